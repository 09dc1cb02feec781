import { keepPreviousData } from '@tanstack/react-query';
import type { components } from '@kalem/sdk';
import { useState } from 'react';
import { minuteOf } from '../../fields/instants';
import { Badge, type Tone } from '../../primitives/feedback/Badge';
import { type Translate, useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import type { Column } from '../list/columns';
import { DataList } from '../list/DataList';
import { channelWords, messages, reasonText } from './messages';

type Reminder = components['schemas']['Reminder'];
type T = Translate<keyof (typeof messages)['texts']['tr']>;

interface RemindersLogProps {
  debtorId: string;
  companyId: string;
}

/** A mail leaves within seconds. One that waits for a retry is shown later. */
const RECHECK_MS = 5_000;

function useReminders({ debtorId, companyId }: RemindersLogProps, page: number) {
  return useApi().useQuery(
    'get',
    '/hatirlatma',
    { params: { query: { companyId, cariHesapId: debtorId, page } } },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) =>
        state.data?.items.some(({ durum }) => durum === 'KUYRUKTA') ? RECHECK_MS : false,
      meta: { kind: 'listReminders' },
    },
  );
}

/** The reminders of an account, newest first (MNY-67). Nothing while there are none. */
export function RemindersLog(props: RemindersLogProps) {
  const t = useMessages(messages);
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useReminders(props, page);
  const columns = useColumns();
  if (!error && (!data || (page === 1 && data.items.length === 0))) return null;
  return (
    <section className="kalem-card kalem-debtor__part" aria-label={t('log')}>
      <div className="kalem-debtor__head">
        <h2 className="kalem-heading">{t('log')}</h2>
      </div>
      <DataList
        label={t('log')}
        className="kalem-reminders"
        columns={columns}
        rows={data?.items}
        isStale={isPlaceholderData}
        idOf={({ id }) => id}
        nameOf={({ zaman }) => minuteOf(zaman)}
        error={error}
        onRetry={() => void refetch()}
        empty={null}
        paging={{
          label: t('log'),
          page,
          hasNext: data?.hasNext ?? false,
          summary: t('count', { n: data?.items.length ?? 0 }),
          onPage: setPage,
        }}
      />
    </section>
  );
}

/** 'Son hatırlatma 14/11/2026 10:20, e-posta', or nothing. */
export function LastReminder(props: RemindersLogProps) {
  const t = useMessages(messages);
  const last = useReminders(props, 1).data?.items.find(({ durum }) => durum !== 'GONDERILMEDI');
  if (!last) return null;
  return (
    <p className="kalem-xs kalem-muted kalem-num">
      {t('last', { when: minuteOf(last.zaman), channel: t(channelWords[last.kanal]) })}
    </p>
  );
}

function useColumns(): Column<Reminder>[] {
  const t = useMessages(messages);
  return [
    {
      id: 'zaman',
      head: t('time'),
      cell: ({ zaman }) => <span className="kalem-num">{minuteOf(zaman)}</span>,
      card: 'title',
      width: 150,
    },
    {
      id: 'kanal',
      head: t('channel'),
      cell: ({ kanal, adres }) => (
        <span className="kalem-two">
          <span>{t(kanal)}</span>
          {adres && <small className="kalem-reminders__address">{adres}</small>}
        </span>
      ),
      card: 'start',
    },
    {
      id: 'faturalar',
      head: t('invoices'),
      cell: ({ faturalar }) => (
        <span className="kalem-num kalem-reminders__numbers" title={faturalar.join(', ')}>
          {numbersText(faturalar, t)}
        </span>
      ),
      card: 'foot',
    },
    {
      id: 'gonderen',
      head: t('sender'),
      cell: (reminder) => <span className="kalem-two-lines">{senderText(reminder, t)}</span>,
      card: 'foot',
    },
    {
      id: 'durum',
      head: t('outcome'),
      cell: ({ durum, neden }) => (
        <Badge tone={tones[durum]}>
          {durum === 'GONDERILMEDI' ? t(durum, { reason: neden ? reasonText(neden, t) : '' }) : t(durum)}
        </Badge>
      ),
      card: 'amount',
      width: 210,
    },
  ];
}

const tones: Record<Reminder['durum'], Tone> = {
  KUYRUKTA: 'info',
  GONDERILDI: 'success',
  GONDERILMEDI: 'neutral',
  ULASMADI: 'danger',
  HAZIRLANDI: 'neutral',
};

const SHOWN_NUMBERS = 2;

function numbersText(numbers: readonly string[], t: T): string {
  const shown = numbers.slice(0, SHOWN_NUMBERS).join(', ');
  const more = numbers.length - SHOWN_NUMBERS;
  return more > 0 ? t('more', { numbers: shown, n: more }) : shown;
}

/** The user, or the day from the due day on which the mail went by itself. */
function senderText({ kullanici, asama }: Reminder, t: T): string {
  if (asama === null) return kullanici ?? '–';
  if (asama === 0) return t('byItselfOnDay');
  return t(asama > 0 ? 'byItselfAfter' : 'byItselfBefore', { n: Math.abs(asama) });
}
