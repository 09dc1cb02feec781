import { expect, test, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { whenChanged } from '../../scripts/install.mjs';
import { run } from './projects';
import { watchConsole } from '../watchConsole';

const sources = ['pnpm-lock.yaml', '.storybook', 'docs', 'openapi', 'packages', 'storybook-static/index.html'];

/** A warning of Storybook 10 about its own toolbar. */
const ofStorybook = "The 'ariaLabel' prop on 'PopoverProvider'";

test.describe.configure({ timeout: 300_000 });

test.beforeAll(async () => {
  test.setTimeout(1_800_000); // every widget, and the server that runs in the page
  await whenChanged('storybook', sources, () => run('.', ['npm', 'run', 'build:storybook']));
});
test.beforeEach(({ page }) => serveBelow(page, '/a/b/'));

test('EMB-13: the static Storybook shows a page of its guide below any path', async ({ page }) => {
  const faults = watchConsole(page);
  const preview = await open(page, 'docs/guide-getting-started--docs');
  await expect(preview.getByRole('heading', { name: 'Getting started' })).toBeVisible();
  await expect(preview.getByText(/^\/\/ bank\.mjs: /)).toBeVisible();
  expect(faults).toEqual([]);
});

test('EMB-13: it shows invoices of the server in the page, and reacts to the toolbar', async ({ page }) => {
  const faults = watchConsole(page);
  const preview = await open(page, 'story/widgets-invoicelist--default');
  const widget = preview.locator('[data-widget="invoice-list"]');
  // First a database starts in the page.
  await expect(widget.getByRole('row', { name: /faturasını seç/ }).first()).toBeVisible({ timeout: 120_000 });
  await expect(widget.getByRole('heading', { name: 'Faturalarım' })).toBeVisible();

  await choose(page, 'Theme', 'Dark');
  await expect(widget).toHaveCSS('color-scheme', 'dark');
  await expect(widget).toHaveCSS('--kalem-row-height', '44px');
  await choose(page, 'Density', 'Compact');
  await expect(widget).toHaveCSS('--kalem-row-height', '36px');
  await choose(page, 'Width of the widget', '640 px');
  await expect(widget).toHaveCSS('width', '640px');
  await choose(page, 'Style sheet of the page around it', 'Bootstrap 5');
  await expect(preview.locator(':root')).toHaveCSS('--bs-primary', '#0d6efd');
  await choose(page, 'Language', 'English');
  await expect(widget.getByRole('heading', { name: 'My invoices' })).toBeVisible();
  expect(faults.filter((fault) => !fault.includes(ofStorybook))).toEqual([]);
});

/** Serves the output of `npm run build:storybook` below a path of an otherwise empty server. */
async function serveBelow(page: Page, base: string): Promise<void> {
  await page.route('http://localhost/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const path = join('storybook-static', pathname.slice(base.length) || 'index.html');
    await route.fulfill(pathname.startsWith(base) && existsSync(path) ? { path } : { status: 404 });
  });
}

/** Opens a page of Storybook. Returns the frame of its content. */
async function open(page: Page, path: string) {
  await page.goto(`http://localhost/a/b/?path=/${path}`);
  return page.frameLocator('#storybook-preview-iframe');
}

/** Sets a switch of the toolbar. */
async function choose(page: Page, name: string, value: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await page.getByRole('option', { name: value }).click();
}
