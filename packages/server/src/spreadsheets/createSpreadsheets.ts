import type { Spreadsheet, Spreadsheets } from '../ports/Spreadsheets';
import { readStatement } from './readStatement';
import { openedSpreadsheet, type ReadSheet, readWorkbook } from './readWorkbook';

/** Reads on this thread, in the page and in tests. The page has only one user, who needs no separate thread. */
export function createSpreadsheets(): Spreadsheets {
  return {
    open: async (bytes) => here(await readWorkbook(bytes)),
    async openStatement(bytes) {
      const { kind, sheets } = await readStatement(bytes);
      return { ...here(sheets), kind };
    },
  };
}

function here(read: readonly ReadSheet[]): Spreadsheet {
  const { sheets, rows } = openedSpreadsheet(read);
  return {
    sheets,
    rows: (sheet, from, count) => Promise.resolve(rows(sheet, from, count)),
    close: () => Promise.resolve(),
  };
}
