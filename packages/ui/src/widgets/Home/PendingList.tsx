import { type ReactNode, useId } from 'react';
import { daysBetween, objectionDays, signingDays, toScreenDate } from '@kalem/domain';
import { TermClock } from '../../kit/TermClock';
import { Amount, formatDecimal } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import type { HomeEvent, HomeState, Overdue, PendingItem } from './useHome';

interface PendingListProps {
  pending: NonNullable<HomeState['pending']>;
  today: string;
  may: HomeState['may'];
  emit: (event: HomeEvent) => void;
}

/** Today's tasks, each with its action. Without tasks, one line of text. */
export function PendingList({ pending, today, may, emit }: PendingListProps) {
  const { items, toplam, gecikenler } = pending;
  const t = useMessages(messages);
  const title = useId();
  const overdue = gecikenler && gecikenler.adet > 0 ? gecikenler : undefined;
  const proposals = pending.bankaOnerileri ?? 0;
  const jobs = toplam + (overdue ? 1 : 0) + (proposals > 0 ? 1 : 0);
  if (jobs === 0)
    return (
      <p className="kalem-card kalem-home__quiet">
        <Icon icon={icons.ok} />
        {t('nothingPending')}
      </p>
    );
  const lastDays = items.filter(({ sonGun }) => sonGun === today).length;
  return (
    <section className="kalem-card" aria-labelledby={title}>
      <div className="kalem-home__head">
        <h2 id={title} className="kalem-heading">
          {t('pending')}
        </h2>
        <span className="kalem-sm kalem-muted kalem-num">
          {[t('jobs', { n: jobs }), lastDays > 0 && t('lastDayOf', { n: lastDays })].filter(Boolean).join(' · ')}
        </span>
      </div>
      <ul className="kalem-pending">
        {items.map((item, place) => (
          <Row key={`${item.tur} ${item.id}`} item={item} isFirst={place === 0} today={today} may={may} emit={emit} />
        ))}
        <MoneyRows overdue={overdue} proposals={proposals} isFirst={items.length === 0} emit={emit} />
      </ul>
      {toplam > items.length && (
        <div className="kalem-pending__more kalem-sm kalem-muted">{t('shownOf', { n: items.length })}</div>
      )}
    </section>
  );
}

interface MoneyRowsProps extends Pick<PendingListProps, 'emit'> {
  overdue: Overdue | undefined;
  proposals: number;
  isFirst: boolean;
}

type RowProps = Omit<PendingListProps, 'pending'> & { item: PendingItem; isFirst: boolean };

const shapes = { IMZA: icons.sign, DUZELTME: icons.error, IPTAL: icons.undo, ITIRAZ: icons.alert } as const;

function Row({ item, isFirst, today, may, emit }: RowProps) {
  const { tur, karsiTaraf, tutar, paraBirim } = item;
  return (
    <li data-tone={tur === 'DUZELTME' ? 'danger' : undefined}>
      <Icon icon={shapes[tur]} />
      <span className="kalem-two">
        <span className="kalem-two-lines kalem-pending__name" title={karsiTaraf}>
          {karsiTaraf}
        </span>
        <small>
          <What item={item} />
        </small>
      </span>
      <span className="kalem-pending__amount">
        {tutar !== null && <Amount value={tutar} {...(paraBirim && { currency: paraBirim })} />}
      </span>
      <span className="kalem-pending__due">
        <Due item={item} today={today} />
      </span>
      <Action item={item} isFirst={isFirst} today={today} may={may} emit={emit} />
    </li>
  );
}

/** One task for all late invoices, and one for all proposals of bank movements (MNY-52). */
function MoneyRows({ overdue, proposals, isFirst, emit }: MoneyRowsProps) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const amountOf = ({ tutarlar }: Overdue) =>
    tutarlar.map(({ tutar, paraBirim }) => `${formatDecimal(tutar, locale)} ${paraBirim}`).join(', ');
  return (
    <>
      {overdue && (
        <LineRow
          text={t('overdueOf', { n: overdue.adet, amount: amountOf(overdue) })}
          icon={icons.purse}
          tone="danger"
          isFirst={isFirst}
          onSee={() => emit({ type: 'showOverdue' })}
        />
      )}
      {proposals > 0 && (
        <LineRow
          text={t('proposalsOf', { n: proposals })}
          icon={icons.landmark}
          isFirst={isFirst && !overdue}
          onSee={() => emit({ type: 'showBankMovements' })}
        />
      )}
    </>
  );
}

