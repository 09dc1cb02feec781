import { createClient } from '@kalem/sdk';
import { createPartnerClient, type PartnerClient, type PartnerSession } from '@kalem/sdk/partner';
import { expect, test, type Page } from '@playwright/test';
import { browserFiles } from '../embedded/elementsPage';
import { serve } from '../embedded/galleryPage';
import { makeAdmin, untilSynced } from '../people';
import { startProduct, type Product } from '../startProduct';
import { watchConsole } from '../watchConsole';

const bank = 'http://localhost';
const customer = {
  kullanici: { kimlik: 'musteri-17', ad: 'Gülşah İğdırlı' },
  sirket: { kimlik: 'firma-17', vknTckn: '5560173901', unvan: 'Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi' },
};

test('a customer of a bank reads their invoices in its page, in a read-only session for one widget', async ({
  page,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const product = await startProduct();
  const partner = createPartnerClient({ baseUrl: `${product.url}/api`, partnerKey: await introduceBank(product) });
  await linkCompany(product, partner);
  const sessions: PartnerSession[] = [];
  const open = async () => {
    const session = await partner.createSession({ ...customer, widgetler: ['invoice-list'], yetkiler: ['faturaRead'] });
    sessions.push(session);
    return session;
  };
  const heard = watchConsole(page);
  await serveBank(page, product, { open });
  const list = page.locator('kalem-invoice-list');
  const row = list.getByRole('row').filter({ hasText: 'Şükrü Işıldak' }).first();

  for (const width of [1440, 390])
    await test.step(`PRT-04: at ${width} px the widget shows the portal's invoices within the bank's page`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`${bank}/`);
      await expect(page.getByRole('heading', { level: 1, name: 'Hesabım' })).toBeInViewport();
      await expect(list.getByRole('heading', { name: 'Faturalarım' })).toBeVisible();
      await expect(row).toBeVisible();
      await isCalm(page, heard);
    });

  await test.step('LST-06: reads a document', async () => {
    await row.getByText('Şükrü Işıldak').first().click();
    const preview = page.getByRole('dialog');
    await expect(preview.frameLocator('iframe').getByText('Işıldak').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await isCalm(page, heard);
  });

  await test.step('USR-12: actions without permission are not offered', async () => {
    await row.getByRole('button', { name: /^Fatura işlemleri/ }).click();
    for (const name of [/^Kopyala/, /^Düzenle/]) await expect(page.getByRole('menuitem', { name })).toBeDisabled();
    await page.keyboard.press('Escape');
  });

  await test.step('PRT-04: the token is rejected for calls of other widgets', async () => {
    const [{ token, companyId } = { token: '', companyId: '' }] = sessions;
    const client = createClient({ baseUrl: `${product.url}/api`, auth: { getAccessToken: async () => token } });
    const params = { query: { companyId, page: 1 } };
    for (const path of ['/cari', '/company/user', '/stok'] as const)
      await expect(client.GET(path, { params }), path).rejects.toMatchObject({ status: 403 });
  });

  await test.step('PRT-07: the bank ends its sessions; the page gets another token and the widget still works', async () => {
    const before = sessions.length;
    expect(await partner.revokeSessionsOf(customer.kullanici.kimlik)).toBeGreaterThan(0);
    await list.getByRole('button', { name: 'Sorgula' }).click();
    await expect.poll(() => sessions.length).toBe(before + 1);
    await expect(row).toBeVisible();
    // The browser itself logs the one rejected call.
    expect(heard.splice(0).filter((text) => !/status of 401/.test(text))).toEqual([]);
  });

  await product.stop();
});

const moneyWidgets = [
  { widget: 'receivables', title: 'Receivables' },
  { widget: 'bank-movements', title: 'Bank transactions' },
  { widget: 'collection-settings', title: 'Collection settings' },
] as const;

