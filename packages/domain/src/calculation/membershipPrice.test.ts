import { expect, test } from 'vitest';
import { membershipPrice } from './membershipPrice';

test.each([
  ['0', '1249.00', '1498.80'],
  ['25', '936.75', '1124.10'],
  ['10', '1124.10', '1348.92'],
  ['33.333', '832.67', '999.20'],
  ['12.5', '1092.88', '1311.46'],
  ['99.999', '0.01', '0.01'],
  ['100', '0.00', '0.00'],
  ['100.000', '0.00', '0.00'],
])('PAY-14, PAY-16, NUM-01: with %s percent off a year is %s, and %s is charged', (indirimOrani, price, amount) => {
  expect(membershipPrice(indirimOrani)).toEqual({ price, amount });
});

test('PAY-12, PAY-16: without a coupon the list price is charged with KDV', () => {
  expect(membershipPrice()).toEqual({ price: '1249.00', amount: '1498.80' });
});
