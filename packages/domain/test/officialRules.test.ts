import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addDays } from '../src';
import { validateInvoice } from '../src/checks';
import { tevkifatCodes } from '../src/codes/tevkifat-codes';
import { faultMessage } from '../src/messages';

interface Vector {
  readonly id: string;
  readonly kind: string;
  readonly flags?: readonly string[];
  readonly input: object;
}

const types = ['SATIS', 'IADE', 'TEVKIFAT', 'ISTISNA', 'OZELMATRAH', 'IHRACKAYITLI', 'KONAKLAMAVERGISI'];
const header = {
  faturaTarih: '2026-11-21',
  faturaSaat: '14:05:09',
  vknTckn: '10000000146',
  aliciUnvan: 'Çınaraltı Ltd. Şti.',
  vergiDairesi: 'Kadıköy',
  adres: 'Moda Cad. 1',
  iadeTuru: 'ALIS_IADESI',
};
const iadeFaturalari = [{ faturaNumarasi: 'GIB2026000000001', faturaTarih: '2026-01-05' }];
const codes = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));

/** Codes of the errors at one field of a single line. */
const errorsAt = (field: string, faturaTip: string, line: object) =>
  validateInvoice({
    ...header,
    iadeFaturalari,
    faturaTip,
    malHizmetler: [{ malHizmet: 'Kalem', miktar: '1', birim: 'C62', birimFiyat: '100', kdvOrani: '20', ...line }],
  })
    .filter(({ path, severity }) => severity === 'error' && path === `malHizmetler[0].${field}`)
    .map(({ code }) => code);

/** The types on which the line has no fault at the field. */
const taking = (field: string, line: object) =>
  types.filter((faturaTip) => errorsAt(field, faturaTip, line).length === 0);

describe('what the official check enforces, fiscal-rules 12', () => {
  test('LIN-10: withholding is allowed only on TEVKIFAT and IADE', () => {
    for (const tevkifatKodu of [...codes(601, 627), '627-Ex', ...codes(801, 825)])
      expect(taking('tevkifatKodu', { tevkifatKodu })).toEqual(['IADE', 'TEVKIFAT']);
    expect(taking('V9015Orani', { V9015Orani: '35' })).toEqual(['IADE', 'TEVKIFAT']);
  });

  test('LIN-12: V4171 is allowed only on TEVKIFAT and IADE', () => {
    expect(taking('V4171Tutari', { V4171Tutari: '5' })).toEqual(['IADE', 'TEVKIFAT']);
  });

  test('LIN-14 REF-12: exemption codes are allowed only on ISTISNA, IADE and IHRACKAYITLI', () => {
    const allowed = [
      '001',
      ...codes(101, 108),
      '201',
      '202',
      ...codes(204, 209),
      ...codes(211, 221),
      '223',
      ...codes(225, 242),
      '250',
      ...codes(301, 307),
      ...codes(309, 338),
      ...codes(340, 344),
      '350',
      '501',
    ];
    for (const istisnaMuafiyetSebebi of allowed)
      expect(taking('istisnaMuafiyetSebebi', { kdvOrani: '0', istisnaMuafiyetSebebi })).toEqual([
        'IADE',
        'ISTISNA',
        'IHRACKAYITLI',
      ]);
    for (const unknown of [
      '203',
      '210',
      '222',
      '224',
      ...codes(243, 249),
      ...codes(345, 349),
      '109',
      '200',
      '251',
      '300',
      '352',
      '500',
      '705',
      '1',
      '01',
    ]) {
      expect(taking('istisnaMuafiyetSebebi', { kdvOrani: '0', istisnaMuafiyetSebebi: unknown })).toEqual([]);
    }
  });

  test('REF-13: special bases are allowed only on OZELMATRAH and IADE', () => {
    for (const ozelMatrahNedeni of codes(801, 812))
      expect(taking('ozelMatrahNedeni', { ozelMatrahNedeni, ozelMatrahTutari: '50' })).toEqual(['IADE', 'OZELMATRAH']);
  });

  test('LIN-14: export-registered codes are allowed only on IHRACKAYITLI and IADE', () => {
    for (const istisnaMuafiyetSebebi of codes(701, 704))
      expect(taking('istisnaMuafiyetSebebi', { kdvOrani: '0', istisnaMuafiyetSebebi })).toEqual([
        'IADE',
        'IHRACKAYITLI',
      ]);
  });

  test('LIN-14: KDV of 0 needs a reason on SATIS, TEVKIFAT and ISTISNA', () => {
    expect(taking('istisnaMuafiyetSebebi', { kdvOrani: '0' })).toEqual([
      'IADE',
      'OZELMATRAH',
      'IHRACKAYITLI',
      'KONAKLAMAVERGISI',
    ]);
  });

  test('LIN-14: 555 is not allowed on ISTISNA and IHRACKAYITLI, and needs KDV', () => {
    expect(taking('istisnaMuafiyetSebebi', { istisnaMuafiyetSebebi: '555' })).toEqual([
      'SATIS',
      'IADE',
      'TEVKIFAT',
      'OZELMATRAH',
    ]);
    expect(taking('istisnaMuafiyetSebebi', { kdvOrani: '0', istisnaMuafiyetSebebi: '555' })).toEqual([]);
  });

  test('INV-35: a foreign currency needs a rate, whatever the type', () => {
    for (const faturaTip of types) {
      const faults = validateInvoice({ ...header, iadeFaturalari, faturaTip, paraBirim: 'GBP', malHizmetler: [] });
      expect(faults.map(({ path }) => path)).toContain('dovizKur');
    }
  });
});

