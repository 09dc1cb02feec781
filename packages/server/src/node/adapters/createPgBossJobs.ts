import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import { asServer, serverQueries } from '../../db/wall';
import type { Database, ServerTx } from '../../ports/Database';
import { type JobHandlers, type JobName, type JobPayloads, type Jobs, retryPause } from '../../ports/Jobs';
import { describeError, type Log } from '../../ports/Log';
import { problemOfDatabase } from '../../problems/databaseProblems';

interface Envelope {
  readonly payload: JobPayloads[JobName];
  readonly attempt: number;
}

const SCHEMA = 'pgboss';
/** After this a job of a server that died is taken up again; no piece of work with the portal takes longer. */
const EXPIRE_SECONDS = 300;

/** How many of a kind run at the same time on this server, and how often each looks when it has found no work. */
const workers: Readonly<Record<JobName, { readonly count: number; readonly pollingIntervalSeconds: number }>> = {
  settleInvoice: { count: 3, pollingIntervalSeconds: 2 },
  settleSigning: { count: 1, pollingIntervalSeconds: 2 },
  settleRequest: { count: 1, pollingIntervalSeconds: 2 },
  readReceivedInvoices: { count: 1, pollingIntervalSeconds: 2 },
  readReceivedDocuments: { count: 1, pollingIntervalSeconds: 2 },
  syncCompany: { count: 2, pollingIntervalSeconds: 1 },
  importCards: { count: 2, pollingIntervalSeconds: 1 },
  fetchDocuments: { count: 2, pollingIntervalSeconds: 2 },
  mailInvoice: { count: 1, pollingIntervalSeconds: 2 },
  mailPasswordReset: { count: 1, pollingIntervalSeconds: 2 },
  deliverMessage: { count: 2, pollingIntervalSeconds: 2 },
  notifyEndings: { count: 1, pollingIntervalSeconds: 60 },
  settlePayment: { count: 1, pollingIntervalSeconds: 5 },
  deliverWebhooks: { count: 4, pollingIntervalSeconds: 1 },
  sweep: { count: 1, pollingIntervalSeconds: 10 },
};

/**
 * The queue in the same PostgreSQL, shared by all servers. `short` queues hold one waiting job per payload; the pauses
 * are ours, so that a job is tried forever, whereas pg-boss would give up in the end.
 */
export function createPgBossJobs(db: Database, log: Log): Jobs {
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

  const put = async (
    server: ServerTx,
    name: JobName,
    { payload, attempt }: Envelope,
    delaySeconds: number,
  ): Promise<void> => {
    const singletonKey = JSON.stringify(payload);
    if (await bringForward(server, name, singletonKey, delaySeconds)) return;
    await boss.send(
      name,
      { payload, attempt },
      { db: pgBossDb(server), singletonKey, ...(delaySeconds > 0 && { startAfter: delaySeconds }) },
    );
  };

  const work = async (handlers: JobHandlers, name: JobName): Promise<void> => {
    const handle = handlers[name] as (payload: JobPayloads[JobName], attempt: number) => Promise<number | undefined>;
    await boss.createQueue(name, {
      name,
      policy: 'short',
      retryLimit: 1_000_000,
      expireInSeconds: EXPIRE_SECONDS,
      retentionDays: 365,
    });
    const { count, pollingIntervalSeconds } = workers[name];
    for (let worker = 0; worker < count; worker += 1) {
      const id = await boss.work<Envelope>(name, { batchSize: 1, pollingIntervalSeconds }, async ([job]) => {
        if (!job) return;
        // It was asked for before; what it needs is being closed.
        if (isStopping) throw new Error('The server is stopping: the job is for the next one');
        const { payload, attempt } = job.data;
        const delay = await handle(payload, attempt).catch((error: unknown) => {
          log('error', 'job_failed', { job: name, attempt, ...describeError(error) });
          return retryPause(attempt);
        });
        if (delay !== undefined) await put(queue, name, { payload, attempt: attempt + 1 }, delay);
        // Each save leaves a job that finds nothing to do: what waits behind hundreds of them would be minutes late.
        else boss.notifyWorker(id);
      });
    }
  };

  return {
    enqueue: (tx, name, payload, delaySeconds = 0) =>
      asServer(tx, 'jobs', (server) => put(server, name, { payload, attempt: 1 }, delaySeconds)),
    async start(handlers) {
      await boss.start();
      started = true;
      for (const name of Object.keys(handlers) as JobName[]) await work(handlers, name);
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
  name: JobName,
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
