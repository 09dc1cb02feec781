import { and, desc, eq } from 'drizzle-orm';
import type { Dosya } from '../../documents/source';
import type { CompanyTx } from '../../ports/Database';
import type { KeptBytes } from '../../ports/DocumentStore';
import type { Ports } from '../../ports/Ports';
import { invoiceDocuments, invoices } from '../tables';
import type { InvoiceRow } from '../wire';

// Stores the documents of an invoice: the bytes, the rows that refer to them, and which one is shown.

/** The portal's ZIP and its HTML. The bytes are stored before the rows that refer to them. */
export interface PortalDocuments {
  readonly zip: KeptBytes;
  readonly html: KeptBytes | undefined;
}

/** Stores the bytes of the portal's ZIP. Runs outside of a transaction, because the object storage may be slow. */
export async function keepPortalZip(
  { documents, portalFiles }: Pick<Ports, 'documents' | 'portalFiles'>,
  companyId: string,
  zip: Uint8Array<ArrayBuffer>,
): Promise<PortalDocuments> {
  const html = await portalFiles.html(zip, companyId);
  return {
    zip: await documents.keep(companyId, zip),
    html: html && (await documents.keep(companyId, html)),
  };
}

/** Adds the portal's documents. The newest is shown. Identical bytes are not added again. */
export async function putPortalDocuments(
  tx: CompanyTx,
  invoice: Pick<InvoiceRow, 'id'>,
  { zip, html }: PortalDocuments,
  now: Date,
): Promise<void> {
  await lockDocuments(tx, invoice);
  await putOne(tx, invoice, 'zip', zip, now);
  if (html) await putOne(tx, invoice, 'html', html, now);
}

/** Adds a document whose bytes are stored already. */
export async function putDocument(
  tx: CompanyTx,
  { id }: Pick<InvoiceRow, 'id'>,
  document: Omit<typeof invoiceDocuments.$inferInsert, 'id' | 'companyId' | 'invoiceId'>,
): Promise<void> {
  await tx
    .insert(invoiceDocuments)
    .values({ id: crypto.randomUUID(), companyId: tx.companyId, invoiceId: id, ...document });
}

/** The newest document, which is the one shown. A constraint of the table allows exactly one of its two fields. */
export async function newestDocument(
  tx: CompanyTx,
  { id }: Pick<InvoiceRow, 'id'>,
  dosya: Dosya,
): Promise<KeptBytes | undefined> {
  const [row] = await tx
    .select({ icerik: invoiceDocuments.icerik, anahtar: invoiceDocuments.anahtar })
    .from(invoiceDocuments)
    .where(
      and(
        eq(invoiceDocuments.companyId, tx.companyId),
        eq(invoiceDocuments.invoiceId, id),
        eq(invoiceDocuments.dosya, dosya),
      ),
    )
    .orderBy(desc(invoiceDocuments.createdAt))
    .limit(1);
  return row as KeptBytes | undefined;
}

/** Whether the portal's ZIP of an invoice is stored. */
export async function hasPortalZip(tx: CompanyTx, invoiceId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: invoiceDocuments.id })
    .from(invoiceDocuments)
    .where(
      and(
        eq(invoiceDocuments.companyId, tx.companyId),
        eq(invoiceDocuments.invoiceId, invoiceId),
        eq(invoiceDocuments.dosya, 'zip'),
        eq(invoiceDocuments.kaynak, 'portal'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Locks the invoice until the transaction ends. */
export async function lockDocuments(tx: CompanyTx, { id }: Pick<InvoiceRow, 'id'>): Promise<void> {
  await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.companyId, tx.companyId), eq(invoices.id, id)))
    .for('update');
}

async function putOne(
  tx: CompanyTx,
  invoice: Pick<InvoiceRow, 'id'>,
  dosya: 'zip' | 'html',
  kept: KeptBytes,
  createdAt: Date,
): Promise<void> {
  const newest = await newestDocument(tx, invoice, dosya);
  if (newest && isSame(newest, kept)) return;
  await putDocument(tx, invoice, { dosya, kaynak: 'portal', ...kept, createdAt });
}

/** Equal keys mean equal bytes. */
function isSame(left: KeptBytes, right: KeptBytes): boolean {
  const [ours, theirs] = [left.icerik, right.icerik];
  if (ours && theirs) return ours.length === theirs.length && ours.every((byte, index) => byte === theirs[index]);
  return left.anahtar !== null && left.anahtar === right.anahtar;
}
