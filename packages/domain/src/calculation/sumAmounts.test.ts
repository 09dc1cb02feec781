import { describe, expect, it } from 'vitest';
import { sumAmounts } from './sumAmounts';

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
