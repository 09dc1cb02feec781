import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { findChromium } from '../scripts/browser.mjs';
import { knowTheApp, startProduct } from '../e2e/startProduct';
import { enterDemo } from './enterDemo';

/**
 * Measures how screens of the built app load from the product's own server: largest paint, layout shift, files and
 * bytes, on a phone's width, over Fast 3G with a CPU slowed by four. The baseline is a static page of the same server.
 */
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const VIEWPORT = { width: Number(process.env['WIDTH'] ?? 390), height: 844 };
const FAST_3G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
/** A screen has loaded when no call was under way for this long. */
const QUIET_MS = 1500;

const screens = {
  'static page (baseline)': '/kvkk.html',
  landing: '/',
  'sign-in': '/login',
  home: '/dashboard/anasayfa',
  list: '/dashboard/faturalarim',
  form: '/dashboard/yeni',
  customers: '/dashboard/cariler',
  stock: '/dashboard/stok-kartlari',
  requests: '/dashboard/iptal-itiraz-talepleri',
} as const;

interface Visit {
  readonly paintMs: number;
  readonly shift: number;
  readonly files: number;
  readonly kB: number;
  readonly scripts: number;
  readonly scriptKB: number;
}

async function main(): Promise<void> {
  const product = await startProduct({ isSeeded: true });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const signedIn = await browser.newContext({ viewport: VIEWPORT, locale: 'tr-TR', timezoneId: 'Europe/Istanbul' });
    await enterDemo(signedIn, product.url);
    for (const [name, path] of Object.entries(screens)) {
      const context = path.startsWith('/dashboard') ? signedIn : await browser.newContext({ viewport: VIEWPORT });
      const cold: Visit[] = [];
      const warm: Visit[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        cold.push(await visit(context, product.url + path, false));
        warm.push(await visit(context, product.url + path, true));
      }
      console.log(`${name.padEnd(24)} cold ${describe(cold)}; warm ${describe(warm)}`);
      if (context !== signedIn) await context.close();
    }
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function visit(context: BrowserContext, address: string, isWarm: boolean): Promise<Visit> {
  const page = await context.newPage();
  await knowTheApp(page);
  await watchPaints(page);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  if (!isWarm) await devTools.send('Network.clearBrowserCache');
  await devTools.send('Network.emulateNetworkConditions', FAST_3G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const network = watchNetwork(devTools);
  await page.goto(address, { waitUntil: 'commit' });
  await network.quiet();
  const paints = await page.evaluate(() => window.kalemPaints);
  await page.close();
  return { ...paints, ...network.counts() };
}

declare global {
  interface Window {
    kalemPaints: { paintMs: number; shift: number };
  }
}

function watchPaints(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const seen = { paintMs: 0, shift: 0 };
    window.kalemPaints = seen;
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.paintMs = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Counts files and compressed bytes of a visit. Calls to the API are waited for, but not counted. */
function watchNetwork(devTools: CDPSession) {
  const pending = new Map<string, string>();
  const scripts = new Set<string>();
  let files = 0;
  let bytes = 0;
  let scriptBytes = 0;
  let last = Date.now();
  devTools.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    last = Date.now();
    pending.set(requestId, request.url);
    if (type === 'Script') scripts.add(requestId);
  });
  devTools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devTools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = Date.now();
    const url = pending.get(requestId);
    pending.delete(requestId);
    if (!url || new URL(url).pathname.startsWith('/api/')) return;
    files += 1;
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  devTools.on('Network.loadingFailed', ({ requestId }) => {
    pending.delete(requestId);
    scripts.delete(requestId);
  });
  return {
    quiet: async () => {
      const deadline = Date.now() + 40_000;
      while (Date.now() < deadline && (pending.size > 0 || Date.now() - last < QUIET_MS))
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
    counts: () => ({
      files,
      kB: Math.round(bytes / 1000),
      scripts: scripts.size,
      scriptKB: Math.round(scriptBytes / 1000),
    }),
  };
}

/** The median paint with its extremes, the largest shift, and what the last visit loaded. */
function describe(visits: readonly Visit[]): string {
  const paints = visits.map(({ paintMs }) => paintMs).sort((one, other) => one - other);
  const seconds = [paints[paints.length >> 1], paints[0], paints.at(-1)].map((ms = 0) => (ms / 1000).toFixed(2));
  const shift = Math.max(...visits.map((seen) => seen.shift)).toFixed(3);
  const last = visits.at(-1);
  const loaded = last && `${last.files} files ${last.kB} KB, scripts ${last.scripts} with ${last.scriptKB} KB`;
  return `${seconds[0]} s (${seconds[1]}–${seconds[2]}), shift ${shift}, ${loaded}`;
}

await main();
