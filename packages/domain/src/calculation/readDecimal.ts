import { toWhole, type Whole } from './Whole';

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
const MAX_EXACT_DIGITS = 15;
/** Rates and quantities are mostly small whole numbers. */
const smallNumbers = Array.from({ length: 101 }, (_, digits): Decimal => ({ digits, scale: 0 }));
const longDecimal = /^\d{1,18}(?:\.\d{1,12})?$/;

/**
 * Reads a decimal of the wire: digits, and at most one point between digits. Signs, exponents, blanks, separators, digits
 * of other scripts, more than 18 digits before the point or 12 after it, and anything but a string are `unreadable`;
 * undefined, null and '' are `absent`.
 */
export function readDecimal(value: unknown): Decimal {
  if (value === undefined || value === null || value === '') return absent;
  if (typeof value !== 'string') return unreadable;
  return value.length <= MAX_EXACT_DIGITS ? readShort(value) : readLong(value);
}

/** Up to 15 digits fit a plain number exactly. */
function readShort(text: string): Decimal {
  let digits = 0;
  let point = -1;
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (character >= ZERO && character <= NINE) digits = digits * 10 + (character - ZERO);
    else if (character === POINT && point === -1 && index > 0) point = index;
    else return unreadable;
  }
  if (point === -1) return smallNumbers[digits] ?? { digits, scale: 0 };
  return point === text.length - 1 ? unreadable : { digits, scale: text.length - 1 - point };
}

function readLong(text: string): Decimal {
  if (!longDecimal.test(text)) return unreadable;
  const point = text.indexOf('.');
  return { digits: toWhole(BigInt(text.replace('.', ''))), scale: point === -1 ? 0 : text.length - 1 - point };
}
