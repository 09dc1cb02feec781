import { describe, expect, test } from 'vitest';
import { validateCustomer, validateInvoice, validateStockItem } from '../src/checks';
import { currencies } from '../src/codes/currencies';
import { officialCodes } from '../src/facts/officialCodes';
import { faultMessage } from '../src/messages';

const header = {
  faturaTarih: '2026-11-21',
  faturaSaat: '14:05:09',
  vknTckn: '10000000146',
  iadeTuru: 'ALIS_IADESI',
  aliciUnvan: 'Çınaraltı Ltd. Şti.',
  vergiDairesi: 'Kadıköy',
  adres: 'Moda Cad. 1',
  iadeFaturalari: [{ faturaNumarasi: 'GIB2026000000001', faturaTarih: '2026-01-05' }],
};
const line = { malHizmet: 'Kalem', miktar: '1', birim: 'C62', birimFiyat: '100', kdvOrani: '20' };
const exempt = { ...line, kdvOrani: '0' };

const validate = (fields: object, lines: readonly object[] = [line]) =>
  validateInvoice({ ...header, malHizmetler: lines, ...fields }, { today: '2026-11-21' });
const errorsOf = (...invoice: Parameters<typeof validate>) => found('error', validate(...invoice));
const warningsOf = (...invoice: Parameters<typeof validate>) => found('warning', validate(...invoice));
const found = (wanted: string, faults: ReturnType<typeof validate>) =>
  faults.filter(({ severity }) => severity === wanted).map(({ path, code }) => `${path} ${code}`);
const textsOf = (...invoice: Parameters<typeof validate>) => validate(...invoice).map(faultMessage);

