import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Prints the requirements that lack a test in one of their layers. Test titles name requirements.

/**
 * The folders of each layer's tests, and the number of requirements that may still lack one: lower it when possible.
 * Tests of the server call it through the SDK, which is generated from the contract, so they count for all three
 * layers. Journeys in a browser count for the app, those in other pages for the widgets. The checks of the packed
 * packages, in `npm test` and in the projects of hosts, count for each package.
 */
const packed = 'scripts/test.mjs';
const layersOf = {
  contract: { places: ['openapi', 'packages/sdk', 'packages/server'], most: 0 },
  sdk: { places: ['packages/sdk', 'packages/server', 'e2e/consumers', packed], most: 0 },
  domain: { places: ['packages/domain', packed], most: 0 },
  server: { places: ['packages/server', 'packages/portal-simulator', 'scripts'], most: 0 },
  ui: { places: ['packages/ui', 'e2e/embedded', 'e2e/consumers', packed], most: 0 },
  app: { places: ['packages/reference-app', 'e2e'], most: 0 },
};

const requirements = [
  ...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-Z]{3,4}-\d{2,3}) \| ([a-z, ]+) \|/gm),
].map(([, id, layers]) => ({ id, layers: layers.split(',').map((layer) => layer.trim()) }));
const named = Object.fromEntries(Object.entries(layersOf).map(([layer, { places }]) => [layer, idsNamedIn(places)]));

const lacking = requirements
  .map(({ id, layers }) => ({ id, layers: layers.filter((layer) => !named[layer].has(id)) }))
  .filter(({ layers }) => layers.length > 0);

for (const [layer, { most }] of Object.entries(layersOf)) {
  const ids = lacking.filter(({ layers }) => layers.includes(layer)).map(({ id }) => id);
  console.log(`${layer}: ${ids.length} without a test, ${most} at most\n  ${ids.join(' ')}`);
  if (ids.length > most) process.exitCode = 1;
}
console.log(
  `${requirements.length - lacking.length} of ${requirements.length} requirements have a test of each of their layers.`,
);

function idsNamedIn(folders) {
  return new Set(folders.flatMap(testsIn).flatMap((file) => titlesIn(file).flatMap(idsIn)));
}

function testsIn(folder) {
  if (folder === packed) return [packed];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return [];
    if (entry.isDirectory()) return testsIn(join(folder, entry.name));
    return /\.(test|spec|stories)\.tsx?$/.test(entry.name) ? [join(folder, entry.name)] : [];
  });
}

/** Texts that begin with an ID: titles, and the first cells of tables of titles. */
function titlesIn(file) {
  return [...readFileSync(file, 'utf8').matchAll(/(['"`])([A-Z]{1,4}-\d\d(?:\\.|(?!\1)[^\\])*)\1/g)].map(
    ([, , title]) => title,
  );
}

function idsIn(text) {
  return text.match(/\b[A-Z]{3,4}-\d{2,3}\b/g) ?? [];
}
