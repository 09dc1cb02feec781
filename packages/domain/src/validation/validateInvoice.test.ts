import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { faultMessage } from '../messages';
import { validateInvoice } from './validateInvoice';

const line = { malHizmet: 'Kalem', miktar: '1', birim: 'C62', birimFiyat: '100', kdvOrani: '20' };
const invoice = {
  faturaTip: 'SATIS',
  faturaTarih: '2026-11-21',
  faturaSaat: '14:05:09',
  paraBirim: 'TRY',
  dovizKur: '0',
  vknTckn: '10000000146',
  aliciUnvan: 'Çınaraltı Ltd. Şti.',
  vergiDairesi: 'Kadıköy',
  adres: 'Moda Cad. 1',
  iadeTuru: 'ALIS_IADESI',
  malHizmetler: [line],
};
const faultsOf = (changes: object) =>
  validateInvoice({ ...invoice, ...changes }).map(({ path, code }) => `${path} ${code}`);
const lineFaults = (changes: object, header: object = {}) =>
  faultsOf({ ...header, malHizmetler: [{ ...line, ...changes }] });
const iadeFaturalari = [{ faturaNumarasi: 'GIB2026000000001', faturaTarih: '2026-01-05' }];
const typed = (faturaTip: string, changes: object, header: object = {}) =>
  lineFaults(changes, { faturaTip, iadeFaturalari, ...header });

