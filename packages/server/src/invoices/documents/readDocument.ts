import { findCompany } from '../../companies/statements';
import { readCompany, withCompany } from '../../db/wall';
import { createDocumentCache, type DocumentCache } from '../../documents/cache';
import { renderText } from '../../documents/render';
import type { Dosya, Invoice, Seller } from '../../documents/source';
import { answerInTurn, inTurn, withPatience } from '../../portal/turn';
import type { Database } from '../../ports/Database';
import type { PortalAnswer, PortalSession } from '../../ports/Portal';
import type { Ports } from '../../ports/Ports';
import * as callProblems from '../../problems/callProblems';
import { sha256 } from '../../db/secretTexts';
import { findInvoice } from '../statements';
import { type InvoiceRow, wholeInvoice } from '../wire';
import {
  hasPortalZip,
  keepPortalZip,
  lockDocuments,
  newestDocument,
  putDocument,
  putPortalDocuments,
} from './keptDocuments';

/**
 * A document of an invoice. A draft is rendered now and not kept. Of an issued one the kept bytes are answered: PDF and
 * HTML are rendered and kept when first asked for; the ZIP is the portal's, and until it is here our own, which is not
 * kept. ZIP and HTML of an imported invoice are the portal's, fetched when first asked for; ours stand in while the
 * portal is unreachable.
 */
export async function readDocument(ports: Ports, row: InvoiceRow, dosya: Dosya): Promise<Uint8Array<ArrayBuffer>> {
  if (row.onayDurumu !== 'Onaylandi') return print(ports, row, dosya);
  const kept = await newest(ports, row, dosya);
  if (kept) return kept;
  const isOfPortal = row.faturaTip === null && dosya !== 'pdf';
  if (isOfPortal) await fetchImportedDocuments(ports, row);
  const fetched = isOfPortal ? await newest(ports, row, dosya) : undefined;
  if (fetched) return fetched;
  const made = await print(ports, row, dosya);
  return dosya === 'zip' || isOfPortal ? made : keep(ports, row, dosya, made);
}

/** The PDF that a mail carries; undefined when the invoice is gone. */
export async function readInvoicePdf(
  ports: Ports,
  companyId: string,
  invoiceId: string,
): Promise<Uint8Array | undefined> {
  const row = await readCompany(ports.db, companyId, (tx) => findInvoice(tx, invoiceId));
  return row && readDocument(ports, row, 'pdf');
}

/**
 * What takes a moment is made here; a longer one would keep other calls waiting, and goes where PDFs are made (ATK-01).
 */
const LINES_AT_ONCE = 50;

/** Makes the bytes of a document. */
export async function renderDocument(
  { render }: Ports,
  dosya: Dosya,
  invoice: Invoice,
  seller: Seller,
): Promise<Uint8Array<ArrayBuffer>> {
  const isShort = dosya !== 'pdf' && invoice.malHizmetler.length <= LINES_AT_ONCE;
  return isShort ? renderText(dosya, invoice, seller) : render(dosya, invoice, seller);
}

/**
 * Completes the documents of an approved invoice: the portal's ZIP, unless it is here already, and our own PDF and
 * HTML, which are kept now, so that they show the company as it was when it issued. Answers whether the ZIP is here.
 */
export async function fetchDocuments(ports: Ports, companyId: string, invoiceId: string): Promise<boolean> {
  const { db } = ports;
  const row = await readCompany(db, companyId, (tx) => findInvoice(tx, invoiceId));
  if (!row || row.onayDurumu !== 'Onaylandi') return false;
  for (const dosya of ['pdf', 'html'] as const) await readDocument(ports, row, dosya);
  if (await readCompany(db, companyId, (tx) => hasPortalZip(tx, invoiceId))) return true;
  const answer = await inTurn(ports, companyId, ({ session }) => fetchDocumentsOf(ports, session, row));
  return answer.ok && answer.value;
}

/** Takes the portal's ZIP of an approved invoice and keeps its bytes. Answers whether it is there now. */
export async function fetchDocumentsOf(
  { db, clock, documents }: Ports,
  session: PortalSession,
  { id, companyId, ettn }: InvoiceRow,
): Promise<boolean> {
  if (ettn === null) return false;
  if (await readCompany(db, companyId, (tx) => hasPortalZip(tx, id))) return true;
  const zip = await session.downloadZip({ ettn, onayDurumu: 'Onaylandi' });
  if (!zip.ok || zip.value === null) return false;
  // What was signed stays signed when nothing can be kept now; the next request finds the ZIP at the portal.
  const kept = await documents.keep(companyId, zip.value).catch(() => undefined);
  if (!kept) return false;
  await withCompany(db, companyId, (tx) =>
    putDocument(tx, { id }, { dosya: 'zip', kaynak: 'portal', ...kept, createdAt: clock.now() }),
  );
  return true;
}

async function newest(
  { db, documents }: Ports,
  row: InvoiceRow,
  dosya: Dosya,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const kept = await readCompany(db, row.companyId, (tx) => newestDocument(tx, row, dosya));
  return kept && documents.read(kept);
}

/** Fetches an imported invoice's documents when first asked for: of thousands, few are opened. */
async function fetchImportedDocuments(ports: Ports, { id, companyId, ettn }: InvoiceRow): Promise<void> {
  const { db, clock } = ports;
  if (ettn === null) return;
  const fetched = answerInTurn(ports, companyId, async ({ session }): Promise<PortalAnswer<void>> => {
    const zip = await session.downloadZip({ ettn, onayDurumu: 'Onaylandi' });
    if (!zip.ok) return zip;
    if (zip.value) {
      const kept = await keepPortalZip(ports, companyId, zip.value);
      await withCompany(db, companyId, (tx) => putPortalDocuments(tx, { id }, kept, clock.now()));
    }
    return { ok: true, value: undefined };
  });
  await withPatience(fetched);
}

async function print(ports: Ports, row: InvoiceRow, dosya: Dosya): Promise<Uint8Array<ArrayBuffer>> {
  const seller = await readCompany(ports.db, row.companyId, findCompany);
  if (!seller) throw callProblems.notFound();
  if (dosya !== 'pdf') return renderDocument(ports, dosya, wholeInvoice(row), seller);
  // Only the invoice is large among what is printed, and its version stands for it.
  const key = await sha256(JSON.stringify([row.id, row.version, row.onayDurumu, row.ettn, row.belgeNumarasi, seller]));
  return printed(ports.db).of(key, () => renderDocument(ports, dosya, wholeInvoice(row), seller));
}

const caches = new WeakMap<Database, DocumentCache>();

/** What was printed lately of the invoices of this database. */
function printed(db: Database): DocumentCache {
  const cache = caches.get(db) ?? createDocumentCache();
  caches.set(db, cache);
  return cache;
}

/** Two calls may render at once: the first to lock the invoice's row names its bytes, and both answer those. */
async function keep(
  { db, clock, documents }: Ports,
  row: InvoiceRow,
  dosya: Dosya,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const ours = await documents.keep(row.companyId, bytes);
  const earlier = await withCompany(db, row.companyId, async (tx) => {
    await lockDocuments(tx, row);
    const named = await newestDocument(tx, row, dosya);
    if (!named) await putDocument(tx, row, { dosya, kaynak: 'kalem', ...ours, createdAt: clock.now() });
    return named;
  });
  return earlier ? documents.read(earlier) : bytes;
}
