import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { packageManager } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

/** Runs the pinned pnpm through npx, so that a machine needs nothing but Node and npm. Throws when it fails. */
export function pnpm(...args) {
  const { status } = spawnSync('npx', ['--yes', packageManager, ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`pnpm ${args.join(' ')} failed`);
}
