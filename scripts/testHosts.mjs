import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { ensureBrowser, findFirefox } from './browser.mjs';
import { build } from './build.mjs';
import { install } from './install.mjs';

/**
 * `npm run test:hosts`: widgets in other people's pages, the example hosts by their commands, npm projects, the static
 * Storybook; pages in Firefox too.
 */
await install({ withExamples: true });
ensureBrowser();
if (!findFirefox()) console.log('No Firefox on this machine: its tests are left out. (FIREFOX_PATH names one.)');
await build();

const report = resolve('.cache/results/hosts.json');
mkdirSync('.cache/results', { recursive: true });
rmSync(report, { force: true });
const { status } = spawnSync('node_modules/.bin/playwright', ['test', '-c', 'e2e/hosts.config.ts'], {
  stdio: 'inherit',
  env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
});
const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = statsOf(report);
// A run that ended without saying what failed is one failure.
const failed = Math.max(unexpected + skipped, status === 0 ? 0 : 1);
if (flaky > 0) console.log(`! only at their second try: ${flaky}, named above`);
console.log(`${expected + flaky} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function statsOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).stats;
  } catch {
    return {};
  }
}
