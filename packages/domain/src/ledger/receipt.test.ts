import { expect, test } from 'vitest';
import { reachOf } from './receipt';

test.each([
  ['1200.00', 'TRY', '', 'TRY', '1200.00'],
  ['2055202.50', 'TRY', '42.1580', 'USD', '48750.00'],
  ['100.00', 'TRY', '3', 'USD', '33.33'],
  ['48750.00', 'USD', '42.1580', 'TRY', '2055202.50'],
  ['100.00', 'TRY', '', 'USD', '0.00'],
  ['100.00', 'TRY', '0', 'USD', '0.00'],
  ['', 'TRY', '42', 'USD', '0.00'],
])('MNY-40: %s %s at the rate %s reaches, in %s, %s', (tutar, paraBirim, kur, currency, reach) => {
  expect(reachOf({ tutar, paraBirim, kur }, currency)).toBe(reach);
});
