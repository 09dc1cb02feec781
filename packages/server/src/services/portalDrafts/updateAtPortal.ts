import type { InvoiceRow } from '../../db/invoiceWire';
import { acceptPortalWrite } from '../../db/queries/portalWrite';
import { withCompany } from '../../db/wall';
import { portalTexts } from '../../portal/texts';
import { createAtPortal } from './createAtPortal';
import { beginPortalWrite, noteApproved, noteNotDone, noteSent, noteWithoutDraft } from './draftStates';
import type { PortalTurn } from '../../portal/turn';
import { findOwnDraft } from './findOwnDraft';
import { isSameInvoice } from './isSameInvoice';
import { portalInvoiceOf } from './portalInvoiceOf';

/**
 * Brings the portal's draft to what is stored. Whether it still changes drafts is not known for certain (protocol 6.5): what it took is
 * fetched and compared, and where it did not, the draft is deleted and made anew, with another number.
 */
export async function updateAtPortal(
  turn: PortalTurn,
  row: InvoiceRow & { readonly ettn: string },
): Promise<InvoiceRow> {
  const begun = await beginPortalWrite(turn, row, { islem: 'GUNCELLE' });
  if (!begun) return row;
  const updated = await turn.session.updateDraft(portalInvoiceOf(begun));
  if (!updated.ok) {
    const { failure } = updated;
    if (failure.kind === 'unknown') return begun;
    if (failure.kind === 'refused' && (await isSigned(turn, begun))) return noteApproved(turn, begun);
    if (failure.kind === 'refused' && portalTexts.isUpdateRefused(failure.text))
      return replaceDraft(turn, begun, row.ettn);
    return noteNotDone(turn, begun, failure);
  }
  await withCompany(turn.ports.db, turn.companyId, (tx) => acceptPortalWrite(tx, row));
  const fetched = await turn.session.fetchInvoice(row.ettn);
  if (!fetched.ok) return begun;
  if (isSameInvoice(portalInvoiceOf(begun), fetched.value)) return noteSent(turn, begun, row);
  return replaceDraft(turn, begun, row.ettn);
}

/** What is signed takes no changes any more, and must be neither deleted nor called refused. */
async function isSigned(turn: PortalTurn, row: InvoiceRow): Promise<boolean> {
  const draft = await findOwnDraft(turn, row);
  return draft.ok && draft.value?.onayDurumu === 'Onaylandi';
}

async function replaceDraft(turn: PortalTurn, row: InvoiceRow, ettn: string): Promise<InvoiceRow> {
  // Its day at the portal may be another than the one that is stored now.
  const old = await turn.session.fetchInvoice(ettn);
  if (!old.ok) return noteNotDone(turn, row, old.failure);
  const deleted = await turn.session.deleteDraft({ ettn, faturaTarih: old.value.faturaTarih });
  if (!deleted.ok) return deleted.failure.kind === 'unknown' ? row : noteNotDone(turn, row, deleted.failure);
  return createAtPortal(turn, await noteWithoutDraft(turn, row));
}
