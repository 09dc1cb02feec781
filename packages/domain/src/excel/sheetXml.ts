// Reads the XML parts of a .xlsx, for the server that imports a file and for the page that previews it. Each unpacks
// the file with its own code first. A separate entry point, because no other module needs it.

import { DAY_MS } from '../dates/days';
import { hundredfold, showsDay, showsPercent } from './numberFormats';
import { errorCell } from './sheets';

/**
 * The value of a cell: text, a number, or null. For a formula the stored result; formulas are never evaluated. A number
 * in a percent format is multiplied by 100: 20 where the file has 0.2.
 */
export type SheetCell = string | number | null;

/** The sheets of a workbook and the meaning of their numbers. */
export interface BookXml {
  /** In tab order. */
  readonly sheets: readonly { readonly name: string; readonly path: string }[];
  /** Cell styles that show a number as a date. */
  readonly dateStyles: ReadonlySet<number>;
  /** Cell styles that show a number as a percentage. */
  readonly percentStyles: ReadonlySet<number>;
  /** Days between 30 December 1899 and the day that the file counts from. */
  readonly shift: number;
}

/** Reads `xl/workbook.xml`, the relationships of the parts, and the styles ('' without styles). */
export function readBookXml(book: string, relations: string, styles: string): BookXml {
  const targets = new Map(
    tagsOf(relations, 'Relationship').map((link) => [attributeOf(link, 'Id'), attributeOf(link, 'Target')]),
  );
  // Keyed by path: a hostile book lists one sheet a hundred thousand times, and each copy would be read.
  const sheets = new Map<string, BookXml['sheets'][number]>();
  for (const sheet of tagsOf(book, 'sheet')) {
    const target = targets.get(attributeOf(sheet, '[\\w.-]+:id'));
    if (!target) continue;
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    if (!sheets.has(path)) sheets.set(path, { name: attributeOf(sheet, 'name') ?? '', path });
  }
  const is1904 = tagsOf(book, 'workbookPr').some((one) => ['1', 'true'].includes(attributeOf(one, 'date1904') ?? ''));
  return {
    sheets: [...sheets.values()],
    dateStyles: stylesThat(showsDay, dateFormats, styles),
    percentStyles: stylesThat(showsPercent, percentFormats, styles),
    shift: is1904 ? 1462 : 0,
  };
}

/** Built-in formats that show dates. */
const dateFormats = [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58];

/** Built-in formats that show percents. */
const percentFormats = [9, 10];

/** The cell styles whose number format matches: a built-in format of `known`, or a format of the file. */
function stylesThat(does: (format: string) => boolean, known: readonly number[], styles: string): Set<number> {
  const own = tagsOf(styles, 'numFmt').filter((one) => does(attributeOf(one, 'formatCode') ?? ''));
  const wanted = new Set([...known.map(String), ...own.map((one) => attributeOf(one, 'numFmtId'))]);
  const [list] = elementsIn(styles, 'cellXfs');
  const formats = tagsOf(list?.content ?? '', 'xf').map((one) => attributeOf(one, 'numFmtId') ?? '');
  return new Set(formats.flatMap((id, style) => (wanted.has(id) ? [style] : [])));
}

/**
 * The attributes of each element with that name. No pattern in this file searches beyond the next tag: in a file of
 * only unclosed tags each search would scan all others, which is quadratic (ATK-54).
 */
function tagsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])([^<>]*)>`, 'g'))].map(
    ([, attributes = '']) => attributes,
  );
}

function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  return found ? unescapeXml(found[1] ?? found[2] ?? '') : undefined;
}

/** A match and its end offset. The caller can drop the text before it. */
interface Found<Value> {
  readonly value: Value;
  readonly end: number;
}

/** The shared texts in order. An incomplete text at the end is not returned. */
export function* textsIn(xml: string): Generator<Found<string>> {
  for (const { content, end } of elementsIn(xml, 'si')) yield { value: textOf(content), end };
}

/** The tables that the cells of a sheet refer to. */
export interface Reading extends Pick<BookXml, 'dateStyles' | 'percentStyles' | 'shift'> {
  readonly texts: readonly string[];
  /** Number of columns to read; further columns are ignored. */
  readonly mostColumns: number;
}

/** A row of a sheet. */
interface RowXml {
  /** The row number as the program shows it, from 1; undefined when the file has none. */
  readonly row: number | undefined;
  readonly cells: SheetCell[];
}

/** The rows of a sheet in order. An incomplete row at the end is not returned. */
export function* rowsIn(xml: string, reading: Reading): Generator<Found<RowXml>> {
  for (const { attributes, content, prefix, end } of elementsIn(xml, 'row')) {
    const [, row] = /(?:^|\s)r="(\d+)"/.exec(attributes) ?? [];
    yield {
      value: { row: row === undefined ? undefined : Number(row), cells: cellsOf(content, prefix, reading) },
      end,
    };
  }
}

/** Row limit of Excel. */
const lastRow = 1_048_576;

/** The number of a row, from the file or counted. Row numbers always increase, also in a hostile file. */
export function rowNumber(said: number | undefined, before: number): number {
  return said !== undefined && said > before && said <= lastRow ? said : before + 1;
}

interface FoundElement {
  readonly attributes: string;
  readonly content: string;
  /** The namespace prefix of the elements of this part: '' or 'x:'. */
  readonly prefix: string;
  readonly end: number;
}

/** Uses indexOf instead of a pattern, so that each character is scanned once. */
function* elementsIn(xml: string, name: string): Generator<FoundElement> {
  const [, prefix = ''] = new RegExp(`<(\\w+:)?${name}(?=[\\s/>])`).exec(xml) ?? [];
  const [opening, closing] = [`<${prefix}${name}`, `</${prefix}${name}>`];
  for (let at = xml.indexOf(opening); at !== -1;) {
    const head = at + opening.length;
    if (!endsName(xml.charCodeAt(head))) {
      at = xml.indexOf(opening, head);
      continue;
    }
    const tagEnd = xml.indexOf('>', head);
    if (tagEnd === -1) return;
    const isEmpty = xml.charCodeAt(tagEnd - 1) === SLASH;
    const close = isEmpty ? tagEnd : xml.indexOf(closing, tagEnd);
    if (close === -1) return;
    const end = isEmpty ? tagEnd + 1 : close + closing.length;
    yield { attributes: xml.slice(head, tagEnd), content: isEmpty ? '' : xml.slice(tagEnd + 1, close), prefix, end };
    at = xml.indexOf(opening, end);
  }
}

const [SLASH, GREATER, SPACE, LINE, TAB, RETURN] = [0x2f, 0x3e, 0x20, 0x0a, 0x09, 0x0d];

function endsName(code: number): boolean {
  return code === SPACE || code === GREATER || code === SLASH || code === LINE || code === TAB || code === RETURN;
}

function cellsOf(row: string, prefix: string, reading: Reading): SheetCell[] {
  const cells: SheetCell[] = [];
  const [opening, closing] = [`<${prefix}c`, `</${prefix}c>`];
  let column = -1;
  for (let at = row.indexOf(opening); at !== -1;) {
    const head = at + opening.length;
    if (!endsName(row.charCodeAt(head))) {
      at = row.indexOf(opening, head);
      continue;
    }
    const tagEnd = row.indexOf('>', head);
    if (tagEnd === -1) break;
    const attributes = row.slice(head, tagEnd);
    const isEmpty = row.charCodeAt(tagEnd - 1) === SLASH;
    const close = isEmpty ? tagEnd : row.indexOf(closing, tagEnd);
    if (close === -1) break;
    column = columnOf(attributes) ?? column + 1;
    if (column < reading.mostColumns) {
      while (cells.length < column) cells.push(null);
      cells[column] = isEmpty ? null : cellOf(attributes, row.slice(tagEnd + 1, close), reading);
    }
    at = row.indexOf(opening, close);
  }
  return cells;
}

/** 0 for ` r="A7"`, 27 for ` r="AB7"`. */
function columnOf(attributes: string): number | undefined {
  const from = attributes.indexOf(' r="');
  if (from === -1) return undefined;
  let column = 0;
  for (let at = from + 4; ; at += 1) {
    const letter = attributes.charCodeAt(at) - 64;
    if (!(letter >= 1 && letter <= 26) || column > 1_000_000) break;
    column = column * 26 + letter;
  }
  return column === 0 ? undefined : column - 1;
}

function cellOf(attributes: string, content: string, reading: Reading): SheetCell {
  const { texts, dateStyles, percentStyles, shift } = reading;
  const type = valueOf(attributes, ' t="');
  switch (type) {
    case 's':
      return filled(texts[Number(plainValue(content))] ?? '');
    case 'inlineStr':
      return filled(textOf(content));
    case 'str':
      return filled(unescapeXml(plainValue(content)));
    case 'b':
      return plainValue(content) === '1' ? 'DOĞRU' : 'YANLIŞ';
    case 'e':
      return errorCell;
    case 'd':
      return filled(dayText(new Date(plainValue(content))));
    default:
      break;
  }
  const value = plainValue(content);
  const number = Number(value);
  if (value === '' || !Number.isFinite(number)) return null;
  if (dateStyles.size === 0 && percentStyles.size === 0) return number;
  const style = Number(valueOf(attributes, ' s="'));
  if (!dateStyles.has(style)) return percentStyles.has(style) ? hundredfold(number) : number;
  return filled(dayText(new Date(Math.round((number + shift - 25_569) * DAY_MS))));
}

function valueOf(attributes: string, opening: string): string {
  const from = attributes.indexOf(opening);
  return from === -1 ? '' : attributes.slice(from + opening.length, attributes.indexOf('"', from + opening.length));
}

/** The text between <v> and </v>. */
function plainValue(content: string): string {
  if (content.startsWith('<v>')) return content.slice(3, content.indexOf('<', 3));
  return /<(?:\w+:)?v(?:\s[^<>]*)?>([^<]*)</.exec(content)?.[1] ?? '';
}

function filled(text: string): string | null {
  return text.trim() === '' ? null : text;
}

/** The text of a cell, with one style or several. Phonetic hints are omitted. */
function textOf(content: string): string {
  if (content.startsWith('<t>') && content.indexOf('<', 3) === content.length - 4)
    return unescapeXml(content.slice(3, -4));
  let [text, isSpoken] = ['', false];
  for (const [, slash, name, run = ''] of content.matchAll(/<(\/?)(?:\w+:)?(rPh|t)(?:\s[^<>]*)?>([^<]*)/g)) {
    if (name === 'rPh') isSpoken = slash === '';
    else if (!isSpoken && slash === '') text += unescapeXml(run);
  }
  return text;
}

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

function unescapeXml(text: string): string {
  if (!text.includes('&') && !text.includes('_x')) return text;
  return text
    .replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name?: string) =>
      name === undefined
        ? sign(hex === undefined ? Number(decimal) : parseInt(hex, 16))
        : (entities.get(name) ?? whole),
    )
    .replace(/_x([0-9A-F]{4})_/g, (_, code: string) => sign(parseInt(code, 16)));
}

function sign(code: number): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

/**
 * Formats a date like a Turkish sheet. Excel turns '1.5' into a date; its serial number would be read as a quantity of
 * 45,778.
 */
function dayText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [year = '', month = '', day = ''] = date.toISOString().slice(0, 10).split('-');
  return `${day}.${month}.${year}`;
}
