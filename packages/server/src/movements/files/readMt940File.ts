import { type Mt940Account, readMt940, type StatementRow } from '@kalem/domain/movements';
import { inPieces } from '../../pieces';
import * as movementProblems from '../../problems/movementProblems';

/** Lines that are read at once. */
const LINES = 2000;

/** Reads the accounts of an MT940 file. Throws 422 for one that is broken or incomplete (MNY-90). */
export async function readMt940File(
  rows: (from: number, count: number) => Promise<readonly StatementRow[]>,
): Promise<readonly Mt940Account[]> {
  const lines: string[] = [];
  for (;;) {
    const read = await rows(lines.length, LINES);
    for (const { cells } of read) lines.push(String(cells[0] ?? ''));
    if (read.length < LINES) break;
  }
  const result = await inPieces(readMt940(lines.join('\n')));
  if ('kod' in result) throw movementProblems.statementBroken();
  return result.hesaplar;
}
