import { expect, type Locator, test, type Page } from '@playwright/test';
import { boxOf, expectBeside } from './boxes';
import { hosts } from './hosts.mjs';
import { differences, type Look, snapshot } from './look';
import { openWidgets } from './widgetsPage';

test.describe.configure({ timeout: 180_000 });
test.use({
  viewport: { width: 1400, height: 3600 },
  contextOptions: { reducedMotion: 'reduce' },
  actionTimeout: 15_000,
});

const sheets = hosts.filter(({ name }) => ['Bootstrap 5', 'bare elements', '* { all: unset }'].includes(name));

for (const way of ['react', 'element'] as const) {
  test(`BNK-02, EMB-04: overlays of real widgets look the same under other styles: ${way} @chromium`, async ({
    page,
  }) => {
    const bare = await looksOf(page, way);
    for (const { name, css } of sheets)
      expect.soft(differences(bare, await looksOf(page, way, { css })), name).toEqual([]);
    expect(differences(bare, await looksOf(page, way, { html: 'dir="rtl"' })), 'right to left').toEqual([]);
  });

  test(`BNK-02, EMB-04: in another size overlays of real widgets open at their anchor: ${way} @chromium`, async ({
    page,
  }) => {
    await openWidgets(page, way, { css: 'body { zoom: 1.25 }', names });
    for (const { opens, field, edge } of openings(page)) {
      await opens();
      await expectBeside(page.locator('.kalem-portal .kalem-popover'), field, edge);
      await page.keyboard.press('Escape');
    }
    await openWidgets(page, way, { css: 'body { zoom: 1.25 }', names: ['signing-dialog'] });
    const dialog = await boxOf(page.getByRole('dialog'));
    expect(Math.abs(dialog.left + dialog.right - 1400)).toBeLessThan(4);
  });
}

const names = ['invoice-form', 'invoice-list'];

interface Opening {
  name: string;
  /** Opens the overlay, and waits for its content. */
  opens: () => Promise<void>;
  /** The anchor, and the edge with which the overlay is aligned. */
  field: Locator;
  edge: 'left' | 'right';
}

/** The most used overlays: the recipient’s cards, a calendar, and the menu of a row. */
function openings(page: Page): Opening[] {
  const recipient = page.getByRole('combobox', { name: 'Alıcı' });
  const calendar = page.getByRole('button', { name: 'Takvimi aç' }).first();
  const menu = page.getByRole('button', { name: /^Fatura işlemleri/ }).first();
  return [
    {
      name: 'recipient',
      opens: async () => {
        await recipient.fill('şük');
        await page.locator('.kalem-portal').getByRole('option').first().waitFor();
      },
      field: recipient.locator('xpath=..'),
      edge: 'left',
    },
    {
      name: 'calendar',
      opens: async () => {
        await calendar.click();
        await page.getByRole('dialog', { name: 'Takvim' }).waitFor();
      },
      field: calendar.locator('xpath=..'),
      edge: 'left',
    },
    {
      name: 'menu',
      opens: async () => {
        await menu.click();
        await page.getByRole('menuitem').first().waitFor();
      },
      field: menu,
      edge: 'right',
    },
  ];
}

/** Snapshots of each overlay and the signing dialog on a page with these styles. */
async function looksOf(
  page: Page,
  way: 'react' | 'element',
  host: { css?: string; html?: string } = {},
): Promise<Look> {
  const look: Look = {};
  const shoot = async (name: string) => {
    const shot = await page.evaluate(snapshot, '.kalem-portal, .kalem-portal *');
    expect(shot.elements.length, name).toBeGreaterThan(10);
    look[name] = shot;
  };
  await openWidgets(page, way, { ...host, names });
  for (const { name, opens } of openings(page)) {
    await opens();
    await shoot(name);
    await page.keyboard.press('Escape');
    await expect(page.locator('.kalem-portal .kalem-popover')).toHaveCount(0);
  }
  await openWidgets(page, way, { ...host, names: ['signing-dialog'] });
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  await shoot('signing');
  return look;
}
