import type { PageServer } from '@kalem/server/page';
import { createClient, createMemorySessionStorage } from '@kalem/sdk';
import { cleanup, screen, waitFor, within } from '../../ui/testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startEmptyServer } from '../../ui/testing/startScenario';
import { openApp } from './openApp';
import '../../ui/testing/patience';

const account = { email: 'kart@ornek.test', password: 'Deneme2026!' };
const sessionStorage = createMemorySessionStorage();
let server: PageServer;
let companyId: string;

beforeAll(async () => {
  server = await startEmptyServer();
  const client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch, storage: sessionStorage });
  await client.POST('/user', { body: { ...account, name: 'Işıl Çağlayan' } });
  await client.session.signIn(account);
  const { data: company } = await client.POST('/company/gib', { body: { userCode: '33333301', password: '1' } });
  companyId = company.id;
});
afterAll(() => server.close());
beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem('kalem.store', JSON.stringify({ activeCompanyId: companyId, settings: { drawerOpen: true } }));
  await page.viewport(1440, 900);
});
afterEach(cleanup);

const open = (at: string) => openApp({ server, at, sessionStorage });
const goTo = async (name: string) =>
  userEvent.click(within(await screen.findByRole('navigation', { name: 'Ana menü' })).getByRole('link', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByRole('textbox', { name });

test('CUS-02, CUS-08, CUS-11, SHL-30: from the menu to the customers, a new one, and back to the list that has it', async () => {
  const { path } = await open('/dashboard/faturalarim');
  await goTo('Cari Kartları');
  await waitFor(() => expect(path()).toBe('/dashboard/cariler'));
  const [create] = await screen.findAllByRole('button', { name: 'Yeni cari ekle' });
  await userEvent.click(create ?? document.body);
  await waitFor(() => expect(path()).toBe('/dashboard/yeni-cari-ekle'));
  await userEvent.type(await field('VKN'), '1234567890');
  await userEvent.type(await field('Unvan'), 'Iğdır Kayısı A.Ş.');
  await press('Kaydet');
  await waitFor(() => expect(path()).toBe('/dashboard/cariler'));
  expect(await screen.findByRole('button', { name: 'Iğdır Kayısı A.Ş.' })).toBeVisible();
}, 90_000);

test('STK-03, STK-07: from the menu to the stock items, a new one, and back to the list that has it', async () => {
  const { path } = await open('/dashboard/faturalarim');
  await goTo('Stok Kartları');
  await waitFor(() => expect(path()).toBe('/dashboard/stok-kartlari'));
  const [create] = await screen.findAllByRole('button', { name: 'Yeni stok ekle' });
  await userEvent.click(create ?? document.body);
  await waitFor(() => expect(path()).toBe('/dashboard/yeni-stok-ekle'));
  await userEvent.type(await field('Mal / Hizmet'), 'Iğdır kayısısı');
  await press('Kaydet');
  await waitFor(() => expect(path()).toBe('/dashboard/stok-kartlari'));
  expect(await screen.findByRole('button', { name: 'Iğdır kayısısı' })).toBeVisible();
}, 90_000);

test('CUS-05: the search is in the address', async () => {
  const { app } = await open('/dashboard/cariler');
  await userEvent.type(await field('Cari ara'), 'kayısı{Enter}');
  await waitFor(() => expect(app.router.state.location.search).toBe(`?${new URLSearchParams({ ara: 'kayısı' })}`));
});

test('NOT-01: the ready notes have a screen', async () => {
  const { path } = await open('/dashboard/faturalarim');
  await goTo('Hazır Notlar');
  await waitFor(() => expect(path()).toBe('/dashboard/hazir-notlar'));
  expect(await screen.findByRole('heading', { name: 'Banka / IBAN' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Açıklamalar' })).toBeVisible();
});
