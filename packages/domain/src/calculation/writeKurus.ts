import { writeDecimal } from './writeDecimal';

/** Writes an amount in hundredths with two decimals: 8333n → '83.33'. Plain numbers write several times as fast as BigInts. */
export function writeKurus(kurus: bigint): string {
  if (kurus < 0n || kurus > Number.MAX_SAFE_INTEGER) return writeDecimal(kurus, 2);
  const safe = Number(kurus);
  const hundredths = safe % 100;
  const whole = (safe - hundredths) / 100;
  return hundredths < 10 ? `${whole}.0${hundredths}` : `${whole}.${hundredths}`;
}
