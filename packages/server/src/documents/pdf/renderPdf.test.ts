import { describe, expect, test } from 'vitest';
import { renderHtml } from '@kalem/domain/document';
import { readDocumentFonts } from '../../node/threads/readAssets';
import type { Invoice, Line, Seller } from '../source';
import { readPdf, type PdfPage, type PdfText } from '../testing/readPdf';
import { sampleInvoice, sampleJpeg, sampleSeller, vectorInvoices } from '../testing/samples';
import { renderPdf } from './renderPdf';

const plain: Line = { malHizmet: 'Defter', miktar: '2', birim: 'C62', birimFiyat: '1234.5', kdvOrani: '20' };

const render = (invoice: Invoice, seller: Seller = sampleSeller) => renderPdf(invoice, seller, readDocumentFonts);
const pagesOf = async (invoice: Invoice, seller?: Seller) => (await readPdf(await render(invoice, seller))).pages;
const allRows = (pages: readonly PdfPage[]) => pages.flatMap(({ rows }) => rows);
const manyLines = (count: number) =>
  sampleInvoice(
    Array.from({ length: count }, (_, index) => ({
      ...plain,
      malHizmet: `Ürün ${index + 1}`,
      miktar: '1',
      birimFiyat: String(index + 1),
    })),
  );

/** All amounts and rates in a text, sorted. */
const figuresOf = (text: string) => (text.match(/[−+%]*\d{1,3}(?:\.\d{3})*,\d+|%\d+/g) ?? []).sort();

const textOfPage = (html: string) => html.replace(/<style>.*<\/style>/s, '').replace(/<[^>]*>/g, '\n');

/** Pairs of texts on one baseline that overlap. */
function overlaps({ texts }: PdfPage): string[] {
  const level = texts.filter(({ rotated }) => !rotated);
  const on = (left: PdfText, right: PdfText) =>
    Math.abs(left.bottom - right.bottom) < 2 && left.left < right.right - 0.5 && right.left < left.right - 0.5;
  return level.flatMap((left, index) =>
    level.slice(index + 1).flatMap((right) => (on(left, right) ? [`${left.text} / ${right.text}`] : [])),
  );
}

function expectTidy(pages: readonly PdfPage[]): void {
  for (const page of pages) {
    expect(overlaps(page)).toEqual([]);
    for (const { text, left, right, bottom, rotated } of page.texts) {
      if (!rotated) expect([text, left >= 35, right <= 560.5, bottom >= 20]).toEqual([text, true, true, true]);
    }
  }
}

