/** Bytes that are looked at before other calls have their turn; smaller bodies are read in one go. */
export const PIECE = 256 * 1024;

export function isLarge(bytes: Uint8Array): boolean {
  return bytes.byteLength > PIECE;
}

export function* piecesOf(bytes: Uint8Array): Iterable<Uint8Array> {
  for (let from = 0; from < bytes.byteLength; from += PIECE) yield bytes.subarray(from, from + PIECE);
}

/** Lets other calls have their turn between two steps of a large one. */
export function otherCalls(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
