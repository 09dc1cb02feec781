import { describe, expect, test } from 'vitest';
import { calculateInvoice } from '../calculation/calculateInvoice';
import { taxOffices } from '../codes/tax-offices';
import { daysLeftToSign, lastSigningDay } from '../dates/periods';
import { faultMessage } from '../messages';
import { copyInvoice, newInvoice, openInvoice, toWireDraft } from './draft';
import {
  addReturnedInvoices,
  addTax,
  appendLines,
  changeInvoiceType,
  removeLine,
  removeTax,
  settleInvoiceType,
} from './editInvoice';
import { isEditable, readApprovalStatus, salesOf, type Invoice, type Line, type SoldInvoice } from './Invoice';
import { applyKdvAyir } from './kdvAyir';
import { applyTevkifatCode, editLine, newLine, openSavedLine } from './lines';
import { askedOfLine, offeredKdvRates, taxesOnLines } from '../offers';
import { automaticNotes, composeNotes, readyNotesOf, splitNotes } from './notes';
import { applyCustomer, composeAddress, recipientFromRegistry } from './recipient';
import { applyStock, findStockFault } from './stock';

const now = new Date('2026-11-21T11:05:22Z');
const draft = newInvoice({ now });
const line: Line = { malHizmet: 'Kalem', miktar: '2', birim: 'C62', birimFiyat: '100', kdvOrani: '20' };
const save = (lines: readonly Line[], faturaTip: NonNullable<typeof draft.faturaTip> = 'SATIS'): Invoice => {
  const { malHizmetler, totals } = calculateInvoice({ ...draft, faturaTip, malHizmetler: lines });
  return {
    id: '018f3c1e-0000-7000-8000-000000000001',
    ettn: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    belgeNumarasi: 'GIB2026000000001',
    faturaTarih: '2026-11-01',
    faturaSaat: '09:00:00',
    faturaTip,
    paraBirim: 'TRY',
    dovizKur: '0',
    vknTckn: '2222222222',
    aliciUnvan: 'Çınaraltı Ltd. Şti.',
    aliciAdi: '',
    aliciSoyadi: '',
    vergiDairesi: '',
    emails: ['a@kalem.test'],
    emailAddresses: 'a@kalem.test',
    iskonto: '0',
    il: 'İSTANBUL',
    ilce: 'ŞİŞLİ',
    ulke: 'Türkiye',
    adres: '',
    irsaliyeNumarasi: '',
    irsaliyeTarihi: '',
    iadeFaturalari: [],
    iadeTuru: null,
    vadeTarihi: null,
    vergiler: ['V0073'],
    malHizmetler: lines.map((entered, index) => ({
      ...entered,
      id: `018f3c1e-0000-7000-8000-00000000000${index}`,
      ...malHizmetler[index],
    })),
    totals,
    not: '',
    onayDurumu: 'Onaylandi',
    portalDurumu: 'GONDERILDI',
    talepAkisi: [],
    createdAt: '2026-11-01T06:00:00Z',
    updatedAt: '2026-11-01T06:00:00Z',
  };
};

