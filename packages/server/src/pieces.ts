import type { Steps } from '@kalem/domain';

/** Bytes that are processed before other calls get a turn. Smaller bodies are read in one go. */
export const PIECE = 256 * 1024;

export function isLarge(bytes: Uint8Array): boolean {
  return bytes.byteLength > PIECE;
}

export function* piecesOf(bytes: Uint8Array): Iterable<Uint8Array> {
  for (let from = 0; from < bytes.byteLength; from += PIECE) yield bytes.subarray(from, from + PIECE);
}

const WORK_MS = 10;

/** Runs all steps and returns the result. Yields to other calls after every ten milliseconds. */
export async function inPieces<T>(steps: Steps<T>): Promise<T> {
  for (;;) {
    const until = performance.now() + WORK_MS;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) return step.value;
    await otherCalls();
  }
}

/** Characters that are changed in one go. */
const LETTERS = 64 * 1024;

/** Changes a text in pieces. `change` must work on each character alone, because a piece can end anywhere. */
export async function changeText(text: string, change: (piece: string) => string): Promise<string> {
  return inPieces(changeInSteps(text, change));
}

function* changeInSteps(text: string, change: (piece: string) => string): Steps<string> {
  const pieces: string[] = [];
  for (let from = 0; from < text.length;) {
    const isHalf = isHighSurrogate(text.charCodeAt(from + LETTERS - 1));
    const to = from + LETTERS + (isHalf ? 1 : 0);
    pieces.push(change(text.slice(from, to)));
    from = to;
    yield;
  }
  return pieces.join('');
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit < 0xdc00;
}

const waiting: (() => void)[] = [];

/**
 * Yields to other calls between two steps of a long computation. If several are running, only one continues in each
 * turn of the event loop. Together they block it no longer than one alone.
 */
export function otherCalls(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setTimeout(goOn);
  });
}

function goOn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setTimeout(goOn);
}
