// Preloaded into a server with `--expose-gc --import`. On SIGUSR2 it collects all garbage and writes the remaining
// memory to MEMORY_FILE.
import { writeFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getHeapCodeStatistics } from 'node:v8';

// Objects behind weak references and finalizers become garbage only in a later turn, so one collection is not enough.
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
