import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';

const wanted = process.argv.slice(2);
const benches = readdirSync('bench').filter(
  (file) => file.endsWith('.bench.ts') && (wanted.length === 0 || wanted.some((name) => file.startsWith(name))),
);
for (const bench of benches) {
  console.log(`\n# ${bench}`);
  spawnSync(process.execPath, [bundle(bench)], { stdio: 'inherit' });
}

/** Bundles our code into one file like a host does. From source the wrappers of the loader would be measured too. */
function bundle(bench) {
  // The folder in which the server's dependencies are resolved, PostgreSQL among them.
  const home = /^(server|writing|hostile)/.test(bench) ? 'packages/server/' : '';
  const outfile = `${home}node_modules/.cache/bench/${bench.replace(/ts$/, 'mjs')}`;
  const external = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).devDependencies).filter(
    (name) => !name.startsWith('@kalem/'),
  );
  buildSync({
    entryPoints: [`bench/${bench}`],
    outfile,
    external,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['kalem-source'],
    logLevel: 'warning',
  });
  return outfile;
}
