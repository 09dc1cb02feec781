// What the number format of a cell makes of the number in it: read alike from a .xlsx and a .xls.

/** Whether numbers in this format are shown as days. */
export function showsDay(format: string): boolean {
  return /[dy]/i.test(bare(format));
}

/** Whether numbers in this format are shown a hundred times as large: '0%', not '0.00" %"'. */
export function showsPercent(format: string): boolean {
  return bare(format).includes('%');
}

/** The format without what is text in it, a colour or condition, and the letters that say how wide a gap is. */
function bare(format: string): string {
  return format.replace(/"[^"]*"|\[[^[\]]*\]|[\\_*]./g, '');
}

/** Significant digits that a spreadsheet keeps, after the first: what lies behind them is noise of binary numbers. */
const digitsAfterFirst = 14;

/**
 * A hundred times the number, by its decimal digits alone: 0.07 is 7 and not 7.000000000000001. One that is too large
 * for that stays as it is.
 */
export function hundredfold(number: number): number {
  const [digits, exponent] = number.toExponential(digitsAfterFirst).split('e');
  const product = Number(`${digits}e${Number(exponent) + 2}`);
  return Number.isFinite(product) ? product : number;
}
