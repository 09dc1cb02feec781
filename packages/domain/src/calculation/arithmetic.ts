/**
 * A whole number of any size: a plain number up to 2^53, a BigInt beyond. Each value has exactly one representation, so
 * `===` compares values.
 */
export type Whole = number | bigint;

/** Whole numbers up to here are exact as plain numbers. */
export const MOST_EXACT = Number.MAX_SAFE_INTEGER;

/** The exact sum. */
export function plus(left: Whole, right: Whole): Whole {
  if (typeof left === 'number' && typeof right === 'number') {
    const sum = left + right;
    if (Math.abs(sum) <= MOST_EXACT) return sum;
  }
  return toWhole(BigInt(left) + BigInt(right));
}

/** The exact difference. */
export function minus(left: Whole, right: Whole): Whole {
  return plus(left, -right);
}

/** The exact product. */
export function times(left: Whole, right: Whole): Whole {
  if (typeof left === 'number' && typeof right === 'number') {
    const product = left * right;
    if (Math.abs(product) <= MOST_EXACT) return product;
  }
  return toWhole(BigInt(left) * BigInt(right));
}

/** Converts a BigInt to its only representation: a plain number where that is exact. */
export function toWhole(value: bigint): Whole {
  const number = Number(value);
  return Math.abs(number) <= MOST_EXACT ? number : value;
}

const powers = /* @__PURE__ */ Array.from({ length: 16 }, (_, exponent) => Number(`1e${exponent}`));

/** 10 to the given power. */
export function powerOfTen(exponent: number): Whole {
  return powers[exponent] ?? 10n ** BigInt(exponent);
}

/**
 * Quotient of two whole numbers, rounded half away from zero. No other file of Kalem rounds.
 * Source: CAL-01, fiscal-rules 1.
 */
export function divideHalfUp(dividend: Whole, divisor: Whole): Whole {
  if (dividend < 0) return -divideHalfUp(-dividend, divisor);
  if (typeof dividend === 'number' && typeof divisor === 'number') {
    const raised = dividend + Math.floor(divisor / 2);
    // The floor is exact: for whole numbers below 2^53 the floating-point quotient never rounds up to the next whole
    // number.
    if (raised <= MOST_EXACT) return Math.floor(raised / divisor);
  }
  return toWhole((BigInt(dividend) + BigInt(divisor) / 2n) / BigInt(divisor));
}

/** The same value with another number of decimals. Lost decimals are rounded half away from zero. */
export function rescale(value: Whole, from: number, to: number): Whole {
  if (from === to) return value;
  return from > to ? divideHalfUp(value, powerOfTen(from - to)) : times(value, powerOfTen(to - from));
}
