import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A PostgreSQL on a data folder as its `postmaster.pid` tells it. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Folder of its socket; empty when it listens on the loopback address instead. */
  readonly socketFolder: string;
  /** Not when the process is dead, or another one that got its number since. */
  readonly isRunning: boolean;
  readonly isReady: boolean;
}

/** Reads who runs, or last ran, on this data folder. */
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

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Numbers of processes come back: after a restart of the machine another program may have this one. */
function runsOn(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return true;
  return (readText(`/proc/${pid}/cmdline`) ?? '').split('\0').includes(cluster);
}

/** Whether a process runs. One that nobody has reaped yet (state Z) is dead, although it still takes signals. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
