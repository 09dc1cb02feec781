import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import type { InvoiceRow } from '../invoiceWire';
import { invoices } from '../schema/invoices';

/** The company's invoice of this number and day; numbers are the portal's, so that there is one. */
export async function findIssuedInvoice(
  queries: Queries,
  companyId: string,
  { belgeNumarasi, faturaTarih }: { belgeNumarasi: string; faturaTarih: string },
): Promise<InvoiceRow | undefined> {
  const [row] = await queries
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.companyId, companyId),
        eq(invoices.belgeNumarasi, belgeNumarasi),
        eq(invoices.faturaTarih, faturaTarih),
      ),
    );
  return row;
}
