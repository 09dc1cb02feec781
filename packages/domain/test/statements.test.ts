import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SheetCell } from '../src/excel/sheetXml';
import { addDays } from '../src';
import {
  atOnce,
  type BankMovement,
  createMatcher,
  findHeadings,
  movementKeys,
  pairMovements,
  readMt940,
  readStatementRows,
  type StoredMovement,
} from '../src/movements';
import { decimal } from './bankTruth';

const account = { hesap: 'TR330006100519786457841326', paraBirim: 'TRY' };

/** What a bank booked: few amounts and texts, so that equal rows are frequent. */
const booked = fc.array(
  fc.record({
    day: fc.nat(9),
    kurus: fc.constantFrom(10_000, 10_000, -10_000, 25_050, -99, 1, 123_456_789),
    text: fc.constantFrom('GELEN FAST', 'KİRA', 'GIB2026000000001'),
  }),
  { minLength: 1, maxLength: 40 },
);

type Booked = readonly {
  readonly tarih: string;
  readonly kurus: number;
  readonly text: string;
  readonly balance: number;
}[];

function bookAll(list: readonly { readonly day: number; readonly kurus: number; readonly text: string }[]): Booked {
  let balance = 500_000;
  return [...list]
    .sort((left, right) => left.day - right.day)
    .map(({ day, kurus, text }) => {
      balance += kurus;
      return { tarih: addDays('2026-03-01', day), kurus, text, balance };
    });
}

const signed = (kurus: number) => `${kurus < 0 ? '-' : ''}${decimal(Math.abs(kurus))}`;

/** The file of some days, in one of the layouts of banks, oldest or newest first. */
function sheetOf(rows: Booked, { isReversed, hasBalance }: { isReversed: boolean; hasBalance: boolean }) {
  const list = rows.map(({ tarih, kurus, text, balance }) => {
    const day = tarih.split('-').reverse().join('.');
    const cells: SheetCell[] = [day, text, signed(kurus).replace('.', ',')];
    return hasBalance ? [...cells, signed(balance)] : cells;
  });
  const headings = ['Tarih', 'Açıklama', 'Tutar', ...(hasBalance ? ['Bakiye'] : [])];
  return [['Hesap özeti'], headings, ...(isReversed ? list.reverse() : list)].map((cells, index) => ({
    row: index + 1,
    cells,
  }));
}

function readSheet(rows: ReturnType<typeof sheetOf>): readonly BankMovement[] {
  const headings = findHeadings(rows);
  if (!headings) throw new Error('No headings');
  const columns = { tarih: -1, metin: [], ...headings.sutunlar };
  const read = atOnce(readStatementRows(rows, headings.satir, columns, account));
  if (!('hareketler' in read)) throw new Error(JSON.stringify(read));
  return read.hareketler;
}

function mt940Of(rows: Booked): string {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return '';
  const balance = (kurus: number) => `${kurus < 0 ? 'D' : 'C'}260301TRY${decimal(Math.abs(kurus)).replace('.', ',')}`;
  return [
    ':20:A',
    `:25:${account.hesap}`,
    `:60F:${balance(first.balance - first.kurus)}`,
    ...rows.flatMap(({ tarih, kurus, text }) => [
      `:61:${tarih.slice(2).replaceAll('-', '')}${kurus < 0 ? 'D' : 'C'}${decimal(Math.abs(kurus)).replace('.', ',')}NTRFX`,
      `:86:${text}`,
    ]),
    `:62F:${balance(last.balance)}`,
  ].join('\n');
}

function readText(text: string): readonly BankMovement[] {
  const read = atOnce(readMt940(text));
  if (!('hesaplar' in read)) throw new Error(JSON.stringify(read));
  return read.hesaplar.flatMap(({ hareketler }) => hareketler);
}

