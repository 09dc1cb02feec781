import { fieldsOfHeadings, headingKey } from '@kalem/domain';
import type { CardRows } from '@kalem/domain/excel/cardRows';
import type { FileCell, FileRow, FileSheet } from '../../list/readWorkbook';

/** A sheet of the file, and which of its rows has the headings. */
export interface ChosenSheet {
  readonly sheet: FileSheet;
  /** Place of the headings among the rows of the sheet. */
  readonly head: number;
}

/** A column of the file, and the field of the card that it fills. */
export interface MappedColumn {
  readonly place: number;
  readonly heading: string;
  /** Undefined for one that is left out. */
  readonly field: string | undefined;
  /** What decided it: its heading, or the user. */
  readonly by: 'heading' | 'user';
}

/** Rows among which the headings are looked for. */
export const MOST_HEAD_ROWS = 10;

/** Where the file most likely has its cards: the row with the most known headings, of all sheets. */
export function findSheet(kind: CardRows, sheets: readonly FileSheet[]): ChosenSheet | undefined {
  const [best] = sheets.map((sheet) => findHead(kind, sheet)).sort((one, other) => other.known - one.known);
  return best;
}

export function findHead(kind: CardRows, sheet: FileSheet): ChosenSheet & { readonly known: number } {
  const known = sheet.rows.slice(0, MOST_HEAD_ROWS).map(({ cells }) => knownIn(kind, cells));
  const most = Math.max(0, ...known);
  return { sheet, head: Math.max(0, known.indexOf(most)), known: most };
}

/** How many of these headings are known. */
export function knownIn({ columns, otherHeadings }: CardRows, cells: FileRow['cells']): number {
  return fieldsOfHeadings(columns, otherHeadings, cells).filter((field) => field !== undefined).length;
}

/** What the user chose for a heading the last time: a field, or '' to leave it out. */
export type Remembered = Readonly<Record<string, string>>;

/** The columns of a sheet with what their headings mean, or what the user chose the last time. */
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

/** Another field for a column; the one that had it gives it up. */
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

/** The headings of needed columns that no column of the file fills. */
export function missingOf({ columns, required }: CardRows, mapped: readonly MappedColumn[]): string[] {
  return columns
    .filter(({ field }) => required.includes(field) && !mapped.some((one) => one.field === field))
    .map(({ heading }) => heading);
}

/** What a new card is named by, where no column of the file fills it: 'Unvan', 'Ad, Soyad'. */
export function unnamedOf({ columns, named }: CardRows, mapped: readonly MappedColumn[]): string[] {
  const isFilled = (field: string) => mapped.some((one) => one.field === field);
  if (named.some((fields) => fields.every(isFilled))) return [];
  const headingOf = (field: string) => columns.find((column) => column.field === field)?.heading ?? field;
  return named.map((fields) => fields.map(headingOf).join(', '));
}

/** A cell as people write it: Excel's own numbers have a point. */
export function writtenAs(cell: FileCell, locale: 'tr' | 'en'): string {
  return typeof cell === 'number' && locale === 'tr' ? String(cell).replace('.', ',') : String(cell);
}
