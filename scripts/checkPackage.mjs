import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pnpm } from './pnpm.mjs';

// Packs a package as it would be published and holds the file itself to publint and to Are the types wrong.
const [name] = process.argv.slice(2);
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
process.exit(failed.length > 0 ? 1 : 0);