describe('new, copy, edit', () => {
  test('INV-08 LIN-03: a new invoice is SATIS in TRY to Türkiye, dated now, with one empty line', () => {
    expect(draft).toMatchObject({
      faturaTip: 'SATIS',
      paraBirim: 'TRY',
      dovizKur: '0',
      ulke: 'Türkiye',
      faturaTarih: '2026-11-21',
      faturaSaat: '14:05:22',
    });
    expect(draft.malHizmetler).toEqual([{ malHizmet: '', miktar: '1', birim: 'C62', birimFiyat: '', kdvOrani: '20' }]);
  });

  test.each([
    ['SATIS', '20'],
    ['ISTISNA', '0'],
    ['KONAKLAMAVERGISI', '0'],
    ['TEVKIFAT', '20'],
  ] as const)('LIN-03 INV-14: a new line of %s has KDV %s', (faturaTip, kdvOrani) => {
    expect(newLine(faturaTip)).toMatchObject({ miktar: '1', birim: 'C62', kdvOrani });
  });

  test('LIN-14 INV-23 LIN-13: a new line gets reason 701, the discount of the invoice and the fields of its taxes', () => {
    expect(newLine('IHRACKAYITLI').istisnaMuafiyetSebebi).toBe('701');
    expect(newLine('SATIS', { iskonto: '7.5' }).iskontoOrani).toBe('7.5');
    expect(newLine('SATIS', { iskonto: '0' })).not.toHaveProperty('iskontoOrani');
    expect(newLine('TEVKIFAT', { vergiler: ['V9015', 'V0073'] })).toMatchObject({
      tevkifatKodu: '',
      V9015Orani: '',
      V0073Orani: '0',
      V0073Tutari: '',
    });
  });

  test('INV-09: a copy is dated now and has no identity', () => {
    const copy = copyInvoice(save([line]), { now });
    expect(copy).toMatchObject({
      faturaTarih: '2026-11-21',
      faturaSaat: '14:05:22',
      aliciUnvan: 'Çınaraltı Ltd. Şti.',
      malHizmetler: [line],
    });
    for (const field of ['id', 'ettn', 'belgeNumarasi', 'onayDurumu', 'portalDurumu', 'totals'])
      expect(copy).not.toHaveProperty(field);
    expect(copy.malHizmetler[0]).not.toHaveProperty('id');
  });

  test('INV-07: an opened invoice keeps its date and the ids of its lines', () => {
    const opened = openInvoice(save([line]));
    expect(opened).toMatchObject({ faturaTarih: '2026-11-01', faturaSaat: '09:00:00' });
    expect(opened.malHizmetler[0]?.id).toBe('018f3c1e-0000-7000-8000-000000000000');
  });

  test('INV-10 INV-11: only unapproved invoices made in the product can be edited', () => {
    expect(isEditable({ faturaTip: 'SATIS', onayDurumu: 'Onaylanmadi' })).toBe(true);
    expect(isEditable({ faturaTip: 'SATIS', onayDurumu: 'Onaylandi' })).toBe(false);
    expect(isEditable({ faturaTip: 'SATIS', onayDurumu: 'Silinmis' })).toBe(false);
    expect(isEditable({ faturaTip: null, onayDurumu: 'Onaylanmadi' })).toBe(false);
    expect(isEditable({ faturaTip: '', onayDurumu: 'Onaylanmadi' })).toBe(false);
  });

  test('LST-04: the portal spells the approval statuses its own way', () => {
    expect(['Onaylandi', 'Onaylandı', 'Onaylanmadı', 'Silinmiş', 'Silinmis'].map(readApprovalStatus)).toEqual([
      'Onaylandi',
      'Onaylandi',
      'Onaylanmadi',
      'Silinmis',
      'Silinmis',
    ]);
    expect(['onaylandi', '', null, '__proto__'].map(readApprovalStatus)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('INV-06: an empty field of a line is left out on the wire', () => {
    const wire = toWireDraft({ ...draft, dovizKur: '', malHizmetler: [{ ...newLine('SATIS'), malHizmet: 'Kalem' }] });
    expect(wire.malHizmetler).toEqual([{ malHizmet: 'Kalem', miktar: '1', birim: 'C62', kdvOrani: '20' }]);
    expect(wire).not.toHaveProperty('dovizKur');
    expect(wire.aliciUnvan).toBe('');
  });
});

describe('entered or computed', () => {
  const reopen = (entered: Line, faturaTip: 'SATIS' | 'KONAKLAMAVERGISI' | 'TEVKIFAT' = 'SATIS') => {
    const { id: _id, ...opened } = openSavedLine(save([entered], faturaTip).malHizmetler[0] ?? {}, faturaTip);
    return opened;
  };

  test.each([
    [{ iskontoOrani: '10' }],
    [{ iskontoTutari: '15.50' }],
    [{ V0073Orani: '25' }],
    [{ V0071Tutari: '18.62' }],
    [{ V0073BirimTutari: '1.2345' }],
    [{ V0073Orani: '0', V0073Tutari: '5.00' }],
    [{ tevkifatKodu: '602', V9015Orani: '90' }],
    [{ kdvDahilBirimFiyat: '120' }],
  ])('CAL-02 CAL-04: opening a line with %j restores the entered fields', (fields) => {
    expect(reopen({ ...line, ...fields })).toEqual({ ...line, ...fields });
  });

  test('CAL-02: keeps an entered amount that differs from the result of its rate', () => {
    expect(reopen({ ...line, iskontoOrani: '10', iskontoTutari: '19.99' })).toMatchObject({
      iskontoOrani: '10',
      iskontoTutari: '19.99',
    });
    expect(reopen({ ...line, iskontoOrani: '10', iskontoTutari: '20.00' })).not.toHaveProperty('iskontoTutari');
  });

  test("REF-12: the documents' 351* is 351", () => {
    expect(reopen({ ...line, kdvOrani: '0', istisnaMuafiyetSebebi: '351*' })).toEqual({
      ...line,
      kdvOrani: '0',
      istisnaMuafiyetSebebi: '351',
    });
    expect(applyStock(line, { istisnaMuafiyetSebebi: '351*' }, 'IADE').istisnaMuafiyetSebebi).toBe('351');
  });

  test('CAL-07: the accommodation tax is recalculated from the price', () => {
    expect(reopen({ ...line, kdvOrani: '0' }, 'KONAKLAMAVERGISI')).toEqual({ ...line, kdvOrani: '0' });
  });

  test('LIN-12: the amount of V4171 is always entered', () => {
    expect(reopen({ ...line, V4171Orani: '100', V4171Tutari: '18.00' }, 'TEVKIFAT')).toMatchObject({
      V4171Orani: '100',
      V4171Tutari: '18.00',
    });
  });
});

describe('type, taxes, lines', () => {
  test('INV-12 INV-13 INV-14: changing the type resets the invoice', () => {
    const filled = {
      ...addTax({ ...draft, malHizmetler: [line, line] }, 'V0073'),
      iadeFaturalari: [{ faturaNumarasi: 'GIB2026000000001', faturaTarih: '2026-01-01' }],
    };
    expect(changeInvoiceType(filled, 'ISTISNA')).toMatchObject({
      faturaTip: 'ISTISNA',
      vergiler: [],
      iadeFaturalari: [],
      malHizmetler: [newLine('ISTISNA')],
    });
    expect(changeInvoiceType(filled, 'TEVKIFAT')).toMatchObject({
      vergiler: ['V9015'],
      malHizmetler: [{ tevkifatKodu: '', V9015Orani: '' }],
    });
    expect(changeInvoiceType(filled, 'KONAKLAMAVERGISI')).toMatchObject({
      vergiler: ['V0059'],
      malHizmetler: [{ kdvOrani: '0', V0059Orani: '2' }],
    });
  });

  test('LIN-11 LIN-12 LIN-13: adding a tax puts its fields on every line, removing it clears them', () => {
    const added = addTax(addTax({ ...draft, malHizmetler: [line, { ...line, V0059Orani: '2' }] }, 'V0059'), 'V4171');
    expect(added.vergiler).toEqual(['V0059', 'V4171']);
    for (const { V0059Orani, V4171Orani } of added.malHizmetler) expect([V0059Orani, V4171Orani]).toEqual(['2', '100']);
    expect(addTax(added, 'V0059')).toBe(added);
    expect(removeTax(removeTax(added, 'V0059'), 'V4171')).toMatchObject({ vergiler: [], malHizmetler: [line, line] });
    expect(
      removeTax(
        { ...draft, vergiler: ['V9015'], malHizmetler: [{ ...line, tevkifatKodu: '602', V9015Orani: '90' }] },
        'V9015',
      ).malHizmetler,
    ).toEqual([line]);
  });

  test('LIN-13 LIN-11: a rate given with the tax is set on every line, unless the law fixes the rate', () => {
    const taxed = addTax(addTax({ ...draft, malHizmetler: [line, line] }, 'V0077', '35'), 'V0059', '5');
    expect(taxed.malHizmetler).toMatchObject([
      { V0077Orani: '35', V0059Orani: '2' },
      { V0077Orani: '35', V0059Orani: '2' },
    ]);
  });

  test('INV-25: lists each returned invoice once and copies lines in the same currency', () => {
    const begun = changeInvoiceType(draft, 'IADE');
    const sold = { ...save([{ ...line, id: 'of the sold one' }]), vergiler: ['V0073'] };
    const foreign = { ...sold, belgeNumarasi: 'GIB2026000000002', paraBirim: 'USD' };
    const { malHizmetler: _, ...unread } = sold;
    const returned = addReturnedInvoices(begun, [sold, foreign]);
    expect(returned.iadeFaturalari).toEqual([
      { faturaNumarasi: 'GIB2026000000001', faturaTarih: '2026-11-01' },
      { faturaNumarasi: 'GIB2026000000002', faturaTarih: '2026-11-01' },
    ]);
    expect(returned.malHizmetler).toEqual([line]);
    expect(returned.vergiler).toEqual(['V0073']);
    expect(addReturnedInvoices(returned, [sold])).toEqual(returned);
    expect(addReturnedInvoices(begun, [unread]).malHizmetler).toEqual(begun.malHizmetler);
    const received = { belgeNumarasi: 'ABC2026000000007', faturaTarih: '2026-11-02' };
    expect(addReturnedInvoices(begun, [received])).toEqual({
      ...begun,
      iadeFaturalari: [{ faturaNumarasi: 'ABC2026000000007', faturaTarih: '2026-11-02' }],
    });
  });

  test('INV-09 INV-13 INV-14: a copy of unknown type keeps its lines when the type is set', () => {
    const { faturaTip: _, ...open } = { ...draft, vergiler: ['V0073'], malHizmetler: [line, { ...line, miktar: '3' }] };
    expect(settleInvoiceType(open, 'SATIS')).toEqual({ ...open, faturaTip: 'SATIS' });
    expect(settleInvoiceType(open, 'TEVKIFAT')).toMatchObject({
      vergiler: ['V0073', 'V9015'],
      malHizmetler: [line, { miktar: '3' }],
    });
    expect(settleInvoiceType(open, 'KONAKLAMAVERGISI')).toMatchObject({
      vergiler: ['V0073', 'V0059'],
      malHizmetler: [
        { malHizmet: 'Kalem', kdvOrani: '0' },
        { miktar: '3', kdvOrani: '0' },
      ],
    });
  });

  test('LIN-14 A-16: a line shows the fields that its type requires and those that have a value', () => {
    const asked = (faturaTip: string, more: Line = {}) =>
      Object.entries(askedOfLine({ ...line, ...more }, faturaTip)).flatMap(([part, is]) => (is ? [part] : []));
    expect(asked('SATIS')).toEqual([]);
    expect(asked('SATIS', { kdvOrani: '0' })).toEqual(['reason']);
    expect(asked('IADE', { kdvOrani: '0' })).toEqual(['reason']);
    expect(asked('TEVKIFAT')).toEqual(['tevkifat']);
    expect(asked('ISTISNA')).toEqual(['reason', 'delivery']);
    expect(asked('OZELMATRAH')).toEqual(['ozelMatrah']);
    expect(asked('IHRACKAYITLI', { istisnaMuafiyetSebebi: '701' })).toEqual(['reason', 'delivery']);
    expect(asked('IHRACKAYITLI', { istisnaMuafiyetSebebi: '702' })).toEqual(['reason', 'delivery', 'permitCode']);
    expect(asked('KONAKLAMAVERGISI', { kdvOrani: '0' })).toEqual([]);
    expect(asked('SATIS', { tevkifatKodu: '602', ozelMatrahNedeni: '801', gtip: '1' })).toEqual([
      'tevkifat',
      'ozelMatrah',
      'delivery',
    ]);
  });

  test('INV-14 LIN-07 LIN-13: rates and taxes that a type offers on its lines', () => {
    expect(offeredKdvRates('KONAKLAMAVERGISI')).toEqual(['0']);
    expect(offeredKdvRates('SATIS')).toEqual(['0', '1', '8', '10', '18', '20']);
    expect(taxesOnLines({ faturaTip: 'TEVKIFAT', vergiler: ['V9015', 'V0011'] })).toEqual(['V0011']);
    expect(taxesOnLines({ faturaTip: 'KONAKLAMAVERGISI', vergiler: [] })).toEqual(['V0059']);
  });

  test('LIN-10: a withholding code brings its rate, 650 leaves it to the user', () => {
    expect(applyTevkifatCode(line, '602')).toMatchObject({ tevkifatKodu: '602', V9015Orani: '90' });
    expect(applyTevkifatCode({ ...line, tevkifatKodu: '602', V9015Orani: '90' }, '650')).toMatchObject({
      tevkifatKodu: '650',
      V9015Orani: '',
    });
    expect(applyTevkifatCode({ ...line, tevkifatKodu: '650', V9015Orani: '35' }, '650').V9015Orani).toBe('35');
    expect(applyTevkifatCode({ ...line, kdvDahilBirimFiyat: '120' }, '602')).not.toHaveProperty('kdvDahilBirimFiyat');
  });

  test('LIN-04: the last line cannot be deleted', () => {
    expect(removeLine({ ...draft, malHizmetler: [line] }, 0).malHizmetler).toEqual([line]);
    expect(removeLine({ ...draft, malHizmetler: [line, { ...line, miktar: '3' }] }, 0).malHizmetler).toEqual([
      { ...line, miktar: '3' },
    ]);
  });

  test.each([
    [{ ozelMatrahNedeni: '805' }, 'Bu stok için fatura tipi Özel Matrah olmalıdır.', 'OZELMATRAH'],
    [{ istisnaMuafiyetSebebi: '702' }, 'Bu stok için fatura tipi İhraç Kayıtlı olmalıdır.', 'IHRACKAYITLI'],
    [{ istisnaMuafiyetSebebi: '301' }, 'Bu stok için fatura tipi İstisna olmalıdır.', 'ISTISNA'],
    [{ tevkifatKodu: '602' }, 'Bu stok için fatura tipi Tevkifat olmalıdır.', 'TEVKIFAT'],
  ] as const)('LIN-06 ERR-59: stock card %j', (stock, text, faturaTip) => {
    const fault = findStockFault(stock, 'SATIS', 3);
    expect(fault?.path).toBe('malHizmetler[3].malHizmet');
    expect(fault && faultMessage(fault)).toBe(text);
    expect(findStockFault(stock, faturaTip, 3)).toBeUndefined();
  });

  test('LIN-06: reason 351 is allowed on every type', () => {
    expect(findStockFault({ istisnaMuafiyetSebebi: '351' }, 'SATIS', 0)).toBeUndefined();
    expect(findStockFault({ istisnaMuafiyetSebebi: '351*' }, 'IADE', 0)).toBeUndefined();
    expect(findStockFault({}, 'OZELMATRAH', 0)).toBeUndefined();
  });
});

describe('KDV Ayır', () => {
  const totalOf = (entered: Line) => calculateInvoice({ malHizmetler: [entered] }).totals.vergilerDahilToplamTutar;

  test('LIN-09: keeps the typed price on the line, and the total equals it', () => {
    const split = applyKdvAyir({ ...line, miktar: '1' }, '99.99');
    expect(split).toMatchObject({ birimFiyat: '83.32500', kdvDahilBirimFiyat: '99.99' });
    expect(totalOf(split ?? {})).toBe('99.99');
    expect(applyKdvAyir({ ...line, kdvOrani: '18' }, '100')?.birimFiyat).toBe('84.74576');
  });

  test('LIN-08: does nothing without a KDV rate', () => {
    expect(applyKdvAyir({ ...line, kdvOrani: '0' }, '100')).toBeUndefined();
    expect(applyKdvAyir({ ...line, kdvOrani: '' }, '100')).toBeUndefined();
    expect(applyKdvAyir(line, '1e3')).toBeUndefined();
  });

  test('LIN-09: sets only the unit price on a line with a discount', () => {
    expect(applyKdvAyir({ ...line, iskontoOrani: '10', kdvDahilBirimFiyat: '5' }, '120')).toEqual({
      ...line,
      iskontoOrani: '10',
      birimFiyat: '100.00000',
    });
  });

  test('LIN-09 CAL-04: also takes out other taxes that bear KDV', () => {
    expect(applyKdvAyir({ ...line, V0073Orani: '10' }, '132')?.birimFiyat).toBe('100.00000');
    expect(applyKdvAyir({ ...line, V0071BirimTutari: '10' }, '132')?.birimFiyat).toBe('100.00000');
    expect(applyKdvAyir({ ...line, V0071Tutari: '20' }, '132')?.birimFiyat).toBe('100.00000');
    expect(applyKdvAyir({ ...line, V0071Tutari: '20', V0073Orani: '10' }, '144')?.birimFiyat).toBe('100.00000');
    expect(applyKdvAyir({ ...line, V8008Orani: '10' }, '120')?.birimFiyat).toBe('100.00000');
    expect(totalOf(applyKdvAyir({ ...line, V0073Orani: '10' }, '99.99') ?? {})).toBe('199.98');
  });

  test.each([
    { birimFiyat: '1' },
    { kdvOrani: '10' },
    { iskontoOrani: '5' },
    { iskontoTutari: '5' },
    { V0073Orani: '5' },
    { tevkifatKodu: '602' },
  ])('LIN-09: editing %j drops the typed price', (changes) => {
    expect(editLine({ ...line, kdvDahilBirimFiyat: '120' }, changes, 'SATIS')).not.toHaveProperty('kdvDahilBirimFiyat');
  });

  test('LIN-09: editing the quantity keeps the typed price', () => {
    expect(editLine({ ...line, kdvDahilBirimFiyat: '120' }, { miktar: '5' }, 'SATIS').kdvDahilBirimFiyat).toBe('120');
  });

  test('LIN-14: sets and removes reason 351 with KDV 0 on SATIS and TEVKIFAT', () => {
    const zero = editLine(line, { kdvOrani: '0' }, 'SATIS');
    expect(zero.istisnaMuafiyetSebebi).toBe('351');
    expect(editLine(zero, { kdvOrani: '10' }, 'SATIS').istisnaMuafiyetSebebi).toBe('');
    for (const istisnaMuafiyetSebebi of ['555', '151'])
      expect(editLine({ ...line, istisnaMuafiyetSebebi }, { kdvOrani: '10' }, 'SATIS').istisnaMuafiyetSebebi).toBe(
        istisnaMuafiyetSebebi,
      );
    expect(editLine(line, { kdvOrani: '0' }, 'IADE')).not.toHaveProperty('istisnaMuafiyetSebebi');
  });
});

describe('cards and uploads', () => {
  test('LIN-05: a stock card replaces the fields it has and keeps the others', () => {
    const stock = {
      id: 'x',
      malHizmet: 'Sabun',
      birim: 'KGM',
      birimFiyat: '9.90',
      kdvOrani: '10',
      V0073Orani: '5',
      gtip: '',
      stokTipi: 'HIZMET',
      createdAt: '2026-01-01',
      iskontoOrani: '99',
    };
    expect(applyStock({ ...line, gtip: '010121000000', kdvDahilBirimFiyat: '5' }, stock, 'SATIS')).toEqual({
      malHizmet: 'Sabun',
      miktar: '2',
      birim: 'KGM',
      birimFiyat: '9.90',
      kdvOrani: '10',
      V0073Orani: '5',
      gtip: '010121000000',
      stokTipi: 'HIZMET',
    });
  });

  test('LIN-05: ignores default values of a card; its withholding code sets the rate', () => {
    const card = {
      malHizmet: 'Kalem',
      tevkifatKodu: '',
      V9015Orani: '0',
      ozelMatrahNedeni: '',
      ozelMatrahTutari: '0.00',
      istisnaMuafiyetSebebi: '',
    };
    expect(applyStock(line, card, 'OZELMATRAH')).toEqual(line);
    expect(applyStock(line, { ...card, ozelMatrahNedeni: '805', ozelMatrahTutari: '50' }, 'OZELMATRAH')).toEqual({
      ...line,
      ozelMatrahNedeni: '805',
      ozelMatrahTutari: '50',
    });
    expect(applyStock({ ...line, V9015Orani: '50' }, { ...card, tevkifatKodu: '602' }, 'TEVKIFAT')).toEqual({
      ...line,
      tevkifatKodu: '602',
      V9015Orani: '90',
    });
    expect(applyStock(line, { ...card, tevkifatKodu: '650', V9015Orani: '35' }, 'TEVKIFAT')).toEqual({
      ...line,
      tevkifatKodu: '650',
      V9015Orani: '35',
    });
  });

  test('LIN-05 LIN-14 INV-14: the KDV of a card has the same effects as typing it', () => {
    expect(applyStock(line, { kdvOrani: '0' }, 'SATIS').istisnaMuafiyetSebebi).toBe('351');
    expect(
      applyStock({ ...line, kdvOrani: '0', istisnaMuafiyetSebebi: '351' }, { kdvOrani: '10' }, 'SATIS')
        .istisnaMuafiyetSebebi,
    ).toBe('');
    expect(applyStock({ ...line, kdvOrani: '0' }, { kdvOrani: '20' }, 'KONAKLAMAVERGISI').kdvOrani).toBe('0');
    expect(
      applyStock({ ...line, kdvOrani: '0' }, { kdvOrani: '0', istisnaMuafiyetSebebi: '301' }, 'ISTISNA')
        .istisnaMuafiyetSebebi,
    ).toBe('301');
  });

  test('INV-14 INV-28 LIN-14 STK-13: uploaded lines follow the rules of the type', () => {
    const first = (faturaTip: NonNullable<typeof draft.faturaTip>, uploaded: object) =>
      appendLines({ ...changeInvoiceType(draft, faturaTip) }, [uploaded]).malHizmetler[0];
    expect(first('KONAKLAMAVERGISI', { malHizmet: 'Oda', kdvOrani: '20' })).toMatchObject({
      kdvOrani: '0',
      V0059Orani: '2',
    });
    expect(first('SATIS', { malHizmet: 'Kitap', kdvOrani: '0' })).toMatchObject({
      kdvOrani: '0',
      istisnaMuafiyetSebebi: '351',
    });
    expect(first('TEVKIFAT', { malHizmet: 'Hizmet', tevkifatKodu: '650/33,5' })).toMatchObject({
      tevkifatKodu: '650',
      V9015Orani: '33.5',
    });
    expect(first('IHRACKAYITLI', { malHizmet: 'Bor', kdvOrani: '0' })).toMatchObject({ istisnaMuafiyetSebebi: '701' });
  });

  const permitted = { ...line, istisnaMuafiyetSebebi: '702', gtip: '520811000000', aliciDibSatirKod: 'AB123456789' };

  test('OFF-10, A-16, LIN-14: the line code of a permit is upper case, and goes with reason 702', () => {
    const edit = (changes: Line) => editLine(permitted, changes, 'IHRACKAYITLI');
    expect(edit({ aliciDibSatirKod: 'ab123456xyi' }).aliciDibSatirKod).toBe('AB123456XYI');
    expect(edit({ miktar: '3' })).toMatchObject({ aliciDibSatirKod: 'AB123456789' });
    expect(edit({ istisnaMuafiyetSebebi: '701' })).not.toHaveProperty('aliciDibSatirKod');
    expect(editLine(permitted, { kdvOrani: '20' }, 'SATIS')).not.toHaveProperty('aliciDibSatirKod');
  });

  test('OFF-10, A-16, INV-09: a copy keeps the line code of the permit', () => {
    expect(copyInvoice(save([permitted], 'IHRACKAYITLI'), { now }).malHizmetler[0]).toMatchObject({
      istisnaMuafiyetSebebi: '702',
      aliciDibSatirKod: 'AB123456789',
    });
  });

  test("OFF-10, A-16, INV-29: an uploaded line with a permit's line code gets reason 702 on types that accept it", () => {
    const first = (faturaTip: NonNullable<typeof draft.faturaTip>) =>
      appendLines(changeInvoiceType(draft, faturaTip), [{ malHizmet: 'Bor', aliciDibSatirKod: 'ab123456789' }])
        .malHizmetler[0];
    for (const faturaTip of ['IHRACKAYITLI', 'IADE'] as const)
      expect(first(faturaTip)).toMatchObject({ istisnaMuafiyetSebebi: '702', aliciDibSatirKod: 'AB123456789' });
    expect(first('SATIS')).not.toHaveProperty('aliciDibSatirKod');
  });

  test('INV-22 INV-23: a customer sets recipient, mail addresses and the discount of untouched lines', () => {
    const invoice = { ...draft, malHizmetler: [line, newLine('SATIS')] };
    const filled = applyCustomer(invoice, {
      vknTckn: '1234567890',
      unvan: 'Çınar',
      email: 'a@kalem.test',
      iskonto: '5',
      il: null,
    });
    expect(filled).toMatchObject({
      vknTckn: '1234567890',
      aliciUnvan: 'Çınar',
      aliciAdi: '',
      il: '',
      ulke: 'Türkiye',
      emails: ['a@kalem.test'],
      iskonto: '5',
    });
    expect(filled.malHizmetler.map(({ iskontoOrani }) => iskontoOrani)).toEqual([undefined, '5']);
    expect(applyCustomer(filled, {}).malHizmetler[1]).not.toHaveProperty('iskontoOrani');
  });

  test('INV-28 INV-29 INV-30: uploaded lines replace untouched ones, and their notes are added to the special notes', () => {
    const invoice = { ...draft, faturaTip: 'TEVKIFAT' as const, not: 'oto###elle', vergiler: ['V9015'] };
    const first = { malHizmet: 'A', miktar: '3', birimFiyat: '5', tevkifatKodu: '602', ozelNotlar: 'bir' };
    const appended = appendLines(invoice, [first, { malHizmet: 'B', birim: '', ozelNotlar: 'iki' }]);
    expect(appended.malHizmetler).toEqual([
      {
        malHizmet: 'A',
        miktar: '3',
        birim: 'C62',
        birimFiyat: '5',
        kdvOrani: '20',
        tevkifatKodu: '602',
        V9015Orani: '90',
      },
      { malHizmet: 'B', miktar: '1', birim: 'C62', birimFiyat: '', kdvOrani: '20', tevkifatKodu: '', V9015Orani: '' },
    ]);
    expect(appended.not).toBe('oto###elle\nbir\niki');
    expect(appendLines({ ...draft, malHizmetler: [line] }, [{ malHizmet: 'A' }]).malHizmetler).toHaveLength(2);
    expect(appendLines(draft, [])).toBe(draft);
  });
});

describe('notes and addresses', () => {
  test.each([
    [[], '', '###'],
    [['a', 'b'], 'özel', 'a\nb###özel'],
    [['a#'], '# 1', 'a#### 1'],
    [['a####b'], 'x###y', 'a##b###x##y'],
  ])('INV-31: %j and "%s" are joined by exactly one separator', (automatic, special, not) => {
    expect(composeNotes({ automatic, special })).toBe(not);
    expect(composeNotes(splitNotes(not))).toBe(not);
  });

  test('INV-31: text without a separator becomes special notes', () => {
    expect(splitNotes('Teşekkürler')).toEqual({ automatic: [], special: 'Teşekkürler' });
    expect(splitNotes('YALNIZ BİN TÜRK LİRASI\nBanka###Not')).toEqual({
      automatic: ['YALNIZ BİN TÜRK LİRASI', 'Banka'],
      special: 'Not',
    });
  });

  test('INV-32 INV-33 INV-34 NOT-07: automatic notes in order', () => {
    const notes = automaticNotes({
      faturaTip: 'IHRACKAYITLI',
      malHizmetler: [newLine('IHRACKAYITLI')],
      odenecekTutarText: 'YALNIZ BİN TÜRK LİRASI',
      bankalar: [
        { bankaAdi: 'Akbank T.A.Ş.', iban: 'TR330006100519786457841326', faturadaGoster: true },
        { bankaAdi: 'Gizli', iban: 'TR00', faturadaGoster: false },
      ],
      aciklamalar: [{ aciklama: 'Teşekkür ederiz', faturadaGoster: true }],
    });
    expect(notes).toEqual([
      'YALNIZ BİN TÜRK LİRASI',
      '701 - 3065 sayılı Katma Değer Vergisi Kanununun 11/1-c maddesi hükmüne göre ihraç edilmek şartıyla teslim edildiğinden Katma Değer Vergisi tahsil edilmemiştir.',
      'Akbank T.A.Ş. IBAN: TR330006100519786457841326',
      'Teşekkür ederiz',
    ]);
    expect(automaticNotes({ faturaTip: 'SATIS', odenecekTutarText: 'X' })).toEqual(['X']);
  });

  test('INV-32: finds the banks and ready notes of a saved invoice, each once, without the total and the notes of codes', () => {
    const ready = ['Akbank T.A.Ş. IBAN: TR330006100519786457841326', 'Vade 30 gündür', '- İrsaliye yerine geçer'];
    const own = automaticNotes({
      faturaTip: 'IHRACKAYITLI',
      malHizmetler: [newLine('IHRACKAYITLI'), { istisnaMuafiyetSebebi: '702' }],
      odenecekTutarText: 'YALNIZ BİN TÜRK LİRASI',
    });
    expect(own).toHaveLength(3);
    const not = composeNotes({ automatic: [...own, ...ready, 'Vade 30 gündür', ''], special: '701 - elle' });
    expect(readyNotesOf(not)).toEqual(ready);
    expect(readyNotesOf('yalnızca özel not')).toEqual([]);
  });

  const ihracNote =
    '701 - 3065 sayılı Katma Değer Vergisi Kanununun 11/1-c maddesi hükmüne göre ihraç edilmek şartıyla teslim edildiğinden Katma Değer Vergisi tahsil edilmemiştir.';
  const diibNote = '702 - DİİB ve Geçici Kabul Rejimi Kapsamındaki Satışlar';
  const otvNote = '703 - 4760 Sayılı ÖTV Kanununun 8/2 Maddesi Kapsamındaki İhraç Kayıtlı Satış';

  test.each([
    [['701'], [ihracNote]],
    [['704', '701', '701'], [ihracNote]],
    [
      ['703', '702', '702'],
      [diibNote, otvNote],
    ],
    [
      ['702', '704'],
      [ihracNote, diibNote],
    ],
    [['301', ''], []],
    [[], []],
  ])('A-15, INV-33: the fixed notes follow the codes %j of the lines', (codes, expected) => {
    const malHizmetler = codes.map((istisnaMuafiyetSebebi) => ({ ...line, istisnaMuafiyetSebebi }));
    expect(automaticNotes({ faturaTip: 'IHRACKAYITLI', malHizmetler, odenecekTutarText: '' })).toEqual(expected);
    expect(automaticNotes({ faturaTip: 'IADE', malHizmetler, odenecekTutarText: '' })).toEqual([]);
  });

  test('INV-20: omits the empty parts of an address', () => {
    const full = {
      mahalleSemt: 'Şerifali Mah.',
      beldeBucak: 'Belde',
      koy: 'Köy',
      caddeSokak: 'Kıble Sok.',
      disKapiNo: '12',
      icKapiNo: '4',
    };
    expect(composeAddress(full)).toBe('Şerifali Mah. Belde Köy Kıble Sok. No: 12/4');
    expect(composeAddress({ ...full, beldeBucak: '', koy: null, icKapiNo: ' ' })).toBe(
      'Şerifali Mah. Kıble Sok. No: 12',
    );
    expect(composeAddress({ caddeSokak: 'Kıble Sok.' })).toBe('Kıble Sok.');
    expect(composeAddress({})).toBe('');
  });

  test("INV-19 INV-20 INV-21 CMP-26: the registry's answer fills the recipient", () => {
    const answer = {
      unvan: 'Çınaraltı Ltd. Şti.',
      ad: '',
      soyad: null,
      vergiDairesiKodu: '1103',
      adresBilgileri: [{ ilAdi: 'ADANA', ilceAdi: 'FEKE', caddeSokak: 'Sok.', disKapiNo: '1' }],
    };
    expect(recipientFromRegistry(answer, taxOffices)).toEqual({
      aliciUnvan: 'Çınaraltı Ltd. Şti.',
      vergiDairesi: 'Feke Malmüdürlüğü',
      il: 'ADANA',
      ilce: 'FEKE',
      adres: 'Sok. No: 1',
    });
    expect(recipientFromRegistry({ vergiDairesi: 'ÖRNEK V.D.', vergiDairesiKodu: '' }, taxOffices)).toEqual({
      vergiDairesi: 'ÖRNEK V.D.',
    });
    expect(recipientFromRegistry({}, taxOffices)).toEqual({});
  });

  test.each([
    ['2026-11-01', '2026-11-08'],
    ['2026-11-23', '2026-11-30'],
    ['2026-11-25', '2026-11-30'],
    ['2024-02-29', '2024-02-29'],
    ['2026-12-31', '2026-12-31'],
    ['2026-11-22', '2026-11-29'],
  ])('LST-21: an invoice of %s has to be signed by %s', (faturaTarih, lastDay) => {
    expect(lastSigningDay(faturaTarih)).toBe(lastDay);
    expect(daysLeftToSign(faturaTarih, lastDay)).toBe(0);
    expect(daysLeftToSign(faturaTarih, '2027-01-01')).toBeLessThan(0);
  });

  test('ATK-67: an invoice of the latest possible day has a last signing day', () => {
    expect(lastSigningDay('9999-12-31')).toBe('9999-12-31');
  });
});

const sale = (matrah: string, vergilerDahilToplamTutar: string, fields: Partial<SoldInvoice> = {}): SoldInvoice => ({
  onayDurumu: 'Onaylandi',
  talepAkisi: [],
  faturaTip: 'SATIS',
  portalFaturaTip: null,
  iadeTuru: null,
  paraBirim: 'TRY',
  dovizKur: '0',
  ...fields,
  totals: { matrah, vergilerDahilToplamTutar },
});
const talep = (tip: 'IPTAL' | 'ITIRAZ', durum: 'OLUSTU' | 'KABUL' | 'RET') => ({ tip, durum, tarih: '2026-11-20' });

test('MNY-01, MNY-09: sales are sums without and with KDV, whatever is withheld, and returns are apart', () => {
  const invoices = [
    sale('1000.00', '1200.00'),
    sale('1000.00', '1200.00', { faturaTip: 'TEVKIFAT' }),
    sale('300.00', '360.00', { faturaTip: 'IADE', iadeTuru: 'SATIS_IADESI' }),
    sale('50.00', '60.00', { faturaTip: 'IADE', iadeTuru: 'ALIS_IADESI' }),
    sale('70.00', '84.00', { faturaTip: null, portalFaturaTip: 'IADE' }),
  ];
  expect(salesOf(invoices)).toEqual({
    sold: { net: '2000.00', gross: '2400.00', count: 2 },
    returned: { net: '300.00', gross: '360.00', count: 1 },
    unknown: 0,
  });
  expect(salesOf([]).sold).toEqual({ net: '0.00', gross: '0.00', count: 0 });
});

test('HOM-04 LST-04 MNY-01: only approved invoices count, foreign ones at their own rate', () => {
  const invoices = [
    sale('1020.00', '1020.00'),
    sale('100.01', '100.01', { paraBirim: 'USD', dovizKur: '41.3567' }),
    sale('5000.00', '5000.00', { onayDurumu: 'Onaylanmadi' }),
    sale('7000.00', '7000.00', { onayDurumu: 'Silinmis' }),
    sale('10.00', '12.00', { paraBirim: 'EUR' }),
  ];
  expect(salesOf(invoices)).toMatchObject({ sold: { net: '5156.08', gross: '5156.08', count: 3 }, unknown: 1 });
});

test.each([
  [[talep('IPTAL', 'KABUL')], 0],
  [[talep('IPTAL', 'OLUSTU')], 1],
  [[talep('IPTAL', 'RET')], 1],
  [[talep('ITIRAZ', 'KABUL')], 1],
  [[talep('ITIRAZ', 'RET'), talep('IPTAL', 'KABUL')], 0],
])('MNY-06: an invoice with the requests %j counts %i times', (talepAkisi, count) => {
  expect(salesOf([sale('1.00', '1.20', { talepAkisi })]).sold.count).toBe(count);
});

test('HOM-04: sums a year of invoices exact to the kuruş', () => {
  const invoices = Array.from({ length: 1000 }, () => sale('0.10', '0.12'));
  expect(salesOf([...invoices, sale('99999999999999.99', '0.00')]).sold.net).toBe('100000000000099.99');
});
