// The states of an invoice: `portalDurumu` (INV-38) and `onayDurumu`. Holds the initial states, the waiting states and
// every transition. No other file writes them.

import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import { companies } from '../companies/tables';
import { writeAudit } from '../db/audit';
import { together } from '../db/rows';
import { withCompany } from '../db/wall';
import { bookInvoices } from '../ledger/claims';
import { type PortalTurn, takeOverSeconds } from '../portal/turn';
import type { CompanyTx, ServerTx } from '../ports/Database';
import type { PortalFailure, PortalRow } from '../ports/Portal';
import { tellOfInvoice } from '../webhooks/events';
import type { InvoiceContent } from './content';
import { endPortalWrite, type PortalWrite, searchText, startPortalWrite } from './statements';
import { invoices } from './tables';
import type { InvoiceRow } from './wire';

/** The initial state of an invoice made here: stored, and to be sent. */
export const newState = { onayDurumu: 'Onaylanmadi', portalDurumu: 'BEKLIYOR' } as const;

/** The initial state of an invoice imported from the portal. */
export function importedState({ ettn, belgeNumarasi, onayDurumu }: PortalRow) {
  return { ettn, belgeNumarasi, onayDurumu, portalDurumu: 'GONDERILDI' } as const;
}

/** The states that wait for the portal or for an outcome. The index in tables.ts lists them too. */
const waiting = ['BEKLIYOR', 'BELIRSIZ'] as const satisfies readonly InvoiceRow['portalDurumu'][];

export function isWaiting({ onayDurumu, portalDurumu }: InvoiceRow): boolean {
  return onayDurumu === 'Onaylanmadi' && waiting.some((state) => state === portalDurumu);
}

/** Whether the portal has the draft with the stored content. */
export function isSignable({ onayDurumu, portalDurumu, ettn }: InvoiceRow): boolean {
  return onayDurumu === 'Onaylanmadi' && portalDurumu === 'GONDERILDI' && ettn !== null;
}

const isWaitingRow = and(eq(invoices.onayDurumu, 'Onaylanmadi'), inArray(invoices.portalDurumu, waiting));

/** Ids of a company's waiting invoices. */
export async function waitingInvoices(tx: CompanyTx): Promise<string[]> {
  const rows = await tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(and(eq(invoices.companyId, tx.companyId), isWaitingRow));
  return rows.map(({ id }) => id);
}

/** Waiting invoices of all companies that are not deleted. */
export async function allWaitingInvoices(tx: ServerTx): Promise<{ companyId: string; invoiceId: string }[]> {
  return tx
    .select({ companyId: invoices.companyId, invoiceId: invoices.id })
    .from(invoices)
    .innerJoin(companies, and(eq(companies.id, invoices.companyId), isNull(companies.deletedAt)))
    .where(isWaitingRow);
}

/** Marks changed content to be sent again. Returns undefined when too late, as `changeContent` does. */
export function markChanged(
  tx: CompanyTx,
  read: VersionRead,
  content: Partial<InvoiceContent>,
  now: Date,
): Promise<InvoiceRow | undefined> {
  return changeOpen(tx, read, { ...content, portalDurumu: 'BEKLIYOR', portalMesaji: null }, now);
}

/**
 * Changes the content and increments the version. Only if the invoice still has the version that was read, is not
 * approved and has no pending portal write. Returns the new row, or undefined when it is too late.
 */
export function changeContent(
  tx: CompanyTx,
  read: VersionRead,
  content: Partial<InvoiceContent>,
  now: Date,
): Promise<InvoiceRow | undefined> {
  return changeOpen(tx, read, content, now);
}

/** Replaces the content of an imported invoice by the portal's, if it still has the version that was read. */
export async function replaceContent(
  tx: CompanyTx,
  read: VersionRead,
  content: Partial<InvoiceContent>,
  now: Date,
): Promise<void> {
  await update(tx, read, { ...content, version: nextVersion }, now);
}

/**
 * Must run before a write is sent: from here on the outcome is unknown, even if this server crashes. Returns undefined
 * when the invoice was changed since it was read. Then the write must not be sent.
 */
