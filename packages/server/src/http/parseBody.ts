import * as callProblems from '../problems/callProblems';
import { readUpload } from './readUpload';

const decoder = new TextDecoder('utf-8', { fatal: true });

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
