import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import type { InvoiceRow } from '../invoiceWire';
import { invoices } from '../schema/invoices';

/** What the portal's list tells of an invoice, as it is here. */
export type InvoiceState = Pick<InvoiceRow, 'ettn' | 'belgeNumarasi' | 'onayDurumu' | 'portalDurumu' | 'talepAkisi'>;

/** The states of the company's invoices with these ETTNs, without their content. */
export async function invoiceStates(
  queries: Queries,
  companyId: string,
  ettns: readonly string[],
): Promise<InvoiceState[]> {
  if (ettns.length === 0) return [];
  const { ettn, belgeNumarasi, onayDurumu, portalDurumu, talepAkisi } = invoices;
  return queries
    .select({ ettn, belgeNumarasi, onayDurumu, portalDurumu, talepAkisi })
    .from(invoices)
    .where(and(eq(invoices.companyId, companyId), inArray(ettn, [...ettns])));
}
