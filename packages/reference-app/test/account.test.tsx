import { permissionNames } from '@kalem/domain';
import type { PageServer } from '@kalem/server/page';
import { createClient, createMemorySessionStorage, type components } from '@kalem/sdk';
import { cleanup, screen, waitFor, within } from '../../ui/testing/render';
import { userEvent } from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { foundCompany, type Scenario } from '../../ui/testing/company';
import { addStaff, permissionsOf } from '../../ui/testing/staff';
import { startEmptyServer } from '../../ui/testing/startScenario';
import { openApp } from './openApp';

let server: PageServer;
let scenario: Scenario;
let staff: { password: string };

/** Each test signs in, which waits for argon2. */
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

beforeAll(async () => {
  server = await startEmptyServer();
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

async function open(at: string, { email, password }: { email: string; password: string }) {
  const sessionStorage = createMemorySessionStorage();
  const client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch, storage: sessionStorage });
  await client.session.signIn({ email, password });
  return openApp({ server, at, sessionStorage });
}

/** What the staff may do from now on. */
async function grant(permissions: Parameters<typeof permissionsOf>[0]) {
  const query = { companyId: scenario.companyId };
  const { data: users } = await scenario.client.GET('/company/user', { params: { query } });
  const path = { id: users.items.find(({ email }) => email === 'gulsah@ornek.test')?.id ?? '' };
  const body = permissionsOf(permissions);
  await scenario.client.PUT('/company/user/{id}/permissions', { params: { query, path }, body });
}

const asOwner = (at: string) => open(at, scenario.account);
const asStaff = (at: string) => open(at, { email: 'gulsah@ornek.test', password: staff.password });
const menu = () => screen.findByRole('navigation', { name: 'Ana menü' });

describe('screens of the account and the company’s users', () => {
  test.each([
    ['SHL-10, USR-01', 'Yetkilendirme', '/dashboard/yetkilendirme', 'Yetkilendirme'],
    ['SHL-12, KEY-01', 'API Anahtarları', '/dashboard/anahtarlar', 'API Anahtarları'],
    ['SHL-13, ACC-27', 'Kullanıcı Bilgileri', '/dashboard/kullanici-bilgileri', 'Kullanıcı Bilgileri'],
    ['SHL-08, CMP-27', 'Şirketlerim', '/dashboard/sirketlerim', 'Şirketlerim'],
    ['SHL-14, IMG-01', 'İmza/Logo Ayarları', '/dashboard/imza-logo', 'İmza/Logo Ayarları'],
    ['SHL-16, GIB-01', 'GİB Bilgileri', '/dashboard/gib-bilgileri', 'GİB Bilgileri'],
    ['SHL-15, NTF-01', 'Bildirim Ayarları', '/dashboard/bildirim-ayarlari', 'Bildirim Ayarları'],
  ])('%s: %s leads to %s', async (_rows, item, address, heading) => {
    const { path } = await asOwner('/dashboard/kullanici-bilgileri');
    await userEvent.click(within(await menu()).getByRole('link', { name: item }));
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(path()).toBe(address);
  });

  test('SHL-11: help is reached by its address, and stands in no menu', async () => {
    const { path } = await asOwner('/dashboard/yardim');
    expect(await screen.findByRole('heading', { level: 1, name: 'Yardım' })).toBeVisible();
    expect(path()).toBe('/dashboard/yardim');
    expect(within(await menu()).queryByRole('link', { name: 'Yardım' })).toBeNull();
  });

  test('USR-12: without yetkilendirmeRead the screen is not offered, and its address leads home', async () => {
    const { path } = await asStaff('/dashboard/yetkilendirme');
    await waitFor(() => expect(path()).toBe('/dashboard/anasayfa'));
    expect(within(await menu()).queryByRole('link', { name: 'Yetkilendirme' })).toBeNull();
    expect(within(await menu()).getByRole('link', { name: 'Kullanıcı Bilgileri' })).toBeVisible();
  });

  test.each([
    ['/dashboard/yeni', 'Yeni Fatura Oluştur', 'faturaWrite'],
    ['/dashboard/faturalarim', 'Faturalarım', 'faturaRead'],
    ['/dashboard/cariler', 'Cari Kartları', 'cariRead'],
    ['/dashboard/yeni-cari-ekle', undefined, 'cariWrite'],
    ['/dashboard/stok-kartlari', 'Stok Kartları', 'stokRead'],
    ['/dashboard/yeni-stok-ekle', undefined, 'stokWrite'],
  ] as const)(
    'USR-12: %s is closed to whoever lacks its permission, and open with nothing else',
    async (at, item, permission) => {
      // Write access includes read access (USR-06).
      const area = permission.replace(/Read$/, '');
      const others = permissionNames.filter((name) => !name.startsWith(area));
      await grant(Object.fromEntries(others.map((name) => [name, true])));
      const barred = await asStaff(at);
      await waitFor(() => expect(barred.path()).toBe('/dashboard/anasayfa'));
      if (item) expect(within(await menu()).queryByRole('link', { name: item })).toBeNull();
      cleanup();
      await grant({ [permission]: true });
      const { path } = await asStaff(at);
      if (item) expect(await within(await menu()).findByRole('link', { name: item })).toBeVisible();
      else expect(await screen.findByRole('button', { name: 'Kaydet' })).toBeEnabled();
      expect(path()).toBe(at);
    },
  );

  test('USR-12: a permission that is taken away while its screen is open closes it with the first call that is refused', async () => {
    await grant({ cariRead: true });
    const { path } = await asStaff('/dashboard/cariler');
    const search = await screen.findByLabelText('Cari ara');
    await grant({});
    await userEvent.type(search, 'iğde');
    await waitFor(() => expect(path()).toBe('/dashboard/anasayfa'));
    expect(within(await menu()).queryByRole('link', { name: 'Cari Kartları' })).toBeNull();
  });

  test('ACC-27: another name is at once in the header', async () => {
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
});
