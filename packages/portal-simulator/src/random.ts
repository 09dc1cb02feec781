export const BASE36 = '0123456789abcdefghijklmnopqrstuvwxyz';

/** An id in the portal's format; the prefix shows its kind. */
export function randomOid(prefix: '0k' | '0l'): string {
  return `${prefix}${randomText(BASE36, 12)}`;
}

/** `length` unguessable characters of `alphabet`, which has at most 256. */
export function randomText(alphabet: string, length: number): string {
  const limit = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      // Drops bytes beyond the last whole multiple of the alphabet, which would favour its first letters.
      if (byte < limit && text.length < length) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}

/** Seeded random numbers for the initial data. */
export interface Random {
  /** A whole number from 0 up to, not including, `end`. */
  below(end: number): number;
  /** A whole number from the range, both ends included. */
  between(from: number, to: number): number;
  pick<T>(list: readonly [T, ...T[]]): T;
  /** True `percent` times out of a hundred. */
  chance(percent: number): boolean;
  letters(alphabet: string, length: number): string;
}

/** A repeatable sequence (mulberry32), so that every new portal has the same documents. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number): number => Math.floor(next() * end);

  return {
    below,
    between: (from, to) => from + below(to - from + 1),
    pick: (list) => list[below(list.length)] ?? list[0],
    chance: (percent) => next() * 100 < percent,
    letters: (alphabet, length) => Array.from({ length }, () => alphabet.charAt(below(alphabet.length))).join(''),
  };
}
