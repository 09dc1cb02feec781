import { sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDuplicate, rowsOf } from '../../db/rows';
import { readCompany, serverQueries, withCompany, withServer } from '../../db/wall';
import { type Queries, raw } from '../../ports/Database';
import { problemOfDatabase } from '../../problems/databaseProblems';
import { clientOf, postgresDatabase } from './postgresDatabase';
import { startEmbeddedPostgres } from './startEmbeddedPostgres';

/*
 * What the server relies on in pg and drizzle. A new version of either must pass. LISTEN, NOTIFY and cancelling a
 * statement are not used. Settings of a transaction behind a pooler: postgresDatabase.test.ts. Lost and read-only
 * connections: failover.test.ts.
 */
const COMPANY = crypto.randomUUID();
const folder = mkdtempSync(join(tmpdir(), 'kalem-contract-'));
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let relay: Awaited<ReturnType<typeof startRelay>>;
let db: ReturnType<typeof open>;
const open = (settings = {}) =>
  postgresDatabase(
    { ...postgres.connection, host: '127.0.0.1', port: relay.port, max: 1, ...settings },
    () => undefined,
  );

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir: folder, password: 'test' });
  relay = await startRelay(postgres.connection);
  db = open();
  await serverQueries(db, 'schema').execute(sql`create table noted (id integer primary key)`);
  // The first call asks for the role of the wall.
  await readCompany(db, COMPANY, (tx) => tx.execute(sql`select 1`));
});
afterAll(async () => {
  await db.close();
  relay.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const settings = (tx: Queries) => rowsOf(tx, sql`select current_setting('kalem.company_id', true) as company`);
const note = (tx: Queries, id: number) => tx.execute(sql`insert into noted values (${id})`);
const noted = () => rowsOf(serverQueries(db, 'schema'), sql`select id from noted order by id`);

describe('statements are sent without waiting for earlier answers', () => {
  // A driver that waits never gets an answer: the relay keeps all answers until it has seen the last statement.
  it('sends begin, the wall, a read and commit together', async () => {
    relay.keepAnswersUntil('commit');
    expect(await readCompany(db, COMPANY, settings)).toEqual([{ company: COMPANY }]);
  }, 10_000);

  it('sends begin and the wall together with the first statement of a transaction', async () => {
    relay.keepAnswersUntil('current_setting');
    expect(await withCompany(db, COMPANY, settings)).toEqual([{ company: COMPANY }]);
  }, 10_000);

  it('refuses a statement after the end of a transaction that only reads', async () => {
    const late = readCompany(db, COMPANY, async (tx) => {
      await settings(tx);
      return settings(tx);
    });
    await expect(late).rejects.toMatchObject({
      cause: { message: expect.stringMatching('came after the end') as string },
    });
    expect(await noted()).toEqual([]);
  });
});

describe('transactions', () => {
  it('roll back after a failed statement, and leave the connection usable', async () => {
    const failed = withServer(db, 'schema', async (tx) => {
      await note(tx, 1);
      await note(tx, 1);
    });
    await expect(failed).rejects.toThrow();
    expect(await noted()).toEqual([]);
  });

  it('fail as a whole when one of several statements fails that were sent together', async () => {
    const failed = withServer(db, 'schema', (tx) => Promise.all([note(tx, 2), note(tx, 2), note(tx, 3)]));
    expect(isDuplicate(await failed.catch((error: unknown) => error))).toBe(true);
    expect(await noted()).toEqual([]);
  });

  it('give their connection to statements that drizzle does not support', async () => {
    const failed = withServer(db, 'schema', async (tx) => {
      await clientOf(tx).query('insert into noted values ($1), ($1 + 1)', [4]);
      expect((await clientOf(tx).query('select id from noted')).rows).toEqual([{ id: 4 }, { id: 5 }]);
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await noted()).toEqual([]);
  });

  it('leave no company and no role to the next user of the connection', async () => {
    await withCompany(db, COMPANY, settings);
    const left = sql`select current_setting('role') as role, current_setting('kalem.company_id', true) as company`;
    expect(await rowsOf(serverQueries(db, 'schema'), left)).toEqual([{ role: 'none', company: '' }]);
  });
});

describe('values and errors', () => {
  it('returns bigint and numeric as text, jsonb as an object', async () => {
    const statement = sql`select 9007199254740993::bigint as big, 1.10::numeric as exact, '{"a":1}'::jsonb as json`;
    const row = { big: '9007199254740993', exact: '1.10', json: { a: 1 } };
    expect(await rowsOf(serverQueries(db, 'schema'), statement)).toEqual([row]);
  });

  it('the error of a statement has the SQLSTATE in its cause', async () => {
    const wrong = serverQueries(db, 'schema').execute(sql`select 1 / 0`);
    await expect(wrong).rejects.toMatchObject({ cause: { code: '22012' } });
  });

  it.each([
    ['a statement over its time limit', { statement_timeout: 50 }, 'CALL_TOOK_TOO_LONG'],
    ['a full pool', { connectionTimeoutMillis: 50 }, 'DATABASE_UNAVAILABLE'],
  ])('API-07: %s fails with a known code', async (_, limit, code) => {
    const limited = open(limit);
    const slow = () => serverQueries(limited, 'schema').execute(sql`select pg_sleep(0.5)`);
    const outcomes = await Promise.allSettled([slow(), slow()]);
    await limited.close();
    const failed = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(failed.map((error) => problemOfDatabase(error)?.code)).toContain(code);
  });

  it('counts connections and waiting callers', async () => {
    const slow = Promise.all([1, 2].map(() => db[raw].queries.execute(sql`select pg_sleep(0.2)`)));
    await expect.poll(() => db.pool(), { interval: 10 }).toEqual({ open: 1, idle: 0, waiting: 1 });
    await slow;
    expect(db.pool()).toEqual({ open: 1, idle: 1, waiting: 0 });
  });
});

/** Relays to PostgreSQL. On request keeps its answers until the client has sent a text. */
async function startRelay({ host, port }: { host?: string | undefined; port?: number | undefined }) {
  const sockets = new Set<Socket>();
  let wanted = '';
  const server = createServer((client) => {
    const upstream = host?.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port ?? 0, host);
    const kept: Buffer[] = [];
    let sent = '';
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
    }
    client.on('data', (bytes) => {
      upstream.write(bytes);
      if (wanted !== '') sent += bytes.toString('latin1');
      if (wanted === '' || !sent.includes(wanted)) return;
      wanted = sent = '';
      for (const answer of kept.splice(0)) client.write(answer);
    });
    upstream.on('data', (bytes) => (wanted === '' ? client.write(bytes) : kept.push(bytes)));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    keepAnswersUntil: (text: string) => void (wanted = text),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
