import { existsSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { bundleStyles } from './bundle';
import { differences, type Look, snapshot } from './look';
import { lookOfWidgets, openWidgets } from './widgetsPage';

test.describe.configure({ timeout: 300_000 });
test.use({ viewport: { width: 1200, height: 6000 }, contextOptions: { reducedMotion: 'reduce' } });

test('BNK-02: layered styles and single widget files look the same as styles.css @chromium', async ({ page }) => {
  // Positioned elements are placed relative to their section, not by the height of earlier sections.
  await openWidgets(page, 'react', { css: '#place > section { position: relative !important }' });
  await wear(page, 'styles.css');
  const whole = await lookOfWidgets(page);
  await wear(page, 'styles.layered.css');
  expect.soft(differences(whole, await lookOfWidgets(page)), 'styles.layered.css').toEqual([]);

  await wear(page, 'styles.css');
  const names = await page
    .locator('[data-widget]')
    .evaluateAll((all) => all.map(({ dataset }) => dataset.widget ?? ''));
  const looks = new Map<string, Look>();
  for (const name of names) looks.set(name, await lookOf(page, name));
  for (const name of names) {
    await wear(page, 'base.css', ...ownStyles(name));
    expect.soft(differences(looks.get(name) ?? {}, await lookOf(page, name)), name).toEqual([]);
  }
});

/** Replaces our stylesheets of the page and ends their transitions. */
async function wear(page: Page, ...names: string[]): Promise<void> {
  const texts = await Promise.all(names.map(bundleStyles));
  await page.evaluate((css) => {
    const style = document.createElement('style');
    style.id = 'ours';
    style.textContent = css;
    document.querySelector('link[href="/kalem.css"], #ours')?.replaceWith(style);
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }, texts.join('\n'));
}

async function lookOf(page: Page, name: string): Promise<Look> {
  const root = `[data-widget="${name}"]`;
  return { page: await page.evaluate(snapshot, `${root}, ${root} *`) };
}

/** The stylesheet of a widget, if it has one. */
function ownStyles(name: string): string[] {
  const title = name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());
  const file = `widgets/${title}/${title}.css`;
  return existsSync(`packages/ui/src/${file}`) ? [file] : [];
}
