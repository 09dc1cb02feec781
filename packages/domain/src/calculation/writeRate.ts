import type { Decimal } from './readDecimal';
import { writeDecimal } from './writeDecimal';

/** Writes a percentage in its shortest form, so that '20', '20.0' and '020.00' fall into one group: '20'. */
export function writeRate({ digits, scale }: Decimal): string {
  if (scale === 0 && digits < 1024) return String(Number(digits));
  const text = writeDecimal(digits, scale);
  return scale === 0 ? text : text.replace(/\.?0+$/, '');
}
