import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pnpm } from './install.mjs';

/** The packages that are published; every check needs them built. */
export const published = ['domain', 'sdk', 'ui'];

/** Packs the packages as they would be published; answers their files by name. */
export function pack() {
  const folder = mkdtempSync(join(tmpdir(), 'kalem-pack-'));
  const filters = published.flatMap((name) => ['--filter', `@kalem/${name}`]);
  pnpm(...filters, 'pack', '--pack-destination', folder);
  const files = readdirSync(folder);
  return Object.fromEntries(
    published.map((name) => {
      const file = files.find((entry) => entry.startsWith(`kalem-${name}-`) && entry.endsWith('.tgz'));
      if (!file) throw new Error(`pnpm made no package of ${name}`);
      return [name, join(folder, file)];
    }),
  );
}

/** Holds a packed package to publint and to Are the types wrong. */
export function isWellPacked(name, tarball) {
  const styles = name === 'ui' ? ['--exclude-entrypoints', './styles.css', './endpoint-inventory.json'] : [];
  const checks = [
    ['node_modules/.bin/publint', ['--strict', tarball]],
    ['node_modules/.bin/attw', [tarball, '--profile', 'esm-only', ...styles]],
  ];
  const failed = checks.filter(([command, args]) => spawnSync(command, args, { stdio: 'inherit' }).status !== 0);
  return failed.length === 0;
}

/** Whether what a host downloads keeps to the package's .size-limit.json. */
export function isSmallEnough(name) {
  return (
    spawnSync(resolve('node_modules/.bin/size-limit'), [], { cwd: `packages/${name}`, stdio: 'inherit' }).status === 0
  );
}
