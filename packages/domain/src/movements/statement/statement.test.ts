import { describe, expect, test } from 'vitest';
import {
  atOnce,
  findHeadings,
  guessHeadings,
  headingsKey,
  readStatementRows,
  type StatementColumns,
} from '../../movements';
import type { SheetCell } from '../../excel/sheetXml';

const account = { hesap: 'TR330006100519786457841326', paraBirim: 'TRY' };
const [IBAN, OTHER_IBAN] = ['TR33 0006 1005 1978 6457 8413 26', 'TR47 0000 1001 0000 0350 9300 01'];

const rowsOf = (...rows: readonly (readonly SheetCell[])[]) => rows.map((cells, index) => ({ row: index + 1, cells }));

/** Reads a sheet with the columns that are proposed for it, and with those of the person. */
function read(rows: ReturnType<typeof rowsOf>, chosen: Partial<StatementColumns> = {}) {
  const headings = findHeadings(rows);
  if (!headings) throw new Error('No headings');
  const columns = { tarih: -1, metin: [], ...headings.sutunlar, ...chosen };
  return atOnce(readStatementRows(rows, headings.satir, columns, account));
}

const amountsOf = (result: ReturnType<typeof read>) =>
  'hareketler' in result ? result.hareketler.map(({ tarih, yon, tutar }) => `${tarih} ${yon} ${tutar}`) : result;

const expected = ['2026-03-05 BORC 200.00', '2026-03-07 ALACAK 1234.56'];

/** Extracts as banks write them, with the same two movements. (money-loop 3.3) */
const layouts: Readonly<Record<string, ReturnType<typeof rowsOf>>> = {
  Garanti: rowsOf(
    ['Hesap Hareketleri'],
    ['IBAN', IBAN],
    ['Tarih', 'Açıklama', 'Etiket', 'Tutar', 'Bakiye', 'Dekont No'],
    ['05.03.2026', 'KİRA', 'Diğer', '-200,00', '800,00', 'D1'],
    ['07.03.2026', 'GELEN FAST GIB2026000000001', 'Diğer', '1.234,56', '2.034,56', 'D2'],
  ),
  VakıfBank: rowsOf(
    ['IBAN: ' + IBAN],
    ['İŞLEM TARİHİ', 'AÇIKLAMA/İŞLEM', 'TUTAR', 'B/A', 'BAKİYE', 'FİŞ/İŞLEM NO'],
    ['07.03.2026', 'GELEN FAST', '1,234.56', 'A', '2,034.56', '2'],
    ['05.03.2026', 'KİRA', '200.00', 'B', '800.00', '1'],
  ),
  'Kuveyt Türk': rowsOf(
    ['Tarih', 'Açıklama', 'Borç', 'Alacak', 'Bakiye'],
    ['05/03/2026', 'KİRA', '200,00', '', '800,00'],
    ['07/03/2026', 'GELEN EFT', '', '1.234,56', '2.034,56'],
  ),
  'İş Bankası': rowsOf(
    ['TÜRKİYE İŞ BANKASI', IBAN],
    ['Tarih/Saat', 'Tutar', 'Bakiye', 'Açıklama'],
    ['07/03/2026-14:05:33', 1234.56, 2034.56, 'GELEN HAVALE'],
    ['05/03/2026-09:00:00', -200, 800, 'KİRA'],
  ),
  'Yapı Kredi': rowsOf(
    ['Tarih', 'Saat', 'İşlem', 'Kanal', 'Açıklama', 'İşlem Tutarı', 'Bakiye'],
    ['05.03.2026', '09:00', 'Otomatik', 'Diğer', 'KİRA', '-200,00 TL', '800,00 TL'],
    ['07.03.2026', '14:05:33', 'FAST', 'Mobil', 'GELEN FAST - ALİ VELİ - fatura', '1.234,56 TL', '2.034,56 TL'],
  ),
  Ziraat: rowsOf(
    ['Tutar', 'Tarih', 'Açıklama', 'İşlem No', 'Bakiye'],
    [-200, '05.03.2026', 'KİRA', 7, 800],
    [1234.56, '07.03.2026', 'GELEN', 8, 2034.56],
    [null, 'Toplam', null, null, null],
  ),
};

