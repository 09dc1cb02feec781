import { createAdaptorServer } from '@hono/node-server';
import { buildSync } from 'esbuild';
import { Hono } from 'hono';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import type { App } from '../../packages/server/src/app';
import { summaryColumns } from '../../packages/server/src/invoices/lists/filter';
import { createHost } from '../../packages/server/src/node/createHost';
import { listen } from '../../packages/server/src/node/listen';
import type { LoadFigures } from './createLoad';
import { freePort } from './freePort';
import type { LoadTask } from './loadWorker';

const ROUNDS = 21;
const ROUND_MS = 400;
const CONNECTIONS = 16;

/**
 * S1: GET /fatura with session, permission, validation and row-level security, relative to plain Hono and driver with
 * the same statement.
 */
export async function benchList(
  app: Pick<App, 'fetch'>,
  pool: pg.Pool,
  companyId: string,
  token: string,
  folder: string,
): Promise<void> {
  const [ourPort, barePort] = [await freePort(), await freePort()];
  const stop = await listen(
    createHost({
      app,
      files: () => undefined,
      failing: () => Promise.resolve([]),
      outbox: undefined,
      openOutbox: false,
    }),
    { port: ourPort, hostname: '127.0.0.1' },
  );
  const bare = createAdaptorServer({ fetch: bareApp(pool, companyId).fetch });
  bare.listen(barePort);
  await once(bare, 'listening');

  const script = join(folder, 'load.mjs');
  buildSync({
    entryPoints: ['bench/server/loadWorker.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: script,
  });
  const worker = new Worker(pathToFileURL(script));
  const load = async (...task: LoadTask): Promise<LoadFigures> => {
    worker.postMessage(task);
    const [figures] = (await once(worker, 'message')) as [LoadFigures];
    return figures;
  };
  const ours = () =>
    load(
      ourPort,
      `/api/fatura?companyId=${companyId}&page=1`,
      { Authorization: `Bearer ${token}` },
      CONNECTIONS,
      ROUND_MS,
    );
  const others = () => load(barePort, '/fatura', {}, CONNECTIONS, ROUND_MS);
  for (let round = 0; round < 5; round += 1) await others().then(ours);

  const rounds: { bare: LoadFigures; ours: LoadFigures }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push({ bare: await others(), ours: await ours() });
  const median = (of: (round: (typeof rounds)[number]) => number) =>
    rounds.map(of).sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
  console.log(
    `S1 GET /fatura: ${median((round) => round.ours.perSecond).toFixed(0)} a second, bare ${median((round) => round.bare.perSecond).toFixed(0)}; median ratio ${median(({ bare: b, ours: o }) => o.perSecond / b.perSecond).toFixed(2)}, p99 ${median(({ bare: b, ours: o }) => o.p99 / b.p99).toFixed(2)} times`,
  );
  await worker.terminate();
  rmSync(script);
  bare.close();
  await stop();
}

function bareApp(pool: pg.Pool, companyId: string): Hono {
  const columns = Object.values(summaryColumns)
    .map(({ name }) => `"${name}"`)
    .join(', ');
  const text = `select ${columns} from invoice where company_id = $1 order by fatura_tarih desc, fatura_saat desc, id desc limit 16`;
  return new Hono().get('/fatura', async (context) => {
    const { rows } = await pool.query<Record<string, unknown>>({ name: 'bare', text, values: [companyId] });
    return context.json({ items: rows.slice(0, 15), page: 1, pageSize: 15, hasNext: rows.length > 15 });
  });
}
