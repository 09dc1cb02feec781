import { requestProblems } from '../problems/requestProblems';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** The body as data: JSON, or the fields of a form. `accepted` are the media types that the contract names for this call. */
export function parseBody(bytes: Uint8Array, contentType: string | null, accepted: readonly string[]): unknown {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!accepted.includes(type)) throw requestProblems.malformedBody();
  const text = decode(bytes);
  if (type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(text));
  return parseJson(text);
}

function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw requestProblems.malformedBody();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw requestProblems.malformedBody();
  }
}
