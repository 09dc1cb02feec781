import { expect, test } from 'vitest';
import { toTl } from './toTl';

test.each([
  ['100.00', '34.512345', '3451.23'],
  ['0.01', '0.5', '0.01'],
  ['1234567.89', '1', '1234567.89'],
  ['', '34', '0.00'],
])('CAL-08: %s at a rate of %s is %s TRY', (amount, kur, expected) => {
  expect(toTl(amount, kur)).toBe(expected);
});
