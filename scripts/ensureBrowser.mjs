import { spawnSync } from 'node:child_process';
import { findChromium } from './findChromium.mjs';

const attempts = [
  ['node_modules/.bin/playwright', ['install', 'chromium']],
  ['apt-get', ['update', '-qq']],
  ['apt-get', ['install', '-y', '-qq', 'chromium']],
];

/** Finds a Chromium or installs one: Playwright's own, else the distribution's where we may. */
export function ensureBrowser() {
  if (findChromium()) return;
  for (const [command, args] of attempts) {
    console.log(`No Chromium found: trying ${command} ${args.join(' ')}`);
    const { status } = spawnSync(command, args, {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status === 0 && (findChromium() || command.endsWith('playwright'))) return;
  }
  throw new Error('No Chromium on this machine, and none could be installed. Install one and set CHROMIUM_PATH to it.');
}
