import { faultMessage } from '@kalem/domain/messages';
import type { UploadedFile } from '../ports/Spreadsheets';
import * as callProblems from '../problems/callProblems';

/** Reads the whole body as bytes; one that is larger than `limit` answers 413 before it is held in memory. */
export async function readBody(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw callProblems.bodyTooLarge();
  if (!request.body) return new Uint8Array();

  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw callProblems.bodyTooLarge();
    }
    chunks.push(part.value);
  }
  return joined(chunks, size);
}

/** The body as data: JSON, the fields of a form, or `{ file }`. `accepted` are the media types that the contract names for this call. */
export async function parseBody(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string | null,
  accepted: readonly string[],
): Promise<unknown> {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!accepted.includes(type)) throw callProblems.malformedBody();
  if (type === 'multipart/form-data') return readUpload(bytes, contentType ?? '');
  const text = decode(bytes);
  if (type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(text));
  return parseJson(text);
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

/** The field `file` of a multipart body; without exactly one file there 422, and 400 for a body that is no form. */
async function readUpload(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<{ file: UploadedFile }> {
  const files = (await formOf(bytes, contentType)).getAll('file');
  const [file] = files;
  if (!(file instanceof File) || files.length > 1)
    throw callProblems.invalidFields([
      { path: 'file', code: 'REQUIRED', message: faultMessage({ code: 'REQUIRED', params: {} }) },
    ]);
  return { file: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) } };
}

async function formOf(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': contentType } }).formData();
  } catch {
    throw callProblems.malformedBody();
  }
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
