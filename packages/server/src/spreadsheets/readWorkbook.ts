import type { CellObject, WorkBook, WorkSheet } from 'xlsx';
import { type Sheet, type SheetCell, type SheetRow, SpreadsheetError, type Spreadsheets } from '../ports/Spreadsheets';
import { spreadsheetLimits } from '../ports/uploadLimits';
import { listWorkbookParts, unpackWorkbook } from './unpackWorkbook';

/** Reads on this thread: in the page, where everything belongs to the one reader anyway, and in tests. */
export function createSpreadsheets(): Spreadsheets {
  return {
    async open(bytes) {
      const { sheets, rows } = openedSpreadsheet(await readWorkbook(bytes));
      return {
        sheets,
        rows: (sheet, from, count) => Promise.resolve(rows(sheet, from, count)),
        close: () => Promise.resolve(),
      };
    },
  };
}

/** The rows of a sheet that hold anything, from the headings on. */
type ReadSheet = readonly [SheetRow, ...SheetRow[]];

/** What is told of the sheets that were read, and their rows a piece at a time. */
export function openedSpreadsheet(read: readonly ReadSheet[]): {
  sheets: Sheet[];
  rows: (sheet: number, from: number, count: number) => SheetRow[];
} {
  return {
    sheets: read.map(([headings, ...rows]) => ({ headings, rowCount: rows.length })),
    rows: (sheet, from, count) => read[sheet]?.slice(1 + from, 1 + from + count) ?? [],
  };
}

/** Reads a .xlsx or .xls file, known by its content, on this thread. Fails with a `SpreadsheetError`. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<ReadSheet[]> {
  const book = await parse(fileKind(bytes) === 'xlsx' ? unpackWorkbook(bytes) : bytes);
  return book.SheetNames.flatMap((name) => {
    const sheet = book.Sheets[name];
    const [headings, ...rows] = sheet ? readRows(sheet) : [];
    return headings ? [[headings, ...rows] as const] : [];
  });
}

async function parse(bytes: Uint8Array<ArrayBuffer>): Promise<WorkBook> {
  // Large, so loaded only for the first file that is not refused.
  const { read } = await import('xlsx');
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellDates: true,
      bookVBA: false,
    });
  } catch (error) {
    throw new SpreadsheetError(error instanceof Error && /password|encrypt/i.test(error.message) ? 'locked' : 'broken');
  }
}

function readRows(sheet: WorkSheet): SheetRow[] {
  const rows: SheetRow[] = [];
  // Sparse: a crafted file puts a cell into row 1,048,576.
  for (const [index, cells] of Object.entries(sheet['!data'] ?? [])) {
    const read = cellsOf(cells);
    if (!read.some((cell) => cell !== null)) continue;
    rows.push({ row: Number(index) + 1, cells: read });
    if (rows.length > spreadsheetLimits.rows + 1) throw new SpreadsheetError('tooLarge');
  }
  return rows;
}

function cellsOf(cells: readonly (CellObject | null | undefined)[] | null | undefined): SheetCell[] {
  return Array.from({ length: Math.min(cells?.length ?? 0, spreadsheetLimits.columns) }, (_, column) =>
    cellOf(cells?.[column]),
  );
}

function cellOf(cell: CellObject | null | undefined): SheetCell {
  switch (cell?.t) {
    case 's':
      return typeof cell.v === 'string' && cell.v.trim() !== '' ? cell.v.slice(0, spreadsheetLimits.cellLength) : null;
    case 'n':
      return typeof cell.v === 'number' && Number.isFinite(cell.v) ? cell.v : null;
    case 'd':
      return cell.v instanceof Date ? dateText(cell.v) : null;
    case 'b':
      return cell.v === true ? 'DOĞRU' : 'YANLIŞ';
    case 'e':
      return '#HATA!';
    default:
      return null;
  }
}

/**
 * A date as a Turkish sheet shows it. Excel makes one of '1.5' unasked; as the number behind it, it would pass for a
 * quantity of 45,778.
 */
function dateText(date: Date): string {
  const [year = '', month = '', day = ''] = Number.isNaN(date.getTime())
    ? []
    : date.toISOString().slice(0, 10).split('-');
  return `${day}.${month}.${year}`;
}

/** Refuses what first bytes and directory give away, unpacking nothing: other files, and declared bombs. */
export function refuseAtOnce(bytes: Uint8Array<ArrayBuffer>): void {
  if (fileKind(bytes) === 'xlsx') listWorkbookParts(bytes);
}

const zip = [0x50, 0x4b, 0x03, 0x04];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

/** Which of the two an uploaded file is by its first bytes, whatever its name says. */
function fileKind(bytes: Uint8Array): 'xlsx' | 'xls' {
  if (zip.every((byte, index) => bytes[index] === byte)) return 'xlsx';
  if (compoundFile.every((byte, index) => bytes[index] === byte)) return 'xls';
  throw new SpreadsheetError('notExcel');
}