describe('MNY-87: headings', () => {
  test.each(Object.entries(layouts))(
    'MNY-87 MNY-88 MNY-89: the extract of %s is read with the proposed columns',
    (_, rows) => {
      expect(amountsOf(read(rows))).toEqual(expected);
      expect(read(rows)).toMatchObject({ bakiyeVar: true });
    },
  );

  test('MNY-87: the heading row may be anywhere, with the account above it and five sample rows', () => {
    const rows = rowsOf(
      ['Sayın müşterimiz, bu belgede tarih, açıklama ve tutar bilgileri yer alır ve yalnız bilgi içindir.'],
      ['Tarih aralığı', `Açıklama: ${'x'.repeat(60)}`, `Tutar: ${'x'.repeat(60)}`],
      ['Hesap', IBAN],
      ...Array.from({ length: 30 }, () => ['Reklam', null]),
      ['TARIH', 'ACIKLAMA', 'TUTAR'],
      ...Array.from({ length: 9 }, (_, index) => [`0${index + 1}.03.2026`, 'GELEN', index + 1]),
    );
    expect(findHeadings(rows)).toEqual({
      satir: 34,
      basliklar: ['TARIH', 'ACIKLAMA', 'TUTAR'],
      hesap: account.hesap,
      sutunlar: { tarih: 0, metin: [1], tutar: 2 },
      ornekler: Array.from({ length: 5 }, (_, index) => [`0${index + 1}.03.2026`, 'GELEN', `${index + 1}`]),
    });
  });

  test('MNY-87: several accounts above the headings, or a wrong check number, name none', () => {
    const head: SheetCell[] = ['Tarih', 'Açıklama', 'Tutar'];
    expect(findHeadings(rowsOf([IBAN], [OTHER_IBAN], head))).not.toHaveProperty('hesap');
    expect(findHeadings(rowsOf(['TR34 0006 1005 1978 6457 8413 26'], head))).not.toHaveProperty('hesap');
  });

  test('MNY-87: without words for date, text and amount there are none, and the person chooses a row', () => {
    const rows = rowsOf(['Gün', 'Bilgi', 'Para'], ['05.03.2026', 'KİRA', '-200,00']);
    expect(findHeadings(rows)).toBeUndefined();
    expect(findHeadings(rowsOf(['Tarih', 'Tutar', 'Bakiye']))).toBeUndefined();
    expect(findHeadings(rowsOf(['Tarih', 'Açıklama', 'Borç', 'Bakiye']))).toBeUndefined();
    expect(findHeadings(rows, 1)).toMatchObject({ satir: 1, basliklar: ['Gün', 'Bilgi', 'Para'], sutunlar: {} });
    const columns = { tarih: 0, metin: [1], tutar: 2 };
    expect(amountsOf(atOnce(readStatementRows(rows, 1, columns, account)))).toEqual(['2026-03-05 BORC 200.00']);
  });

  test('MNY-87: headings in other words are the row above the first movement, and keep the account above them', () => {
    const head: SheetCell[] = ['Tarihi', 'Hareket', 'Çıkan', 'Giren', 'Kalan'];
    const rows = rowsOf(
      ['HALK BANKASI', null],
      ['IBAN', IBAN],
      ['Dönem', '01.11.2026 - 30.11.2026'],
      head,
      ['02.11.2026', 'GELEN EFT', '', '96.288,92', '346.288,92'],
      ['02.11.2026', 'MASRAF', '12,79', '', '346.276,13'],
    );
    expect(findHeadings(rows)).toBeUndefined();
    expect(guessHeadings(rows)).toMatchObject({
      satir: 4,
      basliklar: head,
      hesap: account.hesap,
      sutunlar: { tarih: 0, borc: 2, alacak: 3 },
      ornekler: [['02.11.2026', 'GELEN EFT', '', '96.288,92', '346.288,92'], expect.anything()],
    });
    expect(guessHeadings(rowsOf(['02.11.2026', 'GELEN EFT', '96.288,92']))).toBeUndefined();
    expect(guessHeadings(rowsOf(['Rapor', '02.11.2026'], ['Toplam', '10,00']))).toBeUndefined();
  });

  test('MNY-87: a mapping is remembered by the folded headings', () => {
    expect(headingsKey(['TARİH', ' Açıklama ', 'Tutar (TL)'])).toBe(headingsKey(['tarih', 'AÇIKLAMA', 'TUTAR TL']));
    expect(headingsKey(['Tarih', 'Tutar'])).not.toBe(headingsKey(['Tarih', '', 'Tutar']));
  });
});

