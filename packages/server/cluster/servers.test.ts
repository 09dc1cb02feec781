import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { startSingle } from './clusterDatabase';
import { startCluster } from './startCluster';
import { exchange, signInAnew, statusOf } from './tokens';
import { startLoad } from './writers';

// A server is killed every few seconds, so one of the three is always restarting.
const ROUNDS = Number(process.env['KALEM_ROUNDS'] ?? 6);
const ROUND_MS = 8000;

const cluster = await startCluster(startSingle);
afterAll(() => cluster.close());

describe('three servers on one PostgreSQL, with each call to another server', () => {
  it('API-06, API-07, INV-38: killed servers lose no acknowledged data and duplicate nothing', async () => {
    const load = await startLoad(cluster);
    for (let round = 0; round < ROUNDS; round += 1) {
      await pause(ROUND_MS);
      await cluster.kill(round % 3);
      await load.goesOn();
      await cluster.startAgain(round % 3);
    }
    console.log(`${await load.endsWhole()} invoices acknowledged, ${ROUNDS} servers killed`);
  }, 900_000);

  it('SES-20: all servers accept a token of one server, and none accepts an exchanged one', async () => {
    const first = await signInAnew(cluster.url);
    let tokens = first;
    for (let round = 0; round < 4; round += 1) {
      const next = await exchange(cluster.url, tokens.refresh_token);
      if (typeof next === 'number') throw new Error(`A good token was refused: ${next}`);
      tokens = next;
      const answers = await Promise.all(cluster.urls.map((url) => statusOf(url, next.access_token)));
      expect(answers).toEqual([200, 200, 200]);
    }
    const refused = await Promise.all(cluster.urls.map((url) => exchange(url, first.refresh_token)));
    expect(refused).toEqual([400, 400, 400]);
  });
});
