import { changesOfRow, type FaturaTip, foldTr, isLineHead, type Line, readLineHead } from '@kalem/domain';
import { units } from '@kalem/domain/codes/units';
import { readPasted } from '../../primitives/input/typeNumber';
import { kindOfColumn, type LineColumn, lineColumnOf, lineColumns, patchOfColumn } from './lineColumns';

/** The line changes of a pasted block. */
export interface PastedBlock {
  /** One per line. */
  readonly patches: readonly Line[];
  /** Headings of columns that match no field of a line and are ignored. */
  readonly unknown: readonly string[];
}

/**
 * Converts a pasted block to line changes for an invoice of this type. The cells go to the columns from `first` on. If
 * the first row is a row of headings, it is not a line, and its headings name the columns. (USE-18)
 */
export function readBlock(block: readonly (readonly string[])[], first: LineColumn, faturaTip: FaturaTip): PastedBlock {
  const [head = [], ...rows] = block;
  // A blank row within the block does not change its line.
  const patch = (fields: readonly (string | undefined)[]) => (cells: readonly string[]) =>
    cells.some(Boolean) ? changesOfRow(patchOfCells(cells, fields), faturaTip) : {};
  if (rows.length === 0 || !isLineHead(head))
    return { patches: block.map(patch(lineColumns.slice(lineColumns.indexOf(first)))), unknown: [] };
  const { fields, unknown } = readLineHead(head);
  return { patches: rows.map(patch(fields)), unknown };
}

function patchOfCells(cells: readonly string[], fields: readonly (string | undefined)[]): Line {
  return cells.reduce<Line>((patch, cell, index) => {
    const field = fields[index];
    const stays = field === undefined || (cell === '' && neverEmpty.has(field));
    return stays ? patch : { ...patch, ...patchOfCell(field, cell) };
  }, {});
}

/** Every line has these fields, so an empty cell does not clear them. */
const neverEmpty: ReadonlySet<string> = new Set(['miktar', 'birim', 'kdvOrani']);

/** A description column is the description of the line, not the invoice's note. */
function patchOfCell(field: string, cell: string): Line {
  const column = lineColumnOf(field);
  if (column) return patchOfColumn(column, readCell(column, cell));
  return { [field === 'ozelNotlar' ? 'aciklama' : field]: cell };
}

/** Parses a pasted cell. Unreadable text is kept, so that the cell shows it with a fault. */
function readCell(column: LineColumn, pasted: string): string {
  const kind = kindOfColumn[column];
  if (kind === 'text') return pasted;
  return (kind === 'unit' ? codeOfUnit.get(foldTr(pasted)) : readPasted(pasted)) ?? pasted;
}

/** Units by the portal's text, their name and their code: 'kg', 'Kilogram', 'KGM'. */
const codeOfUnit = new Map(
  units.flatMap(({ value, title, portalTitle }) =>
    [portalTitle, title, value].map((name) => [foldTr(name), value] as const),
  ),
);

/**
 * Splits copied spreadsheet text into cells: tabs separate columns, line feeds separate rows, quoted cells may contain
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

/** Reads one cell from `start`. `end` is the position of the tab, line feed or end of text after it. */
function cutCell(text: string, start: number): { readonly value: string; readonly end: number } {
  const quoted = text[start] === '"' ? readQuoted(text, start + 1) : undefined;
  if (quoted !== undefined) return quoted;
  const rest = text.slice(start).search(/[\t\n]/);
  const end = rest === -1 ? text.length : start + rest;
  return { value: text.slice(start, end), end };
}

/**
 * Reads a quoted cell. Undefined if the quotation mark is an ordinary character: it is never closed, or text follows
 * it.
 */
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
