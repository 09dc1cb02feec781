import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createClient, type components, type KalemClient } from '@kalem/sdk';
import { expect, test, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { foundCompany, signIn, type Company } from './foundCompany';
import { startProduct, type Product } from './startProduct';

type Permission = keyof components['schemas']['Permissions'];

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Every screen behind the sign-in, and the permission without which the menu does not offer it. */
const screens: Record<string, Permission | undefined> = {
  anasayfa: undefined,
  sirketlerim: undefined,
  'yeni-sirket-ekle': undefined,
  davetler: undefined,
  yeni: 'faturaWrite',
  faturalarim: 'faturaRead',
  cariler: 'cariRead',
  'yeni-cari-ekle': 'cariWrite',
  'stok-kartlari': 'stokRead',
  'yeni-stok-ekle': 'stokWrite',
  'hazir-notlar': 'faturaRead',
  'adima-duzenlenen-faturalar': 'adimaDuzenlenenFaturalarRead',
  'iptal-itiraz-talepleri': 'iptalItirazRead',
  yetkilendirme: 'yetkilendirmeRead',
  anahtarlar: 'apiWrite',
  'denetim-kaydi': undefined,
  'kullanici-bilgileri': undefined,
  'gib-bilgileri': 'companyWrite',
  'imza-logo': 'companyWrite',
  'bildirim-ayarlari': undefined,
  yardim: undefined,
};

test('every screen opens for the owner and for staff with each single permission, without a word in the console', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const product = await startProduct();
  const company = await foundCompany(product, '33333301');
  await untilSynced(company);
  const heard = listen(page);

  await test.step('SHL-01, SHL-02, SHL-03: what stands before the sign-in', async () => {
    for (const path of ['/', '/login', '/register']) await isSound(page, `${product.url}${path}`, heard);
  });

  await test.step('SHL-07, SHL-20, SHL-21, SHL-22, SHL-23, SHL-24, SHL-25, SHL-26: the owner', async () => {
    await signIn(page, product, company);
    const card = await firstCard(company);
    for (const path of [...Object.keys(screens), `cariler/${card}`])
      await isSound(page, `${product.url}/dashboard/${path}`, heard);
  });

  await test.step('USE-21: a screen that cannot be loaded leaves the menu, and the way to the others', async () => {
    const tab = await page.context().newPage();
    await tab.route(/\/StockList-|\/CardPages-/, (route) => route.abort());
    await tab.goto(`${product.url}/dashboard/anasayfa`);
    const menu = tab.getByRole('navigation');
    await menu.getByRole('link', { name: 'Stok Kartları' }).click();
    await expect(tab.getByRole('alert').getByRole('heading', { name: 'Beklenmeyen bir hata oluştu' })).toBeVisible();
    await menu.getByRole('link', { name: 'Faturalarım' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Faturalarım' })).toBeVisible();
    await tab.close();
  });

  for (const permission of await permissionsOf(company))
    await test.step(`USR-12: staff with nothing but ${permission}`, async () => {
      const staff = await addStaff(product, company, permission);
      const context = await page.context().browser()?.newContext({ locale: 'tr-TR', timezoneId: 'Europe/Istanbul' });
      const own = await context?.newPage();
      if (!context || !own) throw new Error('The browser has gone');
      const theirs = listen(own);
      await signIn(own, product, { companyId: company.companyId, ...staff });
      for (const [path, needed] of Object.entries(screens))
        if (path === 'anasayfa' || needed === permission) {
          await own.goto(`${product.url}/dashboard/${path}`);
          await isShown(own);
          expect.soft(theirs, path).toEqual([]);
        }
      await context.close();
    });

  await test.step('ADM-01, ADM-02, SHL-17: the operator, at the host of admin mode and beside a company', async () => {
    makeAdmin(product, company);
    await isSound(page, `${product.url}/dashboard/kuponlar`, heard);
    const admin = { ...product, url: product.url.replace('localhost', 'admin.localhost') };
    await page.setViewportSize({ width: 1440, height: 900 });
    await signIn(page, admin, company);
    for (const path of [
      'kuponlar',
      'anasayfa',
      'sirketlerim',
      'odemeler',
      'partnerler',
      'webhooklar',
      'denetim-kaydi',
      'kullanici-bilgileri',
    ])
      await isSound(page, `${admin.url}/dashboard/${path}`, heard);
  });

  await product.stop();
});

/** What `npm run admin` does. */
function makeAdmin({ dataFolder }: Product, { email }: Company): void {
  execFileSync(process.execPath, ['packages/server/dist/admin.js', '--email', email], {
    env: { ...process.env, KALEM_DATA: dataFolder },
  });
}

/** At both widths: shown, nothing wider than the screen, nothing serious that axe finds, a silent console. */
async function isSound(page: Page, url: string, heard: string[]): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(url);
    await isShown(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(wide, `${url} at ${width}`).toBeLessThanOrEqual(width);
    expect.soft(await seriousFindings(page), `${url} at ${width}`).toEqual([]);
    expect.soft(heard, `${url} at ${width}`).toEqual([]);
  }
}

async function isShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

async function seriousFindings(page: Page): Promise<string[]> {
  // Not as a script of the page, whose policy lets none in.
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}

/** What the console says from now on. */
function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(`${page.url()} ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`${page.url()} ${error.message}`));
  return heard;
}

async function untilSynced({ client, companyId }: Company): Promise<void> {
  const query = { companyId };
  await expect
    .poll(async () => (await client.GET('/company/sync', { params: { query } })).data.durum, { timeout: 120_000 })
    .toBe('TAMAMLANDI');
}

async function firstCard({ client, companyId }: Company): Promise<string> {
  const { data } = await client.GET('/cari', { params: { query: { companyId, page: 1 } } });
  return data.items[0]?.id ?? '';
}

async function permissionsOf({ client }: Company): Promise<Permission[]> {
  const [company] = (await client.GET('/company')).data.items;
  const isPermission = (name: string): name is Permission => name in (company?.permissions ?? {});
  return Object.keys(company?.permissions ?? {}).filter(isPermission);
}

/** Somebody who accepts the company's invitation with this permission alone. */
async function addStaff(product: Product, { client, companyId }: Company, permission: Permission) {
  const email = `${permission.toLowerCase()}@ornek.test`;
  const password = 'Deneme2026!';
  const theirs: KalemClient = createClient({ baseUrl: `${product.url}/api` });
  await theirs.POST('/user', { body: { email, password, name: 'Gülşah İğdırlı' } });
  await theirs.session?.signIn({ email, password });
  await theirs.PUT('/account/email/verification', { body: { token: await mailedToken(product, email) } });
  const query = { companyId };
  const { data: invitation } = await client.PUT('/company/user', { params: { query }, body: { email } });
  const none = Object.fromEntries((await permissionsOf({ client, companyId, email })).map((name) => [name, false]));
  const granted = { ...none, [permission]: true } as components['schemas']['Permissions'];
  const params = { query, path: { id: invitation.id } };
  await client.PUT('/company/user/{id}/permissions', { params, body: granted });
  await theirs.POST('/account/invitation/{id}', { params: { path: { id: invitation.id } } });
  return { email };
}

async function mailedToken({ url }: Product, email: string): Promise<string> {
  const { items } = (await (await fetch(`${url}/dev/outbox`)).json()) as { items: { to: string; body: string }[] };
  return /email\/verify\/(\S+)/.exec(items.find(({ to }) => to === email)?.body ?? '')?.[1] ?? '';
}
