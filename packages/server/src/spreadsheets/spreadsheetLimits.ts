/** What a spreadsheet may hold. A sheet of 50,000 customers with their 19 columns is 5 to 14 MB packed and 48 MB unpacked. */
export const spreadsheetLimits = {
  /** Parts of a .xlsx, which is a ZIP. */
  parts: 2000,
  /** Bytes of its parts together, unpacked. */
  unpackedBytes: 128 * 1024 * 1024,
  /** Beyond `smallBytes` unpacked, parts are not to be more than so many times their packed size. Sheets are 5 to 20 times. */
  ratio: 50,
  smallBytes: 8 * 1024 * 1024,
  /** Tags of one part: a cell has two to four. */
  tags: 8_000_000,
  rows: 50_000,
  /** Columns that are looked at. */
  columns: 200,
  /** Characters of a cell; a program of spreadsheets takes 32,767. */
  cellLength: 32_767,
} as const;