/** Takes files one after the other, as a server does. */
function takeAll(files: readonly { readonly kaynak: string; readonly movements: readonly BankMovement[] }[]) {
  const stored: (StoredMovement & { readonly movement: BankMovement })[] = [];
  for (const { kaynak, movements } of files) {
    const keys = movementKeys(movements);
    const incoming = movements.map((movement, index) => ({ ...movement, anahtar: keys[index] ?? '' }));
    const { yeni, bilinen, eslesen } = pairMovements(stored, incoming, kaynak);
    expect(yeni.length + bilinen.length + eslesen.length).toBe(movements.length);
    for (const { sira, hareketId } of eslesen) {
      const at = stored.findIndex((one) => one.hareketId === hareketId);
      const one = stored[at];
      if (one) stored[at] = { ...one, anahtarlar: { ...one.anahtarlar, [kaynak]: keys[sira] ?? '' } };
    }
    for (const sira of yeni) {
      const movement = movements[sira];
      const anahtar = keys[sira];
      if (!movement || anahtar === undefined) continue;
      const { hesap, tarih, tutar, paraBirim, yon } = movement;
      const paired = { hesap, tarih, tutar, paraBirim, yon };
      stored.push({ ...paired, hareketId: `${kaynak} ${anahtar}`, anahtarlar: { [kaynak]: anahtar }, movement });
    }
  }
  return stored;
}

/** The stored rows, byte for byte, in one order. */
const bytesOf = (stored: ReturnType<typeof takeAll>) =>
  stored.map(({ anahtarlar, movement }) => JSON.stringify([anahtarlar, movement])).sort();

const amountsOf = (movements: readonly Pick<BankMovement, 'tarih' | 'yon' | 'tutar'>[]) =>
  movements.map(({ tarih, yon, tutar }) => `${tarih} ${yon} ${tutar}`).sort();

/** Pieces of the days of a period: they overlap, come twice and in any order, and together they are all. */
const pieces = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 6 });

function cut(all: Booked, list: readonly (readonly [number, number])[], middle: number): Booked[] {
  const between = (from: number, to: number) =>
    all.filter(({ tarih }) => tarih >= addDays('2026-03-01', from) && tarih <= addDays('2026-03-01', to));
  const some = list.map(([from, to]) => between(Math.min(from, to), Math.max(from, to)));
  return [...some, between(middle + 1, 9), between(0, middle), ...some].filter((rows) => rows.length > 0);
}

describe('MNY-91 MNY-116: files taken again', () => {
  test('MNY-116 MNY-89: sheets in halves, doubled, overlapping and in any order are the same rows, byte for byte', () => {
    fc.assert(
      fc.property(
        booked,
        pieces,
        fc.nat(9),
        fc.boolean(),
        fc.boolean(),
        (list, days, middle, isReversed, hasBalance) => {
          const all = bookAll(list);
          const files = [all, ...cut(all, days, middle)].map((rows, index) => ({
            kaynak: 'TABLO',
            movements: readSheet(sheetOf(rows, { isReversed: (index % 2 === 0) === isReversed, hasBalance })),
          }));
          const once = bytesOf(takeAll(files.slice(0, 1)));
          expect(once).toHaveLength(all.length);
          expect(bytesOf(takeAll(files))).toEqual(once);
          expect(bytesOf(takeAll([...files].reverse()))).toEqual(once);
          expect(bytesOf(takeAll(files.slice(1)))).toEqual(once);
        },
      ),
    );
  });

  test('MNY-116 MNY-90: MT940 files in halves, doubled and in reverse order are the same rows, byte for byte', () => {
    fc.assert(
      fc.property(booked, pieces, fc.nat(9), (list, days, middle) => {
        const all = bookAll(list);
        const files = [all, ...cut(all, days, middle)].map((rows) => ({
          kaynak: 'MT940',
          movements: readText(mt940Of(rows)),
        }));
        const once = bytesOf(takeAll(files.slice(0, 1)));
        expect(once).toHaveLength(all.length);
        expect(bytesOf(takeAll(files))).toEqual(once);
        expect(bytesOf(takeAll([...files].reverse()))).toEqual(once);
      }),
    );
  });

  test('MNY-91 MNY-116: three sources of one account give each movement once, in any order', () => {
    fc.assert(
      fc.property(booked, pieces, fc.nat(9), fc.array(fc.nat(), { maxLength: 20 }), (list, days, middle, order) => {
        const all = bookAll(list);
        const port = all.map(({ tarih, kurus }, index) => ({
          ...account,
          id: `N${index}`,
          tarih,
          tutar: decimal(Math.abs(kurus)),
          yon: kurus < 0 ? ('BORC' as const) : ('ALACAK' as const),
        }));
        const files = cut(all, days, middle).flatMap((rows) => [
          { kaynak: 'TABLO', movements: readSheet(sheetOf(rows, { isReversed: false, hasBalance: true })) },
          { kaynak: 'MT940', movements: readText(mt940Of(rows)) },
        ]);
        const shuffled = [{ kaynak: 'PORT', movements: port }, ...files]
          .map((file, index) => ({ file, place: order[index] ?? 0 }))
          .sort((left, right) => left.place - right.place)
          .map(({ file }) => file);
        expect(amountsOf(takeAll(shuffled))).toEqual(amountsOf(port));
      }),
    );
  });
});

