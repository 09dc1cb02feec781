import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { CompanyTx } from '../ports/Database';
import { signings } from '../portal/tables';

export type Signing = typeof signings.$inferSelect;

/** The fifth wrong code is the last one (SGN-06). */
export const MOST_WRONG_CODES = 5;
// Signatures that wait for their code.

export async function putSigning(
  tx: CompanyTx,
  signing: Omit<typeof signings.$inferInsert, 'companyId' | 'wrongCodes' | 'spentAt'>,
): Promise<void> {
  await tx
    .insert(signings)
    .values({ ...signing, companyId: tx.companyId })
    .onConflictDoNothing();
}

export async function findSigning(tx: CompanyTx, id: string): Promise<Signing | undefined> {
  const [row] = await tx
    .select()
    .from(signings)
    .where(and(eq(signings.companyId, tx.companyId), eq(signings.id, id)));
  return row;
}

/** Counts a try before it is made, so that none is free; false when there is none left. */
export async function countSigningTry(tx: CompanyTx, id: string, now: Date): Promise<boolean> {
  const isOpen = and(
    eq(signings.companyId, tx.companyId),
    eq(signings.id, id),
    isNull(signings.spentAt),
    gt(signings.expiresAt, now),
    lt(signings.wrongCodes, MOST_WRONG_CODES),
  );
  const rows = await tx
    .update(signings)
    .set({ wrongCodes: sql`${signings.wrongCodes} + 1` })
    .where(isOpen)
    .returning({ id: signings.id });
  return rows.length > 0;
}

/** Gives a try back that never reached the portal. */
export async function returnSigningTry(tx: CompanyTx, id: string): Promise<void> {
  await tx
    .update(signings)
    .set({ wrongCodes: sql`greatest(${signings.wrongCodes} - 1, 0)` })
    .where(and(eq(signings.companyId, tx.companyId), eq(signings.id, id)));
}

export async function spendSigning(tx: CompanyTx, id: string, now: Date): Promise<void> {
  await tx
    .update(signings)
    .set({ spentAt: now })
    .where(and(eq(signings.companyId, tx.companyId), eq(signings.id, id), isNull(signings.spentAt)));
}
