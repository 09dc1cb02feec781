import { describe, expect, test } from 'vitest';
import { istisnaCodes } from '../codes/istisna-codes';
import { taxTypes } from '../codes/tax-types';
import { tevkifatCodes } from '../codes/tevkifat-codes';
import { faultMessage } from '../messages';
import { validateInvoice } from '../validation/validateInvoice';
import { retiredTaxes } from './checkCodes';
import { kuralOf, rankOf } from './ranks';
import type { RuleContext } from './RuleContext';

const line = { malHizmet: 'Temizlik', miktar: '1', birim: 'MON', birimFiyat: '100', kdvOrani: '20' };
const invoice = {
  faturaTip: 'SATIS',
  faturaTarih: '2026-11-21',
  faturaSaat: '14:05:09',
  paraBirim: 'TRY',
  vknTckn: '1234567890',
  aliciUnvan: 'Çınaraltı Ltd. Şti.',
  vergiDairesi: 'Kadıköy',
  adres: 'Moda Cad. 1',
  ulke: 'Türkiye',
  iadeTuru: 'ALIS_IADESI',
  iadeFaturalari: [{ faturaNumarasi: 'GIB2026000000001', faturaTarih: '2026-11-05' }],
  malHizmetler: [line],
};
const withheld = { faturaTip: 'TEVKIFAT', malHizmetler: [{ ...line, tevkifatKodu: '612' }] };

const found = (changes: object, context: RuleContext = {}) => validateInvoice({ ...invoice, ...changes }, context);
const textsOf = (changes: object, context: RuleContext = {}) =>
  found(changes, context).map((fault) => `${fault.path} ${fault.code}: ${faultMessage(fault)}`);

test('RUL-04: every rule warns, except for a date that was refused before', () => {
  const everything = {
    ...withheld,
    faturaTarih: '2026-09-01',
    vknTckn: '11111111111',
    vergiDairesi: '',
    malHizmetler: [{ ...line, tevkifatKodu: '612', V8002Tutari: '1', istisnaMuafiyetSebebi: '301' }],
  };
  const company = { vknTckn: '11111111111', unvan: '', ad: 'Işıl', soyad: '' };
  const context = { today: '2026-11-21', company, sameDay: [], taxpayer: { buyer: true, company: true } };
  const warnings = found(everything, context).filter(({ severity }) => severity === 'warning');
  expect(warnings.map(({ code }) => code)).toEqual([
    'SIGNING_DAY_PASSED',
    'SELLER_NAME_MISSING',
    'SELF_INVOICE',
    'BUYER_EFATURA',
    'TEVKIFAT_TO_CONSUMER',
    'TEVKIFAT_UNDER_LIMIT',
    'EXPORT_TO_DOMESTIC',
    'TAX_RETIRED',
    'PERIOD_DECLARED',
  ]);
  expect(found({ faturaTarih: '2004-12-31' }, { today: '2026-11-21', handedOver: ['2004-12'] })).toEqual([
    { path: 'faturaTarih', code: 'DATE_BEFORE_2005', params: {}, severity: 'error' },
  ]);
});

test('RUL-05: a rule whose part of the context is missing finds nothing', () => {
  expect(found(withheld)).toEqual([]);
  expect(found({ ...withheld, faturaTarih: '2026-01-05' })).toEqual([]);
  expect(found({ vknTckn: '1234567890' }, { taxpayer: { buyer: true } })).toEqual([]);
});

