/** A known card, or none, with the fields of a row on it; a field that is undefined there is left out, so that it takes its default. */
export function mergedBody<Value>(
  known: Readonly<Record<string, Value>> | undefined,
  fields: Readonly<Record<string, Value | undefined>>,
): Record<string, Value> {
  const merged = Object.entries({ ...known, ...fields });
  return Object.fromEntries(merged.filter((entry): entry is [string, Value] => entry[1] !== undefined));
}