describe('validateInvoice: required fields', () => {
  test('INV-35: a complete invoice has no fault', () => {
    expect(validateInvoice(invoice, { today: '2026-11-21' })).toEqual([]);
  });

  test('INV-09: a null type has to be chosen first; its lines are checked after that', () => {
    const open = { faturaTip: null, vknTckn: '', malHizmetler: [{ ...line, tevkifatKodu: '602', kdvOrani: '7' }] };
    expect(faultsOf(open)).toEqual(['faturaTip TYPE_REQUIRED', 'vknTckn REQUIRED']);
    expect(faultMessage({ code: 'TYPE_REQUIRED', params: {} })).toBe('Fatura tipini seçiniz.');
  });

  test('INV-35 ERR-46: an empty invoice names every missing field', () => {
    const faults = validateInvoice({});
    expect(faults.map(({ path }) => path)).toEqual([
      'faturaTarih',
      'faturaSaat',
      'vknTckn',
      'aliciUnvan',
      'malHizmetler',
    ]);
    expect(new Set(faults.map(faultMessage))).toEqual(new Set(['Bu alan gereklidir']));
  });

  test.each(['malHizmet', 'miktar', 'birim', 'birimFiyat', 'kdvOrani'])(
    'INV-35: rejects a line without %s at the field',
    (field) => {
      const faults = validateInvoice({ ...invoice, malHizmetler: [line, { ...line, [field]: '' }] });
      expect(faults).toEqual([{ path: `malHizmetler[1].${field}`, code: 'REQUIRED', params: {}, severity: 'error' }]);
    },
  );

  test.each([
    [{ aliciUnvan: '' }, ['aliciAdi REQUIRED', 'aliciSoyadi REQUIRED']],
    [{ aliciUnvan: '', vknTckn: '2222222222' }, ['aliciUnvan REQUIRED']],
    [{ aliciUnvan: '', aliciAdi: 'Iğdır' }, ['aliciSoyadi REQUIRED']],
    [{ aliciUnvan: '', aliciAdi: 'Ayşe', aliciSoyadi: 'Şahin' }, []],
    [{ aliciUnvan: '   ' }, ['aliciAdi REQUIRED', 'aliciSoyadi REQUIRED']],
  ])('INV-35: title or full name %j', (changes, expected) => {
    expect(faultsOf(changes)).toEqual(expected);
  });

  test.each([
    ['', 'REQUIRED', 'error'],
    ['123456789', 'VKN_TCKN_LENGTH', 'error'],
    ['123456789012', 'VKN_TCKN_LENGTH', 'error'],
    ['12345678٩0', 'VKN_TCKN_LENGTH', 'error'],
    ['1234567891', 'VKN_TCKN_CHECK_DIGIT', 'warning'],
    ['12345678901', 'VKN_TCKN_CHECK_DIGIT', 'warning'],
  ])('INV-18: recipient number "%s" is %s', (vknTckn, code, severity) => {
    expect(validateInvoice({ ...invoice, vknTckn })).toEqual([{ path: 'vknTckn', code, params: {}, severity }]);
  });

  test.each(['11111111111', '2222222222', '1234567890', '10000000146'])(
    'INV-18: accepts recipient number %s',
    (vknTckn) => {
      expect(faultsOf({ vknTckn })).toEqual([]);
    },
  );

  test.each([
    [{ faturaTarih: '2026-02-29' }, ['faturaTarih INVALID_DATE']],
    [{ faturaTarih: '21/11/2026' }, ['faturaTarih INVALID_DATE']],
    [{ faturaTarih: '2024-02-29' }, []],
    [{ faturaTarih: ' 2026-11-21' }, ['faturaTarih INVALID_DATE']],
    [{ faturaSaat: '24:00:00' }, ['faturaSaat INVALID_TIME']],
    [{ faturaSaat: '14:05' }, ['faturaSaat INVALID_TIME']],
    [{ irsaliyeTarihi: '2026-13-01' }, ['irsaliyeTarihi INVALID_DATE']],
    [{ irsaliyeTarihi: '' }, []],
  ])('INV-17 ERR-55: dates and times %j', (changes, expected) => {
    expect(faultsOf(changes)).toEqual(expected);
  });

  test('INV-17 ERR-55: the messages of a wrong date and time', () => {
    const faults = validateInvoice({ ...invoice, faturaTarih: '31/02/2026', faturaSaat: '25:00:00' });
    expect(faults.map(faultMessage)).toEqual(['Geçersiz tarih', 'Geçersiz saat']);
  });

  test('INV-17: a date in the future is a warning', () => {
    expect(validateInvoice(invoice, { today: '2026-11-20' })).toEqual([
      { path: 'faturaTarih', code: 'FUTURE_DATE', params: {}, severity: 'warning' },
    ]);
  });

  test.each([
    ['2004-12-31', ['DATE_BEFORE_2005']],
    ['2005-01-01', ['SIGNING_DAY_PASSED', 'PERIOD_DECLARED']],
    ['2026-12-21', ['FUTURE_DATE']],
    ['2026-12-22', ['DATE_TOO_LATE']],
    ['3000-01-01', ['DATE_TOO_LATE']],
    ['9999-12-31', ['DATE_TOO_LATE']],
  ])('ATK-67: an invoice of %s on 2026-11-20: %j', (faturaTarih, expected) => {
    const faults = validateInvoice({ ...invoice, faturaTarih }, { today: '2026-11-20' });
    expect(faults.map(({ code }) => code)).toEqual(expected);
    expect(faults.every(({ path }) => path === 'faturaTarih')).toBe(true);
  });

  test('ATK-67: the messages name the first and the last day', () => {
    const textOf = (faturaTarih: string) =>
      validateInvoice({ ...invoice, faturaTarih }, { today: '2026-11-20' }).map(faultMessage);
    expect(textOf('2004-12-31')).toEqual(['GİB 2005 öncesi tarihli fatura kabul etmez.']);
    expect(textOf('3026-11-20')).toEqual(['Tarih 21/12/2026 gününden sonra olamaz.']);
  });

  test.each([
    [{ irsaliyeTarihi: '1926-11-20' }, ['irsaliyeTarihi DATE_TOO_EARLY']],
    [
      { faturaTip: 'IADE', iadeFaturalari: [{ faturaNumarasi: 'GIB2026000000001', faturaTarih: '1926-11-20' }] },
      ['iadeFaturalari[0].faturaTarih DATE_TOO_EARLY'],
    ],
  ])('ATK-67: the other dates of an invoice have the same earliest day: %j', (changes, expected) => {
    expect(faultsOf(changes)).toEqual(expected);
  });

  test.each([
    ['2026-11-25', '2026-11-27', []],
    ['2026-11-25', '2026-11-28', ['SIGNING_DAY_NEAR']],
    ['2026-11-25', '2026-11-30', ['SIGNING_DAY_NEAR']],
    ['2026-11-25', '2026-12-01', ['SIGNING_DAY_PASSED']],
    ['2026-11-10', '2026-11-14', []],
    ['2026-11-10', '2026-11-15', ['SIGNING_DAY_NEAR']],
    ['2026-11-10', '2026-11-18', ['SIGNING_DAY_PASSED']],
  ])('LST-21: an invoice of %s warns on %s about the days left to sign: %j', (faturaTarih, today, expected) => {
    const faults = validateInvoice({ ...invoice, faturaTarih }, { today });
    expect(faults.map(({ code }) => code)).toEqual(expected);
    expect(faults.every(({ path, severity }) => path === 'faturaTarih' && severity === 'warning')).toBe(true);
  });

  test('LST-21: the messages name the last day', () => {
    const textOn = (today: string) => validateInvoice(invoice, { today }).map(faultMessage);
    expect(textOn('2026-11-27')).toEqual(['Son imza 28/11/2026: GİB daha geç bir imzayı kabul etmeyebilir.']);
    expect(textOn('2026-12-01')).toEqual(['İmza süresi geçmiş: GİB geç imzayı kabul etmeyebilir.']);
  });

  test.each([
    [{ paraBirim: 'USD', dovizKur: '0' }, ['dovizKur REQUIRED']],
    [{ paraBirim: 'USD', dovizKur: '' }, ['dovizKur REQUIRED']],
    [{ paraBirim: 'USD', dovizKur: '41.3567' }, []],
    [{ paraBirim: 'USD', dovizKur: '41.3567001' }, ['dovizKur TOO_MANY_DECIMALS']],
    [{ paraBirim: 'AFG', dovizKur: '0.5' }, []],
    [{ paraBirim: 'TRY ', dovizKur: '1' }, ['paraBirim INVALID_CHOICE']],
    [{ paraBirim: 'TRY', dovizKur: '41' }, []],
    [{ paraBirim: '', paraBirimi: 'EUR' }, ['dovizKur REQUIRED']],
    [{ paraBirim: 'DOLAR', dovizKur: '41' }, ['paraBirim INVALID_CHOICE']],
  ])('INV-35: currency and rate %j', (changes, expected) => {
    expect(faultsOf(changes)).toEqual(expected);
  });

  test.each([
    [{ miktar: '0' }, ['malHizmetler[0].miktar NOT_POSITIVE']],
    [{ miktar: '0.00000001' }, ['malHizmetler[0].kdvOrani KDV_COMES_TO_ZERO']],
    [{ miktar: '1.000000001' }, ['malHizmetler[0].miktar TOO_MANY_DECIMALS']],
    [{ birimFiyat: '0' }, ['malHizmetler[0].birimFiyat NOT_POSITIVE']],
    [{ birimFiyat: '1.123456' }, ['malHizmetler[0].birimFiyat TOO_MANY_DECIMALS']],
    [{ birim: 'ADET' }, ['malHizmetler[0].birim INVALID_CHOICE']],
    [{ birim: 'C62 ' }, ['malHizmetler[0].birim INVALID_CHOICE']],
    [{ gtip: ' 10121000000' }, ['malHizmetler[0].gtip GTIP_LENGTH']],
    [{ birim: '__proto__' }, ['malHizmetler[0].birim INVALID_CHOICE']],
    [{ kdvOrani: '7' }, ['malHizmetler[0].kdvOrani KDV_RATE_OFF_LIST']],
    [{ kdvOrani: '20.00' }, []],
    [{ iskontoOrani: '100.5' }, ['malHizmetler[0].iskontoOrani RATE_TOO_HIGH']],
    [{ iskontoTutari: '100.01' }, ['malHizmetler[0].iskontoTutari ISKONTO_EXCEEDS_PRICE']],
    [{ iskontoTutari: '100' }, ['malHizmetler[0].kdvOrani KDV_COMES_TO_ZERO']],
    [{ iskontoTip: 'ARTTIRIM', iskontoTutari: '100.01' }, []],
    [{ iskontoTip: 'INDIRIM' }, ['malHizmetler[0].iskontoTip INVALID_CHOICE']],
  ])('INV-35 INV-36 LIN-07: line %j', (changes, expected) => {
    expect(lineFaults(changes).sort()).toEqual(expected);
  });

  test.each([
    [['V9015', 'V8003'], []],
    ['V9015', ['vergiler INVALID_VALUE']],
    [
      ['V9015', 9015, 'KDV'],
      ['vergiler[1] INVALID_VALUE', 'vergiler[2] INVALID_VALUE'],
    ],
  ])('REF-02: taxes of the invoice %j', (vergiler, expected) => {
    expect(faultsOf({ vergiler })).toEqual(expected);
  });

  test.each([
    '1,5',
    '1e3',
    'NaN',
    'Infinity',
    '-1',
    '+1',
    ' 1',
    '1.',
    '.5',
    '١٢',
    '1_000',
    '1'.repeat(40),
    5,
    true,
    {},
    [],
    '\uD800',
  ])('INV-35: reports the quantity %j instead of reading it as zero', (miktar) => {
    const faults = lineFaults({ miktar });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^malHizmetler\[0\]\.miktar (INVALID_NUMBER|NUMBER_TOO_LARGE)$/);
  });

  test.each(['\uD800', 'a\u0000b', '\uDFFFx', 'bel\u0007'])(
    'INV-35: rejects a text that documents cannot contain',
    (malHizmet) => {
      expect(lineFaults({ malHizmet })).toEqual(['malHizmetler[0].malHizmet INVALID_TEXT']);
    },
  );

  test.each(['8', '18'])('INV-36: KDV %s is flagged from 10 July 2023 and can be saved', (kdvOrani) => {
    expect(lineFaults({ kdvOrani }, { faturaTarih: '2023-07-09' })).toEqual([]);
    const [fault] = validateInvoice({ ...invoice, faturaTarih: '2023-07-10', malHizmetler: [{ ...line, kdvOrani }] });
    expect(fault).toMatchObject({ path: 'malHizmetler[0].kdvOrani', severity: 'warning' });
    expect(fault && faultMessage(fault)).toBe(
      '10.07.2023 tarihinden itibaren KDV oranı %8 yerine %10, %18 yerine %20 uygulanır.',
    );
  });

  test.each([
    ['01012100000', ['malHizmetler[0].gtip GTIP_LENGTH']],
    ['0101210000000', ['malHizmetler[0].gtip GTIP_LENGTH']],
    ['01012100000a', ['malHizmetler[0].gtip GTIP_LENGTH']],
    ['010121000000', []],
    ['', []],
  ])('LIN-15: gtip "%s"', (gtip, expected) => {
    expect(lineFaults({ gtip })).toEqual(expected);
  });

  test('LIN-15: the message of a wrong gtip', () => {
    const [fault] = validateInvoice({ ...invoice, malHizmetler: [{ ...line, gtip: '1' }] });
    expect(fault && faultMessage(fault)).toBe('GTIP 12 haneli olmalıdır');
  });

  test.each([
    [[], ['iadeFaturalari REQUIRED']],
    [[{}], ['iadeFaturalari[0].faturaNumarasi REQUIRED', 'iadeFaturalari[0].faturaTarih REQUIRED']],
    [[{ faturaNumarasi: 'GIB2026000000001', faturaTarih: '2026-11-21' }], []],
    [
      [{ faturaNumarasi: 'GIB202600000001', faturaTarih: '2026-11-22' }],
      [
        'iadeFaturalari[0].faturaNumarasi RETURN_NUMBER_LENGTH',
        'iadeFaturalari[0].faturaTarih RETURN_DATE_AFTER_INVOICE',
      ],
    ],
    [
      [{ faturaNumarasi: 'GIB2026000000001', faturaTarih: '31/12/2025' }],
      ['iadeFaturalari[0].faturaTarih INVALID_DATE'],
    ],
  ])('INV-25 INV-35: returned invoices %j', (iadeFaturalari, expected) => {
    expect(faultsOf({ faturaTip: 'IADE', iadeFaturalari })).toEqual(expected);
  });

  test.each([
    ['IADE', undefined, ['iadeTuru REQUIRED']],
    ['IADE', null, ['iadeTuru REQUIRED']],
    ['IADE', '', ['iadeTuru REQUIRED']],
    ['IADE', 'IADE', ['iadeTuru INVALID_CHOICE']],
    ['IADE', 'ALIS_IADESI', []],
    ['IADE', 'SATIS_IADESI', []],
    ['SATIS', undefined, []],
    ['SATIS', null, []],
  ])('MNY-07: %s with the kind of return %j', (faturaTip, iadeTuru, expected) => {
    expect(faultsOf({ faturaTip, iadeFaturalari, iadeTuru })).toEqual(expected);
  });

  test('MNY-10: a return by a final consumer gets a warning', () => {
    const consumer = { vknTckn: '11111111111', iadeFaturalari };
    expect(validateInvoice({ ...invoice, ...consumer, faturaTip: 'IADE' })).toEqual([
      { path: 'vknTckn', code: 'RETURN_BY_CONSUMER', params: {}, severity: 'warning' },
    ]);
    expect(faultMessage({ code: 'RETURN_BY_CONSUMER', params: {} })).toBe(
      'Nihai tüketici iade faturası kesmez: gider pusulası gerekebilir.',
    );
    expect(faultsOf({ ...consumer, faturaTip: 'SATIS' })).toEqual([]);
    expect(faultsOf({ ...consumer, vknTckn: '2222222222', faturaTip: 'IADE' })).toEqual([]);
  });

  test('INV-35: a payable amount below 0 is refused', () => {
    expect(typed('SATIS', { V0003Orani: '130' })).toEqual(['totals.odenecekTutar NEGATIVE_TOTAL']);
    expect(typed('SATIS', { V0003Orani: '120' })).toEqual([]);
  });

  test('INV-35: rejects amounts beyond the limit of an invoice', () => {
    expect(lineFaults({ miktar: '1000000', birimFiyat: '999999999999999' })).toEqual([
      'totals.vergilerDahilToplamTutar TOTAL_TOO_LARGE',
    ]);
  });

  test('INV-35 INV-02: rejects amounts that exceed the limit only in TRY', () => {
    const malHizmetler = [
      { malHizmet: 'Kalem', birim: 'C62', miktar: '1', birimFiyat: '20000000000000', kdvOrani: '20' },
    ];
    // 24 × 10^12 with KDV: times 41.6 it is below 10^15, times 41.7 it is not.
    const inEuro = (dovizKur: string) => faultsOf({ paraBirim: 'EUR', dovizKur, malHizmetler });
    expect(inEuro('41.6')).toEqual([]);
    expect(inEuro('41.7')).toEqual(['totals.vergilerDahilToplamTutar TOTAL_TOO_LARGE']);
    expect(faultsOf({ malHizmetler })).toEqual([]);
  });
});

