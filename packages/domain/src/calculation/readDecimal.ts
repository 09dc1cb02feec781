import { MOST_EXACT, toWhole, type Whole } from './Whole';

/** An exact decimal: `digits` / 10^`scale`. */
export interface Decimal {
  readonly digits: Whole;
  readonly scale: number;
}

/** Nothing has been typed; counts as 0. */
export const absent: Decimal = { digits: 0, scale: 0 };
/** What has been typed is no decimal; counts as 0, and validation faults it. */
export const unreadable: Decimal = { digits: 0, scale: 0 };

const POINT = 46;
const ZERO = 48;
const NINE = 57;
const MOST_WHOLE_DIGITS = 18;
const MOST_DECIMALS = 12;

/**
 * Reads a decimal of the wire: digits, and at most one point between digits. Signs, exponents, blanks, separators, digits
 * of other scripts, more than 18 digits before the point or 12 after it, and anything but a string are `unreadable`;
 * undefined, null and '' are `absent`.
 */
export function readDecimal(value: unknown): Decimal {
  if (value === undefined || value === null || value === '') return absent;
  return typeof value === 'string' ? readText(value) : unreadable;
}

/** Collects the digits in a plain number, which is several times as fast as a BigInt and exact up to MOST_EXACT. */
function readText(text: string): Decimal {
  let digits = 0;
  let point = text.length;
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (character >= ZERO && character <= NINE) digits = digits * 10 + (character - ZERO);
    else if (character === POINT && point === text.length && index > 0 && index < text.length - 1) point = index;
    else return unreadable;
  }
  const scale = Math.max(text.length - 1 - point, 0);
  if (point > MOST_WHOLE_DIGITS || scale > MOST_DECIMALS) return unreadable;
  return { digits: digits <= MOST_EXACT ? digits : toWhole(BigInt(text.replace('.', ''))), scale };
}
