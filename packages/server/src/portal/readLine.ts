import type { components } from '@kalem/openapi';
import { lineFields, optionalLineFields } from './lineFields';
import { lineTaxes } from './lineTaxes';

/** A line of the portal's fetch reply, under our names. */
export function readLine(raw: Readonly<Record<string, unknown>>): components['schemas']['Line'] {
  const known = [...lineFields, ...optionalLineFields].map(({ key, read }) =>
    key in raw ? read?.(raw[key]) : undefined,
  );
  return Object.assign({}, ...known, lineTaxes.read(raw));
}
