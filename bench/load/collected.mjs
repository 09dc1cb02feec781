// Loaded into a server with `--expose-gc --import`: SIGUSR2 collects all garbage and writes what is left to MEMORY_FILE.
import { writeFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getHeapCodeStatistics } from 'node:v8';

// What weak references and finalizers let go is garbage only in a later turn.
const COLLECTIONS = 4;

process.on('SIGUSR2', async () => {
  for (let done = 0; done < COLLECTIONS; done += 1) {
    globalThis.gc();
    await nextTurn();
  }
  const { heapUsed, external } = process.memoryUsage();
  const { code_and_metadata_size: code } = getHeapCodeStatistics();
  writeFileSync(process.env.MEMORY_FILE, JSON.stringify({ memory: heapUsed + external - code, code }));
});
