import { expect, test, type Locator, type Page } from '@playwright/test';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBrowser } from '../../packages/ui/buildBrowser';
import type { Files } from './bundle';
import { openGallery, serve } from './galleryPage';
import { hosts } from './hosts.mjs';
import { differences, lookOf } from './look';

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 1500, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const policy =
  "default-src 'self'; frame-src 'self' blob:; img-src 'self' blob: data:; require-trusted-types-for 'script'";
/** Every widget, and whether it signs in itself. */
const plans = readFileSync('packages/ui/src/elements/generated/widgetElements.ts', 'utf8');
const widgets = [...plans.matchAll(/^ {2}'([\w-]+)': \{[^}]*?needs: '(\w+)'/gm)].map(([, name = '', needs]) => ({
  name,
  signsIn: needs === 'session',
}));

let built: Files;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'kalem-browser-'));
  await buildBrowser(folder);
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  built = new Map(scripts.map((file) => [`/kalem/${file}`, scriptOf(readFileSync(join(folder, file), 'utf8'))]));
  rmSync(folder, { recursive: true });
});

const scriptOf = (body: string) => ({ type: 'text/javascript', body });

test('EMB-04: no style of a page reaches an element, nor what opens from it', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 6000 });
  await openGallery(page, { name: 'bare', css: '' }, 'element');
  const bare = await lookOf(page, 'element');
  // One page that says what all of them say; what takes everything away comes last, on a page of its own.
  const unset = hosts.filter(({ name }) => name.includes('unset'));
  const css = hosts.filter((host) => !unset.includes(host)).map((host) => host.css);
  for (const host of [{ name: 'all hosts', css: css.join('\n'), html: 'dir="rtl"' }, ...unset]) {
    await openGallery(page, host, 'element');
    expect.soft(differences(bare, await lookOf(page, 'element')), host.name).toEqual([]);
  }
});

for (const [name, css, html] of [
  ['a transform and a clip around it', '#place { transform: rotate(0.01deg); overflow: hidden; filter: blur(0) }', ''],
  ['body { zoom: 1.2 }', 'body { zoom: 1.2 }', ''],
  ['a page from right to left', '', 'dir="rtl"'],
  ['a header over everything', '.content { position: fixed; z-index: 2147483647; inset: 0 }', ''],
] as const) {
  test(`EMB-04: with ${name} what opens stands at what opened it, above everything`, async ({ page }) => {
    await openGallery(page, { name, css, html }, 'element');
    const field = page.getByRole('button', { name: /Vergi Dairesi$/ });
    await field.evaluate((button: HTMLElement) => button.scrollIntoView({ block: 'center' }));
    await field.evaluate((button: HTMLElement) => button.click());
    const list = page.locator('.kalem-popover');
    await expect(list.getByRole('option').first()).toBeVisible();
    const [over, at] = [await boxOf(list), await boxOf(field)];
    expect(Math.abs(over.left - at.left)).toBeLessThan(3);
    expect(Math.min(Math.abs(over.top - at.bottom), Math.abs(at.top - over.bottom))).toBeLessThan(8);
    // A press that the page's own layer would take lands on ours.
    await list.getByRole('option').first().click({ timeout: 5_000 });
    await expect(list).toHaveCount(0);
    await page.getByRole('button', { name: 'Aç: dialog' }).evaluate((button: HTMLElement) => button.click());
    await page.locator('.kalem-dialog').getByRole('textbox', { name: 'Ara' }).click({ timeout: 5_000 });
    const box = await boxOf(page.locator('.kalem-dialog'));
    expect(Math.abs(box.left + box.right - 1500)).toBeLessThan(4);
    expect(Math.abs(box.top + box.bottom - 900)).toBeLessThan(4);
  });
}

test('EMB-04, BNK-05: the bank’s own modal stands over a dialog of an element, and ours is as it was afterwards', async ({
  page,
}) => {
  await openGallery(page, { name: 'modals', css: '' }, 'element');
  for (const html of [
    '<div id="bank" role="dialog" aria-modal="true" style="position: fixed; inset: 0; z-index: 1055; background: #fffa">',
    '<dialog id="bank">',
  ]) {
    await page.getByRole('button', { name: 'Aç: dialog' }).click();
    const field = page.locator('.kalem-dialog').getByRole('textbox', { name: 'Ara' });
    await field.fill('çınar');
    await page.evaluate((open) => {
      const end = open.startsWith('<dialog') ? '</dialog>' : '</div>';
      document.body.insertAdjacentHTML('beforeend', `${open}<button id="extend">Oturumu uzat</button>${end}`);
      const modal = document.querySelector('#bank');
      if (modal instanceof HTMLDialogElement) modal.showModal();
      document.querySelector('#extend')?.addEventListener('click', () => modal?.remove());
    }, html);
    await page.getByRole('button', { name: 'Oturumu uzat' }).click({ timeout: 5_000 });
    await expect(page.locator('#bank')).toHaveCount(0);
    await expect(field).toHaveValue('çınar');
    await field.click({ timeout: 5_000 });
    await page.keyboard.press('Escape');
    await expect(field).toHaveCount(0);
    expect(await page.locator('[inert], [data-behind]').count()).toBe(0);
  }
});

