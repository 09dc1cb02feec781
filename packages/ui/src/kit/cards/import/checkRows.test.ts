import { customerRows } from '@kalem/domain/excel/cardRows';
import { expect, test } from 'vitest';
import type { EmptyCells } from '../cardCalls';
import {
  type CheckedRow,
  checkingOf,
  checkRows,
  countEmptied,
  countWrongCells,
  outcomeOf,
  putRow,
  withCell,
  withKnown,
  withoutWrongCells,
} from './checkRows';

const columns = ['vknTckn', 'unvan', 'ad', 'soyad', 'email'];
const mappedField = (field: string, place: number) => ({ place, field, heading: field });
const mapped = columns.map(mappedField);

async function check(
  lines: string[][],
  held: Record<string, string[]> = {},
  {
    bosHucre = 'BOSALT',
    names = {},
    mapping = mapped,
  }: { bosHucre?: EmptyCells; names?: Record<string, string[]>; mapping?: typeof mapped } = {},
) {
  const checking = checkingOf(customerRows, mapping as never, bosHucre);
  const asked: { keys: readonly string[]; fields: readonly string[] }[] = [];
  const rows = await checkRows({
    chosen: { sheet: { name: 'Cariler', rows: lines.map((cells, at) => ({ row: at + 1, cells })) }, head: 0 } as never,
    checking,
    known: async (keys, fields) => {
      asked.push({ keys, fields });
      return new Map(
        keys.filter((key) => held[key]).map((key) => [key, { fields: held[key] ?? [], names: names[key] ?? [] }]),
      );
    },
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  return { checking, rows, asked };
}

const outcomes = (rows: readonly CheckedRow[]) => rows.map((row) => `${outcomeOf(row)} ${row.emptied}`);

test('CUS-12: an empty cell clears what earlier rows have written to its card', async () => {
  const { rows, asked } = await check(
    [
      columns,
      ['1111111111', 'A', '', '', ''],
      ['1111111111', 'A', '', '', 'a@ornek.example'],
      ['1111111111', 'A', '', '', ''],
      ['2222222221', 'B', '', '', 'b@ornek.example'],
    ],
    { '1111111111': ['email'] },
  );
  expect(asked).toEqual([{ keys: ['1111111111', '2222222221'], fields: ['ad', 'soyad', 'email'] }]);
  expect(outcomes(rows)).toEqual(['changed 1', 'changed 0', 'changed 1', 'fresh 0']);
  expect(countEmptied(rows)).toBe(2);
});

test('CUS-12: a cleared cell clears its field once the card is known', async () => {
  const { checking, rows } = await check([columns, ['1111111111', 'A', 'x', 'y', 'a@']], { '1111111111': [] });
  expect(outcomes(rows)).toEqual(['wrong 0']);
  const cleared = putRow(checking, rows, withCell(checking, rows[0] as CheckedRow, 4, ''));
  expect(outcomes(cleared)).toEqual(['changed 0']);
  expect(
    outcomes(withKnown(checking, cleared, { key: '1111111111', holds: { fields: ['email'], names: [] } })),
  ).toEqual(['changed 1']);
});

test('CUS-12, CUS-13: a total below the table is skipped; a customer of that name is not', async () => {
  const { rows } = await check([
    columns,
    ['1111111111', 'A', '', '', ''],
    ['', 'GENEL TOPLAM: 2', '', '', ''],
    ['1234567890', 'Toplam Gıda A.Ş.', '', '', ''],
    ['', 'Toplamda iyi bir müşteri', '', '', ''],
  ]);
  expect(rows.map(({ row }) => row)).toEqual([2, 4, 5]);
});

test('CUS-12, CUS-13: rows can be taken without their invalid optional cells', async () => {
  const { checking, rows } = await check([
    columns,
    ['1111111111', 'A', '', '', 'a@ornek.example; b@ornek.example'],
    ['1234567890', '', '', '', 'c@'],
    ['12345', 'D', '', '', ''],
  ]);
  expect(outcomes(rows)).toEqual(['wrong 0', 'wrong 0', 'wrong 0']);
  expect(countWrongCells(checking, rows)).toBe(1);
  const taken = withoutWrongCells(checking, rows);
  expect(outcomes(taken)).toEqual(['fresh 0', 'wrong 0', 'wrong 0']);
  expect(taken.map(({ cells }) => cells[4])).toEqual(['', 'c@', '']);
});

test('CUS-12, CUS-13: with KORU, half of a name is refused, as on the server', async () => {
  const { rows } = await check(
    [columns, ['10000000146', '', 'Ali Veli', '', ''], ['10000000146', '', '', '', 'a@ornek.example']],
    { '10000000146': ['ad', 'soyad'] },
    { bosHucre: 'KORU' },
  );
  expect(outcomes(rows)).toEqual(['wrong 0', 'changed 0']);
});

test('MNY-19: an empty term clears that of the card; rows can be taken without a wrong one', async () => {
  const withTerm = [...columns, 'vadeGunu'];
  const { checking, rows } = await check(
    [
      withTerm,
      ['1111111114', 'A', '', '', '', ''],
      ['2222222228', 'B', '', '', '', 'otuz gün'],
      ['3333333332', 'C', '', '', '', '366'],
      ['4444444446', 'D', '', '', '', '30'],
    ],
    { '1111111114': ['vadeGunu'] },
    { mapping: withTerm.map(mappedField) },
  );
  expect(outcomes(rows)).toEqual(['changed 1', 'wrong 0', 'wrong 0', 'fresh 0']);
  expect(rows.flatMap(({ faults }) => faults).map(({ field, says }) => [field, says])).toEqual([
    ['vadeGunu', { code: 'NOT_A_COUNT', params: {} }],
    ['vadeGunu', { code: 'COUNT_TOO_HIGH', params: { max: 365 } }],
  ]);
  expect(outcomes(withoutWrongCells(checking, rows))).toEqual(['changed 1', 'fresh 0', 'fresh 0', 'fresh 0']);
});

test('STK-10: keys are looked up in calls of bounded size, without keys too long for a card', async () => {
  const names = Array.from({ length: 600 }, (_, at) => `11111111111 ${at}`);
  const lines = names.map((_, at) => ['11111111111', '', `${'a'.repeat(at === 0 ? 1001 : 900)}${at}`, 'b', '']);
  const { asked } = await check([columns, ...lines]);
  expect(asked.flatMap(({ keys }) => keys)).toHaveLength(599);
  expect(asked.map(({ keys }) => keys.join('').length).every((letters) => letters <= 250_000)).toBe(true);
  expect(asked.length).toBe(3);
});

test('CUS-13: a row that gives a known card another name has a warning with the name of that card', async () => {
  const names = { '1111111111': ['Ağrıdağı Depoculuk Ltd.'], '2222222221': ['Merkez', 'Şube'] };
  const { checking, rows } = await check(
    [
      columns,
      ['1111111111', 'Şahin İnşaat A.Ş.', '', '', ''],
      ['1111111111', 'AĞRIDAĞI DEPOCULUK LTD.', '', '', ''],
      ['2222222221', 'Şube', '', '', ''],
      ['3333333331', 'Yeni', '', '', ''],
    ],
    { '1111111111': [], '2222222221': [] },
    { names },
  );
  const renamed = { code: 'CARD_RENAMED', params: { name: 'Ağrıdağı Depoculuk Ltd.' } };
  const named = ({ warnings }: CheckedRow) => warnings.filter(({ field }) => field === 'unvan');
  expect(rows.map((row) => named(row).map(({ field, says }) => [field, says]))).toEqual([
    [['unvan', renamed]],
    [],
    [],
    [],
  ]);
  const corrected = putRow(checking, rows, withCell(checking, rows[0] as CheckedRow, 1, 'Ağrıdağı Depoculuk Ltd.'));
  expect(corrected.map(named)).toEqual([[], [], [], []]);
});
