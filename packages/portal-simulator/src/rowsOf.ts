import type { Json, JsonObject } from './Json';

/** The objects of a table field such as `malHizmetTable`; anything that is no object is left out. */
export function rowsOf(object: JsonObject, key: string): JsonObject[] {
  const value = object[key];
  return isList(value) ? value.filter(isObject) : [];
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
