import { sql } from 'drizzle-orm';
import type { Queries } from '../ports/Database';
import { rowsOf } from './rowsOf';

/** Steps out of the wall of `withCompany` for a moment, in the same transaction: for tables that belong to no company (jobs, users). */
export async function asServer<T>(tx: Queries, work: (tx: Queries) => Promise<T>): Promise<T> {
  const [before] = await rowsOf<{ role: string }>(
    tx,
    sql`select current_setting('role') as role, set_config('role', 'none', true)`,
  );
  const result = await work(tx);
  await tx.execute(sql`select set_config('role', ${before?.role ?? 'none'}, true)`);
  return result;
}
