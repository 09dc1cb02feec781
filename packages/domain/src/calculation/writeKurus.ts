import type { Whole } from './Whole';
import { writeDecimal } from './writeDecimal';

const cents = Array.from({ length: 100 }, (_, cent) => `.${cent < 10 ? 0 : ''}${cent}`);

/** Writes an amount in hundredths with two decimals: 8333 → '83.33'. */
export function writeKurus(kurus: Whole): string {
  if (typeof kurus === 'bigint' || kurus < 0) return writeDecimal(kurus, 2);
  const whole = Math.floor(kurus / 100);
  return `${whole}${cents[kurus - whole * 100]}`;
}