test('EMB-01, EMB-04, EMB-08: one script of at most 4 KB shows every widget under a strict policy with Trusted Types', async ({
  page,
}) => {
  expect(Buffer.byteLength(built.get('/kalem/loader.js')?.body ?? '')).toBeLessThanOrEqual(4_000);
  const faults = listen(page);
  expect(widgets.length).toBeGreaterThan(30);
  // Those that sign in have the client's own session, the others the bank's token.
  const provided = [true, false].map((signsIn) => {
    const inside = widgets.filter((widget) => widget.signsIn === signsIn);
    const html = inside.map(({ name }) => `<kalem-${name} ${attributes[name] ?? ''}></kalem-${name}>`).join('\n');
    const token = signsIn ? '' : 'token-url="/token"';
    return `<kalem-provider base-url="/api" ${token} company-id="1" user-key="1">${html}</kalem-provider>`;
  });
  await open(page, provided.join('\n'));
  for (const { name } of widgets)
    await expect(page.locator(`kalem-${name} .kalem-widget`).first(), name).toBeAttached();
  await expect(page.locator('kalem-invoice-list').getByRole('button', { name: 'Yeniden dene' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset['violations'] ?? '')).toBe('');
  expect(faults).toEqual([]);
});

test('EMB-03, EMB-04: two providers with other looks, languages and tokens; each asks by its own', async ({ page }) => {
  const faults = listen(page);
  await open(
    page,
    `<kalem-provider id="one" base-url="/api" user-key="1"><kalem-password-reset token="x"></kalem-password-reset></kalem-provider>
     <kalem-password-reset id="two" base-url="/other" token="y" locale="en" color-scheme="dark"></kalem-password-reset>`,
  );
  await expect(page.locator('#one').getByRole('heading', { name: 'Hadi parolanı sıfırlayalım!' })).toBeVisible();
  const two = page.locator('#two .kalem-widget');
  await expect(two).toHaveAttribute('lang', 'en');
  await expect(two).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('#one .kalem-widget')).toHaveAttribute('data-theme', 'system');
  expect(faults).toEqual([]);
});

test('EMB-03: fifty elements that come and go leave no node and no listener', async ({ page }) => {
  await open(page, '<kalem-login base-url="/api"></kalem-login><div id="stage"></div>');
  await expect(page.getByRole('heading', { name: 'Giriş Yap' })).toBeVisible();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const count = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
  };
  const round = () =>
    page.evaluate(async () => {
      const element = document.createElement('kalem-login');
      element.setAttribute('base-url', '/api');
      document.querySelector('#stage')?.append(element);
      while (!element.shadowRoot?.querySelector('h1')) await new Promise((resolve) => setTimeout(resolve, 5));
      element.remove();
      await new Promise((resolve) => setTimeout(resolve, 30));
    });
  for (let times = 0; times < 5; times++) await round();
  const before = await count();
  for (let times = 0; times < 50; times++) await round();
  const after = await count();
  // React and the browser keep a few of the last ones.
  expect(after.nodes - before.nodes).toBeLessThan(200);
  expect(after.listeners - before.listeners).toBeLessThan(60);
  expect(await page.locator('kalem-toasts').count()).toBe(1);
});

test('EMB-04, BNK-01: a part that is gone says so in the element, and is there when the page is loaded anew', async ({
  page,
}) => {
  await serveElements(page, '<kalem-login base-url="/api"></kalem-login>');
  let isGone = true;
  await page.route('http://localhost/kalem/parts/Login-*', (route) => (isGone ? route.abort() : route.fallback()));
  await page.goto('http://localhost/');
  const gone = page.getByText('Bu bölümün bir parçası yüklenemedi.');
  await expect(gone).toBeVisible();
  isGone = false;
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  // Some browsers ask again for a module that they could not load; others remember it for as long as the page lives.
  const heading = page.getByRole('heading', { name: 'Giriş Yap' });
  await expect(gone.or(heading)).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
});

test('EMB-04: at 320 px and with forced colours an element keeps to its place', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '<kalem-login base-url="/api"></kalem-login>');
  await expect(page.getByRole('heading', { name: 'Giriş Yap' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // Shadows and fills are gone: what one operates has a line around it.
  const widths = await page.getByLabel('Email').evaluate((input) => {
    const around = [input, input.parentElement, input.parentElement?.parentElement];
    return around.map((one) => (one ? Number.parseFloat(getComputedStyle(one).borderTopWidth) : 0));
  });
  expect(Math.max(...widths)).toBeGreaterThan(0);
});

async function boxOf(locator: Locator) {
  return locator.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return { left, right, top, bottom };
  });
}

/** What a widget cannot do without. */
const attributes: Record<string, string> = {
  'customer-overview': 'cari-id="1"',
  'password-reset': 'token="x"',
  'payment-result': 'tx="1"',
  'portal-maintenance': 'open',
  'signing-dialog': 'fatura-ids="1"',
};

async function open(page: Page, body: string): Promise<void> {
  await serveElements(page, body);
  await page.goto('http://localhost/');
}

async function serveElements(page: Page, body: string): Promise<void> {
  const html = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Banka</title>
    <script src="/page.js"></script><script src="/kalem/loader.js"></script></head><body>${body}</body></html>`;
  await serve(page, new Map([...built, ['/', { type: 'text/html', body: html }], ['/page.js', scriptOf(watch)]]), {
    'content-security-policy': policy,
  });
  await page.route('http://localhost/token', (route) => route.fulfill({ body: 'token', contentType: 'text/plain' }));
}

/** The API is away, which is no word of the console's: what a browser says itself of an answer of 404 would be. */
const watch = `
  const original = fetch;
  window.fetch = (request) => new URL(request.url ?? request, location.href).pathname.startsWith('/token')
    ? original(request) : Promise.reject(new TypeError('Failed to fetch'));
  addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, sample }) => {
    document.documentElement.dataset.violations =
      (document.documentElement.dataset.violations ?? '') + [violatedDirective, sourceFile, sample].join(' ') + '; ';
  });`;

function listen(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}
