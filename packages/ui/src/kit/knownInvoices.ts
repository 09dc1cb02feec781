import type { components } from '@kalem/sdk';
import type { QueryClient } from '@tanstack/react-query';

const listPaths = ['/fatura', '/fatura/all', '/fatura/search'];

/** The invoices in the cached lists of the provider, by id. They need not be read again. */
export function knownInvoices(queries: QueryClient): ReadonlyMap<string, components['schemas']['InvoiceSummary']> {
  const lists = queries.getQueriesData<Partial<components['schemas']['InvoiceItems']>>({
    predicate: ({ queryKey: [, path], state }) =>
      typeof path === 'string' && listPaths.includes(path) && !state.isInvalidated,
  });
  return new Map(lists.flatMap(([, list]) => list?.items?.map((invoice) => [invoice.id, invoice] as const) ?? []));
}
