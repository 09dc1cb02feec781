import { keepPreviousData } from '@tanstack/react-query';
import type { components } from '@kalem/sdk';
import { useAskedAnew, type ListQuery } from '../../kit/list/useListQuery';
import { useApi } from '../../provider/queries';

/** An invoice as lists answer it. */
export type ListedInvoice = components['schemas']['InvoiceSummary'];

export interface Invoices {
  /** Undefined until the first answer. */
  items: ListedInvoice[] | undefined;
  hasNext: boolean;
  /** The rows are those of the question before; the new ones are on their way. */
  isStale: boolean;
  error: unknown;
  retry: () => void;
}

/** The portal has not decided yet: look again. */
const recheck = 10_000;
const undecided: ReadonlySet<string> = new Set(['BEKLIYOR', 'BELIRSIZ']);

/**
 * The invoices that the list shows: a page of the range, or what the search found. While another page loads, the old
 * one stays.
 */
export function useInvoices({ range, page: number, search: q }: ListQuery, asked: number, companyId: string): Invoices {
  const api = useApi();
  const isRange = q === '';
  const reading = {
    placeholderData: keepPreviousData,
    meta: { kind: 'listInvoices' },
  };
  const page = api.useQuery(
    'get',
    '/fatura',
    {
      params: {
        query: {
          companyId,
          baslangicTarihi: range.start || undefined,
          bitisTarihi: range.end || undefined,
          page: number,
        },
      },
    },
    { ...reading, enabled: isRange, refetchInterval: ({ state }) => interval(state.data?.items) },
  );
  const found = api.useQuery(
    'get',
    '/fatura/search',
    { params: { query: { companyId, q } } },
    { ...reading, enabled: !isRange, refetchInterval: ({ state }) => interval(state.data?.items) },
  );
  const answer = isRange ? page : found;
  useAskedAnew(asked, answer.refetch);
  return {
    items: answer.data?.items ?? (isRange ? undefined : page.data?.items),
    hasNext: isRange && (page.data?.hasNext ?? false),
    isStale: answer.isFetching && (answer.isPlaceholderData || !answer.data),
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}

function interval(items: readonly ListedInvoice[] | undefined): number | false {
  return items?.some(({ portalDurumu }) => undecided.has(portalDurumu)) ? recheck : false;
}
