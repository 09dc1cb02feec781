import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from '../../test/arbitraries';
import type { CalculableLine } from '../calculation/CalculableInvoice';
import { calculateInvoice } from '../calculation/calculateInvoice';
import { readDecimal, sumAmounts, writeRate } from '../calculation/decimal';
import { units } from '../codes/units';
import { tevkifatRates } from '../facts/tevkifat';
import { newInvoice } from '../invoice/draft';
import { foldTr, lowerTr, upperTr } from '../text/letters';
import { customerColumns, lineColumns, readStockRow, stockColumns } from './cardColumns';
import { collectionColumns, couponColumns, invoiceColumns, type ExportedInvoice } from './exportColumns';
import { customerOfRow, customerRows, stockRows } from './cardRows';
import { openingRows } from './openingRows';
import { codeOfTitle, fieldsOfHeadings, headingKey, missingHeadings, readSheet, writeSheet } from './sheets';

const headings = (columns: readonly { readonly heading: string }[]) => columns.map(({ heading }) => heading);

describe('columns', () => {
  test('LST-18 NUM-21: the 37 columns of invoices', () => {
    expect(headings(invoiceColumns).join('|')).toBe(
      'Fatura Tarihi|Fatura Saati|Belge Numarası|ETTN|Fatura Tipi|Onay Durumu|Alıcı VKN / TCKN|Alıcı Unvan|Alıcı Adı|Alıcı Soyadı|Vergi Dairesi|Para Birimi|Döviz Kuru|Mal / Hizmet Toplam Tutarı|Toplam İskonto|KDV Matrahı %1|KDV Matrahı %8|KDV Matrahı %10|KDV Matrahı %18|KDV Matrahı %20|KDV Tutarı %1|KDV Tutarı %8|KDV Tutarı %10|KDV Tutarı %18|KDV Tutarı %20|Hesaplanan KDV|Tevkifat %10|Tevkifat %20|Tevkifat %30|Tevkifat %40|Tevkifat %50|Tevkifat %60|Tevkifat %70|Tevkifat %80|Tevkifat %90|Vergiler Dahil Toplam Tutar|Ödenecek Tutar',
    );
    expect(invoiceColumns).toHaveLength(37);
  });

  test('MNY-20: the 8 columns of collection; amounts are numbers, and a missing due date is named', () => {
    const tahsilat = { durum: 'KISMI', tahsilEdilen: '200.00', kalan: '1000.00', gecikmeGunu: 4 };
    const invoice = { belgeNumarasi: 'GIB2026000000001', vadeTarihi: '2026-11-17', paraBirim: 'TRY' };
    const invoices = [
      { ...invoice, tahsilat: { ...tahsilat, sonTahsilat: '2026-11-20' } },
      { ...invoice, vadeTarihi: null, tahsilat: { ...tahsilat, durum: 'FAZLA', gecikmeGunu: 0, sonTahsilat: null } },
    ];
    expect(writeSheet(collectionColumns, invoices as unknown as ExportedInvoice[])).toEqual([
      [
        ...['Belge Numarası', 'Vade Tarihi', 'Tahsilat Durumu', 'Tahsil Edilen', 'Kalan', 'Para Birimi'],
        ...['Gecikme (Gün)', 'Son Tahsilat Tarihi'],
      ],
      ['GIB2026000000001', '17/11/2026', 'Kısmi', 200, 1000, 'TRY', 4, '20/11/2026'],
      ['GIB2026000000001', 'Vade belirtilmedi (30 gün)', 'Fazla ödendi', 200, 1000, 'TRY', 0, ''],
    ]);
  });

  test('MNY-42: the 5 columns of opening balances', () => {
    expect(headings(openingRows.columns).join('|')).toBe('VKN / TCKN|Unvan|Açılış Bakiyesi|Para Birimi|Vade Tarihi');
  });

  test('CUS-15 MNY-19 NUM-21: the 20 columns of customers', () => {
    expect(headings(customerColumns).join('|')).toBe(
      'VKN / TCKN|Unvan|Ad|Soyad|Vergi Dairesi|Adres|İlçe|İl|Posta Kodu|Ülke|Telefon|Email|Mali Müşavir Email|IBAN|İskonto (%)|Para Birimi|Yetkili Adı|Yetkili Email|Yetkili Telefon|Vade (Gün)',
    );
  });

  test('STK-13 NUM-21: the 18 columns of stock', () => {
    expect(headings(stockColumns).join('|')).toBe(
      'Mal / Hizmet|Stok Tipi|Birim|Birim Fiyat|Döviz Kodu|GTIP|Açıklama|KDV Oranı|Tevkifat Kodu|İstisna / Muafiyet Sebebi|Özel Matrah Nedeni|Özel Matrah Tutarı|Teslim Şartı|Eşya Kap Cinsi|Kap No|Kap Adet|Teslim / Bedel Ödeme Yeri|Gönderilme Şekli',
    );
  });

  test('NUM-21 ADM-17: the 3 columns of coupons; a day in Istanbul for a used coupon, empty otherwise', () => {
    const used = { kod: 'ABCDEFGH23', musteri: 'Çınar', usedAt: { Valid: true, Time: '2026-11-20T21:30:00Z' } };
    expect(
      writeSheet(couponColumns, [
        used,
        { ...used, musteri: '', usedAt: { Valid: false, Time: '0001-01-01T00:00:00Z' } },
      ]),
    ).toEqual([
      ['kod', 'musteri', 'kullanim'],
      ['ABCDEFGH23', 'Çınar', '21/11/2026'],
      ['ABCDEFGH23', '', 'Kullanılmadı'],
    ]);
  });

  test('A-16, INV-29: the 9 columns of the line template', () => {
    expect(headings(lineColumns).join('|')).toBe(
      'Mal / Hizmet|Miktar|Birim|Birim Fiyat|İskonto Oranı|KDV Oranı|Tevkifat Kodu|Alıcı DİB Satır Kodu|Açıklama',
    );
  });
});