export async function beginPortalWrite(
  { ports: { db, clock, jobs }, companyId }: PortalTurn,
  row: InvoiceRow,
  write: Pick<PortalWrite, 'islem'> & { oncekiEttnler?: string[] },
): Promise<InvoiceRow | undefined> {
  const oncekiDurum = row.portalDurumu;
  if (oncekiDurum === 'BELIRSIZ') return undefined;
  const now = clock.now();
  // A deletion here, or another draft at the portal, does not change the version.
  const isAsRead = and(
    eq(invoices.portalDurumu, oncekiDurum),
    eq(invoices.onayDurumu, row.onayDurumu),
    sql`${invoices.ettn} is not distinct from ${row.ettn}::uuid`,
  );
  return withCompany(db, companyId, async (tx) => {
    const begun = await update(tx, row, { portalDurumu: 'BELIRSIZ' }, now, isAsRead);
    if (!begun) return undefined;
    await startPortalWrite(tx, { invoiceId: row.id, oncekiDurum, startedAt: now, ...write });
    // A stored invoice already has its job in the queue. A deletion has none yet.
    if (write.islem === 'SIL')
      await jobs.enqueue(tx, 'settleInvoice', { companyId, invoiceId: row.id }, takeOverSeconds);
    return begun;
  });
}

/** The portal has the stored content. */
export function markSent(
  turn: PortalTurn,
  row: InvoiceRow,
  { ettn, belgeNumarasi }: Pick<InvoiceRow, 'ettn' | 'belgeNumarasi'>,
): Promise<InvoiceRow> {
  return end(turn, row, { portalDurumu: 'GONDERILDI', portalMesaji: null, ettn, belgeNumarasi });
}

/** The write did not reach the portal and will be retried. Stores nothing when no write was begun. */
export async function markWaiting(turn: PortalTurn, row: InvoiceRow): Promise<InvoiceRow> {
  return row.portalDurumu === 'BEKLIYOR' ? row : end(turn, row, { portalDurumu: 'BEKLIYOR' });
}

/** Sends the stored content again after a refusal. Returns undefined when too late. */
export function markForResend(tx: CompanyTx, row: InvoiceRow, now: Date): Promise<InvoiceRow | undefined> {
  return markInvoice(tx, row, { portalDurumu: 'BEKLIYOR', portalMesaji: null }, now);
}

/** The portal has lost the draft: the next write creates a new one. */
export function markWithoutDraft(turn: PortalTurn, row: InvoiceRow): Promise<InvoiceRow> {
  return end(turn, row, { portalDurumu: 'BEKLIYOR', ettn: null, belgeNumarasi: null });
}

/** The draft was deleted at the portal. `userId` is the person who deleted it, if known. */
export function markDeleted(turn: PortalTurn, row: InvoiceRow, userId?: string): Promise<InvoiceRow> {
  return end(turn, row, { portalDurumu: 'GONDERILDI', onayDurumu: 'Silinmis' }, (tx, at) =>
    writeAudit(tx, { action: 'deleteInvoice', ...(userId !== undefined && { userId }), entityId: row.id, at }),
  );
}

/** Deletes only here, because the portal never had the draft. Returns undefined when too late. */
export async function markDeletedHere(
  tx: CompanyTx,
  row: InvoiceRow,
  userId: string,
  now: Date,
): Promise<InvoiceRow | undefined> {
  const deleted = await markInvoice(tx, row, { onayDurumu: 'Silinmis' }, now);
  if (deleted) await writeAudit(tx, { action: 'deleteInvoice', userId, entityId: row.id, at: now });
  return deleted;
}

/** Stores the state from the portal's list: the number, or a deletion in the portal's own screens. */
export async function storePortalState(
  tx: CompanyTx,
  row: InvoiceRow,
  { belgeNumarasi, onayDurumu }: Pick<PortalRow, 'belgeNumarasi' | 'onayDurumu'>,
  now: Date,
): Promise<void> {
  if (belgeNumarasi !== row.belgeNumarasi) await markInvoice(tx, row, { belgeNumarasi }, now);
  if (onayDurumu !== 'Silinmis') return;
  await markInvoice(tx, row, { onayDurumu }, now);
  await writeAudit(tx, { action: 'syncCompany', entityId: row.id, details: { onayDurumu }, at: now });
}

/**
 * Marks these invoices as approved. Returns the ones that were not approved before. Only invoices in state GONDERILDI
 * count: a change saved in the meantime leaves that state, so unsent content never counts as signed.
 */
export async function markApproved(tx: CompanyTx, ettns: readonly string[], now: Date) {
  if (ettns.length === 0) return [];
  const approved = await tx
    .update(invoices)
    .set({ onayDurumu: 'Onaylandi', portalMesaji: null, updatedAt: now })
    .where(
      and(
        eq(invoices.companyId, tx.companyId),
        inArray(invoices.ettn, [...ettns]),
        eq(invoices.onayDurumu, 'Onaylanmadi'),
        eq(invoices.portalDurumu, 'GONDERILDI'),
      ),
    )
    .returning({ id: invoices.id, emails: invoices.emails });
  await bookInvoices(tx, approved, now);
  return approved;
}

