/** An exact decimal: `digits` / 10^`scale`. */
export interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

const POINT = 46;
const ZERO = 48;
const NINE = 57;
const MAX_EXACT_NUMBER_LENGTH = 16;
const longDecimal = /^\d{1,18}(?:\.\d{1,12})?$/;

/**
 * Reads a decimal of the wire: digits, and at most one point between digits. Signs, exponents, blanks, separators, digits
 * of other scripts, more than 18 digits before the point or 12 after it, and anything but a string are unreadable.
 */
export function readDecimal(value: unknown): Decimal | 'absent' | 'unreadable' {
  if (value === undefined || value === null || value === '') return 'absent';
  if (typeof value !== 'string') return 'unreadable';
  return value.length <= MAX_EXACT_NUMBER_LENGTH ? readShort(value) : readLong(value);
}

/** Up to 15 digits fit a binary number exactly, which is several times as fast to collect as a BigInt. */
function readShort(text: string): Decimal | 'unreadable' {
  let digits = 0;
  let point = -1;
  for (let index = 0; index < text.length; index++) {
    const character = text.charCodeAt(index);
    if (character >= ZERO && character <= NINE) digits = digits * 10 + (character - ZERO);
    else if (character === POINT && point === -1 && index > 0) point = index;
    else return 'unreadable';
  }
  if (point === text.length - 1) return 'unreadable';
  if (point === -1 && text.length === MAX_EXACT_NUMBER_LENGTH) return readLong(text);
  return { digits: BigInt(digits), scale: point === -1 ? 0 : text.length - 1 - point };
}

function readLong(text: string): Decimal | 'unreadable' {
  if (!longDecimal.test(text)) return 'unreadable';
  const [whole = '', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}
