import type { SheetCell } from './sheetXml';

/** A sheet of a .xls as SheetJS reads it with `oldSheetOptions`: its rows by number, with holes. */
interface OldSheet {
  readonly '!data'?: readonly (readonly (OldCell | null | undefined)[] | null | undefined)[];
}

interface OldCell {
  readonly t?: string;
  readonly v?: unknown;
}

/** How SheetJS is to read a .xls: what cells hold, nothing of how they look, no formula. */
export const oldSheetOptions = {
  type: 'array',
  dense: true,
  cellFormula: false,
  cellHTML: false,
  cellText: false,
  cellDates: true,
  bookVBA: false,
} as const;

/** The rows of a sheet with the number that the program shows, and at most so many of their cells. */
export function* oldRows(
  sheet: OldSheet | undefined,
  mostColumns: number,
): Generator<{ readonly row: number; readonly cells: SheetCell[] }> {
  // Sparse: a crafted file puts a cell into row 1,048,576.
  for (const [index, cells] of Object.entries(sheet?.['!data'] ?? []))
    yield {
      row: Number(index) + 1,
      cells: Array.from({ length: Math.min(cells?.length ?? 0, mostColumns) }, (_, column) => cellOf(cells?.[column])),
    };
}

function cellOf(cell: OldCell | null | undefined): SheetCell {
  switch (cell?.t) {
    case 's':
      return typeof cell.v === 'string' && cell.v.trim() !== '' ? cell.v : null;
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
