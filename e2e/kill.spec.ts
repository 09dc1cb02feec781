import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createClient, type KalemClient } from '@kalem/sdk';
import { expect, test } from '@playwright/test';
import { startProduct, type Product } from './startProduct';

/** `KALEM_KILLS=50` is the long run of bench/README.md. */
const rounds = Number(process.env['KALEM_KILLS'] ?? 3);

test('API-06, API-07, INV-38: every acknowledged invoice survives SIGKILL of server and database, and a repeated save creates no second one', async () => {
  test.setTimeout(60_000 + rounds * 45_000);
  let product = await startProduct();
  const signedIn = await signUpAndLink(product);
  const acknowledged = new Map<string, string>();

  for (let round = 0; round < rounds; round += 1) {
    const client = await signIn(product, signedIn.email);
    const saving = Promise.all(
      [1, 2, 3, 4].map((writer) => saveUntilKilled(client, signedIn.companyId, `${round}-${writer}`, acknowledged)),
    );
    const target = acknowledged.size + 8;
    await expect.poll(() => acknowledged.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(target);
    killEverything(product);
    const unanswered = await saving;
    product = await product.startAgain();
    const again = await signIn(product, signedIn.email);
    // Until the claim of the dead server on the key expires, a repeated call is answered with Retry-After.
    await Promise.all(
      unanswered.map((name) =>
        expect(async () => acknowledged.set(await save(again, signedIn.companyId, name), name)).toPass({
          timeout: 30_000,
        }),
      ),
    );
  }

  const client = await signIn(product, signedIn.email);
  for (const [id, name] of acknowledged) {
    const { data } = await client.GET('/fatura/{id}', {
      params: { path: { id }, query: { companyId: signedIn.companyId } },
    });
    expect(data.aliciUnvan).toBe(name);
    expect(data.totals.odenecekTutar).toBe('120.00');
  }
  const { data: all } = await client.GET('/fatura/all', { params: { query: { companyId: signedIn.companyId } } });
  const names = all.items.map((invoice) => invoice.aliciUnvan).filter((name) => name.startsWith('Kesinti'));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toHaveLength(acknowledged.size);
  await product.stop();
});

async function signUpAndLink(product: Product) {
  const email = `${randomUUID()}@ornek.test`;
  const client = createClient({ baseUrl: `${product.url}/api` });
  await client.POST('/user', { body: { email, password: 'Deneme2026!', name: 'Işıl İnce' } });
  await client.session.signIn({ email, password: 'Deneme2026!' });
  const { data: company } = await client.POST('/company/gib', { body: { userCode: '33333303', password: '1' } });
  return { email, companyId: company.id };
}

async function signIn(product: Product, email: string): Promise<KalemClient> {
  const client = createClient({ baseUrl: `${product.url}/api` });
  await client.session.signIn({ email, password: 'Deneme2026!' });
  return client;
}

/** Saves invoices one after the other. Returns the name of the one without a response. */
async function saveUntilKilled(
  client: KalemClient,
  companyId: string,
  writer: string,
  acknowledged: Map<string, string>,
): Promise<string> {
  for (let count = 0; ; count += 1) {
    const name = `Kesinti ${writer}-${count}`;
    try {
      acknowledged.set(await save(client, companyId, name), name);
    } catch {
      return name;
    }
  }
}

/** Saves the invoice with this name, always with the same Idempotency-Key. */
async function save(client: KalemClient, companyId: string, name: string): Promise<string> {
  const { data } = await client.POST('/fatura', {
    params: { query: { companyId }, header: { 'Idempotency-Key': `kesinti-${name}` } },
    body: invoice(name),
  });
  return data.id;
}

function invoice(aliciUnvan: string) {
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
    malHizmetler: [{ malHizmet: 'Bakım hizmeti', birim: 'C62', miktar: '1', birimFiyat: '100', kdvOrani: '20' }],
  };
}

/** Sends SIGKILL to the server and every PostgreSQL process on its data folder. */
function killEverything(product: Product): void {
  product.process.kill('SIGKILL');
  const processes = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  for (const line of processes.filter((text) => text.includes(product.dataFolder) && text.includes('postgres'))) {
    try {
      process.kill(Number.parseInt(line, 10), 'SIGKILL');
    } catch {
      // The process ended between the listing and the signal.
    }
  }
}