describe('the text of the PDF', () => {
  test('API-91: head, recipient, facts, lines, totals, words, notes, ETTN and page number', async () => {
    const [page, ...others] = await pagesOf(
      sampleInvoice([{ ...plain, malHizmet: 'Çizgili defter ₺ ğüşıöç ĞÜŞİÖÇ', aciklama: 'Yerli' }], {
        not: 'Vade 30 gün',
      }),
    );
    expect(others).toEqual([]);
    expect(page?.rows).toEqual(
      expect.arrayContaining([
        'IŞIK ÖĞÜTÇÜ GIDA SANAYİ VE TİCARET A.Ş.',
        expect.stringContaining('MERSİS No: 0333333330100017'),
        expect.stringMatching(/^1 Çizgili defter ₺ ğüşıöç ĞÜŞİÖÇ 2 Adet 1\.234,50 %20 493,80 2\.469,00$/),
        'Yerli',
        'Ödenecek Tutar 2.962,80 TL',
        expect.stringContaining('Fatura No GIB2026000000917'),
        'Vade 30 gün',
        'ETTN: 6f0fdc0f-d6a7-4d1a-b4dd-ea1fd9d2da53',
        'e-Arşiv izni kapsamında elektronik ortamda iletilmiştir. Sayfa 1 / 1',
      ]),
    );
    const text = page?.rows.join(' ') ?? '';
    for (const part of [
      'e-Arşiv Fatura',
      'SAYIN',
      'Yıldız Çiçekçilik ve Peyzaj Ltd. Şti.',
      'Fatura Tarihi 03/09/2026',
      'Mal Hizmet Toplam Tutarı 2.469,00 TL',
      'Hesaplanan KDV (%20) 493,80 TL',
    ]) {
      expect(text).toContain(part);
    }
    expect(text.replaceAll('Mal Hizmet', '')).toMatch(/YALNIZ İKİBİNDOKUZYÜZALTMIŞİKİ/);
  });

  const firstOfType = [
    ...new Map(
      [...vectorInvoices]
        .reverse()
        .map(([id, name, invoice]) => [`${invoice.faturaTip} ${invoice.paraBirim}`, [id, name, invoice] as const]),
    ).values(),
  ];

  test.each(firstOfType)(
    'API-91: %s %s is printed without overlaps and shows the payable amount',
    async (_id, _name, invoice) => {
      const pages = await pagesOf(invoice);
      const payable = Number(invoice.totals.odenecekTutar).toLocaleString('tr-TR', { minimumFractionDigits: 2 });
      expect(allRows(pages).join('\n')).toContain(
        `Ödenecek Tutar ${payable} ${invoice.paraBirim === 'TRY' ? 'TL' : invoice.paraBirim}`,
      );
      expectTidy(pages);
      if (pages.length === 1)
        expect(figuresOf(allRows(pages).join('\n'))).toEqual(figuresOf(textOfPage(renderHtml(invoice, sampleSeller))));
    },
  );

  test('API-91 API-92: PDF and page show the same figures, with a rate, discounts and all kinds of taxes', async () => {
    const lines = [
      { ...plain, iskontoOrani: '12.5', V0073Orani: '10', V0003Orani: '20', tevkifatKodu: '602' },
      { ...plain, birimFiyat: '1234567.89', V4080Orani: '7.5', kdvOrani: '10' },
      { ...plain, iskontoTutari: '7.77', tevkifatKodu: '601' },
    ];
    const invoice = sampleInvoice(lines, { faturaTip: 'TEVKIFAT', paraBirim: 'USD', dovizKur: '41.256789' });
    const rows = allRows(await pagesOf(invoice)).filter((row) => !row.toLowerCase().includes('devreden toplam'));
    const shown = figuresOf(rows.join('\n'));
    expect(shown.length).toBeGreaterThan(40);
    expect(shown).toEqual(figuresOf(textOfPage(renderHtml(invoice, sampleSeller))));
  });

  test('API-91 OC-81: a draft is marked TASLAK', async () => {
    const [page] = await pagesOf(
      sampleInvoice([plain], { onayDurumu: 'Onaylanmadi', ettn: null, belgeNumarasi: null }),
    );
    expect(page?.texts.some(({ text, rotated }) => text === 'TASLAK' && rotated)).toBe(true);
    expect(page?.rows.join('\n')).toContain('Fatura No TASLAK');
  });

  test('an issued invoice is not marked', async () => {
    expect(allRows(await pagesOf(sampleInvoice([plain]))).join('\n')).not.toContain('TASLAK');
  });

  test('IMG-07: draws logo and signature; a broken picture does not fail the invoice', async () => {
    const imagesWith = async (logoData: string | null, imzaData: string | null) =>
      (await pagesOf(sampleInvoice([plain]), { ...sampleSeller, logoData, imzaData }))[0]?.images;
    expect(await imagesWith(sampleJpeg, sampleJpeg)).toBe(2);
    expect(
      await imagesWith(`data:image/jpeg;base64,${btoa('\u00ff\u00d8\u00ff\u00e0 nothing more')}`, 'file:///etc/passwd'),
    ).toBe(0);
  });
});

