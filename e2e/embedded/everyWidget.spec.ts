import { expect, test, type Page } from '@playwright/test';
import { watchConsole } from '../watchConsole';
import { hosts } from './hosts.mjs';
import { differences, isNear } from './look';
import { lookOfWidgets, openWidgets } from './widgetsPage';

test.describe.configure({ timeout: 300_000 });
test.use({ viewport: { width: 1200, height: 6000 }, contextOptions: { reducedMotion: 'reduce' } });

for (const way of ['react', 'element'] as const) {
  test(`BNK-02, EMB-04: no style of a page reaches any widget with rows in it: ${way} @chromium`, async ({ page }) => {
    await openWidgets(page, way);
    await expectRows(page);
    const bare = await lookOfWidgets(page);
    const unset = hosts.filter(({ name }) => name.includes('unset'));
    const others = hosts.filter((host) => !unset.includes(host));
    for (const host of [{ name: 'all hosts', css: others.map(({ css }) => css).join('\n') }, ...unset]) {
      await openWidgets(page, way, { css: host.css });
      expect.soft(differences(bare, await lookOfWidgets(page)), host.name).toEqual([]);
    }
  });

  test(`BNK-02, EMB-04: every widget looks the same on a right-to-left page and in another size: ${way} @chromium`, async ({
    page,
  }) => {
    await openWidgets(page, way);
    const bare = await lookOfWidgets(page);
    await openWidgets(page, way, { html: 'dir="rtl"' });
    expect(differences(bare, await lookOfWidgets(page)), 'right to left').toEqual([]);
    expect(await tooWide(page), 'right to left').toEqual([]);

    // The same space as before in CSS pixels of the page.
    await page.setViewportSize({ width: 1500, height: 7500 });
    await openWidgets(page, way, { css: 'body { zoom: 1.25 }' });
    // Chromium reports these values of SVG in screen pixels. Our styles use no perspective.
    const zoomed = differences(bare, await lookOfWidgets(page), isNear).filter(
      (one) => !one.startsWith('perspective-origin'),
    );
    expect(zoomed, 'zoom').toEqual([]);
    expect(await tooWide(page), 'zoom').toEqual([]);
  });
}

test('EMB-15: with React 18.2 under StrictMode every widget shows its rows with an empty console @chromium', async ({
  page,
}) => {
  const faults = watchConsole(page);
  await openWidgets(page, 'react 18.2');
  await expect(page.locator('html')).toHaveAttribute('data-react', '18.2.0');
  await expectRows(page);
  expect(faults).toEqual([]);
});

async function expectRows(page: Page): Promise<void> {
  for (const name of ['invoice-list', 'customer-list', 'stock-list', 'company-list', 'requests', 'webhooks'])
    await expect(page.locator(`[data-widget="${name}"] tbody tr`), name).toHaveCount(2);
}

/** Elements that are wider than their container. */
const tooWide = (page: Page): Promise<string[]> =>
  page
    .locator('html, .kalem-widget')
    .evaluateAll((elements) =>
      elements
        .filter((one) => one.scrollWidth > one.clientWidth && one.clientWidth > 0)
        .map((one) => one.getAttribute('data-widget') ?? one.localName),
    );
