import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const wanted = process.argv.slice(2);
const benches = readdirSync('bench').filter((file) => file.endsWith('.bench.ts') && (wanted.length === 0 || wanted.some((name) => file.startsWith(name))));
for (const bench of benches) {
  console.log(`\n# ${bench}`);
  spawnSync('node_modules/.bin/tsx', ['--conditions=kalem-source', `bench/${bench}`], { stdio: 'inherit' });
}
