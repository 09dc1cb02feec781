/**
 * A spreadsheet. 50,000 customers with their 19 columns are 5 to 14 MB packed and 48 MB unpacked. How many bytes
 * a call may send is `x-max-body` in the contract.
 */
export const spreadsheetLimits = {
  /** Parts of a .xlsx, which is a ZIP. */
  parts: 2000,
  /** Bytes of all its parts, unpacked. */
  unpackedBytes: 128 * 1024 * 1024,
  /** Most that a part of more than `smallBytes` may grow by unpacking; a sheet grows 5 to 20 times. */
  ratio: 50,
  smallBytes: 8 * 1024 * 1024,
  /** Tags of one part: a cell has two to four. */
  tags: 8_000_000,
  rows: 50_000,
  /** Rows of a file of invoice lines. */
  invoiceLines: 5000,
  /** Columns that are read; what is beyond is left out. */
  columns: 200,
  /** Characters of all invoice lines together: an invoice has no more bytes. */
  linesLength: 4 * 1024 * 1024,
  /** Characters of a heading. A longer cell is none. */
  headingLength: 200,
  /** Characters of the rows that are given in one go, so that copying them takes a moment. A row may have more. */
  pieceLength: 256 * 1024,
  /** Characters of a cell, as many as Excel takes. */
  cellLength: 32_767,
  /** Characters of all cells together; customers with all their columns have 300 in a row. */
  textLength: 32 * 1024 * 1024,
} as const;
