import { defineConfig, type Project } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { findFirefox } from '../scripts/browser.mjs';
import product from './playwright.config';

/**
 * `npm run test:hosts`: our widgets in other people's pages, the example hosts, the projects that install the packages,
 * and the static Storybook; in Firefox too, where there is one, the first of these and the walk through the example
 * hosts. It is the Firefox that people have, driven by WebDriver BiDi.
 */
export default defineConfig(product, {
  testIgnore: [],
  // A trace runs a script in every frame, which the frames of documents refuse on the console. It also keeps what it
  // has seen of a page, which would count as a leak. A file that sets it itself would get a worker of its own.
  use: { trace: 'off' },
  projects: [
    {
      name: 'chromium',
      testMatch: ['hosts.spec.ts', 'journeys/bankPage.spec.ts', 'consumers/*.spec.ts', 'embedded/*.spec.ts'],
    },
    ...(findFirefox() ? [firefox()] : []),
  ],
});

function firefox(): Project {
  return {
    name: 'firefox',
    testMatch: ['hosts.spec.ts', 'embedded/*.spec.ts'],
    grepInvert: /@chromium/,
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: {
        executablePath: fileURLToPath(new URL('firefox.mjs', import.meta.url)),
        // What Playwright cannot ask of it yet, and scroll bars that take no room, as Chromium has them here.
        env: { ...process.env, TZ: 'Europe/Istanbul' },
        firefoxUserPrefs: {
          'intl.accept_languages': 'tr-TR',
          'ui.prefersReducedMotion': 1,
          'ui.useOverlayScrollbars': 1,
          'widget.gtk.overlay-scrollbars.enabled': true,
        },
      },
    },
  };
}
