import type { HomeProps } from '@kalem/ui/home';
import type { ListQuery } from '@kalem/ui/invoice-list';
import { useLocation, useSearchParams } from 'react-router';
import { useApp } from '../AppRoot';

/** The screen stays the same: no new history entry, no scrolling to its top. */
const inPlace = { replace: true, preventScrollReset: true };

/**
 * The query of the address, and how to write it. Nothing is written on the way to another screen: a search that runs
 * after its pause would cancel the navigation, or change the address of the next screen while the list still stands.
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

/** A list's query as it stands in the address, so that going back or reloading finds the list as it was. */
export function useListAddress(): ListAddress {
  const [params, write] = useAddress();
  return {
    query: readQuery(params),
    onQueryChange: (query) => write(writeQuery(query)),
  };
}

/** The address of a list that has no dates. */
export function useCardListAddress(): ListAddress {
  const [params, write] = useAddress();
  return {
    query: readQuery(params),
    onQueryChange: ({ range: _, ...query }) => write(writeQuery(query)),
  };
}

type Period = NonNullable<HomeProps['days']>;

/** The period of a home page as it stands in the address. */
export function usePeriodAddress(): { days: Period; onDaysChange: (days: Period) => void } {
  const [params, write] = useAddress();
  return {
    days: params.get('donem') === '30' ? 30 : 7,
    onDaysChange: (days) => write(days === 30 ? { donem: '30' } : {}),
  };
}

/** What opens a list with its upload from Excel: the state of a way there. */
export const importAsked = { opens: 'import' };

/** How a list of cards begins: with its upload or one of its imports, afresh each time the user asks for that. */
export function useListStart(): { key?: string; opens?: 'import'; aktarimId?: string } {
  const { state, key } = useLocation() as { state: { opens?: string; aktarimId?: string } | null; key: string };
  if (state?.aktarimId) return { key, aktarimId: state.aktarimId };
  return state?.opens === importAsked.opens ? { key, opens: 'import' } : {};
}

/** What lists filter by, as it stands in the address. */
const filters = ['durum', 'islem', 'konu', 'kullanici', 'sirket', 'tarih', 'yon'];

/** What the address leaves out is the list's default. */
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

/** The list as it has this invoice, whatever its day: by its number, or by its day while the portal has given none. */
export function invoiceAddress(invoice: { belgeNumarasi?: string | null; faturaTarih: string }): string {
  const { belgeNumarasi, faturaTarih } = invoice;
  const search: Record<string, string> = belgeNumarasi
    ? { ara: belgeNumarasi }
    : { baslangic: faturaTarih, bitis: faturaTarih };
  return `/dashboard/faturalarim?${new URLSearchParams(search)}`;
}
