import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { whenChanged } from './install.mjs';

const name = 'virtual:kalem-page-database';
const file = resolve('.cache/page-database.tar.gz');

/**
 * Vite plugin: `import url from 'virtual:kalem-page-database'` is the address of a migrated database for `startPageServer({ dump })`.
 * @returns {import('vite').Plugin}
 */
export function pageDatabase() {
  return {
    name: 'kalem-page-database',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      await makeDump();
      return `export { default } from ${JSON.stringify(`${file}?url`)};`;
    },
  };
}

let making;

function makeDump() {
  making ??= whenChanged('page-database', ['packages/server/src/db', 'packages/server/package.json'], () => {
    mkdirSync('.cache', { recursive: true });
    const { status } = spawnSync(
      'node_modules/.bin/tsx',
      ['--conditions=kalem-source', 'packages/server/scripts/dumpPageDatabase.ts', file],
      { stdio: 'inherit' },
    );
    if (status !== 0) throw new Error('The database of the page could not be made.');
  });
  return making;
}
