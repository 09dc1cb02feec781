import type { PageServer } from '@kalem/server/page';
import { createClient, createMemorySessionStorage } from '@kalem/sdk';
import { cleanup, screen, waitFor } from '../../ui/testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { foundCompany, type Scenario } from '../../ui/testing/company';
import { startPayment, txOf } from '../../ui/testing/payYear';
import { newCustomerOf } from '../../ui/testing/startCustomerScenario';
import { startEmptyServer } from '../../ui/testing/startScenario';
import { openApp } from './openApp';

const start = Date.now();
let time = start;
let server: PageServer;
let scenario: Scenario;
/** A user with another company. */
let stranger: { email: string; password: string; companyId: string };

/** Each test signs in, which takes the time of an argon2 hash. */
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

beforeAll(async () => {
  server = await startEmptyServer({ clock: { now: () => new Date(time) } });
  scenario = await foundCompany(server);
  stranger = await foundStranger();
});
afterAll(() => server.close());
beforeEach(async () => {
  time = start;
  localStorage.clear();
  localStorage.setItem('kalem.store', JSON.stringify({ activeCompanyId: scenario.companyId, settings: {} }));
  await page.viewport(1440, 900);
});
afterEach(cleanup);

/** A stored session of an earlier visit. */
async function signedInStorage({ email, password } = scenario.account) {
  const storage = createMemorySessionStorage();
  await createClient({ baseUrl: server.baseUrl, fetch: server.fetch, storage }).session.signIn({ email, password });
  return storage;
}

async function foundStranger() {
  const account = { email: 'sukru@ornek.test', password: 'Deneme2026!' };
  const client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch });
  await client.POST('/user', { body: { ...account, name: 'Şükrü Işıldak' } });
  await client.session.signIn(account);
  const body = { vknTckn: '19384726578', email: account.email, unvan: '', ad: 'Şükrü', soyad: 'Işıldak' };
  const { data: company } = await client.POST('/company', { body });
  return { ...account, companyId: company.id };
}

/** Opens the app as a user of another company. */
async function openAsStranger(at: string) {
  localStorage.setItem('kalem.store', JSON.stringify({ activeCompanyId: stranger.companyId, settings: {} }));
  return openApp({ server, at, sessionStorage: await signedInStorage(stranger) });
}

async function mailedAddress(to: string, pattern: RegExp): Promise<string> {
  let address = '';
  await waitFor(async () => {
    const bodies = (await server.outbox()).filter((mail) => mail.to === to).map(({ body }) => body);
    address = pattern.exec(bodies.join('\n'))?.[0] ?? '';
    expect(address).not.toBe('');
  });
  return address;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function signIn({ email, password } = scenario.account) {
  const field = await screen.findByLabelText('Email');
  await userEvent.clear(field);
  await userEvent.type(field, email);
  await userEvent.type(screen.getByLabelText('Parola'), password);
  await press('Giriş Yap');
}

test('ACC-21, ACC-24: a reset link opened with a session leads to the sign-in, without a message about an ended session', async () => {
  const account = { email: 'isilay@ornek.test', password: 'Deneme2026!' };
  await scenario.client.POST('/user', { body: { ...account, name: 'Işılay Çağlayan' } });
  const sessionStorage = await signedInStorage(account);
  await scenario.client.POST('/password/reset', { body: { email: account.email } });
  const at = await mailedAddress(account.email, /\/password\/reset\/\S+/);
  const { app, path } = await openApp({ server, at, sessionStorage });
  await userEvent.type(await screen.findByLabelText('Parola'), 'Yepyeni2026!');
  await userEvent.type(screen.getByLabelText('Parola (Tekrar)'), 'Yepyeni2026!');
  await press('Parolayı Sıfırla');
  expect(await screen.findByText('Parolanız sıfırlanmıştır.')).toBeVisible();
  await screen.findByRole('heading', { name: 'Giriş Yap' });
  expect(path()).toBe('/login');
  expect(screen.queryByText(/Oturum süreniz/)).toBeNull();
  expect(app.client.session.isSignedIn()).toBe(false);
  expect(await sessionStorage.get()).toBeUndefined();
});

describe('addresses of other users’ data, or of none', () => {
  test.each(['of another account', 'of nobody'])('SHL-05, PAY-17: a payment %s leads home', async (whose) => {
    const tx = whose === 'of nobody' ? crypto.randomUUID() : txOf(await startPayment(scenario));
    const { path } = await openAsStranger(`/payment/${tx}`);
    expect(await screen.findByText('Böyle bir ödeme bulunamadı')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yeniden sor' })).toBeNull();
    await press('Anasayfaya dön');
    await waitFor(() => expect(path()).toBe('/dashboard/anasayfa'));
  });

  test('USR-14: the address of another company’s customer shows none of its data, and a link to one’s own customers', async () => {
    const { path } = await openAsStranger(`/dashboard/cariler/${await newCustomerOf(scenario)}`);
    expect(await screen.findByText(/^Cari açılamadı/)).toBeVisible();
    expect(screen.queryByText(/Büyükçamlıca/)).toBeNull();
    await press('Cari Kartları');
    await waitFor(() => expect(path()).toBe('/dashboard/cariler'));
  });
});

describe('addresses that are requested without a session', () => {
  test.each([
    '/dashboard/faturalarim?ara=Çınar&durum=ONAYLANDI',
    '/dashboard/cariler/b1f0c1de-0000-4000-8000-000000000000',
    '/payment/b1f0c1de-0000-4000-8000-000000000000?durum=tamam',
  ])('USE-13, USE-14: %s opens after the sign-in, with its query', async (at) => {
    const { path, address } = await openApp({ server, at });
    await screen.findByRole('heading', { name: 'Giriş Yap' });
    expect(path()).toBe('/login');
    await signIn();
    await waitFor(() => expect(path()).not.toBe('/login'));
    expect(decodeURI(address())).toBe(at);
  });

  test('SES-12, USE-13: the sign-in still knows the place of the lost session after a reload', async () => {
    const at = '/dashboard/cariler?ara=Çınar';
    const { app } = await openApp({ server, at, state: { from: 'x' }, sessionStorage: await signedInStorage() });
    await screen.findByRole('navigation', { name: 'Ana menü' });
    time += 2_592_001_000;
    await app.client.GET('/company').catch(() => undefined);
    await screen.findByRole('heading', { name: 'Giriş Yap' });
    cleanup();
    const { address, app: again } = await openApp({ server, at: '/login', isReload: true });
    expect(await screen.findByText(/^Oturum süreniz sona ermiştir/)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue(scenario.account.email);
    await signIn();
    await waitFor(() => expect(decodeURI(address())).toBe(at));
    expect(again.router.state.location.state).toEqual({ from: 'x' });
    await waitFor(() => expect(window.sessionStorage.getItem('kalem.lost')).toBeNull());
  });

  test.each(['', '{', '{"userId":1}', '{"userId":"x","email":"y","address":"https://x.test/"}'])(
    'SES-12: ignores an invalid stored place (%s)',
    async (text) => {
      window.sessionStorage.setItem('kalem.lost', text);
      const { app } = await openApp({ server, at: '/login', isReload: true });
      expect(app.lost.get()).toBeNull();
    },
  );
});
