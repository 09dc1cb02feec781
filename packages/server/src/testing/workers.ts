import { rmSync } from 'node:fs';
import { afterAll } from 'vitest';
import { buildWorker } from './startProduct';

/** The built script of a worker thread. Removed after the tests of the file. */
export function builtWorker(name: 'portalFileWorker' | 'spreadsheetWorker' | 'imageWorker'): URL {
  const script = buildWorker(name);
  afterAll(() => rmSync(script, { force: true }));
  return script;
}

/** A thread that runs this code for each `task`. */
export function threadThat(code: string): URL {
  return new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; parentPort.on('message', (task) => { ${code} });`)}`,
  );
}
