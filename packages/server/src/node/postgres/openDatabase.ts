import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { describeError, type Log } from '../../ports/Log';
import type { NodeConfig } from '../config/readConfig';
import { readKeyFile } from '../config/secrets';
import { postgresDatabase } from './postgresDatabase';
import { connectionTo, readPostmaster } from './readPostmaster';
import { startEmbeddedPostgres } from './startEmbeddedPostgres';

/** The database of a running server. */
export interface DatabaseHandle {
  readonly db: ReturnType<typeof postgresDatabase>;
  /** Closes all connections, and stops PostgreSQL if it is the embedded one. */
  close(): Promise<void>;
}

const NAME = 'kalem';

/** Opens the PostgreSQL of DATABASE_URL, or the embedded one in the data folder. */
export async function openDatabase(
  { databaseUrl, dataDir, operations: { pool, pooling } }: NodeConfig,
  log: Log,
): Promise<DatabaseHandle> {
  requireWritable(dataDir);
  return databaseUrl === undefined
    ? openEmbedded(dataDir, pool, log)
    : openExternal({ connectionString: databaseUrl, max: pool, pooling }, log);
}

/** Throws a clear error when the data folder is not writable. */
function requireWritable(dataDir: string): void {
  const probe = join(dataDir, `.writable-${process.pid}`);
  try {
    makeFolder(dataDir);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new Error(
      `Nothing can be stored in the data folder ${dataDir}: make it writable for the user that runs Kalem, or set KALEM_DATA to another folder.`,
      { cause: error },
    );
  }
}

/**
 * Creates a folder with its missing parents. Node's `recursive` option never returns for a folder that cannot be
 * created and is reported as missing, such as under /proc.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another server may have created it in the meantime.
    if (!existsSync(path)) throw error;
  }
}

/**
 * Opens the database for a command that runs next to a server. The embedded PostgreSQL is started only if it is not
 * running.
 */
export async function openDatabaseBeside(config: NodeConfig, log: Log): Promise<DatabaseHandle> {
  const { databaseUrl, dataDir } = config;
  const cluster = join(dataDir, 'postgres');
  if (databaseUrl === undefined && !existsSync(cluster))
    throw new Error(
      `There is no database in ${dataDir}: start Kalem once, or set KALEM_DATA to its data folder or DATABASE_URL to its database.`,
    );
  const postmaster = databaseUrl === undefined ? readPostmaster(cluster) : undefined;
  if (!postmaster?.isReady) return openDatabase(config, log);
  const db = postgresDatabase({ ...connectionTo(postmaster, readPassword(dataDir)), database: NAME }, () => undefined);
  return { db, close: () => db.close() };
}

/** Opens an external PostgreSQL, which several servers may share. */
function openExternal(connection: Parameters<typeof postgresDatabase>[0], log: Log): DatabaseHandle {
  const db = postgresDatabase(connection, (error) => log('error', 'database_connection_lost', describeError(error)));
  return { db, close: () => db.close() };
}

/** Connections for backups and psql, in addition to the pool. */
const OTHERS = 40;

/** Opens the database in the data folder: starts PostgreSQL, or takes over one that a killed server left running. */
export async function openEmbedded(dataDir: string, max: number, log: Log): Promise<DatabaseHandle> {
  const settings = [`max_connections=${max + OTHERS}`];
  const start = async (more: readonly string[] = []) => {
    const server = await startEmbeddedPostgres({
      dataDir,
      password: readPassword(dataDir),
      settings: [...settings, ...more],
    });
    return { server, release: await takeFolder(server.connection, dataDir) };
  };
  let running = await start();
  const { connection } = running.server;
  await createDatabase(connection);
  // Starts on the same port, because the pool reconnects to it.
  const startAgain = () => start(connection.port === undefined ? [] : [`port=${connection.port}`]);
  const db = postgresDatabase({ ...connection, database: NAME, max }, (error) =>
    log('error', 'database_connection_lost', describeError(error)),
  );
  let restart: Promise<void> | undefined;
  const watch = setInterval(() => {
    if (restart || readPostmaster(join(dataDir, 'postgres'))?.isRunning) return;
    log('error', 'database_died');
    restart = startAgain()
      .then(
        (started) => {
          running = started;
          log('warn', 'database_restarted');
        },
        (error: unknown) => log('error', 'database_restart_failed', describeError(error)),
      )
      .finally(() => (restart = undefined));
  }, LOOK_MS);
  watch.unref();
  return {
    db,
    async close() {
      clearInterval(watch);
      await restart;
      await db.close();
      await running.release();
      await running.server.stop();
    },
  };
}

/** How often the embedded PostgreSQL is checked. It may have been killed, by a person or for lack of memory. */
const LOOK_MS = 500;

function readPassword(dataDir: string): string {
  return readKeyFile(join(dataDir, 'postgres.key'));
}

const LOCK = 4_010_401;
const TRIES = 20;
const PAUSE_MS = 100;

/**
 * Locks the data folder for this server, with a lock in PostgreSQL that ends with the connection. So a killed server's
 * lock is released within a moment. Returns the function that releases it.
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