/** Sums withholdings like the server. */
const tevkifatToplamlarOf = (lines: readonly { V9015Orani?: string; V9015Tutari?: string }[]) =>
  [
    ...new Set(
      lines.flatMap(({ V9015Orani, V9015Tutari }) =>
        V9015Orani === undefined || V9015Tutari === undefined ? [] : [Number(V9015Orani)],
      ),
    ),
  ].map((oran) => ({
    oran: String(oran),
    tutar: sumAmounts(
      lines.flatMap(({ V9015Orani, V9015Tutari }) =>
        V9015Tutari !== undefined && Number(V9015Orani) === oran ? [V9015Tutari] : [],
      ),
    ),
  }));

/** The cells of an invoice with these lines, by their headings. */
function exportedCells({ malHizmetler }: { malHizmetler: readonly CalculableLine[] }): Record<string, unknown> {
  const { totals, malHizmetler: calculated } = calculateInvoice({ faturaTip: 'TEVKIFAT', malHizmetler });
  const invoice = {
    ...newInvoice({ now: new Date('2026-11-21T11:00:00Z') }),
    onayDurumu: 'Onaylandi',
    belgeNumarasi: null,
    ettn: null,
    totals,
    tevkifatToplamlar: tevkifatToplamlarOf(calculated),
  };
  const [titles = [], cells = []] = writeSheet(invoiceColumns, [invoice as unknown as ExportedInvoice]);
  return Object.fromEntries(titles.map((title, index) => [String(title), cells[index]]));
}

