import { expect, it } from 'vitest';
import type { App } from '../app';
import { createHost } from './createHost';

const app: Pick<App, 'fetch'> = { fetch: () => Promise.resolve(new Response()) };
const files = () => undefined;
const isReady = () => Promise.resolve(true);
const outbox = () => Promise.resolve([]);
const ask = async (openOutbox: boolean, url: string, address?: string, headers: Record<string, string> = {}) =>
  (await createHost({ app, files, isReady, outbox, openOutbox })(new Request(url, { headers }), address)).status;

it('tells the outbox to callers on this machine alone', async () => {
  expect(await ask(false, 'http://localhost:4000/dev/outbox')).toBe(200);
  expect(await ask(false, 'http://127.0.0.1:4000/dev/outbox')).toBe(200);
  expect(await ask(false, 'http://[::1]:4000/dev/outbox')).toBe(200);
  expect(await ask(false, 'http://localhost:4000/dev/outbox', '203.0.113.7')).toBe(404);
  expect(await ask(false, 'http://localhost:4000/dev/outbox', undefined, { 'X-Forwarded-For': '203.0.113.7' })).toBe(404);
  expect(await ask(false, 'http://foreign.example:4000/dev/outbox')).toBe(404);
});

it('tells it to others where the setting says so, and to nobody where there is none', async () => {
  expect(await ask(true, 'http://kalem.example/dev/outbox', '203.0.113.7')).toBe(200);
  expect((await createHost({ app, files, isReady, outbox: undefined, openOutbox: true })(new Request('http://localhost/dev/outbox'), undefined)).status).toBe(404);
});
