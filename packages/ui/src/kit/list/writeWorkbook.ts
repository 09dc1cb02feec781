import { createYield } from './yieldToPage';

/** A cell: a number, or a text that is always stored as text. */
type Cell = string | number;
type Rows = readonly (readonly Cell[])[];

type Batches = AsyncIterable<Rows> | Iterable<Rows>;

/**
 * Writes an Excel file from batches of rows. A further sheet is read after the ones before it are written. Bytes are
 * generated in slices of a few milliseconds and compressed off the main thread, so that no number of rows blocks the
 * page. A text such as '=SUM(A1)' is shown, never computed (LST-17).
 */
export async function writeWorkbook(
  sheetName: string,
  batches: Batches,
  ...further: readonly { name: string; batches: Batches }[]
): Promise<Blob> {
  const sheets = [{ name: sheetName, batches }, ...further];
  const parts: Part[] = [];
  for (const [place, sheet] of sheets.entries()) parts.push(await packSheet(sheetPath(place), sheet.batches));
  for (const [name, text] of Object.entries(frame(sheets.map((sheet) => sheet.name)))) {
    const part = packed(name);
    await part.write(`${head}${text}`);
    parts.push(await part.end());
  }
  return zipOf(parts);
}

const sheetPath = (place: number) => `xl/worksheets/sheet${place + 1}.xml`;

async function packSheet(path: string, batches: Batches): Promise<Part> {
  const sheet = packed(path);
  await sheet.write(`${head}<worksheet xmlns="${main}"><sheetData>`);
  let row = 0;
  const yieldToPage = createYield();
  for await (const rows of batches) {
    for (let from = 0; from < rows.length; from += ROWS_AT_A_STRETCH) {
      await sheet.write(
        rows
          .slice(from, from + ROWS_AT_A_STRETCH)
          .map((cells) => rowXml(cells, (row += 1)))
          .join(''),
      );
      await yieldToPage();
    }
  }
  await sheet.write('</sheetData></worksheet>');
  return sheet.end();
}

/** Rows between two checks of the time. */
const ROWS_AT_A_STRETCH = 20;
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const openXml = 'http://schemas.openxmlformats.org';
const main = `${openXml}/spreadsheetml/2006/main`;
const relationship = `${openXml}/officeDocument/2006/relationships`;

function rowXml(cells: readonly Cell[], row: number): string {
  return `<row r="${row}">${cells.map(cellXml).join('')}</row>`;
}

function cellXml(cell: Cell): string {
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return cell === '' ? '<c/>' : `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Removes control characters that XML does not allow. */
function escapeXml(text: string): string {
  return text
    .replace(/[\p{Cc}\ufffe\uffff]/gu, (sign) => ('\t\n\r'.includes(sign) ? sign : ''))
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? '');
}

/** The parts of a workbook, except the sheets. */
function frame(names: readonly string[]): Record<string, string> {
  const type = (part: string) => `application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml`;
  const types = `${openXml}/package/2006/content-types`;
  const relations = `${openXml}/package/2006/relationships`;
  return {
    '[Content_Types].xml': `<Types xmlns="${types}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${type('sheet.main')}"/>${names.map((_, place) => `<Override PartName="/${sheetPath(place)}" ContentType="${type('worksheet')}"/>`).join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="r1" Type="${relationship}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationship}"><sheets>${names.map((name, place) => `<sheet name="${escapeXml(name)}" sheetId="${place + 1}" r:id="r${place + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${relations}">${names.map((_, place) => `<Relationship Id="r${place + 1}" Type="${relationship}/worksheet" Target="worksheets/sheet${place + 1}.xml"/>`).join('')}</Relationships>`,
  };
}

interface Part {
  name: Uint8Array<ArrayBuffer>;
  crc: number;
  size: number;
  bytes: Uint8Array<ArrayBuffer>[];
  packedSize: number;
}

/** Characters per chunk. Each chunk has an overhead that is larger than compressing a few characters. */
const CHUNK_CHARACTERS = 65_536;

/** A file of a ZIP, compressed while it is written. */
function packed(name: string): { write: (text: string) => Promise<void>; end: () => Promise<Part> } {
  const encoder = new TextEncoder();
  const { readable, writable } = new CompressionStream('deflate-raw');
  const writer = writable.getWriter();
  const part: Part = { name: encoder.encode(name), crc: 0, size: 0, bytes: [], packedSize: 0 };
  const reading = (async () => {
    const reader = readable.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      part.bytes.push(new Uint8Array(read.value));
      part.packedSize += read.value.length;
    }
  })();
  let waiting = '';
  const flush = async () => {
    const bytes = encoder.encode(waiting);
    waiting = '';
    part.crc = crcOf(bytes, part.crc);
    part.size += bytes.length;
    await writer.write(bytes);
  };
  return {
    async write(text) {
      waiting += text;
      if (waiting.length >= CHUNK_CHARACTERS) await flush();
    },
    async end() {
      await flush();
      await writer.close();
      await reading;
      return part;
    },
  };
}

const crcTable = /* @__PURE__ */ Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

function crcOf(bytes: Uint8Array, before: number): number {
  let crc = ~before;
  // An index loop: an iterator takes ten times as long.
  for (let place = 0; place < bytes.length; place += 1)
    crc = (crc >>> 8) ^ (crcTable[(crc ^ (bytes[place] ?? 0)) & 0xff] ?? 0);
  return ~crc >>> 0;
}

/** Builds a ZIP of these files: each after its header, then the central directory (APPNOTE 4.3). */
function zipOf(parts: readonly Part[]): Blob {
  const files: BlobPart[] = [];
  const list: BlobPart[] = [];
  let offset = 0;
  for (const part of parts) {
    const facts = [...two(20), ...two(0x0800), ...two(8), ...two(0), ...two(0x21), ...four(part.crc)];
    const sizes = [...four(part.packedSize), ...four(part.size), ...two(part.name.length), ...two(0)];
    files.push(new Uint8Array([...four(0x04034b50), ...facts, ...sizes]), part.name, ...part.bytes);
    const place = [...two(0), ...two(0), ...two(0), ...four(0), ...four(offset)];
    list.push(new Uint8Array([...four(0x02014b50), ...two(20), ...facts, ...sizes, ...place]), part.name);
    offset += 30 + part.name.length + part.packedSize;
  }
  const listSize = parts.reduce((sum, { name }) => sum + 46 + name.length, 0);
  const count = two(parts.length);
  const end = [
    ...four(0x06054b50),
    ...two(0),
    ...two(0),
    ...count,
    ...count,
    ...four(listSize),
    ...four(offset),
    ...two(0),
  ];
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return new Blob([...files, ...list, new Uint8Array(end)], { type });
}

function two(value: number): number[] {
  return [value & 0xff, (value >>> 8) & 0xff];
}

function four(value: number): number[] {
  return [...two(value), ...two(value >>> 16)];
}
