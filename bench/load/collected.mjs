// Loaded into a server with `--expose-gc --import`: SIGUSR2 collects all garbage and writes what is left to MEMORY_FILE.
import { writeFileSync } from 'node:fs';

process.on('SIGUSR2', () => {
  globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  writeFileSync(process.env.MEMORY_FILE, JSON.stringify({ heapUsed, external, pid: process.pid }));
});
