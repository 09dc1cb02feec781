import type { CallParameters } from './CallParameters';

/** The address of a call: `{name}` filled in, the query behind it; what is undefined or null is left out. */
export function addressOf(
  baseUrl: string,
  path: string,
  { path: steps, query }: NonNullable<CallParameters['params']> = {},
): string {
  let address = baseUrl + path;
  for (const name in steps) address = address.replace(`{${name}}`, encodeURIComponent(String(steps[name])));
  let separator = '?';
  for (const name in query) {
    for (const value of [query[name]].flat()) {
      if (value === undefined || value === null) continue;
      address += `${separator}${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`;
      separator = '&';
    }
  }
  return address;
}
