import { and, asc, eq, sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows';
import { withCompany } from '../../db/wall';
import type { CompanyTx } from '../../ports/Database';
import type { Ports } from '../../ports/Ports';
import * as ledgerProblems from '../../problems/ledgerProblems';
import { ProblemError } from '../../problems/ProblemError';
import { movementKeys, movements } from '../tables';
import { lockMovements } from '../take';
import { undoMatch } from '../undo';
import { endFile, lockFile } from './store';

/** Movements that are undone in one transaction. */
const STEP = 50;

/**
 * Throws 409 when a refund was paid from a payment of the file: it would have to be undone first, and half a file must
 * not stay.
 */
export async function refuseRefunded(tx: CompanyTx, fileId: string): Promise<void> {
  const refunded = await rowsOf(
    tx,
    sql`select from movement
        join ledger_entry as credit
          on credit.company_id = movement.company_id and credit.receipt_id = movement.receipt_id
        join allocation on allocation.company_id = credit.company_id and allocation.credit_id = credit.id
        join ledger_entry as debit on debit.id = allocation.debit_id and debit.tur = 'PARA_IADESI'
      where movement.company_id = ${tx.companyId} and movement.file_id = ${fileId} and not movement.bagli
      group by debit.id having sum(allocation.tutar) > 0 limit 1`,
  );
  if (refunded.length > 0) throw ledgerProblems.creditRefunded();
}

/**
 * Undoes a file: its payments are reversed and its movements deleted, so that it can come again (MNY-99). Returns the
 * pause before the next run, or undefined when it has ended.
 */
export async function undoFile(
  ports: Ports,
  { companyId, fileId }: { readonly companyId: string; readonly fileId: string },
  stopAt: number,
): Promise<number | undefined> {
  for (;;) {
    const isDone = await withCompany(ports.db, companyId, async (tx) => {
      const file = await lockFile(tx, fileId);
      if (file.durum !== 'GERI_ALINIYOR') return true;
      await lockMovements(tx);
      const rows = await tx
        .select()
        .from(movements)
        .where(and(eq(movements.companyId, companyId), eq(movements.fileId, fileId)))
        .orderBy(asc(movements.id))
        .limit(STEP);
      for (const row of rows) await undoOne(ports, tx, { row, userId: file.userId });
      if (rows.length === STEP) return false;
      // What is left was taken by another source before.
      await tx.delete(movementKeys).where(and(eq(movementKeys.companyId, companyId), eq(movementKeys.fileId, fileId)));
      await endFile(tx, fileId, { durum: 'GERI_ALINDI' }, ports.clock.now());
      await ports.jobs.enqueue(tx, 'matchMovements', { companyId });
      return true;
    });
    if (isDone) return undefined;
    if (Date.now() >= stopAt) return 0;
  }
}

interface One {
  readonly row: typeof movements.$inferSelect;
  readonly userId: string;
}

/** One whose credit was refunded since then stays, and belongs to no file any more. */
async function undoOne(ports: Ports, tx: CompanyTx, { row, userId }: One): Promise<void> {
  await tx.execute(sql`savepoint undo`);
  try {
    if (row.durum === 'ESLESTI') await undoMatch(ports, tx, { row, userId });
    await tx.delete(movements).where(eq(movements.id, row.id));
    await tx.execute(sql`release savepoint undo`);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    await tx.execute(sql`rollback to savepoint undo`);
    await tx.update(movements).set({ fileId: null }).where(eq(movements.id, row.id));
    await tx
      .update(movementKeys)
      .set({ fileId: null })
      .where(and(eq(movementKeys.companyId, tx.companyId), eq(movementKeys.movementId, row.id)));
  }
}
