import { minus, plus, type Whole } from '../../calculation/arithmetic';

/** Limits of the search. Source: MNY-95. */
export const subsetLimits = { items: 20, size: 6, steps: 50_000 } as const;

/** The subsets that were found, as indexes, those with the first items first. */
export interface FoundSubsets {
  readonly subsets: readonly (readonly number[])[];
  /** The steps that the search took; above the limit it ended before it had seen everything. */
  readonly steps: number;
}

/**
 * Subsets of two to six amounts, all above 0, with exactly this sum, at most `most` of them. Of the amounts the first
 * 20 take part. Ends after `mostSteps`. Source: MNY-95.
 */
export function findSubsets(amounts: readonly Whole[], sum: Whole, most: number, mostSteps: number): FoundSubsets {
  const items = amounts.slice(0, subsetLimits.items);
  const subsets: (readonly number[])[] = [];
  const chosen: number[] = [];
  let steps = 0;
  /** The sum of the items from each place on. */
  const tails: Whole[] = [0];
  for (const amount of [...items].reverse()) tails.unshift(plus(tails[0] ?? 0, amount));

  /** Returns false when the search has to end. */
  const search = (from: number, left: Whole): boolean => {
    for (let at = from; at < items.length; at += 1) {
      steps += 1;
      if (steps > mostSteps) return false;
      if ((tails[at] ?? 0) < left) return true;
      const rest = minus(left, items[at] ?? 0);
      if (rest < 0) continue;
      chosen.push(at);
      if (rest === 0 && chosen.length > 1) subsets.push([...chosen]);
      const goesOn = subsets.length < most && (rest <= 0 || chosen.length >= subsetLimits.size || search(at + 1, rest));
      chosen.pop();
      if (!goesOn) return false;
    }
    return true;
  };
  search(0, sum);
  return { subsets, steps };
}
