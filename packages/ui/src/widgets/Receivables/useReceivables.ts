import { keepPreviousData } from '@tanstack/react-query';
import type { components, paths } from '@kalem/sdk';
import { type ListQueryProps, type ListQueryState, useAskedAnew, useListQuery } from '../../kit/list/useListQuery';
import { useApi } from '../../provider/queries';
import { useCompanyId } from '../../provider/useKalem';

/** A customer account in one currency. */
export type ReceivableRow = components['schemas']['Debtor'];
/** What is owed in one currency. */
export type ReceivablesSum = components['schemas']['ReceivablesSum'];

type Order = NonNullable<NonNullable<paths['/alacak']['get']['parameters']['query']>['sirala']>;

/** The columns by which accounts can be sorted, as the server names them. */
export const sortColumns = [
  'bakiye',
  'vadesiGelmemis',
  'gun30',
  'gun60',
  'gun90',
  'gun90Ustu',
  'avans',
] as const satisfies readonly Order[];
const orders = ['vadesiGecen', 'aliciUnvan', ...sortColumns].flatMap((id) => [id, `-${id}`]) as Order[];

export interface ReceivablesOptions extends ListQueryProps {
  /** Default the provider's. */
  companyId?: string;
}

export interface ReceivablesState extends ListQueryState {
  /** The sums by currency, TRY first. Undefined until the first answer. */
  sums: readonly ReceivablesSum[] | undefined;
  /** The sums of all currencies in TRY at the last known rates. Undefined without foreign amounts or rates. */
  inTry: components['schemas']['ReceivablesInTry'] | undefined;
  /** Why the sums could not be read; null if they could. */
  sumsError: unknown;
  /** Reads the sums again. */
  retrySums: () => void;
  /** False when the company has not chosen since when receivables are tracked; undefined while unknown. */
  isTracked: boolean | undefined;
  /** True while invoices from before the start was chosen are still being booked. */
  isBooking: boolean;
  /** The accounts of the page, in the chosen currency. Undefined until the first answer. */
  rows: readonly ReceivableRow[] | undefined;
  hasNext: boolean;
  /** True while `rows` are not yet those of the query. */
  isStale: boolean;
  /** Why the accounts could not be read; null if they could. */
  error: unknown;
  /** Reads the accounts again. */
  retry: () => void;
  /** The currency of the accounts; part of `query.filter`. */
  paraBirim: string;
  /** Shows the accounts of another currency, from the first page. */
  showCurrency: (paraBirim: string) => void;
  /** True while only accounts with a late amount are shown; part of `query.filter`. */
  isLateOnly: boolean;
  /** Sets `isLateOnly` and shows the first page. */
  showLateOnly: (isOn: boolean) => void;
  /** The order of the accounts; part of the query. Default: the largest overdue amount first. */
  sort: Order;
}

/** What is owed to a company, for a host with its own view (MNY-48). */
export function useReceivables({ companyId: own, ...queryProps }: ReceivablesOptions = {}): ReceivablesState {
  const api = useApi();
  const companyId = useCompanyId(own);
  const {
    question: _question,
    asked,
    ...list
  } = useListQuery({ ...queryProps, initial: () => ({ range: { start: '', end: '' } }) });
  const { query, ask } = list;
  const sums = api.useQuery(
    'get',
    '/alacak/ozet',
    { params: { query: { companyId } } },
    { meta: { kind: 'sumReceivables' }, refetchInterval: ({ state }) => (state.data?.isleniyor ? RECHECK_MS : false) },
  );
  const paraBirim = currencyOf(query.filter?.['paraBirim'], sums.data?.items);
  const isLateOnly = query.filter?.['geciken'] === 'evet';
  const sort = orders.find((order) => order === query.sort) ?? '-vadesiGecen';
  const { page, search } = query;
  const asking = { companyId, paraBirim, sirala: sort, page, ...(search && { q: search }), geciken: isLateOnly };
  const accounts = api.useQuery(
    'get',
    '/alacak',
    { params: { query: asking } },
    {
      placeholderData: keepPreviousData,
      meta: { kind: 'listDebtors' },
      refetchInterval: () => (sums.data?.isleniyor ? RECHECK_MS : false),
    },
  );
  useAskedAnew(asked, accounts.refetch);
  const set = (filter: Record<string, string>) => ask({ filter: { ...query.filter, ...filter } });
  return {
    ...list,
    sums: sums.data?.items,
    inTry: sums.data?.yaklasikTl ?? undefined,
    sumsError: sums.error,
    retrySums: () => void sums.refetch(),
    isTracked: sums.data && sums.data.baslangic !== null,
    isBooking: sums.data?.isleniyor ?? false,
    rows: accounts.data?.items,
    hasNext: accounts.data?.hasNext ?? false,
    isStale: accounts.isFetching && (accounts.isPlaceholderData || !accounts.data),
    error: accounts.error,
    retry: () => void accounts.refetch(),
    paraBirim,
    showCurrency: (next) => set({ paraBirim: next }),
    isLateOnly,
    showLateOnly: (isOn) => set({ geciken: isOn ? 'evet' : '' }),
    sort,
  };
}

/** Polling interval while earlier invoices are being booked. */
const RECHECK_MS = 3_000;

/** The chosen currency, else TRY, else the first one with an amount. */
function currencyOf(chosen: string | undefined, sums: readonly ReceivablesSum[] | undefined): string {
  const has = (one: string | undefined) => sums?.some(({ paraBirim }) => paraBirim === one) !== false;
  if (chosen && /^[A-Z]{3}$/.test(chosen) && has(chosen)) return chosen;
  return has('TRY') ? 'TRY' : (sums?.[0]?.paraBirim ?? 'TRY');
}
