const powers = Array.from({ length: 64 }, (_, exponent) => 10n ** BigInt(exponent));

/** 10 to the given power. */
export function powerOfTen(exponent: number): bigint {
  return powers[exponent] ?? 10n ** BigInt(exponent);
}

/**
 * Quotient of two whole numbers, rounded half away from zero. No other file of Kalem rounds.
 * Source: CAL-01, fiscal-rules §1.
 */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  if (dividend < 0n) return -((divisor / 2n - dividend) / divisor);
  return (dividend + divisor / 2n) / divisor;
}

/** The same value with another number of decimals, rounded half away from zero where some are lost. */
export function rescale(value: bigint, from: number, to: number): bigint {
  if (from > to) return divideHalfUp(value, powerOfTen(from - to));
  return from === to ? value : value * powerOfTen(to - from);
}
