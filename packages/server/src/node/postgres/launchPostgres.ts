import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Unprivileged } from './initialiseCluster';
import { type Postmaster, readPostmaster } from './readPostmaster';

interface Launch {
  readonly command: readonly string[];
  readonly options: Unprivileged['options'];
  readonly cluster: string;
  /** An open file that takes its messages. */
  readonly log: number;
  readonly logPath: string;
}

const READY_TIMEOUT_MS = 60_000;
const TRIES_MS = 15_000;
const PAUSE_MS = 200;

/** Starts PostgreSQL, again and again while children of a killed one still exit, and waits until it is ready. */
export async function launchPostgres(launch: Launch): Promise<Postmaster> {
  const end = Date.now() + TRIES_MS;
  for (;;) {
    const child = start(launch);
    const outcome = await waitFor(() => {
      const postmaster = readPostmaster(launch.cluster);
      if (postmaster?.isReady) return { postmaster };
      return hasEnded(child) ? { postmaster: undefined } : undefined;
    }, READY_TIMEOUT_MS);
    if (outcome?.postmaster) {
      child.unref();
      return outcome.postmaster;
    }
    if (!outcome || Date.now() > end) throw new Error(`PostgreSQL does not start, see ${launch.logPath}`);
    await pause(PAUSE_MS);
  }
}

function start({ command: [program = '', ...parameters], options, cluster, log }: Launch): ChildProcess {
  // PostgreSQL takes a process that nobody has reaped yet, or another with the same number, for one that runs on the
  // folder. Named as its grandparent that process does not count, while everything else (shared memory still in use) is
  // checked all the same.
  const stale = readPostmaster(cluster);
  const env = stale && !stale.isRunning ? { ...process.env, PG_GRANDPARENT_PID: String(stale.pid) } : process.env;
  // In a process group of its own, because Ctrl-C is for the server, which stops PostgreSQL when it is done.
  const child = spawn(program, parameters, { ...options, env, detached: true, stdio: ['ignore', log, log] });
  child.on('error', () => undefined);
  return child;
}

function hasEnded({ exitCode, signalCode, pid }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

const EVERY_MS = 15;

/** Looks until there is something; undefined when that takes too long. */
export async function waitFor<T>(look: () => T | undefined, timeoutMs: number): Promise<T | undefined> {
  const end = Date.now() + timeoutMs;
  for (let found = look(); ; found = look()) {
    if (found !== undefined) return found;
    if (Date.now() > end) return undefined;
    await pause(EVERY_MS);
  }
}
