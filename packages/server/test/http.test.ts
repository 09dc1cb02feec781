import { describe, expect, it } from 'vitest';
import { and, eq, sql } from 'drizzle-orm';
import { companies, idempotencyKeys } from '../src/schema';
import { openCompany, signUpNewcomer, signUpOwner, tokenOf } from '../src/testing/people';
import { startTestServer, testServer } from '../src/testing/startTestServer';

const server = await testServer();
const person = await signUpNewcomer(server);

const send = (path: string, init: RequestInit) => server.fetch(new Request(`${server.baseUrl}${path}`, init));
const json = { 'Content-Type': 'application/json' };
const signUpBody = { email: 'a@ornek.com.tr', password: 'Parola1!', name: 'Ayşe Yılmaz' };

describe('requests', () => {
  it.each([
    ['incomplete JSON', { headers: json, body: '{"email":' }],
    ['no body', { headers: json }],
    ['invalid UTF-8', { headers: json, body: new Uint8Array([0x22, 0xff, 0x22]) }],
    ['another media type', { headers: { 'Content-Type': 'text/plain' }, body: '{}' }],
  ])('ERR-05: %s is a 400', async (_, init) => {
    const response = await send('/user', { method: 'POST', ...init });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ code: 'MALFORMED_BODY', message: 'İstek gövdesi okunamadı.' });
  });

  it.each([
    ['announced', { 'Content-Length': String(10_000_000) }],
    ['streamed', {}],
  ])('ERR-05: a body that is too large is a 413, %s', async (_, headers) => {
    const stream = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)) });
    const response = await send('/user', {
      method: 'POST',
      headers: { ...json, ...headers },
      body: stream,
      duplex: 'half',
    } as RequestInit);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'BODY_TOO_LARGE' });
  });

  it.each([
    ['lists', '['.repeat(5000)],
    ['objects', '{"a":'.repeat(2000)],
  ])('ATK-16: a body of very deep %s is a 400 with a message', async (_, deep) => {
    const response = await send('/user', { method: 'POST', headers: json, body: deep });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'BODY_TOO_DEEP' });
  });

  it('ATK-19: returns the first thousand of more than a thousand faults', async () => {
    const { id } = await openCompany(person.client);
    const response = await send(`/fatura?companyId=${id}`, {
      method: 'POST',
      headers: { ...json, Authorization: `Bearer ${await tokenOf(server, person)}` },
      body: JSON.stringify({ malHizmetler: Array.from({ length: 1500 }, () => ({})) }),
    });
    expect(response.status).toBe(422);
    expect(((await response.json()) as { faults: unknown[] }).faults).toHaveLength(1000);
  });

  it('NUM-24: names every wrong field once by its wire path', async () => {
    const { id } = await openCompany(person.client);
    const body = { ...signUpBody, email: 5, password: undefined, name: 'A'.repeat(300) };
    const response = await send('/user', { method: 'POST', headers: json, body: JSON.stringify(body) });
    expect(response.status).toBe(422);
    const problem = (await response.json()) as { code: string; faults: { path: string; code: string }[] };
    expect(problem.code).toBe('VALIDATION_FAILED');
    expect(problem.faults.map(({ path, code }) => `${path} ${code}`).sort()).toEqual([
      'email INVALID_VALUE',
      'name TEXT_TOO_LONG',
      'password REQUIRED',
    ]);
    expect(id).toBeTruthy();
  });

  it.each(['__proto__', 'constructor', 'prototype'])('the key %s in a body pollutes nothing', async (key) => {
    await send('/user', {
      method: 'POST',
      headers: json,
      body: `{"${key}":{"polluted":true},"email":"x","password":"y","name":"z"}`,
    });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('an unknown path or method is a 404 problem', async () => {
    for (const [path, method] of [
      ['/nothing', 'GET'],
      ['/user', 'DELETE'],
    ] as const) {
      const response = await send(path, { method });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'UNKNOWN_CALL' });
    }
  });

  it('NUL in a query is a 400, not an error of the database', async () => {
    const { id } = await openCompany(person.client);
    const failure = person.client.GET('/fatura/search', { params: { query: { companyId: id, q: 'a\0b' } } });
    await expect(failure).rejects.toMatchObject({ status: 400 });
  });
});

