import type { Whole } from './Whole';

/** Writes `digits` / 10^`scale` for the wire, with exactly `scale` decimals: 8333, 2 → '83.33'. */
export function writeDecimal(digits: Whole, scale: number): string {
  if (digits < 0) return `-${writeDecimal(-digits, scale)}`;
  const text = String(digits);
  if (scale === 0) return text;
  const padded = text.padStart(scale + 1, '0');
  return `${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
}
