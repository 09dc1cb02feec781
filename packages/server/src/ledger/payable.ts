import { claimOf } from '@kalem/domain/ledger';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { invoices } from '../invoices/tables';
import type { CompanyTx } from '../ports/Database';
import * as callProblems from '../problems/callProblems';
import * as ledgerProblems from '../problems/ledgerProblems';
import { type Debtor, lockDebtors } from './books';
import { bookClaims, claimColumns, type ClaimingRow, debtorOf, entriesOfInvoices, lockTracking } from './claims';
import { findCollectionSettings } from './settings';

/** An invoice for which payments can be booked. */
interface PayableRow extends ClaimingRow {
  readonly debtorId: string;
  /** Its debit. Undefined for a payable amount of zero. */
  readonly entryId: string | undefined;
}

interface ToLock {
  readonly ids: readonly string[];
  /** Further customer accounts to lock: all in one go, because two payments must not wait for each other. */
  readonly debtors?: readonly Debtor[];
  readonly now: Date;
}

/**
 * Locks invoices and their customer accounts, and books those that the tracking has not reached yet. Throws 404 for an
 * unknown one, and 409 for one that no payment can close.
 */
export async function lockPayableInvoices(tx: CompanyTx, { ids, debtors = [], now }: ToLock): Promise<PayableRow[]> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) {
    await lockDebtors(tx, debtors, now);
    return [];
  }
  await lockTracking(tx, 'shared');
  const rows = await tx
    .select(claimColumns)
    .from(invoices)
    .where(and(eq(invoices.companyId, tx.companyId), inArray(invoices.id, distinct)))
    .orderBy(asc(invoices.id))
    .for('update');
  if (rows.length < distinct.length) throw callProblems.notFound();
  const { baslangic } = await findCollectionSettings(tx);
  if (rows.some((row) => claimOf(row, baslangic)?.side !== 'borc')) throw ledgerProblems.notCollectable();
  const debtorIds = await lockDebtors(tx, [...debtors, ...rows.map(debtorOf)], now);
  await bookClaims(tx, rows, baslangic, now);
  const entries = await entriesOfInvoices(tx, distinct);
  return rows.map((row) => {
    const debtorId = debtorIds.get(debtorOf(row).anahtar) ?? '';
    return { ...row, debtorId, entryId: entries.get(row.id)?.id };
  });
}
