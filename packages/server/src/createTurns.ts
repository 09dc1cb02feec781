import * as callProblems from './problems/callProblems';

interface Limits {
  /** Tasks that run at the same time: of all companies, and of one company. */
  readonly running: number;
  readonly runningOfOne: number;
  /** Tasks that may wait: of all companies, and of one company. One more is refused. */
  readonly waiting: number;
  readonly waitingOfOne: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly leave: (reason: Error) => void;
}

export interface Turns {
  enter(company: string, signal?: AbortSignal): Promise<Leave>;
}

/** Gives the turn back. A second call does nothing. */
export type Leave = () => void;

/**
 * A queue for work that takes seconds, round-robin between companies: a company with a long queue cannot delay the
 * others. Aborting the signal gives up the place in the queue. When the queue is full, the last task of the company
 * with the longest queue is refused with 503, so that a busy company cannot fill the queue for the others.
 */
export function createTurns({ running, runningOfOne, waiting: most, waitingOfOne }: Limits): Turns {
  const active = new Map<string, number>();
  /** Sorted by the last turn: the company that was served longest ago comes first. */
  const queues = new Map<string, Waiting[]>();

  const sum = (counts: Iterable<number>) => [...counts].reduce((all, one) => all + one, 0);
  const mayRun = (company: string) => sum(active.values()) < running && (active.get(company) ?? 0) < runningOfOne;

  const next = (): void => {
    for (const [company, queue] of queues) {
      if (!mayRun(company)) continue;
      const first = queue.shift();
      queues.delete(company);
      if (queue.length > 0) queues.set(company, queue);
      first?.begin();
      return next();
    }
  };

  /** The longest queue, if it is longer than `length`. */
  const longerThan = (length: number): Waiting[] | undefined => {
    const longest = [...queues.values()].reduce<Waiting[]>((most, one) => (one.length > most.length ? one : most), []);
    return longest.length > length ? longest : undefined;
  };

  const refuseLastOf = (queue: Waiting[] | undefined): void => {
    const last = queue?.at(-1);
    if (!last) throw callProblems.busy();
    last.leave(callProblems.busy());
  };

  const take = (company: string): Leave => {
    active.set(company, (active.get(company) ?? 0) + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const left = (active.get(company) ?? 1) - 1;
      if (left > 0) active.set(company, left);
      else active.delete(company);
      next();
    };
  };

  return {
    enter: (company, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        const queue = queues.get(company) ?? [];
        if (queue.length === 0 && mayRun(company)) return resolve(take(company));
        const all = sum([...queues.values()].map(({ length }) => length));
        if (queue.length >= waitingOfOne) throw callProblems.busy();
        if (all >= most) refuseLastOf(longerThan(queue.length + 1));

        const abort = () => place.leave(signal?.reason as Error);
        const place: Waiting = {
          begin: () => {
            signal?.removeEventListener('abort', abort);
            resolve(take(company));
          },
          leave: (reason) => {
            signal?.removeEventListener('abort', abort);
            queue.splice(queue.indexOf(place), 1);
            if (queue.length === 0) queues.delete(company);
            reject(reason);
          },
        };
        queue.push(place);
        queues.set(company, queue);
        signal?.addEventListener('abort', abort, { once: true });
      }),
  };
}
