import type { Sheet, SheetRow } from '../ports/Spreadsheets';
import type { ReadSheet } from './readWorkbook';

/** What is told of the sheets that were read, and their rows a piece at a time. */
export function openedSpreadsheet(read: readonly ReadSheet[]): {
  sheets: Sheet[];
  rowsOf: (sheet: number, from: number, count: number) => SheetRow[];
} {
  return {
    sheets: read.map(([headings, ...rows]) => ({ headings, rowCount: rows.length })),
    rowsOf: (sheet, from, count) => read[sheet]?.slice(1 + from, 1 + from + count) ?? [],
  };
}
