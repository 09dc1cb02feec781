/** A whole number of any size, exact: a plain number where that is exact, up to 2^53, and a BigInt beyond. A value has one form. */
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

/** A BigInt in its one form: a plain number where that is exact. */
export function toWhole(value: bigint): Whole {
  const number = Number(value);
  return Math.abs(number) <= MOST_EXACT ? number : value;
}
