import { ApiError, createClient, type KalemClient } from '@kalem/sdk';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Cluster } from './startCluster';
import { ANSWER_MS, until, within } from './waits';

const USER_CODES = ['33333302', '33333303', '33333304', '33333306'];

/**
 * The longest time until another server continues the work of a dead one, because a job is reserved for five minutes.
 */
const TAKEN_UP_MS = 420_000;

interface Writer {
  readonly client: KalemClient;
  readonly companyId: string;
  readonly name: string;
  /** The call that is waiting for its answer, and the last error. */
  waits: string;
  /** When it started the last acknowledged invoice. */
  begun: number;
}

/** Four companies that save invoices while servers are killed, and everything that was acknowledged. */
export interface Load {
  readonly companyIds: readonly string[];
  /** The number of acknowledged invoices. */
  count(): number;
  /**
   * Waits up to 30 s until an invoice is acknowledged that was started after this call. This proves that the cluster
   * accepts calls again. Returns the seconds.
   */
  goesOn(): Promise<number>;
  /** Stops, then compares the acknowledged invoices with the database and the portal. */
  endsWhole(): Promise<number>;
}

/** Creates the companies. `prepare` is called with them before the first invoice. */
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
  // Prevents an unhandled rejection. `endsWhole` awaits it and throws.
  work.catch(() => undefined);
  return {
    companyIds,
    count: () => acknowledged.size,
    async goesOn() {
      const asked = performance.now();
      const what = () => `An invoice that begins now is saved (${writers.map(({ waits }) => waits).join('; ')})`;
      await until(what, () => writers.some(({ begun }) => begun > asked), 30_000, 50);
      return (performance.now() - asked) / 1000;
    },
    async endsWhole() {
      working.abort();
      await within(TAKEN_UP_MS, 'The last calls are answered', work);
      for (const writer of writers) {
        const ours = [...acknowledged].filter(([, { writer: by }]) => by === writer);
        const stored = await storedOf(writer);
        expect(stored.map(({ aliciUnvan }) => aliciUnvan).sort()).toEqual(ours.map(([name]) => name).sort());
        for (const [name, { id }] of ours) await expectChanged(writer, name, id);
        const open = async () => (await storedOf(writer)).filter(({ portalDurumu }) => portalDurumu !== 'GONDERILDI');
        const message = `The portal has every invoice of ${writer.name}`;
        await expect.poll(open, { timeout: TAKEN_UP_MS, interval: 2000, message }).toEqual([]);
      }
      expect(cluster.draftsAtPortal().sort()).toEqual([...acknowledged.keys()].sort());
      return acknowledged.size;
    },
  };
}

async function openCompany(cluster: Cluster, userCode: string): Promise<Writer> {
  const client = createClient({ baseUrl: `${cluster.url}/api`, timeout: ANSWER_MS });
  const account = { email: `${userCode}@ornek.test`, password: 'Deneme2026!' };
  await client.POST('/user', { body: { ...account, name: 'Işıl İnce' } });
  await client.session.signIn(account);
  const { data } = await client.POST('/company/gib', { body: { userCode, password: '1' } });
  return { client, companyId: data.id, name: userCode, waits: '', begun: 0 };
}

const PRICE = '100';
const CHANGED_PRICE = '200';

/** Saves invoices one after the other, and changes each once. */
async function saveAgainAndAgain(
  writer: Writer,
  acknowledged: Map<string, { id: string; writer: Writer }>,
  signal: AbortSignal,
): Promise<void> {
  const { client, companyId } = writer;
  for (let count = 0; !signal.aborted; count += 1) {
    const begun = performance.now();
    const name = `Küme ${writer.name}-${count}`;
    const params = { query: { companyId }, header: { 'Idempotency-Key': `kume-${name}` } };
    const { data } = await untilAnswered(writer, `POST of ${name}`, () =>
      client.POST('/fatura', { params, body: invoice(name, PRICE) }),
    );
    const { id } = data;
    await untilAnswered(writer, `PUT of ${name}`, () =>
      client.PUT('/fatura/{id}', {
        params: { path: { id }, query: { companyId } },
        body: invoice(name, CHANGED_PRICE),
      }),
    );
    acknowledged.set(name, { id, writer });
    writer.begun = begun;
  }
}

/** Repeats a call until it is answered. A saved invoice is repeated with its Idempotency-Key. */
async function untilAnswered<T>(writer: Writer, what: string, call: () => Promise<T>): Promise<T> {
  writer.waits = what;
  const end = Date.now() + TAKEN_UP_MS;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      writer.waits = `${what}: ${error instanceof ApiError ? `${error.status} ${error.code}` : String(error)}`;
      if (Date.now() > end)
        throw new Error(`No answer within ${TAKEN_UP_MS / 1000} s: ${writer.waits}`, { cause: error });
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
