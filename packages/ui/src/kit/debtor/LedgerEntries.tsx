import { keepPreviousData } from '@tanstack/react-query';
import { istanbulNow, toScreenDate } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { Suspense, useState } from 'react';
import { Amount } from '../../primitives/Amount';
import { Checkbox } from '../../primitives/choice/Checkbox';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { EmptyState } from '../../primitives/feedback/EmptyState';
import { lazyPart } from '../../primitives/lazyPart';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import type { Column } from '../list/columns';
import { DataList } from '../list/DataList';
import { messages as receiptMessages } from '../receipt/messages';
import type { ReversibleReceipt } from '../receipt/useReverseReceipts';
import { sideOf, unsigned } from './AccountBalance';
import { type EntryPeriod, entryPeriods, firstDayOf } from './entryPeriods';
import { messages } from './messages';

const ReverseReceipt = lazyPart(async () => (await import('../receipt/ReverseReceipt')).ReverseReceipt);

type Entry = components['schemas']['LedgerLine'];
type Carried = Pick<Entry, 'id' | 'tarih' | 'bakiye'> & { tur: 'carried' };
type Line = Entry | Carried;

interface LedgerEntriesProps {
  debtorId: string;
  paraBirim: string;
  companyId: string;
  /** Called when a payment was undone. Undefined for a user who may not undo one. */
  onReversed: ((receipt: { id: string }) => void) | undefined;
}

/** The entries of an account in one currency, newest first, with the balance after each (MNY-49). */
export function LedgerEntries({ debtorId, paraBirim, companyId, onReversed }: LedgerEntriesProps) {
  const t = useMessages(messages);
  const tReceipt = useMessages(receiptMessages);
  const [reversing, setReversing] = useState<ReversibleReceipt>();
  const { now } = useKalem();
  const [{ period, hasUndone, page }, setShown] = useState({
    period: 'thisYear' as EntryPeriod,
    hasUndone: false,
    page: 1,
  });
  const from = firstDayOf(period, istanbulNow(now()).date);
  const query = { companyId, paraBirim, page, geriAlinanlar: hasUndone, baslangicTarihi: from };
  const answer = useApi().useQuery(
    'get',
    '/alacak/{id}/hareket',
    { params: { path: { id: debtorId }, query } },
    { placeholderData: keepPreviousData, meta: { kind: 'listLedgerEntries' } },
  );
  const { data } = answer;
  return (
    <section className="kalem-card kalem-debtor__part" aria-label={t('entries')}>
      <div className="kalem-debtor__head">
        <h2 className="kalem-heading">{t('entries')}</h2>
        <RadioGroup
          label={t('period')}
          isLabelHidden
          isBare
          variant="segmented"
          options={entryPeriods.map((id) => ({ id, label: t(id) }))}
          value={period}
          onChange={(chosen) => setShown({ period: chosen, hasUndone, page: 1 })}
        />
      </div>
      <DataList
        label={t('entries')}
        className="kalem-debtor__entries"
        columns={useColumns()}
        rows={data && linesOf(data, from)}
        isStale={answer.isPlaceholderData}
        idOf={({ id }) => id}
        nameOf={({ tur }) => t(tur)}
        statusOf={({ tur }) => tur}
        menu={
          onReversed &&
          ((line) => {
            const receipt = reversibleOf(line);
            if (!receipt) return [];
            return [[{ id: 'reverse', label: tReceipt('reverse'), onAction: () => setReversing(receipt) }]];
          })
        }
        error={answer.error}
        onRetry={() => void answer.refetch()}
        empty={
          period === 'always' ? (
            <EmptyState title={t('noEntries')}>{t('noEntriesHelp')}</EmptyState>
          ) : (
            <EmptyState title={t('noEntriesThen')} />
          )
        }
        paging={{
          label: t('entries'),
          page,
          hasNext: data?.hasNext ?? false,
          summary: t('entryCount', { n: data?.items.length ?? 0 }),
          onPage: (next) => setShown({ period, hasUndone, page: next }),
        }}
      />
      <div className="kalem-debtor__foot">
        <Checkbox isSelected={hasUndone} onChange={(isOn) => setShown({ period, hasUndone: isOn, page: 1 })}>
          {t('showUndone')}
        </Checkbox>
      </div>
      <Suspense>
        {reversing && onReversed && (
          <ReverseReceipt
            receipt={reversing}
            companyId={companyId}
            onReversed={onReversed}
            onClose={() => setReversing(undefined)}
          />
        )}
      </Suspense>
    </section>
  );
}

