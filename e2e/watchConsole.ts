import type { Page } from '@playwright/test';

/** Whatever goes wrong in a page, as it comes: warnings and errors of the console, which names what a policy forbids. */
export function watchConsole(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && faults.push(message.text()));
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
}
