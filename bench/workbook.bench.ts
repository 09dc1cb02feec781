// Reads an .xlsx and compares with inflating its parts alone: our scanner with the unpacking of the server and of the
// page, and SheetJS, which .xls still needs. `LIBRARY=<folder of a package>` adds `streamXlsxRows` of that package.
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inflateRawSync } from 'node:zlib';
import { readWorkbook } from '../packages/server/src/spreadsheets/readWorkbook';
import { listWorkbookParts, unpackHere } from '../packages/server/src/spreadsheets/unpackWorkbook';
import { spreadsheetFile } from '../packages/server/src/testing/files';

const ROWS = Number(process.env['ROWS'] ?? 50_000);
const ROUNDS = 5;

const headings = ['VKN / TCKN', 'Unvan', 'Vergi Dairesi', 'Adres', 'İlçe', 'İl', 'Posta Kodu', 'Email', 'İskonto (%)'];
const rows = Array.from({ length: ROWS }, (_, place) => [
  String(1_000_000_000 + place),
  `Zeytin ${place} Gıda Sanayi ve Ticaret Anonim Şirketi`,
  ...['Kadıköy Vergi Dairesi', `Caferağa Mah. Örnek Sok. No: ${place}`, 'KADIKÖY', 'İSTANBUL', '34710'],
  `muhasebe${place}@zeytin.example`,
  place % 40,
]);
const file = spreadsheetFile([{ rows: [headings, ...rows] }]);
const unpackNatively = (packed: Uint8Array, size: number) => inflateRawSync(packed, { maxOutputLength: size });
const parts = listWorkbookParts(file).filter(({ method }) => method === 8);

/** SheetJS from the dependencies of the server. */
const { read } = createRequire(resolve('packages/server/package.json'))('xlsx') as {
  read(bytes: Uint8Array, options: object): unknown;
};

interface Library {
  streamXlsxRows(input: Uint8Array): AsyncIterable<unknown>;
}
const folder = process.env['LIBRARY'];
const library = folder && ((await import(pathToFileURL(`${folder}/dist/xlsx.mjs`).href)) as Library);
const works: Record<string, () => unknown> = {
  'inflating alone, natively': () => parts.map(({ packed, size }) => unpackNatively(packed, size)),
  'inflating alone, fflate': () => parts.map(({ packed, size }) => unpackHere(packed, size)),
  'our reader, as the worker runs it': () => readWorkbook(file, unpackNatively),
  'our reader, as the page of a test runs it': () => readWorkbook(file),
  SheetJS: () => read(file, { type: 'array', dense: true, cellFormula: false, cellHTML: false, cellText: false }),
  ...(library && {
    'streamXlsxRows of the library': async () => {
      let count = 0;
      for await (const row of library.streamXlsxRows(file)) count += row ? 1 : 0;
      return count;
    },
  }),
};

const times = new Map(Object.keys(works).map((name) => [name, [] as number[]]));
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [name, work] of Object.entries(works)) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    // The first round only warms up.
    if (round > 0) times.get(name)?.push((user + system) / 1000);
  }
}
const median = (all: readonly number[] = []) => [...all].sort((one, other) => one - other)[all.length >> 1] ?? 0;
const base = median(times.get('inflating alone, natively'));
const unpacked = parts.reduce((sum, { size }) => sum + size, 0);
console.log(`${ROWS} rows, ${(file.length / 1e6).toFixed(1)} MB packed, ${(unpacked / 1e6).toFixed(1)} MB unpacked`);
for (const [name, all] of times)
  console.log(
    `${name.padEnd(44)} ${median(all).toFixed(0).padStart(6)} ms of CPU, ${(median(all) / base).toFixed(1)} times`,
  );
