import { impliedPermissions, noPermissions, permissionNames } from '@kalem/domain';
import type { PageServer } from '@kalem/server/page';
import { createClient, createMemorySessionStorage } from '@kalem/sdk';
import { cleanup, render, screen, waitFor, within } from '../../ui/testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Suspense } from 'react';
import { page } from 'vitest/browser';
import { account } from '../../ui/testing/company';
import { startScenario } from '../../ui/testing/startScenario';
import { lazily } from '../src/shell/lazily';
import { offeredItems, type Permissions } from '../src/shell/SideMenu';
import { redirectOf } from '../src/shell/useShellState';
import { openApp } from './openApp';

let server: PageServer;

beforeAll(async () => {
  ({ server } = await startScenario());
});
afterAll(() => server.close());
beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function signedInStorage() {
  const storage = createMemorySessionStorage();
  await createClient({ baseUrl: server.baseUrl, fetch: server.fetch, storage }).session.signIn(account);
  return storage;
}

async function signIn() {
  await userEvent.type(await screen.findByLabelText('Email'), account.email);
  await userEvent.type(screen.getByLabelText('Parola'), `${account.password}{Enter}`);
}

const notes = () => screen.queryByRole('dialog', { name: 'Versiyon Notları' });
const welcome = () =>
  within(screen.getByRole('region', { name: 'Bildirimler' })).queryByText('Hoş geldiniz, Işıl Çağlayan');
const intro = () => screen.queryByText('Çalıştığınız şirket üstte yazar');

const chosen = { isAdminMode: false, hasNone: false, active: { permissions: noPermissions } };
const mayWrite = { ...chosen, active: { permissions: { ...noPermissions, stokRead: true, stokWrite: true } } };
const unchosen = { ...chosen, active: undefined };
const newcomer = { ...unchosen, hasNone: true };
const admin = { ...newcomer, isAdminMode: true };

test.each([
  ['/dashboard/anasayfa', chosen, undefined],
  ['/dashboard/stok-kartlari', chosen, '/dashboard/anasayfa'],
  ['/dashboard/yeni-stok-ekle', chosen, '/dashboard/anasayfa'],
  ['/dashboard/stok-kartlari', mayWrite, undefined],
  ['/dashboard/yeni-stok-ekle', mayWrite, undefined],
  ['/dashboard/stok-kartlari', unchosen, undefined],
  ['/dashboard/anasayfa', newcomer, '/dashboard/yeni-sirket-ekle'],
  ['/dashboard/yeni-sirket-ekle', newcomer, undefined],
  ['/dashboard/davetler', newcomer, undefined],
  ['/dashboard/odemeler', admin, undefined],
  ['/dashboard/faturalarim', admin, '/dashboard/anasayfa'],
])('SHL-35, USR-12, ADM-01: %s redirects only users who have nothing there', (pathname, standing, to) => {
  expect(redirectOf(pathname, standing)).toBe(to);
});

/** USR-12: the screens of the menu in order (SHL-30), with their required permission. */
const menuScreens: Record<string, keyof Permissions | undefined> = {
  anasayfa: undefined,
  sirketlerim: undefined,
  yeni: 'faturaWrite',
  faturalarim: 'faturaRead',
  cariler: 'cariRead',
  'stok-kartlari': 'stokRead',
  'hazir-notlar': 'faturaRead',
  alacaklar: 'tahsilatRead',
  'banka-hareketleri': 'tahsilatRead',
  'adima-duzenlenen-faturalar': 'adimaDuzenlenenFaturalarRead',
  'iptal-itiraz-talepleri': 'iptalItirazRead',
  yetkilendirme: 'yetkilendirmeRead',
  'kullanici-bilgileri': undefined,
  'gib-bilgileri': 'companyWrite',
  'imza-logo': 'companyWrite',
  'tahsilat-ayarlari': 'tahsilatRead',
  anahtarlar: 'apiWrite',
  'bildirim-ayarlari': undefined,
};
const otherScreens: typeof menuScreens = {
  'yeni-sirket-ekle': undefined,
  davetler: undefined,
  yardim: undefined,
  'cariler/b1f0c1de-0000-4000-8000-000000000000': 'cariRead',
  'yeni-cari-ekle': 'cariWrite',
  'yeni-stok-ekle': 'stokWrite',
};

