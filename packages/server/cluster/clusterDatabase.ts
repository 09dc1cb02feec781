import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/node/postgres/startEmbeddedPostgres';

/** The PostgreSQL that the servers of a cluster share, with the database `kalem`. */
export interface ClusterDatabase {
  readonly connection: pg.PoolConfig;
  /** Tells where the primary is when that changes. */
  onMove(tell: (connection: pg.PoolConfig) => void): void;
  /** Waits until commits wait for the replica: a primary that has lost sight of it goes on without. */
  replicaFollows(): Promise<void>;
  /** Kills the primary for good; the answer brings it back as the replica of the one that took its place. */
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
