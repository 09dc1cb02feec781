import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { writeAudit } from '../../db/audit';
import type { CompanyTx } from '../../ports/Database';
import * as callProblems from '../../problems/callProblems';
import { refuseFaults } from '../../problems/faults';
import { type Debtor, findDebtor, lockDebtors } from '../books';
import { debtors } from '../tables';

type DebtorRow = typeof debtors.$inferSelect;

/** The ids of an account and of those that are a part of it, as a subquery. */
export function groupOf(tx: CompanyTx, id: SQL | string): SQL {
  return sql`(select part.id from debtor as part
    where part.company_id = ${tx.companyId} and (part.id = ${id} or part.birlesen = ${id}))`;
}

/** The account that an account is shown as: itself, or the one that it is a part of. Throws 404. */
export async function findShown(tx: CompanyTx, id: string): Promise<DebtorRow> {
  const debtor = await findDebtor(tx, id);
  return debtor.birlesen === null ? debtor : findDebtor(tx, debtor.birlesen);
}

/** The accounts that are a part of one, by name. */
export function partsOf(tx: CompanyTx, id: string): Promise<(Debtor & { id: string })[]> {
  return tx
    .select({ id: debtors.id, anahtar: debtors.anahtar, vknTckn: debtors.vknTckn, ad: debtors.ad })
    .from(debtors)
    .where(and(eq(debtors.companyId, tx.companyId), eq(debtors.birlesen, id)))
    .orderBy(debtors.arama, debtors.id);
}

/**
 * Holds which accounts are merged, and over which of them an opening balance is spread, until the transaction ends.
 * Call before the accounts are locked.
 */
export async function lockGroups(tx: CompanyTx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('kalem.debtors'), hashtext(${tx.companyId}))`);
}

interface Merge {
  /** The account that stays. */
  readonly id: string;
  readonly birlesen: string;
  readonly userId: string;
  readonly now: Date;
}

/**
 * Shows an account, and its parts, as a part of another one (MNY-43). Throws 404 for an unknown one, and 422 for the
 * account itself.
 */
export async function mergeDebtors(tx: CompanyTx, { id, birlesen, userId, now }: Merge): Promise<void> {
  // Before anything is read: two merges in opposite directions would make both accounts parts.
  await lockGroups(tx);
  const [kept, gone] = [await findShown(tx, id), await findDebtor(tx, birlesen)];
  if (kept.id === gone.id) refuseFaults([{ path: 'birlesen', code: 'INVALID_VALUE', params: {}, severity: 'error' }]);
  if (gone.birlesen === kept.id) return;
  await lockDebtors(tx, [kept, gone, ...(await partsOf(tx, gone.id))], now);
  await tx
    .update(debtors)
    .set({ birlesen: kept.id })
    .where(and(eq(debtors.companyId, tx.companyId), or(eq(debtors.id, gone.id), eq(debtors.birlesen, gone.id))));
  const details = { birlesen: gone.ad, vknTckn: gone.vknTckn };
  await writeAudit(tx, { action: 'mergeDebtors', userId, entityId: kept.id, details, at: now });
}

/** Shows a part of an account by itself again. Throws 404 for an account that is no part of it. */
export async function splitDebtors(tx: CompanyTx, { id, birlesen, userId, now }: Merge): Promise<void> {
  const kept = await findDebtor(tx, id);
  const [part] = await tx
    .update(debtors)
    .set({ birlesen: null })
    .where(and(eq(debtors.companyId, tx.companyId), eq(debtors.id, birlesen), eq(debtors.birlesen, kept.id)))
    .returning();
  if (!part) throw callProblems.notFound();
  const details = { birlesen: part.ad, vknTckn: part.vknTckn };
  await writeAudit(tx, { action: 'splitDebtors', userId, entityId: kept.id, details, at: now });
}
