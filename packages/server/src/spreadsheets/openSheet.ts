import { missingHeadings, type ReadableColumn, readSheet } from '@kalem/domain';
import type { Ports } from '../ports/Ports';
import { type Spreadsheet, SpreadsheetError, type UploadedFile } from '../ports/Spreadsheets';
import { spreadsheetLimits } from '../ports/uploadLimits';
import * as spreadsheetProblems from '../problems/spreadsheetProblems';

/** A row of an uploaded sheet: its number there, and its fields by wire name. */
export interface UploadedRow {
  readonly satir: number;
  readonly fields: Readonly<Record<string, string>>;
}

interface Wanted {
  readonly columns: readonly ReadableColumn[];
  /** Fields whose columns have to be there. */
  readonly required: readonly string[];
}

interface OpenSheet {
  readonly rowCount: number;
  /** Rows by their place below the headings. */
  rows(from: number, count: number): Promise<UploadedRow[]>;
}

/** Opens an uploaded Excel file while `work` runs, and gives it the first sheet that has the required headings. */
export async function openSheet<T>(
  { spreadsheets }: Ports,
  file: UploadedFile,
  wanted: Wanted,
  work: (sheet: OpenSheet) => Promise<T>,
): Promise<T> {
  const spreadsheet = await refusing(() => spreadsheets.open(file.bytes));
  try {
    return await work(chooseSheet(spreadsheet, wanted));
  } finally {
    await spreadsheet.close();
  }
}

function chooseSheet(spreadsheet: Spreadsheet, { columns, required }: Wanted): OpenSheet {
  const missing = spreadsheet.sheets.map(({ headings }) => missingHeadings(columns, required, headings.cells));
  if (missing.length === 0) throw spreadsheetProblems.empty();
  const chosen = missing.findIndex((headings) => headings.length === 0);
  const sheet = spreadsheet.sheets[chosen];
  if (!sheet) throw spreadsheetProblems.missingHeadings(missing[0] ?? []);
  if (sheet.rowCount === 0) throw spreadsheetProblems.empty();
  return {
    rowCount: sheet.rowCount,
    async rows(from, count) {
      const rows = await refusing(() => spreadsheet.rows(chosen, from, count));
      const read = readSheet(columns, [sheet.headings.cells, ...rows.map(({ cells }) => cells)]);
      return read.map(({ row, fields }) => ({ satir: rows[row - 2]?.row ?? row, fields }));
    },
  };
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof SpreadsheetError
      ? spreadsheetProblems.unusableFile(error.failure, spreadsheetLimits.rows)
      : error;
  }
}
