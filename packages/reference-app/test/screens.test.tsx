import type { PageServer } from '@kalem/server/page';
import { createClient, createMemorySessionStorage } from '@kalem/sdk';
import { cleanup, fireEvent, screen, waitFor, within } from '../../ui/testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { account, foundCompany } from '../../ui/testing/company';
import { startEmptyServer } from '../../ui/testing/startScenario';
import { openApp } from './openApp';

const sessionStorage = createMemorySessionStorage();
const recipients = ['Iğdır Kayısı A.Ş.', 'Çağlayan Çiçek Ltd.', 'Şile Bezi A.Ş.', 'Çağlayan Çiçek Ltd.'];
let server: PageServer;
let companyId: string;

beforeAll(async () => {
  server = await startEmptyServer();
  ({ companyId } = await foundCompany(server));
  const client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch, storage: sessionStorage });
  await client.session.signIn(account);
  const faturaTarih = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 10);
  for (const aliciUnvan of recipients)
    await client.POST('/fatura', {
      params: { query: { companyId } },
      body: {
        faturaTip: 'SATIS',
        faturaTarih,
        faturaSaat: '00:00:01',
        paraBirim: 'TRY',
        dovizKur: '0',
        ulke: 'Türkiye',
        vknTckn: '1938472657',
        aliciUnvan,
        malHizmetler: [{ malHizmet: 'Kayısı', miktar: '1', birim: 'C62', birimFiyat: '100', kdvOrani: '20' }],
      },
    });
});
afterAll(() => server.close());
beforeEach(async () => {
  localStorage.clear();
  localStorage.setItem('kalem.store', JSON.stringify({ activeCompanyId: companyId, settings: { drawerOpen: true } }));
  await page.viewport(1440, 400);
});
afterEach(cleanup);

const open = (at: string) => openApp({ server, at, sessionStorage });
const menu = () => within(screen.getByRole('navigation', { name: 'Ana menü' }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const scrollDown = async (to: number) => {
  window.scrollTo(0, to);
  await waitFor(() => expect(window.scrollY).toBe(to));
};

test('A-33, USE-23: a new screen opens at its top with the focus on its heading', async () => {
  await open('/dashboard/faturalarim');
  await screen.findByRole('button', { name: 'Şile Bezi A.Ş.' });
  await scrollDown(120);
  await userEvent.click(menu().getByRole('link', { name: 'Cari Kartları' }));
  expect(await heading('Cari Kartları')).toHaveFocus();
  expect(window.scrollY).toBe(0);
});

test('A-33: the first screen after the sign-in does too', async () => {
  await openApp({ server, at: '/login' });
  await userEvent.type(await screen.findByLabelText('Email'), account.email);
  await userEvent.type(screen.getByLabelText('Parola'), `${account.password}{Enter}`);
  const title = await screen.findByRole('heading', { level: 1, name: /^Hoş geldiniz/ });
  await waitFor(() => expect(title).toHaveFocus());
});

test('A-10: a debounced search while another screen loads does not lead back to its list', async () => {
  const { app } = await open('/dashboard/cariler');
  const field = await screen.findByLabelText('Cari ara');
  await userEvent.type(field, 'iğde');
  const going = app.router.navigate('/dashboard/hazir-notlar');
  fireEvent.keyDown(field, { key: 'Enter' });
  await going;
  expect(await heading('Hazır Notlar')).toBeVisible();
});

test('A-33, USE-23: the same screen does too when the menu opens it again', async () => {
  await open('/dashboard/yeni');
  await screen.findByLabelText('Unvan');
  await scrollDown(120);
  await userEvent.click(menu().getByRole('link', { name: 'Yeni Fatura Oluştur' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(window.scrollY).toBe(0);
});

test('A-33, USE-23: on a phone, too, where the menu is a drawer', async () => {
  await page.viewport(390, 600);
  await open('/dashboard/faturalarim');
  await screen.findByRole('button', { name: 'Şile Bezi A.Ş.' });
  await scrollDown(200);
  await userEvent.click(screen.getByRole('button', { name: 'Menü' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Menü' }));
  await userEvent.click(drawer.getByRole('link', { name: 'Cari Kartları' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const title = await heading('Cari Kartları');
  await waitFor(() => expect(title).toHaveFocus());
  expect(window.scrollY).toBe(0);
});

test('A-33: Back restores the scroll position, and the focus on the control that was left', async () => {
  const { app } = await open('/dashboard/faturalarim');
  await screen.findByRole('button', { name: 'Şile Bezi A.Ş.' });
  await scrollDown(120);
  const second = () => screen.getAllByRole('button', { name: 'Fatura işlemleri: Çağlayan Çiçek Ltd.' })[1];
  second()?.focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Kopyala' }));
  await screen.findByLabelText('Unvan');
  expect(window.scrollY).toBe(0);
  await app.router.navigate(-1);
  await waitFor(() => expect(second()).toHaveFocus());
  expect(window.scrollY).toBe(120);
});

test('A-33: sorting a list changes its address but neither the scroll position nor the focus', async () => {
  const { app } = await open('/dashboard/faturalarim');
  await screen.findByRole('button', { name: 'Şile Bezi A.Ş.' });
  await scrollDown(60);
  const sort = screen.getByRole('button', { name: 'Düzenlenme Tarihi' });
  sort.focus({ preventScroll: true });
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(app.router.state.location.search).toContain('sirala='));
  expect(sort).toHaveFocus();
  expect(window.scrollY).toBe(60);
});
