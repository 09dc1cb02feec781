import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queries } from '../ports/Database';
import { signings } from '../portal/tables';

export type Signing = typeof signings.$inferSelect;

/** The fifth wrong code is the last one (SGN-06). */
export const MOST_WRONG_CODES = 5;
// Signatures that wait for their code.

export async function putSigning(
  queries: Queries,
  signing: Omit<typeof signings.$inferInsert, 'wrongCodes' | 'spentAt'>,
): Promise<void> {
  await queries.insert(signings).values(signing).onConflictDoNothing();
}

export async function findSigning(queries: Queries, companyId: string, id: string): Promise<Signing | undefined> {
  const [row] = await queries
    .select()
    .from(signings)
    .where(and(eq(signings.companyId, companyId), eq(signings.id, id)));
  return row;
}

/** Counts a try before it is made, so that none is free; false when there is none left. */
export async function countSigningTry(queries: Queries, companyId: string, id: string, now: Date): Promise<boolean> {
  const isOpen = and(
    eq(signings.companyId, companyId),
    eq(signings.id, id),
    isNull(signings.spentAt),
    gt(signings.expiresAt, now),
    lt(signings.wrongCodes, MOST_WRONG_CODES),
  );
  const rows = await queries
    .update(signings)
    .set({ wrongCodes: sql`${signings.wrongCodes} + 1` })
    .where(isOpen)
    .returning({ id: signings.id });
  return rows.length > 0;
}

/** Gives a try back that never reached the portal. */
export async function returnSigningTry(queries: Queries, companyId: string, id: string): Promise<void> {
  await queries
    .update(signings)
    .set({ wrongCodes: sql`greatest(${signings.wrongCodes} - 1, 0)` })
    .where(and(eq(signings.companyId, companyId), eq(signings.id, id)));
}

export async function spendSigning(queries: Queries, companyId: string, id: string, now: Date): Promise<void> {
  await queries
    .update(signings)
    .set({ spentAt: now })
    .where(and(eq(signings.companyId, companyId), eq(signings.id, id), isNull(signings.spentAt)));
}
