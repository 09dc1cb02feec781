import { execFileSync } from 'node:child_process';
import { createClient, newIdempotencyKey, type components } from '@kalem/sdk';
import { expect } from '@playwright/test';
import { foundCompany, type Company } from './foundCompany';
import { startProduct, type Product } from './startProduct';

export type Permission = keyof components['schemas']['Permissions'];

/** A product with a company whose invoices are there, whose year is paid, and that has a customer. */
export interface World {
  readonly product: Product;
  readonly company: Company;
  /** The payment of its year. */
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

/** A user who accepts the company's invitation with this permission alone, or with all of them. */
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

/** What `npm run admin` does. */
export function makeAdmin({ dataFolder }: Product, { email }: { email: string }): void {
  execFileSync(process.execPath, ['packages/server/dist/admin.js', '--email', email], {
    env: { ...process.env, KALEM_DATA: dataFolder },
  });
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

async function untilSynced({ client, companyId }: Company): Promise<void> {
  const query = { companyId };
  await expect
    .poll(async () => (await client.GET('/company/sync', { params: { query } })).data.durum, { timeout: 120_000 })
    .toBe('TAMAMLANDI');
}

async function mailedToken({ url }: Product, email: string): Promise<string> {
  const { items } = (await (await fetch(`${url}/dev/outbox`)).json()) as { items: { to: string; body: string }[] };
  return /email\/verify\/(\S+)/.exec(items.find(({ to }) => to === email)?.body ?? '')?.[1] ?? '';
}
