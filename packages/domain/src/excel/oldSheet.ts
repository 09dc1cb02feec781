import { hundredfold, showsPercent } from './numberFormats';
import { errorCell } from './sheets';
import type { SheetCell } from './sheetXml';

/** A sheet of a .xls as SheetJS returns it: a sparse array of rows. */
interface OldSheet {
  readonly '!data'?: readonly (readonly (OldCell | null | undefined)[] | null | undefined)[];
}

interface OldCell {
  readonly t?: string;
  readonly v?: unknown;
  /** The number format. */
  readonly z?: unknown;
}

/** Options for SheetJS: cell values and number formats, but no other styles and no formulas. */
const options = {
  type: 'array',
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellNF: true,
  cellText: false,
  cellDates: true,
  bookVBA: false,
} as const;

/** The used part of SheetJS. The library is large, so it is loaded only for a .xls file. */
interface SheetJs<Book> {
  readonly read: (bytes: Uint8Array, how: typeof options) => Book;
  /** A .xls is a compound file (CFB) of streams. */
  readonly CFB: {
    read(bytes: Uint8Array, how: { type: 'array' }): unknown;
    find(files: unknown, path: string): { readonly content: ArrayLike<number> } | null;
  };
}

/** Reads a .xls. Throws for any other file; a file with a password has its own error. */
export function readOldBook<Book>({ read, CFB }: SheetJs<Book>, bytes: Uint8Array): Book {
  const files = CFB.read(bytes, { type: 'array' });
  if (CFB.find(files, 'EncryptedPackage')) throw new Error('The file has a password');
  const stream = Uint8Array.from((CFB.find(files, '/Workbook') ?? CFB.find(files, '/Book'))?.content ?? []);
  // SheetJS would read a stream with another beginning as another file type.
  if (stream[0] !== BEGIN[0] || stream[1] !== BEGIN[1]) throw new Error('The file has no workbook');
  return read(withoutRest(stream), options);
}

/** The first record of a book: BOF. */
const BEGIN = [0x09, 0x08];

const [FORMULA, CONTINUE, LABEL, RICH_LABEL] = [0x0006, 0x003c, 0x0204, 0x00d6];

/** The records that cells need, with the minimum length of each ([MS-XLS] 2.4). */
const needed: ReadonlyMap<number, number> = new Map([
  [0x0809, 4], // BOF
  [0x000a, 0], // EOF
  [0x002f, 6], // FilePass: the file has a password
  [0x0042, 2], // CodePage
  [0x0022, 2], // Date1904
  [0x0085, 8], // BoundSheet8
  [0x041e, 5], // Format
  [0x00e0, 16], // XF
  [0x00fc, 8], // SST
  [CONTINUE, 0],
  [0x0203, 14], // Number
  [0x027e, 10], // RK
  [0x00bd, 12], // MulRk
  [0x00fd, 10], // LabelSst
  [0x0205, 8], // BoolErr
  [FORMULA, 22],
  [0x0207, 3], // String
  [LABEL, 8],
  [RICH_LABEL, 8],
]);

/** Offset of the length of a formula, and the value for no formula. */
const [FORMULA_LENGTH, NO_FORMULA] = [20, 0xffff];
/** Offset of the length of a text. */
const TEXT_LENGTH = 6;
/** The type of a record that SheetJS ignores (the selected cell). */
const PASSED_OVER = 0x001d;

/**
 * Returns the stream with all records ignored except those that cells need; records that are too short are ignored too.
 * SheetJS would visit each cell in the range of a link and read beyond short records until memory is full, so a file of
 * a few kilobytes could block it for hours (ATK-56).
 */
function withoutRest(stream: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(stream.buffer);
  for (let at = 0; at + 4 <= stream.length;) {
    const [record, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    const content = at + 4;
    const isWhole = content + length <= stream.length && length >= (needed.get(record) ?? Infinity);
    const isText = record === LABEL || record === RICH_LABEL;
    const isCut = isWhole && isText && view.getUint16(content + TEXT_LENGTH, true) > length;
    if (!isWhole || isCut) view.setUint16(at, PASSED_OVER, true);
    else if (record === FORMULA) view.setUint16(content + FORMULA_LENGTH, NO_FORMULA, true);
    at = content + length;
  }
  return stream;
}

/** The rows of a sheet, each with its row number and at most `mostColumns` cells. */
export function* oldRows(
  sheet: OldSheet | undefined,
  mostColumns: number,
): Generator<{ readonly row: number; readonly cells: SheetCell[] }> {
  const isPercent = createIsPercent();
  // Iterate sparsely: a hostile file has a cell in row 1,048,576.
  for (const [index, cells] of Object.entries(sheet?.['!data'] ?? []))
    yield {
      row: Number(index) + 1,
      cells: Array.from({ length: Math.min(cells?.length ?? 0, mostColumns) }, (_, column) =>
        cellOf(cells?.[column], isPercent),
      ),
    };
}

/** Caches the result per format: a hostile file has a format of 8,000 letters in every cell. */
function createIsPercent(): (cell: OldCell) => boolean {
  const known = new Map<string, boolean>();
  return ({ z: format }) => {
    if (typeof format !== 'string') return false;
    const isPercent = known.get(format) ?? showsPercent(format);
    known.set(format, isPercent);
    return isPercent;
  };
}

function cellOf(cell: OldCell | null | undefined, isPercent: (cell: OldCell) => boolean): SheetCell {
  switch (cell?.t) {
    case 's':
      return typeof cell.v === 'string' && cell.v.trim() !== '' ? cell.v : null;
    case 'n':
      if (typeof cell.v !== 'number' || !Number.isFinite(cell.v)) return null;
      return isPercent(cell) ? hundredfold(cell.v) : cell.v;
    case 'd':
      return cell.v instanceof Date ? dateText(cell.v) : null;
    case 'b':
      return cell.v === true ? 'DOĞRU' : 'YANLIŞ';
    case 'e':
      return errorCell;
    default:
      return null;
  }
}

/**
 * Formats a date like a Turkish sheet. Excel turns '1.5' into a date; its serial number would be read as a quantity of
 * 45,778.
 */
function dateText(date: Date): string {
  const [year = '', month = '', day = ''] = Number.isNaN(date.getTime())
    ? []
    : date.toISOString().slice(0, 10).split('-');
  return `${day}.${month}.${year}`;
}
