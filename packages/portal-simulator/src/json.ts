/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object. Portal documents and command parameters are stored in this raw form. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** A field that clients send as a string or a number, as text; `''` for any other value. */
export function textOf(object: JsonObject, key: string): string {
  const value = object[key];
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

/** The objects in a table field such as `malHizmetTable`; other entries are dropped. */
export function objectsIn(object: JsonObject, key: string): JsonObject[] {
  const value = object[key];
  return isList(value) ? value.filter(isObject) : [];
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