describe('RUL-04: parties', () => {
  test.each([
    [
      '11111111111',
      '',
      withheld,
      ['vknTckn TEVKIFAT_TO_CONSUMER: Vergi mükellefi olmayan alıcı KDV tevkifatı yapamaz.'],
    ],
    [
      '10000000146',
      '',
      withheld,
      ['vknTckn TEVKIFAT_TO_CONSUMER: Vergi mükellefi olmayan alıcı KDV tevkifatı yapamaz.'],
    ],
    ['10000000146', 'Kadıköy', withheld, []],
    [
      '1234567890',
      '',
      withheld,
      ['vergiDairesi BUYER_TAX_OFFICE_MISSING: Şirket alıcının vergi dairesi faturada bulunmalıdır (VUK 230).'],
    ],
    ['10000000146', '', {}, []],
    [
      '10000000146',
      '',
      { faturaTip: 'IADE' },
      ['vknTckn RETURN_TO_CONSUMER: Tüketiciden geri alınan mal için iade faturası değil, gider pusulası düzenlenir.'],
    ],
    [
      '11111111111',
      '',
      { faturaTip: 'IADE' },
      ['vknTckn RETURN_BY_CONSUMER: Nihai tüketici iade faturası kesmez: gider pusulası gerekebilir.'],
    ],
    ['10000000146', 'Kadıköy', { faturaTip: 'IADE' }, []],
  ])('RUL-04: buyer %s with tax office "%s" on %j', (vknTckn, vergiDairesi, changes, expected) => {
    expect(textsOf({ vknTckn, vergiDairesi, ...changes })).toEqual(expected);
  });

  test('RUL-04: a company that buys needs an address, and in Türkiye a tax office', () => {
    const address = 'adres BUYER_ADDRESS_MISSING: Şirket alıcının adresi faturada bulunmalıdır (VUK 230).';
    expect(textsOf({ adres: ' ' })).toEqual([address]);
    expect(textsOf({ vknTckn: '10000000146', adres: '' })).toEqual([]);
    expect(textsOf({ vergiDairesi: '', ulke: 'Almanya' })).toEqual([]);
    expect(textsOf({ vergiDairesi: '', ulke: undefined })).toHaveLength(1);
  });

  test('RUL-15: the company that issues needs a title or a full name, and does not buy from itself', () => {
    const company = { vknTckn: '9876543210', unvan: '', ad: '', soyad: '' };
    const missing =
      'sirket SELLER_NAME_MISSING: Şirketinizin unvanı veya adı soyadı eksik; GİB bu faturayı kabul etmez.';
    expect(textsOf({}, { company })).toEqual([missing]);
    expect(textsOf({}, { company: { ...company, ad: 'Işıl' } })).toEqual([missing]);
    expect(textsOf({}, { company: { ...company, ad: 'Işıl', soyad: 'Çağ' } })).toEqual([]);
    expect(textsOf({}, { company: { ...company, unvan: 'Işıl Ltd.', vknTckn: invoice.vknTckn } })).toEqual([
      'vknTckn SELF_INVOICE: Alıcı, faturayı düzenleyen şirketin kendisi.',
    ]);
  });

  test('RUL-18: an e-Fatura is due when both are registered for it', () => {
    const text =
      'vknTckn BUYER_EFATURA: Alıcı e-Fatura mükellefi; siz de e-Fatura mükellefi olduğunuz için e-Fatura düzenlenir.';
    expect(textsOf({}, { taxpayer: { buyer: true, company: true } })).toEqual([text]);
    expect(textsOf({}, { taxpayer: { buyer: true, company: false } })).toEqual([]);
    expect(textsOf({}, { taxpayer: { buyer: false, company: true } })).toEqual([]);
    expect(textsOf({}, { taxpayer: { company: true } })).toEqual([]);
  });
});

