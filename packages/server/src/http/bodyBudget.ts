import * as callProblems from '../problems/callProblems';

/** Limits the bytes of all bodies in memory. Without it, a few slow uploads would fill the memory. */
export interface BodyBudget {
  /** Starts counting for one call. `maxBody` is the largest body that it may send. */
  open(maxBody: number): HeldBody;
}

export interface HeldBody {
  /**
   * Counts bytes that have arrived. Throws 503 when there are too many. `who` holds every key under which the caller is
   * counted (company and user), so that owning several companies does not raise a user's limit.
   */
  hold(who: readonly string[], bytes: number): void;
  release(): void;
}

interface Limits {
  readonly all?: number;
  /** The default is three of the largest uploads. */
  readonly ofOne?: number;
  /** Bytes reserved for small bodies, so that uploads cannot block sign-ins and saves. */
  readonly keptForSmall?: number;
}

const MB = 1024 * 1024;
/** The default limit of a body. */
const SMALL = 64 * 1024;

export function createBodyBudget({ all = 128 * MB, ofOne = 48 * MB, keptForSmall = 16 * MB }: Limits = {}): BodyBudget {
  const held = new Map<string, number>();
  let heldByAll = 0;

  /** Adds the bytes to every key and returns the largest total. */
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
