import { expect, test } from 'vitest';
import { addDays, daysBetween, isCalendarDate, isClockTime, istanbulNow } from './days';
import {
  daysLeftToObject,
  daysLeftToSign,
  defaultDateRange,
  hasFewDays,
  lastInvoiceDayDueBy,
  lastInvoiceDayDueSoon,
  presetRange,
} from './periods';
import {
  fromDayFirst,
  fromScreenBirthDate,
  fromScreenDate,
  toDayFirst,
  toScreenBirthDate,
  toScreenDate,
} from './screenDates';

test.each(['2026-02-28', '2024-02-29', '2000-02-29', '2026-12-31'])('INV-17: %s is a calendar day', (date) => {
  expect(isCalendarDate(date)).toBe(true);
});

test.each([
  '2026-02-29',
  '1900-02-29',
  '2026-00-10',
  '2026-13-01',
  '2026-04-31',
  '2026-1-1',
  '0001-01-01',
  '٢٠٢٦-01-01',
  '2026-01-01T00:00',
  '',
  null,
  20260101,
])('INV-17: %s is no calendar day', (date) => {
  expect(isCalendarDate(date)).toBe(false);
});

test('INV-17 NUM-23: accepts times from 00:00:00 to 23:59:59', () => {
  expect(['00:00:00', '23:59:59', '14:05:09'].map(isClockTime)).toEqual([true, true, true]);
  expect(['24:00:00', '12:60:00', '12:00:60', '1:00:00', '12:00', ' 12:00:00', null].map(isClockTime)).toEqual(
    Array(7).fill(false),
  );
});

test('INV-06 NUM-23: converts days between wire and screen', () => {
  expect(toScreenDate('2026-09-03')).toBe('03/09/2026');
  expect(toScreenDate('')).toBe('');
  expect(['03/09/2026', '3.9.2026', ' 03-09-2026 '].map(fromScreenDate)).toEqual(Array(3).fill('2026-09-03'));
  expect(['31/02/2026', '2026-09-03', '03/09/26', ''].map(fromScreenDate)).toEqual(Array(4).fill(undefined));
});

test('REQ-09: converts the day of a received invoice both ways', () => {
  expect(toDayFirst('2026-09-03')).toBe('03-09-2026');
  expect(fromDayFirst('03-09-2026')).toBe('2026-09-03');
});

test('CMP-03: converts birth dates both ways', () => {
  expect(toScreenBirthDate('1980/02/01')).toBe('01/02/1980');
  expect(fromScreenBirthDate('01/02/1980')).toBe('1980/02/01');
  expect(fromScreenBirthDate('30/02/1980')).toBeUndefined();
  expect(toScreenBirthDate('1980/02')).toBe('1980/02');
});

test('LST-02 NUM-16: the default range is the last seven days to today', () => {
  expect(defaultDateRange(new Date('2026-11-21T09:00:00Z'))).toEqual({ start: '2026-11-14', end: '2026-11-21' });
});

test('LST-02 INV-08: today is the day in Istanbul', () => {
  expect(istanbulNow(new Date('2026-11-20T20:59:59Z'))).toEqual({ date: '2026-11-20', time: '23:59:59' });
  expect(istanbulNow(new Date('2026-11-20T21:00:00Z'))).toEqual({ date: '2026-11-21', time: '00:00:00' });
  expect(istanbulNow(new Date('2015-07-01T21:00:00Z')).time).toBe('00:00:00');
});

test('LST-21: counts days across months and leap days', () => {
  expect([addDays('2024-02-28', 1), addDays('2024-02-28', 2), addDays('2026-01-01', -1)]).toEqual([
    '2024-02-29',
    '2024-03-01',
    '2025-12-31',
  ]);
  expect([daysBetween('2024-02-28', '2024-03-01'), daysBetween('2026-01-02', '2026-01-01')]).toEqual([2, -1]);
});

test('REQ-22: an invoice can be objected to for eight days', () => {
  expect(
    ['2026-11-01', '2026-11-08', '2026-11-09', '2026-11-10'].map((today) => daysLeftToObject('2026-11-01', today)),
  ).toEqual([8, 1, 0, -1]);
});

test('A-10: named ranges use days in Istanbul and weeks from Monday to Sunday', () => {
  const named = (now: string) =>
    (['today', 'thisWeek', 'thisMonth', 'lastMonth'] as const).map((preset) => {
      const { start, end } = presetRange(preset, new Date(now));
      return `${start}/${end}`;
    });
  expect(named('2026-11-21T09:00:00Z')).toEqual([
    '2026-11-21/2026-11-21',
    '2026-11-16/2026-11-22',
    '2026-11-01/2026-11-30',
    '2026-10-01/2026-10-31',
  ]);
  expect(named('2026-02-28T21:30:00Z')).toEqual([
    '2026-03-01/2026-03-01',
    '2026-02-23/2026-03-01',
    '2026-03-01/2026-03-31',
    '2026-02-01/2026-02-28',
  ]);
  expect(named('2024-01-01T09:00:00Z').slice(1)).toEqual([
    '2024-01-01/2024-01-07',
    '2024-01-01/2024-01-31',
    '2023-12-01/2023-12-31',
  ]);
});

test('LST-21: invoices up to lastInvoiceDayDueBy are due by that day, later ones are not', () => {
  for (let place = 0; place < 800; place += 1) {
    const day = addDays('2027-12-20', place);
    const last = lastInvoiceDayDueBy(day);
    expect(daysLeftToSign(last, day)).toBeLessThanOrEqual(0);
    for (let later = 1; later <= 8; later += 1) expect(daysLeftToSign(addDays(last, later), day)).toBeGreaterThan(0);
  }
});

test('LST-21: from two days left on an invoice counts as due soon', () => {
  expect([3, 2, 1, 0, -1].map(hasFewDays)).toEqual([false, true, true, true, true]);
  const last = lastInvoiceDayDueSoon('2026-11-20');
  expect(hasFewDays(daysLeftToSign(last, '2026-11-20'))).toBe(true);
  expect(hasFewDays(daysLeftToSign(addDays(last, 1), '2026-11-20'))).toBe(false);
});
