import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient, newIdempotencyKey, type components } from '@kalem/sdk';
import { expect } from '@playwright/test';
import pg from 'pg';
import { connectionTo, readPostmaster } from '../packages/server/src/node/postgres/readPostmaster';
import { foundCompany, type Company } from './foundCompany';
import { startProduct, type Product } from './startProduct';

export type Permission = keyof components['schemas']['Permissions'];

/** A product with a company that has invoices, a paid year and a customer. */
export interface World {
  readonly product: Product;
  readonly company: Company;
  /** The id of the year's payment. */
  readonly tx: string;
  readonly cariId: string;
}

export async function startWorld(): Promise<World> {
  const product = await startProduct();
  const company = await foundCompany(product, '33333301');
  const tx = await payYear(company);
  await untilSynced(company);
  const { client, companyId } = company;
  const { data } = await client.GET('/cari', { params: { query: { companyId, page: 1 } } });
  return { product, company, tx, cariId: data.items[0]?.id ?? '' };
}

/** Adds a user who accepts the company's invitation with only this permission, or with all. */
export async function addStaff({ product, company }: World, granted: Permission | 'all'): Promise<{ email: string }> {
  const { client, companyId } = company;
  const email = `${granted.toLowerCase()}@ornek.test`;
  const password = 'Deneme2026!';
  const theirs = createClient({ baseUrl: `${product.url}/api` });
  await theirs.POST('/user', { body: { email, password, name: 'Gülşah İğdırlı' } });
  await theirs.session.signIn({ email, password });
  await theirs.PUT('/account/email/verification', { body: { token: await mailedToken(product, email) } });
  const query = { companyId };
  const { data: invitation } = await client.PUT('/company/user', { params: { query }, body: { email } });
  const all = (await client.GET('/company')).data.items[0]?.permissions ?? {};
  const body = Object.fromEntries(Object.keys(all).map((name) => [name, granted === 'all' || name === granted]));
  const params = { query, path: { id: invitation.id } };
  await client.PUT('/company/user/{id}/permissions', { params, body: body as components['schemas']['Permissions'] });
  await theirs.POST('/account/invitation/{id}', { params: { path: { id: invitation.id } } });
  return { email };
}

/**
 * Does the same as `npm run admin`, without blocking: otherwise this process does not notice that the server closed a
 * connection, and sends the next call into it.
 */
export async function makeAdmin({ dataFolder }: Product, { email }: { email: string }): Promise<void> {
  await promisify(execFile)(process.execPath, ['packages/server/dist/admin.js', '--email', email], {
    env: { ...process.env, KALEM_DATA: dataFolder },
  });
}

/** Moves the start of the company's trial 400 days back and removes its paid year, in the product's database. */
export async function endLicence({ dataFolder }: Product, { companyId }: Pick<Company, 'companyId'>): Promise<void> {
  const postmaster = readPostmaster(join(dataFolder, 'postgres'));
  if (!postmaster?.isReady) throw new Error(`No PostgreSQL runs in ${dataFolder}`);
  const password = readFileSync(join(dataFolder, 'postgres.key'), 'utf8').trim();
  const database = new pg.Client({ ...connectionTo(postmaster, password), database: 'kalem' });
  await database.connect();
  const { rowCount } = await database.query(
    "update company set created_at = created_at - interval '400 days', paid_at = null where id = $1",
    [companyId],
  );
  await database.end();
  expect(rowCount).toBe(1);
}

/** A coupon with this discount in percent, created by an operator. */
export async function makeCoupon(product: Product, indirimOrani: string): Promise<string> {
  const email = 'kampanya@ornek.test';
  const client = createClient({ baseUrl: `${product.url}/api` });
  await client.POST('/user', { body: { email, password: 'Deneme2026!', name: 'Gülşah İğdırlı' } });
  await makeAdmin(product, { email });
  await client.session.signIn({ email, password: 'Deneme2026!' });
  const body = { ad: 'Şubat ayı', aciklama: '', kuponSayisi: 1, indirimOrani };
  const { data: campaign } = await client.POST('/admin/kampanya', { body });
  const { data } = await client.GET('/admin/kampanya/{id}', { params: { path: { id: campaign.id } } });
  return data.items[0]?.kod ?? '';
}

async function payYear({ client, companyId }: Company): Promise<string> {
  const { data } = await client.POST('/company/payment', {
    params: { query: { companyId }, header: { 'Idempotency-Key': newIdempotencyKey() } },
    body: {
      cardHolderFullName: 'Işıl Çağlayan',
      cardNumber: '5528790000000008',
      ...{ expMonth: '01', expYear: '2030', cvcNumber: '123', coupon: '' },
    },
  });
  await fetch(data.url, { method: 'POST', body: new URLSearchParams({ kod: '283126', islem: 'onayla' }) });
  return data.url.split('/').at(-1) ?? '';
}

/** Waits until the invoices of the portal have been downloaded. */
export async function untilSynced({ client, companyId }: Pick<Company, 'client' | 'companyId'>): Promise<void> {
  const query = { companyId };
  await expect
    .poll(async () => (await client.GET('/company/sync', { params: { query } })).data.durum, { timeout: 120_000 })
    .toBe('TAMAMLANDI');
}

/** The token in the newest verification mail for this address. */
export async function mailedToken({ url }: Product, email: string): Promise<string> {
  const { items } = (await (await fetch(`${url}/dev/outbox`)).json()) as { items: { to: string; body: string }[] };
  const tokens = items.map(({ to, body }) => (to === email ? /email\/verify\/(\S+)/.exec(body)?.[1] : undefined));
  return tokens.find((token) => token !== undefined) ?? '';
}
