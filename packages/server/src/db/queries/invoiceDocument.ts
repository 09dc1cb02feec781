import { and, desc, eq } from 'drizzle-orm';
import type { Dosya } from '../../documents/Dosya';
import type { Queries } from '../../ports/Database';
import { invoiceDocuments } from '../schema/invoiceDocuments';
import { invoices } from '../schema/invoices';

interface InvoiceKey {
  readonly companyId: string;
  readonly id: string;
}
// Kept documents of an invoice.

export async function newestDocument(
  queries: Queries,
  { companyId, id }: InvoiceKey,
  dosya: Dosya,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [row] = await queries
    .select({ icerik: invoiceDocuments.icerik })
    .from(invoiceDocuments)
    .where(
      and(
        eq(invoiceDocuments.companyId, companyId),
        eq(invoiceDocuments.invoiceId, id),
        eq(invoiceDocuments.dosya, dosya),
      ),
    )
    .orderBy(desc(invoiceDocuments.createdAt))
    .limit(1);
  return row && new Uint8Array(row.icerik);
}

/** Holds the invoice until the transaction ends. */
export async function lockDocuments(tx: Queries, { companyId, id }: InvoiceKey): Promise<void> {
  await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.companyId, companyId), eq(invoices.id, id)))
    .for('update');
}

export async function putDocument(
  tx: Queries,
  { companyId, id }: InvoiceKey,
  document: Omit<typeof invoiceDocuments.$inferInsert, 'id' | 'companyId' | 'invoiceId'>,
): Promise<void> {
  await tx.insert(invoiceDocuments).values({ id: crypto.randomUUID(), companyId, invoiceId: id, ...document });
}
