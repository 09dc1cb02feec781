import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { networksOf } from './networks';

/** Counts the calls of each caller. Throws 429 when there are too many. */
export interface CallLimit {
  /** A call without a session. Callers on this machine have no address, so they share one count. */
  stranger(address: string | undefined): void;
  /** A call of a user or an API key, by its id. */
  known(id: string): void;
}

const MINUTE_MS = 60_000;

/**
 * Allows each caller `config.callsPerMinute` calls a minute. Every server counts for itself in memory, because this is
 * a cheap protection against floods. `limitAttempts` counts in the database where the limit must hold for all servers:
 * sign-ins, codes, coupons.
 */
export function createCallLimit({ config, clock }: Pick<Ports, 'config' | 'clock'>): CallLimit {
  let counts = new Map<string, number>();
  let minute = 0;

  const count = (caller: string, most: number): void => {
    const now = clock.now().getTime();
    const current = Math.floor(now / MINUTE_MS);
    if (current !== minute) {
      counts = new Map();
      minute = current;
    }
    const calls = (counts.get(caller) ?? 0) + 1;
    counts.set(caller, calls);
    if (calls > most) throw callProblems.tooManyCalls(Math.ceil(((current + 1) * MINUTE_MS - now) / 1000));
  };

  return {
    stranger(address) {
      if (!config.callsPerMinute || address === undefined) return;
      for (const { name, times } of networksOf(address))
        count(`address ${name}`, config.callsPerMinute.stranger * times);
    },
    known(id) {
      if (config.callsPerMinute) count(`user ${id}`, config.callsPerMinute.known);
    },
  };
}
