import { licenceDays, licenceStatus, trialDays } from '@kalem/domain';
import type { components } from '@kalem/sdk';

export type Company = components['schemas']['Company'];

/** How a company stands with its membership. `days` are those that are left, after the end those since then. */
export interface Membership {
  state: 'trial' | 'member' | 'ending' | 'ended';
  days: number;
  /** When trial or licence ends, RFC 3339. */
  until: string;
}

const DAY = 86_400_000;

/** Trial, licence or neither at an instant (PAY-01 to PAY-06): what lasts longer counts. */
export function membershipOf(company: Company, now: Date): Membership {
  const { trialDaysLeft, licenceDaysLeft, banner } = licenceStatus(company, now);
  const trialEnd = Date.parse(company.createdAt) + (trialDays + company.demoDuration) * DAY;
  const licenceEnd = company.paidAt.Valid ? Date.parse(company.paidAt.Time) + licenceDays * DAY : -Infinity;
  if (licenceDaysLeft > 0 && licenceEnd >= trialEnd)
    return {
      state: banner?.kind === 'ending' ? 'ending' : 'member',
      days: licenceDaysLeft,
      until: instant(licenceEnd),
    };
  if (trialDaysLeft > 0)
    return { state: licenceDaysLeft > 0 ? 'member' : 'trial', days: trialDaysLeft, until: instant(trialEnd) };
  const end = Math.max(trialEnd, licenceEnd);
  return { state: 'ended', days: Math.floor((now.getTime() - end) / DAY), until: instant(end) };
}

function instant(time: number): string {
  return new Date(time).toISOString();
}
