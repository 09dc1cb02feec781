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
 * Reads a document of an invoice. A draft is rendered and not stored. PDF and HTML of an issued invoice are rendered at
 * the first request and stored. The ZIP comes from the portal. Until it is fetched, our own ZIP is returned and not
 * stored. ZIP and HTML of an imported invoice are fetched from the portal at the first request. Ours are returned while
 * the portal is unreachable.
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

/** The PDF for a mail. Undefined when the invoice no longer exists. */
export async function readInvoicePdf(
  ports: Ports,
  companyId: string,
  invoiceId: string,
): Promise<Uint8Array | undefined> {
  const row = await readCompany(ports.db, companyId, (tx) => findInvoice(tx, invoiceId));
  return row && readDocument(ports, row, 'pdf');
}

/**
 * Invoices with more lines than this are rendered in a worker, where PDFs are made. Here they would block other calls
 * (ATK-01).
 */
const LINES_AT_ONCE = 50;

/** Renders the bytes of a document. */
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
 * Completes the documents of an approved invoice: fetches the portal's ZIP if it is missing, and stores our own PDF and
 * HTML. They are stored now so that they show the company data at the time of issue. Returns whether the ZIP is stored.
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

/** Fetches and stores the portal's ZIP of an approved invoice. Returns whether it is stored. */
export async function fetchDocumentsOf(
  { db, clock, documents }: Ports,
  session: PortalSession,
  { id, companyId, ettn }: InvoiceRow,
): Promise<boolean> {
  if (ettn === null) return false;
  if (await readCompany(db, companyId, (tx) => hasPortalZip(tx, id))) return true;
  const zip = await session.downloadZip({ ettn, onayDurumu: 'Onaylandi' });
  if (!zip.ok || zip.value === null) return false;
  // Signing must not fail because the object storage does. The next request fetches the ZIP again.
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

/** Fetches the documents of an imported invoice at the first request, because users open few of thousands. */
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
  // Only the invoice is large, so its version is hashed instead of its content.
  const key = await sha256(JSON.stringify([row.id, row.version, row.onayDurumu, row.ettn, row.belgeNumarasi, seller]));
  return printed(ports.db).of(key, () => renderDocument(ports, dosya, wholeInvoice(row), seller));
}

const caches = new WeakMap<Database, DocumentCache>();

/** The cache of recently rendered documents of this database. */
function printed(db: Database): DocumentCache {
  const cache = caches.get(db) ?? createDocumentCache();
  caches.set(db, cache);
  return cache;
}

/** Two calls may render at the same time. The first one to lock the invoice stores its bytes, and both return them. */
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