describe('writing', () => {
  test('LST-19: writes bases, KDV and withholding into the column of their rate, as numbers', () => {
    const malHizmetler = [
      { miktar: '1', birimFiyat: '1000', kdvOrani: '20', tevkifatKodu: '602' },
      { miktar: '1', birimFiyat: '0.1', kdvOrani: '20', V9015Orani: '90' },
      { miktar: '1', birimFiyat: '100', kdvOrani: '0' },
      { miktar: '1', birimFiyat: '50', kdvOrani: '10', tevkifatKodu: '801' },
    ];
    const { totals, malHizmetler: calculated } = calculateInvoice({ faturaTip: 'TEVKIFAT', malHizmetler });
    const invoice = {
      ...newInvoice({ now: new Date('2026-11-21T11:00:00Z') }),
      faturaTip: 'TEVKIFAT',
      onayDurumu: 'Silinmis',
      belgeNumarasi: null,
      ettn: null,
      totals,
      tevkifatToplamlar: tevkifatToplamlarOf(calculated),
    };
    const [first = [], second = []] = writeSheet(invoiceColumns, [invoice as unknown as ExportedInvoice]);
    const cells = Object.fromEntries(first.map((heading, index) => [heading, second[index]]));
    expect(cells).toMatchObject({
      'Fatura Tarihi': '21/11/2026',
      'Fatura Tipi': 'Tevkifat',
      'Onay Durumu': 'Silinmiş',
      'Belge Numarası': '',
      'KDV Matrahı %20': 1000.1,
      'KDV Tutarı %20': 200.02,
      'KDV Matrahı %10': 50,
      'KDV Matrahı %1': '',
      'Tevkifat %90': 180.02,
      'Tevkifat %50': '',
      'Hesaplanan KDV': 205.02,
      'Ödenecek Tutar': 1170.1,
    });
  });

  test('LST-19: each rate of KDV has one column for its base and one for its tax', () => {
    const rows = [
      ['1', '1100', 'KDV Matrahı %1', 1100, 'KDV Tutarı %1', 11],
      ['8', '2200', 'KDV Matrahı %8', 2200, 'KDV Tutarı %8', 176],
      ['10', '3300', 'KDV Matrahı %10', 3300, 'KDV Tutarı %10', 330],
      ['18', '4400', 'KDV Matrahı %18', 4400, 'KDV Tutarı %18', 792],
      ['20', '5500', 'KDV Matrahı %20', 5500, 'KDV Tutarı %20', 1100],
    ] as const;
    const lineOf = ([kdvOrani, birimFiyat]: (typeof rows)[number]) => ({ miktar: '1', birimFiyat, kdvOrani });
    for (const filled of [rows, ...rows.map((row) => [row])]) {
      const cells = exportedCells({ malHizmetler: [...filled].reverse().map(lineOf) });
      const expected = rows.flatMap((row) => {
        const isFilled = filled.some((one) => one === row);
        return [
          [row[2], isFilled ? row[3] : ''],
          [row[4], isFilled ? row[5] : ''],
        ];
      });
      expect(cells).toMatchObject(Object.fromEntries(expected) as object);
    }
  });

  test('LST-19: each rate of withholding has one column', () => {
    // 1000 with 20 % KDV: each rate withholds its share of the 200.
    const withheld = [
      ['10', 'Tevkifat %10', 20],
      ['20', 'Tevkifat %20', 40],
      ['30', 'Tevkifat %30', 60],
      ['40', 'Tevkifat %40', 80],
      ['50', 'Tevkifat %50', 100],
      ['60', 'Tevkifat %60', 120],
      ['70', 'Tevkifat %70', 140],
      ['80', 'Tevkifat %80', 160],
      ['90', 'Tevkifat %90', 180],
    ] as const;
    const lineOf = (V9015Orani: string) => ({ miktar: '1', birimFiyat: '1000', kdvOrani: '20', V9015Orani });
    expect(exportedCells({ malHizmetler: withheld.map(([rate]) => lineOf(rate)) })).toMatchObject(
      Object.fromEntries(withheld.map(([, heading, amount]) => [heading, amount])),
    );
    for (const [rate, heading, amount] of withheld) {
      const cells = exportedCells({ malHizmetler: [lineOf(rate)] });
      expect(Object.entries(cells).filter(([title, cell]) => title.startsWith('Tevkifat %') && cell !== '')).toEqual([
        [heading, amount],
      ]);
    }
    const inNone = Object.entries(exportedCells({ malHizmetler: [lineOf('100'), lineOf('35'), lineOf('0')] }));
    expect(inNone.filter(([title, cell]) => title.startsWith('Tevkifat %') && cell !== '')).toEqual([]);
  });

  test('GIB-05, LST-18, MNY-12: an invoice from the portal is exported with the type that the portal gives it', () => {
    const invoice = {
      ...newInvoice({ now: new Date('2026-11-21T11:00:00Z') }),
      faturaTip: null,
      tevkifatToplamlar: [],
    };
    const { totals } = calculateInvoice({ ...invoice, malHizmetler: [] });
    const typeIn = (portalFaturaTip: string | null) => {
      const exported = { ...invoice, portalFaturaTip, totals } as unknown as ExportedInvoice;
      const [titles = [], cells = []] = writeSheet(invoiceColumns, [exported]);
      return cells[titles.indexOf('Fatura Tipi')];
    };
    expect([typeIn('IADE'), typeIn(null)]).toEqual(['İade', '']);
    // Its lines are calculated like those of SATIS.
    const malHizmetler = [{ miktar: '2', birimFiyat: '100', kdvOrani: '20' }];
    expect(calculateInvoice({ faturaTip: null, malHizmetler }).totals).toEqual(
      calculateInvoice({ faturaTip: 'SATIS', malHizmetler }).totals,
    );
  });

  test('LST-19: the columns of all rates add up to the totals; rates without a column are missing', () => {
    const line = fc.record({
      miktar: fc.integer({ min: 1, max: 99 }).map(String),
      birimFiyat: decimal(4, 2),
      kdvOrani: fc.constantFrom('0', '1', '8', '10', '18', '20', '20.0'),
      V9015Orani: fc.constantFrom('', '0', '10', '20', '30', '40', '50', '60', '70', '80', '90', '90.0', '100', '35'),
    });
    const kurus = (cell: unknown) => Math.round(Number(cell || 0) * 100);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (malHizmetler) => {
        const { totals, malHizmetler: calculated } = calculateInvoice({ faturaTip: 'TEVKIFAT', malHizmetler });
        const invoice = {
          ...newInvoice({ now: new Date('2026-11-21T11:00:00Z') }),
          onayDurumu: 'Onaylandi',
          belgeNumarasi: null,
          ettn: null,
          totals,
          tevkifatToplamlar: tevkifatToplamlarOf(calculated),
        };
        const [titles = [], row = []] = writeSheet(invoiceColumns, [invoice as unknown as ExportedInvoice]);
        const sumOf = (start: string) =>
          titles.reduce<number>(
            (sum, title, index) => (String(title).startsWith(start) ? sum + kurus(row[index]) : sum),
            0,
          );
        const inColumns = calculated.filter(
          ({ V9015Orani }) => Number(V9015Orani) % 10 === 0 && Number(V9015Orani) < 100,
        );
        expect(sumOf('KDV Tutarı %')).toBe(kurus(totals.hesaplananKdv));
        expect(sumOf('KDV Matrahı %')).toBe(
          calculated
            .filter(({ kdvOrani }) => kdvOrani !== '0')
            .reduce((sum, { kdvMatrahi }) => sum + kurus(kdvMatrahi), 0),
        );
        expect(sumOf('Tevkifat %')).toBe(inColumns.reduce((sum, { V9015Tutari }) => sum + kurus(V9015Tutari), 0));
      }),
    );
  });

  test('STK-13: writes a free withholding rate after its code', () => {
    const [, row = []] = writeSheet(stockColumns, [
      { malHizmet: 'Kalem', birimFiyat: '12.5', tevkifatKodu: '650', V9015Orani: '35' },
    ]);
    expect(row.slice(0, 9)).toEqual(['Kalem', '', '', 12.5, '', '', '', '', '650/35']);
    expect(writeSheet(stockColumns, [{ tevkifatKodu: '602', V9015Orani: '90' }])[1]?.[8]).toBe('602');
    expect(readStockRow({ tevkifatKodu: '650/35' })).toEqual({ tevkifatKodu: '650', V9015Orani: '35' });
    expect(readStockRow({ tevkifatKodu: '602' })).toEqual({ tevkifatKodu: '602', V9015Orani: '90' });
    expect(readStockRow({ malHizmet: 'x' })).toEqual({ malHizmet: 'x' });
    expect(readStockRow({ tevkifatKodu: ' 650 / 33,5 ' })).toEqual({ tevkifatKodu: '650', V9015Orani: '33.5' });
    expect(readStockRow({ tevkifatKodu: '650/1.125' })).toEqual({ tevkifatKodu: '650', V9015Orani: '1.125' });
    expect(readStockRow({ tevkifatKodu: '650' })).toEqual({ tevkifatKodu: '650', V9015Orani: '' });
  });
});

