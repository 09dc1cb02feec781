import { count, eq, sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { clearExpired } from '../src/clearExpired';
import { clearRows } from '../src/db/clearRows';
import { insertDeadJob } from '../src/db/deadJobs';
import { auditLog, deadJobs } from '../src/db/tables';
import { withServer } from '../src/db/wall';
import { attempts } from '../src/limits/tables';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();
const { queries } = server.db;
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
afterEach(() => queries.delete(attempts));

async function putAttempts(rows: number, windowEndsAt: Date): Promise<void> {
  await queries.execute(sql`
    insert into ${attempts} (key, count, window_ends_at)
    select 'clearing-' || ${windowEndsAt.toISOString()}::text || n, 1, ${windowEndsAt.toISOString()}::timestamptz
    from generate_series(1, ${rows}) n`);
}

const left = async () => (await queries.select({ rows: count() }).from(attempts))[0]?.rows;

describe('expired rows', () => {
  it('API-95: are deleted in several steps, and other rows stay', async () => {
    await putAttempts(2500, daysAgo(1));
    await putAttempts(10, daysAgo(-1));
    expect(await clearRows(queries, attempts, sql`${attempts.windowEndsAt} <= now()`)).toBe(2500);
    expect(await left()).toBe(10);
  });

  it('API-95: a sweep deletes a limited number, and the next one continues', async () => {
    await putAttempts(50_001, daysAgo(1));
    const hasRunOut = sql`${attempts.windowEndsAt} <= now()`;
    expect(await clearRows(queries, attempts, hasRunOut)).toBe(50_000);
    expect(await clearRows(queries, attempts, hasRunOut)).toBe(1);
  });

  it('API-95: a locked row is skipped', async () => {
    await putAttempts(3, daysAgo(1));
    const [held] = await queries.select().from(attempts).limit(1);
    const key = held?.key ?? '';
    await withServer(server.db, 'sweep', async (tx) => {
      await tx.select().from(attempts).where(eq(attempts.key, key)).for('update');
      expect(await clearRows(queries, attempts, sql`${attempts.windowEndsAt} <= now()`)).toBe(2);
    });
    expect(await queries.select({ key: attempts.key }).from(attempts)).toEqual([{ key }]);
  });
});

it('API-95: dead jobs are kept for 90 days', async () => {
  const put = (job: 'sweep' | 'syncCompany', diedAt: Date) =>
    insertDeadJob(queries, {
      id: crypto.randomUUID(),
      job,
      version: 1,
      payload: {},
      attempts: 1,
      error: 'Error',
      queuedAt: diedAt,
      diedAt,
    });
  await put('sweep', daysAgo(91));
  await put('syncCompany', daysAgo(89));
  await clearExpired(queries, new Date());
  expect(await queries.select({ job: deadJobs.job }).from(deadJobs)).toEqual([{ job: 'syncCompany' }]);
});

describe('the audit log', () => {
  const put = (at: Date) =>
    queries.insert(auditLog).values({ action: 'createCompany', at }).returning({ seq: auditLog.seq });
  const has = async ([row]: { seq: number }[]) =>
    (await queries.$count(auditLog, eq(auditLog.seq, row?.seq ?? -1))) === 1;

  it('API-95: keeps ten years and deletes older rows', async () => {
    const old = await put(daysAgo(3660));
    const young = await put(daysAgo(3640));
    await clearExpired(queries, new Date());
    expect([await has(old), await has(young)]).toEqual([false, true]);
  });

  it('API-95: the database refuses changes, and the deletion of younger rows', async () => {
    const [row] = await put(daysAgo(3640));
    const [old] = await put(daysAgo(3660));
    const one = (seq = -1) => eq(auditLog.seq, seq);
    await expect(queries.delete(auditLog).where(one(row?.seq))).rejects.toMatchObject({
      cause: { message: 'The audit log only grows' },
    });
    await expect(queries.update(auditLog).set({ at: new Date() }).where(one(old?.seq))).rejects.toMatchObject({
      cause: { message: 'The audit log only grows' },
    });
  });
});