test.each(permissionNames)('SHL-30, USR-12: %s alone opens only its own screens', (name) => {
  const permissions = impliedPermissions({ ...noPermissions, [name]: true });
  const openAmong = (screens: typeof menuScreens) =>
    Object.entries(screens).flatMap(([path, needs]) => (!needs || permissions[needs] ? `/dashboard/${path}` : []));
  const offered = offeredItems({ isAdmin: false, isAdminMode: false, permissions });
  expect(offered.map(({ to }) => to)).toEqual(openAmong(menuScreens));
  const screens = { ...menuScreens, ...otherScreens };
  const open = openAmong(screens);
  for (const path of Object.keys(screens).map((screen) => `/dashboard/${screen}`)) {
    const to = redirectOf(path, { ...chosen, active: { permissions } });
    expect(to, path).toBe(open.includes(path) ? undefined : '/dashboard/anasayfa');
  }
});

test('SHL-39, SHL-42, SHL-43: the first sign-in shows the version notes, then the welcome, then the pointer; never two at once', async () => {
  const first = await openApp({ server, at: '/login', isFirstVisit: true });
  await signIn();
  await waitFor(() => expect(notes()).toBeVisible());
  await screen.findByRole('button', { name: /^Çınaraltı/, hidden: true });
  expect([welcome(), intro()]).toEqual([null, null]);
  await userEvent.click(screen.getByRole('button', { name: 'Tamam' }));
  await waitFor(() => expect(welcome()).toBeVisible());
  expect([notes(), intro()]).toEqual([null, null]);
  await waitFor(() => expect(intro()).toBeVisible());
  expect([notes(), welcome()]).toEqual([null, null]);
  const chooser = screen.getByRole('button', { name: /^Çınaraltı/ });
  await userEvent.click(chooser);
  const dialog = await screen.findByRole('dialog', { name: 'Şirket seçin' });
  expect(intro()).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Kapat' }));
  first.view.unmount();

  // A reload within the session.
  const second = await openApp({
    server,
    at: '/dashboard',
    isFirstVisit: true,
    sessionStorage: await signedInStorage(),
  });
  await screen.findByRole('heading', { name: 'Hoş geldiniz, Işıl Çağlayan' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([notes(), welcome(), intro()]).toEqual([null, null, null]);

  // A user who signs in again sees the welcome, but no version notes.
  await userEvent.click(
    within(screen.getByRole('navigation', { name: 'Ana menü' })).getByRole('button', { name: 'Çıkış Yap' }),
  );
  await signIn();
  await waitFor(() => expect(welcome()).toBeVisible());
  expect([notes(), intro()]).toEqual([null, null]);
  expect(second.path()).toBe('/dashboard/anasayfa');
});

test('USE-20: a closed window of the shell leaves no overlay', async () => {
  await openApp({ server, at: '/login' });
  await signIn();
  await waitFor(() => expect(welcome()).toBeVisible());
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Ara veya komut ver' });
  expect(document.querySelector('.kalem-toast')).toBeNull();
});

test('SHL-39, SHL-43: a new user is welcomed in the wizard, and sees the version notes afterwards', async () => {
  await openApp({ server, at: '/register', isFirstVisit: true });
  const values = {
    Ad: 'Şükrü',
    Soyad: 'Işıldak',
    Email: `${crypto.randomUUID()}@ornek.test`,
    Parola: account.password,
    'Parola (Tekrar)': account.password,
  };
  for (const [label, value] of Object.entries(values)) {
    await userEvent.click(await screen.findByLabelText(label));
    await userEvent.paste(value);
  }
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Hesap Oluştur' }));
  await screen.findByLabelText('Kullanıcı kodu');
  expect(await screen.findByText('Hoş geldiniz, Şükrü Işıldak')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Kullanıcı kodu'), '33333305');
  await userEvent.type(screen.getByLabelText('Parola'), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Devam' }));
  const save = await screen.findByRole('button', { name: 'Kaydet ve devam et' });
  // From here on there is a company, so the notes may open at any moment.
  await waitFor(() => expect(document.querySelector('button.head-company')).toBeVisible());
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect([notes(), intro()]).toEqual([null, null]);
  await userEvent.click(save);
  await waitFor(() => expect(notes()).toBeVisible());
});

test('SHL-44: announces a build that differs from the page’s own at load, and Yenile loads it', async () => {
  const { reloads } = await openApp({
    server,
    at: '/dashboard/faturalarim',
    sessionStorage: await signedInStorage(),
    buildHash: 'older',
  });
  expect(await screen.findByText('Yeni sürüm yayınlandı.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Yenile' }));
  expect(reloads()).toBe(1);
});

test('SHL-44: announces nothing for the same build, and checks again after five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { network } = await openApp({
    server,
    at: '/dashboard/faturalarim',
    sessionStorage: await signedInStorage(),
    buildHash: 'page',
  });
  const asked = () => network.calls().filter((call) => call === 'GET /hash').length;
  await screen.findByRole('heading', { name: 'Faturalarım' });
  expect(asked()).toBe(1);
  expect(screen.queryByText('Yeni sürüm yayınlandı.')).toBeNull();
  vi.advanceTimersByTime(5 * 60_000 - 1_000);
  expect(asked()).toBe(1);
  vi.advanceTimersByTime(2_000);
  vi.useRealTimers();
  await waitFor(() => expect(asked()).toBe(2));
  expect(screen.queryByText('Yeni sürüm yayınlandı.')).toBeNull();
});

