import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { whenChanged } from './install.mjs';

const prefix = 'virtual:kalem-page/';
const fileOf = (name) => resolve(`.cache/page-${name}`);

const imageOf = (name) => ({
  files: { database: fileOf(`${name}.tar.gz`), portal: fileOf(`${name}.json.txt`) },
  source: [
    ...['openapi', 'packages/domain/src', 'packages/server/src', 'packages/server/package.json'],
    ...['packages/portal-simulator/src', 'packages/ui/testing/company.ts', 'packages/ui/testing/week.ts'],
  ],
});

/** The images of pages, each with the names of its files and its source. */
const images = {
  empty: {
    files: { database: fileOf('empty.tar.gz') },
    source: ['packages/server/src/db', 'packages/server/src/page', 'packages/server/package.json'],
  },
  week: imageOf('week'),
  years: imageOf('years'),
};

/**
 * Vite plugin: `import { database, portal } from 'virtual:kalem-page/week'` returns the URLs of an image for
 * `startPageServer`. The image is rebuilt when its source has changed.
 * @returns {import('vite').Plugin}
 */
export function pageImages() {
  return {
    name: 'kalem-page-images',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const name = id.slice(prefix.length + 1);
      await makeImage(name);
      return Object.entries(images[name].files)
        .map(([part, file]) => `export { default as ${part} } from ${JSON.stringify(`${file}?url`)};`)
        .join('\n');
    },
  };
}

const making = new Map();

function makeImage(name) {
  const made = making.get(name) ?? whenChanged(`page-${name}`, images[name].source, () => runMaker(name));
  making.set(name, made);
  return made;
}

function runMaker(name) {
  mkdirSync('.cache', { recursive: true });
  const { status } = spawnSync(
    'node_modules/.bin/tsx',
    ['--conditions=kalem-source', 'packages/ui/testing/writeImages.ts', name, ...Object.values(images[name].files)],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`The image ${name} of the page could not be made.`);
}
