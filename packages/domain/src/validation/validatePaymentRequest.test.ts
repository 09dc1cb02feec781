import { expect, it } from 'vitest';
import { plainDebtor, validatePaymentRequest } from './validatePaymentRequest';

const context = { now: new Date('2026-11-30T09:00:00Z'), kalan: '1260.00', fastLimit: undefined };
const form = (tur: string, deger: string, sonGecerlilik = '2026-12-01T09:00:00Z') => ({
  borclu: { tur, deger },
  sonGecerlilik,
  kismi: false,
});
const faultsOf = (...given: Parameters<typeof form>) =>
  validatePaymentRequest(form(...given), context).map(({ path, code }) => `${path} ${code}`);

it.each([
  ['HESAP', 'TR33 0006 1005 1978 6457 8413 26', []],
  ['HESAP', 'TR33', ['borclu.deger INVALID_IBAN']],
  ['TELEFON', '0532 123 45 67', []],
  ['TELEFON', '532', ['borclu.deger PHONE_LENGTH']],
  ['EPOSTA', 'ayse@ornek.com', []],
  ['EPOSTA', 'ayse', ['borclu.deger INVALID_EMAIL']],
  ['TCKN', '12345678901', ['borclu.deger VKN_TCKN_CHECK_DIGIT']],
  ['VKN', '5321234567', ['borclu.deger VKN_TCKN_CHECK_DIGIT']],
  ['PASAPORT', 'U1234567', []],
  ['PASAPORT', 'U12', ['borclu.deger INVALID_VALUE']],
  ['VKN', '', ['borclu.deger REQUIRED']],
])('MNY-79: a debtor %s %s: %j', (tur, deger, faults) => expect(faultsOf(tur, deger)).toEqual(faults));

it.each([
  ['2026-11-30T09:02:59Z', true],
  ['2026-11-30T09:03:00Z', false],
  ['2027-03-02T09:00:00Z', false],
  ['2027-03-03T09:00:00Z', true],
  ['never', true],
])('MNY-79: a request that ends %s is refused: %s', (end, isRefused) =>
  expect(faultsOf('EPOSTA', 'ayse@ornek.com', end)).toEqual(
    isRefused ? ['sonGecerlilik REQUEST_END_OUT_OF_RANGE'] : [],
  ),
);

it('MNY-79: the FAST limit is a setting', () => {
  const limited = (fastLimit: string) =>
    validatePaymentRequest(form('EPOSTA', 'ayse@ornek.com'), { ...context, fastLimit });
  expect(limited('1260.00')).toEqual([]);
  expect(limited('1259.99')).toMatchObject([
    { path: 'tutar', code: 'ABOVE_FAST_LIMIT', params: { max: '1.259,99 TL' } },
  ]);
});

it('MNY-79: the bank gets an address without blanks', () => {
  expect(plainDebtor('HESAP', 'tr33 0006')).toBe('TR330006');
  expect(plainDebtor('EPOSTA', ' Ayse@ornek.com ')).toBe('Ayse@ornek.com');
});
