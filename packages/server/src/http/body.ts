import { isLarge, otherCalls, PIECE, piecesOf } from '../pieces';
import type { UploadedFile } from '../ports/Spreadsheets';
import * as callProblems from '../problems/callProblems';
import { faultAt } from '../problems/faults';
import { checkJsonShape } from './jsonShape';
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
