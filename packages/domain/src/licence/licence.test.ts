import { expect, test } from 'vitest';
import { licenceStatus } from './licenceStatus';

const now = new Date('2026-11-21T12:00:00Z');
const DAY = 86_400_000;
const ago = (days: number, milliseconds = 0) => new Date(now.getTime() - days * DAY - milliseconds).toISOString();
const unpaid = { Valid: false, Time: '0001-01-01T00:00:00Z' };
const paid = (days: number) => ({ Valid: true, Time: ago(days) });
const old = ago(400);

test.each([
  [6, 86_340_000, true],
  [7, 0, false],
])('PAY-01 NUM-02: a company of %i days and %i ms in trial', (days, milliseconds, active) => {
  expect(licenceStatus({ createdAt: ago(days, milliseconds), paidAt: unpaid }, now).active).toBe(active);
});

test('PAY-01: paid 364 days and 23 hours ago is active, 365 days ago is not', () => {
  expect(licenceStatus({ createdAt: old, paidAt: { Valid: true, Time: ago(364, 23 * 3_600_000) } }, now).active).toBe(true);
  expect(licenceStatus({ createdAt: old, paidAt: paid(365) }, now).active).toBe(false);
});

test('PAY-01: days added by an admin lengthen the trial', () => {
  const company = { createdAt: ago(9), paidAt: unpaid };
  expect(licenceStatus({ ...company, demoDuration: 3 }, now)).toMatchObject({ active: true, trialDaysLeft: 1 });
  expect(licenceStatus({ ...company, demoDuration: 2 }, now).active).toBe(false);
});

test('PAY-02: whole days count', () => {
  expect(licenceStatus({ createdAt: ago(0, 1), paidAt: unpaid }, now)).toMatchObject({ trialDaysLeft: 7, licenceDaysLeft: 0 });
  expect(licenceStatus({ createdAt: ago(8), paidAt: paid(10) }, now)).toMatchObject({ trialDaysLeft: -1, licenceDaysLeft: 355 });
});

test('PAY-03: the trial runs and there is no licence', () => {
  expect(licenceStatus({ createdAt: ago(4), paidAt: unpaid }, now).banner).toEqual({ kind: 'trial', days: 3 });
});

test.each([
  [349, undefined],
  [350, { kind: 'ending', days: 15 }],
  [364, { kind: 'ending', days: 1 }],
])('PAY-05 NUM-02: paid %i days ago', (days, banner) => {
  expect(licenceStatus({ createdAt: old, paidAt: paid(days) }, now).banner).toEqual(banner);
});

test('PAY-06: neither trial nor licence', () => {
  expect(licenceStatus({ createdAt: old, paidAt: unpaid }, now).banner).toEqual({ kind: 'ended' });
  expect(licenceStatus({ createdAt: old, paidAt: paid(365) }, now).banner).toEqual({ kind: 'ended' });
});

test('PAY-07: otherwise no banner', () => {
  expect(licenceStatus({ createdAt: ago(4), paidAt: paid(355) }, now)).not.toHaveProperty('banner');
  expect(licenceStatus({ createdAt: old, paidAt: paid(349) }, now)).not.toHaveProperty('banner');
});

test('PAY-01: an instant that cannot be read gives no right', () => {
  expect(licenceStatus({ createdAt: '', paidAt: { Valid: true, Time: 'x' } }, now).active).toBe(false);
});