describe('reading', () => {
  test('CUS-13 INV-29: reads headings in any order, case and spelling; skips empty rows and unknown columns', () => {
    const rows = [
      ['acıklama', 'KDV ORANI', 'Birim fiyat ', 'MAL/HIZMET', 'Sütun', 'miktar'],
      ['not', 20, '1.234,56', ' Kalem ', 'x', 0.5],
      [null, undefined, '', '  '],
      ['', '18', 'on', 'Silgi', '', '3'],
    ];
    expect(readSheet(lineColumns, rows)).toEqual([
      {
        row: 2,
        fields: { ozelNotlar: 'not', kdvOrani: '20', birimFiyat: '1234.56', malHizmet: 'Kalem', miktar: '0.5' },
      },
      { row: 4, fields: { ozelNotlar: '', kdvOrani: '18', birimFiyat: 'on', malHizmet: 'Silgi', miktar: '3' } },
    ]);
  });

  test('CUS-13 CUS-15: reads what it has written', () => {
    const customer = {
      vknTckn: '0123456789',
      unvan: 'Çınar Ltd.',
      iskonto: '7.5',
      iban: 'TR330006100519786457841326',
      il: 'İSTANBUL',
      telNo: '5321234567',
    };
    const [{ fields = {} } = {}] = readSheet(customerColumns, writeSheet(customerColumns, [customer]));
    expect(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))).toEqual(customer);
  });

  test.each([
    [30, 30],
    [0, 0],
    [null, ''],
    [undefined, ''],
    // Refused rows are written with the texts of their cells.
    ['400', 400],
    ['otuz', 'otuz'],
  ])('MNY-19: the term %j is written as the cell %j', (vadeGunu, cell) => {
    expect(writeSheet(customerColumns, [{ vadeGunu }])[1]?.at(-1)).toBe(cell);
  });

  test('INV-29: numeric cells become decimals without exponents and floating-point noise', () => {
    const read = (cell: number) => readSheet(lineColumns, [['Miktar'], [cell]])[0]?.fields.miktar;
    expect([0.1 + 0.2, 1e-7, 19.99 * 3, 83.33333, 1e15, 0].map(read)).toEqual([
      '0.3',
      '0.0000001',
      '59.97',
      '83.33333',
      '1000000000000000',
      '0',
    ]);
  });

  test('INV-29 CUS-13 STK-13: reads any written card, regardless of order and case of its headings', () => {
    const number = decimal(15, 8).map((text) => writeRate(readDecimal(text)));
    const text = fc.string({ unit: 'binary', minLength: 1 }).filter((value) => value === value.trim());
    for (const columns of [customerColumns, stockColumns, lineColumns]) {
      const plainColumns = columns.filter(({ heading }) => heading !== 'Tevkifat Kodu');
      const card = fc.record(
        Object.fromEntries(plainColumns.map(({ field, kind }) => [field, kind === 'number' ? number : text])),
      );
      const order = fc.shuffledSubarray([...columns], { minLength: columns.length });
      fc.assert(
        fc.property(card, order, fc.func(fc.constantFrom(upperTr, lowerTr, foldTr)), (written, shuffled, spell) => {
          const [headings = [], row = []] = writeSheet(shuffled, [written]);
          const [read] = readSheet(columns, [headings.map((heading) => spell(heading)(String(heading))), row]);
          expect(read?.fields).toEqual(
            columns.length === plainColumns.length ? written : { ...written, tevkifatKodu: '' },
          );
        }),
        { numRuns: 50 },
      );
    }
  });

  test('STK-13: reads any withholding that it has written into one cell', () => {
    const coded = fc.constantFrom(...tevkifatRates).map(([tevkifatKodu, V9015Orani]) => ({ tevkifatKodu, V9015Orani }));
    const free = decimal(2, 3).map((rate) => ({ tevkifatKodu: '650', V9015Orani: rate }));
    fc.assert(
      fc.property(fc.oneof(coded, free), (card) => {
        const [{ fields = {} } = {}] = readSheet(stockColumns, writeSheet(stockColumns, [card]));
        expect(readStockRow(fields)).toMatchObject(card);
      }),
    );
  });

  test('INV-29: never throws for a sheet with arbitrary cells', () => {
    expect(readSheet(lineColumns, [])).toEqual([]);
    expect(
      readSheet(lineColumns, [
        [{}, [], true],
        [{}, [], true],
      ]),
    ).toEqual([]);
  });
});

