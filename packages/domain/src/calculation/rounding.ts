import { MOST_EXACT, times, toWhole, type Whole } from './Whole';

const powers = Array.from({ length: 16 }, (_, exponent) => Number(`1e${exponent}`));

/** 10 to the given power. */
export function powerOfTen(exponent: number): Whole {
  return powers[exponent] ?? 10n ** BigInt(exponent);
}

/**
 * Quotient of two whole numbers, rounded half away from zero. No other file of Kalem rounds.
 * Source: CAL-01, fiscal-rules §1.
 */
export function divideHalfUp(dividend: Whole, divisor: Whole): Whole {
  if (dividend < 0) return -divideHalfUp(-dividend, divisor);
  if (typeof dividend === 'number' && typeof divisor === 'number') {
    const raised = dividend + Math.floor(divisor / 2);
    // A binary quotient of whole numbers below 2^53 never reaches the next whole number, so that its floor is exact.
    if (raised <= MOST_EXACT) return Math.floor(raised / divisor);
  }
  return toWhole((BigInt(dividend) + BigInt(divisor) / 2n) / BigInt(divisor));
}

/** The same value with another number of decimals, rounded half away from zero where some are lost. */
export function rescale(value: Whole, from: number, to: number): Whole {
  if (from === to) return value;
  return from > to ? divideHalfUp(value, powerOfTen(from - to)) : times(value, powerOfTen(to - from));
}
