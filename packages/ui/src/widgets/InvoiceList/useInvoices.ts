import { useState } from 'react';
import { keepPreviousData } from '@tanstack/react-query';
import { lastInvoiceDayDueSoon } from '@kalem/domain';
import type { components, paths } from '@kalem/sdk';
import { payableByCurrency } from '../../fields/invoices';
import { isUndecided } from '../../fields/isUndecided';
import { useAskedAnew, type ListQuery } from '../../kit/list/useListQuery';
import { useApi } from '../../provider/queries';

/** An invoice in the answers of lists. */
export type ListedInvoice = components['schemas']['InvoiceSummary'];

export interface Invoices {
  /** Undefined until the first answer. */
  items: ListedInvoice[] | undefined;
  /** True if there is a page after this one; a search has no pages. */
  hasNext: boolean;
  /** True while `items` are not yet those of the query. */
  isStale: boolean;
  /** The number of matches on all pages and their totals; undefined while unknown. */
  found: Found | undefined;
  /** True if the company tracks what is left to pay of its invoices, and the user may see it. False while unknown. */
  isTracked: boolean;
  /** Why the rows could not be read; null if they could. */
  error: unknown;
  /** Reads the rows again. */
  retry: () => void;
}

/** The number of results, and whether they are complete. */
export interface Extent {
  /** How many invoices. */
  count: number;
  /** True if the search reached its maximum, so there may be more. */
  isCut: boolean;
  /** True if the search was cut short for time and covers only the latest invoices. */
  isPart: boolean;
}

export interface Found extends Extent {
  /** The payable amounts by currency, as decimal strings. Deleted invoices count only if no others are listed. */
  sums: { paraBirim: string; tutar: string }[];
  /** What is left to pay of them by currency. Empty if nothing is. */
  rests: { paraBirim: string; tutar: string }[];
}

/** The filters of the list: a status, or drafts with few days left to sign. */
export const statusFilters = ['Onaylandi', 'Onaylanmadi', 'Silinmis', 'due'] as const;
export type StatusFilter = (typeof statusFilters)[number];

/** The status filter of a list; undefined for all. */
export function statusOf({ filter }: ListQuery): StatusFilter | undefined {
  return statusFilters.find((status) => status === filter?.['durum']);
}

/** The states of the collection by which the list can be filtered (MNY-50). */
export const collectionFilters = ['ACIK', 'KISMI', 'ODENDI', 'GECIKMIS'] as const;
type CollectionFilter = (typeof collectionFilters)[number];

/** The filter by state of the collection; undefined for all. */
export function collectionOf({ filter }: ListQuery): CollectionFilter | undefined {
  return collectionFilters.find((state) => state === filter?.['tahsilat']);
}

/** True if the search covers all dates, the default for a search. */
export function hasAllDates({ search, filter }: ListQuery): boolean {
  return search !== '' && filter?.['tarih'] !== 'aralik';
}

/** The filter part of the query, without sort and page. */
export type Question = Omit<NonNullable<paths['/fatura/all']['get']['parameters']['query']>, 'companyId'>;

/** The days and the states of the list, as parameters of calls. */
export function questionOf(query: ListQuery, today: string): Question {
  const { start, end } = hasAllDates(query) ? { start: '', end: '' } : query.range;
  const status = statusOf(query);
  const lastDue = status === 'due' ? lastInvoiceDayDueSoon(today) : undefined;
  const last = lastDue && (!end || lastDue < end) ? lastDue : end;
  return {
    baslangicTarihi: start || undefined,
    bitisTarihi: last || undefined,
    onayDurumu: status === 'due' ? 'Onaylanmadi' : status,
    tahsilatDurumu: collectionOf(query),
  };
}

export const sorts = [
  '-faturaTarih',
  'faturaTarih',
  '-odenecekTutar',
  'odenecekTutar',
  'vadeTarihi',
  '-vadeTarihi',
] as const;
export type Sort = (typeof sorts)[number];

export function sortOf({ sort }: ListQuery): Sort {
  return sorts.find((one) => one === sort) ?? '-faturaTarih';
}

