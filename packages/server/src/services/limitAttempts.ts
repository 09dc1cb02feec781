import { countAttempt } from '../db/queries/countAttempt';
import { attemptKey } from './attemptKey';
import type { Ports } from '../Ports';
import * as accountProblems from '../problems/accountProblems';

interface Limit {
  /** What is counted, e.g. `signIn`. */
  readonly purpose: string;
  /** Whose attempts: an address; stored as a keyed hash only. */
  readonly subject: string;
  readonly most: number;
  readonly windowSeconds: number;
}

/** Counts an attempt; one too many answers 429 with Retry-After. Answers the key under which it counted, to forget it with `forgetAttempts`. */
export async function limitAttempts(
  { db, clock, secrets }: Ports,
  { purpose, subject, most, windowSeconds }: Limit,
): Promise<string> {
  const key = await attemptKey(secrets, purpose, subject);
  const now = clock.now();
  const { count, windowEndsAt } = await countAttempt(db.queries, key, now, windowSeconds);
  if (count > most)
    throw accountProblems.tooManyAttempts(Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000)));
  return key;
}
