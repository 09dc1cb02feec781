import { sql } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';

/** Whether the database answers a question. */
export async function databaseAnswers(queries: Queries): Promise<boolean> {
  return queries.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}
