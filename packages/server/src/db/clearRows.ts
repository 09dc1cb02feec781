import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ServerTx } from '../ports/Database';
import { rowsOf } from './rows';

/** Rows per statement. It takes milliseconds, so other transactions wait only briefly for these rows. */
const STEP_ROWS = 1000;
/** The limit for one table. The next sweep, a minute later, deletes more. */
const MOST_STEPS = 50;

/**
 * Deletes expired rows of a table in small statements. Skips locked rows; the next sweep deletes them. Returns the
 * number of deleted rows.
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
