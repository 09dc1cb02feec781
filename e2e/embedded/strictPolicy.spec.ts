import { expect, test } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleForNode, bundleScript, bundleStyles, type Files } from './bundle';
import { serve } from './galleryPage';

const policy = "default-src 'self'; style-src 'self'; script-src 'self'; require-trusted-types-for 'script'";
const { exports } = JSON.parse(readFileSync('packages/ui/package.json', 'utf8')) as {
  exports: Record<string, { 'kalem-source'?: string } | string>;
};
const names = Object.entries(exports).flatMap(([path, entry]) =>
  typeof entry === 'object' && /\/widgets\/.*tsx$/.test(entry['kalem-source'] ?? '') ? [path.slice(2)] : [],
);
test.describe.configure({ timeout: 120_000 });

let rendered: Record<string, string>;
let script: Files;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  // Inside node_modules, so that the dependencies are resolved.
  const folder = mkdtempSync(join('node_modules', '.kalem-ssr-'));
  const file = join(folder, 'render.mjs');
  writeFileSync(file, await bundleForNode(`export { render } from './packages/ui/testing/renderOnServer';`));
  const { render } = (await import(pathToFileURL(file).href)) as { render: (name: string) => Promise<string> };
  rmSync(folder, { recursive: true });
  rendered = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await render(name)])));
  script = await bundleScript(`
    import { hydrate } from './packages/ui/testing/everyWidget';
    hydrate(document.getElementById('place'));`);
});

for (const name of names) {
  test(`BNK-12: ${name} rendered on a server needs no inline style, and hydrates under a strict policy`, async ({
    page,
  }) => {
    const html = rendered[name] ?? '';
    expect(html).toContain(`data-widget="${name}"`);
    expect(html.match(/<[^>]* style=[^>]*>|<style[^>]*>/g) ?? []).toEqual([]);

    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    const files: Files = new Map([
      ...script,
      ['/', { type: 'text/html', body: pageOf(name, html) }],
      ['/watch.js', { type: 'text/javascript', body: watch }],
      ['/kalem.css', { type: 'text/css', body: await bundleStyles('styles.css') }],
    ]);
    await serve(page, files, policy);
    await page.goto('http://localhost/');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    // Overlays that open without a response of the API.
    const opener = page.locator('.kalem-select, [aria-label="Takvimi aç"]').locator('visible=true').first();
    if (await opener.isVisible()) {
      await opener.click();
      await expect(page.locator('.kalem-popover')).toBeVisible();
    }
    await page.keyboard.press('Escape');
    const preview = page.locator('label').filter({ hasText: 'Önizleme' });
    if (await preview.isVisible()) {
      await preview.click();
      await expect(page.locator('.kalem-preview__paper .sheet')).toBeVisible();
    }
    expect(await page.evaluate(() => document.documentElement.dataset.violations ?? '')).toBe('');
    expect(faults).toEqual([]);
  });
}

function pageOf(name: string, html: string): string {
  return `<!doctype html><html lang="tr" data-name="${name}"><head><meta charset="utf-8"><script src="/watch.js"></script>
    <link rel="stylesheet" href="/kalem.css"><script type="module" src="/main.js"></script></head>
    <body><div id="place">${html}</div></body></html>`;
}

const watch = `
  addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, sample }) => {
    document.documentElement.dataset.violations =
      (document.documentElement.dataset.violations ?? '') + [violatedDirective, sourceFile, sample].join(' ') + '; ';
  });`;
