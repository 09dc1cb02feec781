import { rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '../../packages/server/src/node/config/readConfig';
import { openDatabaseBeside } from '../../packages/server/src/node/postgres/openDatabase';
import { openCompanies } from './companies';
import { figuresOf, reportText, type Sample } from './figures';
import { readOptions } from './options';
import { planCalls } from './plan';
import { runCalls } from './run';
import { startBuilt } from './startBuilt';
import { growthOf, readVitals, type Vitals } from './vitals';

// npm run soak -- --rate 50 --seconds 1200: runs a long load on the built product with its own data folder. Every 30
// seconds the load pauses, and the resources of the server are measured.
const ROUND_SECONDS = 30;
const REST_MS = 3000;
/** Rounds until code is compiled and caches are full. They do not count. */
const WARM_UP_ROUNDS = 6;

const memoryFile = join(tmpdir(), `kalem-soak-${process.pid}.json`);
const product = await startBuilt({
  environment: { MEMORY_FILE: memoryFile },
  flags: ['--expose-gc', '--import', './bench/load/collected.mjs'],
});
const options = readOptions([...process.argv.slice(2), '--url', product.url]);
const { rate, seconds, companies } = options;
try {
  const database = await openDatabaseBeside(readConfig(product.environment), () => undefined);
  const opened = await openCompanies(options);
  const rounds = Math.ceil(seconds / ROUND_SECONDS);
  console.log(`${rate} calls a second of ${companies} companies, ${WARM_UP_ROUNDS} rounds of warm-up, then ${rounds}`);

  const samples: Sample[] = [];
  const looks: Vitals[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + rounds; round += 1) {
    const own = await runCalls(planCalls({ ...options, seconds: ROUND_SECONDS, seed: options.seed + round }), opened);
    await pause(REST_MS);
    const look = await readVitals({ pid: product.pid, memoryFile, db: database.db });
    console.log(lineOf(round - WARM_UP_ROUNDS + 1, look));
    if (round < WARM_UP_ROUNDS) continue;
    looks.push(look);
    samples.push(...own);
  }
  await database.close();

  const { text, isSound } = growthOf(looks);
  console.log(reportText(figuresOf(samples, rounds * ROUND_SECONDS)));
  console.log(text);
  if (!isSound || samples.some(({ failure }) => failure !== undefined)) process.exitCode = 1;
} finally {
  await product.stop();
  rmSync(memoryFile, { force: true });
}

function lineOf(round: number, { memory, code, files, connections, locks, dead, rows }: Vitals): string {
  return [
    `round ${String(round).padStart(3)}`,
    `${(memory / 1e6).toFixed(2)} MB beside ${(code / 1e6).toFixed(1)} of code`,
    `${files} files, ${connections} connections, ${locks} locks`,
    `${(dead * 100).toFixed(0)} % dead of ${rows} rows`,
    `load average ${loadavg()[0]?.toFixed(1)}`,
  ].join('  ');
}
