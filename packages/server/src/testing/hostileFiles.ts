import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { spreadsheetFile, withWideLinks } from './files';
import { jpegs } from './jpegs';

type Bytes = Uint8Array<ArrayBuffer>;

const MB = 1024 * 1024;
const heading = 'Mal / Hizmet';
const fill = (length: number, piece: string) => piece.repeat(Math.floor(length / piece.length));
const zipOf = (files: Zippable): Bytes => new Uint8Array(zipSync(files));

/** The ZIP of an invoice with this XML. */
export function zippedXml(xml: string): Bytes {
  return zipOf({ 'a.xml': strToU8(xml) });
}

/** ZIPs of an invoice that are slow to read, each in another way. */
export const hostileZips: Readonly<Record<string, () => Bytes>> = {
  'a bomb': () => zipOf({ 'a.xml': new Uint8Array(100 * MB) }),
  '20 MB that are not packed': () => zipOf({ 'a.xml': [new Uint8Array(20 * MB), { level: 0 }] }),
  'other files of 20 MB': () =>
    zipOf({
      'a.xml': strToU8('<a/>'),
      ...Object.fromEntries([1, 2, 3, 4].map((at) => [`${at}.xml`, new Uint8Array(20 * MB)])),
    }),
  'no directory': () => headed([0x50, 0x4b, 3, 4], 20 * MB),
  'many files': () => zipOf(manyFiles(60_000)),
};

/** The first bytes of a kind of file, followed by zeros. */
function headed(first: readonly number[], length: number): Bytes {
  const bytes = new Uint8Array(length);
  bytes.set(first);
  return bytes;
}

function manyFiles(count: number): Zippable {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`${at}`, new Uint8Array()]));
}

/** A .xlsx with these rows, given as XML, below its headings. */
function xlsxOf(rows: string, parts: Readonly<Record<string, string>> = {}): Bytes {
  const plain = unzipSync(
    spreadsheetFile([
      {
        rows: [
          [heading, 'Birim'],
          ['Kalem', 'Adet'],
        ],
      },
    ]),
  );
  const sheet = strFromU8(plain['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const changed = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)] as const);
  return zipOf({
    ...plain,
    'xl/worksheets/sheet1.xml': strToU8(sheet.replace('</sheetData>', `${rows}</sheetData>`)),
    ...Object.fromEntries(changed),
  });
}

const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (cells: string) => `<row>${cells}</row>`;
/** A letter with as many combining marks as fit into a cell. */
const marked = `a${fill(16_000, '\u0301')}${fill(16_000, '\u0323')}`;

/** Excel files that are slow to read, each in another way. */
export const hostileWorkbooks: Readonly<Record<string, () => Bytes>> = {
  'tags that never end': () => xlsxOf(row(`<c t="inlineStr"><is>${fill(4 * MB, '<t ')}</is></c>`)),
  'rows that never end': () => xlsxOf(fill(4 * MB, '<row>')),
  references: () => xlsxOf(row(cell(fill(4 * MB, '&amp;')))),
  'references that never end': () => xlsxOf(row(cell(fill(4 * MB, '&#x0')))),
  'marks behind a letter': () => xlsxOf(row(cell(marked).repeat(200))),
  'marks behind a letter, in every row': () => xlsxOf(row(cell(marked).repeat(2)).repeat(400)),
  'long headings': () =>
    spreadsheetFile([{ rows: Array.from({ length: 9 }, () => Array.from({ length: 100 }, () => fill(30_000, 'ş'))) }]),
  'five thousand unknown units': () =>
    spreadsheetFile([
      { rows: [[heading, 'Birim'], ...Array.from({ length: 5000 }, (_, at) => ['Kalem', `tane ${at}`])] },
    ]),
  'five thousand long units': () =>
    spreadsheetFile([
      { rows: [[heading, 'Birim'], ...Array.from({ length: 5000 }, (_, at) => [`${at}`, fill(3000, 'şa')])] },
    ]),
  'five thousand long numbers': () =>
    spreadsheetFile([
      { rows: [[heading, 'Miktar'], ...Array.from({ length: 5000 }, () => ['Kalem', `0,${fill(3000, '0')}1`])] },
    ]),
  'blanks and signs': () =>
    spreadsheetFile([
      { rows: [[heading, 'Miktar'], ...Array.from({ length: 900 }, () => ['Kalem', fill(30_000, '% ')])] },
    ]),
  'a number format': () =>
    xlsxOf('', { 'xl/styles.xml': `<numFmt numFmtId="164" formatCode="${fill(4 * MB, '[')}"/>` }),
  'many sheets': () =>
    spreadsheetFile(
      Array.from({ length: 200 }, () => ({ rows: [Array.from({ length: 200 }, () => 'Başka bir şey')] })),
    ),
  'a ZIP bomb': () => xlsxOf(fill(100 * MB, ' ')),
  'a ZIP of many files': () => zipOf(manyFiles(60_000)),
  'a ZIP with a long comment': () => new Uint8Array([...xlsxOf(''), ...new Uint8Array(70_000)]),
  'a ZIP of nothing': () => headed([0x50, 0x4b, 3, 4], 15 * MB),
  'an old file with wide links': () =>
    withWideLinks([[heading], ...Array.from({ length: 3000 }, (_, at) => [`${at}`])]),
  'an old file of many rows': () =>
    spreadsheetFile([{ rows: [[heading], ...Array.from({ length: 50_000 }, (_, at) => [`Kalem ${at}`])] }], 'biff8'),
  'an old file of nothing': () => headed([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], 15 * MB),
};

/** Excel files of customers with texts that no field accepts. */
export const hostileCards: Readonly<Record<string, () => Bytes>> = {
  'long names': () =>
    spreadsheetFile([
      { rows: [['VKN / TCKN', 'Unvan'], ...Array.from({ length: 1000 }, (_, at) => [`${at}`, fill(30_000, 'şa')])] },
    ]),
  'names of marks': () =>
    spreadsheetFile([
      {
        rows: [
          ['VKN / TCKN', 'Unvan'],
          ...Array.from({ length: 900 }, (_, at) => [String(1_000_000_000 + at), marked]),
        ],
      },
    ]),
};

const segments = (length: number, segment: readonly number[]) => {
  const all = new Uint8Array(length);
  for (let at = 0; at + segment.length <= length; at += segment.length) all.set(segment, at);
  return all;
};
const joined = (...parts: readonly (Uint8Array | readonly number[])[]): Bytes =>
  new Uint8Array(Buffer.concat(parts.map((part) => Uint8Array.from(part))));

/** Pictures of the allowed size that are slow to decode, each in another way. */
export const hostilePictures: Readonly<Record<string, () => Promise<Bytes>>> = {
  'many comments': async () =>
    joined([0xff, 0xd8], segments(4 * MB, [0xff, 0xfe, 0, 2]), (await jpegs.of(30, 20)).subarray(2)),
  'filling bytes': async () => joined([0xff, 0xd8], segments(4 * MB, [0xff]), (await jpegs.of(30, 20)).subarray(2)),
  'many scans': async () => jpegs.withScans(await jpegs.of(2000, 2000), 90),
  'a size that it does not have': async () => jpegs.claiming(await jpegs.of(30, 20), 4000, 3000),
  'data without an end': async () => joined((await jpegs.of(30, 20)).slice(0, -2), segments(4 * MB, [0xff, 0])),
  '12 million pixels': () => jpegs.of(4000, 3000, (x, y) => [x % 256, y % 256, (x * y) % 256], { quality: 30 }),
};
