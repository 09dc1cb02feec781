import { useEffect, useMemo } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { addDays, istanbulNow, sumAmounts, type DateRange } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useSync } from '../../fields/SyncNotice';
import type { Period } from '../../kit/figures/Tiles';
import { useAction, useApi, useInvalidate, usePermission } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';

type Schemas = components['schemas'];
export type PendingItem = Schemas['PendingItem'];
export type RunningImport = Schemas['RunningImport'];
export type EndedImport = Schemas['EndedImport'];
type HomeDays = Schemas['HomeDays'];

/** What the home page tells its host. */
export type HomeEvent =
  /** A tile or a task leads to a list of these days: own invoices, those issued to the company, requests. */
  | {
      type: 'showList';
      list: 'invoices' | 'received' | 'requests';
      range: DateRange;
      /** The status of own invoices, where only those are meant. */
      status?: 'Onaylandi' | 'Onaylanmadi';
    }
  /** The drafts, whatever their day. */
  | { type: 'showDrafts' }
  /** A new invoice is asked for. */
  | { type: 'create' }
  /** A draft that the portal refused is to be corrected. */
  | { type: 'edit'; faturaId: string }
  /** These are to be signed. */
  | { type: 'sign'; faturaIds: string[] }
  /** Cards that are being taken from an Excel file, or were: the list of customers or stock with this import. */
  | { type: 'showImport'; tur: RunningImport['tur']; aktarimId: string }
  /** The company is to be linked to its portal account. */
  | { type: 'linkGib' }
  /** Logo and signature are to be added. */
  | { type: 'addImages' }
  /** Another period is shown. */
  | { type: 'period'; days: Period };

declare module '../../provider/events' {
  interface WidgetEvents {
    home: HomeEvent;
  }
}

/** A day of the chart, in TRY. */
export interface DayFigures {
  readonly day: string;
  readonly sold: string;
  readonly bought: string;
}

/** What one tile says; its list is not open to the user where it is undefined. */
export interface Total {
  readonly tl: string;
  readonly count: number;
  /** What is not in `tl`, because its rate of exchange is not known. */
  readonly others: readonly { readonly paraBirim: string; readonly tutar: string }[];
}

export interface HomeState {
  /** The days that `figures` are about, both included, as `YYYY-MM-DD`. */
  range: DateRange;
  /** The day in Istanbul, as `YYYY-MM-DD`. */
  today: string;
  /**
   * Sales and purchases in total and by day, and the number of requests; undefined until the first answer. A part that
   * the user may not see is undefined.
   */
  figures:
    | { sales: Total | undefined; purchases: Total | undefined; requests: number | undefined; days: DayFigures[] }
    | undefined;
  /** True if `figures` could not be read; they are 0 then. */
  hasFailed: boolean;
  /** True while `figures` are those of other `days`. */
  isStale: boolean;
  /** Reads `figures` and `pending` again. */
  retry: () => void;
  /** What waits for the user; undefined until the first answer, and when it could not be read. */
  pending: Schemas['Pending'] | undefined;
  /** True after the first answer or failure of `pending`. */
  isPendingKnown: boolean;
  /** The download of the portal's invoices; undefined until it is known. */
  sync: ReturnType<typeof useSync>;
  /** Downloads the portal's invoices now: for the first time again, from where it stopped, or what is new. */
  startSync: { isPending: boolean; run: () => void };
  /** What the user may do: write invoices, answer requests, change the company. True until it is known. */
  may: { write: boolean; answer: boolean; settle: boolean };
}

/** So often (ms) the imports under way are read again. */
const IMPORT_REREAD_MS = 2_000;

/** The figures of a company for the last `days` days up to today, for a host that draws its home page itself. */
export function useHome({ companyId, days }: { companyId: string; days: Period }): HomeState {
  const api = useApi();
  const { client, now, hear } = useKalem();
  const invalidate = useInvalidate();
  const today = istanbulNow(now()).date;
  const range = useMemo(() => ({ start: addDays(today, 1 - days), end: today }), [today, days]);
  const figures = api.useQuery(
    'get',
    '/anasayfa',
    { params: { query: { companyId, baslangicTarihi: range.start, bitisTarihi: range.end } } },
    { placeholderData: keepPreviousData, staleTime: 0, meta: { kind: 'readHome' } },
  );
  const pending = api.useQuery(
    'get',
    '/anasayfa/bekleyenler',
    { params: { query: { companyId } } },
    {
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.aktarimlar.length ? IMPORT_REREAD_MS : false),
      meta: { kind: 'readPending' },
    },
  );
  const startSync = useAction('startSync', async () => {
    await client.POST('/company/sync', { params: { query: { companyId } } });
    await invalidate('/company/sync');
  });
  // What is signed beside it is no longer to be done.
  useEffect(
    () =>
      hear(({ type }) => {
        if (type === 'signed' || type === 'partlySigned') void invalidate('/anasayfa');
      }),
    [hear, invalidate],
  );
  const { data } = figures;
  const shown = useMemo(() => {
    // A failure leaves the tiles at 0 (HOM-06).
    const answer = data ?? (figures.error ? nothing : undefined);
    return (
      answer && {
        sales: answer.satislar ? totalOf(answer.satislar) : undefined,
        purchases: answer.alislar ? totalOf(answer.alislar) : undefined,
        requests: answer.talepler ?? undefined,
        days: byDay(answer, range),
      }
    );
  }, [data, figures.error, range]);
  return {
    range,
    today,
    figures: shown,
    hasFailed: figures.error !== null,
    isStale: figures.isPlaceholderData,
    retry: () => void invalidate('/anasayfa'),
    pending: pending.data,
    isPendingKnown: !pending.isPending,
    sync: useSync(companyId),
    startSync: { isPending: startSync.isPending, run: () => void startSync.run(undefined) },
    may: {
      write: usePermission('faturaWrite', companyId) !== false,
      answer: usePermission('iptalItirazWrite', companyId) !== false,
      settle: usePermission('companyWrite', companyId) !== false,
    },
  };
}

const nothing: Schemas['HomeFigures'] = { satislar: [], alislar: [], talepler: 0 };

function totalOf(rows: HomeDays): Total {
  const unknown = rows.filter(({ tlTutari, paraBirim }) => tlTutari === null && paraBirim !== null);
  const currencies = [...new Set(unknown.flatMap(({ paraBirim }) => paraBirim ?? []))].sort();
  return {
    tl: sumInTl(rows),
    count: rows.reduce((sum, { adet }) => sum + adet, 0),
    others: currencies.map((paraBirim) => ({
      paraBirim,
      tutar: sumAmounts(unknown.filter((row) => row.paraBirim === paraBirim).map(({ tutar }) => tutar)),
    })),
  };
}

function byDay({ satislar, alislar }: Schemas['HomeFigures'], { start, end }: DateRange): DayFigures[] {
  const days: DayFigures[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) {
    const of = (rows: HomeDays | null) => sumInTl(rows?.filter(({ tarih }) => tarih === day) ?? []);
    days.push({ day, sold: of(satislar), bought: of(alislar) });
  }
  return days;
}

const sumInTl = (rows: HomeDays) => sumAmounts(rows.flatMap(({ tlTutari }) => tlTutari ?? []));
