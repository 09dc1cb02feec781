import type { CellObject, WorkBook, WorkSheet } from 'xlsx';
import { type SheetCell, type SheetRow, SpreadsheetError } from '../ports/Spreadsheets';
import { fileKind } from './fileKind';
import { spreadsheetLimits } from './spreadsheetLimits';
import { unpackWorkbook } from './unpackWorkbook';

/** The rows of a sheet that hold anything, from the headings on. */
export type ReadSheet = readonly [SheetRow, ...SheetRow[]];

/** Reads a .xlsx or .xls file, whichever its content is, on this thread. Fails with a `SpreadsheetError`. */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<ReadSheet[]> {
  const book = await parse(fileKind(bytes) === 'xlsx' ? unpackWorkbook(bytes) : bytes);
  return book.SheetNames.flatMap((name) => {
    const sheet = book.Sheets[name];
    const [headings, ...rows] = sheet ? rowsOf(sheet) : [];
    return headings ? [[headings, ...rows] as const] : [];
  });
}

async function parse(bytes: Uint8Array<ArrayBuffer>): Promise<WorkBook> {
  // Loaded by the first file: it is large, and a bomb is refused before.
  const { read } = await import('xlsx');
  try {
    return read(bytes, {
      type: 'array',
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellText: false,
      cellDates: false,
      bookVBA: false,
    });
  } catch (error) {
    throw new SpreadsheetError(error instanceof Error && /password|encrypt/i.test(error.message) ? 'locked' : 'broken');
  }
}

function rowsOf(sheet: WorkSheet): SheetRow[] {
  const rows: SheetRow[] = [];
  // Sparse: a crafted file puts a cell into row 1,048,576.
  for (const [index, cells] of Object.entries(sheet['!data'] ?? [])) {
    const read = cellsOf(cells);
    if (!read.some((cell) => cell !== null)) continue;
    rows.push({ row: Number(index) + 1, cells: read });
    if (rows.length > spreadsheetLimits.rows + 1) throw new SpreadsheetError('tooLarge');
  }
  return rows;
}

function cellsOf(cells: readonly (CellObject | null | undefined)[] | null | undefined): SheetCell[] {
  return Array.from({ length: Math.min(cells?.length ?? 0, spreadsheetLimits.columns) }, (_, column) =>
    cellOf(cells?.[column]),
  );
}

function cellOf(cell: CellObject | null | undefined): SheetCell {
  switch (cell?.t) {
    case 's':
      return typeof cell.v === 'string' && cell.v.trim() !== '' ? cell.v.slice(0, spreadsheetLimits.cellLength) : null;
    case 'n':
      return typeof cell.v === 'number' && Number.isFinite(cell.v) ? cell.v : null;
    case 'b':
      return cell.v === true ? 'DOĞRU' : 'YANLIŞ';
    case 'e':
      return '#HATA!';
    default:
      return null;
  }
}
