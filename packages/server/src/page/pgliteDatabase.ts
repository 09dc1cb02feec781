import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type Database, type Queries, raw, type RawDatabase } from '../ports/Database';
import * as schema from '../schema';

/** PostgreSQL as WebAssembly with one connection in memory, for the page and for tests. */
export function pgliteDatabase(client: PGlite): Database {
  const queries = drizzle(client, { schema });
  const transaction: RawDatabase['transaction'] = (work) => queries.transaction((tx) => work(tx as unknown as Queries));
  return {
    [raw]: { queries: queries as unknown as Queries, transaction, inOneGo: transaction },
    async close() {
      // PostgreSQL's statistics timer would keep all memory for ten seconds. Flushing the statistics prevents a new
      // timer, and the short timeout of this statement replaces the last one.
      await client.exec('set statement_timeout = 50; select pg_stat_force_next_flush()');
      await client.close();
    },
  };
}
