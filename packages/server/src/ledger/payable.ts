import { claimOf } from '@kalem/domain/ledger';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { rowsOf } from '../db/rows';
import { invoices } from '../invoices/tables';
import type { CompanyTx } from '../ports/Database';
import * as callProblems from '../problems/callProblems';
import * as ledgerProblems from '../problems/ledgerProblems';
import { type Debtor, isNotUndone, lockDebtors } from './books';
import { bookClaims, claimColumns, debtorOf, entriesOfInvoices, lockTracking } from './claims';
import { findCollectionSettings } from './settings';
import { debtors as debtorTable, receipts } from './tables';

/** An invoice, an opening balance or an open refund for which payments can be booked. */
interface Payable {
  readonly id: string;
  readonly paraBirim: string;
  readonly debtorId: string;
  /** Its debit. Undefined for a payable amount of zero. */
  readonly entryId: string | undefined;
  readonly isInvoice: boolean;
}

interface ToLock {
  readonly ids: readonly string[];
  /** Further customer accounts to lock: all in one go, because two payments must not wait for each other. */
  readonly debtors?: readonly Debtor[];
  readonly now: Date;
}

/**
 * Locks invoices, opening balances and their customer accounts, and books the invoices that the tracking has not
 * reached yet. Throws 404 for an unknown one, and 409 for one that no payment can close.
 */
export async function lockPayables(
  tx: CompanyTx,
  { ids, debtors = [], now }: ToLock,
): Promise<{ readonly rows: readonly Payable[]; readonly debtorIds: ReadonlyMap<string, string> }> {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return { rows: [], debtorIds: await lockDebtors(tx, debtors, now) };
  await lockTracking(tx, 'shared');
  const rows = await tx
    .select(claimColumns)
    .from(invoices)
    .where(and(eq(invoices.companyId, tx.companyId), inArray(invoices.id, distinct)))
    .orderBy(asc(invoices.id))
    .for('update');
  const others = distinct.filter((id) => !rows.some((row) => row.id === id));
  const owners = await ownersOfOpenings(tx, others);
  if (owners.length < others.length) throw callProblems.notFound();
  const { baslangic } = await findCollectionSettings(tx);
  if (rows.some((row) => claimOf(row, baslangic)?.side !== 'borc')) throw ledgerProblems.notCollectable();
  const debtorIds = await lockDebtors(tx, [...debtors, ...rows.map(debtorOf), ...owners], now);
  await bookClaims(tx, rows, baslangic, now);
  const entries = await entriesOfInvoices(
    tx,
    rows.map(({ id }) => id),
  );
  const paid = rows.map((row) => {
    const { id, paraBirim } = row;
    const debtorId = debtorIds.get(debtorOf(row).anahtar) ?? '';
    return { id, paraBirim, debtorId, entryId: entries.get(row.id)?.id, isInvoice: true };
  });
  const openings = await openingDebits(tx, others);
  if (openings.length < others.length) throw ledgerProblems.notCollectable();
  return { rows: [...paid, ...openings], debtorIds };
}

/**
 * Locks a draft that was paid in advance, and returns the account of its recipient. Throws 404 for an unknown one, and
 * 409 for an approved one, or one that would not be tracked when it is approved.
 */
export async function lockDraft(tx: CompanyTx, id: string): Promise<Debtor> {
  await lockTracking(tx, 'shared');
  const [row] = await tx
    .select(claimColumns)
    .from(invoices)
    .where(and(eq(invoices.companyId, tx.companyId), eq(invoices.id, id)))
    .for('update');
  if (!row) throw callProblems.notFound();
  const { baslangic } = await findCollectionSettings(tx);
  const claim = claimOf({ ...row, onayDurumu: 'Onaylandi' }, baslangic);
  if (row.onayDurumu !== 'Onaylanmadi' || claim?.side !== 'borc' || row.vknTckn === '')
    throw ledgerProblems.notCollectable();
  return debtorOf(row);
}

/** The customer accounts of opening balances and refunds. */
function ownersOfOpenings(tx: CompanyTx, ids: readonly string[]): Promise<Debtor[]> {
  return tx
    .select({ anahtar: debtorTable.anahtar, vknTckn: debtorTable.vknTckn, ad: debtorTable.ad })
    .from(receipts)
    .innerJoin(debtorTable, eq(debtorTable.id, receipts.debtorId))
    .where(
      and(
        eq(receipts.companyId, tx.companyId),
        inArray(receipts.id, [...ids]),
        inArray(receipts.tur, ['ACILIS_BORCU', 'PARA_IADESI']),
      ),
    );
}

/**
 * The debits of opening balances and refunds that are not undone. A refund is open when its credit came from an invoice
 * that is void since then. One of merged accounts has a debit in each: the open one is paid. Read behind the lock of
 * their accounts.
 */
function openingDebits(tx: CompanyTx, ids: readonly string[]): Promise<Payable[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return rowsOf<Payable>(
    tx,
    sql`select distinct on (entry.receipt_id) entry.receipt_id as id, entry.para_birim as "paraBirim", entry.debtor_id as "debtorId",
        entry.id as "entryId", false as "isInvoice"
      from ledger_entry as entry join ledger_rest as rest on rest.entry_id = entry.id
      where entry.company_id = ${tx.companyId} and ${inArray(sql`entry.receipt_id`, [...ids])}
        and entry.tur in ('ACILIS', 'PARA_IADESI') and entry.borc > 0 and ${isNotUndone}
      order by entry.receipt_id, rest.kalan desc, entry.sira`,
  );
}
