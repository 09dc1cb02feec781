import { expect, test } from '@playwright/test';
import { bundleStyles } from './bundle';
import { openGallery } from './galleryPage';
import { hosts } from './hosts.mjs';
import { differences, type Look, lookOf, snapshot } from './look';

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 1200, height: 6000 }, contextOptions: { reducedMotion: 'reduce' } });

let bare: Look;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await browser.newPage({ viewport: { width: 1200, height: 6000 }, reducedMotion: 'reduce' });
  await openGallery(page, { name: 'bare', css: '' });
  bare = await lookOf(page);
  await page.close();
});

for (const host of hosts) {
  test(`BNK-02: ${host.name} changes none of our styles, and ours change none of the page`, async ({ page }) => {
    await openGallery(page, host);
    const own = '.content, .content *';
    const withUs: Look = { page: await page.evaluate(snapshot, own) };
    expect.soft(differences(bare, await lookOf(page))).toEqual([]);
    await page.locator('link[href="/kalem.css"]').evaluate((link: HTMLLinkElement) => (link.disabled = true));
    expect(differences({ page: await page.evaluate(snapshot, own) }, withUs)).toEqual([]);
  });
}

test('the gallery contains every class of base.css', async () => {
  const named = new Set((await bundleStyles('base.css')).match(/\.kalem-[\w-]+/g));
  const shown = Object.values(bare).flatMap(({ elements }) =>
    elements.flatMap(({ name }) => name.match(/\.[\w-]+/g) ?? []),
  );
  expect([...named].filter((name) => !shown.includes(name)).sort()).toEqual([]);
});
