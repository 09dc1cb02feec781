import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/node/postgres/startEmbeddedPostgres';

/** The PostgreSQL that the servers of a cluster share, with the database `kalem`. */
export interface ClusterDatabase {
  readonly connection: pg.PoolConfig;
  /** Calls `tell` with the new connection when another PostgreSQL becomes the primary. */
  onMove(tell: (connection: pg.PoolConfig) => void): void;
  /** Waits until commits are synchronous. A primary that lost its replica continues without it. */
  replicaFollows(): Promise<void>;
  /** Kills the primary. The returned function starts it again as a replica of the new primary. */
  killPrimary(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

/** One PostgreSQL without a replica. */
export async function startSingle(folder: string): Promise<ClusterDatabase> {
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'single'),
    password: 'test',
    settings: ['max_connections=100'],
  });
  const client = new pg.Client(postgres.connection);
  await client.connect();
  await client.query('create database kalem');
  await client.end();
  return {
    connection: postgres.connection,
    onMove: () => undefined,
    replicaFollows: () => Promise.reject(new Error('There is no replica')),
    killPrimary: () => Promise.reject(new Error('There is no replica')),
    stop: () => postgres.stop(),
  };
}
