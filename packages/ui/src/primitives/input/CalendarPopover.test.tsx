import { expect, test } from 'vitest';
import { addMonths, monthOf } from './CalendarPopover';

test('a month begins on a Monday and has no empty week', () => {
  const weeks = monthOf('2026-11-21');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([
    '2026-10-26',
    '2026-10-27',
    '2026-10-28',
    '2026-10-29',
    '2026-10-30',
    '2026-10-31',
    '2026-11-01',
  ]);
  expect(monthOf('2027-02-10')).toHaveLength(4);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-03-31', -1, '2026-02-28'],
])('%s and %i months is %s', (date, months, then) => {
  expect(addMonths(date, months)).toBe(then);
});
