import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { divideHalfUp, minus, plus, rescale, times, toWhole } from './arithmetic';
import { sumByCurrency, summarize, sumAmounts } from './decimal';
import { toTl } from './totals';

const EXACT = 2n ** 53n;
const integer = fc.oneof(
  fc.bigInt({ min: -1000n, max: 1000n }),
  fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
  around(0n),
  around(EXACT),
  around(-EXACT),
  around(EXACT / 10n),
  around(EXACT * 10n),
);
const divisor = fc.oneof(
  fc.integer({ min: 0, max: 30 }).map((exponent) => 10n ** BigInt(exponent)),
  integer.map((value) => (value < 0n ? -value : value) + 1n),
);

function around(value: bigint): fc.Arbitrary<bigint> {
  return fc.bigInt({ min: value - 100n, max: value + 100n });
}

/**
 * A value that a plain number can hold exactly has to be a plain number, and all others a BigInt. Then equal values are
 * `===`.
 */
const sameAs = (expected: bigint) => (expected > -EXACT && expected < EXACT ? Number(expected) : expected);
const unsigned = (value: unknown) => (value === 0 ? 0 : value);

describe('whole numbers', () => {
  test('CAL-01: are added, subtracted and multiplied exactly, whatever their size', () => {
    fc.assert(
      fc.property(integer, integer, (left, right) => {
        expect(unsigned(plus(toWhole(left), toWhole(right)))).toBe(sameAs(left + right));
        expect(unsigned(minus(toWhole(left), toWhole(right)))).toBe(sameAs(left - right));
        expect(unsigned(times(toWhole(left), toWhole(right)))).toBe(sameAs(left * right));
      }),
      { numRuns: 20_000 },
    );
  });

  test('CAL-01: are divided with ties away from zero, whatever their size', () => {
    fc.assert(
      fc.property(integer, divisor, (dividend, by) => {
        const magnitude = dividend < 0n ? -dividend : dividend;
        const quotient = magnitude / by + ((magnitude % by) * 2n >= by ? 1n : 0n);
        expect(unsigned(divideHalfUp(toWhole(dividend), toWhole(by)))).toBe(
          sameAs(dividend < 0n ? -quotient : quotient),
        );
      }),
      { numRuns: 20_000 },
    );
  });

  test('CAL-01: lose decimals by rounding and gain them exactly', () => {
    expect([rescale(5, 3, 2), rescale(4, 3, 2), rescale(-5, 3, 2), rescale(7, 2, 2), rescale(7, 2, 20)]).toEqual([
      1,
      0,
      -1,
      7,
      7n * 10n ** 18n,
    ]);
  });
});

test('sumByCurrency sums each currency separately, in order of first appearance', () => {
  const of = (tutar: string, paraBirim: string | null) => ({ tutar, paraBirim });
  expect(sumByCurrency([])).toEqual([]);
  expect(sumByCurrency([of('0.1', 'USD'), of('5', 'TRY'), of('0.2', 'USD'), of('1', null)])).toEqual([
    { paraBirim: 'USD', tutar: '0.30' },
    { paraBirim: 'TRY', tutar: '5.00' },
    { paraBirim: '', tutar: '1.00' },
  ]);
});

describe('sumAmounts', () => {
  it.each<[readonly string[], string]>([
    [[], '0.00'],
    [['4860'], '4860.00'],
    [['0.1', '0.2'], '0.30'],
    [['1099605.85', '4860.00', '378246.10'], '1482711.95'],
    [['1.234', '0.005', '2'], '3.24'],
    [['', 'abc', '1,50', '7.10'], '7.10'],
    [['999999999999999.99', '0.01'], '1000000000000000.00'],
  ])('adds %j exactly', (amounts, sum) => {
    expect(sumAmounts(amounts)).toBe(sum);
  });
});

test.each([
  ['100.00', '34.512345', '3451.23'],
  ['0.01', '0.5', '0.01'],
  ['1234567.89', '1', '1234567.89'],
  ['', '34', '0.00'],
])('CAL-08: %s at a rate of %s is %s TRY', (amount, kur, expected) => {
  expect(toTl(amount, kur)).toBe(expected);
});

describe('summarize', () => {
  it.each([
    [['1', '2.5', '3.00001'], { count: 3, sum: '6.50001', mean: '2.16667' }],
    [['10.00', '', 'x', '20.01'], { count: 2, sum: '30.01', mean: '15.01' }],
    [['999999999999999999.99', '0.01'], { count: 2, sum: '1000000000000000000.00', mean: '500000000000000000.00' }],
    [[], { count: 0, sum: '0.00', mean: '0.00' }],
  ])('CAL-01: of %j it is %j', (figures, summary) => {
    expect(summarize(figures)).toEqual(summary);
  });
});
