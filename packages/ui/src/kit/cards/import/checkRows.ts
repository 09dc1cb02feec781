import { foldTr, readCell, type ReadableColumn } from '@kalem/domain';
import { type CardRows, keepsOwn } from '@kalem/domain/excel/cardRows';
import { faultOfDomain, type FieldFault } from '../../fieldFault';
import { createYield } from '../../list/yieldToPage';
import type { FileCell } from '../../list/readWorkbook';
import type { EmptyCells, HeldByKey, HeldCards } from '../cardCalls';
import type { ChosenSheet, MappedColumn } from './mapping';

/** A row of the file as a card, with its errors. */
export interface CheckedRow {
  /** The row number that Excel shows. */
  readonly row: number;
  /** In the order of the mapped columns. */
  readonly cells: readonly FileCell[];
  /** The identifying key of the card; '' if the row has none. */
  readonly key: string;
  /** Faults of the row alone. */
  readonly found: readonly FieldFault[];
  /** Faults that block the row. */
  readonly faults: readonly FieldFault[];
  /** Warnings. They do not block the row. */
  readonly warnings: readonly FieldFault[];
  /** The first row of the file with the same card, if that is another row. */
  readonly twin: number | undefined;
  /** The cards that exist before the import. */
  readonly holds: HeldCards | undefined;
  /** True if the card exists before this row: before the import or by an earlier row. */
  readonly isThere: boolean;
  /** The number of filled fields that the empty cells of this row clear. */
  readonly emptied: number;
  readonly isEdited: boolean;
}

/** A row that was not checked yet. */
type ReadRow = Pick<CheckedRow, 'row' | 'cells' | 'key' | 'twin' | 'isEdited'>;

/** The settings of a check. */
export interface Checking {
  readonly kind: CardRows;
  /** The mapped columns, in the order of the file. */
  readonly columns: readonly (ReadableColumn & { readonly place: number })[];
  /** The effect of empty cells on existing cards. */
  readonly bosHucre: EmptyCells;
}

export function checkingOf(kind: CardRows, mapped: readonly MappedColumn[], bosHucre: EmptyCells): Checking {
  const columns = mapped.flatMap(({ place, field }) => {
    const column = kind.columns.find((one) => one.field === field);
    return column ? [{ ...column, place }] : [];
  });
  return { kind, columns, bosHucre };
}

