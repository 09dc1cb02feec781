import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { clearRows } from '../db/clearRows';
import { serverQueries } from '../db/wall';
import type { ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import type { Secrets } from '../ports/Secrets';
import * as peopleProblems from '../problems/peopleProblems';
import { type AttemptPurpose, attemptLimits, windows } from './attemptLimits';
import { networksOf } from './networks';
import { attempts } from './tables';

/**
 * Counts an attempt of `subject`, which is stored as a keyed hash. Throws 429 with Retry-After when there are too many.
 * Returns the key of the count, for `forgetAttempts` or `takeBackAttempt`.
 */
export function limitAttempts(ports: Ports, purpose: AttemptPurpose, subject: string): Promise<string> {
  return limitCustom(ports, { purpose, subject, ...attemptLimits[purpose] });
}

interface CustomLimit {
  readonly purpose: string;
  readonly subject: string;
  readonly most: number;
  readonly window: keyof typeof windows;
}

/** `limitAttempts` with a limit from the operator or the configuration. */
export async function limitCustom(
  { db, clock, secrets }: Ports,
  { purpose, subject, most, window }: CustomLimit,
): Promise<string> {
  const now = clock.now();
  const server = serverQueries(db, 'calls');
  const key = await runningKey(server, await attemptKeys(secrets, purpose, subject), now);
  const { count, windowEndsAt } = await countAttempt(server, key, now, windows[window]);
  if (count > most)
    throw peopleProblems.tooManyAttempts(Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000)));
  return key;
}

/** `limitAttempts` for a network address and its wider networks, which get a multiple of the limit. */
export async function limitNetwork(
  ports: Ports,
  purpose: AttemptPurpose,
  { address, of = '' }: { readonly address: string; readonly of?: string },
): Promise<string[]> {
  const { most, window } = attemptLimits[purpose];
  const keys: string[] = [];
  for (const { name, times } of networksOf(address))
    keys.push(await limitCustom(ports, { purpose, subject: `${of}${name}`, most: most * times, window }));
  return keys;
}

/** Keyed hashes, so that the table contains no addresses. The first one uses the current secret. */
function attemptKeys(secrets: Secrets, purpose: string, subject: string): Promise<readonly string[]> {
  return secrets.macs(`attempt ${purpose}`, subject);
}

/**
 * The key of a running window under an earlier secret, else the first key. So a new secret resets no counter (ATK-65).
 */
async function runningKey(tx: ServerTx, [current = '', ...earlier]: readonly string[], now: Date): Promise<string> {
  if (earlier.length === 0) return current;
  const [running] = await tx
    .select({ key: attempts.key })
    .from(attempts)
    .where(and(inArray(attempts.key, earlier), gt(attempts.windowEndsAt, now)))
    .limit(1);
  return running?.key ?? current;
}

/** Resets the count, after a success that proves who the caller is. */
export async function forgetAttempts(tx: ServerTx, key: string): Promise<void> {
  await tx.delete(attempts).where(eq(attempts.key, key));
}

/** `forgetAttempts` by purpose and subject, for callers without the key. */
export async function forgetAttemptsOf(
  secrets: Secrets,
  tx: ServerTx,
  purpose: AttemptPurpose,
  subject: string,
): Promise<void> {
  const keys = await attemptKeys(secrets, purpose, subject);
  await tx.delete(attempts).where(inArray(attempts.key, [...keys]));
}

/**
 * Takes back one successful attempt. Earlier ones still count. Otherwise a caller could reset the count with a right
 * secret of their own and guess without end.
 */
export async function takeBackAttempt(tx: ServerTx, key: string): Promise<void> {
  await tx
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(eq(attempts.key, key));
}

/** Deletes counts whose window is over. */
export async function clearAttempts(tx: ServerTx, now: Date): Promise<void> {
  await clearRows(tx, attempts, lte(attempts.windowEndsAt, now));
}

/**
 * Counts an attempt and returns the number in the running window. One statement, so that concurrent attempts all count.
 */
async function countAttempt(
  tx: ServerTx,
  key: string,
  now: Date,
  windowSeconds: number,
): Promise<{ count: number; windowEndsAt: Date }> {
  const windowEndsAt = new Date(now.getTime() + windowSeconds * 1000);
  const over = sql`${attempts.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await tx
    .insert(attempts)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
        windowEndsAt: sql`case when ${over} then excluded.window_ends_at else ${attempts.windowEndsAt} end`,
      },
    })
    .returning({ count: attempts.count, windowEndsAt: attempts.windowEndsAt });
  return row ?? { count: 1, windowEndsAt };
}
