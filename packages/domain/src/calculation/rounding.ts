import { MOST_EXACT, times, toWhole, type Whole } from './Whole';

const powers = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15];

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
  const whole = BigInt(divisor);
  return toWhole((BigInt(dividend) + whole / 2n) / whole);
}

/** The same value with another number of decimals, rounded half away from zero where some are lost. */
export function rescale(value: Whole, from: number, to: number): Whole {
  if (from === to) return value;
  return from > to ? divideHalfUp(value, powerOfTen(from - to)) : times(value, powerOfTen(to - from));
}
