import { mkdirSync } from 'node:fs';
import type { Log } from '../../ports/Log';
import type { NodeConfig } from '../config/NodeConfig';
import type { DatabaseHandle } from './DatabaseHandle';
import { openEmbedded } from './openEmbedded';
import { openExternal } from './openExternal';

/** The PostgreSQL of DATABASE_URL, else the embedded one in the data folder. */
export async function openDatabase(
  { databaseUrl, dataDir, operations: { pool } }: NodeConfig,
  log: Log,
): Promise<DatabaseHandle> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return databaseUrl === undefined ? openEmbedded(dataDir, pool, log) : openExternal(databaseUrl, pool, log);
}
