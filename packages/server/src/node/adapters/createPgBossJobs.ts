import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { newJob, type NextRun, type QueuedJob, runJob } from '../../adapters/runJob';
import { rowsOf } from '../../db/rows';
import { serverQueries } from '../../db/wall';
import type { Database, ServerTx, Tx } from '../../ports/Database';
import type { Job, JobQueue } from '../../ports/defineJob';
import { describeError, type Log } from '../../ports/Log';
import type { Ports } from '../../ports/Ports';
import { problemOfDatabase } from '../../problems/databaseProblems';
import { clientOf } from '../postgres/postgresDatabase';

/** A job of the queue. Servers without versions stored only payload and attempt. */
type StoredJob = Pick<QueuedJob, 'payload' | 'attempt'> & Partial<QueuedJob>;

const SCHEMA = 'pgboss';
/** After this time the job of a crashed server runs again. No job's work with the portal takes longer. */
const EXPIRE_SECONDS = 300;

/**
 * The queue in the same PostgreSQL, shared by all servers. `short` queues hold one waiting job per payload. Pauses and
 * tries are those of `runJob`. pg-boss itself retries only a job whose server died, and counts these in `retryCount`.
 */
export function createPgBossJobs(db: Database, log: Log, list: readonly Job[]): JobQueue {
  const queue = serverQueries(db, 'jobs');
  let isStopping = false;
  const boss = new PgBoss({
    db: untilBack(pgBossDb(queue), () => isStopping),
    schema: SCHEMA,
    schedule: false,
    supervise: true,
    maintenanceIntervalSeconds: 60,
  });
  boss.on('error', (error) => {
    if (!isStopping) log('error', 'job_queue_failed', describeError(error));
  });
  let started = false;

  const work = async (ports: Ports, job: Job): Promise<void> => {
    const { name } = job;
    await boss.createQueue(name, {
      name,
      policy: 'short',
      retryLimit: 1_000_000,
      expireInSeconds: EXPIRE_SECONDS,
      retentionDays: 365,
    });
    const { count, pollingIntervalSeconds } = job.workers;
    const options = { batchSize: 1, pollingIntervalSeconds, includeMetadata: true } as const;
    for (let worker = 0; worker < count; worker += 1) {
      const id = await boss.work<StoredJob>(name, options, async ([fetched]) => {
        if (!fetched) return;
        // pg-boss fetched this job before `stop()`. The database is closing, so another server has to run it.
        if (isStopping) throw new Error('The server is stopping: the job is for the next one');
        const first = { version: 1, failures: 0, queuedAt: fetched.createdOn.toISOString() };
        const queued = { ...first, ...fetched.data };
        const failures = queued.failures + fetched.retryCount;
        const next = await runJob(ports, job, fetched.id, { ...queued, failures });
        if (next) await put(queue, name, next);
        // Each save enqueues a job that has nothing to do. Without this, a job behind hundreds of them is minutes late.
        else boss.notifyWorker(id);
      });
    }
  };

  return {
    enqueue: (tx, name, given, delaySeconds = 0) =>
      put(tx, name, { queued: newJob(list, name, given, new Date()), delaySeconds }),
    async start(ports) {
      await boss.start();
      started = true;
      for (const job of list) await work(ports, job);
      await boss.expire();
    },
    async stop() {
      isStopping = true;
      if (started) await boss.stop({ graceful: true, wait: true, timeout: 20_000, close: false });
      started = false;
    },
  };
}

/** The number of jobs in the queue by kind and state, without finished ones. */
export function countJobs(tx: ServerTx): Promise<{ job: string; state: string; count: number }[]> {
  return rowsOf(
    tx,
    sql`select name as job, state::text as state, count(*)::int as count from pgboss.job
        where state < 'completed' or state = 'failed' group by name, state order by name, state`,
  );
}

/** One waiting job for each payload. One statement, also within the wall (db/functions/queueJob.sql). */
async function put(tx: Tx, name: string, { queued, delaySeconds }: NextRun): Promise<void> {
  const [content, key] = [JSON.stringify(queued), JSON.stringify(queued.payload)];
  await tx.execute(sql`select queue_job(${name}, ${content}::jsonb, ${key}, ${delaySeconds}::int)`);
}

const AGAIN_MS = 1000;
/** An answer without rows. For pg-boss: no fetched jobs, 0 changed jobs; its maintenance reports an error. */
const noAnswer = { rows: undefined } as unknown as Awaited<ReturnType<PgBoss.Db['executeSql']>>;

/**
 * Repeats a statement while the database is unavailable, so that a finished job is marked as completed after a
 * failover. pg-boss does not await these statements: without this, a failing one is an unhandled rejection, which ends
 * the process.
 */
function untilBack(boss: PgBoss.Db, isStopping: () => boolean): PgBoss.Db {
  return {
    async executeSql(text, values) {
      for (;;) {
        try {
          return await boss.executeSql(text, values);
        } catch (error) {
          // The server is stopping and the database may be closed. The next server runs the job again.
          if (isStopping()) return noAnswer;
          if (!problemOfDatabase(error)) throw error;
          await pause(AGAIN_MS);
        }
      }
    },
  };
}

/**
 * Runs the statements of pg-boss in our connection or transaction, so that a job is committed with its cause. They go
 * to the driver directly, because pg-boss uses a parameter several times, which drizzle does not support.
 */
function pgBossDb(server: ServerTx): PgBoss.Db {
  const client = clientOf(server);
  return { executeSql: (text, values: unknown[] = []) => client.query<Record<string, unknown>>(text, values) };
}
