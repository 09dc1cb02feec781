import type { Whole } from './Whole';
import { writeDecimal } from './writeDecimal';

/** Writes an amount in hundredths with two decimals: 8333 → '83.33'. */
export function writeKurus(kurus: Whole): string {
  if (typeof kurus === 'bigint' || kurus < 0) return writeDecimal(kurus, 2);
  const whole = Math.floor(kurus / 100);
  const hundredths = kurus - whole * 100;
  return hundredths < 10 ? `${whole}.0${hundredths}` : `${whole}.${hundredths}`;
}
