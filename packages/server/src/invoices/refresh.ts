import { istanbulNow } from '@kalem/domain';
import { findCompany } from '../companies/statements';
import { writeAudit } from '../db/audit';
import { readCompany, withCompany } from '../db/wall';
import { atPortal, type PortalTurn, valueOf } from '../portal/turn';
import type { CompanyTx } from '../ports/Database';
import type { PortalInvoice, PortalRow } from '../ports/Portal';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { followUpApproval, signedContent } from './approval';
import type { InvoiceContent } from './content';
import { keepPortalZip, putDocument, putPortalDocuments } from './documents/keptDocuments';
import { renderDocument } from './documents/readDocument';
import { isSameInvoice } from './findDraft';
import { changeContent, storePortalState, replaceContent, storeSigned } from './states';
import { findInvoice, findInvoiceByEttn } from './statements';
import { mergeTalep, setTalepOfInvoice } from './talepAkisi';
import { type InvoiceRow, wholeInvoice } from './wire';

interface Redownload {
  readonly companyId: string;
  readonly userId: string;
  readonly belgeNumarasi: string;
  readonly faturaTarih: string;
  readonly ettn: string;
}

/**
 * Downloads an invoice from the portal again (LST-13). The newer ZIP and HTML are stored next to the older ones and
 * shown. Status and requests are updated. An invoice made here keeps its lines and type; an imported one gets the
 * portal's content. Throws 404 when either side does not have it.
 */
export async function redownloadInvoice(
  ports: Ports,
  { companyId, userId, belgeNumarasi, faturaTarih, ettn }: Redownload,
): Promise<InvoiceRow> {
  const { db, clock } = ports;
  const row = await readCompany(db, companyId, (tx) => findInvoiceByEttn(tx, ettn));
  if (row?.belgeNumarasi !== belgeNumarasi || row.faturaTarih !== faturaTarih) throw callProblems.notFound();

  await atPortal(ports, companyId, async (turn) => {
    const portalRow = await findAtPortal(turn, ettn, faturaTarih);
    const wantsContent =
      row.faturaTip === null || (row.onayDurumu === 'Onaylanmadi' && portalRow.onayDurumu === 'Onaylandi');
    const invoice = wantsContent ? valueOf(await turn.session.fetchInvoice(ettn)) : undefined;
    const zip =
      portalRow.onayDurumu === 'Onaylandi'
        ? valueOf(await turn.session.downloadZip({ ettn, onayDurumu: 'Onaylandi' }))
        : null;
    const documents = zip && (await keepPortalZip(ports, companyId, zip));
    const content = invoice && (await newsFromPortal(row, portalRow, invoice));
    const now = clock.now();
    await withCompany(db, companyId, async (tx) => {
      await refreshInvoice(ports, tx, row, portalRow, content);
      if (documents) await putPortalDocuments(tx, row, documents, now);
      await writeAudit(tx, { action: 'redownloadInvoice', userId, entityId: row.id, at: now });
    });
    if (invoice && row.onayDurumu === 'Onaylandi') await replaceIfChanged(ports, row, invoice);
  });
  return (await readCompany(db, companyId, (tx) => findInvoice(tx, row.id))) ?? row;
}

/**
 * Stores changes of an invoice at the portal: a request, an approval, a deletion, or changed content of a draft.
 * `content` (from `newsFromPortal`) is that changed content, which is what would be signed. Skips an invoice with a
 * pending portal write, and one that was changed since it was read. The next run handles it.
 */
export async function refreshInvoice(
  ports: Ports,
  tx: CompanyTx,
  row: InvoiceRow,
  portalRow: PortalRow,
  content: Partial<InvoiceContent> | undefined,
): Promise<void> {
  const now = ports.clock.now();
  const tarih = istanbulNow(now).date;
  const isNews = mergeTalep(row.talepAkisi, portalRow.talep, tarih) !== row.talepAkisi;
  if (isNews) await setTalepOfInvoice(tx, { ettn: portalRow.ettn }, { talep: portalRow.talep, tarih, now });
  if (row.portalDurumu !== 'GONDERILDI' || row.onayDurumu === 'Silinmis') return;

  await storePortalState(tx, row, portalRow, now);
  if (row.onayDurumu !== 'Onaylanmadi' || portalRow.onayDurumu === 'Silinmis' || !content) return;
  if (portalRow.onayDurumu === 'Onaylandi') await approveWith(ports, tx, row, content, now);
  else await changeDraft(tx, row, content, now);
}

/**
 * The fields that the portal's content changes in an unapproved invoice, or undefined. Computed before the transaction,
 * because comparing thousands of lines is slow.
 */
export async function newsFromPortal(
  row: InvoiceRow,
  portalRow: PortalRow,
  invoice: PortalInvoice,
): Promise<Partial<InvoiceContent> | undefined> {
  if (row.onayDurumu !== 'Onaylanmadi') return undefined;
  const signed = await signedContent(row, invoice);
  if (portalRow.onayDurumu === 'Onaylandi') return signed;
  if (row.faturaTip === null) return Object.keys(signed).length > 0 ? signed : undefined;
  // The portal does not return every field, so only a different day, recipient, amount or line counts as a change.
  return (await isSameInvoice(row, invoice)) ? undefined : signed;
}

async function findAtPortal({ session }: PortalTurn, ettn: string, day: string): Promise<PortalRow> {
  const portalRow = valueOf(await session.listInvoices(day, day)).find((each) => each.ettn === ettn);
  if (!portalRow) throw callProblems.notFound();
  return portalRow;
}

/** Renders our stored PDF again if its content has changed. The portal has no PDF. */
async function replaceIfChanged(ports: Ports, row: InvoiceRow, invoice: PortalInvoice): Promise<void> {
  const { db, clock } = ports;
  const content = await signedContent(row, invoice);
  if (Object.keys(content).length === 0) return;
  const now = clock.now();
  const [changed, seller] = await withCompany(db, row.companyId, async (tx) => {
    await replaceContent(tx, row, content, now);
    return [await findInvoice(tx, row.id), await findCompany(tx)] as const;
  });
  if (!changed || !seller) return;
  const bytes = await renderDocument(ports, 'pdf', wholeInvoice(changed), seller);
  const kept = await ports.documents.keep(row.companyId, bytes);
  await withCompany(db, row.companyId, (tx) =>
    putDocument(tx, row, { dosya: 'pdf', kaynak: 'kalem', ...kept, createdAt: now }),
  );
}

/** Mails go only to addresses entered here. In an imported invoice the address is just a field of the portal's form. */
async function approveWith(
  ports: Ports,
  tx: CompanyTx,
  row: InvoiceRow,
  content: Partial<InvoiceContent>,
  now: Date,
): Promise<void> {
  const stored = await storeSigned(tx, row, content, now);
  if (!stored) return;
  await followUpApproval(ports, tx, {
    userId: undefined,
    id: stored.id,
    emails: stored.faturaTip === null ? [] : stored.emails,
  });
}

async function changeDraft(tx: CompanyTx, row: InvoiceRow, content: Partial<InvoiceContent>, now: Date): Promise<void> {
  const changed = await changeContent(tx, row, content, now);
  if (changed)
    await writeAudit(tx, {
      action: 'syncCompany',
      entityId: row.id,
      details: { changed: true },
      at: now,
    });
}