describe('headings and titles', () => {
  test('CUS-13, STK-11: the headings that a sheet lacks', () => {
    expect(missingHeadings(stockColumns, ['malHizmet', 'birim'], ['MAL/HİZMET', 'Birim fiyat', 5, null])).toEqual([
      'Birim',
    ]);
    expect(missingHeadings(customerColumns, ['vknTckn'], ['VKN/TCKN '])).toEqual([]);
  });

  test('API-82: maps a title in any spelling to its code; keeps unknown titles', () => {
    expect(
      ['Adet', 'ADET', 'c62', 'C62', 'kg', 'KİLOGRAM', 'METREKARE', 'm2', 'Çift', 'fıçı', ''].map((typed) =>
        codeOfTitle(units, typed),
      ),
    ).toEqual(['C62', 'C62', 'C62', 'C62', 'KGM', 'KGM', 'MTK', 'MTK', 'PR', 'fıçı', '']);
    for (const { value, title } of units)
      expect([codeOfTitle(units, value), codeOfTitle(units, title)]).toEqual([value, value]);
  });
});

describe('headings of sheets that users made', () => {
  test('CUS-13: maps headings in any order, in Turkish or ASCII letters, by their own or other usual names, each once', () => {
    const headings = ['FIRMA UNVANI', 'Vkn', 'Vergi D.', 'Kod 3', 'e-posta', 'İskonto', 'Mail', 'tel', 'UNVAN'];
    expect(fieldsOfHeadings(customerColumns, customerRows.otherHeadings, headings)).toEqual([
      ...['unvan', 'vknTckn', 'vergiDairesi', undefined, 'email', 'iskonto', undefined, 'telNo', undefined],
    ]);
  });

  test('CUS-13, STK-11: headings of a messy file; a price with KDV or in another currency is not taken for the unit price', () => {
    const cards = ['Vergi No / TC', 'Firma / Ad Soyad', 'İletişim (mail)'];
    expect(fieldsOfHeadings(customerColumns, customerRows.otherHeadings, cards)).toEqual(['vknTckn', 'unvan', 'email']);
    const goods = ['Ürün / Hizmet Adı', 'Birim', 'Fiyat (KDV Dahil)', 'Fiyat (USD)', 'Satış Fiyatı (TL)'];
    expect(fieldsOfHeadings(stockColumns, stockRows.otherHeadings, goods)).toEqual([
      ...['malHizmet', 'birim', undefined, undefined, 'birimFiyat'],
    ]);
  });

  test('CUS-13: a separator behind an email address is left out; two addresses are refused with the reason', () => {
    const emailOf = (email: string) => customerRows.fieldsOf({ vknTckn: '1234567890', unvan: 'A', email });
    expect(emailOf('sahin@insaat.example,')).toMatchObject({ email: 'sahin@insaat.example' });
    const faults = customerRows.faultsOf(emailOf('a@ornek.example; b@ornek.example'));
    expect(faults.filter(({ path }) => path === 'email').map(({ code }) => code)).toEqual(['ONE_EMAIL']);
    const wrong = customerRows.faultsOf(emailOf('a@ornek.example yok'));
    expect(wrong.filter(({ path }) => path === 'email').map(({ code }) => code)).toEqual(['MALFORMED_EMAIL']);
  });

  test('STK-11: usual abbreviations of units are known', () => {
    expect(['ad.', 'Adt', 'Pkt', 'mt', 'gr', 'sa.'].map((typed) => codeOfTitle(units, typed))).toEqual([
      ...['C62', 'C62', 'PA', 'MTR', 'GRM', 'HUR'],
    ]);
  });

  test('STK-11: prefers the column whose own heading matches', () => {
    const headings = ['Ürün Adı', 'ölçü birimi', 'Fiyat', 'Açıklama', 'KDV %', 'Not'];
    expect(fieldsOfHeadings(stockColumns, stockRows.otherHeadings, headings)).toEqual([
      ...['malHizmet', 'birim', 'birimFiyat', 'aciklama', 'kdvOrani', undefined],
    ]);
  });

  test('CUS-13, STK-11: every other name maps to exactly one column', () => {
    for (const { columns, otherHeadings } of [customerRows, stockRows]) {
      const fields = columns.map(({ field }) => field);
      expect(fields).toEqual(expect.arrayContaining(Object.keys(otherHeadings)));
      const all = [...columns.map(({ heading }) => heading), ...Object.values(otherHeadings).flat()];
      expect(new Set(all.map(headingKey)).size).toBe(all.length);
    }
  });
});

