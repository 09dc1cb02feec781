import type { Asker, Passwords } from '../../ports/Passwords';
import { createTurns } from './createTurns';

interface Limits {
  /** Passwords that are hashed at the same time. */
  readonly running: number;
  /** Those that wait, in all and of one address; one more is refused (503). */
  readonly waiting?: number;
  readonly waitingOfOne?: number;
}

/**
 * Hashes a password only when a thread is free. Addresses take turns, so a flood from one address delays the others by
 * a single hash. Work whose caller has gone is dropped before it starts. Without this queue the threads interleave all
 * hashes, and every answer comes when the last one is done (ATK-62).
 */
export function queuePasswords(passwords: Passwords, { running, waiting = 400, waitingOfOne = 40 }: Limits): Passwords {
  const turns = createTurns({ running, runningOfOne: running, waiting, waitingOfOne });
  const inTurn = async <Result>(asker: Asker | undefined, work: () => Promise<Result>): Promise<Result> => {
    // Callers without an address cannot be told apart: each gets a turn of its own.
    const leave = await turns.enter(asker?.address ?? crypto.randomUUID(), asker?.signal);
    try {
      return await work();
    } finally {
      leave();
    }
  };
  return {
    hash: (password, asker) => inTurn(asker, () => passwords.hash(password)),
    verify: (password, hash, asker) => inTurn(asker, () => passwords.verify(password, hash)),
  };
}
