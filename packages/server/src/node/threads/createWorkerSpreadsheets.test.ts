import { buildSync } from 'esbuild';
import { rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SpreadsheetError } from '../../ports/Spreadsheets';
import { spreadsheetFile } from '../../testing/files';
import { createWorkerSpreadsheets } from './createWorkerSpreadsheets';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const built = here(`../../../node_modules/.cache/spreadsheetWorker-${crypto.randomUUID()}.mjs`);
const script = pathToFileURL(built);
beforeAll(
  () =>
    void buildSync({
      entryPoints: [here('spreadsheetWorker.ts')],
      bundle: true,
      platform: 'node',
      format: 'esm',
      conditions: ['kalem-source'],
      external: ['xlsx'],
      outfile: built,
    }),
);
afterAll(() => rmSync(built, { force: true }));

/** A thread that runs this code for every task. */
const threadThat = (answer: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; parentPort.on('message', (task) => { ${answer} });`)}`,
  );
const file = spreadsheetFile([
  { rows: [['Ad'], ...Array.from({ length: 5 }, (_, index) => [`Işık ${index}`])] },
  { rows: [['İki']] },
]);
const xls = spreadsheetFile([{ rows: [['Ad']] }], 'biff8');
/** The damage shows only when the file is read. */
const damaged = xls.slice(0, 1536);
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => (error instanceof SpreadsheetError ? error.failure : error),
  );

test('CUS-13: reads rows from the thread in pieces', async () => {
  const spreadsheet = await createWorkerSpreadsheets(script).open(file);
  expect(spreadsheet.sheets).toEqual([
    { headings: { row: 1, cells: ['Ad'] }, rowCount: 5 },
    { headings: { row: 1, cells: ['İki'] }, rowCount: 0 },
  ]);
  expect(await spreadsheet.rows(0, 1, 2)).toEqual([
    { row: 3, cells: ['Işık 1'] },
    { row: 4, cells: ['Işık 2'] },
  ]);
  expect(await spreadsheet.rows(0, 4, 10)).toHaveLength(1);
  expect(await spreadsheet.rows(0, 5, 10)).toEqual([]);
  await spreadsheet.close();
});

test('CUS-13: passes on the refusal of the thread', async () => {
  const spreadsheets = createWorkerSpreadsheets(script);
  expect(await failure(spreadsheets.open(damaged))).toBe('broken');
});

test('refuses a file by its first bytes or directory without a thread', async () => {
  const spreadsheets = createWorkerSpreadsheets(threadThat("throw new Error('A thread was asked')"));
  const claiming = file.slice();
  const view = new DataView(claiming.buffer);
  for (let at = 0; at < claiming.length - 46; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100 * 1024 * 1024, true);
  expect(await failure(spreadsheets.open(claiming))).toBe('tooLarge');
  expect(await failure(spreadsheets.open(new TextEncoder().encode('<html>')))).toBe('notExcel');
  expect(await failure(spreadsheets.open(file.slice(0, 500)))).toBe('broken');
});

test('a file that takes forever or all memory ends with its thread', async () => {
  expect(await failure(createWorkerSpreadsheets(threadThat('for (;;);'), { seconds: 0.2 }).open(file))).toBe(
    'tooLarge',
  );
  expect(
    await failure(
      createWorkerSpreadsheets(threadThat('const all = []; for (;;) all.push(new Array(1000).fill(all.length));'), {
        megabytes: 32,
      }).open(file),
    ),
  ).toBe('tooLarge');
});

test('a crashed thread fails only its own file', async () => {
  const spreadsheets = createWorkerSpreadsheets(
    threadThat(
      "if (task.bytes[0] === 0xd0) throw new Error('Kaput'); parentPort.postMessage({ kind: 'opened', sheets: [] });",
    ),
  );
  expect(await failure(spreadsheets.open(xls))).toEqual(new Error('Kaput'));
  const other = await spreadsheets.open(file);
  expect(other.sheets).toEqual([]);
  await other.close();
});

test('limits the files read at a time, and starts the next one when a file is closed or has failed', async () => {
  const spreadsheets = createWorkerSpreadsheets(script, { files: 2 });
  const [first, second] = await Promise.all([spreadsheets.open(file), spreadsheets.open(file)]);
  let begun = false;
  const third = spreadsheets.open(file).then((spreadsheet) => {
    begun = true;
    return spreadsheet;
  });
  await second.rows(0, 0, 1);
  expect(begun).toBe(false);
  await first.close();
  await first.close();
  await (await third).close();
  await second.close();
  for (let time = 0; time < 4; time += 1) expect(await failure(spreadsheets.open(damaged))).toBe('broken');
});