describe('MNY-88: amounts and days', () => {
  const signed = (...cells: readonly SheetCell[]) =>
    read(rowsOf(['Tarih', 'Açıklama', 'Tutar'], ...cells.map((cell) => ['05.03.2026', 'X', cell])));
  const readings = (...cells: readonly SheetCell[]) => {
    const result = signed(...cells);
    return 'hareketler' in result
      ? result.hareketler.map(({ yon, tutar }) => (yon === 'BORC' ? `-${tutar}` : tutar))
      : result;
  };

  test.each<[cell: SheetCell, amount: string]>([
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234.567,8', '1234567.80'],
    ['1 234,56', '1234.56'],
    ['1234', '1234.00'],
    ['1.234', '1234.00'],
    ['1,234', '1234.00'],
    ['12.345.678', '12345678.00'],
    [',50', '0.50'],
    ['-1.234,56', '-1234.56'],
    ['−1.234,56', '-1234.56'],
    ['1.234,56-', '-1234.56'],
    ['(1.234,56)', '-1234.56'],
    ['+1.234,56', '1234.56'],
    ['₺ 1.234,56', '1234.56'],
    ['1.234,56 TL', '1234.56'],
    ['100,0000', '100.00'],
    [1234.56, '1234.56'],
    [-0.1 - 0.2, '-0.30'],
    ['999999999999999,99', '999999999999999.99'],
  ])('MNY-88: %s is %s', (cell, amount) => {
    expect(readings(cell)).toEqual([amount]);
  });

  test.each<[SheetCell]>([
    ['1.23.456,00'],
    ['12.34,56'],
    ['1,2,3'],
    ['100 USD'],
    ['12a'],
    ['1,2345'],
    [0.125],
    ['--5'],
    ['(-5)'],
    ['1e3'],
    ['#HATA!'],
    ['9'.repeat(10_000)],
  ])('MNY-88: %s is no amount, and its row is named', (cell) => {
    expect(signed(cell)).toEqual({ kod: 'ROWS_UNREADABLE', satirlar: [{ satir: 2, sutun: 'tutar' }] });
  });

  test('MNY-88: 1.234 follows the other cells of its column', () => {
    expect(readings('1.234', '1,50')).toEqual(['1234.00', '1.50']);
    expect(readings('1,234', '1.50')).toEqual(['1234.00', '1.50']);
  });

  test('MNY-88: a column with both styles is a question to the person, and the answer reads it', () => {
    const rows = rowsOf(
      ['Tarih', 'Açıklama', 'Tutar'],
      ['05.03.2026', 'X', '1.234,56'],
      ['06.03.2026', 'X', '1,234.56'],
      ['07.03.2026', 'X', '2.525'],
    );
    expect(read(rows)).toEqual({
      kod: 'NUMBER_STYLE_MIXED',
      sutun: 'tutar',
      ornekler: ['1.234,56', '1,234.56'],
      satir: 3,
    });
    const answered = read(rows, { sayiBicimi: { tutar: 'VIRGUL' } });
    expect(amountsOf(answered)).toEqual([
      '2026-03-05 ALACAK 1234.56',
      '2026-03-06 ALACAK 1234.56',
      '2026-03-07 ALACAK 2525.00',
    ]);
    expect(read(rows, { sayiBicimi: { tutar: 'NOKTA' } })).toEqual({
      kod: 'ROWS_UNREADABLE',
      satirlar: [{ satir: 4, sutun: 'tutar' }],
    });
  });

  test('MNY-88: several separators of one kind are no decimal ones, and rows without a day tell no style', () => {
    const head: SheetCell[] = ['Tarih', 'Açıklama', 'Tutar'];
    const mixed = rowsOf(head, ['05.03.2026', 'X', '1.234.567'], ['06.03.2026', 'X', '1.50']);
    expect(read(mixed)).toMatchObject({ kod: 'NUMBER_STYLE_MIXED' });
    expect(amountsOf(read(mixed, { sayiBicimi: { tutar: 'NOKTA' } }))).toEqual([
      '2026-03-05 ALACAK 1234567.00',
      '2026-03-06 ALACAK 1.50',
    ]);
    const total = rowsOf(head, ['05.03.2026', 'X', '1,50'], [null, 'Toplam', '1.50']);
    expect(amountsOf(read(total))).toEqual(['2026-03-05 ALACAK 1.50']);
  });

  test('MNY-88: each column has its own style', () => {
    const rows = rowsOf(
      ['Tarih', 'Açıklama', 'Tutar', 'Bakiye'],
      ['05.03.2026', 'X', '1.234,56', '1,234.56'],
      ['06.03.2026', 'X', '-34,56', '1,200.00'],
    );
    expect(amountsOf(read(rows))).toEqual(['2026-03-05 ALACAK 1234.56', '2026-03-06 BORC 34.56']);
  });

  test.each<[cell: SheetCell, direction: string]>([
    ['A', 'ALACAK'],
    ['(A)', 'ALACAK'],
    ['Alacak', 'ALACAK'],
    ['b', 'BORC'],
    ['BORÇ', 'BORC'],
  ])('MNY-88: B/A %s is %s, with or without a sign', (cell, direction) => {
    const rows = (amount: string) => rowsOf(['Tarih', 'Açıklama', 'Tutar', 'B/A'], ['05.03.2026', 'X', amount, cell]);
    expect(amountsOf(read(rows('10,00')))).toEqual([`2026-03-05 ${direction} 10.00`]);
    if (direction === 'BORC') expect(amountsOf(read(rows('-10,00')))).toEqual(['2026-03-05 BORC 10.00']);
  });

  test('MNY-88: a direction that cannot be, and both debit and credit in one row, are named', () => {
    const head: SheetCell[] = ['Tarih', 'Açıklama', 'Tutar', 'B/A'];
    const fault = { kod: 'ROWS_UNREADABLE', satirlar: [{ satir: 2, sutun: 'yon' }] };
    expect(read(rowsOf(head, ['05.03.2026', 'X', '10,00', 'X']))).toEqual(fault);
    expect(read(rowsOf(head, ['05.03.2026', 'X', '-10,00', 'A']))).toEqual(fault);
    const both = rowsOf(['Tarih', 'Açıklama', 'Borç', 'Alacak'], ['05.03.2026', 'X', '10,00', '10,00']);
    expect(read(both)).toEqual({ kod: 'ROWS_UNREADABLE', satirlar: [{ satir: 2, sutun: 'alacak' }] });
    const zero = rowsOf(['Tarih', 'Açıklama', 'Borç', 'Alacak'], ['05.03.2026', 'X', '0,00', '10,00']);
    expect(amountsOf(read(zero))).toEqual(['2026-03-05 ALACAK 10.00']);
  });

  test.each<[cell: SheetCell, day: string, time?: string]>([
    ['07/03/2026', '2026-03-07'],
    ['07.03.2026', '2026-03-07'],
    ['7.3.2026', '2026-03-07'],
    ['07/03/2026-14:05:33', '2026-03-07', '14:05:33'],
    ['07.03.2026 14:05', '2026-03-07', '14:05:00'],
    ['2026-03-07', '2026-03-07'],
    ['2026-03-07T09:05:33', '2026-03-07', '09:05:33'],
  ])('MNY-88: the day %s', (cell, tarih, saat) => {
    const result = read(rowsOf(['Tarih', 'Açıklama', 'Tutar'], [cell, 'X', 1]));
    expect(result).toMatchObject({ hareketler: [{ tarih, ...(saat === undefined ? {} : { saat }) }] });
  });

  test.each<[SheetCell]>([['31.02.2026'], ['07.03.26'], [46_088], ['07.13.2026']])(
    'MNY-88: the day %s is none, and its row is named',
    (cell) => {
      expect(read(rowsOf(['Tarih', 'Açıklama', 'Tutar'], [cell, 'X', 1]))).toEqual({
        kod: 'ROWS_UNREADABLE',
        satirlar: [{ satir: 2, sutun: 'tarih' }],
      });
    },
  );

  test('MNY-88: totals, page ends, repeated headings and empty amounts are no movements', () => {
    const rows = rowsOf(
      ['Tarih', 'Açıklama', 'Tutar'],
      ['05.03.2026', 'X', '10,00'],
      ['Tarih', 'Açıklama', 'Tutar'],
      ['Sayfa 1/2', null, null],
      ['01.03.2026 - 31.03.2026', null, null],
      ['06.03.2026', 'Devir', null],
      ['06.03.2026', 'Y', '0,00'],
      [null, 'Toplam', '10,00'],
    );
    expect(amountsOf(read(rows))).toEqual(['2026-03-05 ALACAK 10.00']);
  });

  test('MNY-84 MNY-88: all that a row has of the payer is read, cut and without invisible characters', () => {
    const rows = rowsOf(
      ['Tarih', 'Saat', 'Açıklama', 'Tutar', 'Gönderen Adı', 'Gönderen VKN', 'Gönderen IBAN', 'Kanal', 'Referans'],
      ['05.03.2026', 0.5, ` a\u200Bb\n\tc ${'x'.repeat(10_000)}`, 1, 'ALİ  VELİ', '123 456 7890', IBAN, 'Mobil', 'R1'],
      ['05.03.2026', 'yok', 'd', 1, null, 'yok', 'TR33****1326', null, null],
    );
    const result = read(rows);
    if (!('hareketler' in result)) throw new Error(result.kod);
    const [first, second] = result.hareketler;
    expect(first).toEqual({
      ...account,
      tarih: '2026-03-05',
      saat: '12:00:00',
      tutar: '1.00',
      yon: 'ALACAK',
      metin: `ab c ${'x'.repeat(495)}`,
      karsiAd: 'ALİ VELİ',
      karsiVkn: '1234567890',
      karsiIban: account.hesap,
      kanal: 'Mobil',
      bankaReferansi: 'R1',
    });
    expect(second).toEqual({ ...account, tarih: '2026-03-05', tutar: '1.00', yon: 'ALACAK', metin: 'd' });
  });
});

