// Interprets the number format of a cell, for .xlsx and .xls alike.

/** Whether this format shows numbers as dates. */
export function showsDay(format: string): boolean {
  return /[dy]/i.test(bare(format));
}

/** Whether this format shows numbers as percents: '0%' does, '0.00" %"' does not. */
export function showsPercent(format: string): boolean {
  return bare(format).includes('%');
}

/** The format without literal text, colours, conditions and spacing letters. */
function bare(format: string): string {
  return format.replace(/"[^"]*"|\[[^[\]]*\]|[\\_*]./g, '');
}

/** Significant digits of a spreadsheet after the first. Further digits are floating-point noise. */
const digitsAfterFirst = 14;

/**
 * Multiplies by 100 in decimal digits: 0.07 gives 7, not 7.000000000000001. Numbers that are too large for that stay
 * unchanged.
 */
export function hundredfold(number: number): number {
  const [digits, exponent] = number.toExponential(digitsAfterFirst).split('e');
  const product = Number(`${digits}e${Number(exponent) + 2}`);
  return Number.isFinite(product) ? product : number;
}
