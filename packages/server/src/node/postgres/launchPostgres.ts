import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Unprivileged } from './initialiseCluster';
import { type Postmaster, readPostmaster } from './readPostmaster';

interface Launch {
  readonly command: readonly string[];
  readonly options: Unprivileged['options'];
  readonly cluster: string;
  /** An open file for its messages. */
  readonly log: number;
  readonly logPath: string;
}

const READY_TIMEOUT_MS = 60_000;
const TRIES_MS = 15_000;
const PAUSE_MS = 200;

/** Starts PostgreSQL and waits until it is ready. Retries while child processes of a killed one are still exiting. */
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
  // PostgreSQL believes that a zombie, or another process with the old number, still runs on the folder. A process
  // declared as its grandparent is ignored by that check. All other checks (shared memory in use) still apply.
  const stale = readPostmaster(cluster);
  const env = stale && !stale.isRunning ? { ...process.env, PG_GRANDPARENT_PID: String(stale.pid) } : process.env;
  // In its own process group, so that Ctrl-C reaches only the server, which then stops PostgreSQL.
  const child = spawn(program, parameters, { ...options, env, detached: true, stdio: ['ignore', log, log] });
  child.on('error', () => undefined);
  return child;
}

function hasEnded({ exitCode, signalCode, pid }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

const EVERY_MS = 15;

/** Polls until `look` returns a value. Undefined after the timeout. */
export async function waitFor<T>(look: () => T | undefined, timeoutMs: number): Promise<T | undefined> {
  const end = Date.now() + timeoutMs;
  for (let found = look(); ; found = look()) {
    if (found !== undefined) return found;
    if (Date.now() > end) return undefined;
    await pause(EVERY_MS);
  }
}
