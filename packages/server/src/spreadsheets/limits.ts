/**
 * The limits of a spreadsheet. 50,000 customers with 20 columns take 5 to 14 MB packed and 48 MB unpacked. The size
 * limit of the call is `x-max-body` in the contract.
 */
export const spreadsheetLimits = {
  /** Parts of a .xlsx file, which is a ZIP. */
  parts: 2000,
  /** The unpacked size of all parts. */
  unpackedBytes: 128 * 1024 * 1024,
  /** The highest growth of a part larger than `smallBytes` by unpacking. Sheets grow 5 to 20 times. */
  ratio: 50,
  smallBytes: 8 * 1024 * 1024,
  /** Tags in one part. A cell has two to four. */
  tags: 8_000_000,
  rows: 50_000,
  /** Rows in a file of invoice lines. */
  invoiceLines: 5000,
  /** Columns that are read. Further columns are ignored. */
  columns: 200,
  /** Characters of all invoice lines. An invoice may not have more bytes. */
  linesLength: 4 * 1024 * 1024,
  /** Characters in a heading. A longer cell is not a heading. */
  headingLength: 200,
  /** Characters of the rows that are copied at once, so that copying takes little time. A single row may have more. */
  pieceLength: 256 * 1024,
  /** Characters in a cell, the limit of Excel. */
  cellLength: 32_767,
  /** Characters of all cells. Customers with all columns have about 300 in a row. */
  textLength: 32 * 1024 * 1024,
} as const;
