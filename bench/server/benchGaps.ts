import { pathToFileURL } from 'node:url';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Ports } from '../../packages/server/src/ports/Ports';
import { sampleInvoice, sampleSeller } from '../../packages/server/src/documents/testing/samples';
import { createWorkerPasswords } from '../../packages/server/src/node/threads/createWorkerPasswords';
import { createWorkerPdf } from '../../packages/server/src/node/threads/createWorkerPdf';
import { createWorkerSpreadsheets } from '../../packages/server/src/node/threads/createWorkerSpreadsheets';
import { type Database, raw } from '../../packages/server/src/ports/Database';
import { customerSheet } from '../../packages/server/src/cards/sheets';
import { withCompany } from '../../packages/server/src/db/wall';
import { beginRun } from '../../packages/server/src/cards/importRuns';
import { runImport } from '../../packages/server/src/cards/runImport';
import { importCards } from '../../packages/server/src/cards/import';
import { spreadsheetFile } from '../../packages/server/src/testing/files';

const CUSTOMERS = 50_000;
const LINES = 5_000;
const LOGINS = 30;

/**
 * S4: the longest block of the event loop during long work, and on an idle server. The worker threads come from the
 * build of the last `npm start`.
 */
export async function benchGaps(db: Database, companyId: string, userId: string): Promise<void> {
  const script = (name: string) => pathToFileURL(`packages/server/dist/${name}.js`);
  const passwords = createWorkerPasswords(script('passwordWorker'));
  const pdf = createWorkerPdf(script('pdfWorker'));
  const spreadsheets = createWorkerSpreadsheets(script('spreadsheetWorker'));

  await gap('nothing, for two seconds', () => pause(2000));
  await gap('a query of 0.6 s', () => db[raw].queries.execute('select pg_sleep(0.6)'));

  const hash = await passwords.hash('Sifre-2026');
  await gap(`${LOGINS} passwords checked, ten a second`, () =>
    Promise.all(
      Array.from({ length: LOGINS }, (_, place) => pause(place * 100).then(() => passwords.verify('Sifre-2026', hash))),
    ),
  );

  const invoice = sampleInvoice(
    Array.from({ length: LINES }, (_, place) => ({
      malHizmet: `Ürün ${place}`,
      miktar: '1',
      birim: 'C62',
      birimFiyat: '12.5',
      kdvOrani: '20',
    })),
  );
  await gap(`a PDF of ${LINES} lines`, () => pdf.render('pdf', invoice, sampleSeller));

  const customers = Array.from({ length: CUSTOMERS }, (_, place) => [
    String(1_000_000_000 + place),
    `Işık ${place} Ltd. Şti.`,
  ]);
  const file = { name: 'Cariler.xlsx', bytes: spreadsheetFile([{ rows: [['VKN / TCKN', 'Unvan'], ...customers] }]) };
  // Importing uses only these ports.
  const ports = { db, spreadsheets, clock: { now: () => new Date() } } as unknown as Ports;
  await gap(`an import of ${CUSTOMERS} customers`, () =>
    importCards(ports, customerSheet, {
      companyId,
      userId,
      id: crypto.randomUUID(),
      file,
      bosHucre: 'BOSALT',
      language: 'tr',
    }),
  );
  const importId = crypto.randomUUID();
  const begun = { id: importId, tur: 'CARI', userId, dosyaAdi: file.name, dosya: file.bytes } as const;
  await withCompany(db, companyId, (tx) => beginRun(tx, begun, new Date()));
  await gap('the same in the background, known cards', () => runImport(ports, customerSheet, { companyId, importId }));
  await Promise.all([passwords.close(), pdf.close()]);
}

async function gap(what: string, work: () => Promise<unknown>): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  // The monitor records a block only when the loop runs again.
  await pause(20);
  delay.reset();
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  await pause(20);
  delay.disable();
  console.log(
    `S4 ${what.padEnd(42)} longest gap ${(delay.max / 1e6).toFixed(0)} ms, p99 ${(delay.percentile(99) / 1e6).toFixed(1)} (${seconds.toFixed(1)} s)`,
  );
}
