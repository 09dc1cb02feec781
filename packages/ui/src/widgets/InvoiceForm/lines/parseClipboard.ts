import { foldTr, type Line } from '@kalem/domain';
import { units } from '@kalem/domain/codes/units';
import { readPasted } from '../../../primitives/input/typeNumber';
import { type LineColumn, type LineColumnEntry, lineColumns, lineColumnTable, patchOfColumn } from './lineColumns';

/**
 * What a copied block says of a line each: its cells are those from the first column on, unless it begins with a row of
 * headings, which is no line and says what stands where.
 */
export function patchesOfBlock(block: readonly (readonly string[])[], first: LineColumn): readonly Line[] {
  const [head = [], ...rows] = block;
  const headings = head.map((cell) => columnOfHeading.get(headingKey(cell)));
  const filled = head.filter((cell) => cell !== '');
  const isHead = rows.length > 0 && filled.length > 1 && filled.every((cell) => columnOfHeading.has(headingKey(cell)));
  const usual = lineColumns.slice(lineColumns.indexOf(first));
  return isHead ? rows.map((row) => patchOfCells(row, headings)) : block.map((row) => patchOfCells(row, usual));
}

function patchOfCells(cells: readonly string[], columns: readonly (LineColumn | undefined)[]): Line {
  return cells.reduce<Line>((patch, cell, index) => {
    const entry = lineColumnTable.find(({ field }) => field === columns[index]);
    return entry === undefined || cell === ''
      ? patch
      : { ...patch, ...patchOfColumn(entry.field, readCell(entry, cell)) };
  }, {});
}

/** What people write above their columns; undefined is no column of ours, such as the amounts, which are calculated. */
const headings: readonly (readonly [LineColumn | undefined, ...string[]])[] = [
  ['malHizmet', 'Mal / Hizmet', 'Mal Hizmet Adı', 'Ürün', 'Ürün Adı', 'Ürün / Hizmet', 'Stok Adı', 'Açıklama', 'Item'],
  ['miktar', 'Miktar', 'Quantity', 'Qty'],
  ['birim', 'Birim', 'Ölçü Birimi', 'Unit'],
  ['birimFiyat', 'Birim Fiyat', 'Birim Fiyatı', 'Fiyat', 'Unit price', 'Price'],
  ['iskontoOrani', 'İskonto', 'İskonto Oranı', 'İsk.', 'İndirim', 'Discount'],
  ['kdvOrani', 'KDV', 'KDV Oranı', 'VAT'],
  [undefined, 'Tutar', 'Toplam', 'Mal / Hizmet Tutarı', 'KDV Tutarı', 'Sıra', 'Sıra No', 'No', 'Amount', 'Total'],
];

const columnOfHeading: ReadonlyMap<string, LineColumn | undefined> = new Map(
  headings.flatMap(([field, ...titles]) => titles.map((title) => [headingKey(title), field] as const)),
);

/** Blanks and signs differ from sheet to sheet: 'KDV (%)' is 'KDV'. */
function headingKey(heading: string): string {
  return foldTr(heading).replace(/[^a-z0-9]/g, '');
}

/** What a pasted text says; one that cannot be read stays, so that the cell shows it. */
function readCell({ kind }: LineColumnEntry, pasted: string): string {
  if (kind === 'text') return pasted;
  return (kind === 'unit' ? codeOfUnit.get(foldTr(pasted)) : readPasted(pasted)) ?? pasted;
}

/** Units by their code, their name and what the portal writes: 'KGM', 'Kilogram', 'kg'. */
const codeOfUnit = new Map(
  units.flatMap(({ value, title, portalTitle }) =>
    [portalTitle, title, value].map((name) => [foldTr(name), value] as const),
  ),
);

/**
 * The cells of a copied block of a spreadsheet: tabs between columns, line feeds between rows, quoted cells may hold
 * both.
 */
export function parseClipboard(text: string): readonly (readonly string[])[] {
  const trimmed = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  const rows: string[][] = [[]];
  let position = 0;
  while (position <= trimmed.length) {
    const cell = cutCell(trimmed, position);
    rows.at(-1)?.push(cell.value.trim());
    position = cell.end + 1;
    if (trimmed[cell.end] === '\n') rows.push([]);
  }
  return rows;
}

/** One cell from `start`; `end` is the tab, the line feed or the end of the text behind it. */
function cutCell(text: string, start: number): { readonly value: string; readonly end: number } {
  const quoted = text[start] === '"' ? readQuoted(text, start + 1) : undefined;
  if (quoted !== undefined) return quoted;
  const rest = text.slice(start).search(/[\t\n]/);
  const end = rest === -1 ? text.length : start + rest;
  return { value: text.slice(start, end), end };
}

/** Undefined when the quotation mark is a mere character of the cell: it is never closed, or text follows it. */
function readQuoted(text: string, start: number): { readonly value: string; readonly end: number } | undefined {
  let value = '';
  for (let position = start; position < text.length; position++) {
    const character = text[position] ?? '';
    if (character !== '"') {
      value += character;
    } else if (text[position + 1] === '"') {
      value += '"';
      position++;
    } else {
      const end = position + 1;
      return end === text.length || text[end] === '\t' || text[end] === '\n'
        ? { value: value.replaceAll('\n', ' '), end }
        : undefined;
    }
  }
  return undefined;
}
