import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** A PostgreSQL on a data folder, as described by `postmaster.pid`. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** The folder of its socket. Empty when it listens on the loopback address. */
  readonly socketFolder: string;
  /** False when the process is dead, or its number belongs to another process. */
  readonly isRunning: boolean;
  readonly isReady: boolean;
}

/** Reads the process that runs or last ran on this data folder. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = readText(join(cluster, 'postmaster.pid'))?.split('\n');
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || pid <= 0) return undefined;
  const isRunning = isAlive(pid) && runsOn(pid, cluster);
  return {
    pid,
    port: Number(lines[3]),
    socketFolder: lines[4]?.trim() ?? '',
    isRunning,
    isReady: isRunning && lines[7]?.trim() === 'ready',
  };
}

/** The connection to its database `postgres`. */
export function connectionTo({ socketFolder, port }: Postmaster, password: string): pg.PoolConfig {
  return { host: socketFolder || '127.0.0.1', port, user: 'kalem', password, database: 'postgres' };
}

/** Whether a process runs. A zombie (state Z) is dead, although it still accepts signals. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Process numbers are reused: after a restart of the machine another program may have this number. */
function runsOn(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return true;
  return (readText(`/proc/${pid}/cmdline`) ?? '').split('\0').includes(cluster);
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