describe('rules of the official schema and schematron, fiscal-rules 12', () => {
  test.each(['308', '339'])('OFF-01, REF-12: %s is valid on a return until it was moved to another type', (reason) => {
    const faultsOn = (faturaTarih: string) =>
      errorsOf({ faturaTip: 'IADE', faturaTarih }, [{ ...exempt, istisnaMuafiyetSebebi: reason }]);
    expect(faultsOn('2026-09-13')).toEqual([]);
    expect(faultsOn('2026-09-14')).toEqual(['malHizmetler[0].istisnaMuafiyetSebebi REASON_NOT_ON_DATE']);
  });

  test('OFF-02, LIN-14: rejects 555 on an invoice with a line without KDV', () => {
    const outside = { ...line, istisnaMuafiyetSebebi: '555' };
    const refused = ['malHizmetler[0].istisnaMuafiyetSebebi REASON_BESIDE_ZERO_KDV'];
    expect(errorsOf({}, [outside, line])).toEqual([]);
    expect(errorsOf({}, [outside, { ...exempt, istisnaMuafiyetSebebi: '351' }])).toEqual(refused);
    expect(errorsOf({}, [outside, { ...line, birimFiyat: '0.01' }])).toEqual(refused);
    expect(errorsOf({ faturaTip: 'IADE' }, [outside, exempt])).toEqual(refused);
    expect(textsOf({}, [outside, { ...exempt, istisnaMuafiyetSebebi: '351' }])).toEqual([
      "555 sebebi, KDV'si 0 olan bir satırla aynı faturada olamaz; satırları ayrı faturalarda kesiniz",
    ]);
  });

  test('OFF-02, LIN-14: 555 needs a KDV that does not round to 0', () => {
    const outside = { ...line, istisnaMuafiyetSebebi: '555' };
    for (const changes of [{ birimFiyat: '0.01' }, { iskontoOrani: '100' }, { kdvOrani: '0' }])
      expect(errorsOf({}, [{ ...outside, ...changes }])).toEqual([
        'malHizmetler[0].istisnaMuafiyetSebebi REASON_NEEDS_KDV',
      ]);
  });

  test('OFF-03, INV-17: rejects a delivery note dated after today', () => {
    const faultsOf = (irsaliyeTarihi: string) => errorsOf({ irsaliyeNumarasi: 'IRS-1', irsaliyeTarihi });
    expect(faultsOf('2026-11-21')).toEqual([]);
    expect(faultsOf('2026-11-22')).toEqual(['irsaliyeTarihi DELIVERY_NOTE_IN_FUTURE']);
    expect(textsOf({ irsaliyeTarihi: '2026-11-22' })).toEqual([
      'İrsaliye tarihi bugünden sonra olamaz: GİB böyle bir faturayı kabul etmez.',
    ]);
  });

  test('OFF-04, INV-17: warns until which day GİB rejects an invoice dated after today', () => {
    expect(warningsOf({ faturaTarih: '2026-11-22' })).toEqual(['faturaTarih FUTURE_DATE']);
    expect(textsOf({ faturaTarih: '2026-11-22' })).toEqual([
      'Fatura tarihi bugünden sonra: GİB faturayı o güne kadar kabul etmez.',
    ]);
  });

  test.each(['12 koli', '1,5', '1.5', '-1', '1e3'])(
    'OFF-05, LIN-14 STK-01: rejects %s as a number of packages',
    (kapAdet) => {
      expect(errorsOf({}, [{ ...line, kapAdet }])).toEqual(['malHizmetler[0].kapAdet NOT_A_COUNT']);
      expect(validateStockItem({ malHizmet: 'Kalem', birim: 'C62', kapAdet })).toMatchObject([
        { path: 'kapAdet', code: 'NOT_A_COUNT', severity: 'error' },
      ]);
    },
  );

  test.each(['', '12', ' 12 ', '0'])('OFF-05, LIN-14 STK-01: accepts "%s" as a number of packages', (kapAdet) => {
    expect(errorsOf({}, [{ ...line, kapAdet }])).toEqual([]);
    expect(validateStockItem({ malHizmet: 'Kalem', birim: 'C62', kapAdet })).toEqual([]);
  });

  test.each([
    ['teslimSarti', 'FOB', 'FOC'],
    ['esyaKapCinsi', 'BX', 'Kutu'],
    ['gonderilmeSekli', '3', '10'],
  ])('OFF-06, REF-14 REF-15 REF-16: %s of a line must be on the list', (field, listed, unlisted) => {
    expect(errorsOf({}, [{ ...line, [field]: listed }])).toEqual([]);
    for (const code of [unlisted, `${listed} `, listed.toLowerCase() === listed ? '' : listed.toLowerCase()].filter(
      Boolean,
    ))
      expect(errorsOf({}, [{ ...line, [field]: code }])).toEqual([`malHizmetler[0].${field} INVALID_CHOICE`]);
  });

  test('OFF-07, REF-08: rejects a currency that GİB no longer lists, but keeps its name', () => {
    const retired = currencies.filter(({ ublTr }) => !ublTr);
    expect(retired).toHaveLength(17);
    for (const { value, titleTr } of retired) {
      const money = { paraBirim: value, dovizKur: '1.5' };
      expect(errorsOf(money)).toEqual(['paraBirim CURRENCY_RETIRED']);
      expect(textsOf(money)).toEqual([`${value} artık kullanılmıyor: GİB bu para birimiyle fatura kabul etmez.`]);
      expect(validateStockItem({ malHizmet: titleTr, birim: 'C62', dovizKodu: value })).toEqual([]);
      expect(validateCustomer({ paraBirimi: value }).map(({ path }) => path)).not.toContain('paraBirimi');
    }
    expect(errorsOf({ paraBirim: 'BGN', dovizKur: '1.5' })).toEqual([]);
  });
});