describe('hostile files', () => {
  const odd = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('Tarih', 'Açıklama', 'Tutar', 'Bakiye', 'B/A', '05.03.2026', '1.234,56', '-1,00', 'B', '\uD800'),
    fc.double(),
    fc.constant(null),
  );

  test('MNY-88 MNY-89: no sheet of any cells fails with anything but an answer', () => {
    const place = fc.option(fc.nat(4), { nil: undefined });
    fc.assert(
      fc.property(
        fc.array(fc.array(odd, { maxLength: 5 }), { maxLength: 12 }),
        fc.record({
          tarih: fc.nat(4),
          metin: fc.array(fc.nat(4)),
          tutar: place,
          yon: place,
          borc: place,
          bakiye: place,
        }),
        (cells, columns) => {
          const rows = cells.map((row, index) => ({ row: index + 1, cells: row }));
          findHeadings(rows);
          const { tutar, yon, borc, bakiye, ...chosen } = columns;
          const given = Object.entries({ tutar, yon, borc, bakiye }).filter(([, at]) => at !== undefined);
          const read = atOnce(readStatementRows(rows, 0, { ...chosen, ...Object.fromEntries(given) }, account));
          if ('hareketler' in read)
            for (const { tutar: amount } of read.hareketler) expect(amount).toMatch(/^\d+\.\d\d$/);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('MNY-90: no text of any tags fails with anything but an answer', () => {
    const lines = fc.array(
      fc.oneof(
        fc.constantFrom(':20:A', `:25:${account.hesap}`, ':60F:C260301TRY1,00', ':62F:C260301TRY1,00', '-}', ':86:X'),
        fc.constantFrom(':61:260301C1,00NTRFX', ':62M:C260301TRY1,00', ':60M:C260301TRY1,00', '{1:F01}'),
        fc.string({ unit: 'binary', maxLength: 80 }),
      ),
      { maxLength: 15 },
    );
    fc.assert(
      fc.property(lines, (list) => {
        const read = atOnce(readMt940(list.join('\n')));
        if ('kod' in read) expect(read.satir).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });

  test('MNY-92 MNY-94: texts of megabytes and twenty thousand equal invoices take milliseconds', () => {
    const invoices = Array.from({ length: 20_000 }, (_, index) => ({
      faturaId: `f${index}`,
      belgeNumarasi: `GIB2026${String(index).padStart(9, '0')}`,
      borcluId: `d${index % 2000}`,
      ad: `Öztürk Yıldız Gıda ${index % 2000}`,
      vknTckn: '1234567890',
      ibans: ['TR470000100100000350930001'],
      faturaTarih: '2026-03-01',
      vadeTarihi: null,
      paraBirim: 'TRY',
      kalan: '100.00',
      totals: {},
    }));
    const matcher = createMatcher(invoices, { kismi: true, vkn: true });
    const texts = [
      'GIB2O26'.repeat(1_000_000),
      '0'.repeat(10_000_000),
      'TR47 '.repeat(1_000_000),
      'OZTURK YILDIZ GIDA '.repeat(500_000),
      `e${'\u0301'.repeat(5_000_000)}`,
      '1234567890 '.repeat(500_000),
    ];
    const movements = texts.flatMap((text) =>
      ['100.00', '300.00', '299.97', '7.00'].map((tutar) => ({
        ...account,
        tarih: '2026-03-05',
        tutar,
        yon: 'ALACAK' as const,
        metin: text,
        karsiAd: text,
        karsiVkn: text,
        tahsilatReferansi: text,
        karsiIban: text,
      })),
    );
    const started = process.cpuUsage().user;
    for (const movement of movements) {
      const { sonuc, oneriler } = matcher.match(movement);
      expect(sonuc).not.toBe('OTOMATIK');
      expect(oneriler.length).toBeLessThanOrEqual(20);
    }
    expect((process.cpuUsage().user - started) / 1000 / movements.length).toBeLessThan(200);
  });
});
