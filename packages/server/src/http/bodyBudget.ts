import * as callProblems from '../problems/callProblems';

/** Bytes of bodies held at once: a few callers with slow uploads would fill the memory. */
export interface BodyBudget {
  /** For the body of one call. */
  open(): HeldBody;
}

export interface HeldBody {
  /** Counts bytes that have arrived for this caller; 503 when they are too many. */
  hold(who: string, bytes: number): void;
  release(): void;
}

const MOST = 128 * 1024 * 1024;
/** Three of the largest uploads. */
const MOST_OF_ONE = 48 * 1024 * 1024;

export function createBodyBudget(most = MOST, mostOfOne = MOST_OF_ONE): BodyBudget {
  const held = new Map<string, number>();
  let all = 0;

  return {
    open() {
      let [own, of] = [0, ''];
      const change = (who: string, bytes: number) => {
        [own, of] = [own + bytes, who];
        all += bytes;
        const ofOne = (held.get(who) ?? 0) + bytes;
        if (ofOne > 0) held.set(who, ofOne);
        else held.delete(who);
        return ofOne;
      };
      return {
        hold(who, bytes) {
          const ofOne = change(who, bytes);
          if (all > most || ofOne > mostOfOne) throw callProblems.busy();
        },
        release: () => void change(of, -own),
      };
    },
  };
}
