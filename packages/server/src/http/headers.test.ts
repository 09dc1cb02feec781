import { expect, it } from 'vitest';
import { withCors } from './headers';

const answer = withCors(['https://bank.example.com'], () => Promise.resolve(new Response('{}')));
const ask = (origin: string | undefined, method = 'GET', headers: Record<string, string> = {}) =>
  answer(
    new Request('https://api.example.com/api/hash', {
      method,
      headers: { ...(origin !== undefined && { Origin: origin }), ...headers },
    }),
  );

it('API-01: a page of a listed origin may read answers and their headers', async () => {
  const { headers } = await ask('https://bank.example.com');
  expect(headers.get('Access-Control-Allow-Origin')).toBe('https://bank.example.com');
  expect(headers.get('Access-Control-Expose-Headers')).toContain('ETag');
  expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
  expect(headers.get('Vary')).toBe('Origin');
});

it('API-01: a page of another origin may not', async () => {
  for (const origin of ['https://bank.example.com.evil.example', 'http://bank.example.com', 'null', undefined]) {
    const { headers } = await ask(origin);
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(headers.get('Vary')).toBe('Origin');
  }
});

it('API-01: answers a preflight request with the headers that the SDK sends', async () => {
  const before = { 'Access-Control-Request-Method': 'PUT' };
  const response = await ask('https://bank.example.com', 'OPTIONS', before);
  expect(response.status).toBe(204);
  expect(response.headers.get('Access-Control-Allow-Methods')).toContain('PUT');
  for (const name of ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match'])
    expect(response.headers.get('Access-Control-Allow-Headers')).toContain(name);
  expect((await ask('https://evil.example', 'OPTIONS', before)).headers.get('Access-Control-Allow-Methods')).toBeNull();
});

it('API-01: a request is a preflight only if it is OPTIONS with a requested method', async () => {
  expect((await ask('https://bank.example.com', 'OPTIONS')).status).toBe(200);
  const call = await ask('https://bank.example.com', 'GET', { 'Access-Control-Request-Method': 'PUT' });
  expect(await call.text()).toBe('{}');
});

it('API-01: browsers may cache the preflight for two hours, and without listed origins no header is added', async () => {
  const before = { 'Access-Control-Request-Method': 'PUT' };
  const { headers } = await ask('https://bank.example.com', 'OPTIONS', before);
  expect(headers.get('Access-Control-Max-Age')).toBe('7200');
  const closed = withCors([], () => Promise.resolve(new Response('{}')));
  const request = new Request('https://api.example.com/', { headers: { Origin: 'https://bank.example.com' } });
  expect([...(await closed(request)).headers.keys()]).not.toContain('vary');
});