describe('RUL-12: changes of law', () => {
  test.each([
    ['301', 'Türkiye', ['301 ihracat istisnasıdır; alıcının ülkesi Türkiye.']],
    ['302', 'Türkiye', ['302 ihracat istisnasıdır; alıcının ülkesi Türkiye.']],
    ['302', 'Almanya', []],
    ['303', 'Türkiye', []],
  ])('RUL-04: reason %s for a buyer in %s', (istisnaMuafiyetSebebi, ulke, expected) => {
    const malHizmetler = [{ ...line, kdvOrani: '0', istisnaMuafiyetSebebi }];
    expect(found({ faturaTip: 'ISTISNA', ulke, malHizmetler }).map(faultMessage)).toEqual(expected);
  });

  test.each([
    ['V8002', '2021-12-31', []],
    ['V8002', '2022-01-01', ['malHizmetler[0].V8002Orani TAX_RETIRED: Enerji Fonu 01.01.2022 tarihinde kaldırıldı.']],
    ['V8004', '2022-01-01', ['malHizmetler[0].V8004Orani TAX_RETIRED: TRT Payı 01.01.2022 tarihinde kaldırıldı.']],
    ['V8005', '2022-01-01', []],
  ])('RUL-12: %s on %s', (code, faturaTarih, expected) => {
    expect(textsOf({ faturaTarih, malHizmetler: [{ ...line, [`${code}Orani`]: '2' }] })).toEqual(expected);
  });

  test('RUL-12: a tax that comes to nothing, and a return of an older invoice, are not warned', () => {
    expect(textsOf({ malHizmetler: [{ ...line, V8002Orani: '0' }] })).toEqual([]);
    const borne = { faturaTip: 'IADE', malHizmetler: [{ ...line, V8002Orani: '2' }] };
    const returned = (faturaTarih: string) => ({
      iadeFaturalari: [{ faturaNumarasi: 'GIB2021000000001', faturaTarih }],
    });
    expect(textsOf({ ...borne, ...returned('2021-12-31') })).toEqual([]);
    expect(textsOf({ ...borne, ...returned('2022-01-01') })).toHaveLength(1);
  });

  test('RUL-12: 220 covers less since 15.07.2023', () => {
    const sold = { faturaTip: 'ISTISNA', malHizmetler: [{ ...line, kdvOrani: '0', istisnaMuafiyetSebebi: '220' }] };
    expect(textsOf({ ...sold, faturaTarih: '2023-07-14' })).toEqual([]);
    expect(textsOf({ ...sold, faturaTarih: '2023-07-15' })).toEqual([
      'malHizmetler[0].istisnaMuafiyetSebebi REASON_NARROWED: Taşınmaz satışında bu istisna 15.07.2023 tarihinde kalktı; yalnızca daha önce alınan taşınmazlar ve iştirak hisseleri için kullanılır.',
    ]);
  });

  test('RUL-12, A-51: codes carry their last day and a note beside the official title', () => {
    const dated = [...istisnaCodes, ...taxTypes, ...tevkifatCodes].flatMap(({ value, gecerliBitis }) =>
      gecerliBitis === undefined ? [] : [`${value} ${gecerliBitis}`],
    );
    expect(dated).toEqual([
      '308 2026-09-13',
      '339 2026-09-13',
      'V8002 2021-12-31',
      'V8004 2021-12-31',
      '627-Ex 2022-10-31',
    ]);
    const noted = istisnaCodes.filter(({ not }) => not !== undefined).map(({ value }) => value);
    expect(noted).toEqual(['217', '219', '220', '233', '308', '319', '339']);
    expect(istisnaCodes.find(({ value }) => value === '220')).toMatchObject({ degisti: '2023-07-15' });
    for (const value of ['332', '336'])
      expect(istisnaCodes.find((code) => code.value === value)).not.toHaveProperty('gecerliBitis');
    for (const [code, title] of Object.entries(retiredTaxes))
      expect(taxTypes.find(({ value }) => value === code)?.title).toBe(title);
  });
});

describe('RUL-04: dates', () => {
  test.each([
    ['2026-10-31', '2026-11-28', []],
    [
      '2026-10-31',
      '2026-11-29',
      ['Ekim 2026 KDV beyannamesinin süresi geçti; bu tarihli fatura düzeltme gerektirebilir.'],
    ],
    ['2025-12-01', '2026-01-28', []],
    [
      '2025-12-31',
      '2026-01-29',
      ['Aralık 2025 KDV beyannamesinin süresi geçti; bu tarihli fatura düzeltme gerektirebilir.'],
    ],
    ['2026-01-31', '2026-02-28', []],
    [
      '2026-01-31',
      '2026-03-01',
      ['Ocak 2026 KDV beyannamesinin süresi geçti; bu tarihli fatura düzeltme gerektirebilir.'],
    ],
  ])('RUL-04: an invoice of %s on %s', (faturaTarih, today, expected) => {
    const warned = found({ faturaTarih, iadeFaturalari: [] }, { today }).filter(
      ({ code }) => code === 'PERIOD_DECLARED',
    );
    expect(warned.map(faultMessage)).toEqual(expected);
  });

  test('RUL-04: a month that was handed over', () => {
    expect(textsOf({}, { handedOver: ['2026-11'] })).toEqual([
      'faturaTarih MONTH_HANDED_OVER: Kasım 2026 mali müşavire aktarıldı; bu değişiklik fark paketine girer.',
    ]);
    expect(textsOf({}, { handedOver: ['2026-10'] })).toEqual([]);
  });
});