test.each([
  ['SHL-20', 'cariler', ['Cari Kartları']],
  ['SHL-21', 'yeni-cari-ekle', ['Yeni cari ekle']],
  ['SHL-22', 'stok-kartlari', ['Stok Kartları']],
  ['SHL-23', 'yeni-stok-ekle', ['Yeni stok ekle']],
  ['SHL-24', 'hazir-notlar', ['Hazır Notlar', 'Banka / IBAN', 'Açıklamalar']],
  ['SHL-25', 'adima-duzenlenen-faturalar', ['Adıma Düzenlenen Faturalar']],
  ['SHL-26', 'iptal-itiraz-talepleri', ['İptal / İtiraz Talepleri']],
  ['MNY-48', 'alacaklar', ['Alacaklar']],
  ['MNY-98', 'banka-hareketleri', ['Banka Hareketleri']],
  ['MNY-58', 'tahsilat-ayarlari', ['Tahsilat Ayarları', 'Vade']],
])(
  '%s, SHL-29: /dashboard/%s shows %s to signed-in users with the product’s name, and the sign-in to others',
  async (_, path, headings) => {
    const at = `/dashboard/${path}`;
    const stranger = await openApp({ server, at });
    await screen.findByRole('heading', { name: 'Giriş Yap' });
    expect(stranger.path()).toBe('/login');
    stranger.view.unmount();

    const opened = await openApp({ server, at, sessionStorage: await signedInStorage() });
    for (const name of headings) expect(await screen.findByRole('heading', { name })).toBeVisible();
    expect(opened.path()).toBe(at);
    expect(document.title).toMatch(/^\S.* · Kalem$/);
  },
);

test('SHL-01, SHL-29: / is the landing page without a session', async () => {
  const { path, network } = await openApp({ server, at: '/' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Faturanızı portala girmeden kesin.' })).toBeVisible();
  expect(within(screen.getByRole('banner')).getByText('Kalem')).toBeVisible();
  expect(path()).toBe('/');
  expect(network.calls()).toEqual([]);
});

test('ERR-03, ERR-04: an error toast shows the server’s message and disappears after 5000 ms', async () => {
  await openApp({ server, at: '/password/reset/yok' });
  await userEvent.type(await screen.findByLabelText('Parola'), 'Yepyeni2026!');
  await userEvent.type(screen.getByLabelText('Parola (Tekrar)'), 'Yepyeni2026!');
  await userEvent.click(screen.getByRole('button', { name: 'Parolayı Sıfırla' }));
  const refusal = 'Parola sıfırlama bağlantısı geçersiz veya süresi dolmuş.';
  await within(screen.getByRole('region', { name: 'Bildirimler' })).findByText(refusal);
  const shown = performance.now();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Bildirimler' })).not.toHaveTextContent(refusal));
  expect(performance.now() - shown).toBeGreaterThan(4_700);
  expect(performance.now() - shown).toBeLessThan(6_000);
});

test('USE-21: a banner reports a lost connection, typed text is kept, and the banner disappears when the connection is back', async () => {
  const { network } = await openApp({
    server,
    at: '/dashboard/yeni-cari-ekle',
    sessionStorage: await signedInStorage(),
  });
  const name = await screen.findByLabelText('Unvan');
  await userEvent.type(name, 'İğde Ağacı');
  const said = 'Bağlantınız kesildi. Yazdıklarınız kaybolmadı.';
  expect(screen.queryByText(said)).toBeNull();
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText(said)).toBeVisible();
  for (let times = 0; times < 4; times += 1) network.cut('GET /hash', 'before');
  await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }));
  await waitFor(() => expect(network.calls()).toContain('GET /hash'));
  expect(screen.getByText(said)).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Yeniden bağlandı')).toBeVisible();
  expect(screen.queryByText(said)).toBeNull();
  expect(name).toHaveValue('İğde Ağacı');
  await waitFor(() => expect(screen.queryByText('Yeniden bağlandı')).toBeNull());
});

test('USE-21: a chunk of the shell that fails to load affects no other part', async () => {
  const Part = lazily(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  render(
    <Suspense fallback="Yükleniyor">
      <input aria-label="Unvan" />
      <Part />
    </Suspense>,
  );
  expect(await screen.findByLabelText('Unvan')).toBeVisible();
  expect(screen.queryByText('Yükleniyor')).toBeNull();
});
