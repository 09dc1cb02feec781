import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Log } from '../../ports/Log';
import type { DatabaseHandle } from './DatabaseHandle';
import type { NodeConfig } from '../config/NodeConfig';
import { openDatabase } from './openDatabase';
import { postgresDatabase } from '../postgresDatabase';
import { readKeyFile } from '../config/readKeyFile';
import { readPostmaster } from './readPostmaster';

/** The database for a command, also while a server works with it: the embedded one is started only when it does not run, and then stopped again. */
export async function openDatabaseBeside(config: NodeConfig, log: Log): Promise<DatabaseHandle> {
  const { databaseUrl, dataDir } = config;
  const cluster = join(dataDir, 'postgres');
  if (databaseUrl === undefined && !existsSync(cluster))
    throw new Error(
      `There is no database in ${dataDir}: start Kalem once, or set KALEM_DATA to its data folder or DATABASE_URL to its database.`,
    );
  const postmaster = databaseUrl === undefined ? readPostmaster(cluster) : undefined;
  if (!postmaster?.isReady) return openDatabase(config, log);
  const password = readKeyFile(join(dataDir, 'postgres.key'));
  const db = postgresDatabase(
    { host: postmaster.socketFolder || '127.0.0.1', port: postmaster.port, user: 'kalem', password, database: 'kalem' },
    () => undefined,
  );
  return { db, close: () => db.close() };
}
