import { writeDecimal } from './writeDecimal';

/** Up to here plain numbers are exact. */
const SAFE = 2 ** 53;

/** Writes an amount in hundredths with two decimals: 8333n → '83.33'. Plain numbers write several times as fast as BigInts. */
export function writeKurus(kurus: bigint): string {
  if (kurus < 0n || kurus > SAFE) return writeDecimal(kurus, 2);
  const safe = Number(kurus);
  const hundredths = safe % 100;
  const whole = (safe - hundredths) / 100;
  return hundredths < 10 ? `${whole}.0${hundredths}` : `${whole}.${hundredths}`;
}
