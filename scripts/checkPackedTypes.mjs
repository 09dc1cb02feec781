import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pnpm } from './pnpm.mjs';

const [name] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'kalem-pack-'));
pnpm('--filter', `@kalem/${name}`, 'pack', '--pack-destination', folder);
const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
if (!tarball) throw new Error(`pnpm made no package of ${name}`);

const styles = name === 'ui' ? ['--exclude-entrypoints', './styles.css'] : [];
const { status } = spawnSync('node_modules/.bin/attw', [join(folder, tarball), '--profile', 'esm-only', ...styles], { stdio: 'inherit' });
process.exit(status ?? 1);
