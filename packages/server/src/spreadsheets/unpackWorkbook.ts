import { Inflate } from 'fflate';
import { SpreadsheetError } from '../ports/Spreadsheets';
import { spreadsheetLimits } from './limits';

/** Unpacks one part of an archive. Throws when it has more than `size` bytes. */
export type Unpack = (packed: Uint8Array<ArrayBuffer>, size: number) => Uint8Array;

/** The checked and unpacked parts of a .xlsx that contain cells, by name in lower case. */
export function unpackWorkbook(bytes: Uint8Array<ArrayBuffer>, unpack: Unpack): Map<string, string> {
  const decoder = new TextDecoder();
  return new Map(
    listWorkbookParts(bytes).map((part) => [
      part.name.toLowerCase(),
      decoder.decode(checked(unpackPart(part, unpack))),
    ]),
  );
}

/** The parts that are needed for cells. All others (comments, pictures, external links, macros) are not unpacked. */
const needed =
  /^(?:xl\/_rels\/workbook\.xml\.rels|xl\/(?:workbook|sharedStrings|styles)\.xml|xl\/worksheets\/[\w.-]+\.xml)$/i;

/** The needed parts of a .xlsx, still packed. Throws for an archive without a workbook. */
export function listWorkbookParts(bytes: Uint8Array<ArrayBuffer>): Part[] {
  const parts = listParts(bytes, (name) => needed.test(name));
  if (!parts.some(({ name }) => name.toLowerCase() === 'xl/workbook.xml')) throw new SpreadsheetError('notExcel');
  return parts;
}

/** A part of a ZIP, as described by the ZIP's directory. */
interface Part {
  readonly name: string;
  /** 0 for stored, 8 for deflated. */
  readonly method: number;
  readonly packed: Uint8Array<ArrayBuffer>;
  /** The unpacked size in the directory. Not verified yet. */
  readonly size: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
/** Marks a size that is stored elsewhere, in archives over 4 GB. */
const ZIP64 = 0xffffffff;

/** The wanted parts of a ZIP, still packed. Throws for declared sizes over the limits, and for an invalid directory. */
function listParts(bytes: Uint8Array<ArrayBuffer>, isWanted: (name: string) => boolean): Part[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { count, offset } = findDirectory(view);
  if (count > spreadsheetLimits.parts) throw new SpreadsheetError('tooLarge');
  const parts: Part[] = [];
  let at = offset;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== ENTRY) throw new SpreadsheetError('broken');
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)).replaceAll('\\', '/');
    if (isWanted(name)) parts.push(readPart(bytes, view, at, name));
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  refuseBombs(parts);
  return parts;
}

function findDirectory(view: DataView): { count: number; offset: number } {
  const last = view.byteLength - END_LENGTH;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1) {
    if (view.getUint32(at, true) === END)
      return { count: view.getUint16(at + 10, true), offset: view.getUint32(at + 16, true) };
  }
  throw new SpreadsheetError('broken');
}

function readPart(bytes: Uint8Array<ArrayBuffer>, view: DataView, at: number, name: string): Part {
  const isLocked = (view.getUint16(at + 8, true) & 1) === 1;
  if (isLocked) throw new SpreadsheetError('locked');
  const [packedSize, size, local] = [
    view.getUint32(at + 20, true),
    view.getUint32(at + 24, true),
    view.getUint32(at + 42, true),
  ];
  if (size === ZIP64 || packedSize === ZIP64) throw new SpreadsheetError('tooLarge');
  if (local + 30 > bytes.length || view.getUint32(local, true) !== LOCAL) throw new SpreadsheetError('broken');
  const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (start + packedSize > bytes.length) throw new SpreadsheetError('broken');
  return { name, method: view.getUint16(at + 10, true), packed: bytes.subarray(start, start + packedSize), size };
}

function refuseBombs(parts: readonly Part[]): void {
  const size = parts.reduce((sum, part) => sum + part.size, 0);
  if (size > spreadsheetLimits.unpackedBytes) throw new SpreadsheetError('tooLarge');
  for (const part of parts) {
    if (part.size > spreadsheetLimits.smallBytes && part.size > part.packed.length * spreadsheetLimits.ratio)
      throw new SpreadsheetError('tooLarge');
  }
}

function unpackPart({ method, packed, size }: Part, unpack: Unpack): Uint8Array {
  if (method === 0 && packed.length === size) return packed;
  if (method !== 8) throw new SpreadsheetError('broken');
  const bytes = unpack(packed, size);
  if (bytes.length !== size) throw new SpreadsheetError('broken');
  return bytes;
}

/** The highest possible expansion of deflate. */
const MOST_GROWTH = 1032;
const [LEAST_PIECE, MOST_PIECE] = [256, 16_384];

/**
 * Unpacks in plain JavaScript. Stops when there are more bytes than the directory declares, so that a false size costs
 * no memory.
 */
export function unpackHere(packed: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  const step = Math.min(Math.max(Math.ceil(size / MOST_GROWTH), LEAST_PIECE), MOST_PIECE);
  let length = 0;
  const inflate = new Inflate((piece) => {
    if (length + piece.length > size) throw new SpreadsheetError('tooLarge');
    bytes.set(piece, length);
    length += piece.length;
  });
  try {
    for (let at = 0; at < packed.length; at += step)
      inflate.push(packed.subarray(at, at + step), at + step >= packed.length);
  } catch (error) {
    throw error instanceof SpreadsheetError ? error : new SpreadsheetError('broken');
  }
  return bytes.subarray(0, length);
}

/** Refuses more tags than a sheet can need, and document types, which could define entities. */
function checked(xml: Uint8Array): Uint8Array {
  const [LESS, MARK, D] = [0x3c, 0x21, 0x44];
  let tags = 0;
  for (let at = 0; at < xml.length; at += 1) {
    if (xml[at] !== LESS) continue;
    tags += 1;
    if (xml[at + 1] === MARK && xml[at + 2] === D) throw new SpreadsheetError('broken');
  }
  if (tags > spreadsheetLimits.tags) throw new SpreadsheetError('tooLarge');
  return xml;
}
