import type { StatementRow } from '@kalem/domain/movements';
import type { Ports } from '../../ports/Ports';
import { SpreadsheetError, type StatementKind, type UploadedFile } from '../../ports/Spreadsheets';
import * as movementProblems from '../../problems/movementProblems';
import * as spreadsheetProblems from '../../problems/spreadsheetProblems';
import { spreadsheetLimits } from '../../spreadsheets/limits';

interface OpenStatement {
  readonly kind: StatementKind;
  /** The rows of the first sheet that has any, by their position; the first one is 0. Fewer than `count` at the end. */
  rows(from: number, count: number): Promise<StatementRow[]>;
}

/** Opens the statement of a bank for `work`. Throws a `ProblemError` for an unusable file (MNY-86, MNY-110). */
export async function openStatement<T>(
  { spreadsheets }: Ports,
  file: UploadedFile,
  work: (statement: OpenStatement) => Promise<T>,
): Promise<T> {
  const opened = await refusing(() => spreadsheets.openStatement(file.bytes));
  try {
    const [sheet] = opened.sheets;
    if (!sheet) throw spreadsheetProblems.empty();
    return await work({
      kind: opened.kind,
      async rows(from, count) {
        const read: StatementRow[] = from === 0 && count > 0 ? [sheet.headings] : [];
        while (read.length < count) {
          const at = from + read.length - 1;
          const below = await refusing(() => opened.rows(0, at, count - read.length));
          if (below.length === 0) break;
          read.push(...below);
        }
        return read;
      },
    });
  } finally {
    await opened.close();
  }
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error;
    if (error.failure === 'notExcel') throw movementProblems.notAStatement();
    throw spreadsheetProblems.unusableFile(error.failure, spreadsheetLimits.rows);
  }
}
