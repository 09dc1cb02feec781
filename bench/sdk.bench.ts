import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { createClient, type paths } from '@kalem/sdk';
import createOpenApiClient from 'openapi-fetch';

const ROUNDS = 21;
const WARM_UP_ROUNDS = 5;
const CALLS = 300;

const companyId = '00000000-0000-4000-8000-000000000000';
const query = { companyId };
const token = 'a'.repeat(43);
const Authorization = `Bearer ${token}`;
const body = { aciklama: 'Ödeme 30 gün içindedir.', faturadaGoster: true };

if (isMainThread) await compare();
else serve();

/**
 * Answers every request with a page of customers. It runs in its own thread, because a real server is another process.
 */
function serve() {
  const page = JSON.stringify({
    items: Array.from({ length: 15 }, (_, index) => ({ id: companyId, unvan: `Çınaraltı ${index} Ltd. Şti.` })),
    page: 1,
    pageSize: 15,
    hasNext: true,
  });
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, { 'Content-Type': 'application/json' }).end(page));
  });
  server.listen(0, '127.0.0.1', () => parentPort?.postMessage((server.address() as AddressInfo).port));
}

async function compare() {
  const server = new Worker(new URL(import.meta.url));
  const port = await new Promise<number>((resolve) => server.once('message', resolve));
  for (const [method, candidates] of Object.entries(candidatesAt(`http://127.0.0.1:${port}`))) {
    const times = await measure(candidates);
    const { raw = [] } = times;
    for (const [name, values] of Object.entries(times)) {
      const ratios = values.map((value, round) => value / (raw[round] ?? NaN));
      console.log(`${method.padEnd(4)} ${name.padEnd(13)} ${show(values)} µs a call, ${show(ratios)} times raw fetch`);
    }
  }
  console.log('goal: the SDK’s GET at most 1.35 times raw fetch');
  await server.terminate();
}

/** The same call by raw fetch, by openapi-fetch alone, and by the SDK with token, timeout, retries and key. */
function candidatesAt(baseUrl: string) {
  const plain = createOpenApiClient<paths>({ baseUrl });
  const client = createClient({ baseUrl, auth: { getAccessToken: async () => token } });
  const headers = { Authorization };
  const page = { ...query, page: 1 };
  return {
    GET: {
      raw: async () => (await fetch(`${baseUrl}/cari?companyId=${companyId}&page=1`, { headers })).json(),
      'openapi-fetch': () => plain.GET('/cari', { params: { query: page }, headers }),
      SDK: () => client.GET('/cari', { params: { query: page } }),
    },
    POST: {
      raw: async () => {
        const keyed = { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() };
        const init = { method: 'POST', body: JSON.stringify(body), headers: keyed };
        return (await fetch(`${baseUrl}/aciklama?companyId=${companyId}`, init)).json();
      },
      'openapi-fetch': () => {
        const header = { 'Idempotency-Key': crypto.randomUUID() };
        return plain.POST('/aciklama', { params: { query, header }, body, headers });
      },
      SDK: () => client.POST('/aciklama', { params: { query }, body }),
    },
  };
}

/**
 * Microseconds per call in each round. The candidates alternate call by call, so that other load affects all of them
 * equally.
 */
async function measure(candidates: Record<string, () => Promise<unknown>>) {
  const times: Record<string, number[]> = {};
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++) {
    const spent: Record<string, number> = {};
    for (let index = 0; index < CALLS; index++) {
      for (const [name, call] of Object.entries(candidates)) {
        const start = performance.now();
        await call();
        spent[name] = (spent[name] ?? 0) + performance.now() - start;
      }
    }
    if (round < 0) continue;
    for (const [name, all] of Object.entries(spent)) (times[name] ??= []).push((all * 1000) / CALLS);
  }
  return times;
}

/** Minimum, median and maximum. */
function show(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  return [sorted[0], sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
    .map((value) => value?.toFixed(2))
    .join(' / ');
}
