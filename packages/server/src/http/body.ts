import { isLarge, otherCalls, PIECE, piecesOf } from '../pieces';
import type { UploadedFile } from '../ports/Spreadsheets';
import * as callProblems from '../problems/callProblems';
import { faultAt } from '../problems/faults';
import { readFiles } from './multipart';

interface Reading {
  /** Called with the number of bytes read so far. Throws to refuse the body. */
  readonly onBytes?: (count: number) => void;
  readonly signal?: AbortSignal;
}

/** Reads the body as bytes. Refuses a body over `limit` or a deliberately slow one before it fills the memory. */
export async function readBody(
  request: Request,
  limit: number,
  { onBytes, signal }: Reading = {},
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw callProblems.bodyTooLarge();
  if (!request.body) return new Uint8Array();

  const chunks: Uint8Array[] = [];
  let [size, pauseAt] = [0, PIECE];
  const isJson = mediaType(request.headers.get('content-type')) === 'application/json';
  const check = isJson ? checkJsonShape(limit) : undefined;
  const reader = request.body.getReader();
  const next = () => {
    signal?.throwIfAborted();
    return reader.read();
  };
  // Cancels the pending read. Without this, it would wait for a caller that sends one byte a minute.
  signal?.addEventListener('abort', () => void reader.cancel(signal.reason).catch(() => undefined), { once: true });
  try {
    for (let part = await next(); !part.done; part = await next()) {
      size += part.value.byteLength;
      if (size > limit) throw callProblems.bodyTooLarge();
      onBytes?.(part.value.byteLength);
      chunks.push(part.value);
      for (const piece of piecesOf(part.value)) {
        check?.(piece);
        if (size < pauseAt) continue;
        pauseAt = size + PIECE;
        await otherCalls();
      }
    }
  } catch (error) {
    // Not awaited: with a sender that never ends, `cancel` might never resolve.
    void reader.cancel().catch(() => undefined);
    throw error;
  }
  signal?.throwIfAborted();
  return joined(chunks, size);
}

/** Parses the body: JSON, the fields of a form, or `{ file }`. `accepted` are the media types of the contract. */
export async function parseBody(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string | null,
  accepted: readonly string[],
): Promise<unknown> {
  const type = mediaType(contentType);
  if (!accepted.includes(type)) throw callProblems.malformedBody();
  if (type === 'multipart/form-data') return readUpload(bytes, contentType ?? '');
  const text = decode(bytes);
  if (isLarge(bytes)) await otherCalls();
  if (type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(text));
  return parseJson(text);
}

function mediaType(contentType: string | null): string {
  return contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/**
 * Reads the field `file` of a multipart body. Throws 422 unless there is exactly one file, and 400 for an invalid form.
 */
async function readUpload(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<{ file: UploadedFile }> {
  const [file, ...others] = await readFiles(bytes, contentType);
  if (!file || others.length > 0) throw callProblems.invalidFields([faultAt('file', 'REQUIRED')]);
  return { file };
}

const decoder = new TextDecoder('utf-8', { fatal: true });

function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw callProblems.malformedBody();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw callProblems.malformedBody();
  }
}

/** Checks JSON piece by piece as it arrives. Throws a problem for JSON that would take long to parse. */
type JsonShape = (piece: Uint8Array) => void;

const LEAST_VALUES = 1000;
/** An invoice line has at most forty fields in eight hundred bytes. */
const BYTES_PER_VALUE = 20;
/** Different names in a body. The contract has fewer than three hundred, including those of all taxes. */
const MOST_NAMES = 1000;
/** The contract's deepest body has four levels. */
const MOST_DEPTH = 20;

const [QUOTE, BACKSLASH, COMMA, COLON] = [...'"\\,:'].map((sign) => sign.charCodeAt(0));
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'[]{}'].map((sign) => sign.charCodeAt(0));
/**
 * The prime of the FNV-1a hash. The start value is random for each process, so that a caller cannot send colliding
 * names.
 */
const PRIME = 16_777_619;
const START = crypto.getRandomValues(new Int32Array(1))[0] ?? 0;

/**
 * Counts values, different names and depth. `JSON.parse` takes a microsecond for each new name, and later code recurses
 * by depth. Without these limits, a few megabytes of names or a hundred kilobytes of brackets would block every other
 * call.
 */
function checkJsonShape(limit: number): JsonShape {
  const mostValues = Math.max(LEAST_VALUES, limit / BYTES_PER_VALUE);
  const names = new Set<number>();
  let [values, depth, text] = [0, 0, START];
  let [isText, isEscaped] = [false, false];

  return (piece) => {
    for (const byte of piece) {
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isText = false;
        text = Math.imul(text ^ byte, PRIME);
      } else if (byte === QUOTE) [isText, text] = [true, START];
      else if (byte === COLON) names.add(text);
      else if (byte === COMMA) values += 1;
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) [values, depth] = [values + 1, depth + 1];
      else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
      if (depth > MOST_DEPTH) throw callProblems.bodyTooDeep();
      if (values > mostValues || names.size > MOST_NAMES) throw callProblems.bodyTooLarge();
    }
  };
}
