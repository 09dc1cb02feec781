import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of an installed Chromium-like browser; undefined if Playwright should use its own. */
export function findChromium() {
  return places.find((place) => place && existsSync(place));
}

const firefoxes = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Path of the installed Firefox in its released version; undefined without one. */
export function findFirefox() {
  return firefoxes.find((place) => place && existsSync(place));
}

const attempts = [
  ['node_modules/.bin/playwright', ['install', 'chromium']],
  ['apt-get', ['update', '-qq']],
  ['apt-get', ['install', '-y', '-qq', 'chromium']],
];

/** Finds a Chromium or installs one: Playwright's own, or the distribution's when permitted. */
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
