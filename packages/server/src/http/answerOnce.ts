import { DAY_MS } from '@kalem/domain';
import { and, eq, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { clearRows } from '../db/clearRows';
import { idempotencyKeys } from '../db/tables';
import { serverQueries } from '../db/wall';
import type { ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import type { Secrets } from '../ports/Secrets';
import * as callProblems from '../problems/callProblems';

/** Identifies a call: two calls with the same scope and key are the same call. */
export interface Once {
  readonly scope: string;
  readonly key: string;
  /** Keyed hashes of address and body. The first one uses the current secret. */
  readonly callMacs: readonly string[];
}

const RENEW_EVERY_MS = 3000;

/**
 * Runs a call once for its Idempotency-Key. A repetition gets the first answer byte for byte, also from another server
 * or after a restart. Temporary answers (429, 5xx) are not stored: the repetition runs again with the same `newId`.
 */
export async function answerOnce(
  { db, secrets }: Ports,
  once: Once,
  run: (newId: string) => Promise<Response>,
): Promise<Response> {
  const keys = serverQueries(db, 'calls');
  const claim = await claimOrWait(keys, once);
  if (claim.state === 'otherCall') throw callProblems.keyOfOtherCall();
  if (claim.state === 'running') throw callProblems.keyInUse();
  const place = `answer ${once.scope} ${once.key}`;
  if (claim.state === 'answered')
    return new Response(claim.body && (await secrets.open(claim.body, place)), {
      status: claim.status,
      headers: { ...claim.headers, 'Idempotent-Replayed': 'true' },
    });

  const renewal = setInterval(() => void renewKey(keys, once, claim.holder).catch(() => undefined), RENEW_EVERY_MS);
  try {
    const response = await run(claim.newId);
    await finishKey(keys, once, claim.holder, isFinal(response.status) ? await kept(response, secrets, place) : null);
    return response;
  } catch (error) {
    await finishKey(keys, once, claim.holder, null);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

/** Longer than any client keeps retrying. */
const KEPT_MS = 3 * DAY_MS;

/** Deletes old answers. The key of a running call is kept. */
export async function clearKeys(tx: ServerTx, now: Date): Promise<void> {
  const isOver = or(isNotNull(idempotencyKeys.status), lte(idempotencyKeys.heldUntil, now));
  const isOld = lte(idempotencyKeys.createdAt, new Date(now.getTime() - KEPT_MS));
  await clearRows(tx, idempotencyKeys, and(isOld, isOver));
}

/** Pauses in which a repetition polls for the first answer before it gets 409. Most calls end sooner. */
const WAITS_MS = [25, 50, 100, 200, 400];

async function claimOrWait(keys: ServerTx, once: Once) {
  let claim = await claimKey(keys, once, crypto.randomUUID());
  for (const pause of WAITS_MS) {
    if (claim.state !== 'running') return claim;
    await new Promise((resolve) => setTimeout(resolve, pause));
    claim = await claimKey(keys, once, crypto.randomUUID());
  }
  return claim;
}

function isFinal(status: number): boolean {
  return status < 500 && status !== 429;
}

/** Sealed, because an answer can hold a secret that the database otherwise stores only as a hash (KEY-03). */
async function kept(response: Response, secrets: Secrets, place: string) {
  const body = response.status === 204 ? null : await secrets.seal(await response.clone().text(), place);
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

type Claim =
  | { state: 'ours'; newId: string; holder: string }
  | { state: 'running' }
  | { state: 'otherCall' }
  | { state: 'answered'; status: number; headers: Record<string, string>; body: string | null };

/**
 * Claims an Idempotency-Key. Also takes it over from a server that died. Otherwise returns the state of the first call.
 */
async function claimKey(tx: ServerTx, { scope, key, callMacs }: Once, holder: string): Promise<Claim> {
  const [callMac = ''] = callMacs;
  const [claimed] = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, callMac, newId: crypto.randomUUID(), holder, heldUntil: keyHold, createdAt: sql`now()` })
    .onConflictDoUpdate({
      target: [idempotencyKeys.scope, idempotencyKeys.key],
      set: { holder, heldUntil: keyHold },
      setWhere: sql`${idempotencyKeys.status} is null and ${idempotencyKeys.heldUntil} <= now() and ${inArray(idempotencyKeys.callMac, [...callMacs])}`,
    })
    .returning({ newId: idempotencyKeys.newId });
  if (claimed) return { state: 'ours', newId: claimed.newId, holder };

  const [first] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key)));
  if (first && !callMacs.includes(first.callMac)) return { state: 'otherCall' };
  if (!first || first.status === null) return { state: 'running' };
  return { state: 'answered', status: first.status, headers: first.headers ?? {}, body: first.body };
}

/** The heartbeat of a running call. */
async function renewKey(tx: ServerTx, { scope, key }: Once, holder: string): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ heldUntil: keyHold })
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key), eq(idempotencyKeys.holder, holder)));
}

/** Stores the answer under the Idempotency-Key. Without an answer, the key is free again. */
async function finishKey(
  tx: ServerTx,
  { scope, key }: Once,
  holder: string,
  answer: { status: number; headers: Record<string, string>; body: string | null } | null,
): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set(answer ?? { heldUntil: sql`now()` })
    .where(and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key), eq(idempotencyKeys.holder, holder)));
}

/**
 * A holder counts as alive for this long after its last heartbeat. Uses the database's clock, which all servers share.
 */
const keyHold = sql`now() + interval '10 seconds'`;