const whole = { malHizmet: 'Kalem', miktar: '1', birim: 'C62', birimFiyat: '100', kdvOrani: '20' };
const faultsOf = (faturaTip: string, malHizmetler: readonly object[], top: object = {}) =>
  validateInvoice({ ...header, iadeFaturalari, faturaTip, malHizmetler, ...top }).map(
    ({ path, code }) => `${path} ${code}`,
  );

describe('withholding, fiscal-rules 5', () => {
  test('REF-10 LIN-10: a code accepts only the rates of the official pairs', () => {
    for (const { value, gibAllowedRates } of tevkifatCodes.filter(({ rate }) => rate !== null)) {
      const rates = Array.from({ length: 100 }, (_, index) => index + 1);
      const taken = rates.filter(
        (rate) => errorsAt('V9015Orani', 'TEVKIFAT', { tevkifatKodu: value, V9015Orani: String(rate) }).length === 0,
      );
      expect([value, ...taken]).toEqual([value, ...gibAllowedRates]);
    }
  });

  test('LIN-10: 650 and a line without a code accept any rate up to 100', () => {
    for (const V9015Orani of ['0.001', '20', '35', '99.999', '100']) {
      expect(errorsAt('V9015Orani', 'TEVKIFAT', { tevkifatKodu: '650', V9015Orani })).toEqual([]);
      expect(errorsAt('V9015Orani', 'TEVKIFAT', { V9015Orani })).toEqual([]);
    }
    expect(errorsAt('V9015Orani', 'TEVKIFAT', { tevkifatKodu: '650', V9015Orani: '100.001' })).toEqual([
      'RATE_TOO_HIGH',
    ]);
  });

  test.each([
    ['601', '30', '2021-03-01', '01.03.2021'],
    ['603', '50', '2021-03-01', '01.03.2021'],
    ['609', '50', '2021-03-01', '01.03.2021'],
    ['612', '70', '2021-03-01', '01.03.2021'],
    ['613', '70', '2021-03-01', '01.03.2021'],
    ['615', '50', '2021-03-01', '01.03.2021'],
    ['627', '40', '2022-11-01', '01.11.2022'],
  ])('REF-11: %s at %s is valid on invoices before %s', (tevkifatKodu, V9015Orani, faturaTarih, date) => {
    const lines = [{ ...whole, kdvOrani: '20', tevkifatKodu, V9015Orani }];
    const warnings = validateInvoice({ ...header, faturaTip: 'TEVKIFAT', faturaTarih, malHizmetler: lines });
    expect(warnings).toEqual([
      {
        path: 'malHizmetler[0].tevkifatKodu',
        code: 'OLD_TEVKIFAT_RATE',
        params: { code: tevkifatKodu, date },
        severity: 'warning',
      },
    ]);
    expect(faultMessage({ code: 'OLD_TEVKIFAT_RATE', params: { code: tevkifatKodu, date } })).toBe(
      `${tevkifatKodu} kodu için bu oran ${date} tarihinden önceki faturalara aittir`,
    );
    expect(faultsOf('TEVKIFAT', lines, { faturaTarih: addDays(faturaTarih, -1) })).toEqual([]);
  });

  test('LIN-10: lines without withholding are allowed next to one that withholds', () => {
    expect(
      faultsOf('TEVKIFAT', [
        whole,
        { ...whole, tevkifatKodu: '602' },
        { ...whole, kdvOrani: '0', istisnaMuafiyetSebebi: '351' },
      ]),
    ).toEqual([]);
  });
});

