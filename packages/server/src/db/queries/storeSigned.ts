import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import type { InvoiceRow } from '../invoiceWire';
import { invoices } from '../schema/invoices';
import { searchText } from '../search';
import type { InvoiceContentChange } from './changeInvoice';

/** Notes an invoice as approved with the content that was signed. Answers the new row, undefined when it was changed after it was read. */
export async function storeSigned(
  tx: Queries,
  read: InvoiceRow,
  content: InvoiceContentChange,
  now: Date,
): Promise<InvoiceRow | undefined> {
  const isIt = and(
    eq(invoices.companyId, read.companyId),
    eq(invoices.id, read.id),
    eq(invoices.version, read.version),
    eq(invoices.onayDurumu, 'Onaylanmadi'),
  );
  const [row] = await tx
    .update(invoices)
    .set({
      ...content,
      onayDurumu: 'Onaylandi',
      portalDurumu: 'GONDERILDI',
      portalMesaji: null,
      version: sql`${invoices.version} + 1`,
      updatedAt: now,
    })
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
