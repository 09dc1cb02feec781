import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ServerTx } from '../ports/Database';
import { rowsOf } from './rows';

/** Rows that one statement deletes: it takes milliseconds, and so long others may wait for them. */
const STEP_ROWS = 1000;
/** For one table at a time; the next sweep, a minute later, deletes what is left. */
const MOST_STEPS = 50;

/**
 * Deletes the rows of a table that have run out, in small steps, each a statement of its own. A row that is in use, or
 * that another server is deleting, is left for the next time. Answers how many were deleted.
 */
export async function clearRows(tx: ServerTx, table: PgTable, hasRunOut: SQL | undefined): Promise<number> {
  let deleted = 0;
  for (let step = 1; step <= MOST_STEPS; step += 1) {
    const [gone] = await rowsOf<{ count: number }>(
      tx,
      sql`
        with gone as (
          delete from ${table}
          where ctid = any(array(
            select ctid from ${table} where ${hasRunOut} limit ${STEP_ROWS} for update skip locked
          ))
          returning 1
        )
        select count(*)::int as count from gone`,
    );
    const count = gone?.count ?? 0;
    deleted += count;
    if (count < STEP_ROWS) break;
  }
  return deleted;
}
