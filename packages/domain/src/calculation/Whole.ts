/** A whole number of any size, exact: a plain number where that is exact, up to 2^53, and a BigInt beyond. A value has one form. */
export type Whole = number | bigint;

const MOST = Number.MAX_SAFE_INTEGER;

export function plus(left: Whole, right: Whole): Whole {
  if (typeof left === 'number' && typeof right === 'number') {
    const sum = left + right;
    if (sum <= MOST && sum >= -MOST) return sum;
  }
  return toWhole(BigInt(left) + BigInt(right));
}

export function minus(left: Whole, right: Whole): Whole {
  return plus(left, -right);
}

export function times(left: Whole, right: Whole): Whole {
  if (typeof left === 'number' && typeof right === 'number') {
    const product = left * right;
    if (product <= MOST && product >= -MOST) return product;
  }
  return toWhole(BigInt(left) * BigInt(right));
}

export function toWhole(value: bigint): Whole {
  return value <= MOST && value >= -MOST ? Number(value) : value;
}
