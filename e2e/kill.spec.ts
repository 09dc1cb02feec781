import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createClient, type KalemClient } from '@kalem/sdk';
import { expect, test } from '@playwright/test';
import { uploadBody } from '../packages/server/src/testing/files';
import { foundCompany } from './foundCompany';
import { untilSynced } from './people';
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

test('MNY-118: a bank statement whose reading is killed is read to its end, and nothing is booked twice', async () => {
  test.setTimeout(240_000);
  const first = await startProduct();
  const company = await foundCompany(first, '33333301');
  await untilSynced(company);
  const { companyId, email } = company;
  const params = { query: { companyId } };
  const day = (shift: number) => new Date(Date.now() + 3 * 3_600_000 + shift * 86_400_000).toISOString().slice(0, 10);
  const settings = { vadeGunu: null, vadeyiGoster: true, baslangic: day(-365) };
  await company.client.PUT('/tahsilat-ayarlari', { params, body: settings });
  const isBooking = async () => (await company.client.GET('/tahsilat-ayarlari', { params })).data.isleniyor;
  await expect.poll(isBooking, { timeout: 60_000 }).toBe(false);

  const { data: all } = await company.client.GET('/fatura/all', { params });
  const open = all.items.flatMap(({ belgeNumarasi, paraBirim, tahsilat, vknTckn, talepAkisi }) =>
    paraBirim === 'TRY' && tahsilat?.durum === 'ACIK' && talepAkisi.length === 0
      ? [{ belgeNumarasi, vknTckn, kalan: tahsilat.kalan }]
      : [],
  );
  expect(open.length).toBeGreaterThan(5);
  const rows = Array.from({ length: 3000 }, (_, index) => {
    const paid = open[index / 100];
    return paid ? `FAST ${paid.belgeNumarasi};${paid.kalan.replace('.', ',')}` : `GELEN ${index};${index + 1},00`;
  });
  const csv = ['Tarih;Açıklama;Tutar', ...rows.map((row) => `${day(-1).split('-').reverse().join('.')};${row}`)].join(
    '\n',
  );
  const { data: uploaded } = await company.client.POST('/banka-hareketi/dosya', {
    params,
    body: uploadBody(new TextEncoder().encode(csv), 'ekstre.csv'),
  });
  const sutunlar = uploaded.onizleme?.sutunlar;
  const path = { id: uploaded.id };
  const body = { hesap: 'TR330006100519786457841326', paraBirim: 'TRY', ...(sutunlar && { sutunlar }) };
  await company.client.PUT('/banka-hareketi/dosya/{id}', { params: { ...params, path }, body });

  const receiptsOf = async (client: KalemClient) =>
    (await client.GET('/tahsilat', { params: { query: { companyId, pageSize: 500 } } })).data.items;
  // Once in the middle of the bookings, once right after the start.
  await expect.poll(async () => (await receiptsOf(company.client)).length, { timeout: 60_000 }).toBeGreaterThan(2);
  killEverything(first);
  const second = await first.startAgain();
  killEverything(second);
  const product = await second.startAgain();
  const client = await signIn(product, email);
  const state = async () => (await client.GET('/banka-hareketi/dosya/{id}', { params: { ...params, path } })).data;
  await expect.poll(async () => (await state()).durum, { timeout: 120_000 }).toBe('TAMAMLANDI');
  const receipts = await receiptsOf(client);
  const paid = open.slice(0, 30);
  expect(receipts.map(({ tutar }) => tutar).sort()).toEqual(paid.map(({ kalan }) => kalan).sort());
  expect((await state()).yeni).toBe(rows.length);
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
