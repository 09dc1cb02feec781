import type { Page } from '@playwright/test';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBrowser } from '../../packages/ui/buildBrowser';
import type { Files } from './bundle';
import { serve } from './galleryPage';

/** The policy of the guide. */
const [, policy = ''] = /^Content-Security-Policy: (.+)$/m.exec(readFileSync('docs/embedding.md', 'utf8')) ?? [];

/** Every widget, and whether it has its own sign-in. */
const plans = readFileSync('packages/ui/src/elements/generated/widgetElements.ts', 'utf8');
export const widgets = [...plans.matchAll(/^ {2}'([\w-]+)': \{[^}]*?needs: '(\w+)'/gm)].map(([, name = '', needs]) => ({
  name,
  signsIn: needs === 'session',
}));

/** Required attributes of widgets. */
const attributes: Record<string, string> = {
  'customer-overview': 'cari-id="1"',
  'password-reset': 'token="x"',
  'payment-result': 'tx="1"',
  'portal-maintenance': 'open',
  'receipt-dialog': 'fatura-ids="1"',
  'signing-dialog': 'fatura-ids="1" is-open',
};

/** The HTML of the element of a widget. */
export function elementOf(name: string): string {
  return `<kalem-${name} ${attributes[name] ?? ''}></kalem-${name}>`;
}

/**
 * Widgets (default: all) in two providers: widgets with their own sign-in use the client's session, the others the
 * bank's token.
 */
export function elementsOf(names: readonly string[] = widgets.map(({ name }) => name)): string {
  const shown = widgets.filter(({ name }) => names.includes(name));
  const provided = [true, false].map((signsIn) => {
    const inside = shown.filter((widget) => widget.signsIn === signsIn).map(({ name }) => elementOf(name));
    const token = signsIn ? '' : 'token-url="/token"';
    return `<kalem-provider base-url="/api" ${token} company-id="1" user-key="1">${inside.join('')}</kalem-provider>`;
  });
  return provided.join('\n');
}

let built: Promise<Files> | undefined;

/** The scripts of `dist/browser` by path. Building them takes seconds. */
export function browserFiles(): Promise<Files> {
  built ??= build();
  return built;
}

async function build(): Promise<Files> {
  const folder = mkdtempSync(join(tmpdir(), 'kalem-browser-'));
  await buildBrowser(folder);
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const files = scripts.map((file) => [`/kalem/${file}`, scriptOf(readFileSync(join(folder, file), 'utf8'))] as const);
  rmSync(folder, { recursive: true });
  return new Map(files);
}

/**
 * Opens a page with the loader and `body` under a strict policy with Trusted Types, with an unavailable API and
 * optional further files.
 */
export async function openElements(page: Page, body: string, files?: Files): Promise<void> {
  await serveElements(page, body, files);
  await page.goto('http://localhost/');
}

/** Serves that page without opening it. */
export async function serveElements(page: Page, body: string, files: Files = new Map()): Promise<void> {
  const html = `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Banka</title>
    <script src="/page.js"></script><script src="/kalem/loader.js"></script></head><body>${body}</body></html>`;
  const own: Files = new Map([
    ['/', { type: 'text/html', body: html }],
    ['/page.js', scriptOf(watch)],
  ]);
  await serve(page, new Map([...(await browserFiles()), ...files, ...own]), policy);
  await page.route('http://localhost/token*', (route) =>
    route.fulfill({ body: `of ${new URL(route.request().url()).search}`, contentType: 'text/plain' }),
  );
}

const scriptOf = (body: string) => ({ type: 'text/javascript', body });

/**
 * Replaces the API by failing calls. A real 404 would be logged by the browser to the console. Records calls with their
 * tokens, running timers, and violations of the policy.
 */
const watch = `
  const { dataset } = document.documentElement;
  const original = fetch;
  window.calls = [];
  window.fetch = (request) => {
    const { pathname } = new URL(request.url ?? request, location.href);
    if (pathname.startsWith('/token')) return original(request);
    calls.push([pathname, request.headers?.get('authorization')].join(' '));
    if (pathname === window.unanswered) return new Promise(() => undefined);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  window.timers = new Set();
  for (const [set, clear] of [['setTimeout', 'clearTimeout'], ['setInterval', 'clearInterval']]) {
    const [begin, end] = [window[set], window[clear]];
    window[set] = (work, ...rest) => {
      const timer = begin((...args) => {
        if (set === 'setTimeout') timers.delete(timer);
        work(...args);
      }, ...rest);
      timers.add(timer);
      return timer;
    };
    window[clear] = (timer) => {
      timers.delete(timer);
      end(timer);
    };
  }
  addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, sample }) => {
    dataset.violations = (dataset.violations ?? '') + [violatedDirective, sourceFile, sample].join(' ') + '; ';
  });`;

declare global {
  interface Window {
    /** Calls of the API from the element's page, path and token. */
    calls: string[];
    /** Running timers. */
    timers: Set<number>;
  }
}