describe('validateInvoice: consistency', () => {
  test.each([
    ['SATIS', { kdvOrani: '0' }, ['malHizmetler[0].istisnaMuafiyetSebebi REASON_REQUIRED']],
    ['SATIS', { kdvOrani: '0', istisnaMuafiyetSebebi: '351' }, []],
    ['SATIS', { kdvOrani: '0', istisnaMuafiyetSebebi: '351*' }, []],
    [
      'ISTISNA',
      { kdvOrani: '0', istisnaMuafiyetSebebi: '301*' },
      ['malHizmetler[0].istisnaMuafiyetSebebi INVALID_CHOICE'],
    ],
    ['SATIS', { istisnaMuafiyetSebebi: '351' }, ['malHizmetler[0].istisnaMuafiyetSebebi REASON_NEEDS_ZERO_KDV']],
    [
      'SATIS',
      { kdvOrani: '0', istisnaMuafiyetSebebi: '303' },
      ['malHizmetler[0].istisnaMuafiyetSebebi REASON_NOT_FOR_TYPE'],
    ],
    ['SATIS', { istisnaMuafiyetSebebi: '555' }, []],
    [
      'SATIS',
      { kdvOrani: '0', istisnaMuafiyetSebebi: '555' },
      ['malHizmetler[0].istisnaMuafiyetSebebi REASON_NEEDS_KDV'],
    ],
    [
      'TEVKIFAT',
      { kdvOrani: '0', tevkifatKodu: '602' },
      ['malHizmetler[0].istisnaMuafiyetSebebi REASON_REQUIRED', 'malHizmetler[0].kdvOrani TEVKIFAT_NEEDS_KDV'],
    ],
    ['ISTISNA', { kdvOrani: '0', istisnaMuafiyetSebebi: '303' }, []],
    ['ISTISNA', { kdvOrani: '0' }, ['malHizmetler[0].istisnaMuafiyetSebebi REASON_REQUIRED']],
    [
      'ISTISNA',
      { kdvOrani: '0', istisnaMuafiyetSebebi: '351' },
      ['malHizmetler[0].istisnaMuafiyetSebebi REASON_NOT_FOR_TYPE'],
    ],
    [
      'ISTISNA',
      { kdvOrani: '0', istisnaMuafiyetSebebi: '203' },
      ['malHizmetler[0].istisnaMuafiyetSebebi INVALID_CHOICE'],
    ],
    ['ISTISNA', {}, ['malHizmetler ISTISNA_REQUIRED']],
    [
      'ISTISNA',
      { istisnaMuafiyetSebebi: '303' },
      ['malHizmetler ISTISNA_REQUIRED', 'malHizmetler[0].istisnaMuafiyetSebebi REASON_NEEDS_ZERO_KDV'],
    ],
    ['IHRACKAYITLI', { istisnaMuafiyetSebebi: '701' }, []],
    [
      'IHRACKAYITLI',
      { kdvOrani: '0', istisnaMuafiyetSebebi: '702' },
      ['malHizmetler[0].aliciDibSatirKod PERMIT_CODE_MISSING', 'malHizmetler[0].gtip REQUIRED'],
    ],
    ['IHRACKAYITLI', { kdvOrani: '0' }, ['malHizmetler[0].istisnaMuafiyetSebebi EXPORT_REASON_MISSING']],
    ['IHRACKAYITLI', { kdvOrani: '0', istisnaMuafiyetSebebi: '303' }, []],
    [
      'IHRACKAYITLI',
      { kdvOrani: '0', istisnaMuafiyetSebebi: '351' },
      ['malHizmetler[0].istisnaMuafiyetSebebi REASON_NOT_FOR_TYPE'],
    ],
    ['SATIS', { istisnaMuafiyetSebebi: '704' }, ['malHizmetler[0].istisnaMuafiyetSebebi REASON_NOT_FOR_TYPE']],
    [
      'ISTISNA',
      { kdvOrani: '0', istisnaMuafiyetSebebi: '701' },
      ['malHizmetler[0].istisnaMuafiyetSebebi REASON_NOT_FOR_TYPE'],
    ],
    [
      'ISTISNA',
      { kdvOrani: '0', istisnaMuafiyetSebebi: '555' },
      ['malHizmetler[0].istisnaMuafiyetSebebi REASON_NOT_FOR_TYPE'],
    ],
    ['ISTISNA', { kdvOrani: '0', istisnaMuafiyetSebebi: '001' }, []],
    ['ISTISNA', { kdvOrani: '0', istisnaMuafiyetSebebi: '501' }, []],
    [
      'TEVKIFAT',
      { V9015Orani: '50', kdvOrani: '0', istisnaMuafiyetSebebi: '351' },
      ['malHizmetler[0].V9015Orani TEVKIFAT_NOT_OFFICIAL', 'malHizmetler[0].kdvOrani TEVKIFAT_NEEDS_KDV'],
    ],
    [
      'IHRACKAYITLI',
      { kdvOrani: '0', istisnaMuafiyetSebebi: '555' },
      ['malHizmetler[0].istisnaMuafiyetSebebi REASON_NOT_FOR_TYPE'],
    ],
    ['OZELMATRAH', {}, ['malHizmetler OZELMATRAH_REQUIRED']],
    ['OZELMATRAH', { ozelMatrahNedeni: '805', ozelMatrahTutari: '50' }, []],
    ['OZELMATRAH', { ozelMatrahNedeni: '805' }, ['malHizmetler[0].ozelMatrahTutari REQUIRED']],
    ['OZELMATRAH', { ozelMatrahNedeni: null, ozelMatrahTutari: null }, ['malHizmetler OZELMATRAH_REQUIRED']],
    ['OZELMATRAH', { kdvOrani: '0', ozelMatrahNedeni: '812', ozelMatrahTutari: '50' }, []],
    [
      'OZELMATRAH',
      { ozelMatrahNedeni: '813', ozelMatrahTutari: '50' },
      ['malHizmetler[0].ozelMatrahNedeni INVALID_CHOICE'],
    ],
    [
      'OZELMATRAH',
      { ozelMatrahTutari: '50' },
      ['malHizmetler OZELMATRAH_REQUIRED', 'malHizmetler[0].ozelMatrahNedeni REQUIRED'],
    ],
    ['SATIS', { ozelMatrahNedeni: '805' }, ['malHizmetler[0].ozelMatrahNedeni OZELMATRAH_NOT_FOR_TYPE']],
    ['KONAKLAMAVERGISI', { kdvOrani: '' }, []],
    ['KONAKLAMAVERGISI', { birimFiyat: '0' }, ['malHizmetler[0].birimFiyat NOT_POSITIVE']],
    ['KONAKLAMAVERGISI', { birimFiyat: '0', V0059Tutari: '20' }, []],
    ['KONAKLAMAVERGISI', { V0073Orani: '5' }, ['malHizmetler[0].V0073Orani TAX_NOT_FOR_TYPE']],
  ])('LIN-14: %s %j', (faturaTip, changes, expected) => {
    expect(typed(faturaTip, changes).sort()).toEqual(expected);
  });

  test.each([
    ['ISTISNA', '233', '2026-09-13', ['malHizmetler[0].istisnaMuafiyetSebebi REASON_NOT_ON_DATE']],
    ['ISTISNA', '233', '2026-09-14', []],
    ['ISTISNA', '308', '2026-09-13', []],
    ['ISTISNA', '308', '2026-09-14', ['malHizmetler[0].istisnaMuafiyetSebebi REASON_NOT_ON_DATE']],
    ['IADE', '308', '2026-09-13', []],
    ['IADE', '308', '2026-09-14', ['malHizmetler[0].istisnaMuafiyetSebebi REASON_NOT_ON_DATE']],
    ['IADE', '233', '2026-09-13', ['malHizmetler[0].istisnaMuafiyetSebebi REASON_NOT_ON_DATE']],
    ['IHRACKAYITLI', '339', '2026-09-14', ['malHizmetler[0].istisnaMuafiyetSebebi REASON_NOT_ON_DATE']],
    ['ISTISNA', '339', '2026-09-14', ['malHizmetler[0].istisnaMuafiyetSebebi REASON_NOT_ON_DATE']],
  ])('REF-12: %s %s on %s', (faturaTip, istisnaMuafiyetSebebi, faturaTarih, expected) => {
    expect(typed(faturaTip, { kdvOrani: '0', istisnaMuafiyetSebebi }, { faturaTarih })).toEqual(expected);
  });

  test('LIN-14: reason 555 is valid from 12 March 2026 on', () => {
    expect(typed('SATIS', { istisnaMuafiyetSebebi: '555' }, { faturaTarih: '2026-03-11' })).toEqual([
      'malHizmetler[0].istisnaMuafiyetSebebi REASON_NOT_ON_DATE',
    ]);
    expect(typed('SATIS', { istisnaMuafiyetSebebi: '555' }, { faturaTarih: '2026-03-12' })).toEqual([]);
  });

  test.each([
    ['TEVKIFAT', { tevkifatKodu: '602' }, []],
    ['TEVKIFAT', { tevkifatKodu: '602', V9015Orani: '90' }, []],
    ['TEVKIFAT', { tevkifatKodu: '602', V9015Orani: '50' }, ['malHizmetler[0].V9015Orani TEVKIFAT_RATE_OFF_LIST']],
    ['TEVKIFAT', { tevkifatKodu: '650' }, ['malHizmetler TEVKIFAT_REQUIRED', 'malHizmetler[0].V9015Orani REQUIRED']],
    ['TEVKIFAT', { tevkifatKodu: '650', V9015Orani: '35' }, ['malHizmetler[0].tevkifatKodu TEVKIFAT_NOT_OFFICIAL']],
    ['TEVKIFAT', { V9015Orani: '50' }, ['malHizmetler[0].V9015Orani TEVKIFAT_NOT_OFFICIAL']],
    ['TEVKIFAT', { V9015Orani: '101' }, ['malHizmetler[0].V9015Orani RATE_TOO_HIGH']],
    [
      'TEVKIFAT',
      { tevkifatKodu: '602 ' },
      ['malHizmetler TEVKIFAT_REQUIRED', 'malHizmetler[0].tevkifatKodu INVALID_CHOICE'],
    ],
    ['TEVKIFAT', { tevkifatKodu: '825', V9015Orani: '100' }, []],
    ['TEVKIFAT', { tevkifatKodu: '825', V9015Orani: '90' }, ['malHizmetler[0].V9015Orani TEVKIFAT_RATE_OFF_LIST']],
    ['IADE', { tevkifatKodu: '602' }, []],
    ['IADE', { V4171Tutari: '10' }, []],
    [
      'TEVKIFAT',
      { tevkifatKodu: '999' },
      ['malHizmetler TEVKIFAT_REQUIRED', 'malHizmetler[0].tevkifatKodu INVALID_CHOICE'],
    ],
    [
      'TEVKIFAT',
      { tevkifatKodu: 'constructor' },
      ['malHizmetler TEVKIFAT_REQUIRED', 'malHizmetler[0].tevkifatKodu INVALID_CHOICE'],
    ],
    ['TEVKIFAT', {}, ['malHizmetler TEVKIFAT_REQUIRED']],
    ['TEVKIFAT', { V4171Orani: '100', V4171Tutari: '18' }, []],
    ['TEVKIFAT', { V4171Orani: '100', V4171BirimTutari: '2.5' }, []],
    ['TEVKIFAT', { V4171Orani: '100' }, ['malHizmetler TEVKIFAT_REQUIRED']],
    ['SATIS', { tevkifatKodu: '602' }, ['malHizmetler[0].tevkifatKodu TEVKIFAT_NOT_FOR_TYPE']],
    ['SATIS', { V4171Tutari: '10' }, ['malHizmetler[0].V4171Tutari TAX_NOT_FOR_TYPE']],
    ['SATIS', { V9040Orani: '2' }, ['malHizmetler[0].V9040Orani TAX_NOT_FOR_TYPE']],
    ['SATIS', { V8003Orani: '2' }, ['malHizmetler[0].V8003Orani UNKNOWN_TAX']],
    ['SATIS', { V8003Orani: '' }, []],
    ['SATIS', { V0059Orani: '3' }, ['malHizmetler[0].V0059Orani KONAKLAMA_RATE']],
    ['SATIS', { V0059Orani: '2.00' }, []],
    ['SATIS', { V0073Orani: '1e2' }, ['malHizmetler[0].V0073Orani INVALID_NUMBER']],
    ['SATIS', { V0073Tutari: '1.005' }, ['malHizmetler[0].V0073Tutari TOO_MANY_DECIMALS']],
  ])('LIN-10 LIN-11 LIN-12 REF-04: %s %j', (faturaTip, changes, expected) => {
    expect(typed(faturaTip, changes).sort()).toEqual(expected);
  });

  test.each([
    [{ tevkifatKodu: '601', V9015Orani: '30' }, '2021-02-28', []],
    [{ tevkifatKodu: '601', V9015Orani: '30' }, '2021-03-01', ['malHizmetler[0].tevkifatKodu OLD_TEVKIFAT_RATE']],
    [{ tevkifatKodu: '627-Ex' }, '2022-10-31', []],
    [{ tevkifatKodu: '627-Ex' }, '2022-11-01', ['malHizmetler[0].tevkifatKodu OLD_TEVKIFAT_RATE']],
    [{ tevkifatKodu: '627', V9015Orani: '40' }, '2022-11-01', ['malHizmetler[0].tevkifatKodu OLD_TEVKIFAT_RATE']],
  ])('REF-11: %j on %s', (changes, faturaTarih, expected) => {
    expect(typed('TEVKIFAT', changes, { faturaTarih })).toEqual(expected);
  });
});

