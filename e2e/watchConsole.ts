import type { Page } from '@playwright/test';

/** Playwright runs a script in every frame; the sandboxed one of an invoice's document, which has none, refuses it. */
const ofPlaywright = /^Blocked script execution in '[^']*_f\.html/;

/** Whatever goes wrong in a page, as it comes: warnings and errors of the console, which names what a policy forbids. */
export function watchConsole(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || ofPlaywright.test(message.text())) return;
    faults.push(message.text());
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
}
