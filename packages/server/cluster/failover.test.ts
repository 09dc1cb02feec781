import { createClient } from '@kalem/sdk';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startReceiver, type ReceivedCall } from '../src/testing/receiver';
import { startCluster } from './startCluster';
import { hasFailover, startFailover } from './startFailover';
import { exchange, signInAnew, statusOf } from './tokens';
import { ANSWER_MS } from './waits';
import { startLoad } from './writers';

const UNDER_LOAD_MS = 8000;
const FROZEN_MS = 60_000;
const START_MS = 600_000;

type Cluster = Awaited<ReturnType<typeof startCluster>>;
type Receiver = Awaited<ReturnType<typeof startReceiver>>;

// Needs Debian's pg_auto_failover (`apt install pg-auto-failover-cli postgresql-15-auto-failover`).
describe.skipIf(!hasFailover)('three servers on a primary with a synchronous replica', () => {
  let cluster: Cluster;
  let receiver: Receiver;
  beforeAll(async () => {
    cluster = await startCluster(startFailover);
    receiver = await startReceiver();
  }, START_MS);
  afterAll(async () => {
    await cluster.close();
    await receiver.close();
  });

  it('API-06, API-07, INV-38, HOOK-04, SES-20: loses and duplicates nothing when a server dies, the primary dies or a server freezes', async () => {
    const load = await startLoad(cluster, (companyIds) => listen(companyIds));
    await pause(UNDER_LOAD_MS);

    await cluster.kill(0);
    console.log(`A server was killed: saving works again after ${seconds(await load.goesOn())}`);
    await cluster.startAgain(0);

    await cluster.database.replicaFollows();
    const { refresh_token: early } = await signInAnew(cluster.url);
    const joinAgain = await cluster.database.killPrimary();
    console.log(`The replica is the primary: saving works again after ${seconds(await load.goesOn())}`);
    // The dead primary acknowledged these tokens. The unused one must still work, once, on the new primary.
    const tokens = await exchange(cluster.url, early);
    if (typeof tokens === 'number') throw new Error(`A good token was refused: ${tokens}`);
    const answers = cluster.urls.map((url) => statusOf(url, tokens.access_token));
    expect(await Promise.all(answers)).toEqual([200, 200, 200]);
    await joinAgain();

    const letGo = cluster.freeze(1);
    const frozenUntil = Date.now() + FROZEN_MS;
    let longest = 0;
    while (Date.now() < frozenUntil) longest = Math.max(longest, await load.goesOn());
    letGo();
    console.log(
      `A server was frozen: the longest pause between saves was ${seconds(longest)}; saving works again after ${seconds(await load.goesOn())}`,
    );
    await pause(UNDER_LOAD_MS);

    const saved = await load.endsWhole();
    console.log(`${saved} invoices acknowledged`);
    // Each invoice was created and changed, so it has at least two events. The last event has the last amount.
    await expect
      .poll(() => tellings().filter(isWhole).length, {
        timeout: 180_000,
        interval: 1000,
        message: 'Invoices that the partner heard of, first and last amount',
      })
      .toBe(saved);
    expect(tellings().filter((amounts) => !isSorted(amounts))).toEqual([]);
  }, 1_200_000);

  /** Makes these companies those of a partner that receives an event for each saved invoice. */
  async function listen(companyIds: readonly string[]): Promise<void> {
    const account = { email: 'isletmen@ornek.test', password: 'Deneme2026!' };
    const operator = createClient({ baseUrl: `${cluster.url}/api`, timeout: ANSWER_MS });
    await operator.POST('/user', { body: { ...account, name: 'Işıl İnce' } });
    await operator.session.signIn(account);
    const database = new pg.Client({
      ...cluster.database.connection,
      database: 'kalem',
      connectionTimeoutMillis: 2000,
      query_timeout: 30_000,
    });
    await database.connect();
    await database.query(`update "user" set admin = true where email = $1`, [account.email]);
    const { data: partner } = await operator.POST('/admin/partner', {
      body: { ad: 'Meridyen Bank', kaynaklar: ['https://isletme.meridyen.example'], dakikadaOturum: 60 },
    });
    await database.query('update company set partner_id = $1, partner_ref = id::text where id = any($2)', [
      partner.id,
      companyIds,
    ]);
    await database.end();
    await operator.POST('/admin/partner/{partnerId}/webhook', {
      params: { path: { partnerId: partner.id } },
      body: { url: receiver.url, olaylar: ['fatura.kaydedildi'], email: account.email },
    });
  }

  /** The amounts in the events of each invoice, in the order of their first arrival. */
  function tellings(): number[][] {
    const heard = new Set<string>();
    const amounts = new Map<string, number[]>();
    for (const call of receiver.calls) {
      const id = call.headers['webhook-id'] ?? '';
      if (heard.has(id)) continue;
      heard.add(id);
      const { faturaId, odenecekTutar } = dataOf(call);
      amounts.set(faturaId, [...(amounts.get(faturaId) ?? []), Number(odenecekTutar)]);
    }
    return [...amounts.values()];
  }
});

function dataOf({ body }: ReceivedCall) {
  return (JSON.parse(body) as { data: { faturaId: string; odenecekTutar: string } }).data;
}

function isWhole(amounts: readonly number[]): boolean {
  return amounts[0] === 120 && amounts.at(-1) === 240;
}

function isSorted(amounts: readonly number[]): boolean {
  return amounts.every((amount, index) => index === 0 || amount >= (amounts[index - 1] ?? 0));
}

function seconds(count: number): string {
  return `${count.toFixed(1)} s`;
}
