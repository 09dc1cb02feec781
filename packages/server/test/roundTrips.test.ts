import { createClient } from '@kalem/sdk';
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../src/app';
import { jobs as jobList } from '../src/jobs';
import { createPgBossJobs } from '../src/node/adapters/createPgBossJobs';
import { invoiceBody } from '../src/testing/invoices';
import { linkNewcomer, type Owner, signUpOwner } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

/*
 * A round trip is a batch of statements that the server sends on a connection before it waits for their answers.
 * `KALEM_STATEMENTS=1` prints the statements of each call with the number of their round trip.
 */
const trips = new AsyncLocalStorage<string[][]>();
const waiting = new WeakSet<pg.Client>();
const send = pg.Client.prototype.query;
const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...given: unknown[]) {
  const sent = trips.getStore();
  if (!waiting.has(this)) {
    this.once('drain', () => waiting.delete(this));
    sent?.push([]);
  }
  waiting.add(this);
  const [statement] = given;
  const text = typeof statement === 'string' ? statement : String(Reflect.get(Object(statement), 'text'));
  sent?.at(-1)?.push(text.replaceAll(/\s+/g, ' ').trim());
  return send.apply(this, given as never);
} as never);
afterAll(() => spy.mockRestore());

const server = await testServer();
const app = createApp({ ...server.ports, jobs: createPgBossJobs(server.db, server.ports.log, jobList) });
await app.start();
afterAll(() => app.close());

/** The number of round trips that a call makes. The queue's own statements do not count. */
async function tripsOf<T>(name: string, call: () => Promise<T>): Promise<{ answer: T; count: number }> {
  const sent: string[][] = [];
  const answer = await trips.run(sent, call);
  if (process.env['KALEM_STATEMENTS'] !== undefined) {
    const lines = sent.flatMap((batch, index) => batch.map((text) => `${index + 1} ${text.slice(0, 150)}`));
    console.log([`${name}: ${sent.length} round trips, ${lines.length} statements`, ...lines].join('\n'));
  }
  return { answer, count: sent.length };
}

/** Signs in and makes the calls of one invoice. The first call of each kind may be slower: it is not counted. */
async function signIn({ email, password, query }: Owner) {
  const client = createClient({
    baseUrl: server.baseUrl,
    fetch: (request) => app.fetch(request),
    clock: () => server.clock.now().getTime(),
    retries: 0,
  });
  await client.session.signIn({ email, password });
  const once = () => ({ 'Idempotency-Key': crypto.randomUUID() });
  const save = () => client.POST('/fatura', { params: { query, header: once() }, body: invoiceBody() });
  await save();
  return {
    save: () => tripsOf('POST /fatura', save),
    change: (id: string) =>
      tripsOf('PUT /fatura/{id}', () =>
        client.PUT('/fatura/{id}', {
          params: { query, path: { id }, header: { 'If-Match': '"1"' } },
          body: invoiceBody({ not: '' }),
        }),
      ),
    sign: (id: string) =>
      tripsOf('POST /fatura/imza', () =>
        client.POST('/fatura/imza', { params: { query, header: once() }, body: { faturaIds: [id] } }),
      ),
  };
}

describe('INV-38: the calls of an invoice make at most this many round trips to PostgreSQL', () => {
  it('10 to save and 10 to change it, without a portal account', async () => {
    const calls = await signIn(await signUpOwner(server));
    const saved = await calls.save();
    expect(saved.answer.data.portalDurumu).toBe('BEKLIYOR');
    const changed = await calls.change(saved.answer.data.id);
    expect(saved.count).toBeLessThanOrEqual(10);
    expect(changed.count).toBeLessThanOrEqual(10);
  });

  it('18 to save, 16 to change it and 12 to start signing, with its draft at the portal', async () => {
    const calls = await signIn(await linkNewcomer(server, '33333301'));
    const saved = await calls.save();
    expect(saved.answer.data.portalDurumu).toBe('GONDERILDI');
    const changed = await calls.change(saved.answer.data.id);
    const signed = await calls.sign(saved.answer.data.id);
    expect(saved.count).toBeLessThanOrEqual(18);
    expect(changed.count).toBeLessThanOrEqual(16);
    expect(signed.count).toBeLessThanOrEqual(12);
  });
});
