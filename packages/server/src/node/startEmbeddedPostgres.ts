import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, openSync, closeSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { findUnprivileged } from './findUnprivileged';
import { initialiseCluster } from './initialiseCluster';
import { isAlive } from './isAlive';
import { postgresBinaries } from './postgresBinaries';
import { type Postmaster, readPostmaster } from './readPostmaster';
import { waitFor } from './waitFor';

export interface EmbeddedPostgres {
  /** Where the database `postgres` is reached. */
  readonly connection: pg.PoolConfig;
  /** Stops it cleanly: ends all connections, writes everything, waits. */
  stop(): Promise<void>;
}

interface Options {
  /** The data folder; PostgreSQL lives in `postgres` below it. */
  readonly dataDir: string;
  readonly password: string;
  /** Further settings, `name=value`. */
  readonly settings?: readonly string[];
}

const START_TIMEOUT_MS = 60_000;
const STOP_TIMEOUT_MS = 30_000;
/** Longest path of a Unix socket, less the name that PostgreSQL gives it. */
const LONGEST_SOCKET_FOLDER = 107 - '/.s.PGSQL.54321.lock'.length;

/**
 * Starts the PostgreSQL that came with the packages on a folder. One that a killed server left running there is taken over.
 * It listens on a socket in the folder, or on a free loopback port where paths are too long or there are no such sockets.
 */
export async function startEmbeddedPostgres({ dataDir, password, settings = [] }: Options): Promise<EmbeddedPostgres> {
  const folder = resolve(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const cluster = join(folder, 'postgres');

  const postmaster = (await runningOn(cluster)) ?? (await launch(folder, cluster, password, settings));
  const host = postmaster.socketFolder || '127.0.0.1';
  return {
    connection: { host, port: postmaster.port, user: 'kalem', password, database: 'postgres' },
    stop: () => stop(postmaster.pid),
  };
}

async function runningOn(cluster: string): Promise<Postmaster | undefined> {
  if (!readPostmaster(cluster)) return undefined;
  return waitFor(() => {
    const postmaster = readPostmaster(cluster);
    return !postmaster || postmaster.ready ? { postmaster } : undefined;
  }, START_TIMEOUT_MS).then((found) => found?.postmaster);
}

async function launch(folder: string, cluster: string, password: string, settings: readonly string[]): Promise<Postmaster> {
  const { initdb, postgres } = await postgresBinaries();
  const unprivileged = findUnprivileged(folder, postgres);
  await initialiseCluster(cluster, initdb, password, unprivileged);

  const listening = await listeningSettings(cluster);
  const parameters = [...listening, 'timezone=UTC', 'jit=off', 'max_connections=50', ...settings].flatMap((setting) => ['-c', setting]);
  const [command = postgres, ...rest] = [...unprivileged.prefix, postgres, '-D', cluster, ...parameters];
  const log = openSync(join(folder, 'postgres.log'), 'a', 0o600);
  const start = () => spawn(command, rest, { ...unprivileged.options, detached: true, stdio: ['ignore', log, log] });

  try {
    return await started(start, cluster, join(folder, 'postgres.log'));
  } finally {
    closeSync(log);
  }
}

/** The children of a killed PostgreSQL need a moment to go, and until then a new one does not start: it is tried again. */
async function started(start: () => ChildProcess, cluster: string, logPath: string): Promise<Postmaster> {
  let child = start();
  let failures = 0;
  const postmaster = await waitFor(() => {
    if (child.exitCode !== null || child.signalCode !== null) {
      failures += 1;
      if (failures > 20) throw new Error(`PostgreSQL does not start, see ${logPath}`);
      child = start();
    }
    const running = readPostmaster(cluster);
    return running?.ready ? running : undefined;
  }, START_TIMEOUT_MS);
  if (!postmaster) throw new Error(`PostgreSQL is not ready after ${START_TIMEOUT_MS / 1000} s, see ${logPath}`);
  child.unref();
  return postmaster;
}

async function listeningSettings(cluster: string): Promise<string[]> {
  if (process.platform !== 'win32' && cluster.length <= LONGEST_SOCKET_FOLDER) {
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

/** Fast shutdown: PostgreSQL ends its connections and its work and goes. */
async function stop(pid: number): Promise<void> {
  if (!isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  const gone = await waitFor(() => (isAlive(pid) ? undefined : true), STOP_TIMEOUT_MS);
  if (!gone) throw new Error(`PostgreSQL (process ${pid}) does not stop`);
}
