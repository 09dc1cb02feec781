import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { createMemoryJobs } from '../src/adapters/createMemoryJobs';
import { runJob } from '../src/adapters/runJob';
import { startBackgroundWork } from '../src/backgroundWork';
import { countDeadJobs, listDeadJobs, retryDeadJob } from '../src/db/deadJobs';
import { rowsOf } from '../src/db/rows';
import { withCompany } from '../src/db/wall';
import { countJobs, createPgBossJobs } from '../src/node/adapters/createPgBossJobs';
import { openTestDatabase, type TestDatabase } from '../src/testing/databases';
import type { Tx } from '../src/ports/Database';
import { defineJob, type Job, type JobQueue } from '../src/ports/defineJob';
import type { JobPayloads } from '../src/ports/Jobs';
import type { Ports } from '../src/ports/Ports';

const isPostgres = inject('database') === 'postgres';
const log = () => undefined;
const clock = { now: () => new Date() };

let database: TestDatabase;
const running: JobQueue[] = [];
const open = async () => {
  database = await openTestDatabase();
};
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  await database.drop();
});

type Handler = (payload: JobPayloads['settleInvoice'], attempt: number) => Promise<number | undefined>;
const isText = (value: unknown): value is string => typeof value === 'string';
const settleInvoice = (handler: Handler, changes = {}) =>
  defineJob({
    name: 'settleInvoice',
    version: 1,
    schema: { companyId: isText, invoiceId: isText },
    workers: { count: 3, pollingIntervalSeconds: 1 },
    handler: (_, ...call) => handler(...call),
    ...changes,
  });
const ports = () => ({ db: database.db, clock, log }) as unknown as Ports;
const startJob = async (job: Job) => {
  const jobs = isPostgres ? createPgBossJobs(database.db, log, [job]) : createMemoryJobs({ clock, list: [job] });
  running.push(jobs);
  await jobs.start(ports());
  return jobs;
};
const start = (handler: Handler) => startJob(settleInvoice(handler));
const payload = (invoiceId: string) => ({ companyId: crypto.randomUUID(), invoiceId });
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 50 });

describe('background work', () => {
  it('MNY-64, MNY-85, MNY-93: a started server queues all periodic work', async () => {
    await open();
    const queued: string[] = [];
    const queue: JobQueue = {
      enqueue: (_tx, name) => Promise.resolve(void queued.push(name)),
      start: () => Promise.resolve(),
      stop: () => Promise.resolve(),
    };
    const accounts = { closeIdle: () => Promise.resolve() };
    await startBackgroundWork({ ...ports(), accounts } as unknown as Ports, queue);
    const money = ['queueDueReminders', 'queuePulls', 'queueDueMatches', 'tellOverdue'];
    expect(queued).toEqual(expect.arrayContaining([...money, 'notifyEndings', 'sweep']));
  });

  it('INV-38: a job starts only after its transaction has committed', async () => {
    await open();
    const ran: string[] = [];
    const jobs = await start(({ invoiceId }) => {
      ran.push(invoiceId);
      return Promise.resolve(undefined);
    });
    const failed = withCompany(database.db, crypto.randomUUID(), async (tx) => {
      if (isPostgres) await jobs.enqueue(tx, 'settleInvoice', payload('rolled back'));
      throw new Error('the cause failed');
    });
    await expect(failed).rejects.toThrow('the cause failed');
    await withCompany(database.db, crypto.randomUUID(), (tx) =>
      jobs.enqueue(tx, 'settleInvoice', payload('committed')),
    );
    await until(() => expect(ran).toEqual(['committed']));
  });

  it('INV-38: a job with the same payload is the same job, and enqueuing it again moves it forward', async () => {
    await open();
    const attempts: number[] = [];
    const jobs = await start((_, attempt) => {
      attempts.push(attempt);
      return Promise.resolve(undefined);
    });
    const same = payload('one');
    await jobs.enqueue(database.db.queries, 'settleInvoice', same, 3600);
    await jobs.enqueue(database.db.queries, 'settleInvoice', same, 1800);
    await jobs.enqueue(database.db.queries, 'settleInvoice', same);
    await until(() => expect(attempts).toEqual([1]));
  });

  it('INV-38: a job runs again after the pause that it returns, and its attempts are counted', async () => {
    await open();
    const attempts: number[] = [];
    const jobs = await start((_, attempt) => {
      attempts.push(attempt);
      return Promise.resolve(attempt < 3 ? 0 : undefined);
    });
    await jobs.enqueue(database.db.queries, 'settleInvoice', payload('again'));
    await until(() => expect(attempts).toEqual([1, 2, 3]));
  });

  it('INV-38: a failed job is retried later and does not stop the others', async () => {
    await open();
    const ran: string[] = [];
    const jobs = await start(({ invoiceId }) => {
      ran.push(invoiceId);
      return invoiceId === 'bad' ? Promise.reject(new Error('it failed')) : Promise.resolve(undefined);
    });
    await jobs.enqueue(database.db.queries, 'settleInvoice', payload('bad'));
    await jobs.enqueue(database.db.queries, 'settleInvoice', payload('good'));
    await until(() => expect([...ran].sort()).toEqual(['bad', 'good']));
    if (!isPostgres) return;
    const waiting = async () =>
      rowsOf(
        database.db.queries,
        sql`select 1 from pgboss.job where name = 'settleInvoice' and state = 'created' and data->>'attempt' = '2'`,
      );
    await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), { timeout: 20_000, interval: 50 });
  });
});

