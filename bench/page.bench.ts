import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { chromium, type Browser, type Page } from 'playwright';
import { build, preview, type InlineConfig } from 'vite';
import type {} from './keystroke/watchKeys';
import { findChromium } from '../scripts/browser.mjs';

declare global {
  interface Window {
    /** Milliseconds from each key press to the new preview. */
    kalemPapers?: number[];
  }
}

/**
 * Measures further delays in the page at full CPU speed: the document preview after a key press, scrolling the grid,
 * moving down a column, and an export of 50,000 invoices.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const KEYS = 20;
const FRAMES = 120;
const INVOICES = 50_000;

async function main(): Promise<void> {
  const config: InlineConfig = {
    root: 'bench/keystroke',
    logLevel: 'error',
    plugins: [{ name: 'api', configurePreviewServer: ({ middlewares }) => void middlewares.use('/api', answer) }],
    resolve: { conditions: ['kalem-source', 'module', 'browser', 'development|production'] },
    build: { outDir: '../../.cache/bench-page', emptyOutDir: true, target: 'esnext' },
  };
  await build(config);
  const server = await preview({ ...config, preview: { port: 0 } });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const address = server.resolvedUrls?.local[0] ?? '';
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, kind, measure] of subjects) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(`${address}?${kind}`);
      console.log(`${name.padEnd(44)} ${await measure(page, browser)}`);
      await page.close();
    }
  }
  await browser.close();
  await server.close();
}

const subjects: readonly (readonly [string, string, (page: Page, browser: Browser) => Promise<string>])[] = [
  ['preview after a key, 8 lines', 'kind=form&rows=8', previewAfterKeys],
  ['preview after a key, 40 lines', 'kind=form&rows=40', previewAfterKeys],
  ['scrolling an empty page', 'kind=empty&rows=1', scrollGrid],
  ['scrolling a grid of 10,000 lines', 'kind=form&rows=10000', scrollGrid],
  ['40 lines walked down in a grid of 500', 'kind=form&rows=500', walkDown],
  [`export of ${INVOICES} invoices`, 'kind=export&rows=1', exportAll],
];

/** The time from each key press to the frame after the preview was rendered. */
async function previewAfterKeys(page: Page): Promise<string> {
  await page
    .getByRole('radio', { name: 'Yan yana' })
    .or(page.getByRole('button', { name: 'Yan yana' }))
    .click();
  await page.locator('.kalem-preview__paper').waitFor();
  await page.locator('[data-column="birimFiyat"]:is(input)').click();
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    const paper = document.querySelector('.kalem-preview__paper')?.shadowRoot;
    let start = 0;
    addEventListener('keydown', () => (start = performance.now()), true);
    const observer = new MutationObserver(() => {
      const key = start;
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => (window.kalemPapers = [...(window.kalemPapers ?? []), performance.now() - key]);
        port2.postMessage(0);
      });
    });
    if (paper) observer.observe(paper, { childList: true, subtree: true });
  });
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.press(key % 2 === 0 ? '7' : 'Backspace');
    await page.waitForFunction((count) => (window.kalemPapers?.length ?? 0) >= count, key + 1);
  }
  const times = await page.evaluate(() => window.kalemPapers ?? []);
  const sorted = times.toSorted((left, right) => left - right);
  return `median ${(sorted[KEYS / 2] ?? NaN).toFixed(0)} ms, longest ${(sorted.at(-1) ?? NaN).toFixed(0)} (goal 100)`;
}

/**
 * Counts frames that came more than 25 ms after the previous one, and compares with an empty page in the same browser.
 */
async function scrollGrid(page: Page, browser: Browser): Promise<string> {
  // First wait until the background check of the lines has ended.
  await page.waitForTimeout(5000);
  const scroll = () =>
    page.evaluate(async (frames) => {
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      let last = await nextFrame();
      let over = 0;
      for (let frame = 0; frame < frames; frame++) {
        scrollBy(0, 5 * 44);
        const at = await nextFrame();
        if (at - last > 25) over += 1;
        last = at;
      }
      return over;
    }, FRAMES);
  const { result, longest, perTask } = await tasksOf(page, browser, scroll);
  const late = perTask.filter((time) => time > 25).length;
  return `${result} of ${FRAMES} frames late, ${late} tasks over 25 ms of CPU time (goal 0), the longest ${longest.toFixed(0)}`;
}

/** Moves the cursor down from line to line. */
async function walkDown(page: Page, browser: Browser): Promise<string> {
  await page.locator('[data-column="birimFiyat"]:is(input)').click();
  await page.waitForTimeout(1000);
  await page.evaluate(() => window.kalemKeys.reset());
  const { longest } = await tasksOf(page, browser, async () => {
    for (let line = 0; line < 40; line++) {
      await page.keyboard.press('ArrowDown');
      await page.waitForFunction((count) => window.kalemKeys.count() === count, line + 1);
    }
  });
  return `longest task ${longest.toFixed(0)} ms of CPU time (goal: under 50)`;
}

async function exportAll(page: Page, browser: Browser): Promise<string> {
  await page.waitForTimeout(1000);
  const { result, longest } = await tasksOf(page, browser, async () => {
    await page.getByRole('button', { name: 'Excel' }).click();
    await page.locator('button[data-took]').waitFor({ timeout: 300_000 });
    return page.locator('button').getAttribute('data-took');
  });
  return `longest task ${longest.toFixed(0)} ms of CPU time (goal 25), ${(Number(result) / 1000).toFixed(1)} s in all`;
}

/** Collects the page's tasks during an action, in CPU time of the main thread, so that other processes do not count. */
async function tasksOf<Result>(
  page: Page,
  browser: Browser,
  work: () => Promise<Result>,
): Promise<{ result: Result; longest: number; perTask: readonly number[] }> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const result = await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = traceEvents.filter((event) => event.tdur !== undefined && mains.has(threadOf(event)));
  const perTask = tasks.map(({ tdur = 0 }) => tdur / 1000);
  return { result, longest: Math.max(...perTask), perTask };
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time of the thread in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}

const golden = JSON.parse(readFileSync('openapi/examples/fatura-tevkifat.json', 'utf8')) as Record<string, unknown>;
const day = JSON.stringify({
  items: Array.from({ length: Math.round(INVOICES / 365) }, () => ({ ...golden, tevkifatToplamlar: [] })),
});

/** A stub of the API that returns the same invoices for every day. */
function answer({ url = '' }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Content-Type', 'application/json');
  if (url.startsWith('/fatura/all')) return void response.end(day);
  if (url.startsWith('/fatura/ozet'))
    return void response.end(
      JSON.stringify({ items: [{ onayDurumu: 'Onaylandi', paraBirim: 'TRY', tutar: '0', adet: INVOICES }] }),
    );
  if (url.startsWith('/company')) return void response.end('{"items":[]}');
  response.statusCode = 404;
  response.end('{"code":"NOT_FOUND","message":"Böyle bir çağrı yok."}');
}

await main();
