import { type CallName, callNames } from './calls';
import type { LoadOptions } from './options';

/** A planned call. */
export interface PlannedCall {
  readonly name: CallName;
  /** Planned start in milliseconds since the start of the load. */
  readonly at: number;
  /** Index of the company. */
  readonly company: number;
  /** A number from 0 to 1 that selects the page, word or invoice. */
  readonly choice: number;
}

/** Plans calls with exponential pauses: each call is independent of the others, as with real users. */
export function planCalls({
  companies,
  rate,
  seconds,
  seed,
  mix,
}: Pick<LoadOptions, 'companies' | 'rate' | 'seconds' | 'seed' | 'mix'>): PlannedCall[] {
  const random = seeded(seed);
  const all = callNames.reduce((sum, name) => sum + mix[name], 0);
  if (all === 0) return [];
  const pick = (): CallName => {
    let left = random() * all;
    return callNames.find((name) => (left -= mix[name]) < 0) ?? 'list';
  };
  const planned: PlannedCall[] = [];
  for (let at = 0; ;) {
    at += (-Math.log(1 - random()) / rate) * 1000;
    if (at >= seconds * 1000) return planned;
    planned.push({ name: pick(), at, company: Math.floor(random() * companies), choice: random() });
  }
}

/** The pseudo-random generator mulberry32: numbers from 0 to 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
