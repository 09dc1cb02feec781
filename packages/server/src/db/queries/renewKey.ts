import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { idempotencyKeys } from '../tables';
import { keyLease } from './keyLease';

/** Sign of life of a call that still runs. */
export async function renewKey(
  queries: Queries,
  { scope, key }: { scope: string; key: string },
  holder: string,
): Promise<void> {
  await queries
    .update(idempotencyKeys)
    .set({ leaseUntil: keyLease })
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key), eq(idempotencyKeys.holder, holder)));
}
