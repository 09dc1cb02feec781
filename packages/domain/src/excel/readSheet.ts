import { parseTurkishNumber } from '../text/numbers';
import type { ReadableColumn } from './Column';
import { decimalOfCell } from './decimalOfCell';
import { headingKey } from './headingKey';

/** A row as it was read: the fields of the columns that the sheet has. */
export interface ReadRow {
  /** Number of the row in the sheet, the headings being row 1. */
  readonly row: number;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Reads the rows of a sheet by its headings, in whatever order, case and Turkish or ASCII letters they stand. Columns without a
 * known heading and rows without a single value are left out. A number that cannot be read stays as it was typed, for validation.
 */
export function readSheet(
  columns: readonly ReadableColumn[],
  rows: readonly (readonly unknown[])[],
): readonly ReadRow[] {
  const [headings = [], ...body] = rows;
  const byHeading = new Map(columns.map((column) => [headingKey(column.heading), column]));
  const inOrder = headings.map((heading) => byHeading.get(headingKey(textOf(heading))));
  return body
    .map((cells, index) => ({ row: index + 2, fields: readCells(inOrder, cells) }))
    .filter(({ fields }) => Object.values(fields).some((value) => value !== ''));
}

function readCells(
  columns: readonly (ReadableColumn | undefined)[],
  cells: readonly unknown[],
): Readonly<Record<string, string>> {
  const entries = columns.flatMap((column, index) =>
    column === undefined ? [] : [[column.field, readCell(column.kind, cells[index])]],
  );
  return Object.fromEntries(entries);
}

function readCell(kind: 'text' | 'number', cell: unknown): string {
  const text = textOf(cell);
  if (kind === 'text' || typeof cell === 'number') return text;
  return parseTurkishNumber(text) ?? text;
}

function textOf(cell: unknown): string {
  if (typeof cell === 'number') return decimalOfCell(cell);
  return typeof cell === 'string' ? cell.trim() : '';
}
