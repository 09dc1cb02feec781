import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import type { InvoiceRow } from '../invoiceWire';
import { invoices } from '../schema/invoices';

/** The company's invoice with this ETTN. */
export async function findInvoiceByEttn(
  queries: Queries,
  companyId: string,
  ettn: string,
): Promise<InvoiceRow | undefined> {
  const [row] = await queries
    .select()
    .from(invoices)
    .where(and(eq(invoices.companyId, companyId), eq(invoices.ettn, ettn)));
  return row;
}