describe('warnings: rejected by the official schematron, accepted by the portal, fiscal-rules 12', () => {
  test.each([
    ['a full discount', 'SATIS', { iskontoOrani: '100' }],
    ['a tiny price', 'SATIS', { birimFiyat: '0.02' }],
    ['a tiny price', 'ISTISNA', { birimFiyat: '0.02' }],
    ['a tiny price', 'TEVKIFAT', { birimFiyat: '0.02' }],
  ])('OFF-08, LIN-14: %s on %s makes a KDV of 0.00, and the warning explains the fix', (_what, faturaTip, changes) => {
    const lines = [{ ...line, ...changes }];
    expect(warningsOf({ faturaTip }, lines)).toEqual(['malHizmetler[0].kdvOrani KDV_COMES_TO_ZERO']);
    expect(textsOf({ faturaTip }, lines)).toContain(
      'Bu orandaki KDV 0,00 çıkıyor ve GİB bunu sebepsiz kabul etmez: KDV oranını 0 yapıp istisna / muafiyet sebebini seçiniz ya da satırı çıkarınız.',
    );
  });

  test('OFF-08, LIN-14: checks the KDV per rate, not per line, and accepts a reason', () => {
    const tiny = { ...line, birimFiyat: '0.02' };
    expect(warningsOf({}, [tiny, line])).toEqual([]);
    expect(warningsOf({}, [tiny, { ...line, kdvOrani: '10' }])).toEqual(['malHizmetler[0].kdvOrani KDV_COMES_TO_ZERO']);
    expect(warningsOf({}, [tiny, tiny])).toHaveLength(2);
    expect(warningsOf({}, [{ ...tiny, istisnaMuafiyetSebebi: '151' }])).toEqual([]);
    for (const faturaTip of ['IADE', 'OZELMATRAH', 'KONAKLAMAVERGISI'])
      expect(warningsOf({ faturaTip }, [tiny])).toEqual([]);
  });

  test.each([
    ['650', { tevkifatKodu: '650', V9015Orani: '50' }, 'tevkifatKodu'],
    ['a free rate', { V9015Orani: '35' }, 'V9015Orani'],
  ])('OFF-09, LIN-10: %s is on no official list', (_what, changes, field) => {
    for (const faturaTip of ['TEVKIFAT', 'IADE']) {
      const lines = [{ ...line, ...changes }];
      expect(errorsOf({ faturaTip }, lines)).toEqual([]);
      expect(warningsOf({ faturaTip }, lines)).toEqual([`malHizmetler[0].${field} TEVKIFAT_NOT_OFFICIAL`]);
      expect(textsOf({ faturaTip }, lines)).toEqual([
        "650 kodu ve serbest oran GİB'in tevkifat listesinde yok: portal kabul eder, GİB'in denetimi etmez. Uygun kod varsa onu seçiniz.",
      ]);
    }
    expect(warningsOf({ faturaTip: 'TEVKIFAT' }, [{ ...line, tevkifatKodu: '602' }])).toEqual([]);
  });

  const permitted = { ...exempt, istisnaMuafiyetSebebi: '702', gtip: '620342000010', aliciDibSatirKod: 'AB123456789' };
  const exported = { faturaTip: 'IHRACKAYITLI' };

  test('OFF-10, A-16, LIN-14: 702 without the line code of the permit is a warning', () => {
    expect(validate(exported, [permitted])).toEqual([]);
    expect(validate({ faturaTip: 'IADE' }, [{ ...permitted, aliciDibSatirKod: '' }])).toEqual([]);
    expect(warningsOf(exported, [{ ...permitted, aliciDibSatirKod: '' }])).toEqual([
      'malHizmetler[0].aliciDibSatirKod PERMIT_CODE_MISSING',
    ]);
    expect(textsOf(exported, [{ ...permitted, aliciDibSatirKod: undefined }])).toEqual([
      'GİB 702 sebebinde alıcı DİB satır kodunu (11 karakter) ister.',
    ]);
  });

  test.each(['AB12345678', 'AB1234567890', 'ab123456789', 'AB12345678Ç', ' AB12345678', 'AB-12345678'])(
    'OFF-10, A-16, LIN-14: rejects "%s" as line code of a permit',
    (aliciDibSatirKod) => {
      expect(errorsOf(exported, [{ ...permitted, aliciDibSatirKod }])).toEqual([
        'malHizmetler[0].aliciDibSatirKod PERMIT_CODE_LENGTH',
      ]);
    },
  );

  test('OFF-10, A-16, LIN-14: rejects a line code with another reason', () => {
    const other = { ...permitted, istisnaMuafiyetSebebi: '701' };
    expect(errorsOf(exported, [other])).toEqual(['malHizmetler[0].aliciDibSatirKod PERMIT_CODE_NOT_FOR_REASON']);
    expect(errorsOf({}, [{ ...line, aliciDibSatirKod: 'AB123456789' }])).toEqual([
      'malHizmetler[0].aliciDibSatirKod PERMIT_CODE_NOT_FOR_REASON',
    ]);
  });

  test('OFF-10, A-16: with one line of 702 every line needs GTİP and line code', () => {
    const other = { ...exempt, istisnaMuafiyetSebebi: '701' };
    expect(warningsOf(exported, [permitted, other, other])).toEqual([
      'malHizmetler[1].istisnaMuafiyetSebebi REASON_BESIDE_702',
      'malHizmetler[2].istisnaMuafiyetSebebi REASON_BESIDE_702',
    ]);
    expect(warningsOf({ faturaTip: 'IADE' }, [permitted, other])).toEqual([]);
  });

  test('OFF-06 OFF-07: validation has the complete official lists', () => {
    expect([...officialCodes.transportModes].join('')).toBe('0123456789');
    expect(officialCodes.taxes).toContain('V0022');
    for (const currency of ['VED', 'CHE', 'CLF', 'XAD'])
      expect(errorsOf({ paraBirim: currency, dovizKur: '1' })).toEqual([]);
  });
});
