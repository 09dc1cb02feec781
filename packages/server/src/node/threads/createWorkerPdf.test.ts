import { buildSync } from 'esbuild';
import { getEventListeners } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderPdf } from '../../documents/pdf/renderPdf';
import { describeStatement } from '@kalem/domain/document';
import { renderHere } from '../../documents/render';
import { statementsHere } from '../../documents/statements/renderStatement';
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

it('API-91: the thread returns the same bytes as the main thread, also for several at once', async () => {
  const here = await renderPdf(sampleInvoice([{}]), sampleSeller, readDocumentFonts);
  for (const there of await Promise.all([
    pdf.render('pdf', sampleInvoice([{}]), sampleSeller),
    pdf.render('pdf', sampleInvoice([{}]), sampleSeller),
  ]))
    expect(Buffer.from(there).equals(Buffer.from(here))).toBe(true);
});

it('MNY-54: the thread returns the same statement as the main thread', async () => {
  const described = describeStatement({
    cariHesapId: '0190e6a0-0000-7000-8000-000000000001',
    firma: { unvan: 'Çınaraltı A.Ş.', adres: 'Kıble Sk. No: 12', vergiDairesi: 'Ümraniye', vknTckn: '7350119284' },
    ...{ aliciUnvan: 'Işıl İnce', vknTckn: '7351902846', paraBirim: 'TRY', baslangicTarihi: null },
    ...{ bitisTarihi: '2026-11-21', duzenlenme: '2026-11-21', devir: '0.00', bakiye: '0.00', avans: '0.00' },
    ...{ borcToplam: '0.00', alacakToplam: '0.00', acikToplam: '0.00', hareketler: [], acikKalemler: [] },
  });
  const statement = { described, logo: undefined, madeAt: new Date('2026-11-21T09:00:00Z') };
  const here = await statementsHere(readDocumentFonts)('pdf', statement);
  const there = await pdf.renderStatement('pdf', statement, '7350119284');
  expect(Buffer.from(there).equals(Buffer.from(here))).toBe(true);
});

it('A-12: rendering leaves no abort listener on the caller’s signal', async () => {
  const { signal } = new AbortController();
  await pdf.render('pdf', sampleInvoice([{}]), sampleSeller, signal);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

/** Counts the turns of the event loop while `work` runs. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  const turn = setInterval(() => (turns += 1));
  await work();
  clearInterval(turn);
  return turns;
}

it('API-91: the event loop runs while a long invoice is rendered', async () => {
  const long = sampleInvoice(Array.from({ length: 300 }, () => ({})));
  expect(await turnsDuring(() => pdf.render('pdf', long, sampleSeller))).toBeGreaterThan(5);
});

it.each(['html', 'zip'] as const)(
  'ATK-01: the event loop runs while the %s of a long invoice is rendered, with the same bytes as the main thread',
  async (dosya) => {
    const long = sampleInvoice(Array.from({ length: 1000 }, () => ({})));
    let there: Uint8Array = new Uint8Array();
    const turns = await turnsDuring(async () => (there = await pdf.render(dosya, long, sampleSeller)));
    expect(turns).toBeGreaterThan(5);
    const here = await renderHere(dosya, long, sampleSeller, readDocumentFonts);
    expect(Buffer.from(there).equals(Buffer.from(here))).toBe(true);
  },
);

it('API-91: a crashed thread fails its waiting work, and the next document gets a new thread', async () => {
  const fragile = createWorkerPdf(
    new URL(
      `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, work }) => {
      if (work.invoice.not === 'bozuk') throw new Error('Out of memory');
      parentPort.postMessage({ id, bytes: new Uint8Array([1]) });
    });
  `)}`,
    ),
  );
  await expect(fragile.render('pdf', { ...sampleInvoice([{}]), not: 'bozuk' }, sampleSeller)).rejects.toThrow(
    'Out of memory',
  );
  expect(await fragile.render('pdf', sampleInvoice([{}]), sampleSeller)).toEqual(new Uint8Array([1]));
  await fragile.close();
});
