import type { WorkBook } from 'xlsx';
import { oldRows, readOldBook } from '@kalem/domain/excel/oldSheet';
import { readBookXml, rowNumber, rowsIn, textsIn } from '@kalem/domain/excel/sheetXml';
import { type Sheet, type SheetCell, type SheetRow, SpreadsheetError, type Spreadsheets } from '../ports/Spreadsheets';
import { spreadsheetLimits } from './limits';
import { listWorkbookParts, type Unpack, unpackHere, unpackWorkbook } from './unpackWorkbook';

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

/** The sheets of the workbook, and their rows piece by piece. */
export function openedSpreadsheet(read: readonly ReadSheet[]): {
  sheets: Sheet[];
  rows: (sheet: number, from: number, count: number) => SheetRow[];
} {
  return {
    sheets: read.map(([headings, ...rows]) => ({ headings: shortened(headings), rowCount: rows.length })),
    rows: (sheet, from, count) => beginningOf(read[sheet]?.slice(1 + from, 1 + from + count) ?? []),
  };
}

/** Without cells that are too long for a heading. */
export function shortened({ row, cells }: SheetRow): SheetRow {
  return { row, cells: cells.map((cell) => (lengthOf(cell) > spreadsheetLimits.headingLength ? null : cell)) };
}

/** The first rows, one at least, whose texts are not longer than a piece. */
function beginningOf(rows: readonly SheetRow[]): SheetRow[] {
  let length = 0;
  const end = rows.findIndex(({ cells }) => {
    const isOver = length > spreadsheetLimits.pieceLength;
    for (const cell of cells) length += lengthOf(cell);
    return isOver;
  });
  return rows.slice(0, end === -1 ? rows.length : end);
}

function lengthOf(cell: SheetCell): number {
  return typeof cell === 'string' ? cell.length : 0;
}

/** Reads a .xlsx or .xls file, known by its content, on this thread. Fails with a `SpreadsheetError`. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>, unpack: Unpack = unpackHere): Promise<ReadSheet[]> {
  const sheets = fileKind(bytes) === 'xlsx' ? readXlsx(unpackWorkbook(bytes, unpack)) : await readXls(bytes);
  return sheets.flatMap(([headings, ...rows]) => (headings ? [[headings, ...rows] as const] : []));
}

function readXlsx(parts: ReadonlyMap<string, string>): SheetRow[][] {
  const partOf = (name: string) => parts.get(name) ?? '';
  const book = readBookXml(partOf('xl/workbook.xml'), partOf('xl/_rels/workbook.xml.rels'), partOf('xl/styles.xml'));
  const texts = [...textsIn(partOf('xl/sharedstrings.xml'))].map(({ value }) => value);
  const reading = { ...book, texts, mostColumns: spreadsheetLimits.columns };
  const keep = createKeeper();
  return book.sheets.map(({ path }) => {
    const rows: SheetRow[] = [];
    let last = 0;
    for (const { value } of rowsIn(partOf(path.toLowerCase()), reading)) {
      last = rowNumber(value.row, last);
      keep(rows, { row: last, cells: value.cells.map(cut) });
    }
    return rows;
  });
}

function cut(cell: SheetCell): SheetCell {
  return typeof cell === 'string' && cell.length > spreadsheetLimits.cellLength
    ? cell.slice(0, spreadsheetLimits.cellLength).replace(/\p{Cs}/gu, '')
    : cell;
}

/**
 * Adds rows that hold anything to the sheets of a book. Cells name a shared text by its number, so that a small file
 * may have a long one in a million places. It is counted in each of them: on the way to the caller each gets a copy of
 * its own.
 */
function createKeeper(): (rows: SheetRow[], row: SheetRow) => void {
  let length = 0;
  return (rows, row) => {
    if (row.cells.every((cell) => cell === null)) return;
    rows.push(row);
    for (const cell of row.cells) length += lengthOf(cell);
    if (rows.length > spreadsheetLimits.rows + 1 || length > spreadsheetLimits.textLength)
      throw new SpreadsheetError('tooLarge');
  };
}

async function readXls(bytes: Uint8Array<ArrayBuffer>): Promise<SheetRow[][]> {
  const book = await parse(bytes);
  const keep = createKeeper();
  return book.SheetNames.map((name) => {
    const rows: SheetRow[] = [];
    for (const { row, cells } of oldRows(book.Sheets[name], spreadsheetLimits.columns))
      keep(rows, { row, cells: cells.map(cut) });
    return rows;
  });
}

async function parse(bytes: Uint8Array<ArrayBuffer>): Promise<WorkBook> {
  // Large, so loaded only for the first file of this old kind.
  const { CFB, read } = await import('xlsx');
  try {
    return readOldBook({ CFB, read }, bytes);
  } catch (error) {
    throw new SpreadsheetError(error instanceof Error && /password|encrypt/i.test(error.message) ? 'locked' : 'broken');
  }
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
