import { describe, expect, test } from 'vitest';
import { atOnce, isMt940, readMt940 } from '../movements';

const IBAN = 'TR330006100519786457841326';
const read = (...lines: readonly string[]) => atOnce(readMt940(lines.join('\r\n')));

const opening = [':20:STARTUMS', `:25:${IBAN}`, ':28C:00012/001', ':60F:C260301TRY1000,00'];
const whole = [
  ...opening,
  ':61:2603050306D200,00NTRFNONREF//B1',
  ':86:KIRA ODEMESI',
  ':61:2603070307C1234,56NTRFMUSTERI//B2',
  `:86:${'GELEN FAST GIB20260000'.padEnd(65, 'x')}`,
  '00001 ODEME',
  'ALI VELI',
  ':62F:C260307TRY2034,56',
  ':64:C260307TRY2034,56',
  ':86:BANKA NOTU',
  '-',
];

describe('MNY-90: MT940', () => {
  test('MNY-90: movements with their day of booking, direction, reference and text', () => {
    expect(read(...whole)).toEqual({
      hesaplar: [
        {
          hesap: IBAN,
          paraBirim: 'TRY',
          hareketler: [
            {
              hesap: IBAN,
              paraBirim: 'TRY',
              tarih: '2026-03-06',
              tutar: '200.00',
              yon: 'BORC',
              bankaReferansi: 'B1',
              metin: 'KIRA ODEMESI',
            },
            {
              hesap: IBAN,
              paraBirim: 'TRY',
              tarih: '2026-03-07',
              tutar: '1234.56',
              yon: 'ALACAK',
              bankaReferansi: 'B2',
              metin: `${'GELEN FAST GIB20260000'.padEnd(65, 'x')}00001 ODEME ALI VELI`,
            },
          ],
        },
      ],
    });
  });

  test('MNY-90: a movement has one text; further ones, and those before the first movement, are about the statement', () => {
    const movement = [':61:260305C1,00NTRFNONREF', ':86:ODEME', ':86:BANKA NOTU'];
    const result = read(...opening, ':86:BASLIK', ...movement, ':62F:C260305TRY1001,00');
    expect(result).toMatchObject({ hesaplar: [{ hareketler: [{ metin: 'ODEME' }] }] });
  });

  test('MNY-90: a full line of the text goes on without a blank, so a number that is cut by a line is found', () => {
    const text = 'X'.repeat(53) + 'GIB202600000';
    const result = read(
      ...opening,
      ':61:260305C1,00NTRFNONREF',
      `:86:${text}`,
      '0001',
      'SON',
      ':62F:C260305TRY1001,00',
    );
    expect(result).toMatchObject({ hesaplar: [{ hareketler: [{ metin: `${text}0001 SON` }] }] });
  });

  test('MNY-90: RC and RD take back a credit and a debit; the mark may have a letter of the currency', () => {
    const result = read(
      ...opening,
      ':61:260305RC100,00NTRFNONREF',
      ':61:260305RD30,5NTRFNONREF',
      ':61:260305CR1,NTRFNONREF',
      ':61:260305DY2,00NTRFNONREF',
      ':62F:C260305TRY929,50',
    );
    expect(result).toMatchObject({
      hesaplar: [
        {
          hareketler: [
            { yon: 'BORC', tutar: '100.00', iptal: true },
            { yon: 'ALACAK', tutar: '30.50', iptal: true },
            { yon: 'ALACAK', tutar: '1.00' },
            { yon: 'BORC', tutar: '2.00' },
          ],
        },
      ],
    });
    if ('hesaplar' in result) expect(result.hesaplar[0]?.hareketler[2]).not.toHaveProperty('iptal');
  });

  test.each([
    ['2512310101', '2026-01-01'],
    ['2601011231', '2025-12-31'],
    ['2603050304', '2026-03-04'],
    ['260305', '2026-03-05'],
    ['2402280229', '2024-02-29'],
  ])('MNY-90: the days %s are the day of booking %s', (days, tarih) => {
    const result = read(...opening, `:61:${days}C1,00NTRFNONREF`, ':62F:C260305TRY1001,00');
    expect(result).toMatchObject({ hesaplar: [{ hareketler: [{ tarih }] }] });
  });

  test('MNY-90: a statement may go on over pages, and a file may have several accounts', () => {
    const pages = [
      ...opening,
      ':61:260305C1,00NTRFNONREF',
      ':62M:C260305TRY1001,00',
      '-}{5:}',
      '{1:F01}{4:',
      ':20:STARTUMS',
      `:25:${IBAN}`,
      ':60M:C260305TRY1001,00',
      ':61:260306C2,00NTRFNONREF',
      ':62F:C260306TRY1003,00',
    ];
    const other = [':20:X', ':25:12345/678', ':60F:D260301EUR5,00', ':61:260301C3,00NTRFNONREF', ':62F:D260301EUR2,'];
    expect(read(...pages, ...other)).toMatchObject({
      hesaplar: [
        { hesap: IBAN, paraBirim: 'TRY', hareketler: [{ tutar: '1.00' }, { tutar: '2.00' }] },
        { hesap: '12345/678', paraBirim: 'EUR', hareketler: [{ tutar: '3.00' }] },
      ],
    });
  });

  test.each<[what: string, satir: number, lines: readonly string[]]>([
    ['a closing balance that does not fit', 5, [...opening, ':62F:C260305TRY1000,01']],
    ['another currency at its end', 5, [...opening, ':62F:C260305USD1000,00']],
    ['an amount without a comma', 5, [...opening, ':61:260305C100NTRFNONREF', ':62F:C260305TRY1100,00']],
    ['an impossible day', 5, [...opening, ':61:260231C1,00NTRFNONREF', ':62F:C260305TRY1001,00']],
    ['an unknown mark', 5, [...opening, ':61:260305X1,00NTRFNONREF', ':62F:C260305TRY1001,00']],
    ['no closing balance', 5, [...opening, ':61:260305C1,00NTRFNONREF']],
    ['no first page', 4, [':20:A', `:25:${IBAN}`, ':28C:1', ':60M:C260305TRY1,00', ':62F:C260305TRY1,00']],
    ['no last page', 5, [...opening, ':62M:C260305TRY1000,00']],
    [
      'a first page after a page to be continued',
      9,
      [...opening, ':62M:C260305TRY1000,00', ...opening, ':62F:C260305TRY1000,00'],
    ],
    ['no account', 2, [':20:A', ':60F:C260305TRY1,00', ':62F:C260305TRY1,00']],
    ['a movement outside of a statement', 1, [':61:260305C1,00NTRFNONREF']],
    ['nothing', 1, ['']],
    [
      'a missing page',
      8,
      [
        ...opening,
        ':62M:C260305TRY1000,00',
        ':20:B',
        `:25:${IBAN}`,
        ':60M:C260306TRY1500,00',
        ':62F:C260306TRY1500,00',
      ],
    ],
  ])('MNY-90: a file with %s is broken', (_, satir, lines) => {
    expect(read(...lines)).toEqual({ kod: 'STATEMENT_BROKEN', satir });
  });

  test('MNY-90: a text of megabytes is cut', () => {
    const line = 'A'.repeat(5_000_000);
    const result = read(...opening, ':61:260305C1,00NTRFNONREF', `:86:${line}`, line, ':62F:C260305TRY1001,00');
    expect(result).toMatchObject({ hesaplar: [{ hareketler: [{ metin: 'A'.repeat(500) }] }] });
  });

  test('MNY-86 MNY-90: the kind of a file is known by its beginning', () => {
    expect([':20:A', '\uFEFF:20:A', '\n\n:20:A', '{1:F01X}{4:\n:20:A'].map(isMt940)).toEqual([true, true, true, true]);
    expect(['Tarih;Tutar', ':25:A', `${' '.repeat(200)}:20:`, ''].map(isMt940)).toEqual([false, false, false, false]);
  });
});
