import type { Decimal } from './readDecimal';
import { writeDecimal } from './writeDecimal';

/** Writes a percentage in its shortest form, so that '20', '20.0' and '020.00' fall into one group: '20'. */
export function writeRate({ digits, scale }: Decimal): string {
  return scale === 0 ? String(digits) : writeDecimal(digits, scale).replace(/\.?0+$/, '');
}
