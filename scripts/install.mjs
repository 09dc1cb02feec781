import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const frozen = ['install', '--frozen-lockfile', '--prefer-offline'];

/**
 * Installs the dependencies of the lockfile. Does nothing when they are up to date. The dependencies of the example
 * hosts, mainly Next.js, take 300 MB and are installed only on request.
 */
export async function install({ withExamples = false } = {}) {
  requireNode();
  const manifests = [
    'package.json',
    'openapi/package.json',
    ...['packages', 'examples'].flatMap((place) => readdirSync(place).map((name) => `${place}/${name}/package.json`)),
  ];
  const places = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...manifests, 'node_modules/.modules.yaml'];
  if (withExamples) await whenChanged('install-all', places, () => pnpm(...frozen));
  else if (!isAsItWas('install-all', places))
    await whenChanged('install', places, () => pnpm(...frozen, '--filter', '!./examples/*'));
}

/** Exits with a message instead of a stack trace when Node is too old for the tools below. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if ((major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major >= 24) return;
  console.error(`Kalem needs Node 20.19, 22.13 or 24 and later; this is ${process.version}.`);
  process.exit(1);
}

/** Runs the pinned pnpm through npx, so that a machine needs only Node and npm. Throws when it fails. */
export function pnpm(...args) {
  const { packageManager } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const { status } = spawnSync('npx', ['--yes', packageManager, ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`pnpm ${args.join(' ')} failed`);
}

/** Calls `work` with a short hash of the files under `places`, unless they are unchanged since it last succeeded. */
export async function whenChanged(name, places, work) {
  if (isAsItWas(name, places)) return;
  await work(fingerprint(places).slice(0, 12));
  mkdirSync('.cache', { recursive: true });
  writeFileSync(join('.cache', name), fingerprint(places));
}

function isAsItWas(name, places) {
  const stamp = join('.cache', name);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint(places);
}

function fingerprint(places) {
  const hash = createHash('sha256').update(process.version.split('.')[0] ?? '');
  for (const file of places.flatMap(filesOf).sort())
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

const ignored = new Set(['node_modules', 'dist', '.cache']);

function filesOf(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name))
    .flatMap((entry) => filesOf(join(place, entry.name)));
}
