/** The value of a cell: text, number or null. For a formula it is the stored result; formulas are never evaluated. */
export type SheetCell = string | number | null;

export interface SheetRow {
  /** The row number in the program: the first row is 1. */
  readonly row: number;
  readonly cells: readonly SheetCell[];
}

export interface Sheet {
  /** The first non-empty row, without texts that are too long for a heading. */
  readonly headings: SheetRow;
  /** The number of non-empty rows below the headings. */
  readonly rowCount: number;
}

/** An open file. `close` releases its memory. */
export interface Spreadsheet {
  /** The non-empty sheets in the order of their tabs. */
  readonly sheets: readonly Sheet[];
  /**
   * Non-empty rows below the headings; the first one is 0. Returns fewer than `count` rows when their texts are long,
   * and none after the last.
   */
  rows(sheet: number, from: number, count: number): Promise<readonly SheetRow[]>;
  close(): Promise<void>;
}

/** The caller for whom a file is read. */
export interface Reader {
  /** Companies take turns. */
  readonly companyId: string;
  /** Aborts the reading when the caller has disconnected. */
  readonly signal: AbortSignal;
}

/** The kind of a bank's statement. */
export type StatementKind = 'EXCEL' | 'CSV' | 'MT940';

/** Reads files, detected by their content. Rejects with a `SpreadsheetError`. */
export interface Spreadsheets {
  /** .xlsx and .xls */
  open(bytes: Uint8Array<ArrayBuffer>, reader?: Reader): Promise<Spreadsheet>;
  /** Also .csv and MT940, whose rows are its lines. */
  openStatement(
    bytes: Uint8Array<ArrayBuffer>,
    reader?: Reader,
  ): Promise<Spreadsheet & { readonly kind: StatementKind }>;
}

/**
 * `notExcel`: another kind of file. `broken`: damaged or incomplete. `locked`: needs a password. `tooLarge`: unsafe to
 * read.
 */
export type SpreadsheetFailure = 'notExcel' | 'broken' | 'locked' | 'tooLarge';

/** The reason why a file cannot be read. */
export class SpreadsheetError extends Error {
  override readonly name = 'SpreadsheetError';
  readonly failure: SpreadsheetFailure;

  constructor(failure: SpreadsheetFailure) {
    super(failure);
    this.failure = failure;
  }
}

/** The only file of a multipart body. Its type is detected by its content, not by the sender's headers. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
