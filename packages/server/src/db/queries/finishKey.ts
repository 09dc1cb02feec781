import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { idempotencyKeys } from '../tables';

/** Keeps the answer of a call under its Idempotency-Key; without one the key is free again. */
export async function finishKey(
  queries: Queries,
  { scope, key }: { scope: string; key: string },
  holder: string,
  answer: { status: number; headers: Record<string, string>; body: string | null } | null,
): Promise<void> {
  await queries
    .update(idempotencyKeys)
    .set(answer ?? { leaseUntil: sql`now()` })
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key), eq(idempotencyKeys.holder, holder)));
}
