/**
 * The calls that are worked on at once. When more have come, the next is the one whose caller had least of the server.
 */
export interface CallSlots {
  /** For one call. */
  open(): CallSlot;
}

export interface CallSlot {
  /**
   * Waits until the call may be worked on; rejects with the reason of `signal` when that ends first. `who`: every key
   * that the caller is counted under, as for `HeldBody`.
   */
  take(who: readonly string[], signal: AbortSignal): Promise<void>;
  /** The call is answered, or waits for something outside of this server: the next may begin. */
  free(): void;
}

interface Limits {
  /** As many as keep a core and PostgreSQL at work: each further one would only make all of them later. */
  readonly atOnce?: number;
  /** A call that takes longer may wait for a bank itself: others begin, while its caller still has one slot less. */
  readonly longestMs?: number;
  /** After this time it is forgotten how much each had. */
  readonly memoryMs?: number;
}

interface Waiting {
  readonly who: readonly string[];
  readonly begin: () => void;
}

export function createCallSlots({ atOnce = 8, longestMs = 1000, memoryMs = 10_000 }: Limits = {}): CallSlots {
  /** The other half is for others, so that nobody waits for one caller's longest calls. */
  const atOnceOfOne = Math.ceil(atOnce / 2);
  const waiting: Waiting[] = [];
  const underWay = createTally();
  const spentMs = createTally();
  let taken = 0;
  let remembersSince = performance.now();

  const beginNext = () => {
    while (taken < atOnce) {
      const ready = waiting.filter(({ who }) => underWay.most(who) < atOnceOfOne);
      const next = leastOf(ready, ({ who }) => spentMs.most(who));
      if (!next) return;
      waiting.splice(waiting.indexOf(next), 1);
      next.begin();
    }
  };

  /** Takes a slot and answers how it is given back. */
  const begin = (who: readonly string[]) => {
    const began = performance.now();
    if (began - remembersSince > memoryMs) {
      spentMs.clear();
      remembersSince = began;
    }
    taken += 1;
    underWay.add(who, 1);
    const leave = once(() => {
      taken -= 1;
      beginNext();
    });
    const timer = setTimeout(leave, longestMs);
    return once(() => {
      clearTimeout(timer);
      underWay.add(who, -1);
      spentMs.add(who, performance.now() - began);
      leave();
      beginNext();
    });
  };

  return {
    open() {
      let end: (() => void) | undefined;
      return {
        take: (who, signal) =>
          new Promise((resolve, reject) => {
            const place: Waiting = {
              who,
              begin() {
                signal.removeEventListener('abort', leave);
                end = begin(who);
                resolve();
              },
            };
            const leave = () => {
              waiting.splice(waiting.indexOf(place), 1);
              reject(signal.reason as Error);
            };
            signal.addEventListener('abort', leave, { once: true });
            waiting.push(place);
            if (signal.aborted) leave();
            else beginNext();
          }),
        free: () => end?.(),
      };
    },
  };
}

/** What each of several has; a caller with several keys counts as the one that has most. */
function createTally() {
  const counts = new Map<string, number>();
  return {
    most: (who: readonly string[]) => who.reduce((most, one) => Math.max(most, counts.get(one) ?? 0), 0),
    add(who: readonly string[], amount: number) {
      for (const one of who) {
        const sum = (counts.get(one) ?? 0) + amount;
        if (sum > 0) counts.set(one, sum);
        else counts.delete(one);
      }
    },
    clear: () => counts.clear(),
  };
}

/** The first of those whose cost is least. */
function leastOf<T>(all: readonly T[], costOf: (one: T) => number): T | undefined {
  let least: { readonly one: T; readonly cost: number } | undefined;
  for (const one of all) {
    const cost = costOf(one);
    if (!least || cost < least.cost) least = { one, cost };
  }
  return least?.one;
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}
