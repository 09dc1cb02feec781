// Measures the longest block of the event loop while a hostile file of the allowed size is read (S9): the ZIP and XML
// of another taxpayer's invoice, a .xlsx or .xls, a picture. Uses the worker threads of the last `npm start`.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseLines } from '../packages/server/src/invoices/parseLines';
import { createWorkerImages } from '../packages/server/src/node/threads/createWorkerImages';
import { createWorkerPortalFiles } from '../packages/server/src/node/threads/createWorkerPortalFiles';
import { createWorkerSpreadsheets } from '../packages/server/src/node/threads/createWorkerSpreadsheets';
import type { Ports } from '../packages/server/src/ports/Ports';
import { hostilePictures, hostileWorkbooks, hostileZips, zippedXml } from '../packages/server/src/testing/hostileFiles';
import { hostileXml } from '../packages/server/src/testing/hostileXml';

type Bytes = Uint8Array<ArrayBuffer>;

const MB = 1024 * 1024;
/** Size of the XML: just below the limit for unpacked bytes. */
const XML_BYTES = 19 * MB;
const ROUNDS = 3;

const script = (name: string) => pathToFileURL(resolve(`packages/server/dist/${name}.js`));
const portalFiles = createWorkerPortalFiles(script('portalFileWorker'));
const images = createWorkerImages(script('imageWorker'));
// The code under test uses only these ports.
const ports = { spreadsheets: createWorkerSpreadsheets(script('spreadsheetWorker')) } as unknown as Ports;

await measure('nothing', { 'for a second': () => new Uint8Array() }, () => pause(1000));
await measure(
  'XML of an invoice',
  Object.fromEntries(Object.entries(hostileXml).map(([name, make]) => [name, () => zippedXml(make(XML_BYTES))])),
  (bytes) => portalFiles.amounts(bytes, 'a'),
);
await measure('ZIP of an invoice', hostileZips, (bytes) => portalFiles.amounts(bytes, 'a'));
await measure('Excel file of lines', hostileWorkbooks, (bytes) => parseLines(ports, { name: 'a.xlsx', bytes }));
await measure('picture', hostilePictures, (bytes) => images.renew(bytes));
await portalFiles.close();

/**
 * Prints the file with the longest block. Each file counts with its best round, because the first rounds run uncompiled
 * code.
 */
async function measure(
  kind: string,
  shapes: Readonly<Record<string, () => Bytes | Promise<Bytes>>>,
  work: (bytes: Bytes) => Promise<unknown>,
): Promise<void> {
  const gaps: [shape: string, gap: number][] = [];
  for (const [shape, make] of Object.entries(shapes)) {
    const bytes = await make();
    let least = Infinity;
    for (let round = 0; round < ROUNDS; round += 1) least = Math.min(least, await gapOf(() => work(bytes)));
    gaps.push([shape, least]);
    if (process.env['KALEM_SHAPES']) console.log(kind, shape, least.toFixed(1));
  }
  gaps.sort(([, left], [, right]) => right - left);
  const [[shape, gap] = ['', 0], [, median] = ['', 0]] = [gaps[0], gaps[Math.floor(gaps.length / 2)]];
  console.log(`S9 ${kind.padEnd(20)} longest gap ${gap.toFixed(0)} ms (${shape}), median ${median.toFixed(0)} ms`);
}

async function gapOf(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  // The monitor records a block only when the loop runs again.
  await pause(20);
  delay.reset();
  // A rejected file is a valid result.
  await work().catch(() => undefined);
  await pause(20);
  delay.disable();
  return delay.max / 1e6;
}
