import type { Books } from '@kalem/domain/ledger';
import { and, eq, sql } from 'drizzle-orm';
import { rowsOf } from '../db/rows';
import type { CompanyTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { type BookedEntry, type Debtor, isNotUndone } from './books';
import { receiptReversals, receipts } from './tables';

export type ReceiptRow = typeof receipts.$inferSelect;

/** A write that a user asked for: `id` is the payment's. */
export interface Booking<Body> {
  readonly ports: Pick<Ports, 'jobs' | 'clock'>;
  readonly id: string;
  /** Null without a person: the bank reported the payment. */
  readonly userId: string | null;
  readonly now: Date;
  readonly body: Body;
}

/** The invoices that credits close now. Opening balances are none. */
export function faturaIdsOf(books: Books<BookedEntry>, credits: readonly { readonly id: string }[]): string[] {
  return credits.flatMap(({ id }) =>
    books.allocationsOf(id).flatMap(({ debitId }) => books.entry(debitId).invoiceId ?? []),
  );
}

type NewReceipt = Omit<typeof receipts.$inferInsert, 'companyId'>;

/**
 * Stores payments, refunds, write-offs and opening balances. Every booking of money passes here: a rule that a second
 * person confirms some of them would stand here (MNY-109).
 */
export async function insertReceipts(tx: CompanyTx, ...rows: readonly NewReceipt[]): Promise<void> {
  const stored = rows.map((row) => ({ ...row, companyId: tx.companyId, aciklama: row.aciklama?.trim() }));
  if (stored.length > 0) await tx.insert(receipts).values(stored);
}

/** Whether this kind is an opening balance. */
export function isOpening(tur: ReceiptRow['tur']): tur is OpeningKind {
  return openingKinds.some((kind) => kind === tur);
}

/** What the customer owed, and a credit of the customer. */
export const openingKinds = ['ACILIS_BORCU', 'ACILIS_AVANSI'] as const;
type OpeningKind = (typeof openingKinds)[number];

/** Whether this kind is a credit, which closes invoices. */
export function isCredit(tur: ReceiptRow['tur']): boolean {
  return tur === 'TAHSILAT' || tur === 'ACILIS_AVANSI' || tur === 'ALINAN_IADE';
}

/** Whether this kind sends events. No money moves with an opening balance or a received return. */
export function movesMoney(tur: ReceiptRow['tur']): boolean {
  return !isOpening(tur) && tur !== 'ALINAN_IADE';
}

/** Holds a payment against another change of it until the transaction ends. */
export async function holdReceipt(tx: CompanyTx, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('kalem.receipt'), hashtext(${id}))`);
}

/** A payment, and whether it is undone. Throws 404. */
export async function findReversible(tx: CompanyTx, id: string): Promise<ReceiptRow & { isReversed: boolean }> {
  const [receipt] = await tx
    .select({ receipt: receipts, reversedId: receiptReversals.receiptId })
    .from(receipts)
    .leftJoin(receiptReversals, eq(receiptReversals.receiptId, receipts.id))
    .where(and(eq(receipts.companyId, tx.companyId), eq(receipts.id, id)));
  if (!receipt) throw callProblems.notFound();
  return { ...receipt.receipt, isReversed: receipt.reversedId !== null };
}

/** The entries of a payment that are not undone, with their customer accounts. */
export function entriesOfReceipt(tx: CompanyTx, id: string): Promise<(Debtor & { id: string })[]> {
  return rowsOf<Debtor & { id: string }>(
    tx,
    sql`select entry.id, debtor.anahtar, debtor.vkn_tckn as "vknTckn", debtor.ad
      from ledger_entry as entry join debtor on debtor.id = entry.debtor_id
      where entry.company_id = ${tx.companyId} and entry.receipt_id = ${id} and entry.tersi is null and ${isNotUndone}
      order by entry.sira`,
  );
}
