import type { InvoiceRow } from '../../db/invoiceWire';
import { countPortalLook, findPortalWrite, type PortalWrite } from '../../db/queries/portalWrite';
import { withCompany } from '../../db/wall';
import type { PortalDocument } from '../../ports/Portal';
import { noteApproved, noteBack, noteDeleted, noteSent, noteWaiting, noteWithoutDraft } from './draftStates';
import type { PortalTurn } from '../../portal/turn';
import { findNewDraft } from './findNewDraft';
import { findOwnDraft } from './findOwnDraft';
import { isSameInvoice } from './isSameInvoice';
import { portalInvoiceOf } from './portalInvoiceOf';

/** A new draft may show late in the list, so that it counts as never made only after so many looks in so long a time. */
const LOOKS = 5;
const ABSENT_AFTER_MS = 180_000;

/** Looks at the portal what became of a write whose outcome is unknown. An invoice that cannot be decided stays BELIRSIZ. */
export async function decideOutcome(turn: PortalTurn, row: InvoiceRow): Promise<InvoiceRow> {
  const write = await withCompany(turn.ports.db, turn.companyId, (tx) => findPortalWrite(tx, row));
  if (!write) return noteWaiting(turn, row);
  if (write.islem === 'OLUSTUR') return decideCreate(turn, row, write);
  const draft = await findOwnDraft(turn, row);
  if (!draft.ok) return row;
  return write.islem === 'SIL' ? decideDelete(turn, row, write, draft.value) : decideUpdate(turn, row, draft.value);
}

async function decideCreate(turn: PortalTurn, row: InvoiceRow, write: PortalWrite): Promise<InvoiceRow> {
  const found = await findNewDraft(turn, row, write);
  if (!found.ok) return row;
  if (found.value.draft) return noteSent(turn, row, found.value.draft);
  await withCompany(turn.ports.db, turn.companyId, (tx) => countPortalLook(tx, row));
  const isAbsent =
    write.bakilma + 1 >= LOOKS && turn.ports.clock.now().getTime() - write.startedAt.getTime() >= ABSENT_AFTER_MS;
  // A draft that the portal said it made, or that may be there in another shape, is never made again.
  return isAbsent && !write.kabulEdildi && !found.value.isUnsure ? noteWaiting(turn, row) : row;
}

async function decideUpdate(turn: PortalTurn, row: InvoiceRow, draft: PortalDocument | null): Promise<InvoiceRow> {
  if (draft === null || draft.onayDurumu === 'Silinmis') return noteWithoutDraft(turn, row);
  if (draft.onayDurumu === 'Onaylandi') return noteApproved(turn, row);
  const fetched = await turn.session.fetchInvoice(draft.ettn);
  if (!fetched.ok) return row;
  // An update that was not carried out may go out again: it makes nothing new.
  return isSameInvoice(portalInvoiceOf(row), fetched.value) ? noteSent(turn, row, draft) : noteWaiting(turn, row);
}

async function decideDelete(
  turn: PortalTurn,
  row: InvoiceRow,
  write: PortalWrite,
  draft: PortalDocument | null,
): Promise<InvoiceRow> {
  if (draft === null || draft.onayDurumu === 'Silinmis') return noteDeleted(turn, row);
  if (draft.onayDurumu === 'Onaylandi') return noteApproved(turn, row);
  await withCompany(turn.ports.db, turn.companyId, (tx) => countPortalLook(tx, row));
  return write.bakilma + 1 >= LOOKS ? noteBack(turn, row, write.oncekiDurum) : row;
}
