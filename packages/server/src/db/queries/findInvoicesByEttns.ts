import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import type { InvoiceRow } from '../invoiceWire';
import { invoices } from '../schema/invoices';

/** The company's invoices with these ETTNs. */
export async function findInvoicesByEttns(
  queries: Queries,
  companyId: string,
  ettns: readonly string[],
): Promise<InvoiceRow[]> {
  if (ettns.length === 0) return [];
  return queries
    .select()
    .from(invoices)
    .where(and(eq(invoices.companyId, companyId), inArray(invoices.ettn, [...ettns])));
}
