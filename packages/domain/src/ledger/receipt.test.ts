import { expect, test } from 'vitest';
import {
  validateReceipt,
  validateRefund,
  validateReturnDeduction,
  validateWriteOff,
} from '../validation/validateReceipt';
import { reachOf, sumInTry } from './receipt';

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

test('MNY-33: a refund is at most the credit', () => {
  const refund = { tarih: '2026-11-10', tutar: '80.00', paraBirim: 'TRY', yontem: 'HAVALE', aciklama: '' };
  const faults = (change: object) =>
    validateRefund({ ...refund, ...change }, { today: '2026-11-10', credit: '80.00' }).map(
      ({ path, code, params }) => `${path} ${code} ${String(params['amount'] ?? '')}`,
    );
  expect(faults({})).toEqual([]);
  expect(faults({ tutar: '80.01' })).toEqual(['tutar REFUND_EXCEEDS_CREDIT 80,00']);
  expect(faults({ tutar: '0' })).toEqual(['tutar NOT_POSITIVE ']);
  expect(faults({ tarih: '2026-11-11', tutar: '999' })).toEqual(['tarih RECEIPT_IN_FUTURE ']);
});

test('MNY-34: at most 5.00 is written off', () => {
  const codes = (kalan: string) => validateWriteOff({}, kalan).map(({ code, params }) => [code, params]);
  expect(codes('5.00')).toEqual([]);
  expect(codes('0.01')).toEqual([]);
  expect(codes('5.01')).toEqual([['WRITE_OFF_TOO_LARGE', { max: '5,00' }]]);
});

test('MNY-41: foreign amounts are added up in TRY at the given rates; without a rate there is no sum', () => {
  const amounts = [
    { paraBirim: 'TRY', tutar: '100.00' },
    { paraBirim: 'USD', tutar: '10.01' },
    { paraBirim: 'EUR', tutar: '0.00' },
  ];
  expect(sumInTry(amounts, new Map([['USD', '41.2345']]))).toBe('512.76');
  expect(sumInTry(amounts, new Map())).toBeNull();
  expect(sumInTry([], new Map())).toBe('0.00');
});

test('MNY-32: a payment names a draft instead of an account, and closes nothing yet', () => {
  const payment = { taslakId: 'taslak', tarih: '2026-09-03', tutar: '10', paraBirim: 'TRY', yontem: 'NAKIT' };
  const faultsOf = (more: object) =>
    validateReceipt({ ...payment, ...more }, { today: '2026-09-03', invoice: () => undefined }).map(
      ({ path, code }) => `${path} ${code}`,
    );
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ taslakId: undefined })).toEqual(['faturaId REQUIRED']);
  expect(faultsOf({ dagitim: [{ faturaId: 'fatura', tutar: '1' }] })).toEqual(['dagitim INVALID_VALUE']);
});

test('MNY-26: the typed amount of a return is above 0 and has at most two decimals', () => {
  const codes = (tutar: unknown) => validateReturnDeduction({ tutar }).map(({ path, code }) => `${path} ${code}`);
  expect(codes('120.50')).toEqual([]);
  expect(codes(undefined)).toEqual(['tutar REQUIRED']);
  expect(codes('0.00')).toEqual(['tutar NOT_POSITIVE']);
  expect(codes('1.005')).toEqual(['tutar TOO_MANY_DECIMALS']);
});
