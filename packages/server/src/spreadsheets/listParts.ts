import { SpreadsheetError } from '../ports/Spreadsheets';
import { spreadsheetLimits } from './spreadsheetLimits';

/** A part of a ZIP as its directory tells it. */
export interface Part {
  readonly name: string;
  /** 0 stored, 8 deflated. */
  readonly method: number;
  readonly packed: Uint8Array<ArrayBuffer>;
  /** Bytes when unpacked; nobody has checked yet whether that is true. */
  readonly size: number;
}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 0xffff;
/** Where the real value stands elsewhere, for archives beyond 4 GB. */
const ZIP64 = 0xffffffff;

/** The parts of a ZIP, of those that `isWanted`, before anything is unpacked. Refuses what claims to be too large, and what the directory tells wrongly. */
export function listParts(bytes: Uint8Array<ArrayBuffer>, isWanted: (name: string) => boolean): Part[] {
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
