import { createBreath } from './breath';
import { openZip, type ZipEntries } from './zipEntries';

/** What a cell of a file holds; '' when nothing. */
export type FileCell = string | number;

export interface FileRow {
  /** As the program numbers it: the first row of a sheet is 1. */
  readonly row: number;
  readonly cells: readonly FileCell[];
}

/** A sheet that holds anything: its rows that do, from the top. */
export interface FileSheet {
  readonly name: string;
  readonly rows: readonly FileRow[];
}

/** Why a file is not read here; the server, which knows more kinds of files, may still take it. */
class UnreadableWorkbook extends Error {
  override readonly name = 'UnreadableWorkbook';
}

/** Rows and columns that the server takes. */
const mostRows = 50_001;
const mostColumns = 200;

/**
 * The sheets of a .xlsx. The browser unpacks it beside the page, and its rows are read for a few milliseconds at a
 * time, so that no file holds the page up. A formula is never computed, its stored result is read.
 */
export async function readWorkbook(file: Blob, signal: AbortSignal): Promise<FileSheet[]> {
  const breathe = createBreath();
  const entries = await openZip(file);
  const book = await readBook(entries);
  const reading = { ...book, texts: await readTexts(entries, signal, breathe) };
  const sheets: FileSheet[] = [];
  for (const { name, path } of book.sheets) {
    const rows: FileRow[] = [];
    let row = 0;
    for await (const { attributes, content } of elementsOf(entries, path, 'row')) {
      signal.throwIfAborted();
      await breathe();
      row = Number(attributeOf(attributes, 'r')) || row + 1;
      const cells = readCells(content, reading);
      if (cells.some((cell) => cell !== '')) rows.push({ row, cells });
      if (rows.length > mostRows) throw new UnreadableWorkbook('too many rows');
    }
    if (rows.length > 0) sheets.push({ name, rows });
  }
  return sheets;
}

interface Book {
  sheets: { name: string; path: string }[];
  /** Which styles of cells show a number as a date. */
  dateStyles: ReadonlySet<number>;
  /** Days between 30 December 1899 and the day that the file counts from. */
  shift: number;
}

async function readBook(entries: ZipEntries): Promise<Book> {
  const [book, relations, styles] = await Promise.all(
    ['xl/workbook.xml', 'xl/_rels/workbook.xml.rels', 'xl/styles.xml'].map((name) => readXml(entries, name)),
  );
  if (!book || !relations) throw new UnreadableWorkbook('no workbook');
  const targets = new Map(
    all(relations, 'Relationship').map((one) => [one.getAttribute('Id'), one.getAttribute('Target')]),
  );
  const sheets = all(book, 'sheet').flatMap((sheet) => {
    const target = targets.get(sheet.getAttributeNS(relationship, 'id') ?? sheet.getAttribute('r:id'));
    if (!target) return [];
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return [{ name: sheet.getAttribute('name') ?? '', path }];
  });
  const is1904 = all(book, 'workbookPr').some((one) => ['1', 'true'].includes(one.getAttribute('date1904') ?? ''));
  return { sheets, dateStyles: styles ? dateStylesOf(styles) : new Set(), shift: is1904 ? 1462 : 0 };
}

const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

async function readXml(entries: ZipEntries, name: string): Promise<Document | undefined> {
  const stream = entries.open(name);
  if (!stream) return undefined;
  return new DOMParser().parseFromString(await new Response(stream).text(), 'application/xml');
}

function all(document: Document | Element, name: string): Element[] {
  return [...document.getElementsByTagNameNS('*', name)];
}

/** Formats that every program knows by number and that show days. */
const dateFormats = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);

