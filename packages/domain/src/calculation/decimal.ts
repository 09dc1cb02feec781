import { divideHalfUp, minus, MOST_EXACT, plus, rescale, toWhole, type Whole } from './arithmetic';

/** An exact decimal: `digits` / 10^`scale`. */
export interface Decimal {
  readonly digits: Whole;
  readonly scale: number;
}

/** An empty field; counts as 0. */
export const absent: Decimal = { digits: 0, scale: 0 };
/** A text that is no decimal; counts as 0, and validation reports it. */
export const unreadable: Decimal = { digits: 0, scale: 0 };

const POINT = 46;
const ZERO = 48;
const NINE = 57;
const MOST_WHOLE_DIGITS = 18;
const MOST_DECIMALS = 12;

/**
 * Reads a decimal of the wire: digits, and at most one point between digits. Signs, exponents, blanks, separators,
 * digits of other scripts, more than 18 digits before the point or 12 after it, and anything but a string are
 * `unreadable`; undefined, null and '' are `absent`.
 */
export function readDecimal(value: unknown): Decimal {
  if (value === undefined || value === null || value === '') return absent;
  return typeof value === 'string' ? readText(value) : unreadable;
}

/**
 * Collects the digits in a plain number while that is exact (up to MOST_EXACT), because this is several times faster
 * than a BigInt.
 */
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

/** Writes an amount in hundredths with two decimals: 8333 → '83.33'. */
export function writeKurus(kurus: Whole): string {
  if (typeof kurus === 'bigint' || kurus < 0) return writeDecimal(kurus, 2);
  const whole = Math.floor(kurus / 100);
  const hundredths = kurus - whole * 100;
  return `${whole}.${hundredths < 10 ? 0 : ''}${hundredths}`;
}

/** Writes `digits` / 10^`scale` for the wire, with exactly `scale` decimals: 8333, 2 → '83.33'. */
export function writeDecimal(digits: Whole, scale: number): string {
  if (digits < 0) return `-${writeDecimal(-digits, scale)}`;
  const text = String(digits);
  if (scale === 0) return text;
  const padded = text.padStart(scale + 1, '0');
  return `${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
}

/** Writes a percentage in its shortest form, so that '20', '20.0' and '020.00' fall into one group: '20'. */
export function writeRate({ digits, scale }: Decimal): string {
  return scale === 0 ? String(digits) : writeDecimal(digits, scale).replace(/\.?0+$/, '');
}

/**
 * The exact sum of amounts: ['0.1', '1234.56'] → '1234.66'; '0.00' for an empty list. Texts that are no decimals count
 * as 0.
 */
export function sumAmounts(amounts: readonly string[]): string {
  return writeKurus(amounts.map(toKurus).reduce<Whole>(plus, 0));
}

/** The exact difference of two amounts, which may be below zero: '1.00', '1.30' → '-0.30'. */
export function subtractAmounts(left: string, right: string): string {
  return writeKurus(minus(toKurus(left), toKurus(right)));
}

/** The exact sums of amounts by currency, in order of first appearance; `''` is the key for an unknown currency. */
export function sumByCurrency(
  amounts: readonly { readonly tutar: string; readonly paraBirim: string | null | undefined }[],
): { paraBirim: string; tutar: string }[] {
  const byCurrency = new Map<string, string[]>();
  for (const { tutar, paraBirim } of amounts)
    byCurrency.set(paraBirim ?? '', [...(byCurrency.get(paraBirim ?? '') ?? []), tutar]);
  return [...byCurrency].map(([paraBirim, all]) => ({ paraBirim, tutar: sumAmounts(all) }));
}

/**
 * Count, exact sum and mean of the figures, as a spreadsheet shows for a selection. Texts that are no decimals are
 * ignored. Sum and mean have as many decimals as the figures, and at least two.
 */
export function summarize(figures: readonly string[]): { count: number; sum: string; mean: string } {
  const read = figures.map(readDecimal).filter((figure) => figure !== absent && figure !== unreadable);
  const places = read.reduce((most, { scale }) => Math.max(most, scale), 2);
  const sum = read.map(({ digits, scale }) => rescale(digits, scale, places)).reduce<Whole>(plus, 0);
  const mean = read.length === 0 ? 0 : divideHalfUp(sum, read.length);
  return { count: read.length, sum: writeDecimal(sum, places), mean: writeDecimal(mean, places) };
}

/** An amount in hundredths: '1234.5' → 123450. A text that is no decimal counts as 0. */
export function toKurus(amount: string): Whole {
  const { digits, scale } = readDecimal(amount);
  return rescale(digits, scale, 2);
}
