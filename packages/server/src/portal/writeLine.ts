import type { components } from '@kalem/openapi';
import { lineFields, optionalLineFields } from './lineFields';
import { lineTaxes } from './lineTaxes';
import type { PortalValue } from './PortalField';

/** A line under the portal's names, in its order. */
export function writeLine(line: components['schemas']['Line']): Record<string, PortalValue> {
  const base = lineFields.map(({ key, write }) => [key, write(line)] as const);
  const optional = optionalLineFields
    .map(({ key, write }) => [key, write(line)] as const)
    .filter(([, value]) => value !== '');
  return { ...Object.fromEntries([...base, ...optional]), ...lineTaxes.write(line) };
}
