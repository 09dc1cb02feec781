import type { WorkBook } from 'xlsx';
import { oldRows, readOldBook } from '@kalem/domain/excel/oldSheet';
import { readBookXml, rowNumber, rowsIn, textsIn } from '@kalem/domain/excel/sheetXml';
import { type Sheet, type SheetCell, type SheetRow, SpreadsheetError } from '../ports/Spreadsheets';
import { spreadsheetLimits } from './limits';
import { listWorkbookParts, type Unpack, unpackHere, unpackWorkbook } from './unpackWorkbook';

/** The non-empty rows of a sheet, starting with the headings. */
export type ReadSheet = readonly [SheetRow, ...SheetRow[]];

/** The sheets of the workbook, with their rows in pieces. */
export function openedSpreadsheet(read: readonly ReadSheet[]): {
  sheets: Sheet[];
  rows: (sheet: number, from: number, count: number) => SheetRow[];
} {
  return {
    sheets: read.map(([headings, ...rows]) => ({ headings: shortened(headings), rowCount: rows.length })),
    rows: (sheet, from, count) => beginningOf(read[sheet]?.slice(1 + from, 1 + from + count) ?? []),
  };
}

/** Replaces cells that are too long for a heading by null. */
export function shortened({ row, cells }: SheetRow): SheetRow {
  return { row, cells: cells.map((cell) => (lengthOf(cell) > spreadsheetLimits.headingLength ? null : cell)) };
}

/** The first rows whose texts fit into one piece. At least one row. */
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

/** Reads a .xlsx or .xls file on this thread. The kind is detected by the content. Throws a `SpreadsheetError`. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>, unpack: Unpack = unpackHere): Promise<ReadSheet[]> {
  return toSheets(excelKind(bytes) === 'xlsx' ? readXlsx(unpackWorkbook(bytes, unpack)) : await readXls(bytes));
}

/** Leaves out empty sheets. */
export function toSheets(sheets: readonly (readonly SheetRow[])[]): ReadSheet[] {
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

export function cut(cell: SheetCell): SheetCell {
  return typeof cell === 'string' && cell.length > spreadsheetLimits.cellLength
    ? cell.slice(0, spreadsheetLimits.cellLength).replace(/\p{Cs}/gu, '')
    : cell;
}

/**
 * Adds non-empty rows to the sheets of a workbook, and limits the length of all texts. Cells refer to shared texts by
 * number, so a small file may use one long text a million times. The text is counted for each cell, because each gets
 * its own copy later.
 */
export function createKeeper(mostRows: number = spreadsheetLimits.rows + 1): (rows: SheetRow[], row: SheetRow) => void {
  let length = 0;
  return (rows, row) => {
    if (row.cells.every((cell) => cell === null)) return;
    rows.push(row);
    for (const cell of row.cells) length += lengthOf(cell);
    if (rows.length > mostRows || length > spreadsheetLimits.textLength) throw new SpreadsheetError('tooLarge');
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
  // Large, so it is loaded only for the first .xls file.
  const { CFB, read } = await import('xlsx');
  try {
    return readOldBook({ CFB, read }, bytes);
  } catch (error) {
    throw new SpreadsheetError(error instanceof Error && /password|encrypt/i.test(error.message) ? 'locked' : 'broken');
  }
}

/**
 * Refuses a file by its first bytes and its directory, without unpacking: other kinds of files, and declared ZIP bombs.
 */
export function refuseAtOnce(bytes: Uint8Array<ArrayBuffer>): void {
  if (excelKind(bytes) === 'xlsx') listWorkbookParts(bytes);
}

const zip = [0x50, 0x4b, 0x03, 0x04];
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

function excelKind(bytes: Uint8Array): 'xlsx' | 'xls' {
  const kind = fileKind(bytes);
  if (!kind) throw new SpreadsheetError('notExcel');
  return kind;
}

/** Detects .xlsx and .xls by the first bytes, independent of the file name. */
export function fileKind(bytes: Uint8Array): 'xlsx' | 'xls' | undefined {
  if (zip.every((byte, index) => bytes[index] === byte)) return 'xlsx';
  return compoundFile.every((byte, index) => bytes[index] === byte) ? 'xls' : undefined;
}
