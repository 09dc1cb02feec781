import type { Page } from '@playwright/test';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBrowser } from '../../packages/ui/buildBrowser';
import type { Files } from './bundle';
import { serve } from './galleryPage';

/** The one that the guide says is enough. */
const [, policy = ''] = /^Content-Security-Policy: (.+)$/m.exec(readFileSync('docs/embedding.md', 'utf8')) ?? [];

/** Every widget, and whether it signs in itself. */
const plans = readFileSync('packages/ui/src/elements/generated/widgetElements.ts', 'utf8');
export const widgets = [...plans.matchAll(/^ {2}'([\w-]+)': \{[^}]*?needs: '(\w+)'/gm)].map(([, name = '', needs]) => ({
  name,
  signsIn: needs === 'session',
}));

/** What a widget cannot do without. */
const attributes: Record<string, string> = {
  'customer-overview': 'cari-id="1"',
  'password-reset': 'token="x"',
  'payment-result': 'tx="1"',
  'portal-maintenance': 'open',
  'signing-dialog': 'fatura-ids="1" is-open',
};

/** The HTML of the element of a widget. */
export function elementOf(name: string): string {
  return `<kalem-${name} ${attributes[name] ?? ''}></kalem-${name}>`;
}

/**
 * Widgets, every one if none are named, in one of two providers: those that sign in have the client's own session, the
 * others the bank's token.
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

/** The scripts of `dist/browser` by path; making them takes seconds. */
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

/** A page with the loader and `body`, under a strict policy with Trusted Types; its API is away. It may have more files. */
export async function openElements(page: Page, body: string, files?: Files): Promise<void> {
  await serveElements(page, body, files);
  await page.goto('http://localhost/');
}

/** That page, before it is opened. */
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
 * The API is away, which is no word of the console's: what a browser says itself of an answer of 404 would be. Calls
 * are kept with their tokens, timers while they run, and what the policy forbids.
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
    /** Each call of the API by the element's page, by path and token. */
    calls: string[];
    /** Timers that run. */
    timers: Set<number>;
  }
}
