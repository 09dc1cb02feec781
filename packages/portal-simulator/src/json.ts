/** A value that came out of, or goes into, JSON text. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;

/** A JSON object; raw portal documents and command parameters are kept in this form. */
export interface JsonObject {
  readonly [key: string]: Json;
}

/** A field that clients send as a string or as a bare number, as text; `''` if it is absent or anything else. */
export function textOf(object: JsonObject, key: string): string {
  const value = object[key];
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}

/** The objects in a table field such as `malHizmetTable`; anything else in it is left out. */
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