describe('lines of several kinds on one invoice, fiscal-rules 6', () => {
  test('LIN-14: an ISTISNA invoice may have lines with KDV, an OZELMATRAH invoice ordinary ones', () => {
    expect(faultsOf('ISTISNA', [whole, { ...whole, kdvOrani: '0', istisnaMuafiyetSebebi: '303' }])).toEqual([]);
    expect(faultsOf('OZELMATRAH', [whole, { ...whole, ozelMatrahNedeni: '805', ozelMatrahTutari: '250' }])).toEqual([]);
  });

  test('INV-35: accepts a full discount, rejects a negative payable amount', () => {
    expect(faultsOf('SATIS', [whole, { ...whole, iskontoOrani: '100' }])).toEqual([]);
    expect(faultsOf('SATIS', [{ ...whole, iskontoOrani: '100' }])).toEqual([
      'malHizmetler[0].kdvOrani KDV_COMES_TO_ZERO',
    ]);
    expect(faultsOf('SATIS', [whole, { ...whole, V0011Orani: '220.01' }])).toEqual([]);
    expect(faultsOf('SATIS', [whole, { ...whole, V0011Orani: '240.01' }])).toEqual([
      'totals.odenecekTutar NEGATIVE_TOTAL',
    ]);
  });

  test('INV-36: flags 8 and 18 from the day on which they ended, on any type', () => {
    for (const faturaTip of types.filter((tip) => tip !== 'KONAKLAMAVERGISI')) {
      for (const kdvOrani of ['8', '18', '18.00']) {
        const flags = (faturaTarih: string) =>
          validateInvoice({ ...header, faturaTip, faturaTarih, malHizmetler: [{ ...whole, kdvOrani }] }).filter(
            ({ code }) => code === 'OLD_KDV_RATE',
          );
        expect(flags('2023-07-09')).toEqual([]);
        expect(flags('2023-07-10')).toEqual([
          { path: 'malHizmetler[0].kdvOrani', code: 'OLD_KDV_RATE', params: {}, severity: 'warning' },
        ]);
      }
    }
  });

  test('INV-17 INV-25: accepts leap days, and a return of the same day', () => {
    const iadeOf = (faturaTarih: string) => ({
      faturaTarih: '2024-02-29',
      iadeFaturalari: [{ faturaNumarasi: 'GIB2024000000001', faturaTarih }],
    });
    expect(faultsOf('IADE', [whole], iadeOf('2024-02-29'))).toEqual([]);
    expect(faultsOf('IADE', [whole], iadeOf('2024-03-01'))).toEqual([
      'iadeFaturalari[0].faturaTarih RETURN_DATE_AFTER_INVOICE',
    ]);
    expect(faultsOf('IADE', [whole], iadeOf('2023-02-29'))).toEqual(['iadeFaturalari[0].faturaTarih INVALID_DATE']);
  });
});

const { vectors } = JSON.parse(readFileSync(new URL('../vectors/public.json', import.meta.url), 'utf8')) as {
  vectors: readonly Vector[];
};
const realistic = vectors.filter(({ kind, flags }) => kind === 'invoice' && !flags?.includes('noTypeRules'));

test.each(realistic.map(({ id, input }) => [id, input]))('INV-35: the invoice of %s has no fault', (_id, input) => {
  expect(validateInvoice({ ...header, ...input }).filter(({ severity }) => severity === 'error')).toEqual([]);
});
