import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { createMemoryJobs } from '../src/adapters/createMemoryJobs';
import { rowsOf } from '../src/db/rows';
import { withCompany } from '../src/db/wall';
import { createPgBossJobs } from '../src/node/adapters/createPgBossJobs';
import { openTestDatabase, type TestDatabase } from '../src/testing/databases';
import type { Tx } from '../src/ports/Database';
import type { JobHandlers, Jobs } from '../src/ports/Jobs';

const isPostgres = inject('database') === 'postgres';
const log = () => undefined;
const clock = { now: () => new Date() };

let database: TestDatabase;
const running: Jobs[] = [];
const open = async () => {
  database = await openTestDatabase();
};
const createJobs = () => (isPostgres ? createPgBossJobs(database.db, log) : createMemoryJobs({ clock, log }));
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()));
  await database.drop();
});

const nothing: JobHandlers = {
  settleInvoice: () => Promise.resolve(undefined),
  settleSigning: () => Promise.resolve(undefined),
  settleRequest: () => Promise.resolve(undefined),
  readReceivedInvoices: () => Promise.resolve(undefined),
  readReceivedDocuments: () => Promise.resolve(undefined),
  syncCompany: () => Promise.resolve(undefined),
  importCards: () => Promise.resolve(undefined),
  fetchDocuments: () => Promise.resolve(undefined),
  mailInvoice: () => Promise.resolve(undefined),
  deliverMessage: () => Promise.resolve(undefined),
  mailPasswordReset: () => Promise.resolve(undefined),
  notifyEndings: () => Promise.resolve(undefined),
  settlePayment: () => Promise.resolve(undefined),
  deliverWebhooks: () => Promise.resolve(undefined),
  sweep: () => Promise.resolve(undefined),
};
const start = async (settleInvoice: JobHandlers['settleInvoice'], jobs = createJobs()) => {
  running.push(jobs);
  await jobs.start({ ...nothing, settleInvoice });
  return jobs;
};
const payload = (invoiceId: string) => ({ companyId: crypto.randomUUID(), invoiceId });
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 50 });

describe('background work', () => {
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

    it('INV-38: a job that is fetched during shutdown is not started and is left to another server', async () => {
      await open();
      const ran: string[] = [];
      const note = (by: string) => () => {
        ran.push(by);
        return Promise.resolve(undefined);
      };
      const first = createJobs();
      await first.start({ settleInvoice: note('first') } as unknown as JobHandlers);
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
      const work: JobHandlers['settleInvoice'] = ({ invoiceId }) => {
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
