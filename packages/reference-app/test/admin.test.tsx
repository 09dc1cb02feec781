import { createClient, createMemorySessionStorage } from '@kalem/sdk';
import { cleanup, screen, waitFor, within } from '../../ui/testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fillCampaigns } from '../../ui/testing/fillCampaigns';
import { addStaff, signUpProven } from '../../ui/testing/staff';
import { type Scenario, startScenario } from '../../ui/testing/startScenario';
import { openApp } from './openApp';
import '../../ui/testing/patience';

const adminHost = 'admin.ornek.test';
const stranger = { email: 'baskasi@ornek.test', name: 'Gülşah Büyükşahin' };
let scenario: Scenario;
let notAdmin: Scenario['account'];

beforeAll(async () => {
  scenario = await startScenario();
  await fillCampaigns(scenario);
  const { client, password } = await signUpProven(scenario.server, stranger);
  notAdmin = { email: stranger.email, password };
  const body = { vknTckn: '5555555555', unvan: 'İğde Ağacı A.Ş.', email: 'bilgi@igde.test', il: 'İSTANBUL' };
  await client.POST('/company', { body });
}, 240_000);
afterAll(() => scenario.server.close());
beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});
afterEach(cleanup);

async function open(
  at: string,
  { host, who = scenario.account }: { host?: string; who?: typeof scenario.account } = {},
) {
  const sessionStorage = createMemorySessionStorage();
  const { server } = scenario;
  await createClient({ baseUrl: server.baseUrl, fetch: server.fetch, storage: sessionStorage }).session.signIn(who);
  const opened = await openApp({ server, at, sessionStorage, adminHost, host });
  await screen.findByRole('navigation', { name: 'Ana menü' }, { timeout: 60_000 });
  return opened;
}

