import { formatNumber, formatUnitPrice } from '@kalem/domain';
import type { decimalsOf } from './lineColumns';

/** A figure of a line as its cell shows it: prices with two to five decimals, all else with as many as it has (CAL-11). */
export function writeNumber(column: keyof typeof decimalsOf, value: string | undefined): string {
  if (value === undefined || value === '') return '';
  return column === 'birimFiyat' ? formatUnitPrice(value) : formatNumber(value);
}