function dateStylesOf(styles: Document): Set<number> {
  const own = new Map(
    all(styles, 'numFmt').map((one) => [one.getAttribute('numFmtId'), one.getAttribute('formatCode')]),
  );
  const isDate = (id: string | null) =>
    dateFormats.has(Number(id)) || /[dy]/i.test((own.get(id) ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
  const formats = all(styles, 'cellXfs').flatMap((list) => all(list, 'xf').map((one) => one.getAttribute('numFmtId')));
  return new Set(formats.flatMap((id, style) => (isDate(id) ? [style] : [])));
}

/** The texts that cells share. */
async function readTexts(entries: ZipEntries, signal: AbortSignal, breathe: () => Promise<void>): Promise<string[]> {
  const texts: string[] = [];
  if (!entries.has('xl/sharedStrings.xml')) return texts;
  for await (const { content } of elementsOf(entries, 'xl/sharedStrings.xml', 'si')) {
    signal.throwIfAborted();
    await breathe();
    texts.push(textOf(content));
  }
  return texts;
}

interface FoundElement {
  readonly attributes: string;
  readonly content: string;
}

/** No element of a sheet is as long as this many letters. */
const longest = 16 * 1024 * 1024;

/** The elements of that name in a part, one after the other, as they come out of the archive. */
async function* elementsOf(entries: ZipEntries, path: string, name: string): AsyncGenerator<FoundElement> {
  const stream = entries.open(path);
  if (!stream) throw new UnreadableWorkbook(`no ${path}`);
  const pattern = new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])([^>]*?)(?:/>|>([^]*?)</(?:\\w+:)?${name}>)`, 'g');
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += read.value;
    let end = 0;
    for (const found of text.matchAll(pattern)) {
      end = found.index + found[0].length;
      yield { attributes: found[1] ?? '', content: found[2] ?? '' };
    }
    text = text.slice(end);
    if (text.length > longest) throw new UnreadableWorkbook('too long');
  }
}

type Reading = Pick<Book, 'dateStyles' | 'shift'> & { texts: readonly string[] };

function readCells(row: string, reading: Reading): FileCell[] {
  const cells: FileCell[] = [];
  let column = -1;
  for (const [, attributes = '', content = ''] of row.matchAll(cellPattern)) {
    const place = attributeOf(attributes, 'r');
    column = place ? columnOf(place) : column + 1;
    if (column >= mostColumns) continue;
    while (cells.length < column) cells.push('');
    cells[column] = readCell(attributes, content, reading);
  }
  return cells;
}

const cellPattern = /<(?:\w+:)?c(?=[\s/>])([^>]*?)(?:\/>|>([^]*?)<\/(?:\w+:)?c>)/g;

/** 'A7' is in column 0, 'AB7' in 27. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of /^[A-Z]+/.exec(place)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** What a cell holds, as the server reads it. */
function readCell(attributes: string, content: string, { texts, dateStyles, shift }: Reading): FileCell {
  if (content === '') return '';
  const value = valuePattern.exec(content)?.[1] ?? '';
  switch (attributeOf(attributes, 't') ?? 'n') {
    case 's':
      return (texts[Number(value)] ?? '').trim();
    case 'inlineStr':
      return textOf(content).trim();
    case 'str':
      return unescapeXml(value).trim();
    case 'b':
      return value === '1' ? 'DOĞRU' : 'YANLIŞ';
    case 'e':
      return '#HATA!';
    case 'd':
      return dayText(new Date(value));
    default:
      break;
  }
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return '';
  const isDate = dateStyles.has(Number(attributeOf(attributes, 's')));
  return isDate ? dayText(new Date(Math.round((number + shift - 25_569) * 86_400_000))) : number;
}

const valuePattern = /<(?:\w+:)?v(?:\s[^>]*)?>([^<]*)</;

const attributePatterns = { r: /(?:^|\s)r="([^"]*)"/, s: /(?:^|\s)s="([^"]*)"/, t: /(?:^|\s)t="([^"]*)"/ };

function attributeOf(attributes: string, name: keyof typeof attributePatterns): string | undefined {
  return attributePatterns[name].exec(attributes)?.[1];
}

/** The text of a cell, written in one style or in several; how its signs are read aloud is left out. */
function textOf(content: string): string {
  const spoken = content.replace(/<(?:\w+:)?rPh[\s>][^]*?<\/(?:\w+:)?rPh>/g, '');
  const runs = spoken.matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>([^<]*)</g);
  return [...runs].map(([, text = '']) => unescapeXml(text)).join('');
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  if (!text.includes('&') && !text.includes('_x')) return text;
  return text
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) =>
      name === undefined ? sign(hex === undefined ? Number(decimal) : parseInt(hex, 16)) : (entities[name] ?? whole),
    )
    .replace(/_x([0-9A-F]{4})_/g, (_, code: string) => sign(parseInt(code, 16)));
}

function sign(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/** A date as a Turkish sheet shows it. */
function dayText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
  return `${day}.${month}.${year}`;
}
