import { expect, test } from '@playwright/test';
import { watchConsole } from '../watchConsole';
import { openElements, serveElements } from './elementsPage';
import { boxOf, expectBeside } from './boxes';
import { openGallery } from './galleryPage';
import { hosts } from './hosts.mjs';
import { differences, lookOf } from './look';

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 1500, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('EMB-04: no style of a page reaches an element or its overlays', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 6000 });
  await openGallery(page, { name: 'bare', css: '' }, 'element');
  const bare = await lookOf(page, 'element');
  // One page with the rules of all hosts. `all: unset` removes everything, so it has its own page.
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
  test(`EMB-04: with ${name} overlays open at their anchor, above everything`, async ({ page }) => {
    await openGallery(page, { name, css, html }, 'element');
    const field = page.getByRole('button', { name: /Vergi Dairesi$/ });
    await field.evaluate((button: HTMLElement) => button.scrollIntoView({ block: 'center' }));
    await field.evaluate((button: HTMLElement) => button.click());
    const list = page.locator('.kalem-popover');
    await expect(list.getByRole('option').first()).toBeVisible();
    await expectBeside(list, field, 'left');
    // The click would hit the page's own layer if ours were below it.
    await list.getByRole('option').first().click({ timeout: 5_000 });
    await expect(list).toHaveCount(0);
    await page.getByRole('button', { name: 'Aç: dialog' }).evaluate((button: HTMLElement) => button.click());
    await page.locator('.kalem-dialog').getByRole('textbox', { name: 'Ara' }).click({ timeout: 5_000 });
    const box = await boxOf(page.locator('.kalem-dialog'));
    expect(Math.abs(box.left + box.right - 1500)).toBeLessThan(4);
    expect(Math.abs(box.top + box.bottom - 900)).toBeLessThan(4);
  });
}

test('EMB-04, BNK-05: the bank’s own modal opens above a dialog of an element, which works again afterwards', async ({
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

test('EMB-03, EMB-04: two providers with different themes, languages and tokens; each uses its own client', async ({
  page,
}) => {
  const faults = watchConsole(page);
  const list = (settings: string) =>
    `<kalem-provider company-id="1" ${settings}><kalem-customer-list></kalem-customer-list></kalem-provider>`;
  await openElements(
    page,
    `${list('id="one" base-url="/api" token-url="/token?one" user-key="1"')}
     ${list('id="two" base-url="/other" token-url="/token?two" user-key="2" locale="en" color-scheme="dark"')}`,
  );
  const [one, two] = [page.locator('#one .kalem-widget'), page.locator('#two .kalem-widget')];
  await expect(one.getByRole('heading', { name: 'Cari Kartları' })).toBeVisible();
  await expect(one).toHaveAttribute('data-theme', 'system');
  await expect(two).toHaveAttribute('lang', 'en');
  await expect(two).toHaveAttribute('data-theme', 'dark');
  const tokensOf = async (base: string) => {
    const calls = await page.evaluate(() => window.calls);
    return new Set(calls.filter((call) => call.startsWith(base)).map((call) => call.split(' of ')[1]));
  };
  await expect.poll(() => tokensOf('/api/')).toEqual(new Set(['?one']));
  await expect.poll(() => tokensOf('/other/')).toEqual(new Set(['?two']));
  expect(faults).toEqual([]);
});

test('EMB-04, BNK-01: a missing chunk is reported in the element, and loads after a page reload', async ({ page }) => {
  await serveElements(page, '<kalem-login base-url="/api"></kalem-login>');
  let isGone = true;
  await page.route('http://localhost/kalem/parts/Login-*', (route) => (isGone ? route.abort() : route.fallback()));
  await page.goto('http://localhost/');
  const gone = page.getByText('Bu bölümün bir parçası yüklenemedi.');
  await expect(gone).toBeVisible();
  isGone = false;
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  // Some browsers retry a module that failed to load; others remember the failure until the page is reloaded.
  const heading = page.getByRole('heading', { name: 'Giriş Yap' });
  await expect(gone.or(heading)).toBeVisible();
  await page.reload();
  await expect(heading).toBeVisible();
});
