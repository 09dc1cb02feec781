import { describe, expect, test } from 'vitest';
import { faultMessage } from '../messages';
import { validateInvoice } from '../validation/validateInvoice';
import { longerThresholds, thresholdOn, thresholds, type Threshold } from './thresholds';

const line = { malHizmet: 'Nakliye', miktar: '1', birim: 'C62', kdvOrani: '20', tevkifatKodu: '624' };
const invoice = {
  faturaTip: 'TEVKIFAT',
  faturaSaat: '14:05:09',
  paraBirim: 'TRY',
  vknTckn: '1234567890',
  aliciUnvan: 'Çınaraltı Ltd. Şti.',
  vergiDairesi: 'Kadıköy',
  adres: 'Moda Cad. 1',
  iadeTuru: 'SATIS_IADESI',
};
const iadeFaturalari = [{ faturaNumarasi: 'GIB2023000000001', faturaTarih: '2023-01-05' }];

interface Case {
  readonly on: string;
  /** Net amounts of the lines. */
  readonly net: readonly string[];
  readonly warned: boolean;
  readonly code?: string;
  readonly sameDay?: readonly { readonly tevkifatKodu: string; readonly tutar: string }[];
  readonly header?: object;
}

const faultsOf = ({ on, net, code = '624', sameDay = [], header = {} }: Case) => {
  const malHizmetler = net.map((birimFiyat) => ({
    ...{ ...line, tevkifatKodu: code, birimFiyat },
    ...(code === '650' && { V9015Orani: '50' }),
  }));
  return validateInvoice({ ...invoice, iadeFaturalari, faturaTarih: on, malHizmetler, ...header }, { sameDay });
};
const isWarned = (given: Case) => faultsOf(given).some((fault) => fault.code === 'TEVKIFAT_UNDER_LIMIT');
const other = (tutar: string, tevkifatKodu = '624') => [{ tevkifatKodu, tutar }];

describe('RUL-20: the limit of partial withholding', () => {
  const cases: readonly Case[] = [
    { on: '2026-03-01', net: ['10000'], warned: true },
    { on: '2026-03-01', net: ['10000.01'], warned: false },
    { on: '2025-12-31', net: ['8250.01'], warned: false },
    { on: '2026-01-01', net: ['8250.01'], warned: true },
    { on: '2025-12-31', net: ['8250'], warned: true },
    { on: '2025-01-01', net: ['8250'], warned: true },
    { on: '2025-01-01', net: ['8250.01'], warned: false },
    { on: '2024-12-31', net: ['5750'], warned: true },
    { on: '2024-12-31', net: ['5750.01'], warned: false },
    { on: '2024-01-01', net: ['5750'], warned: true },
    { on: '2023-12-31', net: ['1'], warned: false },
    { on: '2026-12-31', net: ['10000'], warned: true },
    { on: '2027-01-01', net: ['10000'], warned: true },
    { on: '2027-01-01', net: ['10000.01'], warned: false },
    { on: '2028-01-01', net: ['10000'], warned: true },
    { on: '2026-03-01', net: ['5000', '5000'], warned: true },
    { on: '2026-03-01', net: ['5000', '5000.01'], warned: false },
    { on: '2026-03-01', net: ['5000'], sameDay: other('7000.00'), warned: false },
    { on: '2026-03-01', net: ['5000'], sameDay: other('6000.00'), warned: true },
    { on: '2026-03-01', net: ['5000'], sameDay: other('7000.00', '612'), warned: true },
    { on: '2026-03-01', net: ['100'], code: '601', warned: true },
    { on: '2026-03-01', net: ['100'], code: '627', warned: true },
    { on: '2026-03-01', net: ['100'], code: '650', warned: true },
    { on: '2026-03-01', net: ['100'], code: '627-Ex', warned: true },
    { on: '2026-03-01', net: ['100'], code: '801', warned: false },
    { on: '2026-03-01', net: ['100'], code: '825', warned: false },
    { on: '2026-03-01', net: ['100'], header: { faturaTip: 'IADE' }, warned: false },
    { on: '2026-03-01', net: ['250'], header: { paraBirim: 'EUR', dovizKur: '40' }, warned: true },
    { on: '2026-03-01', net: ['250.01'], header: { paraBirim: 'EUR', dovizKur: '40' }, warned: false },
    { on: '2026-03-01', net: ['100'], header: { vknTckn: '11111111111' }, warned: true },
    { on: '2026-03-01', net: ['100'], header: { vknTckn: '10000000146' }, warned: true },
  ];

  test.each(cases)('RUL-20: $on $net $code $header: $warned', (given) => {
    expect(isWarned(given)).toBe(given.warned);
  });

  test.each([
    ['2023-12-31', undefined],
    ['2024-01-01', '6900'],
    ['2024-12-31', '6900'],
    ['2025-01-01', '9900'],
    ['2025-12-31', '9900'],
    ['2026-01-01', '12000'],
    ['2026-12-31', '12000'],
    ['2027-01-01', '12000'],
    ['2027-12-31', '12000'],
    ['2028-01-01', '12000'],
  ])('RUL-01: the limit on %s is %s', (day, tutar) => {
    expect(thresholdOn('kismiTevkifat', day)?.tutar).toBe(tutar);
  });
});