/** Polling interval (ms) while the portal has not decided about an invoice. */
const RECHECK_MS = 10_000;
/** The maximum number of results of a search. */
const MOST_FOUND = 50;

/**
 * The rows of the list: a page of the range, or the results of the search. The previous rows stay while others load.
 */
export function useInvoices(
  query: ListQuery,
  { asked, companyId, today, mayCollect }: { asked: number; companyId: string; today: string; mayCollect: boolean },
): Invoices {
  const api = useApi();
  const isRange = query.search === '';
  const question = { companyId, ...questionOf(query, today) };
  const reading = { placeholderData: keepPreviousData, meta: { kind: 'listInvoices' } };
  const page = api.useQuery(
    'get',
    '/fatura',
    { params: { query: { ...question, sirala: sortOf(query), page: query.page } } },
    { ...reading, enabled: isRange, refetchInterval: ({ state }) => interval(state.data?.items) },
  );
  const sums = api.useQuery(
    'get',
    '/fatura/ozet',
    { params: { query: question } },
    { meta: { kind: 'sumInvoices' }, enabled: isRange },
  );
  const search = api.useQuery(
    'get',
    '/fatura/search',
    { params: { query: { ...question, sirala: sortOf(query), q: query.search } } },
    { ...reading, enabled: !isRange, refetchInterval: ({ state }) => interval(state.data?.items) },
  );
  const answer = isRange ? page : search;
  useAskedAnew(asked, answer.refetch);
  const items = answer.data?.items ?? (isRange ? undefined : page.data?.items);
  const isTracked =
    mayCollect &&
    (question.tahsilatDurumu !== undefined ||
      Boolean(items?.some(({ tahsilat }) => tahsilat)) ||
      Boolean(sums.data?.items.some(({ kalan }) => kalan !== null)));
  // Another page or search may have no tracked invoice: the columns stay.
  const [trackedIn, setTrackedIn] = useState<string>();
  if (isTracked && trackedIn !== companyId) setTrackedIn(companyId);
  return {
    items,
    isTracked: isTracked || trackedIn === companyId,
    hasNext: isRange && (page.data?.hasNext ?? false),
    isStale: answer.isFetching && (answer.isPlaceholderData || !answer.data),
    found: isRange ? sums.data && summed(sums.data.items, question) : search.data && counted(search.data, question),
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}

function summed(items: components['schemas']['InvoiceSums']['items'], { onayDurumu }: Question): Found {
  const counting = items.filter((item) => onayDurumu === 'Silinmis' || item.onayDurumu !== 'Silinmis');
  return {
    count: items.reduce((sum, { adet }) => sum + adet, 0),
    sums: payableByCurrency(counting.map(({ paraBirim, tutar }) => ({ paraBirim, totals: { odenecekTutar: tutar } }))),
    rests: restsOf(items),
    isCut: false,
    isPart: false,
  };
}

function counted(answer: components['schemas']['InvoiceItems'], { onayDurumu }: Question): Found {
  const extent = extentOf(answer);
  const counting = answer.items.filter((item) => onayDurumu === 'Silinmis' || item.onayDurumu !== 'Silinmis');
  if (extent.isCut || extent.isPart) return { ...extent, sums: [], rests: [] };
  const rests = answer.items.map(({ paraBirim, tahsilat }) => ({ paraBirim, kalan: tahsilat?.kalan ?? null }));
  return { ...extent, sums: payableByCurrency(counting), rests: restsOf(rests) };
}

function restsOf(items: readonly { paraBirim: string; kalan: string | null }[]): Found['rests'] {
  const open = items.filter(({ kalan }) => Number(kalan) > 0);
  return payableByCurrency(
    open.map(({ paraBirim, kalan }) => ({ paraBirim, totals: { odenecekTutar: kalan ?? '0' } })),
  );
}

/** The number of results of a search, and whether they are complete. */
export function extentOf({ items, eksik }: components['schemas']['InvoiceItems']): Extent {
  return { count: items.length, isCut: items.length >= MOST_FOUND, isPart: eksik };
}

function interval(items: readonly ListedInvoice[] | undefined): number | false {
  return items?.some(isUndecided) ? RECHECK_MS : false;
}
