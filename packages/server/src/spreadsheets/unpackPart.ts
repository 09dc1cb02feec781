import { Inflate } from 'fflate';
import { SpreadsheetError } from '../ports/Spreadsheets';
import type { Part } from './listParts';

/** Packed bytes become at most so many times as much. */
const MOST_GROWTH = 1032;
const [LEAST_PIECE, MOST_PIECE] = [256, 16_384];

/** The bytes of a part. It stops as soon as more comes out than the directory says, so that a lying one costs no memory. */
export function unpackPart({ method, packed, size }: Part): Uint8Array<ArrayBuffer> {
  if (method === 0 && packed.length === size) return packed;
  if (method !== 8) throw new SpreadsheetError('broken');
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
  if (length !== size) throw new SpreadsheetError('broken');
  return bytes;
}
