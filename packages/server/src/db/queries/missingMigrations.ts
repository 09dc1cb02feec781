import { sql } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { migrations } from '../generated/migrations';
import { rowsOf } from '../rowsOf';

/** How many migrations of this build the database lacks; a newer server may have added some that this one does not know. */
export async function missingMigrations(queries: Queries): Promise<number> {
  const applied = new Set(
    (await rowsOf<{ name: string }>(queries, sql`select name from kalem_migration`)).map(({ name }) => name),
  );
  return migrations.filter(({ name }) => !applied.has(name)).length;
}
