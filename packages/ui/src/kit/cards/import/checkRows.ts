import { foldTr, readCell, type ReadableColumn } from '@kalem/domain';
import { type CardRows, keepsOwn } from '@kalem/domain/excel/cardRows';
import { faultOfDomain, type FieldFault } from '../../fieldFault';
import { createYield } from '../../list/yieldToPage';
import type { FileCell } from '../../list/readWorkbook';
import type { EmptyCells, HeldByKey } from '../cardCalls';
import type { ChosenSheet, MappedColumn } from './mapping';

/** A row of the file as the card that it makes. */
export interface CheckedRow {
  /** As the program numbers it. */
  readonly row: number;
  /** In the order of the columns that are taken. */
  readonly cells: readonly FileCell[];
  /** What the card is known by; '' when the row does not say. */
  readonly key: string;
  /** What the rules say of the row by itself. */
  readonly found: readonly FieldFault[];
  /** What of it keeps the row from being taken. */
  readonly faults: readonly FieldFault[];
  /** What is better looked at; the row is taken as it is. */
  readonly warnings: readonly FieldFault[];
  /** The first row of the file that makes the same card, where that is another. */
  readonly twin: number | undefined;
  /** Of a card that is there before the import: the fields in which it holds something. */
  readonly holds: readonly string[] | undefined;
  /** Whether the row finds its card there: before the import, or by an earlier row. */
  readonly isThere: boolean;
  /** Fields in which the card holds something until this row, whose cell is empty, is taken. */
  readonly emptied: number;
  readonly isEdited: boolean;
}

/** A row of which nothing is said yet. */
type ReadRow = Pick<CheckedRow, 'row' | 'cells' | 'key' | 'twin' | 'isEdited'>;

/** What the rows are looked at with. */
export interface Checking {
  readonly kind: CardRows;
  /** The columns that are taken, in the order of the file. */
  readonly columns: readonly (ReadableColumn & { readonly place: number })[];
  /** What empty cells do to cards that are there. */
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
  /** Those of these keys that have a card, each with those of the fields in which it holds something. */
  known: (keys: readonly string[], fields: readonly string[]) => Promise<HeldByKey>;
  /** The share that is done. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** How many keys are asked about in one call, and how many letters they may have together. */
const KEYS_PER_CALL = 2000;
const LETTERS_PER_CALL = 250_000;
/** No card has a longer key, and none may be asked about. */
const LONGEST_KEY = 1000;

/** Looks at every row, a few milliseconds at a time. */
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
  const there = new Map<string, readonly string[]>();
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

/** The keys that can be asked about, in as many calls as they take. */
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

/** Whether the row is a sum below the user's table: 'Toplam', 'GENEL TOPLAM: 7'. */
function isSumRow(cells: readonly FileCell[]): boolean {
  const first = cells.find((cell) => cell !== '');
  return typeof first === 'string' && /^(?:genel |ara )?toplam\b/.test(foldTr(first));
}

/**
 * The rows, where those that only cells keep from being taken which a card does without (a faulty mail address) are
 * emptied of them.
 */
export function withoutWrongCells(checking: Checking, rows: readonly CheckedRow[]): CheckedRow[] {
  return settled(
    checking,
    rows.map((row) => emptiedOfFaults(checking, row) ?? row),
  );
}

/** How many rows `withoutWrongCells` would make right. */
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

/** The row with another text in one of its cells, not looked at yet. */
export function withCell(checking: Checking, row: CheckedRow, place: number, text: string): CheckedRow {
  const cells = row.cells.map((cell, index) => (index === place ? text.trim() : cell));
  return { ...row, cells, key: checking.kind.keyOf(fieldsOf(checking, cells)), isEdited: true };
}

/**
 * The rows with `edited` in place of its old version: it is checked, and rows that made the same card as it did before
 * or does now are marked accordingly. Whether a card with a new key exists has not been asked yet (`withKnown`), unless
 * another row has that key.
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

/** The rows, where a card of this key is there and holds something in these fields. */
export function withKnown(
  checking: Checking,
  rows: readonly CheckedRow[],
  { key, holds }: { readonly key: string; readonly holds: readonly string[] },
): CheckedRow[] {
  return settled(
    checking,
    rows.map((row) => (row.key === key ? { ...row, holds } : row)),
  );
}

/** What the rules say of a row, before its place in the file is looked at (`settled`). */
function judged(checking: Checking, row: ReadRow, holds: CheckedRow['holds']): CheckedRow {
  const { kind } = checking;
  const found = kind.faultsOf(fieldsOf(checking, row.cells)).map(faultOfDomain);
  return { ...row, found, faults: none, warnings: none, holds, isThere: false, emptied: 0 };
}

const none: readonly FieldFault[] = [];

/** The rows, each with what it does to the card that it finds when those before it are taken. */
export function settled(checking: Checking, rows: readonly CheckedRow[]): CheckedRow[] {
  return rows.map(settling(checking));
}

/** The same for one row after another. */
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

/** Whether a card that is there keeps its own of this field: the file has no column for it, or nothing in the cell. */
function isKept({ kind, columns, bosHucre }: Checking, { cells }: CheckedRow, field: string): boolean {
  const cellOf = (of: string) => cells[columns.findIndex((column) => column.field === of)];
  if (cellOf(field) === undefined) return true;
  return bosHucre === 'KORU' && keepsOwn(kind, field, (of) => (cellOf(of) ?? '') !== '');
}

/** How many fields of its card a row empties; `before` is the last row of the file that wrote it. */
function emptiedBy({ columns, bosHucre }: Checking, row: CheckedRow, before: CheckedRow | undefined): number {
  if (bosHucre === 'KORU') return 0;
  const isHeld = (field: string, place: number) => (before ? before.cells[place] !== '' : row.holds?.includes(field));
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

/** What will become of the rows, as far as this page knows. */
export function countRows(rows: readonly CheckedRow[]): Record<ReturnType<typeof outcomeOf> | 'warned', number> {
  const counts = { fresh: 0, changed: 0, wrong: 0, warned: 0 };
  for (const row of rows) {
    counts[outcomeOf(row)] += 1;
    if (isWarned(row)) counts.warned += 1;
  }
  return counts;
}

/** Whether a row is taken with something in it that is better looked at. */
export function isWarned({ faults, warnings }: CheckedRow): boolean {
  return faults.length === 0 && warnings.length > 0;
}

export function outcomeOf({ faults, isThere }: CheckedRow): 'fresh' | 'changed' | 'wrong' {
  if (faults.length > 0) return 'wrong';
  return isThere ? 'changed' : 'fresh';
}

/** How many fields of cards the rows empty. */
export function countEmptied(rows: readonly CheckedRow[]): number {
  return rows.reduce((sum, { emptied }) => sum + emptied, 0);
}

/** Whether rows of cards that are there have empty cells, so that what these do makes a difference. */
export function hasEmptyCells(rows: readonly CheckedRow[]): boolean {
  return rows.some(({ isThere, cells }) => isThere && cells.includes(''));
}

/** Lines that are written together. */
const LINES_PER_WRITE = 100;

/** The rows as the server reads them: under the columns' own headings, each in the line that it has in the file. */
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
