import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/browser.mjs';

const executablePath = findChromium();

export default defineConfig({
  testDir: '.',
  // These tests have their own command, `npm run test:hosts`.
  testIgnore: ['hosts.spec.ts', 'journeys/bankPage.spec.ts', 'consumers/*.spec.ts', 'embedded/*.spec.ts'],
  outputDir: '../test-results',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Each file starts its own product with its own ports and data.
  workers: 2,
  // A test that passes only on the second try is listed at the end of the run.
  retries: 1,
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    viewport: { width: 1440, height: 900 },
    // Recording every test doubled the CPU time of the tests in cards.spec.ts.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
