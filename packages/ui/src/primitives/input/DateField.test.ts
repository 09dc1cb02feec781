import { expect, test } from 'vitest';
import { maskDate } from './DateField';

const type = (keys: string) => Array.from(keys).reduce((shown, key) => maskDate(shown + key, shown), '');

test.each([
  ['21112026', '21/11/2026'],
  ['21/11/2026', '21/11/2026'],
  ['1.3.2026', '01/03/2026'],
  ['1-3-26', '01/03/26'],
  ['3/9/2026', '03/09/2026'],
  ['21x11y2026', '21/11/2026'],
  ['211120261', '21/11/2026'],
])('NUM-23: typing %s shows %s', (keys, shown) => {
  expect(type(keys)).toBe(shown);
});

test('deletes one character at a time and does not re-add a slash', () => {
  expect(maskDate('21/11', '21/11/')).toBe('21/11');
  expect(maskDate('21/1', '21/11')).toBe('21/1');
  expect(maskDate('21/1/2026', '21/11/2026')).toBe('21/1/2026');
});

test('keeps a pasted date', () => {
  expect(maskDate('21.11.2026', '')).toBe('21/11/2026');
});
