import type { Page } from '@playwright/test';

/** Playwright runs a script in every frame; the sandboxed frame of an invoice's document forbids scripts. */
const ofPlaywright = /^Blocked script execution in '[^']*_f\.html/;

/** Collects warnings and errors of the console, including violations of the policy. */
export function watchConsole(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type()) || ofPlaywright.test(message.text())) return;
    faults.push(message.text());
  });
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
}
