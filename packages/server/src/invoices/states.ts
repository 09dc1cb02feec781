// How an invoice moves between the states of `portalDurumu` (INV-38). Every step answers the invoice as it is then.

import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../db/audit';
import { searchText } from '../db/search';
import { withCompany } from '../db/wall';
import { type PortalTurn, takeOverSeconds } from '../portal/turn';
import type { CompanyTx } from '../ports/Database';
import type { PortalFailure } from '../ports/Portal';
import { approveAsSigned } from './approval';
import { endPortalWrite, type PortalWrite, startPortalWrite } from './statements';
import { invoices } from './tables';
import type { InvoiceRow } from './wire';

/**
 * Before a write goes out: from here on its outcome is unknown, whatever happens to this server. Undefined when the invoice was changed
 * meanwhile; then nothing may go out.
 */
export async function beginPortalWrite(
  { ports: { db, clock, jobs }, companyId }: PortalTurn,
  row: InvoiceRow,
  write: Pick<PortalWrite, 'islem'> & { oncekiEttnler?: string[] },
): Promise<InvoiceRow | undefined> {
  const oncekiDurum = row.portalDurumu;
  if (oncekiDurum === 'BELIRSIZ') return undefined;
  const now = clock.now();
  return withCompany(db, companyId, async (tx) => {
    const begun = await markInvoice(tx, row, { portalDurumu: 'BELIRSIZ' }, now);
    if (!begun) return undefined;
    await startPortalWrite(tx, { invoiceId: row.id, oncekiDurum, startedAt: now, ...write });
    // Whoever stores an invoice to be sent puts the job of it into the queue; what is deleted has none yet.
    if (write.islem === 'SIL')
      await jobs.enqueue(tx, 'settleInvoice', { companyId, invoiceId: row.id }, takeOverSeconds);
    return begun;
  });
}

/** The portal has the draft as it is stored. */
export function noteSent(
  turn: PortalTurn,
  row: InvoiceRow,
  { ettn, belgeNumarasi }: Pick<InvoiceRow, 'ettn' | 'belgeNumarasi'>,
): Promise<InvoiceRow> {
  return end(turn, row, { portalDurumu: 'GONDERILDI', portalMesaji: null, ettn, belgeNumarasi });
}

/** Nothing was done at the portal; it is tried later. */
export function noteWaiting(turn: PortalTurn, row: InvoiceRow): Promise<InvoiceRow> {
  return end(turn, row, { portalDurumu: 'BEKLIYOR' });
}

/** The portal has no draft of it any more; it has to make a new one. */
export function noteWithoutDraft(turn: PortalTurn, row: InvoiceRow): Promise<InvoiceRow> {
  return end(turn, row, { portalDurumu: 'BEKLIYOR', ettn: null, belgeNumarasi: null });
}

/** `userId`: who deletes it, where a call still knows. */
export function noteDeleted(turn: PortalTurn, row: InvoiceRow, userId?: string): Promise<InvoiceRow> {
  return end(turn, row, { portalDurumu: 'GONDERILDI', onayDurumu: 'Silinmis' }, (tx, at) =>
    writeAudit(tx, {
      action: 'deleteInvoice',
      ...(userId !== undefined && { userId }),
      entityId: row.id,
      at,
    }),
  );
}

/** It was signed meanwhile, in the portal's own screens or while its change was on its way. */
export function noteApproved(turn: PortalTurn, row: InvoiceRow): Promise<InvoiceRow> {
  return approveAsSigned(turn, row);
}

/** It stands as it did before the write, which was not carried out. */
export function noteBack(
  turn: PortalTurn,
  row: InvoiceRow,
  portalDurumu: PortalWrite['oncekiDurum'],
): Promise<InvoiceRow> {
  return end(turn, row, { portalDurumu });
}

/**
 * A write of which nothing was done: refused with the portal's words, or waiting for a better moment. Refused credentials say nothing
 * against the invoice, which has nothing to be corrected: it waits until the company is linked anew.
 */
export function noteNotDone(turn: PortalTurn, row: InvoiceRow, failure: PortalFailure): Promise<InvoiceRow> {
  if (failure.kind === 'refused') return end(turn, row, { portalDurumu: 'REDDEDILDI', portalMesaji: failure.text });
  return failure.kind === 'credentials'
    ? end(turn, row, { portalDurumu: 'BEKLIYOR', portalMesaji: failure.text })
    : noteWaiting(turn, row);
}

type InvoiceMarks = Partial<
  Pick<InvoiceRow, 'ettn' | 'belgeNumarasi' | 'onayDurumu' | 'portalDurumu' | 'portalMesaji'>
>;

/**
 * Notes how an invoice stands at the portal, while it still has the version and `portalDurumu` that were read. The version stays: what
 * somebody is typing is not stale because the portal took the draft meanwhile. Answers the new row, undefined when it was too late.
 */
export async function markInvoice(
  tx: CompanyTx,
  read: Pick<InvoiceRow, 'id' | 'version' | 'portalDurumu'>,
  marks: InvoiceMarks,
  now: Date,
): Promise<InvoiceRow | undefined> {
  const isIt = and(
    eq(invoices.companyId, tx.companyId),
    eq(invoices.id, read.id),
    eq(invoices.version, read.version),
    eq(invoices.portalDurumu, read.portalDurumu),
  );
  const [row] = await tx
    .update(invoices)
    .set({ ...marks, updatedAt: now })
    .where(isIt)
    .returning();
  if (!row) return undefined;
  const arama = searchText(row);
  if (arama !== row.arama)
    await tx
      .update(invoices)
      .set({ arama })
      .where(and(eq(invoices.companyId, tx.companyId), eq(invoices.id, row.id)));
  return { ...row, arama };
}

async function end(
  { ports: { db, clock }, companyId }: PortalTurn,
  row: InvoiceRow,
  marks: InvoiceMarks,
  note?: (tx: CompanyTx, now: Date) => Promise<void>,
): Promise<InvoiceRow> {
  const now = clock.now();
  const marked = await withCompany(db, companyId, async (tx) => {
    await endPortalWrite(tx, row);
    const changed = await markInvoice(tx, row, marks, now);
    if (changed) await note?.(tx, now);
    return changed;
  });
  return marked ?? row;
}
