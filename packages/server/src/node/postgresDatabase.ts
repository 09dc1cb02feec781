import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from '../db/schema';
import type { Database, Queries } from '../ports/Database';

/** A pool on the PostgreSQL at `connection`, a URL or the folder of its socket. `onLost` hears of idle connections that break. */
export function postgresDatabase(connection: pg.PoolConfig, onLost: (error: Error) => void): Database {
  const pool = new pg.Pool({ max: 10, ...connection });
  pool.on('error', onLost);
  const queries = drizzle(pool, { schema });
  return {
    queries: queries as unknown as Queries,
    transaction: (work) => queries.transaction((tx) => work(tx as unknown as Queries)),
    close: () => pool.end(),
  };
}
