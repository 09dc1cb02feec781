import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { Database, Queries } from '../ports/Database';

/** What waits for the pool, and what it holds. */
export interface PoolFigures {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}

const dialect = new PgDialect();

/** A pool of connections, ten unless `max` says otherwise. `onLost` hears of idle connections that break. */
export function postgresDatabase(connection: pg.PoolConfig, onLost: (error: Error) => void): Database & { pool(): PoolFigures } {
  // Statements that nobody waits for in between travel together.
  const pool = new pg.Pool({ max: 10, ...connection, pipeline: true });
  let isClosing = false;
  // After `end` a connection may still be on its way out when PostgreSQL stops: nothing is lost then.
  pool.on('error', (error) => isClosing || onLost(error));
  return {
    queries: drizzle(pool) as unknown as Queries,
    transaction: (work) => inTransaction(pool, work),
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close() {
      isClosing = true;
      return pool.end();
    },
  };
}

/** As Drizzle does it, except that `begin` goes out together with the first statement of `work`. When it fails, so does that one. */
async function inTransaction<T>(pool: pg.Pool, work: (tx: Queries) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const begun = client.query('begin');
    begun.catch(() => undefined);
    const result = await work(new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined) as unknown as Queries);
    await begun;
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => (broken = failure));
    throw error;
  } finally {
    client.release(broken);
  }
}
