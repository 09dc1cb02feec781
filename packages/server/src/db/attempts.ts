import { eq, lte, sql } from 'drizzle-orm';
import type { ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import type { Secrets } from '../ports/Secrets';
import * as peopleProblems from '../problems/peopleProblems';
import { clearRows } from './clearRows';
import { attempts } from './tables';
import { serverQueries } from './wall';

/** How long attempts are counted together, in seconds. */
const windows = { minute: 60, quarterHour: 900, hour: 3600, day: 86_400 };

export type AttemptWindow = keyof typeof windows;

interface Limit {
  /** What is counted, e.g. `signIn`. */
  readonly purpose: string;
  /** Whose attempts: an address; stored as a keyed hash only. */
  readonly subject: string;
  readonly most: number;
  readonly window: AttemptWindow;
}

/**
 * Counts an attempt; one too many answers 429 with Retry-After. Answers the key under which it counted, for
 * `forgetAttempts` or `takeBackAttempt`.
 */
export async function limitAttempts(
  { db, clock, secrets }: Ports,
  { purpose, subject, most, window }: Limit,
): Promise<string> {
  const key = await attemptKey(secrets, purpose, subject);
  const now = clock.now();
  const { count, windowEndsAt } = await countAttempt(serverQueries(db, 'calls'), key, now, windows[window]);
  if (count > most)
    throw peopleProblems.tooManyAttempts(Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000)));
  return key;
}

/** The key that attempts are counted under: a keyed hash, so that no address stands in the table. */
export function attemptKey(secrets: Secrets, purpose: string, subject: string): Promise<string> {
  return secrets.mac(`attempt ${purpose}`, subject);
}

/** Starts counting again, after a success that only the person in question can have. */
export async function forgetAttempts(tx: ServerTx, key: string): Promise<void> {
  await tx.delete(attempts).where(eq(attempts.key, key));
}

/**
 * Uncounts one attempt, which was right. Those before it still count: otherwise a caller with a right secret of their
 * own could guess without end, starting again with it now and then.
 */
export async function takeBackAttempt(tx: ServerTx, key: string): Promise<void> {
  await tx
    .update(attempts)
    .set({ count: sql`${attempts.count} - 1` })
    .where(eq(attempts.key, key));
}

/** Removes counts whose time is over. */
export async function clearAttempts(tx: ServerTx, now: Date): Promise<void> {
  await clearRows(tx, attempts, lte(attempts.windowEndsAt, now));
}

/** Counts an attempt; answers how many there were in the running window. One statement, so that none slips through. */
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
