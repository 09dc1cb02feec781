import { lockDocuments, newestDocument, putDocument } from '../../db/queries/invoiceDocument';
import { unpackDocument } from '../../documents/unpackDocument';
import type { Queries } from '../../ports/Database';

interface InvoiceKey {
  readonly companyId: string;
  readonly id: string;
}

/** Keeps the portal's ZIP of an issued invoice and the HTML in it beside what is kept already; the newest is shown. The same bytes again change nothing. */
export async function keepPortalDocuments(tx: Queries, invoice: InvoiceKey, zip: Uint8Array, now: Date): Promise<void> {
  await lockDocuments(tx, invoice);
  await keepOne(tx, invoice, 'zip', zip, now);
  const html = unpackDocument(zip, '.html');
  if (html !== undefined) await keepOne(tx, invoice, 'html', new TextEncoder().encode(html), now);
}

async function keepOne(
  tx: Queries,
  invoice: InvoiceKey,
  dosya: 'zip' | 'html',
  icerik: Uint8Array,
  createdAt: Date,
): Promise<void> {
  const newest = await newestDocument(tx, invoice, dosya);
  if (newest && isSame(newest, icerik)) return;
  await putDocument(tx, invoice, { dosya, kaynak: 'portal', icerik, createdAt });
}

function isSame(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}
