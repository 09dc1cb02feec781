import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import { newJob, type NextRun, type QueuedJob, runJob } from '../../adapters/runJob';
import { asServer, serverQueries } from '../../db/wall';
import type { Database, ServerTx } from '../../ports/Database';
import type { Job, JobQueue } from '../../ports/defineJob';
import { describeError, type Log } from '../../ports/Log';
import type { Ports } from '../../ports/Ports';
import { problemOfDatabase } from '../../problems/databaseProblems';

/** Servers before versions stored payload and attempt only. */
type StoredJob = Pick<QueuedJob, 'payload' | 'attempt'> & Partial<QueuedJob>;

const SCHEMA = 'pgboss';
/** After this a job of a server that died is taken up again; no piece of work with the portal takes longer. */
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
  boss.on('error', (error) => log('error', 'job_queue_failed', describeError(error)));
  let started = false;

  const put = async (server: ServerTx, name: string, { queued, delaySeconds }: NextRun): Promise<void> => {
    const singletonKey = JSON.stringify(queued.payload);
    if (await bringForward(server, name, singletonKey, delaySeconds)) return;
    const startAfter = delaySeconds > 0 && { startAfter: delaySeconds };
    await boss.send(name, queued, { db: pgBossDb(server), singletonKey, ...startAfter });
  };

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
        // Each save leaves a job that finds nothing to do: what waits behind hundreds of them would be minutes late.
        else boss.notifyWorker(id);
      });
    }
  };

  return {
    enqueue: (tx, name, given, delaySeconds = 0) =>
      asServer(tx, 'jobs', (server) =>
        put(server, name, { queued: newJob(list, name, given, new Date()), delaySeconds }),
      ),
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

/**
 * Whether the job waits already. One that is due later is brought forward; one that is due soon enough is held as it
 * is, so that it begins after this transaction. Many hold it at once: companies of a partner do not wait for one
 * another when they put the job that tells it.
 */
async function bringForward(
  server: ServerTx,
  name: string,
  singletonKey: string,
  delaySeconds: number,
): Promise<boolean> {
  const { rows } = await pgBossDb(server).executeSql(
    `with due as (
       select id from ${SCHEMA}.job
       where name = $1 and singleton_key = $2 and state = 'created'
         and start_after <= clock_timestamp() + $3::int * interval '1 second'
       for share
     ), sooner as (
       update ${SCHEMA}.job set start_after = least(start_after, now() + $3::int * interval '1 second')
       where name = $1 and singleton_key = $2 and state = 'created' and not exists (select from due)
       returning id
     )
     select id from due union all select id from sooner`,
    [name, singletonKey, delaySeconds],
  );
  return rows.length > 0;
}

const AGAIN_MS = 1000;
/** pg-boss's notes of what was done, failed or given up: it reads from each how many jobs it changed. */
const isNote = /select count\(\*\) from results/i;

/**
 * Repeats a statement while the database is away, so that a job that was done is noted as done after a failover.
 * pg-boss does not wait for its notes of what was done or failed: unheard, one that fails would end the process.
 */
function untilBack(boss: PgBoss.Db, isStopping: () => boolean): PgBoss.Db {
  return {
    async executeSql(text, values) {
      for (;;) {
        try {
          return await boss.executeSql(text, values);
        } catch (error) {
          // Nothing is noted any more, and the database may be closed: a server that stops leaves the rest to the next
          // one.
          if (isStopping()) return { rows: isNote.test(text) ? [{ count: 0 }] : [] };
          if (!problemOfDatabase(error)) throw error;
          await pause(AGAIN_MS);
        }
      }
    },
  };
}

/**
 * Lets pg-boss speak through our connection, or through our transaction: then a job exists exactly when its cause does.
 * Drizzle cannot use a parameter more than once, as pg-boss's statements do, so they go to its driver directly.
 */
function pgBossDb(server: ServerTx): PgBoss.Db {
  const { client } = (server as unknown as { _: { session: { client: pg.Pool | pg.PoolClient } } })._.session;
  return { executeSql: (text, values: unknown[] = []) => client.query<Record<string, unknown>>(text, values) };
}
