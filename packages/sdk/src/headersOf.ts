import type { CallParameters } from './CallParameters';

/** The headers of a call by their lower-case name; a header of the call itself wins. */
export function headersOf({ params, headers }: CallParameters): Record<string, string> {
  const all: Record<string, string> = {};
  if (headers) new Headers(headers).forEach((value, name) => (all[name] = value));
  const own = params?.header;
  for (const name in own)
    if (own[name] !== undefined && own[name] !== null) all[name.toLowerCase()] = String(own[name]);
  return all;
}
