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
    close: () => client.close(),
  };
}
