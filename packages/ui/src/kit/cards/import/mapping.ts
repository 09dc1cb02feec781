import { fieldsOfHeadings, headingKey } from '@kalem/domain';
import type { CardRows } from '@kalem/domain/excel/cardRows';
import type { FileCell, FileRow, FileSheet } from '../../list/readWorkbook';

/** A sheet of the file and its heading row. */
export interface ChosenSheet {
  readonly sheet: FileSheet;
  /** Index of the heading row. */
  readonly head: number;
}

/** A column of the file and the field that it fills. */
export interface MappedColumn {
  readonly place: number;
  readonly heading: string;
  /** Undefined for a skipped column. */
  readonly field: string | undefined;
  /** Whether the heading or the user selected the field. */
  readonly by: 'heading' | 'user';
}

/** The number of rows in which headings are searched. */
export const MOST_HEAD_ROWS = 10;

/** Finds the heading row: the row with the most known headings, in all sheets. */
export function findSheet(kind: CardRows, sheets: readonly FileSheet[]): ChosenSheet | undefined {
  const [best] = sheets.map((sheet) => findHead(kind, sheet)).sort((one, other) => other.known - one.known);
  return best;
}

export function findHead(kind: CardRows, sheet: FileSheet): ChosenSheet & { readonly known: number } {
  const known = sheet.rows.slice(0, MOST_HEAD_ROWS).map(({ cells }) => knownIn(kind, cells));
  const most = Math.max(0, ...known);
  return { sheet, head: Math.max(0, known.indexOf(most)), known: most };
}

/** The number of known headings in a row. */
export function knownIn({ columns, otherHeadings }: CardRows, cells: FileRow['cells']): number {
  return fieldsOfHeadings(columns, otherHeadings, cells).filter((field) => field !== undefined).length;
}

/** The user's last choice per heading: a field, or '' to skip the column. */
export type Remembered = Readonly<Record<string, string>>;

/** Maps the columns of a sheet by their headings or by the user's last choice. */
export function mapColumns(kind: CardRows, { sheet, head }: ChosenSheet, remembered: Remembered): MappedColumn[] {
  const headings = sheet.rows[head]?.cells ?? [];
  const fields = fieldsOfHeadings(kind.columns, kind.otherHeadings, headings);
  const isField = (field: string | undefined) => kind.columns.some((column) => column.field === field);
  const mapped = headings.map((heading, place): MappedColumn => {
    const chosen = remembered[headingKey(String(heading))];
    const isChosen = chosen === '' || isField(chosen);
    const field = isChosen ? chosen || undefined : fields[place];
    return { place, heading: String(heading), field, by: isChosen ? 'user' : 'heading' };
  });
  const taken = new Set<string>();
  return mapped
    .filter(({ heading }) => heading !== '')
    .map((column) => {
      if (column.field === undefined || !taken.has(column.field)) {
        if (column.field !== undefined) taken.add(column.field);
        return column;
      }
      return { ...column, field: undefined };
    });
}

/** Assigns a field to a column, and removes it from the column that had it. */
export function chooseField(
  columns: readonly MappedColumn[],
  place: number,
  field: string | undefined,
): MappedColumn[] {
  return columns.map((column) => {
    if (column.place === place) return { ...column, field, by: 'user' };
    return field !== undefined && column.field === field ? { ...column, field: undefined, by: 'user' } : column;
  });
}

export function rememberedOf(columns: readonly MappedColumn[]): Remembered {
  const chosen = columns.filter(({ by }) => by === 'user');
  return Object.fromEntries(chosen.map(({ heading, field = '' }) => [headingKey(heading), field]));
}

/** Headings of required columns that no column of the file fills. */
export function missingOf({ columns, required }: CardRows, mapped: readonly MappedColumn[]): string[] {
  return columns
    .filter(({ field }) => required.includes(field) && !mapped.some((one) => one.field === field))
    .map(({ heading }) => heading);
}

/** The missing name columns of a new card: 'Unvan', 'Ad, Soyad'. */
export function unnamedOf({ columns, named }: CardRows, mapped: readonly MappedColumn[]): string[] {
  const isFilled = (field: string) => mapped.some((one) => one.field === field);
  if (named.some((fields) => fields.every(isFilled))) return [];
  const headingOf = (field: string) => columns.find((column) => column.field === field)?.heading ?? field;
  return named.map((fields) => fields.map(headingOf).join(', '));
}

/** A cell in local notation. Excel's numbers have a decimal point. */
export function writtenAs(cell: FileCell, locale: 'tr' | 'en'): string {
  return typeof cell === 'number' && locale === 'tr' ? String(cell).replace('.', ',') : String(cell);
}
