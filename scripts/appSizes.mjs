import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'packages/reference-app/dist';

/**
 * The scripts that each screen needs before it can be used: their number, and their Brotli size (1 kB is 1000 bytes). A
 * limit is the present size plus some percent. The goals are 25 files, 180 kB for the list and 230 kB for the form.
 */
const limits = {
  'sign-in': { sources: ['index.html'], files: 6, kB: 188 },
  home: { sources: ['index.html', 'src/pages/HomePage.tsx'], files: 12, kB: 241.5 },
  list: { sources: ['index.html', 'src/pages/InvoiceListPage.tsx'], files: 22, kB: 250.5 },
  form: { sources: ['index.html', 'src/pages/InvoiceFormPage.tsx'], files: 23, kB: 270 },
  customers: { sources: ['index.html', 'src/pages/CardPages.tsx'], files: 24, kB: 256.5 },
  'landing page': { sources: ['landing.html'], files: 3, kB: 4 },
};

/** Prints files and bytes of each screen beside their limits, and returns whether all hold. */
export function isAppSmallEnough() {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const rows = Object.entries(limits).map(([screen, { sources, files, kB }]) => {
    const scripts = new Set(sources.flatMap((source) => [...reach(manifest, source)]));
    const bytes = [...scripts].reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0);
    return { screen, files: scripts.size, 'files at most': files, kB: Math.round(bytes / 100) / 10, 'kB at most': kB };
  });
  console.table(rows);
  const tooLarge = rows.filter((row) => row.files > row['files at most'] || row.kB > row['kB at most']);
  for (const { screen, files, kB } of tooLarge) console.log(`${screen} loads ${files} scripts of ${kB} KB.`);
  return tooLarge.length === 0;
}

/** The scripts that a page loads, or that a source of the app loads with its static imports. */
function reach(manifest, name, seen = new Set(), importers = []) {
  if (name.endsWith('.html')) return readFileSync(join(folder, name), 'utf8').match(/assets\/[\w-]+\.js/g);
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The app's manifest has no ${name}.`);
  // A circle of chunks can fail at load, because a constant is read before it is set.
  if (importers.includes(name)) throw new Error(`A circle of chunks: ${[...importers, name].join(' > ')}`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) reach(manifest, imported, seen, [...importers, name]);
  return seen;
}