describe('dead jobs', () => {
  it('INV-38: a job whose tries are used up becomes a dead job; a retry queues it and removes the row', async () => {
    await open();
    const attempts: number[] = [];
    const handler: Handler = (_, attempt) => {
      attempts.push(attempt);
      return attempts.length === 1 ? Promise.reject(new Error('it failed')) : Promise.resolve(undefined);
    };
    const jobs = await startJob(settleInvoice(handler, { tries: 1 }));
    const given = payload('dead');
    await jobs.enqueue(database.db.queries, 'settleInvoice', given);
    const dead = () => listDeadJobs(database.db.queries);
    await expect
      .poll(dead, { timeout: 20_000 })
      .toMatchObject([{ job: 'settleInvoice', version: 1, payload: given, attempts: 1, error: 'Error it failed' }]);
    expect(await countDeadJobs(database.db.queries)).toEqual([{ job: 'settleInvoice', count: 1 }]);

    const [row] = await dead();
    const retry = () => database.db.transaction((tx) => retryDeadJob(tx, jobs, row?.id ?? ''));
    expect(await retry()).toBe('settleInvoice');
    expect(await dead()).toEqual([]);
    await until(() => expect(attempts).toEqual([1, 1]));
    expect(await retry()).toBeUndefined();
  });

  it('INV-38: a payload that does not fit is not queued', async () => {
    await open();
    const jobs = await start(() => Promise.resolve(undefined));
    const wrong = { companyId: crypto.randomUUID() } as JobPayloads['settleInvoice'];
    await expect(async () => jobs.enqueue(database.db.queries, 'settleInvoice', wrong)).rejects.toThrow(
      'The payload does not fit settleInvoice version 1: invoiceId',
    );
  });

  const queued = { version: 1, payload: payload('any'), attempt: 7, failures: 0, queuedAt: new Date().toISOString() };
  const fail = () => Promise.reject(new Error('it failed'));
  const run = (job: Job, changes = {}) => runJob(ports(), job, crypto.randomUUID(), { ...queued, ...changes });

  it('INV-38: a job that a newer server queued waits for that server', async () => {
    await open();
    const handler = vi.fn(fail);
    const newer = { version: 2, payload: { invoice: 'renamed' } };
    expect(await run(settleInvoice(handler), newer)).toEqual({ queued: { ...queued, ...newer }, delaySeconds: 60 });
    expect(handler).not.toHaveBeenCalled();
  });

  it('INV-38: only failures in a row count as tries, not the attempts of a job that waits for the portal', async () => {
    await open();
    expect(await run(settleInvoice(fail, { tries: 2 }))).toMatchObject({ queued: { attempt: 8, failures: 1 } });
    const waits = settleInvoice(() => Promise.resolve(5), { tries: 2 });
    expect(await run(waits, { failures: 1 })).toMatchObject({ queued: { attempt: 8, failures: 0 }, delaySeconds: 5 });
    expect(await run(settleInvoice(fail, { tries: 2 }), { failures: 1 })).toBeUndefined();
  });

  it('INV-38: a payload of an older version that still fits goes on as the current version, with its fields only', async () => {
    await open();
    const older = { payload: { ...queued.payload, removed: true } };
    const next = await run(
      settleInvoice(() => Promise.resolve(5), { version: 2 }),
      older,
    );
    expect(next?.queued).toEqual({ ...queued, version: 2, attempt: 8 });
  });

  it('INV-38: periodic work runs again after each failure and never becomes a dead job', async () => {
    await open();
    const next = await run(settleInvoice(fail, { tries: 2, every: 60 }), { failures: 5 });
    expect(next).toMatchObject({ delaySeconds: 60 });
    expect(await listDeadJobs(database.db.queries)).toEqual([]);
  });
});

