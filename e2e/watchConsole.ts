import type { Page } from '@playwright/test';

/** An invoice's document has no script of its own: what its sandboxed frame keeps out is Playwright's. */
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
