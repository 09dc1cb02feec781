import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ignored = new Set(['node_modules', 'dist', '.cache']);

/** Runs `work`, with a short hash of the files under `places`, unless they are the same as when it last succeeded. */
export async function whenChanged(name, places, work) {
  const stamp = join('.cache', name);
  const now = fingerprint(places);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  await work(now.slice(0, 12));
  mkdirSync('.cache', { recursive: true });
  writeFileSync(stamp, fingerprint(places));
}

function fingerprint(places) {
  const hash = createHash('sha256').update(process.version.split('.')[0] ?? '');
  for (const file of places.flatMap(filesOf).sort())
    hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesOf(place) {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !ignored.has(entry.name))
    .flatMap((entry) => filesOf(join(place, entry.name)));
}
