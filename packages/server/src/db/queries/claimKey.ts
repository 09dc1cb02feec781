import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { idempotencyKeys } from '../tables';
import { keyLease } from './keyLease';

interface KeyOfCall {
  readonly scope: string;
  readonly key: string;
  readonly requestMac: string;
}

type Claim =
  | { state: 'ours'; newId: string; holder: string }
  | { state: 'running' }
  | { state: 'otherRequest' }
  | { state: 'answered'; status: number; headers: Record<string, string>; body: string | null };

/** Takes an Idempotency-Key, or the place of a holder that has died; else says what became of the first call. */
export async function claimKey(
  queries: Queries,
  { scope, key, requestMac }: KeyOfCall,
  holder: string,
): Promise<Claim> {
  const [claimed] = await queries
    .insert(idempotencyKeys)
    .values({ scope, key, requestMac, newId: crypto.randomUUID(), holder, leaseUntil: keyLease, createdAt: sql`now()` })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { holder, leaseUntil: keyLease },
      setWhere: sql`${idempotencyKeys.status} is null and ${idempotencyKeys.leaseUntil} <= now() and ${idempotencyKeys.requestMac} = ${requestMac}`,
    })
    .returning({ newId: idempotencyKeys.newId });
  if (claimed) return { state: 'ours', newId: claimed.newId, holder };

  const [first] = await queries
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  if (first && first.requestMac !== requestMac) return { state: 'otherRequest' };
  if (!first || first.status === null) return { state: 'running' };
  return { state: 'answered', status: first.status, headers: first.headers ?? {}, body: first.body };
}
