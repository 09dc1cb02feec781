import { sql } from 'drizzle-orm';
import type { CompanyTx } from '../ports/Database';
import { ranOutOfTime } from '../problems/databaseProblems';

/** The pattern of `like` for what contains the text, in which % and _ mean themselves. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** How long a search may work (S3). */
const MOST_MS = 100;

/** What a search found. */
export interface Matches<Row> {
  readonly rows: Row[];
  /** False where the time was over: then they are of the first of the list alone. */
  readonly isWhole: boolean;
}

/** Searches everything, and where that takes more than 100 ms, what stands `first` in the list alone. */
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