test('MNY-59, MNY-111: the widgets of money work at 320 px, by keyboard and in English, in the page of a bank', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const product = await startProduct();
  const partner = createPartnerClient({ baseUrl: `${product.url}/api`, partnerKey: await introduceBank(product) });
  await linkCompany(product, partner);
  const yetkiler = ['tahsilatRead', 'tahsilatWrite', 'faturaRead'] as const;
  const heard = watchConsole(page);
  await page.setViewportSize({ width: 320, height: 800 });
  for (const { widget, title } of moneyWidgets)
    await test.step(`MNY-59: ${widget}`, async () => {
      const open = () => partner.createSession({ ...customer, widgetler: [widget], yetkiler: [...yetkiler] });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await serveBank(page, product, { open, locale: 'en', element: `kalem-${widget}` });
      await page.goto(`${bank}/`);
      const shown = page.locator(`kalem-${widget}`);
      await expect(shown.getByRole('heading', { name: title })).toBeVisible();
      await expect(shown.getByRole('button').first()).toBeVisible();
      const reached = new Set<string>();
      for (let press = 0; press < 6; press += 1) {
        await page.keyboard.press('Tab');
        reached.add(await shown.evaluate((element) => (element.shadowRoot ?? document).activeElement?.tagName ?? ''));
      }
      expect([...reached].filter((tag) => /^(BUTTON|INPUT|A)$/.test(tag)).length).toBeGreaterThan(0);
      await isCalm(page, heard);
    });
  await product.stop();
});

/** Nothing is wider than the screen, and the console is empty. */
async function isCalm(page: Page, heard: readonly string[]): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  expect(heard).toEqual([]);
}

/** Creates a partner for the bank as the operator. Returns its key. */
async function introduceBank(product: Product): Promise<string> {
  const operator = { email: 'yonetici@ornek.test', password: 'Deneme2026!' };
  const client = createClient({ baseUrl: `${product.url}/api` });
  await client.POST('/user', { body: { ...operator, name: 'İlknur Çağlar' } });
  await makeAdmin(product, operator);
  await client.session.signIn(operator);
  const { data: partner } = await client.POST('/admin/partner', {
    body: { ad: 'Meridyen Bank', kaynaklar: [bank], dakikadaOturum: 60 },
  });
  const params = { path: { id: partner.id } };
  return (await client.POST('/admin/partner/{id}/anahtar', { params, body: { ad: 'Canlı' } })).data.anahtar;
}

/** Links the customer's company to the portal, and waits for its invoices. */
async function linkCompany(product: Product, partner: PartnerClient): Promise<void> {
  const { token, companyId } = await partner.createSession({
    ...customer,
    widgetler: ['portal-credentials'],
    yetkiler: ['companyWrite'],
  });
  const client = createClient({ baseUrl: `${product.url}/api`, auth: { getAccessToken: async () => token } });
  const params = { query: { companyId } };
  await client.PUT('/company/gib', { params, body: { userCode: '33333302', password: '1' } });
  await client.POST('/company/sync', { params });
  await untilSynced({ client, companyId });
}

interface Served {
  readonly open: () => Promise<PartnerSession>;
  readonly locale?: 'tr' | 'en';
  readonly element?: string;
}

/**
 * Serves the bank's page: its own text, one element, a new token for each request of one, and the API through a proxy.
 */
async function serveBank(
  page: Page,
  { url }: Product,
  { open, locale = 'tr', element = 'kalem-invoice-list' }: Served,
): Promise<void> {
  const { companyId, userId } = await open();
  const body = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Meridyen Bank</title>
    <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
    <script src="/kalem/loader.js"></script></head>
    <body style="margin: 0 16px"><main><h1>Hesabım</h1><p>Bakiyeniz 1.234.567,89 TRY</p>
    <kalem-provider base-url="/api" token-url="/token" company-id="${companyId}" user-key="${userId}" locale="${locale}">
    <${element}></${element}></kalem-provider></main></body></html>`;
  await serve(page, new Map([...(await browserFiles()), ['/', { type: 'text/html', body }]]));
  await page.route(`${bank}/token*`, async (route) =>
    route.fulfill({ body: (await open()).token, contentType: 'text/plain' }),
  );
  await page.route(`${bank}/api/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${url}${pathname}${search}` }) });
  });
}
