import { findCompany } from '../companies/statements';
import { readCompany, writeCompany } from '../db/wall';
import { enoughLooks, inTurn, isAbsent, type PortalTurn } from '../portal/turn';
import type { PortalAnswer, PortalRow } from '../ports/Portal';
import type { Ports } from '../ports/Ports';
import { approveAsSigned } from './approval';
import { findNewDraft, findOwnDraft, isSameInvoice } from './findDraft';
import { acceptPortalWrite, countPortalLook, findInvoice, findPortalWrite, type PortalWrite } from './statements';
import {
  beginPortalWrite,
  restoreState,
  markDeleted,
  markNotDone,
  markSent,
  markWaiting,
  markWithoutDraft,
} from './states';
import type { InvoiceRow } from './wire';

/**
 * Settles an invoice that is waiting or of unknown outcome: sends it, finds out its outcome, or leaves it for later.
 * Safe to call repeatedly: the portal gets one draft. Returns the current row. `written` is the row that the caller has
 * just written, which need not be read again: `beginPortalWrite` fails when it has changed since.
 */
export async function settleInvoice(
  ports: Ports,
  companyId: string,
  invoiceId: string,
  written?: InvoiceRow,
): Promise<InvoiceRow | undefined> {
  const answer = await inTurn(ports, companyId, (turn) => settle(turn, invoiceId, written));
  return answer.ok ? answer.value : readCompany(ports.db, companyId, (tx) => findInvoice(tx, invoiceId));
}

async function settle(turn: PortalTurn, invoiceId: string, written?: InvoiceRow): Promise<InvoiceRow | undefined> {
  const read = written ?? (await readAgain(turn, invoiceId));
  if (!read || read.onayDurumu !== 'Onaylanmadi') return read;
  const row = read.portalDurumu === 'BELIRSIZ' ? await decideOutcome(turn, read) : read;
  if (row.portalDurumu !== 'BEKLIYOR' || row.onayDurumu !== 'Onaylanmadi') return row;
  return row.ettn === null ? createAtPortal(turn, row) : updateAtPortal(turn, { ...row, ettn: row.ettn });
}

const readAgain = ({ ports: { db }, companyId }: PortalTurn, invoiceId: string) =>
  readCompany(db, companyId, (tx) => findInvoice(tx, invoiceId));

/** Creates the portal's draft. Sends the write at most once. The invoice is BELIRSIZ until the outcome is known. */
async function createAtPortal(turn: PortalTurn, row: InvoiceRow): Promise<InvoiceRow> {
  const before = await turn.session.listInvoices(row.faturaTarih, row.faturaTarih);
  if (!before.ok) return markNotDone(turn, row, before.failure);
  const begun = await beginPortalWrite(turn, row, {
    islem: 'OLUSTUR',
    oncekiEttnler: before.value.map(({ ettn }) => ettn),
  });
  if (!begun) return (await readAgain(turn, row.id)) ?? row;

  const created = await createDraft(turn, begun);
  if (!created.ok) return created.failure.kind === 'unknown' ? begun : markNotDone(turn, begun, created.failure);
  const write = await writeCompany(turn.ports.db, turn.companyId, (tx) => acceptPortalWrite(tx, row));
  const found = write && (await findNewDraft(turn, begun, write));
  return found?.ok && found.value.draft ? markSent(turn, begun, found.value.draft) : begun;
}

/**
 * Creates the draft. The portal refuses the first draft of an account with incomplete data. The data are then filled
 * from the company, and the draft is sent once more (portal-protocol 5.1).
 */
async function createDraft(
  { ports: { db }, session, companyId }: PortalTurn,
  row: InvoiceRow,
): Promise<PortalAnswer<void>> {
  const created = await session.createDraft(row);
  const wantsOwnData =
    !created.ok && created.failure.kind === 'refused' && created.failure.reason === 'ownDataIncomplete';
  const company = wantsOwnData ? await readCompany(db, companyId, findCompany) : undefined;
  if (!company) return created;
  const completed = await session.completeOwnData(company);
  if (completed.ok) return session.createDraft(row);
  // The draft was certainly refused. Only the outcome of saving the data is unknown, so the draft may be sent again.
  return completed.failure.kind === 'unknown' ? { ok: false, failure: { kind: 'unreachable' } } : completed;
}

/**
 * Updates the portal's draft to the stored content. It is not certain that the portal still changes drafts
 * (portal-protocol 6.5). So the draft is fetched and compared. If it did not change, it is deleted and created again
 * with another number.
 */
