import { join } from 'node:path';
import pg from 'pg';
import { describeError, type Log } from '../../ports/Log';
import type { DatabaseHandle } from './DatabaseHandle';
import { postgresDatabase } from '../postgresDatabase';
import { readKeyFile } from '../config/readKeyFile';
import { startEmbeddedPostgres } from './startEmbeddedPostgres';
import { takeFolder } from './takeFolder';

const NAME = 'kalem';
/** Connections for backups and people with psql, beside the pool. */
const OTHERS = 40;

/** The database in the data folder: starts PostgreSQL there, or takes over one that a killed server left running. */
export async function openEmbedded(dataDir: string, max: number, log: Log): Promise<DatabaseHandle> {
  const server = await startEmbeddedPostgres({
    dataDir,
    password: readKeyFile(join(dataDir, 'postgres.key')),
    settings: [`max_connections=${max + OTHERS}`],
  });
  const release = await takeFolder(server.connection, dataDir);
  await createDatabase(server.connection);
  const db = postgresDatabase({ ...server.connection, database: NAME, max }, (error) =>
    log('error', 'database_connection_lost', describeError(error)),
  );
  return {
    db,
    async close() {
      await db.close();
      await release();
      await server.stop();
    },
  };
}

async function createDatabase(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [NAME]);
    if (rowCount === 0) await client.query(`create database ${NAME}`);
  } finally {
    await client.end();
  }
}
