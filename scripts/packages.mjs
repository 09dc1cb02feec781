import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pnpm } from './install.mjs';

/** The packages that are published; both checks need them built. */
export const published = ['domain', 'sdk', 'ui'];

/** Packs a package as it would be published and runs publint and Are The Types Wrong on the packed file. */
export function isWellPacked(name) {
  const folder = mkdtempSync(join(tmpdir(), 'kalem-pack-'));
  pnpm('--filter', `@kalem/${name}`, 'pack', '--pack-destination', folder);
  const file = readdirSync(folder).find((entry) => entry.endsWith('.tgz'));
  if (!file) throw new Error(`pnpm made no package of ${name}`);

  const tarball = join(folder, file);
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
