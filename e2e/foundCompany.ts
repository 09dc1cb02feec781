import { createClient, type KalemClient } from '@kalem/sdk';
import type { Page } from '@playwright/test';
import { knowTheApp, type Product } from './startProduct';

const password = 'Deneme2026!';

export interface Company {
  /** A client that is signed in as the owner. */
  readonly client: KalemClient;
  readonly companyId: string;
  readonly email: string;
}

/** Creates a user with a company that is linked to this account of the simulated portal. */
export async function foundCompany(product: Product, userCode: string): Promise<Company> {
  const { client, email } = await signUp(product, userCode);
  const { data } = await client.POST('/company/gib', { body: { userCode, password: '1' } });
  return { client, companyId: data.id, email };
}

/** Creates a user with a company without a portal account: it is empty, and no invoices are downloaded. */
export async function openEmptyCompany(product: Product, vknTckn: string): Promise<Company> {
  const { client, email } = await signUp(product, vknTckn);
  const body = { vknTckn, email, unvan: 'Çağlayan Kırtasiye Dağıtım Ltd. Şti.' };
  const { data } = await client.POST('/company', { body });
  return { client, companyId: data.id, email };
}

async function signUp(product: Product, name: string): Promise<Pick<Company, 'client' | 'email'>> {
  const email = `${name}@ornek.test`;
  const client = createClient({ baseUrl: `${product.url}/api` });
  await client.POST('/user', { body: { email, password, name: 'Işıl Çağlayan' } });
  await client.session.signIn({ email, password });
  return { client, email };
}

/** Signs its owner in on a page and opens the company's invoices. */
export async function enter(page: Page, product: Product, company: Company): Promise<void> {
  await signIn(page, product, company);
  await page.getByRole('link', { name: 'Faturalarım', exact: true }).first().click();
  await page.waitForURL('**/dashboard/faturalarim');
}

/** Signs a user of a company in on a page; all users here have the same password. */
export async function signIn(
  page: Page,
  product: Product,
  { companyId, email }: Pick<Company, 'companyId' | 'email'>,
): Promise<void> {
  const store = { activeCompanyId: companyId, settings: { drawerOpen: true } };
  await page.addInitScript((text) => {
    // Only the top frame: the sandboxed frame of an invoice's document has no storage.
    if (window.top === window) localStorage.setItem('kalem.store', text);
  }, JSON.stringify(store));
  await knowTheApp(page);
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Parola', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await page.waitForURL('**/dashboard/anasayfa');
}