/** Approves an invoice with the signed content. Returns the new row, or undefined when it was changed since. */
export function storeSigned(
  tx: CompanyTx,
  read: VersionRead,
  content: Partial<InvoiceContent>,
  now: Date,
): Promise<InvoiceRow | undefined> {
  return update(
    tx,
    read,
    { ...content, onayDurumu: 'Onaylandi', portalDurumu: 'GONDERILDI', portalMesaji: null, version: nextVersion },
    now,
    eq(invoices.onayDurumu, 'Onaylanmadi'),
  );
}

/** Restores the state before a write that was not carried out. */
export function restoreState(
  turn: PortalTurn,
  row: InvoiceRow,
  portalDurumu: PortalWrite['oncekiDurum'],
): Promise<InvoiceRow> {
  return end(turn, row, { portalDurumu });
}

/**
 * Handles a write that changed nothing at the portal. A refusal is stored with the portal's text. After refused
 * credentials the invoice waits until the company is linked again, because its content is correct.
 */
export function markNotDone(turn: PortalTurn, row: InvoiceRow, failure: PortalFailure): Promise<InvoiceRow> {
  if (failure.kind === 'refused')
    return end(turn, row, { portalDurumu: 'REDDEDILDI', portalMesaji: failure.text }, (tx, _at, refused) =>
      tellOfInvoice(turn.ports, tx, 'fatura.reddedildi', refused),
    );
  return failure.kind === 'credentials'
    ? end(turn, row, { portalDurumu: 'BEKLIYOR', portalMesaji: failure.text })
    : markWaiting(turn, row);
}

async function end(
  { ports: { db, clock }, companyId }: PortalTurn,
  row: InvoiceRow,
  marks: States,
  note?: (tx: CompanyTx, now: Date, changed: InvoiceRow) => Promise<void>,
): Promise<InvoiceRow> {
  const now = clock.now();
  const marked = await withCompany(db, companyId, async (tx) => {
    const [changed] = await together(markInvoice(tx, row, marks, now), endPortalWrite(tx, row));
    if (changed) await note?.(tx, now, changed);
    return changed;
  });
  return marked ?? row;
}

/**
 * Changes the states of an invoice that still has the version and `portalDurumu` that were read. The version stays, so
 * that an open form does not become outdated when the portal takes the draft. Returns the new row, or undefined when it
 * is too late.
 */
function markInvoice(tx: CompanyTx, read: InvoiceRow, marks: States, now: Date): Promise<InvoiceRow | undefined> {
  return update(tx, read, marks, now, eq(invoices.portalDurumu, read.portalDurumu));
}

type VersionRead = Pick<InvoiceRow, 'id' | 'version'>;
type States = Partial<Pick<InvoiceRow, 'ettn' | 'belgeNumarasi' | 'onayDurumu' | 'portalDurumu' | 'portalMesaji'>>;

const nextVersion = sql`${invoices.version} + 1`;

/** Updates the row if it is not approved and has no pending portal write. */
function changeOpen(
  tx: CompanyTx,
  read: VersionRead,
  change: Partial<InvoiceContent> & States,
  now: Date,
): Promise<InvoiceRow | undefined> {
  const isOpen = and(eq(invoices.onayDurumu, 'Onaylanmadi'), ne(invoices.portalDurumu, 'BELIRSIZ'));
  return update(tx, read, { ...change, version: nextVersion }, now, isOpen);
}

/** Updates a row and its search text if the version and the condition match. */
async function update(
  tx: CompanyTx,
  read: VersionRead | InvoiceRow,
  change: Partial<InvoiceContent> & States & { version?: SQL },
  now: Date,
  condition?: SQL,
): Promise<InvoiceRow | undefined> {
  const isIt = and(eq(invoices.companyId, tx.companyId), eq(invoices.id, read.id));
  const expected = 'totals' in read && { arama: searchText({ ...read, ...change }) };
  const [row] = await tx
    .update(invoices)
    .set({ ...change, ...expected, updatedAt: now })
    .where(and(isIt, eq(invoices.version, read.version), condition))
    .returning();
  if (!row) return undefined;
  // The number may have changed since the row was read, because the version stays.
  const arama = searchText(row);
  if (arama !== row.arama) await tx.update(invoices).set({ arama }).where(isIt);
  if (row.onayDurumu !== 'Onaylanmadi') await bookInvoices(tx, [row], now);
  return { ...row, arama };
}