interface LineRowProps {
  text: string;
  icon: string;
  tone?: 'danger';
  isFirst: boolean;
  onSee: () => void;
}

function LineRow({ text, icon, tone, isFirst, onSee }: LineRowProps) {
  const t = useMessages(messages);
  return (
    <li className="kalem-pending__line" data-tone={tone}>
      <Icon icon={icon} />
      <span className="kalem-pending__name">{text}</span>
      <Button
        size="sm"
        variant={isFirst ? 'primary' : 'secondary'}
        aria-label={t('seeOf', { name: text })}
        onPress={onSee}
      >
        {t('see')}
      </Button>
    </li>
  );
}

/** A short description of the task. */
function What({ item: { tur, tarih, belgeNumarasi, mesaj } }: { item: PendingItem }): ReactNode {
  const t = useMessages(messages);
  if (tur === 'IMZA') return t('draftOf', { day: toScreenDate(tarih) });
  if (tur === 'DUZELTME' && mesaj)
    return (
      <>
        {t('refused')} <span lang="tr">{mesaj}</span>
      </>
    );
  if (tur === 'DUZELTME') return t('refusedOnly');
  return t(tur, { number: belgeNumarasi ?? '' });
}

/** The days left for signing (LST-21) or for an answer (REQ-22). */
function Due({ item: { tur, sonGun }, today }: { item: PendingItem; today: string }) {
  const t = useMessages(messages);
  if (sonGun === null) return <small className="kalem-xs kalem-muted">{t('noDay')}</small>;
  const left = daysBetween(today, sonGun);
  const isDraft = tur === 'IMZA' || tur === 'DUZELTME';
  const words = () => {
    if (left < 0) return t('signOver');
    if (left === 0) return t(isDraft ? 'lastDayToSign' : 'lastDayToAnswer');
    return t(isDraft ? 'daysToSign' : 'daysToAnswer', { n: left });
  };
  return (
    <TermClock left={left} of={isDraft ? signingDays : objectionDays} isUrgent>
      {words()}
    </TermClock>
  );
}

function Action({ item, isFirst, today, may, emit }: RowProps) {
  const t = useMessages(messages);
  const { tur, id, karsiTaraf: name, tarih, belgeNumarasi } = item;
  const variant = isFirst ? 'primary' : 'secondary';
  const isDraft = tur === 'IMZA' || tur === 'DUZELTME';
  const range = isDraft ? { start: tarih, end: tarih } : { start: tarih, end: today };
  const show = () =>
    emit(
      isDraft
        ? { type: 'showList', list: 'invoices', range, status: 'Onaylanmadi' }
        : { type: 'showList', list: 'requests', range },
    );
  // Without permission for the action, the user can still open the item.
  if (!(isDraft ? may.write : may.answer))
    return (
      <Button size="sm" aria-label={t('seeOf', { name })} onPress={show}>
        {t('see')}
      </Button>
    );
  if (tur === 'IMZA')
    return (
      <Button
        size="sm"
        variant={variant}
        aria-label={t('signOf', { name })}
        onPress={() => emit({ type: 'sign', faturaIds: [id] })}
      >
        {t('sign')}
      </Button>
    );
  if (tur === 'DUZELTME')
    return (
      <Button
        size="sm"
        variant={variant}
        aria-label={t('fixOf', { name })}
        onPress={() => emit({ type: 'edit', faturaId: id })}
      >
        {t('fix')}
      </Button>
    );
  return (
    <Button
      size="sm"
      variant={variant}
      aria-label={t('answerOf', { name, number: belgeNumarasi ?? '' })}
      onPress={show}
    >
      {t('answer')}
    </Button>
  );
}