const { schemas } = (
  JSON.parse(readFileSync(new URL('../../../../openapi/generated/openapi.json', import.meta.url), 'utf8')) as {
    components: {
      schemas: Record<
        'InvoiceWrite' | 'ReturnedInvoice' | 'Line',
        { properties: Record<string, { type?: string; maxLength?: number; maxItems?: number; enum?: string[] }> }
      >;
    };
  }
).components;

describe('validateInvoice: lengths of texts and lists', () => {
  const parts = [
    ['InvoiceWrite', '', (changes: object) => changes],
    ['ReturnedInvoice', 'iadeFaturalari[0].', (changes: object) => ({ iadeFaturalari: [changes] })],
    ['Line', 'malHizmetler[0].', (changes: object) => ({ malHizmetler: [{ ...line, ...changes }] })],
  ] as const;
  const texts = parts.flatMap(([name, prefix, within]) =>
    Object.entries(schemas[name].properties).flatMap(([field, { maxLength, enum: listed }]) =>
      maxLength === undefined || listed || field === 'id' ? [] : [{ path: prefix + field, field, maxLength, within }],
    ),
  );
  const checked = (changes: object) => validateInvoice({ ...invoice, faturaTip: 'IADE', ...changes });

  test.each(texts)(
    'INV-35: $path accepts $maxLength characters and rejects more',
    ({ path, field, maxLength, within }) => {
      const faultsAt = (text: string) => checked(within({ [field]: text })).filter((fault) => fault.path === path);
      expect(faultsAt('🙂'.repeat(maxLength)).filter(({ code }) => code === 'TEXT_TOO_LONG')).toEqual([]);
      expect(faultsAt('a'.repeat(maxLength + 1)).filter(({ severity }) => severity === 'error')).toHaveLength(1);
    },
  );

  test('INV-35: reports the maximum length only when a text has no other fault', () => {
    expect(lineFaults({ malHizmet: 'a'.repeat(501) })).toEqual(['malHizmetler[0].malHizmet TEXT_TOO_LONG']);
    expect(faultsOf({ adres: 'a'.repeat(501), not: 'a'.repeat(10_001) })).toEqual([
      'adres TEXT_TOO_LONG',
      'not TEXT_TOO_LONG',
    ]);
  });

  const lists = Object.entries(schemas.InvoiceWrite.properties).flatMap(([field, { maxItems }]) =>
    maxItems === undefined ? [] : [{ field, maxItems }],
  );
  test.each(lists)('INV-35: $field accepts $maxItems entries and rejects more', ({ field, maxItems }) => {
    const entries: Record<string, unknown> = {
      malHizmetler: line,
      iadeFaturalari: iadeFaturalari[0],
      vergiler: 'V9015',
      bilinenUyarilar: { code: 'PRICE_FAR', path: 'malHizmetler[0].birimFiyat', params: {} },
    };
    const faultsAt = (count: number) =>
      checked({ [field]: Array(count).fill(entries[field] ?? 'a@b.tr') }).filter(({ path }) => path === field);
    expect(faultsAt(maxItems)).toEqual([]);
    expect(faultsAt(maxItems + 1)).toEqual([
      { path: field, code: 'TOO_MANY_ENTRIES', params: { max: maxItems }, severity: 'error' },
    ]);
  });

  test('INV-35: the fields of this list have limits in the contract', () => {
    expect(texts.length).toBeGreaterThan(30);
    expect(lists.map(({ field }) => field)).toEqual([
      'emails',
      'iadeFaturalari',
      'vergiler',
      'malHizmetler',
      'bilinenUyarilar',
    ]);
  });
});
