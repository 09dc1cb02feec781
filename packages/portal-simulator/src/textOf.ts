import type { JsonObject } from './Json';

/** The text of a field that clients send as a string or as a bare number; `''` when it is absent or anything else. */
export function textOf(object: JsonObject, key: string): string {
  const value = object[key];
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}