describe('MNY-89: balances', () => {
  const head: SheetCell[] = ['Tarih', 'Açıklama', 'Tutar', 'Bakiye'];
  const list: SheetCell[][] = [
    ['05.03.2026', 'A', 100, 1100],
    ['05.03.2026', 'B', -300, 800],
    ['05.03.2026', 'C', 50.25, 850.25],
    ['05.03.2026', 'D', -900, -49.75],
  ];
  const textsOf = (result: ReturnType<typeof read>) =>
    'hareketler' in result ? result.hareketler.map(({ metin }) => metin) : result;

  test('MNY-89: the oldest or the newest row may come first; movements are oldest first', () => {
    expect(textsOf(read(rowsOf(head, ...list)))).toEqual(['A', 'B', 'C', 'D']);
    expect(textsOf(read(rowsOf(head, ...[...list].reverse())))).toEqual(['A', 'B', 'C', 'D']);
  });

  test('MNY-89: a missing or changed row is named, and nothing is taken', () => {
    const without = (index: number) => list.filter((_, other) => other !== index);
    expect(read(rowsOf(head, ...without(1)))).toEqual({ kod: 'BALANCES_DO_NOT_FIT', satir: 3 });
    expect(read(rowsOf(head, ...without(2)))).toEqual({ kod: 'BALANCES_DO_NOT_FIT', satir: 4 });
    const changed = list.map((cells, index) => (index === 2 ? ['05.03.2026', 'C', 50.26, 850.25] : cells));
    expect(read(rowsOf(head, ...changed))).toEqual({ kod: 'BALANCES_DO_NOT_FIT', satir: 4 });
    const blank = list.map((cells, index) => (index === 3 ? ['05.03.2026', 'D', -850.25, null] : cells));
    expect(read(rowsOf(head, ...blank))).toEqual({ kod: 'BALANCES_DO_NOT_FIT', satir: 5 });
  });

  test('MNY-89: the first row is not checked against anything; an opening balance is', () => {
    expect(textsOf(read(rowsOf(head, ...list.slice(1))))).toEqual(['B', 'C', 'D']);
    expect(textsOf(read(rowsOf(head, ['05.03.2026', 'Devir', null, 1000], ...list)))).toEqual(['A', 'B', 'C', 'D']);
    expect(read(rowsOf(head, ['05.03.2026', 'Devir', null, 900], ...list))).toEqual({
      kod: 'BALANCES_DO_NOT_FIT',
      satir: 3,
    });
  });

  test('MNY-89: without a balance column nothing is checked, and bakiyeVar is false', () => {
    const rows = rowsOf(head.slice(0, 3), ...list.map((cells) => cells.slice(0, 3)));
    expect(read(rows)).toMatchObject({ bakiyeVar: false });
    const empty = rowsOf(head, ...list.map((cells) => [...cells.slice(0, 3), null]));
    expect(read(empty)).toMatchObject({ bakiyeVar: false });
  });
});
