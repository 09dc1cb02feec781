import type { PageServer } from '@kalem/server/page';
import { createClient, createMemorySessionStorage, type components } from '@kalem/sdk';
import { cleanup, screen, waitFor, within } from '../../ui/testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { foundCompany, type Scenario } from '../../ui/testing/company';
import { addStaff, permissionsOf, proveAddress } from '../../ui/testing/staff';
import { startEmptyServer } from '../../ui/testing/startScenario';
import { openApp } from './openApp';

let server: PageServer;
let scenario: Scenario;
let staff: { password: string };
/** Operations that the server answered with 403. */
const refused: string[] = [];

/** Each test signs in, which takes the time of an argon2 hash. */
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

beforeAll(async () => {
  server = noteRefusals(await startEmptyServer());
  scenario = await foundCompany(server);
  const granted: Partial<components['schemas']['Permissions']> = { faturaRead: true };
  staff = await addStaff(scenario, { name: 'Gülşah İğdırlı', email: 'gulsah@ornek.test', granted });
});
afterAll(() => server.close());
beforeEach(async () => {
  localStorage.clear();
  const { companyId } = scenario;
  localStorage.setItem('kalem.store', JSON.stringify({ activeCompanyId: companyId, settings: { drawerOpen: true } }));
  await page.viewport(1440, 900);
});
afterEach(cleanup);

function noteRefusals(real: PageServer): PageServer {
  return {
    ...real,
    async fetch(request) {
      const answer = await real.fetch(request);
      if (answer.status === 403) refused.push(`${request.method} ${request.url}`);
      return answer;
    },
  };
}

async function open(at: string, { email, password }: { email: string; password: string }) {
  const sessionStorage = createMemorySessionStorage();
  const client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch, storage: sessionStorage });
  await client.session.signIn({ email, password });
  return openApp({ server, at, sessionStorage });
}

/** Sets the permissions of the staff member. */
async function grant(permissions: Parameters<typeof permissionsOf>[0]) {
  const query = { companyId: scenario.companyId };
  const { data: users } = await scenario.client.GET('/company/user', { params: { query } });
  const path = { id: users.items.find(({ email }) => email === 'gulsah@ornek.test')?.id ?? '' };
  const body = permissionsOf(permissions);
  await scenario.client.PUT('/company/user/{id}/permissions', { params: { query, path }, body });
}

const asOwner = (at: string) => open(at, scenario.account);
const asStaff = (at: string) => open(at, { email: 'gulsah@ornek.test', password: staff.password });
const untilLoaded = () => waitFor(() => expect(document.querySelector('[aria-busy="true"], .loading-bar')).toBeNull());
const menu = () => screen.findByRole('navigation', { name: 'Ana menü' });

