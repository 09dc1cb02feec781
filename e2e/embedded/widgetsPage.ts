import { expect, type Page } from '@playwright/test';
import { bundleScript, bundleStyles, type Files, react18 } from './bundle';
import { browserFiles, elementsOf, widgets } from './elementsPage';
import { serve } from './galleryPage';
import { type Look, snapshot } from './look';
import { answerCalls } from './sampleAnswers';

/** How our widgets are rendered on a page. React 18.2 is the development build, which logs warnings. */
export const ways = ['react', 'element', 'react 18.2'] as const;
type Way = (typeof ways)[number];

interface WidgetsPage {
  /** The page's own styles. */
  css?: string;
  /** Attributes of its <html>. */
  html?: string;
  /** The widgets on the page; all by default. */
  names?: readonly string[];
  /** Its Content-Security-Policy. */
  policy?: string;
}

/**
 * Opens a page with widgets, whose calls get sample responses with two rows in each list. Waits until all are rendered.
 */
export async function openWidgets(
  page: Page,
  way: Way,
  { css = '', html = '', names, policy }: WidgetsPage = {},
): Promise<void> {
  const place =
    way === 'element'
      ? `<div id="place" style="${placed}">${elementsOf(names)}</div>`
      : `<div id="place" style="${placed}" data-names="${names?.join(' ') ?? ''}"></div>`;
  const files: Files = new Map([
    ...(await filesOf(way)),
    ['/', { type: 'text/html', body: pageOf(way === 'element' ? elementHead : reactHead, place, html) }],
    ['/host.css', { type: 'text/css', body: css }],
    ['/token', { type: 'text/plain', body: 'token' }],
    ['/kalem.css', { type: 'text/css', body: await bundleStyles('styles.css') }],
  ]);
  await page.unrouteAll();
  await serve(page, files, policy);
  await answerCalls(page);
  await page.clock.setFixedTime('2026-11-21T11:05:22Z');
  await page.goto('http://localhost/');
  // Otherwise they inherit the page's font.
  await page
    .locator('kalem-provider')
    .evaluateAll((all) => all.forEach((one) => one.setAttribute('theme', '{"tokens":{"font":"Arial"}}')));
  await page.waitForLoadState('networkidle');
  // On a busy machine the script of an element may still be running.
  for (const name of names ?? widgets.map((widget) => widget.name))
    await expect(page.locator(`[data-widget="${name}"]`).first()).toBeAttached();
  await expect(page.locator('.kalem-skeleton')).toHaveCount(0);
  await page
    .locator('img')
    .evaluateAll((all) => Promise.all(all.map((one) => (one as HTMLImageElement).decode().catch(() => undefined))));
}

/** Snapshots of all widgets without overlays. */
export async function lookOfWidgets(page: Page): Promise<Look> {
  return { page: await page.evaluate(snapshot, '.kalem-widget, .kalem-widget *') };
}

/** Shows every widget in `#place`, and writes the React version on <html>. */
export const everyWidget = `
  import { version } from 'react';
  import { showAll } from './packages/ui/testing/everyWidget';
  document.documentElement.dataset.react = version;
  showAll(document.getElementById('place'));`;

function filesOf(way: Way): Promise<Files> {
  if (way === 'element') return browserFiles();
  return bundleScript(everyWidget, way === 'react 18.2' ? react18 : {});
}

const reactHead = '<link rel="stylesheet" href="/kalem.css"><script type="module" src="/main.js"></script>';
const elementHead = '<script src="/kalem/loader.js"></script>';

const placed =
  'display: block; position: absolute; top: 0; left: 100px; width: 1000px; margin: 0; padding: 0; border: 0';

function pageOf(head: string, body: string, html: string): string {
  return `<!doctype html><html lang="tr" ${html}><head><link rel="stylesheet" href="/host.css">${head}
    <link rel="icon" href="data:,">
    <style>
      #place { white-space: normal !important }
      #place > *, kalem-provider > * { all: revert !important; display: block !important }
      :is(#place, #place > *)::before, :is(#place, #place > *)::after { content: none !important }
    </style>
    </head><body id="page">${body}</body></html>`;
}
