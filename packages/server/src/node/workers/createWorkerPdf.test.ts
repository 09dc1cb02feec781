import { buildSync } from 'esbuild';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderPdf } from '../../documents/pdf/renderPdf';
import { sampleInvoice, sampleSeller } from '../../documents/testing/samples';
import { createWorkerPdf } from './createWorkerPdf';
import { readDocumentFonts } from './readAssets';

const outfile = join(
  fileURLToPath(new URL('../../../node_modules/.cache', import.meta.url)),
  `pdfWorker-${process.pid}.mjs`,
);
let pdf: ReturnType<typeof createWorkerPdf>;

beforeAll(() => {
  buildSync({
    entryPoints: [fileURLToPath(new URL('pdfWorker.ts', import.meta.url))],
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['kalem-source'],
    external: ['pdfmake', 'pdfmake/*', '@expo-google-fonts/*'],
    outfile,
  });
  pdf = createWorkerPdf(pathToFileURL(outfile));
});
afterAll(async () => {
  await pdf.close();
  rmSync(outfile, { force: true });
});

it('API-91: the thread makes the very bytes that are made here, several at once too', async () => {
  const here = await renderPdf(sampleInvoice([{}]), sampleSeller, readDocumentFonts);
  for (const there of await Promise.all([
    pdf.render(sampleInvoice([{}]), sampleSeller),
    pdf.render(sampleInvoice([{}]), sampleSeller),
  ]))
    expect(Buffer.from(there).equals(Buffer.from(here))).toBe(true);
});

it('API-91: the event loop runs while a long invoice is rendered', async () => {
  const [line] = sampleInvoice([{}]).malHizmetler;
  if (!line) throw new Error('No line');
  let turns = 0;
  const turn = setInterval(() => (turns += 1));
  await pdf.render({ ...sampleInvoice([{}]), malHizmetler: Array.from({ length: 300 }, () => line) }, sampleSeller);
  clearInterval(turn);
  expect(turns).toBeGreaterThan(5);
});

it('API-91: a thread that breaks down fails what waits for it, and the next document gets a new one', async () => {
  const fragile = createWorkerPdf(
    new URL(
      `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, invoice }) => {
      if (invoice.not === 'bozuk') throw new Error('Out of memory');
      parentPort.postMessage({ id, pdf: new Uint8Array([1]) });
    });
  `)}`,
    ),
  );
  await expect(fragile.render({ ...sampleInvoice([{}]), not: 'bozuk' }, sampleSeller)).rejects.toThrow('Out of memory');
  expect(await fragile.render(sampleInvoice([{}]), sampleSeller)).toEqual(new Uint8Array([1]));
  await fragile.close();
});
