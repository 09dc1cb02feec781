import { and, desc, eq } from 'drizzle-orm';
import type { Dosya } from '../../documents/source';
import type { CompanyTx } from '../../ports/Database';
import type { KeptBytes } from '../../ports/DocumentStore';
import type { Ports } from '../../ports/Ports';
import { invoiceDocuments, invoices } from '../tables';
import type { InvoiceRow } from '../wire';

// The documents of an invoice that are kept: which bytes have which row, and which of them is shown.

/** The portal's ZIP and the HTML in it, kept before the rows that name them. */
export interface PortalDocuments {
  readonly zip: KeptBytes;
  readonly html: KeptBytes | undefined;
}

/** Keeps the bytes of the portal's ZIP, outside of a transaction: the store may be far away. */
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

/** Names the portal's documents beside those named already; the newest is shown, the same bytes are not added. */
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

/** Adds a document, whose bytes are kept, to those that are named already. */
export async function putDocument(
  tx: CompanyTx,
  { id }: Pick<InvoiceRow, 'id'>,
  document: Omit<typeof invoiceDocuments.$inferInsert, 'id' | 'companyId' | 'invoiceId'>,
): Promise<void> {
  await tx
    .insert(invoiceDocuments)
    .values({ id: crypto.randomUUID(), companyId: tx.companyId, invoiceId: id, ...document });
}

/** Of the named documents, the one that is shown; the table lets exactly one of its two fields be set. */
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

/** Whether the portal's ZIP of an invoice is here. */
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

/** Holds the invoice until the transaction ends. */
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

/** A key says what its bytes are. */
function isSame(left: KeptBytes, right: KeptBytes): boolean {
  const [ours, theirs] = [left.icerik, right.icerik];
  if (ours && theirs) return ours.length === theirs.length && ours.every((byte, index) => byte === theirs[index]);
  return left.anahtar !== null && left.anahtar === right.anahtar;
}
