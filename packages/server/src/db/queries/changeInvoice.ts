import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import type { InvoiceRow } from '../invoiceWire';
import { invoices } from '../schema/invoices';
import { searchText } from '../search';

export type InvoiceContentChange = Partial<
  Omit<InvoiceRow, 'id' | 'companyId' | 'version' | 'arama' | 'createdAt' | 'createdBy' | 'updatedAt'>
>;

/**
 * Changes the content of an invoice and counts its version up, while it still has the version that was read, is not approved and nobody
 * is at the portal with it. Answers the new row, undefined when it was too late.
 */
export async function changeInvoice(
  tx: Queries,
  read: Pick<InvoiceRow, 'companyId' | 'id' | 'version'>,
  change: InvoiceContentChange,
  now: Date,
): Promise<InvoiceRow | undefined> {
  const isOpen = and(eq(invoices.onayDurumu, 'Onaylanmadi'), ne(invoices.portalDurumu, 'BELIRSIZ'));
  const isIt = and(
    eq(invoices.companyId, read.companyId),
    eq(invoices.id, read.id),
    eq(invoices.version, read.version),
    isOpen,
  );
  const [row] = await tx
    .update(invoices)
    .set({ ...change, version: sql`${invoices.version} + 1`, updatedAt: now })
    .where(isIt)
    .returning();
  if (!row) return undefined;
  const arama = searchText(row);
  await tx
    .update(invoices)
    .set({ arama })
    .where(and(eq(invoices.companyId, row.companyId), eq(invoices.id, row.id)));
  return { ...row, arama };
}
