import { expect, it } from 'vitest';
import type { App } from '../app';
import { createHost } from './createHost';

const app: Pick<App, 'fetch'> = { fetch: () => Promise.resolve(new Response()) };
const files = () => undefined;
const failing = () => Promise.resolve([]);
const outbox = () => Promise.resolve([]);
const ask = async (openOutbox: boolean, url: string, address?: string, headers: Record<string, string> = {}) =>
  (await createHost({ app, files, failing, outbox, openOutbox })(new Request(url, { headers }), address)).status;

it('serves the outbox only to this machine', async () => {
  expect(await ask(false, 'http://localhost:4000/dev/outbox')).toBe(200);
  expect(await ask(false, 'http://127.0.0.1:4000/dev/outbox')).toBe(200);
  expect(await ask(false, 'http://[::1]:4000/dev/outbox')).toBe(200);
  expect(await ask(false, 'http://localhost:4000/dev/outbox', '203.0.113.7')).toBe(404);
  expect(await ask(false, 'http://localhost:4000/dev/outbox', undefined, { 'X-Forwarded-For': '203.0.113.7' })).toBe(
    404,
  );
  expect(await ask(false, 'http://foreign.example:4000/dev/outbox')).toBe(404);
});

it('serves it to other machines only if the setting allows it', async () => {
  expect(await ask(true, 'http://kalem.example/dev/outbox', '203.0.113.7')).toBe(200);
  expect(
    (
      await createHost({ app, files, failing, outbox: undefined, openOutbox: true })(
        new Request('http://localhost/dev/outbox'),
        undefined,
      )
    ).status,
  ).toBe(404);
});

const metrics = { text: () => Promise.resolve('kalem_pool 1'), token: 'a token of a monitor' };
const askMetrics = async (
  url: string,
  address?: string,
  headers: Record<string, string> = {},
  token: string | undefined = metrics.token,
) =>
  (
    await createHost({ app, files, failing, outbox: undefined, openOutbox: false, metrics: { ...metrics, token } })(
      new Request(url, { headers }),
      address,
    )
  ).status;

it('serves metrics to this machine and to callers with the token', async () => {
  expect(await askMetrics('http://localhost:4000/metrics')).toBe(200);
  expect(
    await askMetrics('https://kalem.example/metrics', '203.0.113.7', { Authorization: 'Bearer a-wrong-one' }),
  ).toBe(404);
  expect(await askMetrics('https://kalem.example/metrics', '203.0.113.7')).toBe(404);
  expect(await askMetrics('https://kalem.example/metrics')).toBe(404);
  expect(
    await askMetrics(
      'https://kalem.example/metrics',
      '203.0.113.7',
      { Authorization: 'Bearer a-token-of-a-monitor' },
      'a-token-of-a-monitor',
    ),
  ).toBe(200);
});

it('names the reasons for not being ready', async () => {
  const response = await createHost({
    app,
    files,
    failing: () => Promise.resolve(['jobs']),
    outbox: undefined,
    openOutbox: false,
  })(new Request('http://localhost/readyz'), undefined);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ status: 'unavailable', failing: ['jobs'] });
});

it('PAY-16: serves the simulated bank’s pages and forms under the app’s policy, and nothing without the bank', async () => {
  const bank = async (request: Request) => new Response(`${request.method} ${await request.text()}`);
  const host = createHost({ app, files, failing: () => Promise.resolve([]), outbox, openOutbox: false, bank });
  const shown = await host(new Request('http://localhost/dev/bank/x'), '203.0.113.7');
  expect(shown.headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'self'; script-src 'self'; style-src 'self';.*form-action 'self'/,
  );
  expect(
    await (await host(new Request('http://localhost/dev/bank/x', { method: 'POST', body: 'kod=1' }), undefined)).text(),
  ).toBe('POST kod=1');
  expect(
    (
      await createHost({ app, files, failing: () => Promise.resolve([]), outbox, openOutbox: false })(
        new Request('http://localhost/dev/bank/x', { method: 'POST' }),
        undefined,
      )
    ).status,
  ).toBe(405);
});
