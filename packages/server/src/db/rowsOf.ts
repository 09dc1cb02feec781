import type { SQL } from 'drizzle-orm';
import type { Queries } from '../ports/Database';

/** Rows of a statement written in SQL; each value as the drivers give it (numbers of type bigint and numeric as text). */
export async function rowsOf<Row>(queries: Queries, statement: SQL): Promise<Row[]> {
  const result = (await queries.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}
