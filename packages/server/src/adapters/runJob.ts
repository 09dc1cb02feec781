import { insertDeadJob } from '../db/deadJobs';
import { serverQueries } from '../db/wall';
import type { Job } from '../ports/defineJob';
import type { JobName, JobPayloads } from '../ports/Jobs';
import { describeError } from '../ports/Log';
import type { Ports } from '../ports/Ports';

/** A job as the queue stores it. */
export interface QueuedJob {
  readonly version: number;
  readonly payload: unknown;
  readonly attempt: number;
  /** The failures since the last success. */
  readonly failures: number;
  /** When the job was enqueued, before its first attempt. */
  readonly queuedAt: string;
}

export interface NextRun {
  readonly queued: QueuedJob;
  readonly delaySeconds: number;
}

/** A job for its first attempt. Throws when the payload does not fit. */
export function newJob(list: readonly Job[], name: string, payload: unknown, now: Date): QueuedJob {
  const job = list.find((one) => one.name === name);
  if (!job) throw new Error(`This version has no job ${name}`);
  return { version: job.version, payload: job.read(payload), attempt: 1, failures: 0, queuedAt: now.toISOString() };
}

/** The pause of a job that a newer version enqueued, until a server of that version runs. */
const NEWER_SECONDS = 60;

/**
 * Runs a job and returns its next run, `undefined` when there is none. A job whose payload does not fit, or whose
 * tries are used up, becomes the dead job `id`.
 */
export async function runJob(ports: Ports, job: Job, id: string, queued: QueuedJob): Promise<NextRun | undefined> {
  const { attempt, failures } = queued;
  const bury = (error: string) => buryJob(ports, job, { ...queued, id, error });
  if (queued.version > job.version) return { queued, delaySeconds: NEWER_SECONDS };
  if (job.every === undefined && failures >= job.tries) return bury('The server ended during the last try');
  let payload: JobPayloads[JobName];
  try {
    // In the order of the schema. `jsonb` changes it, and equal payloads must give equal keys in the queue.
    payload = job.read(queued.payload);
  } catch (error) {
    return bury(describeError(error).reason ?? '');
  }
  const next = { ...queued, version: job.version, payload, attempt: attempt + 1 };
  try {
    const pause = await job.run(ports, payload, attempt);
    const delaySeconds = job.every ?? pause;
    return delaySeconds === undefined ? undefined : { queued: { ...next, failures: 0 }, delaySeconds };
  } catch (error) {
    const described = describeError(error);
    ports.log('error', 'job_failed', { job: job.name, attempt, ...described });
    const delaySeconds = job.every ?? retryPause(failures + 1);
    if (job.every === undefined && failures + 1 >= job.tries)
      return bury([described.error, described.errorCode, described.reason].filter(Boolean).join(' '));
    return { queued: { ...next, failures: failures + 1 }, delaySeconds };
  }
}

async function buryJob(
  { db, clock, log }: Ports,
  { name }: Job,
  { id, version, payload, attempt, queuedAt, error }: QueuedJob & { readonly id: string; readonly error: string },
): Promise<undefined> {
  await insertDeadJob(serverQueries(db, 'jobs'), {
    id,
    job: name,
    version,
    payload: Object(payload) as object,
    attempts: attempt,
    error,
    queuedAt: new Date(queuedAt),
    diedAt: clock.now(),
  });
  log('error', 'job_dead', { job: name, id, version, attempt, reason: error });
}

const RETRY_PAUSES = [15, 60, 300, 900, 3600];

/** Seconds until a failed job runs again: growing with each failure, up to an hour. */
function retryPause(failures: number): number {
  return RETRY_PAUSES[failures - 1] ?? RETRY_PAUSES.at(-1) ?? 0;
}
