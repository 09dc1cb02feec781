import { sql } from 'drizzle-orm';
import type { CompanyTx } from '../ports/Database';
import { ranOutOfTime } from '../problems/databaseProblems';

/** The `like` pattern for texts that contain this one. % and _ are escaped. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** The time limit of a search (S3). */
const MOST_MS = 100;

/** The result of a search. */
export interface Matches<Row> {
  readonly rows: Row[];
  /** False when the time was over. Then only the first part of the list was searched. */
  readonly isWhole: boolean;
}

/**
 * Runs `everywhere`. If that takes more than 100 ms, runs `first` instead, which searches only the first part of the
 * list.
 */
export async function searchInTime<T>(
  tx: CompanyTx,
  { everywhere, first }: { everywhere: () => Promise<T>; first: () => Promise<T> },
): Promise<{ found: T; isWhole: boolean }> {
  await tx.execute(sql`savepoint search`);
  try {
    await tx.execute(sql.raw(`set local statement_timeout = ${MOST_MS}`));
    const found = await everywhere();
    await tx.execute(sql`set local statement_timeout to default`);
    return { found, isWhole: true };
  } catch (error) {
    if (!ranOutOfTime(error)) throw error;
    await tx.execute(sql`rollback to savepoint search`);
    return { found: await first(), isWhole: false };
  }
}