interface CheckOptions {
  chosen: ChosenSheet;
  checking: Checking;
  /** Looks up which of `keys` have a card, which of `fields` are filled in each, and their names. */
  known: (keys: readonly string[], fields: readonly string[]) => Promise<HeldByKey>;
  /** Called with the finished share. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** Limits of one lookup call: number of keys, and their total length. */
const KEYS_PER_CALL = 2000;
const LETTERS_PER_CALL = 250_000;
/** The maximum length of a key. Longer ones cannot be looked up. */
const LONGEST_KEY = 1000;

/** Checks all rows, in slices of a few milliseconds. */
export async function checkRows({ chosen, checking, known, onProgress, signal }: CheckOptions): Promise<CheckedRow[]> {
  const yieldToPage = createYield();
  const rows = chosen.sheet.rows.slice(chosen.head + 1);
  const firsts = new Map<string, number>();
  const withEmpty = new Set<string>();
  const read: ReadRow[] = [];
  for (const { row, cells: all } of rows) {
    await yieldToPage();
    signal.throwIfAborted();
    const cells = checking.columns.map(({ place }) => all[place] ?? '');
    if (cells.every((cell) => cell === '')) continue;
    const key = checking.kind.keyOf(fieldsOf(checking, cells));
    if (key === '' && isSumRow(all)) continue;
    const twin = key === '' ? undefined : firsts.get(key);
    if (key !== '' && twin === undefined) firsts.set(key, row);
    for (const [index, { field }] of checking.columns.entries()) if (cells[index] === '') withEmpty.add(field);
    read.push({ row, cells, key, twin, isEdited: false });
  }
  const there = new Map<string, HeldCards>();
  for (const keys of callsOf([...firsts.keys()])) {
    const found = await known(keys, [...withEmpty]);
    for (const [key, held] of found) there.set(key, held);
    signal.throwIfAborted();
  }
  const settle = settling(checking);
  const checked: CheckedRow[] = [];
  for (const row of read) {
    if (checked.length % 500 === 0) onProgress(checked.length / read.length);
    await yieldToPage();
    signal.throwIfAborted();
    checked.push(settle(judged(checking, row, there.get(row.key))));
  }
  return checked;
}

/** Splits the keys into lookup calls. */
function* callsOf(keys: readonly string[]): Generator<string[]> {
  let call: string[] = [];
  let letters = 0;
  for (const key of keys) {
    if (key.length > LONGEST_KEY) continue;
    if (call.length === KEYS_PER_CALL || letters + key.length > LETTERS_PER_CALL) {
      yield call;
      [call, letters] = [[], 0];
    }
    call.push(key);
    letters += key.length;
  }
  if (call.length > 0) yield call;
}

/** True for a total below the user's table: 'Toplam', 'GENEL TOPLAM: 7'. */
function isSumRow(cells: readonly FileCell[]): boolean {
  const first = cells.find((cell) => cell !== '');
  return typeof first === 'string' && /^(?:genel |ara )?toplam\b/.test(foldTr(first));
}

/** Clears invalid cells of optional fields (such as a wrong email address) in rows that have no other fault. */
export function withoutWrongCells(checking: Checking, rows: readonly CheckedRow[]): CheckedRow[] {
  return settled(
    checking,
    rows.map((row) => emptiedOfFaults(checking, row) ?? row),
  );
}

/** The number of rows that `withoutWrongCells` would make valid. */
export function countWrongCells(checking: Checking, rows: readonly CheckedRow[]): number {
  return rows.filter((row) => emptiedOfFaults(checking, row)).length;
}

function emptiedOfFaults(checking: Checking, row: CheckedRow): CheckedRow | undefined {
  const isWrong = (field: string) => row.faults.some((fault) => fault.field === field);
  if (row.faults.length === 0) return undefined;
  const cells = row.cells.map((cell, place) => (isWrong(checking.columns[place]?.field ?? '') ? '' : cell));
  const emptied = judged(checking, { ...row, cells, isEdited: true }, row.holds);
  const isTaken = !emptied.found.some(({ severity }) => severity === 'error');
  return isTaken && checking.kind.keyOf(fieldsOf(checking, cells)) === row.key ? emptied : undefined;
}

/** A copy of the row with a new text in one cell, not checked yet. */
export function withCell(checking: Checking, row: CheckedRow, place: number, text: string): CheckedRow {
  const cells = row.cells.map((cell, index) => (index === place ? text.trim() : cell));
  return { ...row, cells, key: checking.kind.keyOf(fieldsOf(checking, cells)), isEdited: true };
}

/**
 * Replaces a row by its edited version and checks it. Rows that share its old or its new key are marked again. Whether
 * a new key belongs to a card is looked up later (`withKnown`), unless another row has that key.
 */
export function putRow(checking: Checking, rows: readonly CheckedRow[], edited: CheckedRow): CheckedRow[] {
  const before = rows.find(({ row }) => row === edited.row)?.key;
  const isOther = edited.key !== before;
  const holds = isOther
    ? rows.find((one) => edited.key !== '' && one.key === edited.key && one.holds)?.holds
    : edited.holds;
  const firsts = new Map<string, number>();
  const put = rows.map((one) => {
    const isIt = one.row === edited.row;
    const { key } = isIt ? edited : one;
    if (!isIt && (!isOther || (key !== before && key !== edited.key))) return one;
    const twin = isOther ? firsts.get(key) : edited.twin;
    if (key !== '' && twin === undefined) firsts.set(key, one.row);
    return isIt ? judged(checking, { ...edited, twin }, holds) : { ...one, twin };
  });
  return settled(checking, put);
}

/** Updates the rows of this key after its card and filled fields were looked up. */
export function withKnown(
  checking: Checking,
  rows: readonly CheckedRow[],
  { key, holds }: { readonly key: string; readonly holds: HeldCards },
): CheckedRow[] {
  return settled(
    checking,
    rows.map((row) => (row.key === key ? judged(checking, row, holds) : row)),
  );
}

/** Checks a row alone, before its position in the file is considered (`settled`). */
function judged(checking: Checking, row: ReadRow, holds: CheckedRow['holds']): CheckedRow {
  const { kind } = checking;
  const fields = fieldsOf(checking, row.cells);
  const found = [...kind.faultsOf(fields), ...kind.renamed(fields, holds?.names ?? [])].map(faultOfDomain);
  return { ...row, found, faults: none, warnings: none, holds, isThere: false, emptied: 0 };
}

const none: readonly FieldFault[] = [];

/** Adds the effect of each row on its card, after all earlier rows. */
export function settled(checking: Checking, rows: readonly CheckedRow[]): CheckedRow[] {
  return rows.map(settling(checking));
}

/** Like `settled`, one row at a time. */
function settling(checking: Checking): (row: CheckedRow) => CheckedRow {
  const taken = new Map<string, CheckedRow>();
  return (row) => {
    const before = taken.get(row.key);
    const isThere = row.holds !== undefined || before !== undefined;
    const told = isThere ? row.found.filter(({ field }) => !isKept(checking, row, field)) : row.found;
    const faults = told.filter(({ severity }) => severity === 'error');
    const warnings = told.filter(({ severity }) => severity === 'warning');
    const emptied = isThere && faults.length === 0 ? emptiedBy(checking, row, before) : 0;
    const next = { ...row, isThere, faults, warnings, emptied };
    if (row.key !== '' && faults.length === 0) taken.set(row.key, next);
    return next;
  };
}

/** True if the card keeps its value of this field: the file has no such column, or the cell is empty. */
function isKept({ kind, columns, bosHucre }: Checking, { cells }: CheckedRow, field: string): boolean {
  const cellOf = (of: string) => cells[columns.findIndex((column) => column.field === of)];
  if (cellOf(field) === undefined) return true;
  return bosHucre === 'KORU' && keepsOwn(kind, field, (of) => (cellOf(of) ?? '') !== '');
}

/** The number of fields that a row clears. `before` is the previous row with the same card. */
function emptiedBy({ columns, bosHucre }: Checking, row: CheckedRow, before: CheckedRow | undefined): number {
  if (bosHucre === 'KORU') return 0;
  const isHeld = (field: string, place: number) =>
    before ? before.cells[place] !== '' : row.holds?.fields.includes(field);
  return columns.filter(({ field }, place) => row.cells[place] === '' && isHeld(field, place)).length;
}

function fieldsOf(
  { kind, columns }: Checking,
  cells: readonly FileCell[],
): Readonly<Record<string, string | undefined>> {
  return kind.fieldsOf(
    Object.fromEntries(columns.map(({ field, kind: of }, index) => [field, readCell(of, cells[index] ?? '')])),
  );
}

/** Counts the expected results of the rows. */
export function countRows(rows: readonly CheckedRow[]): Record<ReturnType<typeof outcomeOf> | 'warned', number> {
  const counts = { fresh: 0, changed: 0, wrong: 0, warned: 0 };
  for (const row of rows) {
    counts[outcomeOf(row)] += 1;
    if (isWarned(row)) counts.warned += 1;
  }
  return counts;
}

/** True for a row with warnings but without faults. */
export function isWarned({ faults, warnings }: CheckedRow): boolean {
  return faults.length === 0 && warnings.length > 0;
}

export function outcomeOf({ faults, isThere }: CheckedRow): 'fresh' | 'changed' | 'wrong' {
  if (faults.length > 0) return 'wrong';
  return isThere ? 'changed' : 'fresh';
}

/** The number of fields that the rows clear. */
export function countEmptied(rows: readonly CheckedRow[]): number {
  return rows.reduce((sum, { emptied }) => sum + emptied, 0);
}

/** True if rows of existing cards have empty cells, so that `bosHucre` matters. */
export function hasEmptyCells(rows: readonly CheckedRow[]): boolean {
  return rows.some(({ isThere, cells }) => isThere && cells.includes(''));
}

/** Lines per write. */
const LINES_PER_WRITE = 100;

/** The rows as a sheet for the server, with the template's headings. Each row keeps its line number. */
export function* sheetOf({ columns }: Checking, head: number, rows: readonly CheckedRow[]): Generator<FileCell[][]> {
  let lines = [...blank(head - 1), columns.map(({ heading }): FileCell => heading)];
  let line = head;
  for (const { row, cells } of rows) {
    lines.push(...blank(row - line - 1), [...cells]);
    line = row;
    if (lines.length < LINES_PER_WRITE) continue;
    yield lines;
    lines = [];
  }
  yield lines;
}

function blank(count: number): FileCell[][] {
  return Array.from({ length: Math.max(0, count) }, () => []);
}