describe('cells as users write them', () => {
  test('INV-29, STK-11: prices and rates with the lira or a percent sign are read as numbers, other currencies are not', () => {
    const rows = [
      ['Mal / Hizmet', 'Birim Fiyat', 'KDV Oranı'],
      ['İnce bulgur', '₺ 950', '%20'],
      ['Işıklı tabela', '1.234,56 TL', '10 %'],
      ['Çınar fidanı', '950 USD', 20],
    ];
    expect(readSheet(stockColumns, rows).map(({ fields }) => [fields.birimFiyat, fields.kdvOrani])).toEqual([
      ['950', '20'],
      ['1234.56', '10'],
      ['950 USD', '20'],
    ]);
  });

  test.each([
    ['48201357998.0', '48201357998'],
    ['629 014 73 32', '6290147332'],
    ['6290147332.00', '6290147332'],
    ['629.014.733.2', '6290147332'],
    ['123.456.789.0', '1234567890'],
  ])('CUS-13: reads the number "%s" as %s', (cell, vknTckn) => {
    expect(customerRows.fieldsOf({ vknTckn: cell })).toMatchObject({ vknTckn });
  });

  test.each([
    ['28415903754', { unvan: 'Ayşe Gül Işıldak' }, { unvan: '', ad: 'Ayşe Gül', soyad: 'Işıldak' }],
    ['28415903754', { unvan: 'Işıldak Gıda', ad: 'Ayşe' }, { unvan: 'Işıldak Gıda', ad: 'Ayşe' }],
    ['28415903754', { unvan: 'Işıldak' }, { unvan: 'Işıldak' }],
    ['6290147332', { unvan: 'Çınar Gıda' }, { unvan: 'Çınar Gıda' }],
  ])('CUS-13: %s, %j gives the name %j', (vknTckn, cells, names) => {
    expect(customerRows.fieldsOf({ vknTckn, ...cells })).toEqual({ vknTckn, ...names });
  });

  test.each([
    [30, 30, []],
    ['45', 45, []],
    ['30,00', 30, []],
    ['0', 0, []],
    ['', undefined, []],
    [365, 365, []],
    ['366', 366, ['COUNT_TOO_HIGH']],
    ['1.000', 1000, ['COUNT_TOO_HIGH']],
    ['30,5', '30.5', ['NOT_A_COUNT']],
    [-1, '-1', ['NOT_A_COUNT']],
    ['30 gün', 30, []],
    ['otuz', 'otuz', ['NOT_A_COUNT']],
  ])('MNY-19: the cell %j is the term %j of the card, with the faults %j', (cell, vadeGunu, codes) => {
    const rows = [
      ['VKN / TCKN', 'Unvan', 'Vade (Gün)'],
      ['1111111114', 'Çınar', cell],
    ];
    const [{ fields: cells = {} } = {}] = readSheet(customerColumns, rows);
    const fields = customerRows.fieldsOf(cells);
    expect(customerOfRow(fields)).toMatchObject({ vadeGunu, tuzel: true });
    const faults = customerRows.faultsOf(fields).filter(({ path }) => path === 'vadeGunu');
    expect(faults.map(({ code }) => code)).toEqual(codes);
  });

  test('MNY-19: a row of a file without the column has no term, so that a known card keeps its own', () => {
    expect(customerOfRow(customerRows.fieldsOf({ vknTckn: '1111111114' }))).not.toHaveProperty('vadeGunu');
  });

  test('MNY-19: finds the term under other usual headings', () => {
    for (const heading of ['Vade (Gün)', 'VADE GÜN', 'vade', 'Vade Günü', 'Ödeme Vadesi'])
      expect(fieldsOfHeadings(customerColumns, customerRows.otherHeadings, [heading]), heading).toEqual(['vadeGunu']);
  });

  test('CUS-13: a column for firms and persons maps to the title', () => {
    const headings = ['Firma / Ad Soyad', 'Vergi Kimlik No'];
    expect(fieldsOfHeadings(customerRows.columns, customerRows.otherHeadings, headings)).toEqual(['unvan', 'vknTckn']);
  });
});

