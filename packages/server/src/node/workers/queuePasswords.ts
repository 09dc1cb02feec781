import type { Asker, Passwords } from '../../ports/Passwords';
import { widestNetworkOf } from '../../db/networks';
import { createTurns } from '../../createTurns';

interface Limits {
  /** Passwords that are hashed at the same time. */
  readonly running: number;
  /** Those that wait, in all and of one network; one more is refused (503). */
  readonly waiting?: number;
  readonly waitingOfOne?: number;
}

/**
 * Hashes a password only when a thread is free. Networks take turns, a /48 of IPv6 like one address of IPv4, so a flood
 * from one network delays the others by a single hash. Work whose caller has gone is dropped before it starts. Without
 * this queue the threads interleave all hashes, and every answer comes when the last one is done (ATK-62).
 */
export function queuePasswords(passwords: Passwords, { running, waiting = 400, waitingOfOne = 40 }: Limits): Passwords {
  const turns = createTurns({ running, runningOfOne: running, waiting, waitingOfOne });
  const inTurn = async <Result>(asker: Asker | undefined, work: () => Promise<Result>): Promise<Result> => {
    // Callers without an address cannot be distinguished: each gets its own turn.
    const network = asker?.address === undefined ? crypto.randomUUID() : widestNetworkOf(asker.address);
    const leave = await turns.enter(network, asker?.signal);
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