// The contract with pg-boss, which each new version has to pass. The adapter relies on the columns that `queue_job`
// writes and that it reads, one waiting job for each key, the count of retries, and on `stop()` leaving jobs. It does
// not use pg-boss's dead letter queues, throttling and schedules.
if (isPostgres) {
  describe('the queue in PostgreSQL', () => {
    it('INV-38: a job survives the server that enqueued it', async () => {
      await open();
      const first = await start(() => Promise.resolve(undefined));
      await first.enqueue(database.db.queries, 'settleInvoice', payload('later'), 1);
      await first.stop();
      const ran: string[] = [];
      await start(({ invoiceId }) => {
        ran.push(invoiceId);
        return Promise.resolve(undefined);
      });
      await until(() => expect(ran).toEqual(['later']));
    });

    it('INV-38: another server continues a job of a server that died', async () => {
      await open();
      const first = await start(() => Promise.resolve(undefined));
      await first.enqueue(database.db.queries, 'settleInvoice', payload('orphan'), 3600);
      await first.stop();
      // The row that a killed server leaves for a running job.
      await database.db.queries.execute(
        sql`update pgboss.job set state = 'active', started_on = now() - interval '10 minutes', start_after = now() where name = 'settleInvoice'`,
      );
      const ran: string[] = [];
      await start(({ invoiceId }) => {
        ran.push(invoiceId);
        return Promise.resolve(undefined);
      });
      // Found at the start, or by the next check for such jobs, which runs each minute.
      await vi.waitFor(() => expect(ran).toEqual(['orphan']), { timeout: 90_000, interval: 50 });
    }, 120_000);

    it('INV-38: a job whose server dies in each of its tries becomes a dead job', async () => {
      await open();
      const first = await start(() => Promise.resolve(undefined));
      await first.enqueue(database.db.queries, 'settleInvoice', payload('killer'), 3600);
      await first.stop();
      await database.db.queries.execute(
        sql`update pgboss.job set state = 'active', retry_count = 4, started_on = now() - interval '10 minutes', start_after = now() where name = 'settleInvoice'`,
      );
      const ran = vi.fn(() => Promise.resolve(undefined));
      await startJob(settleInvoice(ran, { tries: 5 }));
      const dead = () => listDeadJobs(database.db.queries);
      await expect
        .poll(dead, { timeout: 90_000, interval: 50 })
        .toMatchObject([{ error: 'The server ended during the last try', payload: { invoiceId: 'killer' } }]);
      expect(ran).not.toHaveBeenCalled();
    }, 120_000);

    it('INV-38: a payload of an older version that no longer fits is not run and becomes a dead job', async () => {
      await open();
      const older = await start(() => Promise.resolve(undefined));
      await older.enqueue(database.db.queries, 'settleInvoice', payload('old'), 2);
      await older.stop();
      const ran = vi.fn(() => Promise.resolve(undefined));
      const isNumbered = (value: unknown) => isText(value) && value.startsWith('INV');
      const newer = await startJob(
        settleInvoice(ran, { version: 2, schema: { companyId: isText, invoiceId: isNumbered } }),
      );
      await expect
        .poll(() => listDeadJobs(database.db.queries), { timeout: 20_000 })
        .toMatchObject([
          {
            job: 'settleInvoice',
            version: 1,
            payload: { invoiceId: 'old' },
            error: 'The payload does not fit settleInvoice version 2: invoiceId',
          },
        ]);
      expect(ran).not.toHaveBeenCalled();
      const [row] = await listDeadJobs(database.db.queries);
      const retry = database.db.transaction((tx) => retryDeadJob(tx, newer, row?.id ?? ''));
      await expect(retry).rejects.toThrow('The payload does not fit settleInvoice version 2: invoiceId');
      expect(await listDeadJobs(database.db.queries)).toEqual([row]);
    });

    it('INV-38: counts the tries of a job that a server without versions queued', async () => {
      await open();
      const jobs = await startJob(settleInvoice(() => Promise.reject(new Error('it failed')), { tries: 1 }));
      await jobs.enqueue(database.db.queries, 'settleInvoice', payload('early'), 3600);
      await database.db.queries.execute(
        sql`update pgboss.job set start_after = now(), data = data - '{version,failures,queuedAt}'::text[]`,
      );
      await expect
        .poll(() => listDeadJobs(database.db.queries), { timeout: 20_000 })
        .toMatchObject([{ version: 1, payload: { invoiceId: 'early' } }]);
    });

    it('INV-38: a job that runs again is the same job, although jsonb stores its fields in another order', async () => {
      await open();
      const importCards = defineJob({
        name: 'importCards',
        version: 1,
        schema: { companyId: isText, importId: isText },
        workers: { count: 1, pollingIntervalSeconds: 1 },
        handler: () => Promise.resolve(3600),
      });
      const jobs = await startJob(importCards);
      const same = { companyId: crypto.randomUUID(), importId: crypto.randomUUID() };
      await jobs.enqueue(database.db.queries, 'importCards', same);
      const waiting = () =>
        rowsOf(database.db.queries, sql`select data->>'attempt' as attempt from pgboss.job where state = 'created'`);
      await expect.poll(waiting, { timeout: 20_000 }).toEqual([{ attempt: '2' }]);
      await jobs.enqueue(database.db.queries, 'importCards', same, 3600);
      expect(await waiting()).toEqual([{ attempt: '2' }]);
    });

    it('INV-38: starts the next job as soon as one is done, without waiting for the next poll', async () => {
      await open();
      const done = new Set<string>();
      const jobs = await start(({ invoiceId }) => {
        done.add(invoiceId);
        return Promise.resolve(undefined);
      });
      const names = Array.from({ length: 60 }, (_, index) => `job ${index}`);
      for (const name of names) await jobs.enqueue(database.db.queries, 'settleInvoice', payload(name));
      await until(() => expect(done.size).toBe(names.length));
    });

    it('HOOK-02: transactions that enqueue the same job do not wait for each other', async () => {
      await open();
      const jobs = await start(() => Promise.resolve(undefined));
      const same = payload('of many');
      const put = (tx: Tx) => jobs.enqueue(tx, 'settleInvoice', same, 3600);
      await put(database.db.queries);
      await withCompany(database.db, crypto.randomUUID(), async (tx) => {
        await put(tx);
        await withCompany(database.db, crypto.randomUUID(), put);
      });
    });

    it('INV-38: transactions that enqueue the same new job at the same time queue it once', async () => {
      await open();
      const ran: string[] = [];
      const jobs = await start(({ invoiceId }) => {
        ran.push(invoiceId);
        return Promise.resolve(undefined);
      });
      const same = payload('once');
      const put = () => withCompany(database.db, same.companyId, (tx) => jobs.enqueue(tx, 'settleInvoice', same, 3600));
      await Promise.all([put(), put(), put(), put()]);
      expect(await countJobs(database.db.queries)).toEqual([{ job: 'settleInvoice', state: 'created', count: 1 }]);
      await jobs.enqueue(database.db.queries, 'settleInvoice', same);
      await until(() => expect(ran).toEqual(['once']));
      await expect.poll(() => countJobs(database.db.queries)).toEqual([]);
    });

    it('INV-38: a job that is fetched during shutdown is not started and is left to another server', async () => {
      await open();
      const ran: string[] = [];
      const note = (by: string) => () => {
        ran.push(by);
        return Promise.resolve(undefined);
      };
      const first = await start(note('first'));
      // Counts only callers that request jobs, not pg-boss's maintenance. Queried in the transaction that holds the
      // lock, because behind a pooler the waiting callers use all other connections.
      const waiting = sql`select pid from pg_locks join pg_stat_activity using (pid)
        where relation = 'pgboss.job'::regclass and not granted and query ilike '%skip locked%'`;
      await database.db.transaction(async (tx) => {
        await tx.execute(sql`lock table pgboss.job in access exclusive mode`);
        await first.enqueue(tx, 'settleInvoice', payload('late'));
        const look = async () => {
          // `pg_stat_activity` is cached until the end of the transaction, so the cache must be cleared.
          await tx.execute(sql`select pg_stat_clear_snapshot()`);
          return rowsOf(tx, waiting);
        };
        await expect.poll(look, { timeout: 20_000 }).not.toEqual([]);
        await first.stop();
      });
      const left = async () => rowsOf(database.db.queries, sql`select state, retry_count from pgboss.job`);
      await expect.poll(left, { timeout: 20_000 }).toEqual([{ state: 'retry', retry_count: 0 }]);
      expect(ran).toEqual([]);
      await start(note('second'));
      await until(() => expect(ran).toEqual(['second']));
    });

    it('INV-38: a job whose completion cannot be stored during shutdown does not crash the server', async () => {
      await open();
      const unheard = vi.fn();
      process.on('unhandledRejection', unheard);
      let begin = () => {};
      let finish = () => {};
      const begun = new Promise<void>((resolve) => (begin = resolve));
      const jobs = await start(() => {
        begin();
        return new Promise((resolve) => (finish = () => resolve(undefined)));
      });
      await jobs.enqueue(database.db.queries, 'settleInvoice', payload('last'));
      await begun;
      await database.db.queries.execute(sql`alter table pgboss.job rename to away`);
      const stopped = jobs.stop();
      finish();
      await stopped;
      await database.db.queries.execute(sql`alter table pgboss.away rename to job`);
      process.off('unhandledRejection', unheard);
      expect(unheard).not.toHaveBeenCalled();
    });

    it('INV-38: several servers share the work and run each job once', async () => {
      await open();
      const done: string[] = [];
      const work: Handler = ({ invoiceId }) => {
        done.push(invoiceId);
        return Promise.resolve(undefined);
      };
      const [first] = [await start(work), await start(work)];
      const names = Array.from({ length: 12 }, (_, index) => `job ${index}`);
      for (const name of names) await first.enqueue(database.db.queries, 'settleInvoice', payload(name));
      await until(() => expect([...done].sort()).toEqual([...names].sort()));
    });
  });
}
