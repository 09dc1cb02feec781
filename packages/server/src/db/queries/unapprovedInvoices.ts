import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import type { InvoiceRow } from '../invoiceWire';
import { invoices } from '../schema/invoices';

/** Those of the ETTNs that stand as not approved here. */
export async function unapprovedInvoices(
  tx: Queries,
  companyId: string,
  ettns: readonly string[],
): Promise<InvoiceRow[]> {
  if (ettns.length === 0) return [];
  return tx
    .select()
    .from(invoices)
    .where(
      and(
        eq(invoices.companyId, companyId),
        inArray(invoices.ettn, [...ettns]),
        eq(invoices.onayDurumu, 'Onaylanmadi'),
      ),
    );
}
