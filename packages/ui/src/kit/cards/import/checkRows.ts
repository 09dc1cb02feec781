import { readCell, type ReadableColumn } from '@kalem/domain';
import type { CardRows } from '@kalem/domain/excel/cardRows';
import { faultOfDomain, type FieldFault } from '../../faults';
import { createBreath } from '../../list/breath';
import type { FileCell } from '../../list/readWorkbook';
import type { ChosenSheet, MappedColumn } from './mapping';

/** A row of the file as the card that it makes. */
export interface CheckedRow {
  /** As the program numbers it. */
  readonly row: number;
  /** In the order of the columns that are taken. */
  readonly cells: readonly FileCell[];
  /** What the card is known by; '' when the row does not say. */
  readonly key: string;
  readonly faults: readonly FieldFault[];
  /** What is better looked at; the row is taken as it is. */
  readonly warnings: readonly FieldFault[];
  /** The first row of the file that makes the same card, where that is another. */
  readonly twin: number | undefined;
  /** Whether there is such a card already. */
  readonly isKnown: boolean;
  readonly isEdited: boolean;
}

/** What the rows are looked at with. */
export interface Checking {
  readonly kind: CardRows;
  /** The columns that are taken, in the order of the file. */
  readonly columns: readonly (ReadableColumn & { readonly place: number })[];
}

export function checkingOf(kind: CardRows, mapped: readonly MappedColumn[]): Checking {
  const columns = mapped.flatMap(({ place, field }) => {
    const column = kind.columns.find((one) => one.field === field);
    return column ? [{ ...column, place }] : [];
  });
  return { kind, columns };
}

interface CheckOptions {
  chosen: ChosenSheet;
  checking: Checking;
  /** Those of these keys that have a card. */
  known: (keys: readonly string[]) => Promise<readonly string[]>;
  /** The share that is done. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** How many keys are asked about in one call. */
const KEYS_PER_CALL = 2000;

/** Looks at every row, a few milliseconds at a time. */
export async function checkRows({ chosen, checking, known, onProgress, signal }: CheckOptions): Promise<CheckedRow[]> {
  const breathe = createBreath();
  const rows = chosen.sheet.rows.slice(chosen.head + 1);
  const firsts = new Map<string, number>();
  const read: Omit<CheckedRow, 'faults' | 'warnings' | 'isKnown'>[] = [];
  for (const { row, cells: all } of rows) {
    await breathe();
    signal.throwIfAborted();
    const cells = checking.columns.map(({ place }) => all[place] ?? '');
    if (cells.every((cell) => cell === '')) continue;
    const key = checking.kind.keyOf(fieldsOf(checking, cells));
    const twin = key === '' ? undefined : firsts.get(key);
    if (key !== '' && twin === undefined) firsts.set(key, row);
    read.push({ row, cells, key, twin, isEdited: false });
  }
  const keys = [...firsts.keys()];
  const there = new Set<string>();
  for (let from = 0; from < keys.length; from += KEYS_PER_CALL) {
    for (const key of await known(keys.slice(from, from + KEYS_PER_CALL))) there.add(key);
    signal.throwIfAborted();
  }
  const checked: CheckedRow[] = [];
  for (const row of read) {
    if (checked.length % 500 === 0) onProgress(checked.length / read.length);
    await breathe();
    signal.throwIfAborted();
    checked.push(judged(checking, { ...row, isKnown: there.has(row.key) }));
  }
  return checked;
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
  const isKnown = isOther
    ? edited.key !== '' && rows.some((one) => one.key === edited.key && one.isKnown)
    : edited.isKnown;
  const firsts = new Map<string, number>();
  return rows.map((one) => {
    const isIt = one.row === edited.row;
    const { key } = isIt ? edited : one;
    if (!isIt && (!isOther || (key !== before && key !== edited.key))) return one;
    const twin = isOther ? firsts.get(key) : edited.twin;
    if (key !== '' && twin === undefined) firsts.set(key, one.row);
    return isIt ? judged(checking, { ...edited, isKnown, twin }) : { ...one, twin };
  });
}

/** The rows, where a card of this key is there. */
export function withKnown(checking: Checking, rows: readonly CheckedRow[], key: string): CheckedRow[] {
  return rows.map((row) => (row.key === key ? judged(checking, { ...row, isKnown: true }) : row));
}

function judged(checking: Checking, row: Omit<CheckedRow, 'faults' | 'warnings'>): CheckedRow {
  const isTaken = (field: string) => checking.columns.some((column) => column.field === field);
  // A card that is there keeps what the file has no column for.
  const all = checking.kind
    .faultsOf(fieldsOf(checking, row.cells))
    .filter(({ path }) => !row.isKnown || isTaken(path))
    .map(faultOfDomain);
  return {
    ...row,
    faults: all.filter(({ severity }) => severity === 'error'),
    warnings: all.filter(({ severity }) => severity === 'warning'),
  };
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
export function countRows(rows: readonly CheckedRow[]): Record<ReturnType<typeof outcomeOf> | 'doubtful', number> {
  const counts = { fresh: 0, changed: 0, wrong: 0, doubtful: 0 };
  for (const row of rows) {
    counts[outcomeOf(row)] += 1;
    if (isDoubtful(row)) counts.doubtful += 1;
  }
  return counts;
}

/** Whether a row is taken with something in it that is better looked at. */
export function isDoubtful({ faults, warnings }: CheckedRow): boolean {
  return faults.length === 0 && warnings.length > 0;
}

export function outcomeOf({ faults, isKnown, twin }: CheckedRow): 'fresh' | 'changed' | 'wrong' {
  if (faults.length > 0) return 'wrong';
  return isKnown || twin !== undefined ? 'changed' : 'fresh';
}

/** How many fields a row leaves empty on a card that is there: those whose column is taken and whose cell is empty. */
export function emptiedBy(row: CheckedRow): number {
  return outcomeOf(row) === 'changed' ? row.cells.filter((cell) => cell === '').length : 0;
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
