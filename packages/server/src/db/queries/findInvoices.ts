import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import type { InvoiceRow } from '../invoiceWire';
import { invoices } from '../schema/invoices';

/** Those of these invoices that belong to the company. */
export async function findInvoices(queries: Queries, companyId: string, ids: readonly string[]): Promise<InvoiceRow[]> {
  if (ids.length === 0) return [];
  return queries
    .select()
    .from(invoices)
    .where(and(eq(invoices.companyId, companyId), inArray(invoices.id, [...ids])));
}
