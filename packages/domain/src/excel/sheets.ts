import { absent, readDecimal, unreadable, writeRate } from '../calculation/decimal';
import { foldTr } from '../text/letters';
import { parseSheetNumber } from '../text/numbers';

/** Names of the files that can be uploaded. (NUM-22) */
export const spreadsheetExtensions = ['.xlsx', '.xls'] as const;

/** File names of the exports. (NUM-21) */
export const exportFiles = {
  faturalar: 'faturalar.xlsx',
  cariler: 'cariler.xlsx',
  stoklar: 'stoklar.xlsx',
  kuponlar: 'kuponlar.xlsx',
} as const;

/** What a cell holds when it is written; an empty cell is ''. */
export type Cell = string | number;

/** What a cell is read as whose formula failed. */
export const errorCell = '#HATA!';

/** One column of a sheet: its heading, and what it says of an item. */
export interface Column<Item> {
  readonly heading: string;
  readonly write: (item: Item) => Cell;
}

/** A card of the wire, whatever it carries. */
export type Card = Readonly<Record<string, unknown>>;

/** A column that can be read too: the field of the card that its cells fill. */
export interface ReadableColumn extends Column<Card> {
  readonly field: string;
  /** 'number' cells become decimals of the wire, whether Excel has them as numbers or as Turkish text. */
  readonly kind: 'text' | 'number';
}

/** The rows of a sheet, headings first. */
export function writeSheet<Item>(
  columns: readonly Column<Item>[],
  items: readonly Item[],
): readonly (readonly Cell[])[] {
  return [columns.map(({ heading }) => heading), ...items.map((item) => columns.map(({ write }) => write(item)))];
}

/** A row as it was read: the fields of the columns that the sheet has. */
interface ReadRow {
  /** Number of the row in the sheet, the headings being row 1. */
  readonly row: number;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Reads the rows of a sheet by its headings, in any order and case, in Turkish or ASCII letters. Columns without a
 * known heading and rows without a single value are left out. A number that cannot be read stays as it was typed, for
 * validation.
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

/** What a cell of a column says on the wire. */
export function readCell(kind: 'text' | 'number', cell: unknown): string {
  const text = textOf(cell);
  if (kind === 'text' || typeof cell === 'number') return text;
  return parseSheetNumber(text) ?? text;
}

function textOf(cell: unknown): string {
  if (typeof cell === 'number') return decimalOfCell(cell);
  return typeof cell === 'string' ? cell.trim() : '';
}

/**
 * The field that each heading of a sheet means, by the columns' own headings and others that people write. Each field
 * is meant once, by the first.
 */
export function fieldsOfHeadings(
  columns: readonly ReadableColumn[],
  otherHeadings: Readonly<Record<string, readonly string[]>>,
  headings: readonly unknown[],
): readonly (string | undefined)[] {
  const known = columns.flatMap(({ heading, field }) =>
    [heading, ...(otherHeadings[field] ?? [])].map((one) => [headingKey(one), field] as const),
  );
  // A heading that could mean two columns means the one whose own heading it is.
  const byHeading = new Map([...known, ...columns.map(({ heading, field }) => [headingKey(heading), field] as const)]);
  const taken = new Set<string>();
  return headings.map((heading) => {
    const field = byHeading.get(headingKey(textOf(heading)));
    if (field === undefined || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
}

/** The headings of these fields that the first row of a sheet lacks in every spelling that `readSheet` accepts. */
export function missingHeadings(
  columns: readonly ReadableColumn[],
  fields: readonly string[],
  headings: readonly unknown[],
): string[] {
  const there = new Set(headings.map((heading) => (typeof heading === 'string' ? headingKey(heading) : '')));
  const wanted = columns.filter(({ field }) => fields.includes(field));
  return wanted.map(({ heading }) => heading).filter((heading) => !there.has(headingKey(heading)));
}

interface Coded {
  readonly value: string;
  readonly title: string;
  readonly portalTitle?: string;
}

/** Longer texts are no title. */
const LONGEST_TITLE = 200;

/** Codes by the keys of their titles, folded once for each list: a file has a title in each of 50,000 rows. */
const titleCodes = /* @__PURE__ */ new WeakMap<readonly Coded[], ReadonlyMap<string, string>>();

/** The code that a cell means by code or title: 'c62' and 'ADET' → 'C62'. An unknown text stays, to be validated. */
export function codeOfTitle(list: readonly Coded[], typed: string): string {
  const text = typed.trim();
  if (text.length > LONGEST_TITLE) return text;
  const key = headingKey(text);
  if (key === '' || list.some(({ value }) => value === text)) return text;
  const codes = titleCodes.get(list) ?? codesByTitle(list);
  titleCodes.set(list, codes);
  return codes.get(key) ?? list.find(({ value }) => value.toUpperCase() === text.toUpperCase())?.value ?? text;
}

/** A title before a title of the portal, and the first of a kind before others. */
function codesByTitle(list: readonly Coded[]): ReadonlyMap<string, string> {
  const titles = list.map(({ title, value }) => [headingKey(title), value] as const);
  const portalTitles = list.map(({ portalTitle = '', value }) => [headingKey(portalTitle), value] as const);
  return new Map([...titles, ...portalTitles].reverse());
}

/** What spellings of a heading share, case, blanks and signs apart: 'MAL/HIZMET' is 'Mal / Hizmet'. */
export function headingKey(heading: string): string {
  return foldTr(heading).replace(/[^a-z0-9%]/g, '');
}

/** Columns whose cells are a field of the card as it is; one that writes its cells otherwise says how. */
export function columnsOf(
  columns: readonly (readonly [heading: string, field: string, kind?: 'number'] | ReadableColumn)[],
): readonly ReadableColumn[] {
  return columns.map((column) => {
    if ('write' in column) return column;
    const [heading, field, kind = 'text'] = column;
    return { heading, field, kind, write: (card) => cellOf(card[field], kind) };
  });
}

function cellOf(value: unknown, kind: 'text' | 'number'): Cell {
  if (typeof value !== 'string') return '';
  return kind === 'number' ? numberCell(value) : value;
}

/** A decimal with more digits than a cell's number keeps is written as Turkish text, which reads back exactly. */
function numberCell(value: string): Cell {
  const decimal = readDecimal(value);
  if (decimal === absent || decimal === unreadable) return value;
  const shortest = writeRate(decimal);
  const number = Number(shortest);
  return decimalOfCell(number) === shortest ? number : shortest.replace('.', ',');
}

const plain = /* @__PURE__ */ new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: 15 });

/**
 * A number of a cell as a decimal of the wire: 0.1 + 0.2 → '0.3', 1e-7 → '0.0000001'. Fifteen digits are what a
 * spreadsheet keeps and shows; what lies behind them is noise of its binary numbers.
 */
function decimalOfCell(cell: number): string {
  return plain.format(cell);
}
