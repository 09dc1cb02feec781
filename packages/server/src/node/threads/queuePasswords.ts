import type { Asker, Passwords } from '../../ports/Passwords';
import { widestNetworkOf } from '../../limits/networks';
import { createTurns } from '../../createTurns';

interface Limits {
  /** Passwords that are hashed at the same time. */
  readonly running: number;
  /** Waiting passwords, in total and of one network. One more is refused (503). */
  readonly waiting?: number;
  readonly waitingOfOne?: number;
}

/**
 * Hashes a password only when a thread is free. Networks take turns; a /48 of IPv6 counts like one IPv4 address. So a
 * flood from one network delays others by a single hash. Work of a disconnected caller is dropped before it starts.
 * Without this queue the threads would interleave all hashes, and every answer would arrive when the last one is done
 * (ATK-62).
 */
export function queuePasswords(passwords: Passwords, { running, waiting = 400, waitingOfOne = 40 }: Limits): Passwords {
  const turns = createTurns({ running, runningOfOne: running, waiting, waitingOfOne });
  const inTurn = async <Result>(asker: Asker | undefined, work: () => Promise<Result>): Promise<Result> => {
    // Callers without an address cannot be distinguished, so each gets its own turn.
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
