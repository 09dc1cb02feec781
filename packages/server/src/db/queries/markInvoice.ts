import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import type { InvoiceRow } from '../invoiceWire';
import { invoices } from '../schema/invoices';
import { searchText } from '../search';

export type InvoiceMarks = Partial<
  Pick<InvoiceRow, 'ettn' | 'belgeNumarasi' | 'onayDurumu' | 'portalDurumu' | 'portalMesaji'>
>;

/**
 * Notes how an invoice stands at the portal, while it still has the version and `portalDurumu` that were read. The version stays: what
 * somebody is typing is not stale because the portal took the draft meanwhile. Answers the new row, undefined when it was too late.
 */
export async function markInvoice(
  tx: Queries,
  read: Pick<InvoiceRow, 'companyId' | 'id' | 'version' | 'portalDurumu'>,
  marks: InvoiceMarks,
  now: Date,
): Promise<InvoiceRow | undefined> {
  const isIt = and(
    eq(invoices.companyId, read.companyId),
    eq(invoices.id, read.id),
    eq(invoices.version, read.version),
    eq(invoices.portalDurumu, read.portalDurumu),
  );
  const [row] = await tx
    .update(invoices)
    .set({ ...marks, updatedAt: now })
    .where(isIt)
    .returning();
  if (!row) return undefined;
  const arama = searchText(row);
  if (arama !== row.arama)
    await tx
      .update(invoices)
      .set({ arama })
      .where(and(eq(invoices.companyId, row.companyId), eq(invoices.id, row.id)));
  return { ...row, arama };
}
