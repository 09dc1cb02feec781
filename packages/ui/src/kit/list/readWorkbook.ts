import { oldRows, readOldBook } from '@kalem/domain/excel/oldSheet';
import { type BookXml, readBookXml, rowNumber, rowsIn, type SheetCell, textsIn } from '@kalem/domain/excel/sheetXml';
import { createYield } from './yieldToPage';
import { openZip, type ZipEntries } from './zipEntries';

/** The value of a cell; '' if empty. */
export type FileCell = string | number;

export interface FileRow {
  /** The row number in Excel: the first row of a sheet is 1. */
  readonly row: number;
  readonly cells: readonly FileCell[];
}

/** A sheet that is not empty, and its non-empty rows. */
export interface FileSheet {
  readonly name: string;
  readonly rows: readonly FileRow[];
}

/** The file cannot be read here. The server supports more formats and may still accept it. */
class UnreadableWorkbook extends Error {
  override readonly name = 'UnreadableWorkbook';
}

/** The server's maximum of rows and columns. */
const MOST_ROWS = 50_001;
const MOST_COLUMNS = 200;

/**
 * Reads the sheets of a .xlsx, or of a small .xls. The browser decompresses off the main thread, and rows are parsed in
 * slices of a few milliseconds, so that no file blocks the page. The stored result of a formula is read; nothing is
 * computed.
 */
export async function readWorkbook(file: Blob, signal: AbortSignal): Promise<FileSheet[]> {
  if (await isOld(file)) return readOld(file, signal);
  const yieldToPage = createYield();
  const entries = await openZip(file);
  const book = await readBook(entries);
  const reading = { ...book, texts: await readTexts(entries, signal, yieldToPage), mostColumns: MOST_COLUMNS };
  const sheets: FileSheet[] = [];
  for (const { name, path } of book.sheets) {
    const rows: FileRow[] = [];
    let last = 0;
    for await (const { row, cells } of foundIn(entries, path, (xml) => rowsIn(xml, reading))) {
      signal.throwIfAborted();
      await yieldToPage();
      last = rowNumber(row, last);
      if (cells.some((cell) => cell !== null)) rows.push({ row: last, cells: cells.map(shownCell) });
      if (rows.length > MOST_ROWS) throw new UnreadableWorkbook('too many rows');
    }
    if (rows.length > 0) sheets.push({ name, rows });
  }
  return sheets;
}

const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

async function isOld(file: Blob): Promise<boolean> {
  const begin = new Uint8Array(await file.slice(0, compoundFile.length).arrayBuffer());
  return compoundFile.every((byte, index) => begin[index] === byte);
}

/** A .xls is parsed in one go: 3,000 rows of nine columns take 0.1 s. Larger files are left to the server. */
const LARGEST_XLS_BYTES = 1024 * 1024;

async function readOld(file: Blob, signal: AbortSignal): Promise<FileSheet[]> {
  if (file.size > LARGEST_XLS_BYTES) throw new UnreadableWorkbook('too large');
  // A large library, loaded only for the first .xls file.
  const { CFB, read } = await import('xlsx');
  const book = readOldBook({ CFB, read }, new Uint8Array(await file.arrayBuffer()));
  signal.throwIfAborted();
  return book.SheetNames.map((name) => ({
    name,
    rows: [...oldRows(book.Sheets[name], MOST_COLUMNS)]
      .filter(({ cells }) => cells.some((cell) => cell !== null))
      .map(({ row, cells }) => ({ row, cells: cells.map(shownCell) })),
  })).filter(({ rows }) => rows.length > 0);
}

function shownCell(cell: SheetCell): FileCell {
  return typeof cell === 'number' ? cell : (cell?.trim() ?? '');
}

async function readBook(entries: ZipEntries): Promise<BookXml> {
  const [book, relations, styles] = await Promise.all(
    ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml'].map((name) => readXml(entries, name)),
  );
  if (!book || !relations) throw new UnreadableWorkbook('no workbook');
  return readBookXml(book, relations, styles ?? '');
}

async function readXml(entries: ZipEntries, name: string): Promise<string | undefined> {
  const stream = entries.open(name);
  return stream && new Response(stream).text();
}

/** Reads the shared strings. */
async function readTexts(
  entries: ZipEntries,
  signal: AbortSignal,
  yieldToPage: () => Promise<void>,
): Promise<string[]> {
  const texts: string[] = [];
  for await (const text of foundIn(entries, 'xl/sharedStrings.xml', textsIn)) {
    signal.throwIfAborted();
    await yieldToPage();
    texts.push(text);
  }
  return texts;
}

/** The maximum length of an element of a sheet. */
const LONGEST_ELEMENT_CHARACTERS = 16 * 1024 * 1024;

/** Yields the matches in a part while it is decompressed. Yields nothing if the part is missing. */
async function* foundIn<Value>(
  entries: ZipEntries,
  path: string,
  find: (xml: string) => Iterable<{ value: Value; end: number }>,
): AsyncGenerator<Value> {
  const stream = entries.open(path);
  if (!stream) return;
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += read.value;
    let last = 0;
    for (const { value, end } of find(text)) {
      last = end;
      yield value;
    }
    text = text.slice(last);
    if (text.length > LONGEST_ELEMENT_CHARACTERS) throw new UnreadableWorkbook('too long');
  }
}