const items = () =>
  within(screen.getByRole('navigation', { name: 'Ana menü' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('admin mode', () => {
  test('ADM-01, ADM-02, ADM-03, HOM-07: on its host the menu, the home page and the list of companies are the operator’s', async () => {
    const { network, path } = await open('/dashboard/anasayfa', { host: adminHost });
    expect(await screen.findByRole('heading', { level: 1, name: 'Yönetim' })).toBeVisible();
    const figures = within(await screen.findByRole('region', { name: 'Rakamlar' }));
    const companies = await figures.findByRole('button', { name: /^Şirket Sayısı/ });
    expect(companies).toHaveTextContent('2');
    expect(items()).toEqual([
      'Kuponlar',
      'Anasayfa',
      'Şirketler',
      'Ödemeler',
      'Partnerler',
      'Webhook Adresleri',
      'Denetim Kaydı',
      'Kullanıcı Bilgileri',
    ]);
    expect(screen.queryByRole('dialog', { name: 'Şirket seçin' })).toBeNull();
    expect(network.calls()).toContain('GET /admin/company');
    await userEvent.click(companies);
    await waitFor(() => expect(path()).toBe('/dashboard/sirketlerim'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Şirketler' })).toBeVisible();
    expect(await screen.findByText('İğde Ağacı A.Ş.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Kuponlar' }));
    expect(await screen.findByRole('heading', { name: 'Meridyen Bank müşterileri' })).toBeVisible();
  }, 120_000);

  test('HOOK-11: admin mode has a screen for webhook addresses; the chosen partner is in the address', async () => {
    const made: string[] = [];
    for (const ad of ['Meridyen Bank', 'İkinci Bank']) {
      const body = { ad, kaynaklar: ['https://ornek.example'], dakikadaOturum: 60 };
      made.push((await scenario.client.POST('/admin/partner', { body })).data.id);
    }
    const { path, app } = await open('/dashboard/anasayfa', { host: adminHost });
    await userEvent.click(await screen.findByRole('link', { name: 'Webhook Adresleri' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Webhook Adresleri' })).toBeVisible();
    expect(await screen.findByText('Henüz webhook adresi yok')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /Partner/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'İkinci Bank' }));
    await waitFor(() => expect(app.router.state.location.search).toBe(`?partner=${made[1]}`));
    expect(path()).toBe('/dashboard/webhooklar');
    await app.router.navigate('/dashboard/anasayfa');
    expect(await screen.findByRole('heading', { level: 1, name: 'Yönetim' })).toBeVisible();
    await app.router.navigate(`/dashboard/webhooklar?partner=${made[1]}`);
    expect(await screen.findByRole('button', { name: /İkinci Bank/ })).toBeVisible();
  }, 120_000);

  test('ADM-01: the address of a missing screen leads home; on any other host the same user has the ordinary app', async () => {
    const { path } = await open('/dashboard/faturalarim', { host: adminHost });
    await waitFor(() => expect(path()).toBe('/dashboard/anasayfa'));
    cleanup();
    await open('/dashboard/anasayfa', { host: 'www.ornek.test' });
    expect(await screen.findByRole('heading', { name: /^Hoş geldiniz/ })).toBeVisible();
  }, 120_000);

  test('SHL-28: a user who is no admin has the ordinary app on the host of admin mode', async () => {
    const { path } = await open('/dashboard/kuponlar', { host: adminHost, who: notAdmin });
    expect(await screen.findByRole('heading', { name: /^Hoş geldiniz/ })).toBeVisible();
    expect(path()).toBe('/dashboard/anasayfa');
    expect(items()).toContain('Yeni Fatura Oluştur');
  }, 60_000);
});

describe('figures and their lists', () => {
  test('A-18, ADM-02, ADM-05: the figures link to the payments of the same days, and a company to its audit log', async () => {
    const { app, path } = await open('/dashboard/anasayfa', { host: adminHost });
    for (const name of [/^Ödemeler/, /^Satış Adedi/]) {
      const figures = within(await screen.findByRole('region', { name: 'Rakamlar' }));
      await userEvent.click(await figures.findByRole('button', { name }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Ödemeler' })).toBeVisible();
      expect(path()).toBe('/dashboard/odemeler');
      const asked = new URLSearchParams(app.router.state.location.search);
      const today = new Date(`${asked.get('bitis')}T00:00:00Z`);
      const week = (today.getTime() - new Date(`${asked.get('baslangic')}T00:00:00Z`).getTime()) / 86_400_000;
      expect([week, asked.get('durum')]).toEqual([6, 'ODENDI']);
      await app.router.navigate('/dashboard/anasayfa');
    }
    await userEvent.click(screen.getByRole('link', { name: 'Şirketler' }));
    await userEvent.click(await screen.findByRole('button', { name: 'İşlemler: İğde Ağacı A.Ş.' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Denetim kaydı' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Denetim Kaydı' })).toBeVisible();
    const log = within(await screen.findByRole('table', { name: 'Denetim Kaydı' }));
    await waitFor(() => expect(log.getAllByRole('row').slice(1)).toHaveLength(1));
    expect(log.getAllByRole('row')[1]).toHaveTextContent('Gülşah BüyükşahinŞirket eklendiİğde Ağacı A.Ş.');
  }, 120_000);

  test('A-18: an owner opens the company’s log from the account dialog; its query is in the address', async () => {
    const { path, network, app } = await open('/dashboard/anasayfa', { who: notAdmin });
    await userEvent.click(await screen.findByRole('button', { name: `Hesap: ${stranger.name}` }));
    await userEvent.click(await screen.findByRole('button', { name: 'Denetim Kaydı' }));
    expect(await screen.findByText('Şirket eklendi')).toBeVisible();
    expect(path()).toBe('/dashboard/denetim-kaydi');
    expect(network.calls()).not.toContain('GET /admin/denetim');
    await userEvent.click(screen.getByRole('button', { name: /Konu$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Üyelik ve ödeme' }));
    expect(await screen.findByRole('heading', { name: 'Bu süzgece uyan kayıt yok' })).toBeVisible();
    expect(new URLSearchParams(app.router.state.location.search).get('konu')).toBe('UYELIK');
  }, 60_000);

  test('A-18, USR-12: staff have no menu item for the log, and its address leads home', async () => {
    const staff = { name: 'İlknur Işık', email: 'ilknur@ornek.test' };
    const { password } = await addStaff(scenario, { ...staff, granted: { yetkilendirmeRead: true } });
    const { path, network } = await open('/dashboard/denetim-kaydi', { who: { email: staff.email, password } });
    await waitFor(() => expect(path()).toBe('/dashboard/anasayfa'));
    expect(await screen.findByText('“Denetim Kaydı” ekranını yalnızca şirket sahibi açabilir.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: `Hesap: ${staff.name}` }));
    expect(
      await within(await screen.findByRole('dialog', { name: 'Hesap' })).findByRole('button', { name: 'Çıkış Yap' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Denetim Kaydı' })).toBeNull();
    expect(network.calls()).not.toContain('GET /company/denetim');
  }, 60_000);
});

describe('the partners', () => {
  test('PRT-03: the menu of admin mode has them; other users are redirected home', async () => {
    const { path } = await open('/dashboard/anasayfa', { host: adminHost });
    await userEvent.click(await screen.findByRole('link', { name: 'Partnerler' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Partnerler' })).toBeVisible();
    expect(await screen.findByRole('button', { name: /Partner ekle|Yeni Partner/ })).toBeVisible();
    expect(path()).toBe('/dashboard/partnerler');
    cleanup();
    const other = await open('/dashboard/partnerler', { who: notAdmin });
    await waitFor(() => expect(other.path()).toBe('/dashboard/anasayfa'));
    expect(items()).not.toContain('Partnerler');
    expect(other.network.calls()).not.toContain('GET /admin/partner');
  }, 120_000);
});

describe('the coupons', () => {
  test('SHL-17, SHL-31: an admin’s first item is Kuponlar, which shows campaigns and coupons', async () => {
    const { path } = await open('/dashboard/anasayfa');
    await waitFor(() => expect(items().slice(0, 2)).toEqual(['Kuponlar', 'Anasayfa']));
    await userEvent.click(screen.getByRole('link', { name: 'Kuponlar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Kampanyalar' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Meridyen Bank müşterileri' })).toBeVisible();
    expect(path()).toBe('/dashboard/kuponlar');
  }, 60_000);

  test.each(['kuponlar', 'odemeler', 'partnerler', 'webhooklar'])(
    'SHL-28, SHL-31: other users do not see the item, and %s leads home without a call',
    async (screen) => {
      const { path, network } = await open(`/dashboard/${screen}`, { who: notAdmin });
      await waitFor(() => expect(path()).toBe('/dashboard/anasayfa'));
      expect(items()[0]).toBe('Anasayfa');
      expect(network.calls().filter((call) => call.includes(' /admin/'))).toEqual([]);
    },
    60_000,
  );
});
