import { createClient, type components } from '@kalem/sdk';
import { createPartnerClient } from '@kalem/sdk/partner';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { signIn } from '../foundCompany';
import { isSound } from '../journeySteps';
import { addStaff, makeAdmin, type World } from '../people';
import { watchConsole } from '../watchConsole';
import { balanceOf, day, type MoneyWorld, showsBalance, shown, startMoney } from '../moneySteps';

type Permissions = components['schemas']['Permissions'];

let world: MoneyWorld;
test.afterAll(() => world.product.stop());

test('MNY-56, MNY-104, MNY-105: only those who may see what is owed; a customer disagrees with a statement by its link', async ({
  page,
  browser,
}) => {
  test.setTimeout(300_000);
  world = await startMoney(page);
  const { product, company } = world;
  const [sale] = world.sales;
  if (!sale) throw new Error('The portal has no open sale');
  const staffOf: World = { product, company, tx: '', cariId: '' };
  const list = `${product.url}/dashboard/faturalarim?baslangic=${day(-365)}&bitis=${day(0)}&ara=${sale.belgeNumarasi}`;

  await test.step('MNY-105: a member who issues invoices sees no amount owed on any screen', async () => {
    const clerk = await openAs(browser, await addStaff(staffOf, 'faturaRead'));
    const heard = watchConsole(clerk);
    for (const width of [1440, 390]) {
      await clerk.setViewportSize({ width, height: 844 });
      await clerk.goto(`${product.url}/dashboard/anasayfa`);
      await expect(clerk.getByRole('region', { name: 'Rakamlar' })).toBeVisible();
      await expect(clerk.getByText(/Vadesi geçen/)).toHaveCount(0);
      await clerk.goto(list);
      await expect(clerk.getByRole('button', { name: sale.alici, exact: true }).first()).toBeVisible();
      await expect(clerk.getByText(/^(Açık|Gecikmiş|Tahsilat)/)).toHaveCount(0);
      await isSound(clerk, 'Faturalarım', heard);
    }
    await expect(clerk.getByRole('link', { name: /^(Alacaklar|Banka Hareketleri)$/ })).toHaveCount(0);
    await clerk.goto(`${product.url}/dashboard/alacaklar`);
    await expect(clerk.getByText(sale.alici)).toHaveCount(0);
    await clerk.context().close();
  });

  await test.step('MNY-105: an accountant with tahsilatRead alone sees balances, and records nothing', async () => {
    const accountant = await openAs(browser, await addStaff(staffOf, 'tahsilatRead'));
    const heard = watchConsole(accountant);
    await accountant.goto(`${product.url}/dashboard/alacaklar`);
    await accountant.getByRole('textbox', { name: 'Cari ara' }).fill(sale.alici);
    const row = accountant.getByRole('row').filter({ hasText: sale.alici }).first();
    await expect(row).toContainText(shown(await balanceOf(company, sale)));
    await expect(accountant.getByRole('button', { name: /Tahsilat Gir/ })).toHaveCount(0);
    await isSound(accountant, 'Alacaklar', heard);
    await accountant.context().close();
  });

  await test.step('MNY-105: a partner session and an API key see it with the permission, and are refused without', async () => {
    const { client, companyId } = company;
    const names = Object.keys((await client.GET('/company')).data.items[0]?.permissions ?? {});
    for (const granted of ['tahsilatRead', 'faturaRead'] as const) {
      const permissions = Object.fromEntries(names.map((name) => [name, name === granted])) as Permissions;
      const body = { name: granted, permissions };
      const { data: key } = await client.POST('/company/api', { params: { query: { companyId } }, body });
      await answers({ token: await tokenOf(key), companyId }, granted === 'tahsilatRead');
    }
    const partner = createPartnerClient({ baseUrl: `${product.url}/api`, partnerKey: await introduceBank() });
    const customer = {
      kullanici: { kimlik: 'musteri-17', ad: 'Gülşah İğdırlı' },
      sirket: { kimlik: 'firma-17', vknTckn: '5560173901', unvan: 'Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi' },
    };
    for (const granted of ['tahsilatRead', 'faturaRead'] as const) {
      const widgetler = [granted === 'tahsilatRead' ? ('receivables' as const) : ('invoice-list' as const)];
      const session = await partner.createSession({ ...customer, widgetler, yetkiler: [granted] });
      await answers(session, granted === 'tahsilatRead');
    }
  });

  await test.step('MNY-55, MNY-56: a customer disagrees on the page of the statement, and the company gets a mail', async () => {
    await showsBalance(page, world, sale);
    await page.getByRole('button', { name: 'Cari Ekstre' }).click();
    const dialog = page.getByRole('dialog', { name: /^Cari Ekstre/ });
    await dialog.getByRole('radio', { name: 'Tüm hareketler' }).check();
    await dialog.getByRole('button', { name: 'Bağlantı Oluştur' }).click();
    const address = (await dialog.getByRole('link', { name: /\/ekstre\// }).getAttribute('href')) ?? '';
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'tr-TR' });
    const customer = await phone.newPage();
    const heard = watchConsole(customer);
    await customer.goto(address);
    await expect(customer.getByText(`${shown(await balanceOf(company, sale))} TL borç bakiyesi`)).toBeVisible();
    await customer.getByRole('textbox').fill('Ağustos faturası elden ödendi');
    await customer.getByRole('button', { name: 'Mutabık değiliz' }).click();
    await expect(customer.getByText('Yanıtınız alındı.')).toBeVisible();
    expect(heard).toEqual([]);
    await phone.close();
    await expect.poll(() => mailsWith('Ağustos faturası elden ödendi')).toBe(1);
  });
});

/** Signs a member in, in a window of their own. */
async function openAs(browser: Browser, { email }: { email: string }): Promise<Page> {
  const page = await browser.newPage({ locale: 'tr-TR', timezoneId: 'Europe/Istanbul' });
  await signIn(page, world.product, { companyId: world.company.companyId, email });
  return page;
}

interface Session {
  readonly token: string;
  readonly companyId: string;
}

/** The amounts owed are answered, or refused with 403. */
async function answers({ token, companyId }: Session, isAllowed: boolean): Promise<void> {
  for (const path of ['alacak', 'alacak/ozet', 'tahsilat']) {
    const headers = { Authorization: `Bearer ${token}` };
    const { status } = await fetch(`${world.product.url}/api/${path}?companyId=${companyId}`, { headers });
    expect([path, status]).toEqual([path, isAllowed ? 200 : 403]);
  }
}

async function tokenOf({ apiKey, apiSecret }: { apiKey: string; apiSecret: string }): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: apiKey, client_secret: apiSecret });
  const response = await fetch(`${world.product.url}/api/user/token`, { method: 'POST', body });
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Creates a partner for a bank as the operator. Returns its key. */
async function introduceBank(): Promise<string> {
  const { product } = world;
  const operator = { email: 'yonetici@ornek.test', password: 'Deneme2026!' };
  const client = createClient({ baseUrl: `${product.url}/api` });
  await client.POST('/user', { body: { ...operator, name: 'İlknur Çağlar' } });
  await makeAdmin(product, operator);
  await client.session.signIn(operator);
  const body = { ad: 'Meridyen Bank', kaynaklar: ['http://localhost'], dakikadaOturum: 60 };
  const { data: partner } = await client.POST('/admin/partner', { body });
  const params = { path: { id: partner.id } };
  return (await client.POST('/admin/partner/{id}/anahtar', { params, body: { ad: 'Canlı' } })).data.anahtar;
}

async function mailsWith(text: string): Promise<number> {
  const { items } = (await (await fetch(`${world.product.url}/dev/outbox`)).json()) as { items: { body: string }[] };
  return items.filter(({ body }) => body.includes(text)).length;
}
