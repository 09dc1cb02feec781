import { defineConfig, type Project } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { findFirefox } from '../scripts/browser.mjs';
import product from './playwright.config';

/**
 * `npm run test:hosts`: our widgets in other people's pages, the example hosts, the projects that install the packages,
 * and the static Storybook. With an installed Firefox the pages and the walk through the example hosts also run there,
 * in the released version over WebDriver BiDi.
 */
export default defineConfig(product, {
  testIgnore: [],
  // A trace runs a script in every frame. The sandboxed frames of documents refuse it with a console error, and the
  // recorded objects would count as a leak. Set here and not in a file, because a file with its own setting would get
  // its own worker.
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
        // Settings that Playwright cannot make in Firefox yet, and overlay scroll bars, as in Chromium.
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
