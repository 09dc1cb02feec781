import type { Clock } from '../ports/Clock';
import { type JobHandlers, type JobName, type JobPayloads, type Jobs, retryPause } from '../ports/Jobs';
import { describeError, type Log } from '../ports/Log';

export interface MemoryJobs extends Jobs {
  /** Runs all due jobs, and the jobs that they enqueue, until none is due. */
  runDue(): Promise<void>;
}

interface Entry {
  readonly name: JobName;
  readonly payload: JobPayloads[JobName];
  readonly attempt: number;
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
  log,
  autorun = true,
}: {
  clock: Clock;
  log: Log;
  autorun?: boolean;
}): MemoryJobs {
  const waiting = new Map<string, Entry>();
  let handlers: JobHandlers | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> = Promise.resolve();

  const put = (name: JobName, payload: JobPayloads[JobName], attempt: number, delaySeconds: number): void => {
    const key = `${name} ${JSON.stringify(payload)}`;
    const dueAt = Math.min(clock.now().getTime() + delaySeconds * 1000, waiting.get(key)?.dueAt ?? Infinity);
    waiting.set(key, { name, payload, attempt, dueAt });
    plan();
  };

  const plan = (): void => {
    clearTimeout(timer);
    if (!handlers || !autorun || waiting.size === 0) return;
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

  const run = async ({ name, payload, attempt }: Entry): Promise<void> => {
    const handle = handlers?.[name] as
      ((payload: JobPayloads[JobName], attempt: number) => Promise<number | undefined>) | undefined;
    const pause = await handle?.(payload, attempt).catch((error: unknown) => {
      log('error', 'job_failed', { job: name, attempt, ...describeError(error) });
      return retryPause(attempt);
    });
    if (pause !== undefined) put(name, payload, attempt + 1, pause);
  };

  const runDue = (): Promise<void> => {
    running = running.then(async () => {
      for (let entry = takeDue(); handlers && entry; entry = takeDue()) await run(entry);
      plan();
    });
    return running;
  };

  return {
    enqueue(_tx, name, payload, delaySeconds = 0) {
      put(name, payload, 1, delaySeconds);
      return Promise.resolve();
    },
    start(given) {
      handlers = given;
      plan();
      return Promise.resolve();
    },
    async stop() {
      clearTimeout(timer);
      handlers = undefined;
      await running;
      clearTimeout(timer);
    },
    runDue,
  };
}