describe('several pages', () => {
  test('forty lines: every page has the table headings, its number and the carried sum', async () => {
    const pages = await pagesOf(manyLines(40));
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach(({ rows }, index) => {
      expect(rows.join('\n')).toContain('ETTN: 6f0fdc0f-d6a7-4d1a-b4dd-ea1fd9d2da53');
      expect(rows.at(-1)).toContain(`Sayfa ${index + 1} / ${pages.length}`);
      expect(rows.join('\n')).toContain('Mal Hizmet');
      expect(rows.join('\n')).toContain('Miktar');
    });
    expectTidy(pages);
  });

  test('the carried sum of a page is the sum of all lines so far', async () => {
    const pages = await pagesOf(manyLines(150));
    let sum = 0;
    pages.forEach(({ rows }, index) => {
      const numbers = rows.flatMap((row) => /^(\d+) Ürün \1 /.exec(row)?.[1] ?? []).map(Number);
      const before = rows.find((row) => row.includes('Önceki sayfadan devreden toplam'));
      if (index > 0 && numbers.length > 0)
        expect(before).toContain(sum.toLocaleString('tr-TR', { minimumFractionDigits: 2 }));
      sum += numbers.reduce((total, number) => total + number, 0);
      const carried = rows.find((row) => row.startsWith('Devreden toplam'));
      const goesOn = pages.slice(index + 1).some((page) => page.rows.some((row) => /^\d+ Ürün/.test(row)));
      expect(carried).toBe(
        goesOn ? `Devreden toplam ${sum.toLocaleString('tr-TR', { minimumFractionDigits: 2 })}` : undefined,
      );
    });
    expect(sum).toBe((150 * 151) / 2);
  });

  test('USE-12: totals share their page with lines, and at most a third of the first page is empty', async () => {
    for (const count of [30, 33, 36]) {
      const pages = await pagesOf(manyLines(count));
      const last = pages.find(({ rows }) => rows.some((row) => row.includes('Ödenecek Tutar')));
      expect(last?.rows.filter((row) => /^\d+ Ürün/.test(row)).length).toBeGreaterThanOrEqual(1);
      if (last === pages[0]) continue;
      const lines = pages[0]?.texts.filter(({ text }) => text.startsWith('Ürün')) ?? [];
      expect(Math.min(...lines.map(({ bottom }) => bottom))).toBeLessThan(841.89 / 3);
      expect(last?.rows.slice(0, 2).join(' ')).toMatch(/Önceki sayfadan devreden toplam [\d.]+,00$/);
    }
  });

  test('USE-12: six lines with tevkifat, discount, delivery note, logo, signature and notes fit on one page', async () => {
    const withheld = { ...plain, tevkifatKodu: '612', V9015Orani: '90' };
    const pages = await pagesOf(
      sampleInvoice(
        [
          { ...withheld, malHizmet: 'Ofis ve ortak alan temizlik hizmeti, Kasım 2026', birimFiyat: '186500' },
          {
            ...withheld,
            malHizmet: 'Dış cephe cam temizliği (sepetli vinç dâhil)',
            miktar: '2450',
            birim: 'MTK',
            iskontoOrani: '5',
          },
          { ...withheld, malHizmet: 'Peyzaj, çim biçme ve bahçe bakım hizmeti', tevkifatKodu: '613' },
          {
            ...withheld,
            malHizmet: 'Özel güvenlik hizmeti, 12 personel, 7/24',
            tevkifatKodu: '607',
            birimFiyat: '61250',
          },
          { ...plain, malHizmet: 'Çöp poşeti, jumbo boy 80×110 cm', aciklama: 'B ve C bloklar, 3–7 Kasım' },
          { ...plain, malHizmet: 'Damacana içme suyu, 19 L', kdvOrani: '1' },
        ],
        {
          faturaTip: 'TEVKIFAT',
          irsaliyeNumarasi: 'CTY2026000000412',
          irsaliyeTarihi: '2026-09-02',
          not: 'Sözleşme No: 2026/118\nVade farkı aylık %4’tür.\nTürkiye İş Bankası A.Ş. TR33 0006 4000 0011 2345 6789 01 TRY',
        },
      ),
      { ...sampleSeller, logoData: sampleJpeg, imzaData: sampleJpeg },
    );
    expect(pages).toHaveLength(1);
    expect(pages[0]?.images).toBe(2);
    expectTidy(pages);
  });

  test('keeps short notes together with their heading', async () => {
    const not = Array.from({ length: 6 }, (_, index) => `Taksit ${index + 1}`).join('\n');
    for (const count of [12, 14, 16, 18]) {
      const pages = await pagesOf({ ...manyLines(count), not });
      const withNotes = pages.filter(({ rows }) => rows.some((row) => row === 'NOTLAR' || row.startsWith('Taksit')));
      expect(withNotes.map(({ rows }) => rows.filter((row) => row.startsWith('Taksit')).length)).toEqual([6]);
    }
  });

  test('prints all notes when they fill several pages', async () => {
    const not = Array.from({ length: 150 }, (_, index) => `Taksit ${index + 1}`).join('\n');
    expect(
      allRows(await pagesOf(sampleInvoice([plain], { not }))).filter((row) => row.startsWith('Taksit')),
    ).toHaveLength(150);
  });

  test('prints all of five thousand lines', async () => {
    const pages = await pagesOf(manyLines(5000));
    expect(allRows(pages).filter((row) => /^(\d+) Ürün \1 /.test(row))).toHaveLength(5000);
    expect(pages.at(-1)?.rows.join('\n')).toContain('Ödenecek Tutar 15.003.000,00 TL');
  }, 300_000);
});

