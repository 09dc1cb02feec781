import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { buildNext, nextMigration } from './buildNext';
import { startSingle } from './clusterDatabase';
import { startCluster } from './startCluster';
import { exchange, signInAnew, statusOf } from './tokens';
import { startLoad } from './writers';

const UNDER_LOAD_MS = 6000;

const cluster = await startCluster(startSingle);
const folder = mkdtempSync(join(tmpdir(), 'kalem-next-'));
const next = buildNext(folder);
afterAll(async () => {
  await cluster.close();
  rmSync(folder, { recursive: true });
});

it('API-06, API-07, INV-38, SES-20: replaces three servers by the next release; no call is refused, nothing is lost or doubled', async () => {
  const load = await startLoad(cluster);
  const { refresh_token: early } = await signInAnew(cluster.url);
  await pause(UNDER_LOAD_MS);
  expect(await appliedMigrations()).not.toContain(nextMigration);

  await cluster.upgrade(0, next);
  expect(await appliedMigrations()).toContain(nextMigration);
  await load.goesOn();
  await pause(UNDER_LOAD_MS);
  // A server of the older release may start again while the upgrade is running.
  await cluster.upgrade(1, 'packages/server/dist/main.js');
  await pause(UNDER_LOAD_MS);
  const tokens = await exchange(cluster.url, early);
  if (typeof tokens === 'number') throw new Error(`A good token was refused: ${tokens}`);
  const answers = cluster.urls.map((url) => statusOf(url, tokens.access_token));
  expect(await Promise.all(answers)).toEqual([200, 200, 200]);

  await cluster.upgrade(1, next);
  await load.goesOn();
  await cluster.upgrade(2, next);
  await pause(UNDER_LOAD_MS);
  const saved = await load.endsWhole();
  expect(cluster.refused()).toEqual([]);
  console.log(`${saved} invoices acknowledged, three servers upgraded`);
}, 600_000);

async function appliedMigrations(): Promise<string[]> {
  const client = new pg.Client({ ...cluster.database.connection, database: 'kalem' });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select name from kalem_migration');
  await client.end();
  return rows.map(({ name }) => name);
}
