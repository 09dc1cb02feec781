import { expect, test, type Page } from '@playwright/test';
import { bundleScript, bundleStyles, type Files } from './bundle';
import { allElements, browserFiles } from './elementsPage';
import { serve } from './galleryPage';
import { hosts } from './hosts.mjs';
import { differences, type Look, snapshot } from './look';
import { answerReads } from './sampleAnswers';

test.describe.configure({ timeout: 300_000 });
test.use({ viewport: { width: 1200, height: 6000 }, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

for (const way of ['react', 'element'] as const)
  test(`BNK-02, EMB-04: no style of a page reaches any widget with rows in it: ${way} @chromium`, async ({ page }) => {
    await open(page, way);
    for (const name of ['invoice-list', 'customer-list', 'stock-list', 'company-list', 'requests', 'webhooks'])
      await expect(page.locator(`[data-widget="${name}"] tbody tr`), name).toHaveCount(2);
    const bare = await lookOf(page);
    const unset = hosts.filter(({ name }) => name.includes('unset'));
    const others = hosts.filter((host) => !unset.includes(host));
    for (const host of [{ name: 'all hosts', css: others.map(({ css }) => css).join('\n') }, ...unset]) {
      await open(page, way, host.css);
      expect.soft(differences(bare, await lookOf(page)), host.name).toEqual([]);
    }
  });

const lookOf = async (page: Page): Promise<Look> => ({
  page: await page.evaluate(snapshot, '.kalem-widget, .kalem-widget *'),
});

/** Every widget on one page, with the page's own styles. */
async function open(page: Page, way: 'react' | 'element', css = ''): Promise<void> {
  const files: Files = new Map([
    ...(way === 'element' ? await browserFiles() : await bundleScript(script)),
    ['/', { type: 'text/html', body: way === 'element' ? pageOf(elementHead, allElements()) : pageOf(reactHead, '') }],
    ['/host.css', { type: 'text/css', body: css }],
    ['/token', { type: 'text/plain', body: 'token' }],
    ['/kalem.css', { type: 'text/css', body: await bundleStyles('styles.css') }],
  ]);
  await page.unrouteAll();
  await serve(page, files);
  await answerReads(page);
  await page.clock.setFixedTime('2026-11-21T11:05:22Z');
  await page.goto('http://localhost/');
  // The page's font is theirs otherwise.
  await page
    .locator('kalem-provider')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('theme', '{"tokens":{"font":"Arial"}}')));
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.kalem-skeleton')).toHaveCount(0);
  await page
    .locator('img')
    .evaluateAll((all) => Promise.all(all.map((one) => (one as HTMLImageElement).decode().catch(() => undefined))));
}

const script = `
  import { showAll } from './packages/ui/testing/everyWidget';
  showAll(document.getElementById('place'));`;
const reactHead = '<link rel="stylesheet" href="/kalem.css"><script type="module" src="/main.js"></script>';
const elementHead = '<script src="/kalem/loader.js"></script>';

const place =
  'display: block; position: absolute; top: 0; left: 100px; width: 1000px; margin: 0; padding: 0; border: 0';

function pageOf(head: string, body: string): string {
  return `<!doctype html><html lang="tr"><head><link rel="stylesheet" href="/host.css">${head}
    <style>
      #place { white-space: normal !important }
      #place > *, kalem-provider > * { all: revert !important; display: block !important }
      :is(#place, #place > *)::before, :is(#place, #place > *)::after { content: none !important }
    </style>
    </head><body id="page"><div id="place" style="${place}">${body}</div></body></html>`;
}
