import { createClient } from '@kalem/sdk';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { startSingle } from './clusterDatabase';
import { startCluster } from './startCluster';
import { startLoad } from './writers';

// A server is killed every few seconds, and one of the three is always on its way back.
const ROUNDS = Number(process.env['KALEM_ROUNDS'] ?? 6);
const ROUND_MS = 8000;

const cluster = await startCluster(startSingle);
afterAll(() => cluster.close());

describe('three servers on one PostgreSQL, each call at another of them', () => {
  it('API-06, API-07, INV-38: servers that are killed lose nothing that was acknowledged and double nothing', async () => {
    const load = await startLoad(cluster);
    for (let round = 0; round < ROUNDS; round += 1) {
      await pause(ROUND_MS);
      await cluster.kill(round % 3);
      await load.goesOn();
      await cluster.startAgain(round % 3);
    }
    console.log(`${await load.endsWhole()} invoices acknowledged, ${ROUNDS} servers killed`);
  }, 900_000);

  it('SES-20: a token that one server gave is good at all of them, and one that was exchanged at none', async () => {
    const account = { email: 'oturum@ornek.test', password: 'Deneme2026!' };
    const client = createClient({ baseUrl: `${cluster.url}/api` });
    await client.POST('/user', { body: { ...account, name: 'Işıl İnce' } });
    const { data: first } = await client.POST('/user/token', {
      body: { grant_type: 'password', ...account },
    });
    let tokens = first;
    for (let round = 0; round < 4; round += 1) {
      const { data } = await client.POST('/user/token', {
        body: { grant_type: 'refresh_token', refresh_token: tokens.refresh_token },
      });
      tokens = data;
      const answers = await Promise.all(cluster.urls.map((url) => statusOf(url, tokens.access_token)));
      expect(answers).toEqual([200, 200, 200]);
    }
    const refused = await Promise.all(cluster.urls.map((url) => exchange(url, first.refresh_token)));
    expect(refused).toEqual([400, 400, 400]);
  });
});

async function statusOf(url: string, token: string): Promise<number> {
  return (await fetch(`${url}/api/account`, { headers: { Authorization: `Bearer ${token}` } })).status;
}

async function exchange(url: string, refreshToken: string): Promise<number> {
  const body = JSON.stringify({ grant_type: 'refresh_token', refresh_token: refreshToken });
  const headers = { 'Content-Type': 'application/json' };
  return (await fetch(`${url}/api/user/token`, { method: 'POST', headers, body })).status;
}