/** The payment, refund, write-off, opening balance or received return of an entry, unless it was undone. */
function reversibleOf(line: Line): ReversibleReceipt | undefined {
  if (!isEntry(line) || line.tahsilatId === null || line.geriAlindi) return undefined;
  const opening = Number(line.borc) > 0 ? 'ACILIS_BORCU' : 'ACILIS_AVANSI';
  const kinds = {
    TAHSILAT: 'TAHSILAT',
    PARA_IADESI: 'PARA_IADESI',
    FARK: 'KURUS_FARKI',
    ACILIS: opening,
    IADE: 'ALINAN_IADE',
  } as const;
  const tur = Object.entries(kinds).find(([entry]) => entry === line.tur)?.[1];
  return tur && { id: line.tahsilatId, tur };
}

/** The entries of a page. Below the last one, the balance from before the period. */
function linesOf({ items, devir, hasNext }: components['schemas']['LedgerPage'], from: string | undefined): Line[] {
  if (from === undefined || hasNext || Number(devir) === 0) return items;
  return [...items, { id: 'carried', tur: 'carried', tarih: from, bakiye: devir }];
}

function useColumns(): Column<Line>[] {
  const t = useMessages(messages);
  return [
    {
      id: 'tarih',
      head: t('day'),
      cell: ({ tarih }) => <span className="kalem-num">{toScreenDate(tarih)}</span>,
      card: 'start',
      width: 118,
      skeleton: '76px',
    },
    { id: 'tur', head: t('entry'), cell: (line) => <EntryName line={line} />, card: 'title' },
    {
      id: 'borc',
      head: t('debit'),
      cell: (line) => isEntry(line) && Number(line.borc) > 0 && <Amount value={line.borc} />,
      card: 'amount',
      className: 'kalem-debtor__debit',
      isNumeric: true,
      width: 132,
      skeleton: '84px',
    },
    {
      id: 'alacak',
      head: t('creditEntry'),
      cell: (line) => isEntry(line) && Number(line.alacak) > 0 && <Amount value={line.alacak} />,
      card: 'amount',
      className: 'kalem-debtor__credit',
      isNumeric: true,
      width: 132,
      skeleton: '84px',
    },
    {
      id: 'bakiye',
      head: t('balance'),
      cell: ({ bakiye }) => <RunningBalance value={bakiye} />,
      card: 'end',
      className: 'kalem-debtor__running',
      isNumeric: true,
      width: 156,
      skeleton: '84px',
    },
  ];
}

function isEntry(line: Line): line is Entry {
  return line.tur !== 'carried';
}

/** The kind of an entry with its invoice or method. Below it the due day, or the explanation. */
function EntryName({ line }: { line: Line }) {
  const t = useMessages(messages);
  const tReceipt = useMessages(receiptMessages);
  if (!isEntry(line)) return <span className="kalem-muted">{t('carried')}</span>;
  const { tur, belgeNumarasi, yontem, vade, aciklama } = line;
  const which = belgeNumarasi ?? (yontem && tReceipt(yontem));
  const note = aciklama || (vade && (tur === 'FATURA' || tur === 'ACILIS') && t('dueOn', { day: toScreenDate(vade) }));
  return (
    <span className="kalem-two">
      <span className="kalem-debtor__entry">
        <b>{t(tur)}</b>
        {which && <span className="kalem-muted kalem-num"> · {which}</span>}
      </span>
      {note && <small>{note}</small>}
    </span>
  );
}

/** A balance with its side: 'B' when the customer owes, 'A' when the company does. */
function RunningBalance({ value }: { value: string }) {
  const t = useMessages(messages);
  const side = sideOf(value);
  return (
    <span className="kalem-debtor__after">
      <span className="kalem-debtor__after-head">{t('balance')} </span>
      <Amount value={unsigned(value)} />
      <span className="kalem-currency kalem-debtor__side" title={side && t(side)}>
        {side && ` ${t(`${side}Short`)}`}
      </span>
    </span>
  );
}
