import { chromium, type Page } from 'playwright';
import { build, preview, type InlineConfig } from 'vite';
import type {} from './keystroke/watchKeys';
import { findChromium } from '../scripts/browser.mjs';

/**
 * P1, P2: time from key press to paint in the real form with the CPU slowed by 4, relative to a plain table in the same
 * rounds.
 */
const ROUNDS = 3;
const KEYS = 24;
const WARM_UP = 6;
const SLOWDOWN = 4;

interface Subject {
  readonly name: string;
  readonly query: string;
  /** The name of the measured input. */
  readonly input: string;
}

const subjects: readonly Subject[] = [
  { name: 'empty page, one input', query: 'kind=empty&rows=1', input: '[name="c3"]' },
  { name: 'bare table, 500 rows', query: 'kind=bare&rows=500', input: '[name="c3"][data-row="3"]' },
  { name: 'form, 500 lines', query: 'kind=form&rows=500', input: '[data-column="birimFiyat"]:is(input)' },
  { name: 'form, 5,000 lines', query: 'kind=form&rows=5000', input: '[data-column="birimFiyat"]:is(input)' },
];

interface Round {
  readonly p50: number;
  readonly p95: number;
  /** Main-thread milliseconds per key. */
  readonly task: number;
  readonly longTasks: number;
}

async function main(): Promise<void> {
  const config: InlineConfig = {
    root: 'bench/keystroke',
    logLevel: 'error',
    resolve: { conditions: ['kalem-source', 'module', 'browser', 'development|production'] },
    build: { outDir: '../../.cache/bench-keystroke', emptyOutDir: true, target: 'esnext' },
  };
  await build(config);
  const server = await preview({ ...config, preview: { port: 0 } });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const address = server.resolvedUrls?.local[0] ?? '';
  const rounds = new Map<string, Round[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const subject of subjects) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      rounds.get(subject.name)?.push(await measure(page, `${address}?${subject.query}`, subject.input));
      await page.close();
    }
  }
  await browser.close();
  await server.close();
  report(rounds);
}

async function measure(page: Page, url: string, input: string): Promise<Round> {
  await page.goto(url);
  await page.locator(input).click();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const taskSeconds = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  let before = 0;
  for (let key = 0; key < WARM_UP + KEYS; key++) {
    if (key === WARM_UP) {
      before = await taskSeconds();
      await page.evaluate(() => window.kalemKeys.reset());
    }
    await page.keyboard.press(key % 2 === 0 ? '7' : 'Backspace');
    await page.waitForFunction(
      (count) => window.kalemKeys.count() === count,
      key < WARM_UP ? key + 1 : key - WARM_UP + 1,
    );
  }
  const task = ((await taskSeconds()) - before) * (1000 / KEYS);
  const { times, longTasks } = await page.evaluate(() => window.kalemKeys.read());
  const sorted = times.toSorted((left, right) => left - right);
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95), task, longTasks };
}

function report(rounds: ReadonlyMap<string, readonly Round[]>): void {
  const middle = (name: string, figure: keyof Round) =>
    quantile(
      (rounds.get(name) ?? []).map((round) => round[figure]).toSorted((left, right) => left - right),
      0.5,
    );
  console.log(
    `${ROUNDS} interleaved rounds of ${KEYS} keys at CPU/${SLOWDOWN}; medians: key to paint p50, p95, main thread per key (ms), long tasks`,
  );
  for (const name of rounds.keys()) {
    const figures = (['p50', 'p95', 'task'] as const).map((figure) => middle(name, figure).toFixed(1).padStart(7));
    console.log(`${name.padEnd(24)} ${figures.join(' ')} ${String(middle(name, 'longTasks')).padStart(4)}`);
  }
  const ratio = (upper: string, lower: string, figure: keyof Round) =>
    (middle(upper, figure) / middle(lower, figure)).toFixed(3);
  console.log(`P1 p50  form 500 / bare 500    ${ratio('form, 500 lines', 'bare table, 500 rows', 'p50')}  (goal 0.13)`);
  console.log(`P1 p95  form 500 / bare 500    ${ratio('form, 500 lines', 'bare table, 500 rows', 'p95')}  (goal 0.25)`);
  console.log(`P2 p50  form 5,000 / form 500  ${ratio('form, 5,000 lines', 'form, 500 lines', 'p50')}  (goal 1.15)`);
}

function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)] ?? Number.NaN;
}

await main();