describe('rows of opening balances', () => {
  const row = (cells: Readonly<Record<string, string>>) => openingRows.fieldsOf({ vknTckn: '4840847211', ...cells });
  const faultsOf = (cells: Readonly<Record<string, string>>) =>
    openingRows.faultsOf(row(cells)).map(({ path, code }) => `${path} ${code}`);

  test.each([
    ['-1.234,50', '-1234.50'],
    ['− 99,5', '-99.5'],
    ['-99.5', '-99.5'],
    ['1234.5', '1234.5'],
    ['-yok', '-yok'],
  ])('MNY-42: the balance %s is %s', (cell, tutar) => {
    expect(row({ tutar: cell }).tutar).toBe(tutar);
  });

  test('MNY-42: without a currency it is TRY; days are read as Turkish sheets write them', () => {
    expect(row({})).toMatchObject({ paraBirim: 'TRY', vadeTarihi: '' });
    expect(row({ paraBirim: 'usd', vadeTarihi: '1.3.2026' })).toMatchObject({
      paraBirim: 'USD',
      vadeTarihi: '2026-03-01',
    });
  });

  test('MNY-42: faults name the cell, and a shared number needs a name', () => {
    expect(faultsOf({ tutar: '-10' })).toEqual([]);
    expect(faultsOf({})).toEqual(['tutar REQUIRED']);
    expect(faultsOf({ tutar: '1.234', paraBirim: 'XYZ', vadeTarihi: '31.02.2026' })).toEqual([
      'tutar TOO_MANY_DECIMALS',
      'paraBirim INVALID_CHOICE',
      'vadeTarihi INVALID_DATE',
    ]);
    expect(faultsOf({ tutar: '5', vadeTarihi: '31.12.2004' })).toEqual(['vadeTarihi DATE_TOO_EARLY']);
    expect(faultsOf({ tutar: '5', vknTckn: '11111111111' })).toEqual(['unvan REQUIRED']);
    expect(faultsOf({ tutar: '5', vknTckn: '123' })).toEqual(['vknTckn VKN_LENGTH']);
  });

  test('MNY-42: rows of one account differ by currency, those of a shared number by name', () => {
    expect(openingRows.keyOf(row({}))).not.toBe(openingRows.keyOf(row({ paraBirim: 'USD' })));
    const shared = (unvan: string) => openingRows.keyOf(row({ vknTckn: '11111111111', unvan }));
    expect(shared('IŞIK')).toBe(shared('Işık'));
    expect(shared('Işık')).not.toBe(shared('Çınar'));
  });
});
