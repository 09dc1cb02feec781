import { fieldsOfHeadings, missingHeadings, type ReadableColumn, readSheet } from '@kalem/domain';
import type { Ports } from '../ports/Ports';
import { type SheetRow, type Spreadsheet, SpreadsheetError, type UploadedFile } from '../ports/Spreadsheets';
import { spreadsheetLimits } from './limits';
import { shortened } from './readWorkbook';
import * as spreadsheetProblems from '../problems/spreadsheetProblems';

/** A row of an uploaded sheet: its row number, and its fields by wire name. */
export interface UploadedRow {
  readonly satir: number;
  readonly fields: Readonly<Record<string, string>>;
}

interface Wanted {
  readonly columns: readonly ReadableColumn[];
  /** Fields whose columns must exist. */
  readonly required: readonly string[];
  /**
   * Replaces other headings with the same meaning by the columns' own. Without it, a sheet must have the columns' own
   * headings.
   */
  readonly headingsOf?: (cells: SheetRow['cells']) => readonly string[];
}

/** Rows that are read at once. Other calls get a turn in between. */
export const ROWS_AT_ONCE = 200;

interface OpenSheet {
  readonly rowCount: number;
  /** Rows by their position below the headings. */
  rows(from: number, count: number): Promise<UploadedRow[]>;
}

/**
 * Opens an uploaded Excel file for `work` and passes it the first sheet with the required headings. Title rows may
 * precede the headings.
 */
export async function openSheet<T>(
  { spreadsheets }: Ports,
  file: UploadedFile,
  wanted: Wanted,
  work: (sheet: OpenSheet) => Promise<T>,
): Promise<T> {
  const spreadsheet = await refusing(() => spreadsheets.open(file.bytes));
  try {
    return await work(await chooseSheet(spreadsheet, wanted));
  } finally {
    await spreadsheet.close();
  }
}

/** The headings must be in one of this many first rows. */
const HEADS = 10;

async function chooseSheet(spreadsheet: Spreadsheet, wanted: Wanted): Promise<OpenSheet> {
  let missing: readonly string[] | undefined;
  for (const [index, { headings: first, rowCount }] of spreadsheet.sheets.entries()) {
    const rows = async (from: number, count: number) => refusing(() => spreadsheet.rows(index, from, count));
    const head = findHead(wanted, [first, ...(await rows(0, HEADS - 1))]);
    missing ??= head.missing;
    if (head.missing.length > 0) continue;
    if (rowCount === head.place) throw spreadsheetProblems.empty();
    return {
      rowCount: rowCount - head.place,
      async rows(from, count) {
        const uploaded: UploadedRow[] = [];
        const end = head.place + from + count;
        for (let at = head.place + from; at < end;) {
          const below = await rows(at, end - at);
          if (below.length === 0) break;
          at += below.length;
          const read = readSheet(wanted.columns, [head.headings, ...below.map(({ cells }) => cells)]);
          for (const { row, fields } of read) uploaded.push({ satir: below[row - 2]?.row ?? row, fields });
        }
        return uploaded;
      },
    };
  }
  throw missing ? spreadsheetProblems.missingHeadings(missing) : spreadsheetProblems.empty();
}

interface Head {
  /** The position among the non-empty rows. */
  readonly place: number;
  readonly headings: readonly unknown[];
  /** Missing required headings. */
  readonly missing: readonly string[];
}

/** The row with the fewest missing headings. Of several, the row with the most known headings. */
function findHead({ columns, required, headingsOf }: Wanted, rows: readonly SheetRow[]): Head {
  const heads = rows.map((row, place) => {
    const { cells } = shortened(row);
    const headings = headingsOf?.(cells) ?? cells;
    const known = fieldsOfHeadings(columns, {}, headings).filter((field) => field !== undefined).length;
    return { place, headings, known, missing: missingHeadings(columns, required, headings) };
  });
  return heads.reduce((best, one) => {
    const lacked = best.missing.length - one.missing.length;
    return lacked > 0 || (lacked === 0 && one.known > best.known) ? one : best;
  });
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