describe('answers', () => {
  it('have a request id, which is the caller’s own if valid', async () => {
    const own = await send('/hash', { headers: { 'X-Request-Id': 'istek-12345' } });
    expect(own.headers.get('X-Request-Id')).toBe('istek-12345');
    const made = await send('/hash', { headers: { 'X-Request-Id': 'a b' } });
    expect(made.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('forbid caching, framing, sniffing and executing', async () => {
    for (const path of ['/hash', '/nothing', '/account']) {
      const { headers } = await send(path, {});
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  });

  it('ERR-05: an unexpected failure is a 500 without details, and the log has them without personal data', async () => {
    const broken = await startTestServer();
    await broken.db.queries.execute('drop table "user" cascade');
    const response = await broken.fetch(
      new Request(`${broken.baseUrl}/user`, { method: 'POST', headers: json, body: JSON.stringify(signUpBody) }),
    );
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ code: 'UNEXPECTED', message: 'Beklenmeyen bir hata oluştu' });
    const entry = broken.logs.find(({ event }) => event === 'call_failed');
    expect(entry?.fields).toMatchObject({
      operation: 'createUser',
      errorCode: '42P01',
      requestId: response.headers.get('X-Request-Id'),
    });
    expect(JSON.stringify(broken.logs)).not.toContain('ornek.com.tr');
    await broken.close();
  });
});

describe('limits', async () => {
  const server = await testServer({ config: { callsPerMinute: { stranger: 5, known: 8 } } });

  const ask = (path: string, address?: string, token?: string) =>
    server.fetch(
      new Request(`${server.baseUrl}${path}`, {
        headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      }),
      address === undefined ? {} : { address },
    );
  const statuses = async (count: number, call: () => Promise<Response>) => {
    const answers: Response[] = [];
    for (let index = 0; index < count; index += 1) answers.push(await call());
    return answers;
  };
  const newToken = async () => {
    const token = await tokenOf(server, await signUpOwner(server));
    server.clock.advance(60);
    return token;
  };

  it('ERR-05: limits calls without a session by address, with Retry-After, until the minute is over', async () => {
    const answers = await statuses(6, () => ask('/hash', '203.0.113.7'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    const last = answers.at(-1);
    expect(await last?.json()).toEqual({
      code: 'TOO_MANY_REQUESTS',
      message: 'Çok fazla istek gönderildi, lütfen biraz sonra tekrar deneyiniz.',
    });
    expect((await ask('/hash', '203.0.113.8')).status).toBe(200);
    server.clock.advance(Number(last?.headers.get('Retry-After')));
    expect((await ask('/hash', '203.0.113.7')).status).toBe(200);
  });

  it('ERR-05: counts wrong tokens as calls without a session, and does not limit callers on this machine', async () => {
    const answers = await statuses(6, () => ask('/company', '203.0.113.9', 'uydurma'));
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await statuses(12, () => ask('/hash'))).every(({ status }) => status === 200)).toBe(true);
  });

  it('ERR-05: limits a user from all addresses together, and not other users', async () => {
    const [token, other] = [await newToken(), await newToken()];
    let address = 0;
    const answers = await statuses(9, () => ask('/company', `198.51.100.${(address += 1)}`, token));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(8).fill(200), 429]);
    expect(Number(answers.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await ask('/company', '198.51.100.1', other)).status).toBe(200);
  });

  it('ERR-05: limits sign-ups and wrong passwords of one address over all servers, with 429 and Retry-After', async () => {
    const own = await startTestServer();
    const signUp = (name: number) =>
      own.fetch(
        new Request(`${own.baseUrl}/user`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email: `kisi${name}@ornek.com.tr`, password: 'Parola1!', name: 'Ali Veli' }),
        }),
        { address: '203.0.113.20' },
      );
    const answers = await Promise.all(Array.from({ length: 31 }, (_, index) => signUp(index)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect(Number(answers.find(({ status }) => status === 429)?.headers.get('Retry-After'))).toBeGreaterThan(0);
    await own.close();
  });
});

let numbers = 2_000_000_000;
const newBody = () => ({ vknTckn: String((numbers += 1)), email: 'bilgi@ornek.com.tr', unvan: 'Örnek' });
const create = (token: string, key: string, body: object) =>
  server.fetch(
    new Request(`${server.baseUrl}/company`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(body),
    }),
  );
/** Repeats the call when the answer has Retry-After, like the SDK. */
const createPatiently = async (token: string, key: string, body: object): Promise<Response> => {
  const response = await create(token, key, body);
  return response.status === 409 && response.headers.has('Retry-After') ? createPatiently(token, key, body) : response;
};
const rowOf = (key: string) => and(eq(idempotencyKeys.key, key));