async function updateAtPortal(turn: PortalTurn, row: InvoiceRow & { readonly ettn: string }): Promise<InvoiceRow> {
  const begun = await beginPortalWrite(turn, row, { islem: 'GUNCELLE' });
  if (!begun) return (await readAgain(turn, row.id)) ?? row;
  const updated = await turn.session.updateDraft(begun);
  if (!updated.ok) {
    const { failure } = updated;
    if (failure.kind === 'unknown') return begun;
    if (failure.kind === 'refused' && (await isSigned(turn, begun))) return approveAsSigned(turn, begun);
    if (failure.kind === 'refused' && failure.reason === 'cannotChangeDraft')
      return replaceDraft(turn, begun, row.ettn);
    return markNotDone(turn, begun, failure);
  }
  await writeCompany(turn.ports.db, turn.companyId, (tx) => acceptPortalWrite(tx, row));
  const fetched = await turn.session.fetchInvoice(row.ettn);
  if (!fetched.ok) return begun;
  if (await isSameInvoice(begun, fetched.value)) return markSent(turn, begun, row);
  return replaceDraft(turn, begun, row.ettn);
}

/** Whether the draft is signed. A signed invoice cannot change, so it must not be deleted or marked as refused. */
async function isSigned(turn: PortalTurn, row: InvoiceRow): Promise<boolean> {
  const draft = await findOwnDraft(turn, row);
  return draft.ok && draft.value?.onayDurumu === 'Onaylandi';
}

async function replaceDraft(turn: PortalTurn, row: InvoiceRow, ettn: string): Promise<InvoiceRow> {
  // The day at the portal may differ from the stored one.
  const old = await turn.session.fetchInvoice(ettn);
  if (!old.ok) return markNotDone(turn, row, old.failure);
  const deleted = await turn.session.deleteDraft({ ettn, faturaTarih: old.value.faturaTarih });
  if (!deleted.ok) return deleted.failure.kind === 'unknown' ? row : markNotDone(turn, row, deleted.failure);
  return createAtPortal(turn, await markWithoutDraft(turn, row));
}

/** Queries the portal for the outcome of a write. Without a clear answer the invoice stays BELIRSIZ. */
async function decideOutcome(turn: PortalTurn, row: InvoiceRow): Promise<InvoiceRow> {
  const write = await readCompany(turn.ports.db, turn.companyId, (tx) => findPortalWrite(tx, row));
  if (!write) return markWaiting(turn, row);
  if (write.islem === 'OLUSTUR') return decideCreate(turn, row, write);
  const draft = await findOwnDraft(turn, row);
  if (!draft.ok) return row;
  return write.islem === 'SIL' ? decideDelete(turn, row, write, draft.value) : decideUpdate(turn, row, draft.value);
}

async function decideCreate(turn: PortalTurn, row: InvoiceRow, write: PortalWrite): Promise<InvoiceRow> {
  const found = await findNewDraft(turn, row, write);
  if (!found.ok) return row;
  if (found.value.draft) return markSent(turn, row, found.value.draft);
  await writeCompany(turn.ports.db, turn.companyId, (tx) => countPortalLook(tx, row));
  // A draft that the portal confirmed, or that may exist with other content, is never created again.
  const isMissing = !write.kabulEdildi && !found.value.isUnsure;
  const wasNeverMade = isMissing && isAbsent(write.bakilma + 1, write.startedAt, turn.ports.clock.now());
  return wasNeverMade ? markWaiting(turn, row) : row;
}

async function decideUpdate(turn: PortalTurn, row: InvoiceRow, draft: PortalRow | null): Promise<InvoiceRow> {
  if (draft === null || draft.onayDurumu === 'Silinmis') return markWithoutDraft(turn, row);
  if (draft.onayDurumu === 'Onaylandi') return approveAsSigned(turn, row);
  const fetched = await turn.session.fetchInvoice(draft.ettn);
  if (!fetched.ok) return row;
  // An update that was not carried out may be sent again, because it creates nothing new.
  return (await isSameInvoice(row, fetched.value)) ? markSent(turn, row, draft) : markWaiting(turn, row);
}

async function decideDelete(
  turn: PortalTurn,
  row: InvoiceRow,
  write: PortalWrite,
  draft: PortalRow | null,
): Promise<InvoiceRow> {
  if (draft === null || draft.onayDurumu === 'Silinmis') return markDeleted(turn, row);
  if (draft.onayDurumu === 'Onaylandi') return approveAsSigned(turn, row);
  await writeCompany(turn.ports.db, turn.companyId, (tx) => countPortalLook(tx, row));
  return write.bakilma + 1 >= enoughLooks ? restoreState(turn, row, write.oncekiDurum) : row;
}