test('RUL-11: 7,000 and 6,000 of one day are above the limit together; on two days both are not', () => {
  const sameDay = [{ tevkifatKodu: '624', tutar: '7000.00' }];
  expect(isWarned({ on: '2026-03-01', net: ['5000'], sameDay, warned: false })).toBe(false);
  for (const net of ['5833.33', '5000']) expect(isWarned({ on: '2026-03-01', net: [net], warned: true })).toBe(true);
});

test('RUL-11: each line of the operation has the warning, with the limit and the amount', () => {
  const faults = faultsOf({ on: '2026-03-01', net: ['5000', '2700'], warned: true });
  expect(faults.map(({ path, severity }) => `${path} ${severity}`)).toEqual([
    'malHizmetler[0].tevkifatKodu warning',
    'malHizmetler[1].tevkifatKodu warning',
  ]);
  expect(faults[0] && faultMessage(faults[0])).toBe(
    'Kısmi tevkifat sınırı 12.000,00 TL; bu işlemin KDV dahil toplamı 9.240,00 TL. Sınır aşılmadıkça tevkifat yapılmaz.',
  );
});

test('RUL-02: a year without an amount takes the newest one, with a warning', () => {
  const noteOn = (on: string, net: string) =>
    faultsOf({ on, net: [net], warned: false }).filter(({ code }) => code === 'THRESHOLD_OF_EARLIER_YEAR');
  expect(noteOn('2026-12-31', '20000')).toEqual([]);
  expect(noteOn('2023-12-31', '20000')).toEqual([]);
  expect(noteOn('2027-01-01', '20000').map(faultMessage)).toEqual([
    '2027 tutarı henüz girilmedi; 2026 tutarıyla denetlendi.',
  ]);
  expect(noteOn('2028-01-01', '1').map(faultMessage)).toEqual([
    '2028 tutarı henüz girilmedi; 2026 tutarıyla denetlendi.',
  ]);
});

test('RUL-01: the amounts with their days and sources', () => {
  expect(thresholds.map(({ kural, baslangic, tutar }) => `${kural} ${baslangic} ${tutar}`)).toEqual([
    'kismiTevkifat 2024-01-01 6900',
    'kismiTevkifat 2025-01-01 9900',
    'kismiTevkifat 2026-01-01 12000',
    'eArsiv 2026-01-01 0',
    'eArsivBasitUsul 2026-01-01 3000',
    'eArsivBasitUsul 2027-01-01 0',
    'eFaturaCiro 2022-01-01 3000000',
    'eFaturaCiroOzel 2022-01-01 500000',
    'kdvBeyanGunu 2005-01-01 28',
  ]);
  expect(thresholdOn('kismiTevkifat', '2026-05-05')).toMatchObject({
    kaynak: 'VUK Genel Tebliği 588',
    kaynakTarihi: '2025-12-31',
    kesinlik: 'IKINCIL',
  });
});

test('RUL-03: the longer of two lists counts', () => {
  const next: Threshold = {
    ...{ kural: 'kismiTevkifat', baslangic: '2027-01-01', tutar: '15000' },
    ...{ kaynak: 'VUK Genel Tebliği', kaynakTarihi: '2026-12-31', kesinlik: 'OKUNDU' },
  };
  expect(longerThresholds([...thresholds, next])).toContain(next);
  expect(longerThresholds(thresholds.slice(1))).toBe(thresholds);
});
