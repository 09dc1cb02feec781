import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../provider/queries';
import type { ListQuery } from './InvoiceListStore';
import type { ListedInvoice } from './ListedInvoice';

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

/** The invoices that the list shows: a page of the range, or what the search found. While another page loads, the old one stays. */
export function useInvoices(query: ListQuery, companyId: string): Invoices {
  const api = useApi();
  const isRange = query.kind === 'range';
  const range = isRange ? query : undefined;
  const page = api.useQuery(
    'get',
    '/fatura',
    {
      params: {
        query: {
          companyId,
          baslangicTarihi: range?.range.start || undefined,
          bitisTarihi: range?.range.end || undefined,
          page: range?.page ?? 1,
        },
      },
    },
    {
      enabled: isRange,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => interval(state.data?.items),
    },
  );
  const found = api.useQuery(
    'get',
    '/fatura/search',
    { params: { query: { companyId, q: isRange ? '' : query.q } } },
    {
      enabled: !isRange,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => interval(state.data?.items),
    },
  );
  const answer = isRange ? page : found;
  useAskedAnew(query, answer.refetch);
  return {
    items: answer.data?.items ?? (isRange ? undefined : page.data?.items),
    hasNext: isRange && (page.data?.hasNext ?? false),
    isStale: answer.isFetching && (answer.isPlaceholderData || !answer.data),
    error: answer.error,
    retry: () => void answer.refetch(),
  };
}

/** A question put again, by 'Sorgula' say, is answered anew even when the last answer is still fresh. */
function useAskedAnew(query: ListQuery, refetch: (options: { cancelRefetch: boolean }) => unknown): void {
  const asked = useRef(query);
  useEffect(() => {
    if (asked.current === query) return;
    asked.current = query;
    refetch({ cancelRefetch: false });
  }, [query, refetch]);
}

function interval(items: readonly ListedInvoice[] | undefined): number | false {
  return items?.some(({ portalDurumu }) => undecided.has(portalDurumu)) ? recheck : false;
}
