import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { signIn } from './foundCompany';
import { addStaff, makeAdmin, startWorld, type Permission, type World } from './people';
import { watchConsole } from './watchConsole';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const home = '/dashboard/anasayfa';

/** Each worker has its own product for all its users. */
const test = base.extend<object, { world: World }>({
  world: [
    async ({ playwright: _playwright }, use) => {
      const world = await startWorld();
      await use(world);
      await world.product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

/** Who may see a screen: every user, users with the permission, a company's owner, an admin. */
type Needs = Permission | 'owner' | 'admin' | undefined;

/** SHL-07 to SHL-28: addresses below /dashboard, with the permissions that USR-12 and SHL-28 require. */
const screens: Record<string, Needs> = {
  anasayfa: undefined,
  sirketlerim: undefined,
  'yeni-sirket-ekle': undefined,
  davetler: undefined,
  yetkilendirme: 'yetkilendirmeRead',
  'denetim-kaydi': 'owner',
  yardim: undefined,
  anahtarlar: 'apiWrite',
  'kullanici-bilgileri': undefined,
  'imza-logo': 'companyWrite',
  'bildirim-ayarlari': undefined,
  'gib-bilgileri': 'companyWrite',
  'tahsilat-ayarlari': 'tahsilatRead',
  kuponlar: 'admin',
  odemeler: 'admin',
  partnerler: 'admin',
  webhooklar: 'admin',
  yeni: 'faturaWrite',
  faturalarim: 'faturaRead',
  cariler: 'cariRead',
  'cariler/{id}': 'cariRead',
  'yeni-cari-ekle': 'cariWrite',
  'stok-kartlari': 'stokRead',
  'yeni-stok-ekle': 'stokWrite',
  'hazir-notlar': 'faturaRead',
  alacaklar: 'tahsilatRead',
  'banka-hareketleri': 'tahsilatRead',
  'adima-duzenlenen-faturalar': 'adimaDuzenlenenFaturalarRead',
  'iptal-itiraz-talepleri': 'iptalItirazRead',
};

/** SHL-30, SHL-31. */
const menu: Record<string, keyof typeof screens> = {
  Kuponlar: 'kuponlar',
  Anasayfa: 'anasayfa',
  Şirketlerim: 'sirketlerim',
  'Yeni Fatura Oluştur': 'yeni',
  Faturalarım: 'faturalarim',
  'Cari Kartları': 'cariler',
  'Stok Kartları': 'stok-kartlari',
  'Hazır Notlar': 'hazir-notlar',
  Alacaklar: 'alacaklar',
  'Banka Hareketleri': 'banka-hareketleri',
  'Adıma Düzenlenen Faturalar': 'adima-duzenlenen-faturalar',
  'İptal / İtiraz Talepleri': 'iptal-itiraz-talepleri',
  Yetkilendirme: 'yetkilendirme',
  'Kullanıcı Bilgileri': 'kullanici-bilgileri',
  'GİB Bilgileri': 'gib-bilgileri',
  'İmza/Logo Ayarları': 'imza-logo',
  'Tahsilat Ayarları': 'tahsilat-ayarlari',
  'API Anahtarları': 'anahtarlar',
  'Bildirim Ayarları': 'bildirim-ayarlari',
};

/** Members with one permission each: a write permission, which includes reading, and a read permission. */
const permissions: Permission[] = ['faturaWrite', 'yetkilendirmeRead'];

const statics = ['/kvkk.html', '/uyelik-sozlesmesi.html', '/cerezler.html'];

/** SHL-01 to SHL-06 and SHL-27: the target of each address outside of the screens, without a session and with one. */
function entrances({ tx }: World, isSignedIn: boolean): [path: string, expected: string][] {
  const withSession = (otherwise: string) => (isSignedIn ? home : otherwise);
  return [
    ['/', withSession('/')],
    ['/login', withSession('/login')],
    ['/register', withSession('/register')],
    ['/password/reset/abc', '/password/reset/abc'],
    ['/email/verify/abc', '/email/verify/abc'],
    [`/payment/${tx}`, withSession('/login')],
    ['/dashboard', withSession('/login')],
    ['/dashboard/yok', withSession('/login')],
    ['/yok/burada', withSession('/')],
    ...statics.map((path): [string, string] => [path, path]),
  ];
}

test('SHL-01 to SHL-06, SHL-27: without a session', async ({ page, world }) => {
  const heard = watchConsole(page);
  for (const [path, expected] of entrances(world, false)) await isSound(page, world.product.url, path, expected, heard);
  for (const screen of Object.keys(screens)) await leadsTo(page, `${world.product.url}/dashboard/${screen}`, '/login');
  for (const path of statics) {
    await page.goto(world.product.url + path);
    await expect(page.getByRole('note')).toContainText('hukukçu');
  }
  expect(heard).toEqual([]);
});

test('SHL-07 to SHL-28: the owner', async ({ page, world }) => {
  const heard = watchConsole(page);
  await signIn(page, world.product, world.company);
  await walk(page, world, { may: (needs) => needs !== 'admin', heard });
  await enter(page, world, heard);
});

for (const permission of permissions)
  test(`USR-12, SHL-28: staff with only ${permission}`, async ({ page, world }) => {
    const heard = watchConsole(page);
    const { email } = await addStaff(world, permission);
    await signIn(page, world.product, { companyId: world.company.companyId, email });
    // Writing implies reading (USR-06).
    const held: Needs[] = [undefined, permission, permission.replace(/Write$/, 'Read') as Permission];
    await walkBriefly(page, world, { may: (needs) => held.includes(needs), heard });
  });

test('ADM-01, ADM-02, SHL-17, SHL-31: the operator, with a company and on the host of admin mode', async ({
  page,
  world,
}) => {
  const heard = watchConsole(page);
  const person = { ...(await addStaff(world, 'all')), companyId: world.company.companyId };
  await makeAdmin(world.product, person);
  await signIn(page, world.product, person);
  await walk(page, world, { may: (needs) => needs !== 'owner', heard });

  const admin = world.product.url.replace('localhost', 'admin.localhost');
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, { ...world.product, url: admin }, person);
  const own = ['kuponlar', 'anasayfa', 'sirketlerim', 'odemeler', 'partnerler', 'webhooklar', 'denetim-kaydi'];
  const open = [...own, 'kullanici-bilgileri'];
  for (const screen of Object.keys(screens)) {
    const path = addressOf(screen, world);
    await isSound(page, admin, path, open.includes(screen) ? path : home, heard);
  }
});

test('USE-21: a screen that cannot be loaded keeps the menu, which leads to the others', async ({ page, world }) => {
  await signIn(page, world.product, world.company);
  await page.route(/\/StockList-|\/CardPages-/, (route) => route.abort());
  const items = page.getByRole('navigation', { name: 'Ana menü' });
  await items.getByRole('link', { name: 'Stok Kartları' }).click();
  await expect(page.getByRole('alert').getByRole('heading', { name: 'Beklenmeyen bir hata oluştu' })).toBeVisible();
  await items.getByRole('link', { name: 'Faturalarım' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Faturalarım' })).toBeVisible();
});

test('A-17: a command palette that cannot be loaded shows a message and a button that closes it', async ({
  page,
  world,
}) => {
  await signIn(page, world.product, world.company);
  await page.route(/\/Finder-/, (route) => route.abort());
  // Until the first screen has the focus, a closed window gives it to the screen.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const opener = page.getByRole('button', { name: 'Ara veya komut ver' });
  await opener.click();
  const palette = page.getByRole('dialog', { name: 'Ara veya komut ver' });
  await expect(palette.getByRole('alert')).toContainText('Beklenmeyen bir hata oluştu');
  await palette.getByRole('button', { name: 'Kapat' }).click();
  await expect(palette).toBeHidden();
  await expect(opener).toBeFocused();
});

interface Walk {
  may: (needs: Needs) => boolean;
  heard: string[];
}

/** Visits every address outside of the screens with a session. Their content is tested without one. */
async function enter(page: Page, world: World, heard: string[]): Promise<void> {
  for (const [path, expected] of entrances(world, true)) {
    await leadsTo(page, world.product.url + path, expected);
    await isShown(page);
    expect.soft(heard.splice(0), path).toEqual([]);
  }
}

/** Visits every screen and the menu. Screens without permission are not offered, and their address leads home. */
async function walk(page: Page, world: World, { may, heard }: Walk): Promise<void> {
  await isOffered(page, may);
  for (const [screen, needs] of Object.entries(screens)) {
    const path = addressOf(screen, world);
    await isSound(page, world.product.url, path, may(needs) ? path : home, heard);
  }
}

/**
 * Visits fewer screens: those for every user were already tested by the owner (only home differs per user), and
 * forbidden ones are reached by a link instead of an address. Owner, operator and stranger test the guards of
 * addresses.
 */
async function walkBriefly(page: Page, world: World, { may, heard }: Walk): Promise<void> {
  const { url } = world.product;
  await isOffered(page, may);
  for (const [screen, needs] of Object.entries(screens)) {
    const path = addressOf(screen, world);
    if (may(needs)) {
      if (screen === 'anasayfa' || needs !== undefined) await isSound(page, url, path, path, heard);
      continue;
    }
    await followLink(page, path);
    await expect.soft(page, path).toHaveURL((at) => at.pathname === home);
    await isShown(page);
    expect.soft(heard.splice(0), path).toEqual([]);
  }
}

async function isOffered(page: Page, may: Walk['may']): Promise<void> {
  const names = page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link').locator('span:first-of-type');
  await expect.soft(names).toHaveText(Object.keys(menu).filter((name) => may(screens[menu[name] ?? ''])));
}

/** Simulates a link of the app: changes the address without a page load. */
async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
const addressOf = (screen: string, { cariId }: World) => `/dashboard/${screen.replace('{id}', cariId)}`;

/** Opens an address and waits for its redirect. */
async function leadsTo(page: Page, url: string, expected: string): Promise<void> {
  await page.goto(url);
  await expect.soft(page, url).toHaveURL((at) => at.pathname === expected);
}

/** Expects the right target, with a sound screen. */
async function isSound(page: Page, origin: string, path: string, expected: string, heard: string[]): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await leadsTo(page, origin + path, expected);
  await isShown(page);
  if (path === expected) {
    await isWithin(page, path, 1440);
    expect.soft(await seriousFindings(page), path).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    await isWithin(page, path, 390);
  }
  expect.soft(heard.splice(0), path).toEqual([]);
}

async function isWithin(page: Page, path: string, width: number): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `${path} at ${width}` })
    .toBeLessThanOrEqual(width);
}

async function isShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .loading-bar')).toHaveCount(0);
}

async function seriousFindings(page: Page): Promise<string[]> {
  // Injected by evaluate, because the page's policy forbids further scripts.
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run();
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  });
}
