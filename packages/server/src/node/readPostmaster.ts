import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './isAlive';

/** A running PostgreSQL as its `postmaster.pid` tells it. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  /** Folder of its socket; empty when it listens on the loopback address instead. */
  readonly socketFolder: string;
  readonly ready: boolean;
}

/** Reads who runs on this data folder; undefined when nobody does, or when what is written there belongs to a dead or another process. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = readLines(join(cluster, 'postmaster.pid'));
  const pid = Number(lines?.[0]);
  if (!lines || !Number.isInteger(pid) || !isAlive(pid) || !runsOn(pid, cluster)) return undefined;
  return { pid, port: Number(lines[3]), socketFolder: lines[4]?.trim() ?? '', ready: lines[7]?.trim() === 'ready' };
}

function readLines(path: string): string[] | undefined {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

/** Numbers of processes come back: after a restart of the machine another program may have this one. */
function runsOn(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return true;
  return (readLines(`/proc/${pid}/cmdline`) ?? []).join('\n').split('\0').includes(cluster);
}
