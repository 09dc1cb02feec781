import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPackages } from './build.mjs';
import { install, pnpm } from './install.mjs';

/** The published packages. Every check needs them built. */
export const published = ['domain', 'sdk', 'ui'];

/** Packs the packages as they would be published, into a new folder by default. Returns their files by name. */
export function pack(folder = mkdtempSync(join(tmpdir(), 'kalem-pack-'))) {
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

/** Checks a packed package with publint and Are the types wrong. */
export function isWellPacked(name, tarball) {
  const { exports } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
  const noCode = Object.keys(exports).filter((path) => /\.(css|json)$/.test(path));
  const excluded = noCode.length ? ['--exclude-entrypoints', ...noCode] : [];
  const checks = [
    ['node_modules/.bin/publint', ['--strict', tarball]],
    ['node_modules/.bin/attw', [tarball, '--profile', 'esm-only', ...excluded]],
  ];
  const failed = checks.filter(([command, args]) => spawnSync(command, args, { stdio: 'inherit' }).status !== 0);
  return failed.length === 0;
}

/** Checks the sizes of the package's .size-limit.json. */
export function isSmallEnough(name) {
  return (
    spawnSync(resolve('node_modules/.bin/size-limit'), [], { cwd: `packages/${name}`, stdio: 'inherit' }).status === 0
  );
}

/** `npm run tarballs -- <folder>`: packs for a project outside of this repository, and prints the npm command. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await install();
  await buildPackages();
  console.log(`\nnpm install ${Object.values(pack(process.argv[2] && resolve(process.argv[2]))).join(' ')}`);
}
