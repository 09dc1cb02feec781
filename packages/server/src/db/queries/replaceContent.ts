import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import type { InvoiceRow } from '../invoiceWire';
import { invoices } from '../schema/invoices';
import { searchText } from '../search';
import type { InvoiceContentChange } from './changeInvoice';

/** Puts the portal's content in the place of the stored one of an invoice that came from there, while it is as it was read. */
export async function replaceContent(
  tx: Queries,
  read: Pick<InvoiceRow, 'companyId' | 'id' | 'version'>,
  content: InvoiceContentChange,
  now: Date,
): Promise<void> {
  const isIt = and(eq(invoices.companyId, read.companyId), eq(invoices.id, read.id));
  const [row] = await tx
    .update(invoices)
    .set({ ...content, version: sql`${invoices.version} + 1`, updatedAt: now })
    .where(and(isIt, eq(invoices.version, read.version)))
    .returning();
  if (row)
    await tx
      .update(invoices)
      .set({ arama: searchText(row) })
      .where(isIt);
}
