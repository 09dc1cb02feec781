import { mkdirSync } from 'node:fs';
import { ensureBrowser, findFirefox } from './browser.mjs';
import { build, buildPackages } from './build.mjs';
import { install } from './install.mjs';
import { runPlaywright } from './testing/playwright.mjs';
import { createTally } from './testing/tally.mjs';

/**
 * `npm run test:hosts`: widgets in other people's pages, the example hosts by their commands, npm projects, the static
 * Storybook; pages in Firefox too.
 */
await install({ withExamples: true });
ensureBrowser();
if (!findFirefox()) console.log('No Firefox on this machine: its tests are left out. (FIREFOX_PATH names one.)');
await build();
// Before the workers start; otherwise each would build them.
await buildPackages();
mkdirSync('.cache/results', { recursive: true });

const tally = createTally();
await tally.suite('hosts', () => runPlaywright('hosts', 'e2e/hosts.config.ts'));
tally.end();
