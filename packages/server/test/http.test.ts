import { describe, expect, it } from 'vitest';
import { openCompany, signUpNewcomer } from '../src/testing/people';
import { startTestServer, testServer } from '../src/testing/startTestServer';

const server = await testServer();
const person = await signUpNewcomer(server);

const send = (path: string, init: RequestInit) => server.fetch(new Request(`${server.baseUrl}${path}`, init));
const json = { 'Content-Type': 'application/json' };
const signUpBody = { email: 'a@ornek.com.tr', password: 'Parola1!', name: 'Ayşe Yılmaz' };

describe('requests', () => {
  it.each([
    ['JSON that is torn', { headers: json, body: '{"email":' }],
    ['no body', { headers: json }],
    ['bytes that are no text', { headers: json, body: new Uint8Array([0x22, 0xff, 0x22]) }],
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

  it('NUM-24: every wrong field is named once, by its wire path', async () => {
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
  it('carry a request id, the caller’s own when it is one', async () => {
    const own = await send('/hash', { headers: { 'X-Request-Id': 'istek-12345' } });
    expect(own.headers.get('X-Request-Id')).toBe('istek-12345');
    const made = await send('/hash', { headers: { 'X-Request-Id': 'a b' } });
    expect(made.headers.get('X-Request-Id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('are not kept, framed, sniffed or run', async () => {
    for (const path of ['/hash', '/nothing', '/account']) {
      const { headers } = await send(path, {});
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    }
  });

  it('ERR-05: an unexpected failure is a 500 without a word about what happened; the log tells it without people’s data', async () => {
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
