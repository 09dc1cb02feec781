import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { type Database, type Queries, raw, type RawDatabase } from '../ports/Database';
import * as schema from '../schema';

/** PostgreSQL as WebAssembly: one connection, in memory, for the page and for tests. */
export function pgliteDatabase(client: PGlite): Database {
  const queries = drizzle(client, { schema });
  const transaction: RawDatabase['transaction'] = (work) => queries.transaction((tx) => work(tx as unknown as Queries));
  return {
    [raw]: { queries: queries as unknown as Queries, transaction, reading: transaction },
    async close() {
      // The timer by which PostgreSQL would count what it did lately holds all its memory for ten seconds: with nothing
      // left to count none is set, and the short one of this statement takes the place of the last.
      await client.exec('set statement_timeout = 50; select pg_stat_force_next_flush()');
      await client.close();
    },
  };
}
