import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { databaseAnswers } from '../../db/migrate';
import { rowsOf } from '../../db/rows';
import { serverQueries, withServer } from '../../db/wall';
import { problemOfDatabase } from '../../problems/databaseProblems';
import { postgresDatabase } from './postgresDatabase';
import { startEmbeddedPostgres } from './startEmbeddedPostgres';

const folder = mkdtempSync(join(tmpdir(), 'kalem-read-only-'));
const postgres = await startEmbeddedPostgres({ dataDir: folder, password: 'test' });
const admin = new pg.Client(postgres.connection);
await admin.connect();
await admin.query('create table noted (at timestamptz)');
afterAll(async () => {
  await admin.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Makes new connections read-only or writable, as when an address leads to a replica for a while. */
const setReadOnly = (value: 'on' | 'off') =>
  admin.query(`alter database postgres set default_transaction_read_only = ${value}`);

describe('API-07: a temporarily read-only database', () => {
  it('is not ready, and is writable again at once afterwards', async () => {
    await setReadOnly('on');
    const db = postgresDatabase({ ...postgres.connection, max: 1 }, () => undefined);
    const note = () => withServer(db, 'schema', (tx) => tx.execute(sql`insert into noted values (now())`));
    expect(await databaseAnswers(db)).toBe(false);
    await expect(note()).rejects.toMatchObject({ cause: { code: '25006' } });
    await setReadOnly('off');
    // The read-only connection was closed at once, so nothing waits until it ends by itself.
    await note();
    expect(await databaseAnswers(db)).toBe(true);
    await db.close();
  });
});

describe('ATK-15: a server that freezes within a transaction', () => {
  it('loses its locks to waiting callers, and notices that its transaction was rolled back', async () => {
    const open = () => postgresDatabase({ ...postgres.connection, max: 1 }, () => undefined);
    const [still, other] = [open(), open()];
    await admin.query('insert into noted values (null)');
    const note = (db: typeof still, work: () => Promise<unknown>) =>
      withServer(db, 'schema', async (tx) => {
        await tx.execute(sql`update noted set at = now() where at is null`);
        await work();
        await tx.execute(sql`select 1`);
      });
    let hasGoneOn = false;
    const failed: unknown = await note(still, async () => {
      await note(other, () => Promise.resolve());
      hasGoneOn = true;
    }).catch((error: unknown) => error);
    expect(hasGoneOn).toBe(true);
    expect(problemOfDatabase(failed)).toMatchObject({ status: 503, code: 'DATABASE_UNAVAILABLE' });
    await Promise.all([still.close(), other.close()]);
  });
});

describe('ATK-15: a server that stops during a call', () => {
  it('fails the call as one that can be retried', async () => {
    const db = postgresDatabase({ ...postgres.connection, max: 1 }, () => undefined);
    await db.close();
    const late: unknown = await serverQueries(db, 'schema')
      .execute(sql`select 1`)
      .catch((error: unknown) => error);
    expect(problemOfDatabase(late)).toMatchObject({ status: 503, code: 'DATABASE_UNAVAILABLE' });
  });
});

describe('API-07: a database that dies', () => {
  it('fails the transaction between two statements, and not the server', async () => {
    const db = postgresDatabase({ ...postgres.connection, max: 1 }, () => undefined);
    const broken = withServer(db, 'schema', async (tx) => {
      const [own] = await rowsOf<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
      await admin.query('select pg_terminate_backend($1, 5000)', [own?.pid]);
      // The notification arrives before the answer to a later statement.
      await admin.query('select 1');
      await tx.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow();
    expect(await databaseAnswers(db)).toBe(true);
    await db.close();
  });
});
