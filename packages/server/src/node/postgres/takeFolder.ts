import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

const LOCK = 4_010_401;
const TRIES = 20;
const PAUSE_MS = 100;

/**
 * Makes this server the only one on the data folder, by a lock in its PostgreSQL that ends with the connection: a killed server holds it
 * for a moment at most. Answers the function that gives it back.
 */
export async function takeFolder(connection: pg.PoolConfig, dataDir: string): Promise<() => Promise<void>> {
  const client = new pg.Client({ ...connection, application_name: 'kalem lock' });
  client.on('error', () => undefined);
  await client.connect();
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK]);
    if (rows[0]?.taken) return () => client.end();
    await pause(PAUSE_MS);
  }
  await client.end();
  throw new Error(`Another Kalem server is running on ${dataDir}. Stop it first, or set KALEM_DATA to another folder.`);
}
