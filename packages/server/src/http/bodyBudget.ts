import * as callProblems from '../problems/callProblems';

/** Bytes of bodies held at once: a few callers with slow uploads would fill the memory. */
export interface BodyBudget {
  /** For the body of one call; `maxBody` is the most bytes it may have. */
  open(maxBody: number): HeldBody;
}

export interface HeldBody {
  /**
   * Counts bytes that have arrived; 503 when they are too many. `who`: every key that the caller is counted under
   * (company and user), so that owning several companies does not raise a user's limit.
   */
  hold(who: readonly string[], bytes: number): void;
  release(): void;
}

interface Limits {
  readonly all?: number;
  /** Three of the largest uploads. */
  readonly ofOne?: number;
  /** Bytes reserved for small bodies, so that uploads cannot block sign-ins and saves. */
  readonly keptForSmall?: number;
}

const MB = 1024 * 1024;
/** What a call may send unless it says otherwise. */
const SMALL = 64 * 1024;

export function createBodyBudget({ all = 128 * MB, ofOne = 48 * MB, keptForSmall = 16 * MB }: Limits = {}): BodyBudget {
  const held = new Map<string, number>();
  let heldByAll = 0;

  /** Answers the most that any of them holds now. */
  const change = (who: readonly string[], bytes: number): number => {
    heldByAll += bytes;
    return who.reduce((most, one) => {
      const ofThis = (held.get(one) ?? 0) + bytes;
      if (ofThis > 0) held.set(one, ofThis);
      else held.delete(one);
      return Math.max(most, ofThis);
    }, 0);
  };

  return {
    open(maxBody) {
      const most = maxBody > SMALL ? all - keptForSmall : all;
      let own = 0;
      let of: readonly string[] = [];
      return {
        hold(who, bytes) {
          [own, of] = [own + bytes, who];
          if (change(who, bytes) > ofOne || heldByAll > most) throw callProblems.busy();
        },
        release: () => void change(of, -own),
      };
    },
  };
}
