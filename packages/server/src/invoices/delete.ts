import { readCompany, serverQueries, withCompany } from '../db/wall';
import { isUnderSignature } from '../portal/signings';
import { answerInTurn, type PortalTurn, soonSeconds } from '../portal/turn';
import type { PortalAnswer } from '../ports/Portal';
import type { Ports } from '../ports/Ports';
import * as invoiceProblems from '../problems/invoiceProblems';
import * as portalProblems from '../problems/portalProblems';
import { readSettledInvoice } from './save';
import { beginPortalWrite, restoreState, markDeleted, markDeletedHere } from './states';
import type { InvoiceRow } from './wire';

interface Deletion {
  readonly companyId: string;
  readonly userId: string;
  readonly id: string;
  readonly ifMatch: string | undefined;
  /** Refuses while a signing waits for its code, so that the client can ask the user first. */
  readonly asksFirst: boolean;
}

/**
 * Deletes a draft at the portal, then marks it Silinmis here. A draft that the portal never had is deleted only here
 * (LST-11).
 */
export async function deleteInvoice(ports: Ports, deletion: Deletion): Promise<void> {
  const row = await readSettledInvoice(ports, deletion);
  if (row.onayDurumu !== 'Onaylanmadi') throw invoiceProblems.notDeletable();
  if (deletion.asksFirst) await refuseUnderSignature(ports, row);
  if (row.ettn === null) await deleteHere(ports, row, deletion.userId);
  else await deleteThere(ports, { ...row, ettn: row.ettn }, deletion.userId);
}

async function refuseUnderSignature({ db, clock }: Ports, row: InvoiceRow): Promise<void> {
  const isAwaited = await readCompany(db, row.companyId, (tx) => isUnderSignature(tx, row, clock.now()));
  if (isAwaited) throw invoiceProblems.underSignature();
}

async function deleteHere({ db, clock }: Ports, row: InvoiceRow, userId: string): Promise<void> {
  const now = clock.now();
  const deleted = await withCompany(db, row.companyId, (tx) => markDeletedHere(tx, row, userId, now));
  // Another request is sending it to the portal right now.
  if (!deleted) throw invoiceProblems.outcomeUnknown();
}

async function deleteThere(ports: Ports, row: InvoiceRow & { readonly ettn: string }, userId: string): Promise<void> {
  const { companyId, id: invoiceId } = row;
  const answer = await answerInTurn(ports, companyId, (turn) => deleteAtPortal(turn, row, userId));
  if (answer.ok) return;
  if (answer.failure.kind !== 'unknown') throw portalProblems.of(answer.failure);
  await ports.jobs.enqueue(serverQueries(ports.db, 'jobs'), 'settleInvoice', { companyId, invoiceId }, soonSeconds);
  throw invoiceProblems.outcomeUnknown();
}

/**
 * Deletes the portal's draft. Only the portal's list proves the deletion: until it does, the outcome is `unknown`
 * (BELIRSIZ).
 */
async function deleteAtPortal(
  turn: PortalTurn,
  row: InvoiceRow & { readonly ettn: string },
  userId: string,
): Promise<PortalAnswer<void>> {
  const { session } = turn;
  const { ettn, portalDurumu } = row;
  // A change that was not sent yet may have moved the invoice to another day, so the portal's own day is used.
  const stored = portalDurumu === 'GONDERILDI' ? undefined : await session.fetchInvoice(ettn);
  if (stored && !stored.ok) return stored;
  const faturaTarih = stored?.value.faturaTarih ?? row.faturaTarih;

  const begun = await beginPortalWrite(turn, row, { islem: 'SIL' });
  if (!begun || portalDurumu === 'BELIRSIZ') return { ok: false, failure: { kind: 'unknown' } };
  const deleted = await session.deleteDraft({ ettn, faturaTarih });
  if (!deleted.ok && deleted.failure.kind !== 'unknown') {
    await restoreState(turn, begun, portalDurumu);
    return deleted;
  }
  const listed = await session.listInvoices(faturaTarih, faturaTarih);
  const isGone = listed.ok && listed.value.some((row) => row.ettn === ettn && row.onayDurumu === 'Silinmis');
  if (!isGone) return { ok: false, failure: { kind: 'unknown' } };
  await markDeleted(turn, begun, userId);
  return { ok: true, value: undefined };
}
