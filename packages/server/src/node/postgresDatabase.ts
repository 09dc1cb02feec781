import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from '../db/schema';
import type { Database, Queries } from '../ports/Database';

/** A pool of connections. `onLost` hears of idle connections that break. */
export function postgresDatabase(connection: pg.PoolConfig, onLost: (error: Error) => void): Database {
  const pool = new pg.Pool({ max: 10, ...connection });
  let isClosing = false;
  // After `end` a connection may still be on its way out when PostgreSQL stops: nothing is lost then.
  pool.on('error', (error) => isClosing || onLost(error));
  const queries = drizzle(pool, { schema });
  return {
    queries: queries as unknown as Queries,
    transaction: (work) => queries.transaction((tx) => work(tx as unknown as Queries)),
    close() {
      isClosing = true;
      return pool.end();
    },
  };
}
