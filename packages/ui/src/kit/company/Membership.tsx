import { DAY_MS, licenceDays, licenceStatus, trialDays } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { dayOf } from '../../fields/instants';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { type Translate, useMessages } from '../../provider/messages';
import { defineMessages } from '../../provider/texts';

export type Company = components['schemas']['Company'];

/** The membership of a company. `days` are the remaining days, or after the end the days since then. */
export interface Membership {
  state: 'trial' | 'member' | 'ending' | 'ended' | 'partner';
  days: number;
  /** The end of trial or licence (RFC 3339). For a company that a partner pays for, the start. */
  until: string;
}

/**
 * The membership at an instant: trial, licence or neither (PAY-01 to PAY-06), or paid by a partner (PRT-10). The later
 * end counts.
 */
export function membershipOf(company: Company, now: Date): Membership {
  if (company.partnerLisansi) return { state: 'partner', days: 0, until: company.createdAt };
  const { trialDaysLeft, licenceDaysLeft, banner } = licenceStatus(company, now);
  const trialEnd = Date.parse(trialEndOf(company));
  const licenceEnd = company.paidAt.Valid ? Date.parse(company.paidAt.Time) + licenceDays * DAY_MS : -Infinity;
  if (licenceDaysLeft > 0 && licenceEnd >= trialEnd)
    return {
      state: banner?.kind === 'ending' ? 'ending' : 'member',
      days: licenceDaysLeft,
      until: instant(licenceEnd),
    };
  if (trialDaysLeft > 0)
    return { state: licenceDaysLeft > 0 ? 'member' : 'trial', days: trialDaysLeft, until: instant(trialEnd) };
  const end = Math.max(trialEnd, licenceEnd);
  return { state: 'ended', days: Math.floor((now.getTime() - end) / DAY_MS), until: instant(end) };
}

/** The end of a company's trial, plus `more` days; RFC 3339. */
export function trialEndOf({ createdAt, demoDuration }: Company, more = 0): string {
  return instant(Date.parse(createdAt) + (trialDays + demoDuration + more) * DAY_MS);
}

function instant(time: number): string {
  return new Date(time).toISOString();
}

const looks = {
  trial: { tone: 'info', icon: icons.clock },
  member: { tone: 'success', icon: icons.ok },
  ending: { tone: 'warning', icon: icons.alert },
  ended: { tone: 'danger', icon: icons.xCircle },
  partner: { tone: 'success', icon: icons.ok },
} as const;

/** Shows the membership of a company and its end. An unverified company shows that instead. */
export function MembershipState({ company, now }: { company: Company; now: Date }) {
  const t = useMessages(membershipMessages);
  const membership = membershipOf(company, now);
  const { state, days } = membership;
  const isProven = company.gibDogrulandi;
  const { tone, icon } = isProven ? looks[state] : { tone: undefined, icon: icons.landmark };
  const isRunningUnproven = !isProven && state !== 'ended' && state !== 'partner';
  return (
    <span className="kalem-two">
      <span className="kalem-membership" data-tone={tone}>
        <Icon icon={icon} size="sm" />
        <span>{t(isProven ? state : 'unverified')}</span>
      </span>
      <small className="kalem-membership__until kalem-num">
        {isRunningUnproven ? t('unverifiedLeft', { state: t(state), n: days }) : timeOf(membership, t)}
      </small>
    </span>
  );
}

function timeOf(
  { state, days, until }: Membership,
  t: Translate<keyof (typeof membershipMessages)['texts']['tr']>,
): string {
  const params = { n: days, day: dayOf(until) };
  if (state === 'partner') return t('since', params);
  if (state === 'ended') return t(days === 0 ? 'today' : 'ago', params);
  return t(state === 'member' ? 'until' : 'left', params);
}

/** The keys are public, so they keep the name of the list of companies, their first user. */
const membershipMessages = defineMessages('companyList', {
  tr: {
    unverified: "GİB'de doğrulanmadı",
    trial: 'Deneme',
    member: 'Üye',
    ending: 'Üyelik bitiyor',
    ended: 'Süresi doldu',
    partner: 'Partner lisansı',
    since: 'partnerle, {day} gününden beri',
    left: '{n} gün kaldı · {day}',
    until: '{day} gününe kadar · {n} gün',
    ago: '{day} · {n} gün önce',
    today: '{day} · bugün',
    unverifiedLeft: '{state}, {n} gün kaldı',
  },
  en: {
    unverified: 'Not proven at GİB',
    trial: 'Trial',
    member: 'Member',
    ending: 'Membership ends soon',
    ended: 'Ended',
    partner: 'Licensed by a partner',
    since: 'with a partner since {day}',
    left: '{n} {n|day|days} left · {day}',
    until: 'until {day} · {n} {n|day|days}',
    ago: '{day} · {n} {n|day|days} ago',
    today: '{day} · today',
    unverifiedLeft: '{state}, {n} {n|day|days} left',
  },
});
