/** What a cell holds: text, a number, or null. Of a formula the stored result; nothing is ever computed. */
export type SheetCell = string | number | null;

export interface SheetRow {
  /** As the program numbers it: the first row of a sheet is 1. */
  readonly row: number;
  readonly cells: readonly SheetCell[];
}

export interface Sheet {
  /** The first row that holds anything, without texts that are too long for a heading. */
  readonly headings: SheetRow;
  /** How many rows with anything in them follow. */
  readonly rowCount: number;
}

/** A file that was read; nothing of it is left after `close`. */
export interface Spreadsheet {
  /** Sheets with anything in them, in the order of their tabs. */
  readonly sheets: readonly Sheet[];
  /**
   * Rows below the headings, blank ones left out; the first that follows the headings is 0. Fewer than `count` where
   * their texts are long, none behind the last.
   */
  rows(sheet: number, from: number, count: number): Promise<readonly SheetRow[]>;
  close(): Promise<void>;
}

/** For whom a file is read. */
export interface Reader {
  /** Companies take turns. */
  readonly companyId: string;
  /** Aborts the reading when the caller no longer waits. */
  readonly signal: AbortSignal;
}

/** Reads .xlsx and .xls files, known by their content. Refuses with a `SpreadsheetError`. */
export interface Spreadsheets {
  open(bytes: Uint8Array<ArrayBuffer>, reader?: Reader): Promise<Spreadsheet>;
}

/** `notExcel`: another kind. `broken`: damaged or cut off. `locked`: needs a password. `tooLarge`: unsafe to read. */
export type SpreadsheetFailure = 'notExcel' | 'broken' | 'locked' | 'tooLarge';

/** Why a file is not read. */
export class SpreadsheetError extends Error {
  override readonly name = 'SpreadsheetError';
  readonly failure: SpreadsheetFailure;

  constructor(failure: SpreadsheetFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** The one file of a multipart body. Its content alone tells its type, whatever the sender says. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
