import { sql } from 'drizzle-orm';
import { rowsOf } from '../../db/rows';
import type { Queries } from '../../ports/Database';
import type { Reading } from './createMetrics';

/** The jobs in the queue by kind and state; those that are done are not counted. */
export async function countJobs(queries: Queries): Promise<Reading> {
  const rows = await rowsOf<{ name: string; state: string; count: number }>(
    queries,
    sql`select name, state::text as state, count(*)::int as count from pgboss.job where state < 'completed' or state = 'failed' group by name, state order by name, state`,
  );
  return rows.map(({ name, state, count }) => ({ labels: { job: name, state }, value: count }));
}
