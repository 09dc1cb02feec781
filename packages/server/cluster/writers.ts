import { createClient, type KalemClient } from '@kalem/sdk';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Cluster } from './startCluster';

const USER_CODES = ['33333302', '33333303', '33333304', '33333306'];

interface Writer {
  readonly client: KalemClient;
  readonly companyId: string;
  readonly name: string;
}

/** Four companies that save invoices while servers die, and everything that was acknowledged to them. */
export interface Load {
  readonly companyIds: readonly string[];
  /** How many invoices were acknowledged until now. */
  count(): number;
  /** Waits until one more is acknowledged than now, 30 s at most: the cluster takes calls again. */
  goesOn(): Promise<void>;
  /** Ends the work; then holds what was acknowledged against what is stored and what the portal has. */
  endsWhole(): Promise<number>;
}

/** Opens the companies; `prepare` hears of them before the first invoice. */
export async function startLoad(
  cluster: Cluster,
  prepare: (companyIds: readonly string[]) => Promise<void> = () => Promise.resolve(),
): Promise<Load> {
  const writers = await Promise.all(USER_CODES.map((userCode) => openCompany(cluster, userCode)));
  const companyIds = writers.map(({ companyId }) => companyId);
  await prepare(companyIds);
  const acknowledged = new Map<string, { id: string; writer: Writer }>();
  const working = new AbortController();
  const work = Promise.all(writers.map((writer) => saveAgainAndAgain(writer, acknowledged, working.signal)));
  return {
    companyIds,
    count: () => acknowledged.size,
    async goesOn() {
      const before = acknowledged.size;
      await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(before);
    },
    async endsWhole() {
      working.abort();
      await work;
      for (const writer of writers) {
        const ours = [...acknowledged].filter(([, { writer: by }]) => by === writer);
        const stored = await storedOf(writer);
        expect(stored.map(({ aliciUnvan }) => aliciUnvan).sort()).toEqual(ours.map(([name]) => name).sort());
        for (const [name, { id }] of ours) await expectChanged(writer, name, id);
        // What a dead server had begun at the portal is finished by another; a job it holds for five minutes.
        await expect
          .poll(async () => (await storedOf(writer)).filter(({ portalDurumu }) => portalDurumu !== 'GONDERILDI'), {
            timeout: 420_000,
            interval: 2000,
          })
          .toEqual([]);
      }
      expect(cluster.draftsAtPortal().sort()).toEqual([...acknowledged.keys()].sort());
      return acknowledged.size;
    },
  };
}

async function openCompany(cluster: Cluster, userCode: string): Promise<Writer> {
  const client = createClient({ baseUrl: `${cluster.url}/api` });
  const account = { email: `${userCode}@ornek.test`, password: 'Deneme2026!' };
  await client.POST('/user', { body: { ...account, name: 'Işıl İnce' } });
  await client.session.signIn(account);
  const { data } = await client.POST('/company/gib', { body: { userCode, password: '1' } });
  return { client, companyId: data.id, name: userCode };
}

const PRICE = '100';
const CHANGED_PRICE = '200';

/** Saves one invoice after the other and changes each once. */
async function saveAgainAndAgain(
  writer: Writer,
  acknowledged: Map<string, { id: string; writer: Writer }>,
  signal: AbortSignal,
): Promise<void> {
  const { client, companyId } = writer;
  for (let count = 0; !signal.aborted; count += 1) {
    const name = `Küme ${writer.name}-${count}`;
    const params = { query: { companyId }, header: { 'Idempotency-Key': `kume-${name}` } };
    const { data } = await untilAnswered(() => client.POST('/fatura', { params, body: invoice(name, PRICE) }));
    const { id } = data;
    await untilAnswered(() =>
      client.PUT('/fatura/{id}', {
        params: { path: { id }, query: { companyId } },
        body: invoice(name, CHANGED_PRICE),
      }),
    );
    acknowledged.set(name, { id, writer });
  }
}

/** A call whose answer is lost is made again, a saved invoice under its key, until an answer comes. */
async function untilAnswered<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch {
      await pause(250);
    }
  }
}

async function expectChanged({ client, companyId }: Writer, name: string, id: string): Promise<void> {
  const { data } = await client.GET('/fatura/{id}', { params: { path: { id }, query: { companyId } } });
  expect(data).toMatchObject({ aliciUnvan: name, totals: { odenecekTutar: '240.00' } });
}

async function storedOf({ client, companyId }: Writer) {
  const { data } = await client.GET('/fatura/all', { params: { query: { companyId } } });
  return data.items.filter(({ aliciUnvan }) => aliciUnvan.startsWith('Küme'));
}

function invoice(aliciUnvan: string, birimFiyat: string) {
  return {
    faturaTip: 'SATIS' as const,
    faturaTarih: new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10),
    faturaSaat: '10:00:00',
    paraBirim: 'TRY',
    dovizKur: '0',
    vknTckn: '11111111111',
    aliciUnvan,
    ulke: 'Türkiye',
    adres: 'Deneme Cd. 1',
    il: 'ANKARA',
    ilce: 'ÇANKAYA',
    malHizmetler: [{ malHizmet: 'Bakım hizmeti', birim: 'C62', miktar: '1', birimFiyat, kdvOrani: '20' }],
  };
}
