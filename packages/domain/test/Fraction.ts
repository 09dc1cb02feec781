/** An exact fraction of two whole numbers; slow, and with nothing in common with the product's arithmetic. */
export class Fraction {
  readonly #dividend: bigint;
  readonly #divisor: bigint;

  private constructor(dividend: bigint, divisor: bigint) {
    this.#dividend = dividend;
    this.#divisor = divisor;
  }

  static of(text: string): Fraction {
    const [whole = '0', decimals = ''] = text.split('.');
    return new Fraction(BigInt(whole + decimals), BigInt(`1${'0'.repeat(decimals.length)}`));
  }

  plus(other: Fraction): Fraction {
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
    return new Fraction(this.#dividend * other.#divisor, this.#divisor * other.#dividend);
  }

  get sign(): number {
    if (this.#dividend === 0n) return 0;
    return this.#dividend < 0n === this.#divisor < 0n ? 1 : -1;
  }

  /** The nearest decimal with so many places, the one farther from 0 when two are as near. */
  rounded(places: number): Fraction {
    return Fraction.of(this.abs().text(places)).times(Fraction.of('1').signed(this.sign));
  }

  text(places: number): string {
    const unit = BigInt(`1${'0'.repeat(places)}`);
    const magnitude = this.abs();
    const scaled = magnitude.#dividend * unit;
    const floor = scaled / magnitude.#divisor;
    const isNearerAbove = (scaled - floor * magnitude.#divisor) * 2n >= magnitude.#divisor;
    const digits = (isNearerAbove ? floor + 1n : floor).toString().padStart(places + 1, '0');
    const cut = digits.length - places;
    const sign = this.sign < 0 && /[1-9]/.test(digits) ? '-' : '';
    return `${sign}${digits.slice(0, cut)}${places === 0 ? '' : '.'}${digits.slice(cut)}`;
  }

  abs(): Fraction {
    const positive = (value: bigint) => (value < 0n ? -value : value);
    return new Fraction(positive(this.#dividend), positive(this.#divisor));
  }

  private signed(sign: number): Fraction {
    return sign < 0 ? new Fraction(-this.#dividend, this.#divisor) : this;
  }
}
