import { claimOf } from '@kalem/domain/ledger';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { invoices } from '../invoices/tables';
import type { CompanyTx } from '../ports/Database';
import * as callProblems from '../problems/callProblems';
import * as ledgerProblems from '../problems/ledgerProblems';
import type { Debtor } from './books';
import { bookClaims, claimColumns, type ClaimingRow, debtorOf, entriesOfInvoices, lockTracking } from './claims';
import { findCollectionSettings } from './settings';

/** An invoice for which payments can be booked. */
interface PayableRow extends ClaimingRow {
  readonly debtor: Debtor;
  /** Its debit. Undefined for a payable amount of zero. */
  readonly entryId: string | undefined;
}

/**
 * Locks invoices, and books those that the tracking has not reached yet. Throws 404 for an unknown one, and 409 for one
 * that no payment can close.
 */
export async function lockPayableInvoices(tx: CompanyTx, ids: readonly string[], now: Date): Promise<PayableRow[]> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return [];
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
  await bookClaims(tx, rows, baslangic, now);
  const entries = await entriesOfInvoices(tx, distinct);
  return rows.map((row) => ({ ...row, debtor: debtorOf(row), entryId: entries.get(row.id)?.id }));
}
