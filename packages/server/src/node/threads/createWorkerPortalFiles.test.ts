import { strToU8, zipSync } from 'fflate';
import { afterAll, expect, it, test } from 'vitest';
import { realTotals, ublInvoice } from '../../testing/hostileXml';
import { builtWorker, threadThat } from '../../testing/workers';
import { createWorkerPortalFiles } from './createWorkerPortalFiles';

const real = { odenecek: '120000.00', vergi: '20000.00', toplam: '120000.00', paraBirim: 'TRY', faturaTip: null };

const files = createWorkerPortalFiles(builtWorker('portalFileWorker'));
afterAll(() => files.close());

it('REQ-09: reads the amounts and the HTML of a ZIP, several at once', async () => {
  const zip = new Uint8Array(zipSync({ 'a.html': strToU8('<p>ş</p>'), 'a.xml': strToU8(ublInvoice(realTotals)) }));
  expect(await Promise.all([files.amounts(zip, 'a'), files.amounts(zip, 'a'), files.amounts(zip, 'b')])).toEqual([
    real,
    real,
    real,
  ]);
  expect(new TextDecoder().decode(await files.html(zip, 'a'))).toBe('<p>ş</p>');
  expect(await files.amounts(zip.slice(0, 100), 'a')).toBeUndefined();
  expect(await files.html(new Uint8Array(zipSync({ 'a.xml': strToU8('<a/>') })), 'a')).toBeUndefined();
});

test('ATK-61: a document that takes forever or all memory ends with its thread', async () => {
  const endless = createWorkerPortalFiles(
    threadThat('if (task.zip[0] === 1) for (;;); parentPort.postMessage({ html: task.zip });'),
    { seconds: 0.5 },
  );
  await expect(endless.amounts(new Uint8Array([1]), 'a')).rejects.toThrow('The thread took longer than 0.5 s');
  // On a busy machine a thread may take longer than half a second to start.
  await expect
    .poll(() => endless.html(new Uint8Array([2]), 'a').catch(() => undefined), { timeout: 20_000 })
    .toEqual(new Uint8Array([2]));
  await endless.close();
  const hungry = createWorkerPortalFiles(
    threadThat('const all = []; for (;;) all.push(new Array(1000).fill(all.length));'),
    { megabytes: 32 },
  );
  await expect(hungry.amounts(new Uint8Array([1]), 'a')).rejects.toThrow('memory');
});
