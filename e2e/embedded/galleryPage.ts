import { expect, type Page } from '@playwright/test';
import { bundleScript, bundleStyles, type Files } from './bundle';
import type { Host } from './hosts.mjs';

const gallery = `
  import { showGallery, showGalleryElement } from './packages/ui/testing/Gallery';
  const place = document.getElementById('place');
  if (place.dataset.way === 'element') showGalleryElement(place);
  else showGallery(place);`;

/**
 * Opens a host's page with its own content and our gallery, which is the same on every page: as React
 * components, or as a custom element in its shadow root.
 */
export async function openGallery(page: Page, host: Host, way: 'react' | 'element' = 'react'): Promise<void> {
  await serve(
    page,
    new Map([
      ...(await bundleScript(gallery)),
      ['/', { type: 'text/html', body: pageOf(host, way) }],
      ['/host.css', { type: 'text/css', body: host.css }],
      ['/kalem.css', { type: 'text/css', body: await bundleStyles('styles.css') }],
    ]),
  );
  await page.goto('http://localhost/');
  await page.locator('.kalem-list-table').waitFor();
  // Firefox renders the page before the host's style sheet has loaded, which then starts transitions.
  await expect.poll(() => page.evaluate(countTransitions), { timeout: 20_000 }).toBe(0);
}

function countTransitions(): number {
  return document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
}

/** Answers all requests to http://localhost, with a policy if given. No server listens there. */
export async function serve(page: Page, files: Files, policy?: string): Promise<void> {
  const isFirefox = page.context().browser()?.browserType().name() === 'firefox';
  const headers: Record<string, string> = policy
    ? { 'content-security-policy': isFirefox ? withEval(policy) : policy }
    : {};
  await page.route('http://localhost/**', (route) => {
    const file = files.get(new URL(route.request().url()).pathname);
    if (!file) return route.fulfill({ status: 404, headers });
    return route.fulfill({ headers: { ...headers, 'content-type': `${file.type}; charset=utf-8` }, body: file.body });
  });
}

/** Playwright evaluates in the page in Firefox, so the policy has to allow `eval`. */
export function withEval(policy: string): string {
  const scripts = "script-src 'self'";
  return policy.includes(scripts)
    ? policy.replace(scripts, `${scripts} 'unsafe-eval'`)
    : `${scripts} 'unsafe-eval'; ${policy}`;
}

const place = 'position: absolute; top: 0; left: 100px; width: 1000px; margin: 0; padding: 0; border: 0';

function pageOf(host: Host, way: string): string {
  return `<!doctype html><html lang="tr" style="margin: 0" ${host.html ?? ''}><head>
    <link rel="stylesheet" href="/host.css">${way === 'react' ? '<link rel="stylesheet" href="/kalem.css">' : ''}
    <style>#place::before, #place::after { content: none !important } #place > * { margin: 0 !important }</style>
    <script type="module" src="/main.js"></script></head><body id="page" style="margin: 0">
    <main class="content">${ownContent}</main><div id="place" data-way="${way}" style="${place}"></div></body></html>`;
}

const ownContent = `<h1>Banka</h1><p>Metin <a href="#x">bağ</a> <b>b</b></p><button type="button">Düğme</button>
  <form><label>Ad <input type="text" placeholder="Ad"></label><select><option>1</option></select><textarea></textarea></form>
  <ul><li>bir</li></ul><table><thead><tr><th>h</th></tr></thead><tbody><tr><td>d</td></tr></tbody></table>
  <svg viewBox="0 0 9 9" width="9" height="9"><path d="M0 0h9"/></svg><progress value="1" max="2"></progress>`;
