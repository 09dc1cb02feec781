import type { Spreadsheets } from '../ports/Spreadsheets';
import { openedSpreadsheet, readWorkbook } from '../spreadsheets/readWorkbook';

/** Reads on this thread: for the page, where everything is the reader's own, and for tests. */
export function createSpreadsheets(): Spreadsheets {
  return {
    async open(bytes) {
      const { sheets, rowsOf } = openedSpreadsheet(await readWorkbook(bytes));
      return {
        sheets,
        rows: (sheet, from, count) => Promise.resolve(rowsOf(sheet, from, count)),
        close: () => Promise.resolve(),
      };
    },
  };
}
