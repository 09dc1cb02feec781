import { type InvoiceRow, wholeInvoice } from '../../db/invoiceWire';
import { findCompany } from '../../companies/statements';
import { findInvoice } from '../../db/queries/findInvoice';
import { findInvoiceByEttn } from '../../db/queries/findInvoiceByEttn';
import { putDocument } from '../../db/queries/invoiceDocument';
import { replaceContent } from '../../db/queries/replaceContent';
import { writeAudit } from '../../db/audit';
import { withCompany } from '../../db/wall';
import type { PortalAnswer, PortalDocument, PortalInvoice } from '../../ports/Portal';
import type { Ports } from '../../ports/Ports';
import * as portalProblems from '../../problems/portalProblems';
import * as callProblems from '../../problems/callProblems';
import { atPortal, type PortalTurn } from '../../portal/turn';
import { keepPortalDocuments } from '../documents/keepPortalDocuments';
import { renderDocument } from '../documents/renderDocument';
import { signedContent } from '../signing/signedContent';
import { refreshInvoice } from '../sync/refreshInvoice';

interface Redownload {
  readonly companyId: string;
  readonly userId: string;
  readonly belgeNumarasi: string;
  readonly faturaTarih: string;
  readonly ettn: string;
}

/**
 * Takes an invoice from the portal anew (LST-13): the newer ZIP and HTML stand beside the older ones and are shown, status and requests are
 * refreshed. Lines and type of what was made here stay; what came from the portal gets the portal's content. 404 when either side has none.
 */
export async function redownloadInvoice(
  ports: Ports,
  { companyId, userId, belgeNumarasi, faturaTarih, ettn }: Redownload,
): Promise<InvoiceRow> {
  const { db, clock } = ports;
  const row = await withCompany(db, companyId, (tx) => findInvoiceByEttn(tx, companyId, ettn));
  if (row?.belgeNumarasi !== belgeNumarasi || row.faturaTarih !== faturaTarih) throw callProblems.notFound();

  await atPortal(ports, companyId, async (turn) => {
    const document = await findAtPortal(turn, ettn, faturaTarih);
    const wantsContent =
      row.faturaTip === null || (row.onayDurumu === 'Onaylanmadi' && document.onayDurumu === 'Onaylandi');
    const invoice = wantsContent ? valueOf(await turn.session.fetchInvoice(ettn)) : undefined;
    const zip =
      document.onayDurumu === 'Onaylandi'
        ? valueOf(await turn.session.downloadZip({ ettn, onayDurumu: 'Onaylandi' }))
        : null;
    const now = clock.now();
    await withCompany(db, companyId, async (tx) => {
      await refreshInvoice(ports, tx, row, document, invoice);
      if (zip) await keepPortalDocuments(tx, row, zip, now);
      await writeAudit(tx, { action: 'redownloadInvoice', companyId, userId, entityId: row.id, at: now });
    });
    if (invoice && row.onayDurumu === 'Onaylandi') await replaceIfChanged(ports, row, invoice);
  });
  return (await withCompany(db, companyId, (tx) => findInvoice(tx, companyId, row.id))) ?? row;
}

async function findAtPortal({ session }: PortalTurn, ettn: string, day: string): Promise<PortalDocument> {
  const document = valueOf(await session.listInvoices(day, day)).find((each) => each.ettn === ettn);
  if (!document) throw callProblems.notFound();
  return document;
}

/** The portal has no PDF: ours, which is kept, is made anew when what it shows has changed. */
async function replaceIfChanged(ports: Ports, row: InvoiceRow, invoice: PortalInvoice): Promise<void> {
  const { db, clock } = ports;
  const content = signedContent(row, invoice);
  if (Object.keys(content).length === 0) return;
  const now = clock.now();
  const [changed, seller] = await withCompany(db, row.companyId, async (tx) => {
    await replaceContent(tx, row, content, now);
    return [await findInvoice(tx, row.companyId, row.id), await findCompany(tx, row.companyId)] as const;
  });
  if (!changed || !seller) return;
  const icerik = await renderDocument(ports, 'pdf', wholeInvoice(changed), seller);
  await withCompany(db, row.companyId, (tx) =>
    putDocument(tx, row, { dosya: 'pdf', kaynak: 'kalem', icerik, createdAt: now }),
  );
}

function valueOf<T>(answer: PortalAnswer<T>): T {
  if (!answer.ok) throw portalProblems.of(answer.failure);
  return answer.value;
}
