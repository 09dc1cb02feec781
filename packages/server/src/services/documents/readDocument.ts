import { findCompany } from '../../companies/statements';
import { lockDocuments, newestDocument, putDocument } from '../../db/queries/invoiceDocument';
import { findInvoice } from '../../db/queries/findInvoice';
import { type InvoiceRow, wholeInvoice } from '../../db/invoiceWire';
import { withCompany } from '../../db/wall';
import type { Dosya } from '../../documents/Dosya';
import type { Ports } from '../../ports/Ports';
import * as callProblems from '../../problems/callProblems';
import { fetchImportedDocuments } from './fetchImportedDocuments';
import { renderDocument } from './renderDocument';

/**
 * A document of an invoice. A draft is rendered now and kept nowhere. Of an issued one the bytes that were kept are answered; PDF and
 * HTML are rendered and kept by the first who asks, the ZIP is the portal's and until it is here our own, which is not kept. ZIP and HTML of
 * an invoice that came from the portal are the portal's, fetched for the first who asks; while it cannot be reached ours stand in.
 */
export async function readDocument(ports: Ports, row: InvoiceRow, dosya: Dosya): Promise<Uint8Array<ArrayBuffer>> {
  if (row.onayDurumu !== 'Onaylandi') return render(ports, row, dosya);
  const kept = await newest(ports, row, dosya);
  if (kept) return kept;
  const isOfPortal = row.faturaTip === null && dosya !== 'pdf';
  if (isOfPortal) await fetchImportedDocuments(ports, row);
  const fetched = isOfPortal ? await newest(ports, row, dosya) : undefined;
  if (fetched) return fetched;
  const made = await render(ports, row, dosya);
  return dosya === 'zip' || isOfPortal ? made : keep(ports, row, dosya, made);
}

/** The PDF that a mail carries; undefined when the invoice is gone. */
export async function readInvoicePdf(
  ports: Ports,
  companyId: string,
  invoiceId: string,
): Promise<Uint8Array | undefined> {
  const row = await withCompany(ports.db, companyId, (tx) => findInvoice(tx, companyId, invoiceId));
  return row && readDocument(ports, row, 'pdf');
}

function newest({ db }: Ports, row: InvoiceRow, dosya: Dosya): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return withCompany(db, row.companyId, (tx) => newestDocument(tx, row, dosya));
}

async function render(ports: Ports, row: InvoiceRow, dosya: Dosya): Promise<Uint8Array<ArrayBuffer>> {
  const seller = await withCompany(ports.db, row.companyId, (tx) => findCompany(tx, row.companyId));
  if (!seller) throw callProblems.notFound();
  return renderDocument(ports, dosya, wholeInvoice(row), seller);
}

/** Two may have rendered at once: the first to take the invoice's row keeps its bytes, and both answer these. */
function keep(
  { db, clock }: Ports,
  row: InvoiceRow,
  dosya: Dosya,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  return withCompany(db, row.companyId, async (tx) => {
    await lockDocuments(tx, row);
    const kept = await newestDocument(tx, row, dosya);
    if (kept) return kept;
    await putDocument(tx, row, { dosya, kaynak: 'kalem', icerik: bytes, createdAt: clock.now() });
    return bytes;
  });
}
