import { absent, readDecimal, unreadable, writeRate } from '../calculation/decimal';
import { foldTr } from '../text/letters';
import { parseSheetNumber } from '../text/numbers';

/** File extensions that can be uploaded. (NUM-22) */
export const spreadsheetExtensions = ['.xlsx', '.xls'] as const;

/** File names of the exports. (NUM-21) */
export const exportFiles = {
  faturalar: 'faturalar.xlsx',
  cariler: 'cariler.xlsx',
  stoklar: 'stoklar.xlsx',
  kuponlar: 'kuponlar.xlsx',
  alacaklar: 'alacaklar.xlsx',
  tahsilatlar: 'tahsilatlar.xlsx',
} as const;

/** The value of a written cell; '' is empty. */
export type Cell = string | number;

/** The value of a cell whose formula failed. */
export const errorCell = '#HATA!';

/** A column of a sheet: its heading, and the cell of an item. */
export interface Column<Item> {
  readonly heading: string;
  readonly write: (item: Item) => Cell;
}

/** A card on the wire with any fields. */
export type Card = Readonly<Record<string, unknown>>;

/** A column that can also be read: it names the field of the card. */
export interface ReadableColumn extends Column<Card> {
  readonly field: string;
  /** 'number' cells become decimals of the wire, from numbers as well as from Turkish text. */
  readonly kind: 'text' | 'number';
}

/** The rows of a sheet, headings first. */
export function writeSheet<Item>(
  columns: readonly Column<Item>[],
  items: readonly Item[],
): readonly (readonly Cell[])[] {
  return [columns.map(({ heading }) => heading), ...items.map((item) => columns.map(({ write }) => write(item)))];
}

/** A row that was read: the fields of the columns that the sheet has. */
interface ReadRow {
  /** Row number in the sheet; the headings are row 1. */
  readonly row: number;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Reads the rows of a sheet by its headings, in any order and case, in Turkish or ASCII letters. Unknown columns and
 * empty rows are ignored. A number that cannot be parsed stays unchanged, so that validation reports it.
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

/** Converts a cell to its wire value. */
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
 * The field of each heading, by the columns' own headings and by other usual names. When two headings match a field,
 * the first wins.
 */
export function fieldsOfHeadings(
  columns: readonly ReadableColumn[],
  otherHeadings: Readonly<Record<string, readonly string[]>>,
  headings: readonly unknown[],
): readonly (string | undefined)[] {
  const known = columns.flatMap(({ heading, field }) =>
    [heading, ...(otherHeadings[field] ?? [])].map((one) => [headingKey(one), field] as const),
  );
  // When a heading matches two columns, the column with this own heading wins.
  const byHeading = new Map([...known, ...columns.map(({ heading, field }) => [headingKey(heading), field] as const)]);
  const taken = new Set<string>();
  return headings.map((heading) => {
    const field = byHeading.get(headingKey(textOf(heading)));
    if (field === undefined || taken.has(field)) return undefined;
    taken.add(field);
    return field;
  });
}

/** The headings of the given fields that are missing in the first row, in every spelling that `readSheet` accepts. */
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

/** Longer texts are not looked up as titles. */
const LONGEST_TITLE = 200;

/** Codes by folded title. Cached per list, because a file has a title in each of 50,000 rows. */
const titleCodes = /* @__PURE__ */ new WeakMap<readonly Coded[], ReadonlyMap<string, string>>();

/**
 * The code for a code or title: 'c62' and 'ADET' → 'C62'. An unknown text stays unchanged, so that validation reports
 * it.
 */
export function codeOfTitle(list: readonly Coded[], typed: string): string {
  const text = typed.trim();
  if (text.length > LONGEST_TITLE) return text;
  const key = headingKey(text);
  if (key === '' || list.some(({ value }) => value === text)) return text;
  const codes = titleCodes.get(list) ?? codesByTitle(list);
  titleCodes.set(list, codes);
  return codes.get(key) ?? list.find(({ value }) => value.toUpperCase() === text.toUpperCase())?.value ?? text;
}

/** Abbreviations of units that are on no list, by folded text. */
const shortUnits: Readonly<Record<string, string>> = {
  ad: 'C62',
  adt: 'C62',
  pkt: 'PA',
  kt: 'BX',
  gr: 'GRM',
  ltr: 'LTR',
  mt: 'MTR',
  mtr: 'MTR',
  sa: 'HUR',
  dk: 'D61',
  dz: 'DZN',
};

/** Our titles win over titles of the portal, and earlier entries over later ones. */
function codesByTitle(list: readonly Coded[]): ReadonlyMap<string, string> {
  const titles = list.map(({ title, value }) => [headingKey(title), value] as const);
  const portalTitles = list.map(({ portalTitle = '', value }) => [headingKey(portalTitle), value] as const);
  const short = Object.entries(shortUnits).filter(([, unit]) => list.some(({ value }) => value === unit));
  return new Map([...titles, ...portalTitles, ...short].reverse());
}

/** Normalises a heading: 'MAL/HIZMET' and 'Mal / Hizmet' have the same key. */
export function headingKey(heading: string): string {
  return foldTr(heading).replace(/[^a-z0-9%]/g, '');
}

/** Columns whose cells contain a field of the card unchanged. A complete column with its own `write` stays as given. */
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
  if (kind === 'number' && typeof value === 'number') return value;
  if (typeof value !== 'string') return '';
  return kind === 'number' ? numberCell(value) : value;
}

/** A decimal with more digits than a numeric cell keeps is written as Turkish text, which reads back exactly. */
function numberCell(value: string): Cell {
  const decimal = readDecimal(value);
  if (decimal === absent || decimal === unreadable) return value;
  const shortest = writeRate(decimal);
  const number = Number(shortest);
  return decimalOfCell(number) === shortest ? number : shortest.replace('.', ',');
}

const plain = /* @__PURE__ */ new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: 15 });

/**
 * Converts a numeric cell to a decimal of the wire: 0.1 + 0.2 → '0.3', 1e-7 → '0.0000001'. A spreadsheet keeps fifteen
 * digits; further digits are floating-point noise.
 */
function decimalOfCell(cell: number): string {
  return plain.format(cell);
}