describe('layout', () => {
  test('aligns the amounts of a column', async () => {
    const [page] = await pagesOf(
      sampleInvoice(
        ['1', '22.5', '333333.33', '4444444.44'].map((birimFiyat) => ({
          ...plain,
          miktar: '1',
          birimFiyat,
          iskontoOrani: '1.5',
        })),
      ),
    );
    const ends =
      page?.texts
        .filter(({ text }) => ['0,98', '22,16', '328.333,33', '4.377.777,77'].includes(text.trim()))
        .map(({ right }) => Math.round(right * 10)) ?? [];
    expect(ends).toHaveLength(4);
    expect(new Set(ends).size).toBe(1);
  });

  test('keeps names of 300 characters and amounts of many digits within their columns', async () => {
    const long = 'Uluslararası taşımacılık hizmeti '.repeat(10).slice(0, 300);
    const lines = [long, 'W'.repeat(300), 'ğ'.repeat(300)].map((malHizmet) => ({
      ...plain,
      malHizmet,
      aciklama: long,
      miktar: '123456.789',
      birimFiyat: '98765.43219',
      iskontoOrani: '12.5',
      V0073Orani: '10',
    }));
    const wide = {
      aliciUnvan: 'Ü'.repeat(300),
      adres: long,
      vergiDairesi: long.slice(0, 150),
      emails: [`${'e'.repeat(240)}@ornek.test`],
    };
    const pages = await pagesOf(sampleInvoice(lines, wide), {
      ...sampleSeller,
      unvan: 'W'.repeat(300),
      website: 'w'.repeat(200),
    });
    expectTidy(pages);
    const onTop = 40 * (pages.length - 1);
    expect(allRows(pages).join('').replace('Web:', '').match(/W/g)).toHaveLength(600 + onTop);
    expect(allRows(pages).join('')).toContain('10.669.105.232,07');
  });

  test('empty fields leave no empty labels', async () => {
    const nobody = Object.fromEntries(
      Object.entries(sampleSeller).map(([field, value]) => [field, value === null ? null : '']),
    ) as unknown as Seller;
    const pages = await pagesOf(
      sampleInvoice([{ ...plain, malHizmet: '' }], {
        aliciUnvan: '',
        vknTckn: '',
        vergiDairesi: '',
        emails: [],
        il: '',
        ilce: '',
        ulke: '',
        adres: '',
      }),
      nobody,
    );
    expect(allRows(pages).join('\n')).not.toMatch(/VKN|Tel|Web|E-posta|Vergi Dairesi/);
    expectTidy(pages);
  });

  test('prints a line that is longer than a page completely', async () => {
    const taxes = Object.fromEntries(
      [
        '0021',
        '0061',
        '0071',
        '0073',
        '0074',
        '0075',
        '0076',
        '0077',
        '1047',
        '1048',
        '4080',
        '4081',
        '9077',
        '9944',
      ].map((code) => [`V${code}Orani`, '1']),
    );
    const text = 'dolu '.repeat(99);
    const pages = await pagesOf(
      sampleInvoice([{ ...plain, ...taxes, malHizmet: text, aciklama: text, teslimBedelOdemeYeri: text }]),
    );
    expect(allRows(pages).join(' ').match(/dolu/g)).toHaveLength(297);
    expect(allRows(pages).join('\n')).toContain('Ödenecek Tutar');
  });
});

describe('the file', () => {
  test('the same invoice gives the same bytes', async () => {
    const invoice = sampleInvoice([plain]);
    const [first, second] = [await render(invoice), await render(invoice)];
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(true);
  });

  test('its metadata contain the invoice and its seller', async () => {
    const { info } = await readPdf(await render(sampleInvoice([plain])));
    expect(info).toMatchObject({
      Title: 'e-Arşiv Fatura GIB2026000000917',
      Author: 'IŞIK ÖĞÜTÇÜ GIDA SANAYİ VE TİCARET A.Ş.',
      CreationDate: expect.stringContaining('20260903110509'),
    });
  });

  test('documents rendered at the same time do not mix', async () => {
    const files = await Promise.all(
      ['Bir', 'İki', 'Üç'].map((malHizmet) => render(sampleInvoice([{ ...plain, malHizmet }]))),
    );
    const rows = await Promise.all(
      files.map(async (file) => allRows((await readPdf(file)).pages).find((row) => row.startsWith('1 '))),
    );
    expect(rows.map((row) => row?.split(' ')[1])).toEqual(['Bir', 'İki', 'Üç']);
  });
});