describe('Idempotency-Key', () => {
  it('API-06: a repeated call returns the first answer, byte for byte, even after a restart', async () => {
    const token = await tokenOf(server, await signUpNewcomer(server));
    const body = newBody();
    const first = await create(token, 'anahtar-0001', body);
    const text = await first.text();
    expect(first.status).toBe(201);

    await server.restart();
    const second = await create(token, 'anahtar-0001', body);
    expect(second.status).toBe(201);
    expect(await second.text()).toBe(text);
    expect(second.headers.get('Idempotent-Replayed')).toBe('true');
    expect(await server.db.queries.$count(companies, eq(companies.vknTckn, body.vknTckn))).toBe(1);
  });

  it('API-06: repeats a refusal too', async () => {
    const token = await tokenOf(server, await signUpNewcomer(server));
    const body = newBody();
    await create(token, 'anahtar-0002', body);
    const refused = await create(token, 'anahtar-0003', body);
    const again = await create(token, 'anahtar-0003', body);
    expect([refused.status, again.status]).toEqual([409, 409]);
    expect(await again.text()).toBe(await refused.text());
  });

  it('API-06: the same key with another body or for another operation is a 422', async () => {
    const token = await tokenOf(server, await signUpNewcomer(server));
    const body = newBody();
    await create(token, 'anahtar-0004', body);
    const other = await create(token, 'anahtar-0004', { ...body, unvan: 'Başka' });
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('API-06: of fifty concurrent calls one runs, and the others get its answer', async () => {
    const token = await tokenOf(server, await signUpNewcomer(server));
    const body = newBody();
    const responses = await Promise.all(Array.from({ length: 50 }, () => createPatiently(token, 'anahtar-0005', body)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(await Promise.all(responses.map((response) => response.text()))).size).toBe(1);
    expect(await server.db.queries.$count(companies, eq(companies.vknTckn, body.vknTckn))).toBe(1);
  });

  it('each user has their own keys', async () => {
    const [first, second] = await Promise.all([
      signUpNewcomer(server).then((person) => tokenOf(server, person)),
      signUpNewcomer(server).then((person) => tokenOf(server, person)),
    ]);
    const [mine, theirs] = [
      await create(first, 'anahtar-0006', newBody()),
      await create(second, 'anahtar-0006', newBody()),
    ];
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(await mine.text()).not.toBe(await theirs.text());
  });

  it('API-06: a repetition of a running call is a 409 with Retry-After', async () => {
    const token = await tokenOf(server, await signUpNewcomer(server));
    const body = newBody();
    await create(token, 'anahtar-0007', body);
    await server.db.queries
      .update(idempotencyKeys)
      .set({ status: null, heldUntil: sql`now() + interval '5 seconds'` })
      .where(rowOf('anahtar-0007'));
    const response = await create(token, 'anahtar-0007', body);
    expect(response.status).toBe(409);
    expect(response.headers.get('Retry-After')).toBe('2');
  });

  it('a server that died after storing its work does not block the key, and the work is not repeated', async () => {
    const person = await signUpNewcomer(server);
    const token = await tokenOf(server, person);
    const body = newBody();
    const first = (await (await create(token, 'anahtar-0008', body)).json()) as { id: string };
    await server.db.queries
      .update(idempotencyKeys)
      .set({ status: null, headers: null, body: null, heldUntil: sql`now() - interval '1 second'` })
      .where(rowOf('anahtar-0008'));

    const second = await create(token, 'anahtar-0008', body);
    expect(second.status).toBe(201);
    expect(await second.json()).toMatchObject({ id: first.id });
    expect((await person.client.GET('/company')).data.items).toHaveLength(1);
  });

  it('the stored rows contain no plain bodies', async () => {
    const email = 'gizli@ornek.com.tr';
    const send = () =>
      server.fetch(
        new Request(`${server.baseUrl}/user`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'anahtar-0009' },
          body: JSON.stringify({ email, password: 'Parola1!', name: 'Ayşe Yılmaz' }),
        }),
      );
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    const [row] = await server.db.queries.select().from(idempotencyKeys).where(rowOf('anahtar-0009'));
    expect(row?.callMac).not.toContain('Parola1!');
    expect(row?.scope).toBe('public');
  });
});
