import { useEffect, useMemo } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { addDays, istanbulNow, subtractAmounts, sumAmounts, type DateRange } from '@kalem/domain';
import type { components } from '@kalem/sdk';
import { useSync } from '../../fields/SyncNotice';
import type { Period } from '../../kit/figures/Tiles';
import { useAction, useApi, useInvalidate, usePermission } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';

type Schemas = components['schemas'];
export type PendingItem = Schemas['PendingItem'];
export type RunningImport = Schemas['RunningImport'];
export type EndedImport = Schemas['EndedImport'];
export type Overdue = Schemas['Overdue'];
type HomeDays = Schemas['HomeDays'];

/** Events of the home page. */
export type HomeEvent =
  /** A tile or a task opens a list of these days: own invoices, received invoices, requests. */
  | {
      type: 'showList';
      list: 'invoices' | 'received' | 'requests';
      range: DateRange;
      /** Limits own invoices to this status. */
      status?: 'Onaylandi' | 'Onaylanmadi';
    }
  /** The user wants all drafts, of any day. */
  | { type: 'showDrafts' }
  /** The user wants a new invoice. */
  | { type: 'create' }
  /** The user wants to correct a draft that the portal refused. */
  | { type: 'edit'; faturaId: string }
  /** The user wants to sign these invoices. */
  | { type: 'sign'; faturaIds: string[] }
  /** The user wants to see a running or finished Excel import: show the list of customers or stock with it. */
  | { type: 'showImport'; tur: RunningImport['tur']; aktarimId: string }
  /** The user wants to see which customers are late: show what is owed, only late accounts. */
  | { type: 'showOverdue' }
  /** The user wants to see the proposals for bank movements: show the bank movements. */
  | { type: 'showBankMovements' }
  /** The user wants to link the company to its portal account. */
  | { type: 'linkGib' }
  /** The user wants to add logo and signature. */
  | { type: 'addImages' }
  /** The period was changed. */
  | { type: 'period'; days: Period };

declare module '../../provider/events' {
  interface WidgetEvents {
    home: HomeEvent;
  }
}

/** A day of the chart, in TRY. */
export interface DayFigures {
  readonly day: string;
  /** Without KDV, before returns. */
  readonly sold: string;
  /** Returns of sales, without KDV. */
  readonly returned: string;
  readonly bought: string;
}

/** The total of a tile in TRY. Undefined if the user may not see its list. */
export interface Total {
  /** Without KDV, less returns. */
  readonly net: string;
  /** With KDV, less returns. */
  readonly gross: string;
  /** The returns, without KDV. */
  readonly returned: string;
  /** The number of invoices without returns. */
  readonly count: number;
  /** The number of invoices and returns whose amount in TRY is unknown. They are in no amount. */
  readonly unknown: number;
}

export interface HomeState {
  /** The days of `figures`, both included, as `YYYY-MM-DD`. */
  range: DateRange;
  /** Today in Istanbul, as `YYYY-MM-DD`. */
  today: string;
  /**
   * Sales and purchases in total and by day, and the number of requests; undefined until the first answer. Parts
   * without permission are undefined.
   */
  figures:
    | { sales: Total | undefined; purchases: Total | undefined; requests: number | undefined; days: DayFigures[] }
    | undefined;
  /** True if `figures` could not be read. They are 0 then. */
  hasFailed: boolean;
  /** True while `figures` belong to the previous `days`. */
  isStale: boolean;
  /** Reads `figures` and `pending` again. */
  retry: () => void;
  /** The user's tasks; undefined until the first answer, and after a failure. */
  pending: Schemas['Pending'] | undefined;
  /** True after the first answer or failure of `pending`. */
  isPendingKnown: boolean;
  /** The download of the portal's invoices; undefined while unknown. */
  sync: ReturnType<typeof useSync>;
  /** Starts the download: the first one again, from where it stopped, or only new invoices. */
  startSync: { isPending: boolean; run: () => void };
  /** The user's permissions: write invoices, answer requests, change the company. True while unknown. */
  may: { write: boolean; answer: boolean; settle: boolean };
}

/** Polling interval (ms) of running imports. */
const IMPORT_REREAD_MS = 2_000;

/** The figures of the last `days` days including today, for a host with its own home page. */
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
  // Invoices signed in another widget are no longer tasks.
  useEffect(
    () =>
      hear(({ type }) => {
        if (type === 'signed' || type === 'partlySigned') void invalidate('/anasayfa');
      }),
    [hear, invalidate],
  );
  const { data } = figures;
  const shown = useMemo(() => {
    // After a failure the tiles show 0 (HOM-06).
    const answer = data ?? (figures.error ? nothing : undefined);
    return (
      answer && {
        sales: answer.satislar ? totalOf(answer.satislar, answer.satisIadeleri) : undefined,
        purchases: answer.alislar ? totalOf(answer.alislar, answer.alisIadeleri) : undefined,
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

const nothing: Schemas['HomeFigures'] = {
  satislar: [],
  satisIadeleri: [],
  alislar: [],
  alisIadeleri: [],
  talepler: 0,
};

function totalOf(invoices: HomeDays, returns: HomeDays | null): Total {
  const returned = returns ?? [];
  return {
    net: subtractAmounts(sumOf(invoices, 'tlMatrah'), sumOf(returned, 'tlMatrah')),
    gross: subtractAmounts(sumOf(invoices, 'tlVergilerDahil'), sumOf(returned, 'tlVergilerDahil')),
    returned: sumOf(returned, 'tlMatrah'),
    count: countOf(invoices),
    unknown: countOf([...invoices, ...returned].filter(({ tlMatrah }) => tlMatrah === null)),
  };
}

function byDay({ satislar, satisIadeleri, alislar }: Schemas['HomeFigures'], { start, end }: DateRange): DayFigures[] {
  const days: DayFigures[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) {
    const of = (rows: HomeDays | null) => sumOf(rows?.filter(({ tarih }) => tarih === day) ?? [], 'tlMatrah');
    days.push({ day, sold: of(satislar), returned: of(satisIadeleri), bought: of(alislar) });
  }
  return days;
}

const sumOf = (rows: HomeDays, amount: 'tlMatrah' | 'tlVergilerDahil') =>
  sumAmounts(rows.flatMap((row) => row[amount] ?? []));
const countOf = (rows: HomeDays) => rows.reduce((sum, { adet }) => sum + adet, 0);
