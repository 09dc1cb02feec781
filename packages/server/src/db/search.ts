import { and, like, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CompanyTx } from '../ports/Database';
import { ranOutOfTime } from '../problems/databaseProblems';

/** Whether the folded text of a row contains another: by trigrams, or by letter pairs where it has none. */
export function containing({ arama, harfler }: Record<'arama' | 'harfler', PgColumn>, text: string): SQL | undefined {
  const matches = like(arama, patternOf(text));
  return hasTrigram(text) ? matches : and(sql`${harfler} @> letter_pairs(${text})`, matches);
}

/** Each letter of a text, and each two that stand side by side, as the database's `letter_pairs` has them. */
export function letterPairs(text: string): number[] {
  const pairs = new Set<number>();
  let before = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    pairs.add(code);
    if (before > 0) pairs.add(before * PLACE + code);
    before = code;
  }
  return [...pairs];
}

/** Unicode has 21 bits. */
const PLACE = 2 ** 21;

/** The pattern of `like` for what contains the text, in which % and _ mean themselves. */
export function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Whether the trigram index helps to find a folded text. What some databases do not call letters does not count. */
export function hasTrigram(text: string): boolean {
  return /[a-z0-9]{3}/.test(text);
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
