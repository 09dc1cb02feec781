import { startTestServer, type TestServer } from '@kalem/server/testing';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createClient } from '../src/index';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

const busy = (seconds: string, code = 'TOO_MANY_ATTEMPTS') =>
  Response.json({ code, message: 'Çok fazla istek.' }, { status: 429, headers: { 'Retry-After': seconds } });
const hash = () => Response.json({ hash: 'x' });

/** A client over planned responses; the last one repeats. `tries` are the received requests. */
function over(answers: (() => Response | Promise<Response>)[], options: { retries?: number } = {}) {
  const tries: Request[] = [];
  const fetch = async (request: Request) => {
    tries.push(request);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer ? answer() : hash();
  };
  return { tries, client: createClient({ baseUrl: server.baseUrl, fetch, ...options }) };
}
const gone = () => Promise.reject(new TypeError('fetch failed'));
const company = { vknTckn: '7351902846', unvan: 'Örnek Ltd.', email: 'a@ornek.com.tr' };

describe('retries', () => {
  test.each([
    ['no answer', gone],
    ['a gateway without its server', () => new Response('<html>', { status: 502 })],
    ['a refusal that asks to come back', () => busy('0')],
  ])('API-01: retries a read after %s', async (_, failure) => {
    const { client, tries } = over([failure, hash]);
    expect((await client.GET('/hash')).data.hash).toBe('x');
    expect(tries).toHaveLength(2);
  });

  test('ERR-02: tries at most three times, and rejects with the last failure', async () => {
    const { client, tries } = over([gone]);
    await expect(client.GET('/hash')).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
    expect(tries).toHaveLength(3);
  });

  test('API-06: retries a POST with the same key and body', async () => {
    const { client, tries } = over([gone, () => Response.json({ id: 'x' }, { status: 201 })]);
    await client.POST('/company', { body: company });
    expect(new Set(tries.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
    expect(await Promise.all(tries.map((request) => request.json()))).toEqual([company, company]);
  });

  test('API-06: retries while a call with the same key is still running', async () => {
    const { client, tries } = over([
      () =>
        Response.json(
          { code: 'REQUEST_IN_PROGRESS', message: 'Sürüyor.' },
          { status: 409, headers: { 'Retry-After': '0' } },
        ),
      hash,
    ]);
    await client.POST('/company', { body: company });
    expect(tries).toHaveLength(2);
  });

  test('SES-11: never repeats a POST without a key, or a change without one', async () => {
    const { client, tries } = over([gone]);
    await expect(
      client.POST('/user/token', { body: { grant_type: 'password', email: 'a', password: 'b' } }),
    ).rejects.toMatchObject({ code: 'NETWORK' });
    await expect(client.PUT('/account/name', { body: { name: 'Işıl' } })).rejects.toMatchObject({ code: 'NETWORK' });
    await expect(
      client.DELETE('/company', { params: { query: { companyId: crypto.randomUUID() } } }),
    ).rejects.toMatchObject({ code: 'NETWORK' });
    expect(tries).toHaveLength(3);
  });

  test.each([400, 401, 403, 404, 409, 412, 422, 500])('ERR-01: does not retry after a %i', async (status) => {
    const { client, tries } = over([() => new Response(null, { status })]);
    const hosted = createClient({
      baseUrl: server.baseUrl,
      auth: { getAccessToken: async () => 'x' },
      fetch: async (request) => (tries.push(request), new Response(null, { status })),
    });
    await expect((status === 401 ? hosted : client).GET('/hash')).rejects.toMatchObject({ status });
    expect(tries).toHaveLength(1);
  });

  test.each(['TOO_MANY_WRONG_CODES', 'PHONE_CODE_TRIES_SPENT'])(
    'ERR-02: does not retry after %s, which requires another code',
    async (code) => {
      const { client, tries } = over([() => busy('0', code)]);
      await expect(client.POST('/company', { body: company })).rejects.toMatchObject({ status: 429, code });
      expect(tries).toHaveLength(1);
    },
  );

  test('API-01: waits exactly the seconds of Retry-After', async () => {
    vi.useFakeTimers();
    const { client, tries } = over([() => busy('7'), hash]);
    const call = client.GET('/hash');
    await vi.advanceTimersByTimeAsync(6_999);
    expect(tries).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(tries).toHaveLength(2);
  });

  test('API-01: fails at once after a long Retry-After', async () => {
    const { client, tries } = over([() => busy('60')]);
    await expect(client.GET('/hash')).rejects.toMatchObject({ status: 429, retryAfter: 60 });
    expect(tries).toHaveLength(1);
  });

  test('SES-08: timeout and abort also end the wait between tries; nothing is sent or left running afterwards', async () => {
    vi.useFakeTimers();
    const { client, tries } = over([() => busy('9')]);
    const abort = new AbortController();
    const limited = client.GET('/hash', { timeout: 1_000 }).catch((error: unknown) => error);
    const cancelled = client.GET('/hash', { signal: abort.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(500);
    abort.abort();
    expect(await cancelled).toMatchObject({ name: 'AbortError' });
    await vi.advanceTimersByTimeAsync(500);
    expect(await limited).toMatchObject({ code: 'TIMEOUT' });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(tries).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('`retries` of the client and of one call', async () => {
    const none = over([gone], { retries: 0 });
    await none.client.GET('/hash').catch(() => undefined);
    expect(none.tries).toHaveLength(1);
    await none.client.GET('/hash', { retries: 1 }).catch(() => undefined);
    expect(none.tries).toHaveLength(3);
  });
});

describe('a network that loses three of ten calls', () => {
  /** Seeded random numbers, so that each run has the same failures. */
  function dice(seed: number) {
    return () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
  }

  test('API-06: drops, resets and delays neither duplicate nor lose an effect', async () => {
    const person = { email: `${crypto.randomUUID()}@ornek.com.tr`, password: 'Parola1!' };
    const roll = dice(7);
    const told = { drop: 0, reset: 0, late: 0 };
    let isCalm = true;
    const fetch = async (request: Request) => {
      const luck = isCalm ? 1 : roll();
      if (luck < 0.1) {
        told.drop += 1;
        throw new TypeError('dropped');
      }
      const answer = await server.fetch(request);
      if (luck < 0.2) {
        told.reset += 1;
        throw new TypeError('reset');
      }
      if (luck < 0.3) {
        told.late += 1;
        await new Promise((resolve) => setImmediate(resolve));
      }
      return answer;
    };
    const client = createClient({ baseUrl: server.baseUrl, fetch, clock: () => server.clock.now().getTime() });
    await client.POST('/user', { body: { ...person, name: 'Işıl Çağlayan' } });
    await client.session.signIn(person);
    const { data: opened } = await client.POST('/company', { body: { ...company, vknTckn: '1938472657' } });
    const query = { companyId: opened.id };
    isCalm = false;

    const wanted = Array.from({ length: 100 }, (_, index) => `Açıklama ${index}`);
    const save = (aciklama: string) => {
      const header = { 'Idempotency-Key': crypto.randomUUID() };
      const once = () =>
        client.POST('/aciklama', { params: { query, header }, body: { aciklama, faturadaGoster: false } });
      // All three tries may fail. Then the caller repeats the call with its key.
      return once().catch(once);
    };
    for (let from = 0; from < wanted.length; from += 25) await Promise.all(wanted.slice(from, from + 25).map(save));

    isCalm = true;
    const { data } = await client.GET('/aciklama', { params: { query } });
    expect(data.items.map(({ aciklama }) => aciklama).sort()).toEqual([...wanted].sort());
    expect(Object.values(told).every((times) => times > 3)).toBe(true);
  });
});
