import { istanbulNow } from '@kalem/domain';
import type { InvoiceRow } from '../../db/invoiceWire';
import { mergeTalep } from '../../db/mergeTalep';
import { changeInvoice } from '../../db/queries/changeInvoice';
import { markInvoice } from '../../db/queries/markInvoice';
import { noteTalepOfInvoice } from '../../db/queries/noteTalep';
import { storeSigned } from '../../db/queries/storeSigned';
import { writeAudit } from '../../db/audit';
import type { Queries } from '../../ports/Database';
import type { PortalDocument, PortalInvoice } from '../../ports/Portal';
import type { Ports } from '../../ports/Ports';
import { portalContent } from '../invoices/portalContent';
import { isSameInvoice } from '../portalDrafts/isSameInvoice';
import { portalInvoiceOf } from '../portalDrafts/portalInvoiceOf';
import { noteApproval } from '../signing/noteApproval';
import { signedContent } from '../signing/signedContent';

/**
 * Notes what happened at the portal to an invoice that is here: a request, an approval, a deletion, and of a draft that its content was
 * changed in the portal's own screens, which is what would be signed. `invoice` is the portal's content where it was fetched. An invoice
 * that is on its way to the portal is left to who sends it, and one that somebody changes meanwhile to the next time.
 */
export async function refreshInvoice(
  ports: Ports,
  tx: Queries,
  row: InvoiceRow,
  document: PortalDocument,
  invoice: PortalInvoice | undefined,
): Promise<void> {
  const { companyId } = row;
  const now = ports.clock.now();
  const tarih = istanbulNow(now).date;
  const isNews = mergeTalep(row.talepAkisi, document.talep, tarih) !== row.talepAkisi;
  if (isNews) await noteTalepOfInvoice(tx, { ettn: document.ettn }, { companyId, talep: document.talep, tarih, now });
  if (row.portalDurumu !== 'GONDERILDI' || row.onayDurumu === 'Silinmis') return;

  if (document.belgeNumarasi !== row.belgeNumarasi)
    await markInvoice(tx, row, { belgeNumarasi: document.belgeNumarasi }, now);
  if (document.onayDurumu === 'Silinmis') {
    await markInvoice(tx, row, { onayDurumu: 'Silinmis' }, now);
    await writeAudit(tx, {
      action: 'syncCompany',
      companyId,
      entityId: row.id,
      details: { onayDurumu: 'Silinmis' },
      at: now,
    });
  }
  if (row.onayDurumu !== 'Onaylanmadi' || document.onayDurumu === 'Silinmis' || !invoice) return;
  if (document.onayDurumu === 'Onaylandi') await approve(ports, tx, row, invoice, now);
  else await changeDraft(tx, row, document, invoice, now);
}

/** Whoever prepared it here gave the addresses to mail it to; the one of an imported invoice is what the portal's form holds. */
async function approve(ports: Ports, tx: Queries, row: InvoiceRow, invoice: PortalInvoice, now: Date): Promise<void> {
  const stored = await storeSigned(tx, row, signedContent(row, invoice), now);
  if (!stored) return;
  await noteApproval(ports, tx, {
    companyId: stored.companyId,
    userId: undefined,
    id: stored.id,
    emails: stored.faturaTip === null ? [] : stored.emails,
  });
}

async function changeDraft(
  tx: Queries,
  row: InvoiceRow,
  { belgeNumarasi }: PortalDocument,
  invoice: PortalInvoice,
  now: Date,
): Promise<void> {
  const { emails: _, ...content } = portalContent(invoice);
  // Of what was made here the portal cannot give everything back, so that only another day, recipient, amount or line counts.
  const isChanged =
    row.faturaTip === null
      ? Object.keys(signedContent(row, invoice)).length > 0
      : !isSameInvoice(portalInvoiceOf(row), invoice);
  if (!isChanged) return;
  const changed = await changeInvoice(tx, row, { ...content, belgeNumarasi }, now);
  if (changed)
    await writeAudit(tx, {
      action: 'syncCompany',
      companyId: row.companyId,
      entityId: row.id,
      details: { changed: true },
      at: now,
    });
}
