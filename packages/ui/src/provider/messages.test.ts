import { expect, test } from 'vitest';
import { formatMessage } from './texts';

test('fills parameters, and leaves what has none', () => {
  expect(formatMessage('{n} fatura, {x}', { n: 3 }, 'tr')).toBe('3 fatura, {x}');
});

test.each([
  [1, '1 invoice'],
  [2, '2 invoices'],
  [0, '0 invoices'],
])('%i is "%s" in English', (n, text) => {
  expect(formatMessage('{n} {n|invoice|invoices}', { n }, 'en')).toBe(text);
});
