import { findHeadings, isMt940 } from '@kalem/domain/movements';
import { type SheetRow, SpreadsheetError, type StatementKind } from '../ports/Spreadsheets';
import { spreadsheetLimits } from './limits';
import { createKeeper, cut, fileKind, type ReadSheet, readWorkbook, toSheets } from './readWorkbook';
import { type Unpack, unpackHere } from './unpackWorkbook';

/** A statement of a bank: the rows of its sheets. An MT940 file has its lines as rows of one cell. */
export interface ReadStatementFile {
  readonly kind: StatementKind;
  readonly sheets: readonly ReadSheet[];
}

/**
 * Reads the statement of a bank on this thread: .xlsx, .xls, .csv or MT940, detected by the content (MNY-86). Throws a
 * `SpreadsheetError`.
 */
export async function readStatement(
  bytes: Uint8Array<ArrayBuffer>,
  unpack: Unpack = unpackHere,
): Promise<ReadStatementFile> {
  if (fileKind(bytes) !== undefined) return { kind: 'EXCEL', sheets: await readWorkbook(bytes, unpack) };
  const text = decode(bytes);
  if (!isMt940(text))
    return { kind: 'CSV', sheets: toSheets([rowsOf(await readCsv(text), spreadsheetLimits.rows + 1)]) };
  const lines = text.split(/\r\n|\r|\n/).map((line) => [line]);
  return { kind: 'MT940', sheets: toSheets([rowsOf(lines, spreadsheetLimits.rows * LINES_OF_ONE)]) };
}

/** Refuses a file by its first bytes: a picture or a page is no statement. */
export function refuseOtherFiles(bytes: Uint8Array): void {
  if (fileKind(bytes) === undefined) refuseOtherText(decode(bytes.subarray(0, FIRST_BYTES)));
}

const FIRST_BYTES = 4096;
/** A movement of MT940 has a line with the amount, and up to six with the text. */
const LINES_OF_ONE = 8;

/** UTF-8, else the Turkish encoding of Windows, in which every byte is a letter. */
function decode(bytes: Uint8Array): string {
  try {
    // The end of the first bytes may be half a letter.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: bytes.byteLength === FIRST_BYTES });
  } catch {
    return new TextDecoder('windows-1254').decode(bytes);
  }
}

/** Refuses control characters, as other kinds of files have, and markup: some banks give pages the name .xls. */
function refuseOtherText(text: string): void {
  if (/^\s*</.test(text) || hasControls(text)) throw new SpreadsheetError('notExcel');
}

function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 32 && unit !== 9 && unit !== 10 && unit !== 13) return true;
  }
  return false;
}

async function readCsv(text: string): Promise<string[][]> {
  refuseOtherText(text);
  // Loaded only for the first .csv file.
  const { default: Papa } = await import('papaparse');
  const parse = (delimiter: string, preview: number) =>
    Papa.parse<string[]>(text, { delimiter, skipEmptyLines: true, preview }).data;
  const delimiter = delimiterOf((one) => parse(one, HEAD_ROWS));
  const data = parse(delimiter, spreadsheetLimits.rows + 3);
  if (!data.some((cells) => cells.length > 1)) throw new SpreadsheetError('notExcel');
  return data;
}

const HEAD_ROWS = 60;
const delimiters = [';', '\t', ',', '|'] as const;

/**
 * The delimiter with which the first rows have headings, else the one with the most cells. Papa compares the numbers of
 * cells of the rows: lines above the headings and amounts with a comma mislead it.
 */
function delimiterOf(parse: (delimiter: string) => string[][]): string {
  const read = delimiters.map((delimiter) => {
    const rows = parse(delimiter).map((cells) => cells.slice(0, spreadsheetLimits.columns));
    return { delimiter, rows };
  });
  const cellsIn = (rows: string[][]) => rows.reduce((sum, cells) => sum + cells.length, 0);
  const named = read.find(({ rows }) => findHeadings(rows.map((cells, row) => ({ row, cells }))));
  const [most] = read.sort((left, right) => cellsIn(right.rows) - cellsIn(left.rows));
  return (named ?? most)?.delimiter ?? ';';
}

function rowsOf(lines: readonly (readonly string[])[], mostRows: number): SheetRow[] {
  const rows: SheetRow[] = [];
  const keep = createKeeper(mostRows);
  for (const [index, cells] of lines.entries()) {
    const known = cells.slice(0, spreadsheetLimits.columns).map((cell) => (cell === '' ? null : cut(cell)));
    keep(rows, { row: index + 1, cells: known });
  }
  return rows;
}
