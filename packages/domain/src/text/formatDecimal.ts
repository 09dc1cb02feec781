import { absent, readDecimal, unreadable, writeDecimal } from '../calculation/decimal';
import { rescale } from '../calculation/arithmetic';

const everyThirdDigit = /\B(?=(?:\d{3})+$)/g;

/**
 * Writes a decimal of the wire as Turkish readers expect it: dot for thousands, comma for decimals, at least `least` and at
 * most `most` of these; what goes beyond is rounded. A text that is no decimal comes back as it is, so that nobody reads a
 * figure that nobody entered.
 */
export function formatDecimal(value: string, least: number, most: number): string {
  const negative = value.startsWith('-');
  const decimal = readDecimal(negative ? value.slice(1) : value);
  if (decimal === absent || decimal === unreadable) return value;
  const scale = Math.min(Math.max(decimal.scale, least), most);
  const [whole = '', fraction = ''] = writeDecimal(rescale(decimal.digits, decimal.scale, scale), scale).split('.');
  const shown = trimZeros(fraction, least);
  return `${negative ? '-' : ''}${whole.replace(everyThirdDigit, '.')}${shown === '' ? '' : `,${shown}`}`;
}

function trimZeros(fraction: string, least: number): string {
  let end = fraction.length;
  while (end > least && fraction[end - 1] === '0') end--;
  return fraction.slice(0, end);
}