describe('screens of the account and the company’s users', () => {
  test.each([
    ['SHL-10, USR-01', 'Yetkilendirme', '/dashboard/yetkilendirme', 'Yetkilendirme'],
    ['SHL-12, KEY-01', 'API Anahtarları', '/dashboard/anahtarlar', 'API Anahtarları'],
    ['SHL-13, ACC-27', 'Kullanıcı Bilgileri', '/dashboard/kullanici-bilgileri', 'Kullanıcı Bilgileri'],
    ['SHL-08, CMP-27', 'Şirketlerim', '/dashboard/sirketlerim', 'Şirketlerim'],
    ['SHL-14, IMG-01', 'İmza/Logo Ayarları', '/dashboard/imza-logo', 'İmza/Logo Ayarları'],
    ['SHL-16, GIB-01', 'GİB Bilgileri', '/dashboard/gib-bilgileri', 'GİB Bilgileri'],
    ['MNY-58', 'Tahsilat Ayarları', '/dashboard/tahsilat-ayarlari', 'Tahsilat Ayarları'],
    ['SHL-15, NTF-01', 'Bildirim Ayarları', '/dashboard/bildirim-ayarlari', 'Bildirim Ayarları'],
  ])('%s: %s leads to %s', async (_rows, item, address, heading) => {
    const { path } = await asOwner('/dashboard/kullanici-bilgileri');
    await userEvent.click(within(await menu()).getByRole('link', { name: item }));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(path()).toBe(address);
  });

  test('SHL-11: help is reached by its address and is in no menu', async () => {
    const { path } = await asOwner('/dashboard/yardim');
    expect(await screen.findByRole('heading', { level: 1, name: 'Yardım' })).toBeVisible();
    expect(path()).toBe('/dashboard/yardim');
    expect(within(await menu()).queryByRole('link', { name: 'Yardım' })).toBeNull();
  });

  test('USR-12: without yetkilendirmeRead the screen is not in the menu, and its address leads home', async () => {
    const { path } = await asStaff('/dashboard/yetkilendirme');
    await waitFor(() => expect(path()).toBe('/dashboard/anasayfa'));
    expect(
      await screen.findByText('“Yetkilendirme” ekranını açma yetkiniz yok. Yetkileri şirket sahibi verir.'),
    ).toBeVisible();
    expect(within(await menu()).queryByRole('link', { name: 'Yetkilendirme' })).toBeNull();
    expect(within(await menu()).getByRole('link', { name: 'Kullanıcı Bilgileri' })).toBeVisible();
  });

  test.each([
    ['yeni', 'Yeni Fatura Oluştur', 'faturaWrite'],
    ['faturalarim', 'Faturalarım', 'faturaRead'],
    ['hazir-notlar', 'Hazır Notlar', 'faturaRead'],
    ['cariler', 'Cari Kartları', 'cariRead'],
    ['yeni-cari-ekle', 'Yeni cari ekle', 'cariWrite'],
    ['stok-kartlari', 'Stok Kartları', 'stokRead'],
    ['yeni-stok-ekle', 'Yeni stok ekle', 'stokWrite'],
    ['adima-duzenlenen-faturalar', 'Adıma Düzenlenen Faturalar', 'adimaDuzenlenenFaturalarRead'],
    ['iptal-itiraz-talepleri', 'İptal / İtiraz Talepleri', 'iptalItirazRead'],
    ['yetkilendirme', 'Yetkilendirme', 'yetkilendirmeRead'],
    ['gib-bilgileri', 'GİB Bilgileri', 'companyWrite'],
    ['imza-logo', 'İmza/Logo Ayarları', 'companyWrite'],
    ['alacaklar', 'Alacaklar', 'tahsilatRead'],
    ['banka-hareketleri', 'Banka Hareketleri', 'tahsilatRead'],
    ['tahsilat-ayarlari', 'Tahsilat Ayarları', 'tahsilatRead'],
    ['tahsilat-ayarlari', 'Tahsilat Ayarları', 'tahsilatWrite'],
    ['anahtarlar', 'API Anahtarları', 'apiWrite'],
  ] as const)(
    'USR-12: /dashboard/%s (%s) loads with %s alone, as does home, and no call is refused',
    async (screenName, heading, permission) => {
      await grant({ [permission]: true });
      refused.length = 0;
      const { path } = await asStaff(`/dashboard/${screenName}`);
      expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
      await untilLoaded();
      expect(path()).toBe(`/dashboard/${screenName}`);
      await userEvent.click(within(await menu()).getByRole('link', { name: 'Anasayfa' }));
      expect(await screen.findByRole('heading', { level: 1, name: /^Hoş geldiniz/ })).toBeVisible();
      await untilLoaded();
      expect(refused).toEqual([]);
    },
  );

  test('USR-12: when a permission is revoked while its screen is open, the first refused call closes the screen', async () => {
    await grant({ cariRead: true });
    const { path } = await asStaff('/dashboard/cariler');
    const search = await screen.findByLabelText('Cari ara');
    await grant({});
    await userEvent.type(search, 'iğde');
    await waitFor(() => expect(path()).toBe('/dashboard/anasayfa'));
    expect(within(await menu()).queryByRole('link', { name: 'Cari Kartları' })).toBeNull();
  });

  test('ACC-27: a changed name appears in the header at once', async () => {
    await asStaff('/dashboard/kullanici-bilgileri');
    const name = await screen.findByLabelText('Ad soyad', { selector: 'input' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Gülşah Büyükşahin{Enter}');
    expect(await screen.findByRole('button', { name: 'Hesap: Gülşah Büyükşahin' })).toBeVisible();
  });

  test('A-07: signing out on all devices leads to the sign-in, and ends the other sessions', async () => {
    const other = createClient({ baseUrl: server.baseUrl, fetch: server.fetch, retries: 0 });
    await other.session.signIn({ email: 'gulsah@ornek.test', password: staff.password });
    const { path } = await asStaff('/dashboard/kullanici-bilgileri');
    await userEvent.click(await screen.findByRole('button', { name: 'Tüm cihazlardan çıkış yap' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Çıkış yap' }));
    await waitFor(() => expect(path()).toBe('/login'));
    expect(screen.queryByText(/Oturum süreniz/)).toBeNull();
    await expect(other.GET('/account')).rejects.toMatchObject({ status: 401 });
  });

  test('A-04, A-06: a new user is asked to confirm the address at the wizard and at home, until it is confirmed', async () => {
    const owner = { client: scenario.client, email: scenario.account.email };
    const note = () => screen.queryByText(`Adresinize doğrulama bağlantısı gönderdik: ${owner.email}.`);
    const { app } = await asOwner('/dashboard/yeni-sirket-ekle');
    await waitFor(() => expect(note()).toBeVisible());
    await app.router.navigate('/dashboard/faturalarim');
    await waitFor(() => expect(note()).toBeNull());
    await app.router.navigate('/dashboard/anasayfa');
    await waitFor(() => expect(note()).toBeVisible());
    await owner.client.POST('/account/email/verification');
    await proveAddress({ server, client: owner.client }, owner.email);
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(note()).toBeNull());
  });
});
