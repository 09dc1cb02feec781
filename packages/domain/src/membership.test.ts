import { expect, test } from 'vitest';
import { DAY_MS } from './dates/days';
import { licenceStatus, membershipCharge, membershipPrice } from './membership';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (days: number, milliseconds = 0) => new Date(now.getTime() - days * DAY_MS - milliseconds).toISOString();
const unpaid = { Valid: false, Time: '0001-01-01T00:00:00Z' };
const paid = (days: number) => ({ Valid: true, Time: ago(days) });
const old = ago(400);

test.each([
  [0, 0, true],
  [6, 86_340_000, true],
  [6, 86_399_999, true],
  [7, 0, false],
])('PAY-01 NUM-02: a company created %i days and %i ms ago is in trial', (days, milliseconds, active) => {
  expect(licenceStatus({ createdAt: ago(days, milliseconds), paidAt: unpaid }, now).active).toBe(active);
});

test('PAY-01: paid 364 days and 23 hours ago is active, 365 days ago is not', () => {
  expect(licenceStatus({ createdAt: old, paidAt: { Valid: true, Time: ago(364, 23 * 3_600_000) } }, now).active).toBe(
    true,
  );
  expect(licenceStatus({ createdAt: old, paidAt: paid(365) }, now).active).toBe(false);
});

test.each([
  [6, 'trial', 1],
  [7, 'ended', undefined],
])('PAY-03 PAY-06: %i days old without a licence', (days, kind, left) => {
  expect(licenceStatus({ createdAt: ago(days), paidAt: unpaid }, now).banner).toEqual(
    left === undefined ? { kind } : { kind, days: left },
  );
});

test('PAY-01 PAY-02: a licence year has 365 days, also in leap years and across daylight saving time', () => {
  const company = {
    createdAt: '2023-01-01T00:00:00+03:00',
    paidAt: { Valid: true, Time: '2024-02-29T10:00:00+03:00' },
  };
  expect(licenceStatus(company, new Date('2025-02-28T09:59:59+03:00'))).toMatchObject({
    active: true,
    licenceDaysLeft: 1,
  });
  expect(licenceStatus(company, new Date('2025-02-28T10:00:00+03:00'))).toMatchObject({
    active: false,
    licenceDaysLeft: 0,
  });
});

test('PAY-02: ignores a payment with an invalid time', () => {
  expect(licenceStatus({ createdAt: old, paidAt: { Valid: false, Time: ago(1) } }, now)).toMatchObject({
    active: false,
    licenceDaysLeft: 0,
  });
});

test('PAY-01: days added by an admin lengthen the trial', () => {
  const company = { createdAt: ago(9), paidAt: unpaid };
  expect(licenceStatus({ ...company, demoDuration: 3 }, now)).toMatchObject({ active: true, trialDaysLeft: 1 });
  expect(licenceStatus({ ...company, demoDuration: 2 }, now).active).toBe(false);
});

test('PAY-02: whole days count', () => {
  expect(licenceStatus({ createdAt: ago(0, 1), paidAt: unpaid }, now)).toMatchObject({
    trialDaysLeft: 7,
    licenceDaysLeft: 0,
  });
  expect(licenceStatus({ createdAt: ago(8), paidAt: paid(10) }, now)).toMatchObject({
    trialDaysLeft: -1,
    licenceDaysLeft: 355,
  });
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

test('PAY-01: an unreadable instant gives no licence', () => {
  expect(licenceStatus({ createdAt: '', paidAt: { Valid: true, Time: 'x' } }, now)).toMatchObject({
    active: false,
    banner: { kind: 'ended' },
  });
});

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

test.each([
  ['1249.00', { discount: '0.00', kdv: '249.80', amount: '1498.80' }],
  ['749.40', { discount: '499.60', kdv: '149.88', amount: '899.28' }],
  ['0.00', { discount: '1249.00', kdv: '0.00', amount: '0.00' }],
  ['1248.99', { discount: '0.01', kdv: '249.80', amount: '1498.79' }],
])('PAY-12, PAY-16: splits a price of %s into its parts', (price, parts) => {
  expect(membershipCharge(price)).toEqual(parts);
});

test('PRT-10: a company that a partner pays for has an unlimited licence and no banner', () => {
  const status = licenceStatus({ createdAt: ago(400), paidAt: unpaid, partnerLisansi: true }, now);
  expect(status).toMatchObject({ active: true });
  expect(status).not.toHaveProperty('banner');
  expect(licenceStatus({ createdAt: ago(3), paidAt: unpaid, partnerLisansi: true }, now)).not.toHaveProperty('banner');
  expect(licenceStatus({ createdAt: ago(400), paidAt: unpaid, partnerLisansi: false }, now).active).toBe(false);
});
