import { createClient, createMemorySessionStorage } from '@kalem/sdk';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fillCampaigns } from '../../ui/testing/fillCampaigns';
import { signUpProven } from '../../ui/testing/staff';
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
  test('ADM-01, ADM-02, ADM-03, HOM-07: on its host the menu, the home page and all companies are the operator’s', async () => {
    const { network, path } = await open('/dashboard/anasayfa', { host: adminHost });
    expect(await screen.findByRole('heading', { level: 1, name: 'Yönetim' })).toBeVisible();
    const figures = within(await screen.findByRole('region', { name: 'Rakamlar' }));
    const companies = await figures.findByRole('button', { name: /^Şirket Sayısı/ });
    expect(companies).toHaveTextContent('2');
    expect(items()).toEqual(['Kuponlar', 'Anasayfa', 'Şirketler', 'Kullanıcı Bilgileri']);
    expect(screen.queryByRole('dialog', { name: 'Şirket seçin' })).toBeNull();
    expect(network.calls()).toContain('GET /admin/company');
    await userEvent.click(companies);
    await waitFor(() => expect(path()).toBe('/dashboard/sirketlerim'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Şirketler' })).toBeVisible();
    expect(await screen.findByText('İğde Ağacı A.Ş.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Kuponlar' }));
    expect(await screen.findByRole('heading', { name: 'Meridyen Bank müşterileri' })).toBeVisible();
  }, 120_000);

  test('ADM-01: a screen that it has not leads home; on any other host the same person has the ordinary app', async () => {
    const { path } = await open('/dashboard/faturalarim', { host: adminHost });
    await waitFor(() => expect(path()).toBe('/dashboard/anasayfa'));
    cleanup();
    await open('/dashboard/anasayfa', { host: 'www.ornek.test' });
    expect(await screen.findByRole('heading', { name: /^Hoş geldiniz/ })).toBeVisible();
  }, 120_000);

  test('SHL-28: who is no admin has the ordinary app on the host of admins', async () => {
    const { path } = await open('/dashboard/kuponlar', { host: adminHost, who: notAdmin });
    expect(await screen.findByRole('heading', { name: /^Hoş geldiniz/ })).toBeVisible();
    expect(path()).toBe('/dashboard/anasayfa');
    expect(items()).toContain('Yeni Fatura Oluştur');
  }, 60_000);
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

  test('SHL-28, SHL-31: nobody else sees the item, and its address leads home', async () => {
    const { path, network } = await open('/dashboard/kuponlar', { who: notAdmin });
    await waitFor(() => expect(path()).toBe('/dashboard/anasayfa'));
    expect(items()[0]).toBe('Anasayfa');
    expect(network.calls()).not.toContain('GET /admin/kampanya');
  }, 60_000);
});
