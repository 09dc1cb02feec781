import type { HomeProps } from '@kalem/ui/home';
import type { ListQuery } from '@kalem/ui/invoice-list';
import { useLocation, useSearchParams } from 'react-router';
import { useApp } from '../AppRoot';

/** Replaces the history entry and keeps the scroll position, because the screen stays the same. */
const inPlace = { replace: true, preventScrollReset: true };

/**
 * Reads and writes the query of the address. Writes nothing during a navigation to another screen: a debounced search
 * would cancel the navigation, or change the next screen's address while the list is still shown.
 */
function useAddress(): [URLSearchParams, (query: URLSearchParams | Record<string, string>) => void] {
  const { router } = useApp();
  const { pathname } = useLocation();
  const [params, setParams] = useSearchParams();
  const write = (query: URLSearchParams | Record<string, string>) => {
    const { navigation, location } = router.state;
    if ((navigation.location ?? location).pathname === pathname) setParams(query, inPlace);
  };
  return [params, write];
}

interface ListAddress {
  query: Partial<ListQuery>;
  onQueryChange: (query: ListQuery) => void;
}

/** A list's query in the address, so that Back and reload restore the list. */
export function useListAddress(): ListAddress {
  const [params, write] = useAddress();
  return {
    query: readQuery(params),
    onQueryChange: (query) => write(writeQuery(query)),
  };
}

/** The same for a list without dates. */
export function useCardListAddress(): ListAddress {
  const [params, write] = useAddress();
  return {
    query: readQuery(params),
    onQueryChange: ({ range: _, ...query }) => write(writeQuery(query)),
  };
}

type Period = NonNullable<HomeProps['days']>;

/** The period of a home page in the address. */
export function usePeriodAddress(): { days: Period; onDaysChange: (days: Period) => void } {
  const [params, write] = useAddress();
  return {
    days: params.get('donem') === '30' ? 30 : 7,
    onDaysChange: (days) => write(days === 30 ? { donem: '30' } : {}),
  };
}

/** The navigation state that opens a list with its Excel upload. */
export const importAsked = { opens: 'import' };

/**
 * How a list of cards starts: normally, with its upload, or with one of its imports. A new `key` restarts it on each
 * request.
 */
export function useListStart(): { key?: string; opens?: 'import'; aktarimId?: string } {
  const { state, key } = useLocation() as { state: { opens?: string; aktarimId?: string } | null; key: string };
  if (state?.aktarimId) return { key, aktarimId: state.aktarimId };
  return state?.opens === importAsked.opens ? { key, opens: 'import' } : {};
}

/** The filters of lists in the address. */
const filters = [
  'durum',
  'geciken',
  'islem',
  'konu',
  'kullanici',
  'paraBirim',
  'sekme',
  'sirket',
  'tahsilat',
  'tarih',
  'yon',
];

/** Parses the list's query. Missing parameters get the list's defaults. */
function readQuery(params: URLSearchParams): Partial<ListQuery> {
  const page = Number(params.get('sayfa'));
  const start = params.get('baslangic');
  const end = params.get('bitis');
  return {
    ...(Number.isInteger(page) && page > 1 && { page }),
    ...(params.has('ara') && { search: params.get('ara') ?? '' }),
    ...(start !== null && end !== null && { range: { start, end } }),
    ...(params.has('sirala') && { sort: params.get('sirala') ?? '' }),
    filter: Object.fromEntries(filters.flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? '']] : []))),
  };
}

function writeQuery({
  page,
  search,
  range,
  sort,
  filter = {},
}: Omit<ListQuery, 'range'> & Partial<Pick<ListQuery, 'range'>>): Record<string, string> {
  return {
    ...(range && { baslangic: range.start, bitis: range.end }),
    ...(page > 1 && { sayfa: String(page) }),
    ...(search && { ara: search }),
    ...(sort && { sirala: sort }),
    ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value)),
  };
}

/**
 * The address of the list that contains this invoice on any day: a search for its number, or its day while it has no
 * number.
 */
export function invoiceAddress(invoice: { belgeNumarasi?: string | null; faturaTarih: string }): string {
  const { belgeNumarasi, faturaTarih } = invoice;
  const search: Record<string, string> = belgeNumarasi
    ? { ara: belgeNumarasi }
    : { baslangic: faturaTarih, bitis: faturaTarih };
  return `/dashboard/faturalarim?${new URLSearchParams(search)}`;
}
