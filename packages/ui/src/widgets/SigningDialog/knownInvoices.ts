import type { QueryClient } from '@tanstack/react-query';
import type { components } from '@kalem/sdk';
import type { SigningInvoice } from './SigningInvoice';

const listPaths = ['/fatura', '/fatura/all', '/fatura/search'];

/** The invoices of the lists that the provider holds, by id: what somebody selected there need not be read again. */
export function knownInvoices(queries: QueryClient): ReadonlyMap<string, SigningInvoice> {
  const lists = queries.getQueriesData<Partial<components['schemas']['InvoiceItems']>>({
    predicate: ({ queryKey: [, path], state }) =>
      typeof path === 'string' && listPaths.includes(path) && !state.isInvalidated,
  });
  return new Map(
    lists.flatMap(([, list]) => list?.items?.map((invoice): [string, SigningInvoice] => [invoice.id, invoice]) ?? []),
  );
}
