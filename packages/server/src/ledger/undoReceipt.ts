import { istanbulNow } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { and, eq } from 'drizzle-orm';
import { writeAudit } from '../db/audit';
import type { CompanyTx } from '../ports/Database';
import * as ledgerProblems from '../problems/ledgerProblems';
import { lockDebtors, oppositeOf, readBooks, storeBooks } from './books';
import {
  type Booking,
  entriesOfReceipt,
  faturaIdsOf,
  findReversible,
  holdReceipt,
  movesMoney,
  type ReceiptRow,
} from './storedReceipts';
import { receiptReversals, returnAnswers } from './tables';
import { tellOfReceipt } from './tell';

/**
 * Undoes what a received return lowered the balance by, when the return has become void: what it closed is open again
 * (MNY-26, MNY-35). A refund that was paid from it is open too.
 */
export async function undoVoidReturn(tx: CompanyTx, receivedId: string, now: Date): Promise<void> {
  const [answer] = await tx
    .select({ id: returnAnswers.receiptId })
    .from(returnAnswers)
    .where(and(eq(returnAnswers.companyId, tx.companyId), eq(returnAnswers.receivedId, receivedId)));
  if (!answer?.id) return;
  const { tutar, paraBirim, aciklama: belgeNumarasi } = (await reverseAll(tx, answer.id, now)) ?? {};
  if (tutar === undefined) return;
  const details = { tutar, paraBirim, belgeNumarasi };
  await writeAudit(tx, { action: 'reverseReceipt', entityId: answer.id, details, at: now });
}

/**
 * Undoes a payment that the bank took back, without a person: a refund that was paid from it becomes an open item
 * (MNY-100). Does nothing to one that is undone.
 */
export async function undoTakenBack(
  tx: CompanyTx,
  { ports, id, now }: Pick<Booking<never>, 'ports' | 'id' | 'now'>,
): Promise<void> {
  const receipt = await reverseAll(tx, id, now);
  if (!receipt) return;
  const { tutar, paraBirim, tarih, debtorId, faturaIds } = receipt;
  await writeAudit(tx, { action: 'reverseReceipt', entityId: id, details: { tutar, paraBirim, tarih }, at: now });
  await tellOfReceipt(ports, tx, 'tahsilat.geriAlindi', { receipt, debtorId, faturaIds });
}

/** Reverses all entries of a payment. Undefined when they are reversed already. */
async function reverseAll(
  tx: CompanyTx,
  id: string,
  now: Date,
): Promise<(ReceiptRow & { faturaIds: string[] }) | undefined> {
  await holdReceipt(tx, id);
  const entries = await entriesOfReceipt(tx, id);
  await lockDebtors(tx, entries, now);
  const { isReversed, ...receipt } = await findReversible(tx, id);
  if (isReversed) return undefined;
  const books = await readBooks(
    tx,
    entries.map((entry) => entry.id),
  );
  const faturaIds = faturaIdsOf(books, entries);
  for (const entry of entries) books.reverse(entry.id, oppositeOf(books.entry(entry.id)));
  await tx.insert(receiptReversals).values({ receiptId: id, companyId: tx.companyId, userId: null, at: now });
  const today = istanbulNow(now).date;
  await storeBooks(tx, books, { tarih: () => today, userId: null, now });
  return { ...receipt, faturaIds };
}

/**
 * Undoes a payment, a refund, a write-off or an opening balance by the opposite entries: the invoices that it closed
 * are open again (MNY-39). Throws 404, and 409 when it is undone already or a refund was paid from it.
 */
export async function undoReceipt(
  tx: CompanyTx,
  { ports, id, userId, now, body }: Booking<components['schemas']['ReceiptReversal']>,
): Promise<void> {
  await holdReceipt(tx, id);
  const entries = await entriesOfReceipt(tx, id);
  await lockDebtors(tx, entries, now);
  // Read behind the locks: an invoice that becomes void undoes its write-offs, and locks only the account for it.
  const { isReversed, ...receipt } = await findReversible(tx, id);
  if (isReversed) throw ledgerProblems.receiptReversed();
  const books = await readBooks(
    tx,
    entries.map((entry) => entry.id),
  );
  const faturaIds = faturaIdsOf(books, entries);
  for (const entry of entries) {
    const released = books.reverse(entry.id, oppositeOf(books.entry(entry.id)));
    // A later payment closes a refund that became open: undoing it opens the refund again.
    const isRefunded = released.some(({ debitId }) => {
      const { tur, sira } = books.entry(debitId);
      return debitId !== entry.id && tur === 'PARA_IADESI' && sira > books.entry(entry.id).sira;
    });
    if (isRefunded) throw ledgerProblems.creditRefunded();
  }
  const neden = (body.neden ?? '').trim();
  await tx.insert(receiptReversals).values({ receiptId: id, companyId: tx.companyId, neden, userId, at: now });
  const today = istanbulNow(now).date;
  await storeBooks(tx, books, { tarih: () => today, userId, now });
  const { tutar, paraBirim, tarih, debtorId } = receipt;
  const details = { tutar, paraBirim, tarih, neden };
  await writeAudit(tx, { action: 'reverseReceipt', userId, entityId: id, details, at: now });
  if (!movesMoney(receipt.tur)) return;
  await tellOfReceipt(ports, tx, 'tahsilat.geriAlindi', { receipt, debtorId, faturaIds });
}
