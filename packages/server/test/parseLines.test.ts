import { lineColumns } from '@kalem/domain';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { WorkSheet } from 'xlsx';
import { addMember, signUpOwner } from '../src/testing/people';
import { apiError } from '../src/testing/answers';
import { spreadsheetFile, uploadBody, withWideLinks } from '../src/testing/files';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();
const owner = await signUpOwner(server);
const { query } = owner;

const headings = [
  'Mal / Hizmet',
  'Miktar',
  'Birim',
  'Birim Fiyat',
  'İskonto Oranı',
  'KDV Oranı',
  'Tevkifat Kodu',
  'Açıklama',
];
const parse = async (bytes: Uint8Array<ArrayBuffer>) =>
  (await owner.client.POST('/parse/mal-hizmet', { params: { query }, body: uploadBody(bytes) })).data.items;

describe('lines of an Excel file', () => {
  it.each(['xlsx', 'biff8'] as const)(
    'API-82, INV-28, INV-29: reads the eight columns, units as codes, numbers as decimals (%s)',
    async (bookType) => {
      const rows = [
        headings,
        ['Kurşun kalem', 2, 'Adet', '1.234,56', '%5', 20, '602', 'Kasım ayı'],
        ['Danışmanlık', '1,5', 'SAAT', 33.33333, '', 1, '650/35', ''],
        ['Kumaş', 0.1 + 0.2, 'm2', '12,50 TL', 7.5, '% 10', '', 'ğüşöç İı'],
        [],
        ['Hatalı', 'iki', 'tane', '', '', 'yirmi', '', ''],
      ];
      expect(await parse(spreadsheetFile([{ rows }], bookType))).toEqual([
        {
          satir: 2,
          malHizmet: 'Kurşun kalem',
          miktar: '2',
          birim: 'C62',
          birimFiyat: '1234.56',
          iskontoOrani: '5',
          kdvOrani: '20',
          tevkifatKodu: '602',
          ozelNotlar: 'Kasım ayı',
        },
        {
          satir: 3,
          malHizmet: 'Danışmanlık',
          miktar: '1.5',
          birim: 'HUR',
          birimFiyat: '33.33333',
          iskontoOrani: '',
          kdvOrani: '1',
          tevkifatKodu: '650/35',
          ozelNotlar: '',
        },
        {
          satir: 4,
          malHizmet: 'Kumaş',
          miktar: '0.3',
          birim: 'MTK',
          birimFiyat: '12.50',
          iskontoOrani: '7.5',
          kdvOrani: '10',
          tevkifatKodu: '',
          ozelNotlar: 'ğüşöç İı',
        },
        {
          satir: 6,
          malHizmet: 'Hatalı',
          miktar: 'iki',
          birim: 'tane',
          birimFiyat: '',
          iskontoOrani: '',
          kdvOrani: 'yirmi',
          tevkifatKodu: '',
          ozelNotlar: '',
        },
      ]);
    },
  );

  it('API-82, INV-29: accepts headings in any order and spelling, and leaves missing columns empty', async () => {
    expect(
      await parse(
        spreadsheetFile([
          {
            rows: [
              ['KDV ORANI', 'MAL/HIZMET'],
              [10, 'Kalem'],
            ],
          },
        ]),
      ),
    ).toEqual([
      {
        satir: 2,
        malHizmet: 'Kalem',
        miktar: '',
        birim: '',
        birimFiyat: '',
        iskontoOrani: '',
        kdvOrani: '10',
        tevkifatKodu: '',
        ozelNotlar: '',
      },
    ]);
  });

  it('API-82, INV-29: accepts other usual headings too, below titles and blank rows', async () => {
    const rows = [
      ['Kasım ayı siparişi'],
      [],
      ['Hazırlayan', 'Ayşe Işık'],
      ['Stok Kodu', 'Ürün Adı', 'Miktar', 'Birim Fiyat (TL)', 'KDV (%)', 'Açıklama', 'Tutar'],
      ['K-1', 'Kalem', 2, 12.5, 20, 'Mavi', 25],
      [],
      ['K-2', 'Silgi', 1, 5, 10, '', 5],
    ];
    for (const bookType of ['xlsx', 'biff8'] as const)
      expect(await parse(spreadsheetFile([{ rows: [['Özet']] }, { rows }], bookType))).toMatchObject([
        { satir: 5, malHizmet: 'Kalem', miktar: '2', birimFiyat: '12.5', kdvOrani: '20', ozelNotlar: 'Mavi' },
        { satir: 7, malHizmet: 'Silgi', miktar: '1', birimFiyat: '5', kdvOrani: '10', ozelNotlar: '' },
      ]);
  });

  it('API-82, INV-29: uses a description as the name if there is no other column', async () => {
    const rows = [
      ['Açıklama', 'Fiyat'],
      ['Kalem', 5],
    ];
    expect(await parse(spreadsheetFile([{ rows }]))).toMatchObject([
      { malHizmet: 'Kalem', birimFiyat: '5', ozelNotlar: '' },
    ]);
  });

  it('API-82: does not look for headings below the tenth row', async () => {
    const titles = Array.from({ length: 10 }, (_, index) => [`Başlık ${index}`]);
    const below = (count: number) => spreadsheetFile([{ rows: [...titles.slice(0, count), ['Ürün'], ['Kalem']] }]);
    expect(await parse(below(9))).toMatchObject([{ satir: 11, malHizmet: 'Kalem' }]);
    expect(await apiError(parse(below(10)))).toMatchObject({ code: 'SPREADSHEET_HEADINGS' });
  });

  it('OFF-10, A-16, INV-29: reads the line code of a permit', async () => {
    const rows = [
      ['Mal / Hizmet', 'Alıcı DİB satır kodu'],
      ['Bor', 'AB123456789'],
      ['Krom', ''],
    ];
    expect((await parse(spreadsheetFile([{ rows }]))).map(({ aliciDibSatirKod }) => aliciDibSatirKod)).toEqual([
      'AB123456789',
      undefined,
    ]);
  });

  it('API-82: accepts a price with trailing zeros and with any sign beside it', async () => {
    expect(
      (
        await parse(
          spreadsheetFile([
            {
              rows: [
                ['Mal / Hizmet', 'Birim Fiyat'],
                ['a', '₺1.000'],
                ['b', '1.000,00 ₺'],
                ['c', '5 TRY'],
              ],
            },
          ]),
        )
      ).map(({ birimFiyat }) => birimFiyat),
    ).toEqual(['1000', '1000.00', '5']);
  });

  it('API-82: reads a date as its text, not as the stored number', async () => {
    const rows = [
      ['Mal / Hizmet', 'Miktar', 'Birim Fiyat'],
      ['Kalem', 46143, 12.5],
    ];
    const change = (sheet: WorkSheet) => Object.assign(sheet['B2'], { z: 'dd.mm.yyyy' });
    for (const bookType of ['xlsx', 'biff8'] as const)
      expect(await parse(spreadsheetFile([{ rows, change }], bookType))).toMatchObject([
        { miktar: '01.05.2026', birimFiyat: '12.5' },
      ]);
  });

  it('INV-29, API-82: reads a percentage cell as the number that it shows, and 0,2 in another cell unchanged', async () => {
    const rows = [
      ['Mal / Hizmet', 'Miktar', 'İskonto Oranı', 'KDV Oranı'],
      ['Kalem', 1, 0.1, 0.2],
      ['Silgi', 0.5, 0.175, 0.01],
      ['Defter', 1, 0.07, 0.2],
      ['Kumaş', 1, 7, 20],
    ];
    const change = (sheet: WorkSheet) => {
      for (const cell of ['C2', 'D2', 'D3']) Object.assign(sheet[cell], { z: '0%' });
      for (const cell of ['B3', 'C3', 'C4']) Object.assign(sheet[cell], { z: '0.0 %' });
      for (const cell of ['C5', 'D5']) Object.assign(sheet[cell], { z: '0.00" %"' });
    };
    for (const bookType of ['xlsx', 'biff8'] as const)
      expect(await parse(spreadsheetFile([{ rows, change }], bookType)), bookType).toMatchObject([
        { miktar: '1', iskontoOrani: '10', kdvOrani: '20' },
        { miktar: '50', iskontoOrani: '17.5', kdvOrani: '1' },
        { miktar: '1', iskontoOrani: '7', kdvOrani: '0.2' },
        { miktar: '1', iskontoOrani: '7', kdvOrani: '20' },
      ]);
  });

  it('API-82: reads merged cells as their first one, and a formula as its stored result', async () => {
    const bytes = spreadsheetFile([
      {
        rows: [
          ['Mal / Hizmet', 'Miktar', 'Birim Fiyat'],
          ['Kalem', 2, 7.5],
          [null, 3, 4],
        ],
        change: (sheet) => {
          Object.assign(sheet['C2'], { f: '5+2.5' });
          sheet['!merges'] = [{ s: { r: 1, c: 0 }, e: { r: 2, c: 0 } }];
        },
      },
    ]);
    expect(await parse(bytes)).toMatchObject([
      { satir: 2, malHizmet: 'Kalem', miktar: '2', birimFiyat: '7.5' },
      { satir: 3, malHizmet: '', miktar: '3', birimFiyat: '4' },
    ]);
  });

  it.each([
    'malHizmet',
    'miktar',
    'birim',
    'birimFiyat',
    'iskontoOrani',
    'kdvOrani',
    'tevkifatKodu',
    'aliciDibSatirKod',
    'ozelNotlar',
  ] as const)('API-82: returns any cell unchanged and loses no other row: %s', async (field) => {
    const { heading } = lineColumns.find((column) => column.field === field) ?? { heading: '' };
    const cells = ['a'.repeat(350), 'ğ'.repeat(32_767), 'Zil\u0007 ve sıfır\0'];
    const rows = [['Mal / Hizmet', heading], ['Kalem'], ...cells.map((cell) => ['Kalem', cell])];
    const sheet = field === 'malHizmet' ? rows.map((row) => [row.at(-1)]) : rows;
    expect((await parse(spreadsheetFile([{ rows: sheet }]))).slice(1).map((line) => line[field])).toEqual(cells);
  });

  it('API-82: refuses more than 5.000 lines, no lines, no headings, and other files', async () => {
    const many = spreadsheetFile([
      { rows: [['Mal / Hizmet'], ...Array.from({ length: 5001 }, (_, index) => [`Kalem ${index}`])] },
    ]);
    expect(await apiError(parse(many))).toMatchObject({
      status: 422,
      code: 'TOO_MANY_LINES',
      message: 'Bir dosyadan en fazla 5.000 fatura satırı yüklenebilir.',
    });
    expect(await apiError(parse(spreadsheetFile([{ rows: [headings] }])))).toMatchObject({
      status: 422,
      code: 'SPREADSHEET_EMPTY',
    });
    expect(await apiError(parse(spreadsheetFile([{ rows: [['Stok Kodu'], ['x']] }])))).toMatchObject({
      status: 422,
      code: 'SPREADSHEET_HEADINGS',
    });
    expect(await apiError(parse(new TextEncoder().encode('Mal / Hizmet;Miktar')))).toMatchObject({
      status: 415,
      code: 'NOT_A_SPREADSHEET',
    });
  });

  it('ATK-54: reads a file of unclosed tags without blocking a thread', async () => {
    const parts = unzipSync(
      spreadsheetFile([
        {
          rows: [
            ['Mal / Hizmet', 'Miktar'],
            ['Kalem', 2],
          ],
        },
      ]),
    );
    const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const slow = `<row r="3"><c r="A3" t="inlineStr"><is>${'<t '.repeat(1_500_000)}</is></c></row>`;
    const bytes = zipSync({
      ...parts,
      'xl/worksheets/sheet1.xml': strToU8(sheet.replace('</sheetData>', `${slow}</sheetData>`)),
      'xl/styles.xml': strToU8(`<numFmt numFmtId="164" formatCode="${'['.repeat(3_000_000)}"/>`),
    });
    expect(bytes.length).toBeLessThan(20_000);
    expect(await parse(new Uint8Array(bytes))).toMatchObject([{ satir: 2, malHizmet: 'Kalem', miktar: '2' }]);
  });

  it('ATK-56: reads the lines of an old file with links over the whole sheet without extra cost', async () => {
    const bytes = withWideLinks([['Mal / Hizmet'], ...Array.from({ length: 3000 }, (_, index) => [`Kalem ${index}`])]);
    expect(await parse(bytes)).toHaveLength(3000);
  });

  it('API-82: needs the permission to write invoices, and stores nothing', async () => {
    const bytes = spreadsheetFile([{ rows: [headings, ['Kalem', 1]] }]);
    const reader = await addMember(server, query.companyId, { faturaRead: true, stokWrite: true });
    expect(
      await apiError(reader.client.POST('/parse/mal-hizmet', { params: { query }, body: uploadBody(bytes) })),
    ).toMatchObject({ status: 403 });
    await parse(bytes);
    expect((await owner.client.GET('/stok', { params: { query } })).data.items).toEqual([]);
  });
});