describe('RUL-14: the last price for the buyer', () => {
  const last = { malHizmet: 'Temizlik', birim: 'MON', paraBirim: 'TRY', birimFiyat: '12.5', faturaTarih: '2026-10-03' };
  const priced = (birimFiyat: string) => ({ malHizmetler: [{ ...line, birimFiyat }] });
  const lastPrices = [last];

  test.each([
    ['37.5', 1],
    ['37.49999', 0],
    ['4.16666', 1],
    ['4.16667', 0],
    ['38.75', 1],
  ])('RUL-14: 12.50 before, now %s: %i', (birimFiyat, count) => {
    expect(found(priced(birimFiyat), { lastPrices })).toHaveLength(count);
  });

  test('RUL-14: the text has both prices and the day', () => {
    expect(textsOf(priced('38.75'), { lastPrices })).toEqual([
      'malHizmetler[0].birimFiyat PRICE_FAR: Bu alıcıya son fiyat 12,50 (03.10.2026); şimdi 38,75.',
    ]);
  });

  test('RUL-14: not on a return, nor for another unit or currency, nor after a year', () => {
    const far = priced('100');
    expect(found({ ...far, faturaTip: 'IADE' }, { lastPrices })).toEqual([]);
    expect(found(far, { lastPrices: [{ ...last, birim: 'C62' }] })).toEqual([]);
    expect(found(far, { lastPrices: [{ ...last, malHizmet: 'Bakım' }] })).toEqual([]);
    expect(found({ ...far, paraBirim: 'USD', dovizKur: '41' }, { lastPrices })).toEqual([]);
    expect(found(far, { lastPrices: [{ ...last, faturaTarih: '2025-11-20' }] })).toEqual([]);
    expect(found(far, { lastPrices: [{ ...last, faturaTarih: '2025-11-21' }] })).toHaveLength(1);
  });
});

describe('RUL-13: an invoice that was saved a moment ago', () => {
  const saved = {
    ...{ vknTckn: invoice.vknTckn, aliciUnvan: 'Eski Unvan', faturaTip: 'SATIS' as const, paraBirim: 'TRY' },
    ...{ odenecekTutar: '120.00', saat: '14:01', malHizmetler: [{ ...line, miktar: '1.00' }] },
  };

  test('RUL-13: the same buyer, type, currency, amount and lines', () => {
    expect(textsOf({}, { recent: [saved] })).toEqual([
      'malHizmetler INVOICE_REPEATED: Aynı alıcıya aynı satırlarla 14:01 kaydedilen bir fatura var: 120,00.',
    ]);
  });

  test.each([
    { vknTckn: '10000000146' },
    { faturaTip: 'ISTISNA' as const },
    { paraBirim: 'EUR' },
    { odenecekTutar: '120.01' },
    { malHizmetler: [{ ...line, malHizmet: 'Bakım' }] },
    { malHizmetler: [{ ...line, birim: 'C62' }] },
    { malHizmetler: [line, line] },
  ])('RUL-13: another invoice: %j', (changes) => {
    expect(found({}, { recent: [{ ...saved, ...changes }] })).toEqual([]);
  });

  test('RUL-13: final consumers share a number, so the name counts too', () => {
    const consumer = { vknTckn: '11111111111', aliciUnvan: 'Ayşe Işık' };
    expect(found(consumer, { recent: [{ ...saved, ...consumer }] })).toHaveLength(1);
    expect(found(consumer, { recent: [{ ...saved, ...consumer, aliciUnvan: 'Can Öz' }] })).toEqual([]);
  });
});

test('RUL-07: the rank of a warning', () => {
  const gib = ['FUTURE_DATE', 'KDV_COMES_TO_ZERO', 'TEVKIFAT_NOT_OFFICIAL', 'PERMIT_CODE_MISSING', 'REASON_BESIDE_702'];
  for (const code of [...gib, 'SELLER_NAME_MISSING'] as const)
    expect(rankOf(code as Parameters<typeof rankOf>[0])).toBe('GIB');
  expect(rankOf('TEVKIFAT_UNDER_LIMIT')).toBe('MEVZUAT');
  expect(rankOf('PERIOD_DECLARED')).toBe('MEVZUAT');
  for (const code of ['SELF_INVOICE', 'INVOICE_REPEATED', 'MONTH_HANDED_OVER', 'PRICE_FAR'] as const)
    expect(rankOf(code)).toBe('DIKKAT');
  expect(kuralOf('TEVKIFAT_UNDER_LIMIT')).toBe('kismiTevkifat');
  expect(kuralOf('PRICE_FAR')).toBeUndefined();
});
