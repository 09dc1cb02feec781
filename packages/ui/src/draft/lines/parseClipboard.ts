import { changesOfRow, type FaturaTip, foldTr, isLineHead, type Line, readLineHead } from '@kalem/domain';
import { units } from '@kalem/domain/codes/units';
import { readPasted } from '../../primitives/input/typeNumber';
import { kindOfColumn, type LineColumn, lineColumnOf, lineColumns, patchOfColumn } from './lineColumns';

/** What a copied block says of lines. */
export interface PastedBlock {
  /** One per line. */
  readonly patches: readonly Line[];
  /** Headings of the columns that are left out, as none of a line. */
  readonly unknown: readonly string[];
}

/**
 * Reads a copied block for an invoice of that type: its cells are those from the first column on, unless it begins with
 * a row of headings, which is no line and says what stands where. (USE-18)
 */
export function readBlock(block: readonly (readonly string[])[], first: LineColumn, faturaTip: FaturaTip): PastedBlock {
  const [head = [], ...rows] = block;
  // A blank row between others says nothing of its line.
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

/** No line is without them, so an empty cell leaves what stands there. */
const neverEmpty: ReadonlySet<string> = new Set(['miktar', 'birim', 'kdvOrani']);

/** A description that has a column of its own is the line's. */
function patchOfCell(field: string, cell: string): Line {
  const column = lineColumnOf(field);
  if (column) return patchOfColumn(column, readCell(column, cell));
  return { [field === 'ozelNotlar' ? 'aciklama' : field]: cell };
}

/** What a pasted text says; one that cannot be read stays, so that the cell shows it. */
function readCell(column: LineColumn, pasted: string): string {
  const kind = kindOfColumn[column];
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

/** Undefined when the quotation mark is just a character of the cell: it is never closed, or text follows it. */
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
