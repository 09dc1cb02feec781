/** An exact fraction of two whole numbers. Slow, and independent of the product's arithmetic. */
export class Fraction {
  readonly #dividend: bigint;
  /** Above 0. */
  readonly #divisor: bigint;

  private constructor(dividend: bigint, divisor: bigint) {
    this.#dividend = dividend;
    this.#divisor = divisor;
  }

  static of(text: string): Fraction {
    const [whole = '0', decimals = ''] = text.split('.');
    return new Fraction(BigInt(whole + decimals), powerOfTen(decimals.length));
  }

  plus(other: Fraction): Fraction {
    // Most summands have the divisor 100. Without this branch the divisors would grow with every line.
    if (this.#divisor === other.#divisor) return new Fraction(this.#dividend + other.#dividend, this.#divisor);
    return new Fraction(
      this.#dividend * other.#divisor + other.#dividend * this.#divisor,
      this.#divisor * other.#divisor,
    );
  }

  minus(other: Fraction): Fraction {
    return this.plus(new Fraction(-other.#dividend, other.#divisor));
  }

  times(other: Fraction): Fraction {
    return new Fraction(this.#dividend * other.#dividend, this.#divisor * other.#divisor);
  }

  over(other: Fraction): Fraction {
    const sign = other.#dividend < 0n ? -1n : 1n;
    return new Fraction(sign * this.#dividend * other.#divisor, sign * this.#divisor * other.#dividend);
  }

  get sign(): number {
    if (this.#dividend === 0n) return 0;
    return this.#dividend > 0n ? 1 : -1;
  }

  abs(): Fraction {
    return this.#dividend < 0n ? new Fraction(-this.#dividend, this.#divisor) : this;
  }

  /** Rounds half away from zero to `places` decimals. */
  rounded(places: number): Fraction {
    return new Fraction(this.#scaled(places), powerOfTen(places));
  }

  text(places: number): string {
    const scaled = this.#scaled(places);
    const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(places + 1, '0');
    const cut = digits.length - places;
    return `${scaled < 0n ? '-' : ''}${digits.slice(0, cut)}${places === 0 ? '' : '.'}${digits.slice(cut)}`;
  }

  /** The value in units of the last place, rounded. */
  #scaled(places: number): bigint {
    const magnitude = (this.#dividend < 0n ? -this.#dividend : this.#dividend) * powerOfTen(places);
    const floor = magnitude / this.#divisor;
    const isNearerAbove = (magnitude - floor * this.#divisor) * 2n >= this.#divisor;
    const nearest = isNearerAbove ? floor + 1n : floor;
    return this.#dividend < 0n ? -nearest : nearest;
  }
}

const powers = Array.from({ length: 32 }, (_, exponent) => BigInt(`1${'0'.repeat(exponent)}`));

function powerOfTen(exponent: number): bigint {
  return powers[exponent] ?? BigInt(`1${'0'.repeat(exponent)}`);
}
