import { Inflate } from 'fflate';
import { SpreadsheetError } from '../ports/SpreadsheetError';
import type { Part } from './listParts';

/** A piece of packed bytes becomes at most a thousand times as much at once. */
const PIECE = 4096;

/** The bytes of a part. It stops as soon as more comes out than the directory says, so that a lying one costs no memory. */
export function unpackPart({ method, packed, size }: Part): Uint8Array<ArrayBuffer> {
  if (method === 0 && packed.length === size) return packed;
  if (method !== 8) throw new SpreadsheetError('broken');
  const bytes = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((piece) => {
    if (length + piece.length > size) throw new SpreadsheetError('tooLarge');
    bytes.set(piece, length);
    length += piece.length;
  });
  try {
    for (let at = 0; at < packed.length; at += PIECE) inflate.push(packed.subarray(at, at + PIECE), at + PIECE >= packed.length);
  } catch (error) {
    throw error instanceof SpreadsheetError ? error : new SpreadsheetError('broken');
  }
  if (length !== size) throw new SpreadsheetError('broken');
  return bytes;
}
