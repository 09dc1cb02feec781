import { chromium, type Locator, type Page } from 'playwright';
import { findChromium } from '../scripts/browser.mjs';
import { knowTheApp, startProduct } from '../e2e/startProduct';
import { enterDemo } from './enterDemo';

/**
 * Measures interactions of the built app with the demo company, at 1440 px with a CPU slowed by four: the longest time
 * from an input event to the next paint (Event Timing), in a fresh page and again in the same page. The baseline is a
 * click on an empty place.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const CPU_SLOWDOWN = 4;
/** The page is idle again after this time. */
const SETTLE_MS = 2500;
const list = '/dashboard/faturalarim';
const form = '/dashboard/yeni';

type Act = (page: Page) => Promise<unknown>;

interface Interaction {
  readonly name: string;
  readonly path: string;
  /** Returns what is measured. Looks elements up before, because Playwright searches for a role inside the page. */
  readonly prepare: (page: Page) => Promise<Act>;
  /** Restores the page for the second time. */
  readonly undo?: Act;
}

const escape = (page: Page) => page.keyboard.press('Escape');
const interactions: readonly Interaction[] = [
  {
    name: 'a click on an empty place (baseline)',
    path: list,
    prepare: async () => (page) => page.mouse.click(700, 880),
  },
  {
    name: 'command palette opens',
    path: list,
    prepare: async () => (page) => page.keyboard.press('Control+k'),
    undo: escape,
  },
  {
    name: 'preview of an invoice opens',
    path: list,
    prepare: (page) => clickOn(page.locator('.kalem-list__name').first()),
    undo: escape,
  },
  {
    name: 'select all',
    path: list,
    prepare: (page) => clickOn(page.getByRole('checkbox', { name: 'Tümünü seç' })),
    undo: (page) => page.getByRole('checkbox', { name: 'Seçimi kaldır' }).first().click(),
  },
  {
    name: 'menu of a row opens',
    path: list,
    prepare: (page) => clickOn(page.getByRole('button', { name: /^Fatura işlemleri/ }).first()),
    undo: escape,
  },
  {
    name: 'status menu opens',
    path: list,
    prepare: (page) => clickOn(page.getByRole('button', { name: /Durum/ }).first()),
    undo: escape,
  },
  {
    name: 'a letter in the search',
    path: list,
    prepare: async (page) => {
      await page.getByRole('search').getByRole('textbox').or(page.getByRole('searchbox')).first().focus();
      return () => page.keyboard.press('a');
    },
    undo: (page) => page.keyboard.press('Backspace'),
  },
  {
    name: 'type of the invoice changes',
    path: form,
    prepare: async (page) => {
      await page.getByRole('button', { name: /Fatura Tipi/ }).click();
      await page.waitForTimeout(SETTLE_MS);
      return clickOn(page.getByRole('option', { name: 'Tevkifat', exact: true }));
    },
  },
  {
    name: '200 lines are pasted',
    path: form,
    prepare: async (page) => {
      await page.locator('[data-column="malHizmet"]').first().click();
      await page.waitForTimeout(SETTLE_MS);
      return paste;
    },
  },
];

/** A click at the place of an element. */
async function clickOn(element: Locator): Promise<Act> {
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return (page) => page.mouse.click(x + width / 2, y + height / 2);
}

async function paste(page: Page): Promise<void> {
  const lines = Array.from({ length: 200 }, (_, line) => `Ürün ${line}\t${line + 1}\tAdet\t${line}50,25`).join('\n');
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, lines);
}

async function main(): Promise<void> {
  const product = await startProduct({ isSeeded: true });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'tr-TR',
      timezoneId: 'Europe/Istanbul',
    });
    await enterDemo(context, product.url);
    for (const { name, path, prepare, undo } of interactions) {
      const first: number[] = [];
      const again: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const page = await context.newPage();
        await knowTheApp(page);
        await page.addInitScript(watchEvents);
        await page.goto(product.url + path);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.waitForTimeout(SETTLE_MS);
        const act = await prepare(page);
        const devTools = await context.newCDPSession(page);
        await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
        first.push(await longest(page, act));
        if (undo) {
          await undo(page);
          await page.waitForTimeout(SETTLE_MS);
          again.push(await longest(page, act));
        }
        await page.close();
      }
      console.log(`${name.padEnd(40)} ${describe(first)} ms${again.length > 0 ? `; again ${describe(again)}` : ''}`);
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}

declare global {
  /** Part of Event Timing, not yet of TypeScript's library. */
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
  interface Window {
    kalemLongest: number;
  }
}

/** Also counts long tasks: a paste that a script dispatches has no Event Timing entry. */
function watchEvents(): void {
  window.kalemLongest = 0;
  const note = (entries: PerformanceObserverEntryList) => {
    for (const { duration } of entries.getEntries()) window.kalemLongest = Math.max(window.kalemLongest, duration);
  };
  new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver(note).observe({ type: 'longtask' });
}

async function longest(page: Page, act: Act): Promise<number> {
  await page.evaluate(() => (window.kalemLongest = 0));
  await act(page);
  await page.waitForTimeout(SETTLE_MS);
  return Math.round(await page.evaluate(() => window.kalemLongest));
}

/** The median with its extremes. */
function describe(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other);
  return `${sorted[sorted.length >> 1]} (${sorted[0]}–${sorted.at(-1)})`;
}

await main();
