import type { Clock } from '../ports/Clock';
import type { Job, JobQueue } from '../ports/defineJob';
import type { Ports } from '../ports/Ports';
import { newJob, type NextRun, type QueuedJob, runJob } from './runJob';

export interface MemoryJobs extends JobQueue {
  /** Runs all due jobs, and the jobs that they enqueue, until none is due. */
  runDue(): Promise<void>;
}

interface Entry {
  readonly name: string;
  readonly queued: QueuedJob;
  readonly dueAt: number;
}

/** The longest timer. A much longer one would overflow and fire at once. */
const LONGEST_SLEEP_MS = 3_600_000;

/**
 * The job queue of the page and of tests. It is lost with the process, like their database. Needs a database with a
 * single connection: there, a job cannot run before the transaction that enqueued it has ended. With any other database
 * set `autorun: false`, and call `runDue` after the call.
 */
export function createMemoryJobs({
  clock,
  list,
  autorun = true,
}: {
  clock: Clock;
  list: readonly Job[];
  autorun?: boolean;
}): MemoryJobs {
  const waiting = new Map<string, Entry>();
  let ports: Ports | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  const put = (name: string, { queued, delaySeconds }: NextRun): void => {
    const key = `${name} ${JSON.stringify(queued.payload)}`;
    const dueAt = Math.min(clock.now().getTime() + delaySeconds * 1000, waiting.get(key)?.dueAt ?? Infinity);
    waiting.set(key, { name, queued, dueAt });
    plan();
  };

  const plan = (): void => {
    clearTimeout(timer);
    if (!ports || !autorun || waiting.size === 0) return;
    const next = Math.min(...[...waiting.values()].map(({ dueAt }) => dueAt)) - clock.now().getTime();
    timer = setTimeout(() => void runDue(), Math.min(Math.max(next, 0), LONGEST_SLEEP_MS));
  };

  const takeDue = (): Entry | undefined => {
    const now = clock.now().getTime();
    const [key, entry] =
      [...waiting].filter(([, { dueAt }]) => dueAt <= now).sort(([, a], [, b]) => a.dueAt - b.dueAt)[0] ?? [];
    if (key !== undefined) waiting.delete(key);
    return entry;
  };

  const run = async ({ name, queued }: Entry): Promise<void> => {
    const job = list.find((one) => one.name === name);
    const next = ports && job && (await runJob(ports, job, crypto.randomUUID(), queued));
    if (next) put(name, next);
  };

  const runDue = (): Promise<void> => {
    running = running.then(async () => {
      for (let entry = takeDue(); ports && entry; entry = takeDue()) await run(entry);
      plan();
    });
    return running;
  };

  return {
    enqueue(_tx, name, payload, delaySeconds = 0) {
      put(name, { queued: newJob(list, name, payload, clock.now()), delaySeconds });
      return Promise.resolve();
    },
    start(given) {
      ports = given;
      plan();
      return Promise.resolve();
    },
    async stop() {
      clearTimeout(timer);
      ports = undefined;
      await running;
      clearTimeout(timer);
    },
    runDue,
  };
}
