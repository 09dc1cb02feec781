import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { rowsOf } from '../src/db/rows';
import { createReadiness } from '../src/node/monitoring/createReadiness';
import { apiError } from '../src/testing/answers';
import { linkNewcomer, tokenOf } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';
import { uploadBody } from '../src/testing/files';

const server = await testServer({ config: { deadlineSeconds: 30 } });
const answerWithin = (deadlineSeconds: number) => void Object.assign(server.ports.config, { deadlineSeconds });
const owner = await linkNewcomer(server, '33333304');
const { client, query } = owner;

describe('a call that takes too long', () => {
  beforeAll(() => answerWithin(3));
  afterAll(() => answerWithin(30));

  it.each([
    ['GET /info', () => client.GET('/info', { params: { query: { vknTckn: '1938472657' } } })],
    ['GET /iptal-itiraz', () => client.GET('/iptal-itiraz', { params: { query } })],
  ])('ATK-15, A-14: %s answers 503 with a code and Retry-After while the portal hangs', async (_, call) => {
    server.meet({ kind: 'timeout' });
    const began = performance.now();
    const error = await apiError(call());
    expect(performance.now() - began).toBeLessThan(15_000);
    expect(error).toMatchObject({ status: 503, code: 'CALL_TOOK_TOO_LONG' });
  });

  it('ATK-15, A-14: an upload may take longer only with progress', async () => {
    const token = await tokenOf(server, owner);
    const form = new Response(uploadBody(new Uint8Array(2000), 'a.xlsx') as unknown as FormData);
    const bytes = new Uint8Array(await form.clone().arrayBuffer());
    const send = (pieces: number, pause: number) => {
      let at = 0;
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, pause));
          if (at >= pieces) return controller.close();
          const size = Math.ceil(bytes.length / pieces);
          controller.enqueue(bytes.slice(at * size, (at + 1) * size));
          at += 1;
        },
      });
      return server.fetch(
        new Request(`${server.baseUrl}/cari/import?companyId=${owner.companyId}`, {
          method: 'POST',
          body,
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': form.headers.get('content-type') ?? '' },
          duplex: 'half',
        } as RequestInit),
      );
    };
    expect((await send(8, 500)).status).toBe(415);
    const stalled = await send(2, 15_000);
    expect(stalled.status).toBe(503);
    expect(stalled.headers.get('retry-after')).toBe('10');
  });
});

describe('a failing database', () => {
  it.each([
    ['ATK-18', '53100', 'STORAGE_FULL'],
    ['ATK-17', '57P01', 'DATABASE_UNAVAILABLE'],
    ['ATK-17', '53300', 'DATABASE_UNAVAILABLE'],
    ['ATK-17', '25P03', 'DATABASE_UNAVAILABLE'],
    ['ATK-15', '57014', 'CALL_TOOK_TOO_LONG'],
  ])('%s: SQLSTATE %s is a 503 %s and no 500', async (_, state, code) => {
    await server.db.queries.execute(
      sql.raw(
        `create or replace function trouble() returns trigger language plpgsql as $$ begin raise exception 'x' using errcode = '${state}'; end $$`,
      ),
    );
    await server.db.queries.execute(
      sql`create or replace trigger trouble before insert on customer for each row execute function trouble()`,
    );
    const error = await apiError(
      client.POST('/cari', { params: { query }, body: { unvan: 'Deneme', vknTckn: '1938472657' } }),
    );
    await server.db.queries.execute(sql`drop trigger trouble on customer`);
    expect(error).toMatchObject({ status: 503, code });
  });

  it('a call that ends a deadlock is a 503 SERVER_BUSY, and its repetition succeeds', async () => {
    const { queries, transaction } = server.db;
    // The insert of a customer takes three locks. The third one is held by a transaction that waits for the first.
    await queries.execute(sql`create or replace function take_locks() returns trigger language plpgsql as $$ begin
      perform pg_advisory_xact_lock(1);
      perform pg_advisory_xact_lock(2);
      perform pg_advisory_xact_lock(3);
      return new;
    end $$`);
    await queries.execute(
      sql`create or replace trigger take_locks before insert on customer for each row execute function take_locks()`,
    );
    const isWaitingFor = async (lock: number) => {
      const waiting = sql`select from pg_locks where locktype = 'advisory' and objid = ${lock} and not granted`;
      await expect.poll(() => rowsOf(queries, waiting), { interval: 10 }).not.toEqual([]);
    };
    const create = () =>
      client.POST('/cari', { params: { query }, body: { unvan: 'Deneme', vknTckn: '1938472657' }, retries: 0 });

    onTestFinished(async () => {
      await queries.execute(sql`drop function take_locks cascade`);
    });
    const failed = await transaction(async (pause) => {
      await pause.execute(sql`select pg_advisory_xact_lock(2)`);
      const call = apiError(create());
      await isWaitingFor(2);
      const other = transaction(async (tx) => {
        // PostgreSQL rolls back the transaction that checks first: the call, whose `deadlock_timeout` is a second.
        await tx.execute(sql`set local deadlock_timeout = '1min'`);
        await tx.execute(sql`select pg_advisory_xact_lock(3)`);
        await tx.execute(sql`select pg_advisory_xact_lock(1)`);
      });
      await isWaitingFor(1);
      return { call, other };
    });
    expect(await failed.call).toMatchObject({ status: 503, code: 'SERVER_BUSY', retryAfter: 1 });
    await failed.other;
    expect((await create()).response.status).toBe(201);
  });

  it('ATK-18: a nearly full disk makes the server not ready', async () => {
    const readiness = createReadiness(server.db, () => Promise.resolve(1_000_000));
    readiness.jobsStarted();
    expect(await readiness.failing()).toEqual(['disk']);
  });
});
