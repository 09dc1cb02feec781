import fc from 'fast-check';
import { resolve, type Schema } from './contract';

/** A placeholder for an id from an earlier answer. */
export interface KnownId {
  readonly knownId: number;
}

const knownId: fc.Arbitrary<KnownId> = fc.record({ knownId: fc.nat() });
const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    "' or 1=1 --",
    '%00',
    '../..',
    'İIıi',
    '𝄞',
    '\ud800',
    '9'.repeat(400),
    '-1',
    '1e9',
    'NaN',
    'null',
    '<script>',
    '2026-02-30',
    '0000-01-01',
    '9999-12-31',
    '25:00:00',
    '__proto__',
  ),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constant([]),
  fc.constant({}),
  fc.constant({ __proto__: null, constructor: 1 }),
);

/** Mostly values of the schema, and sometimes other values. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 14, arbitrary: rightValueOf(resolve(schema)) }, { weight: 1, arbitrary: junk });
}

function rightValueOf(schema: Schema): fc.Arbitrary<unknown> {
  const [whole] = schema.allOf ?? [];
  if (whole) return rightValueOf(resolve(whole));
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((one) => rightValueOf(resolve(one))));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const type = typeof schema.type === 'object' ? schema.type[0] : schema.type;
  if (type === 'array') return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: 3 });
  if (type === 'object') return objectOf(schema);
  if (type === 'integer') return fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 2_000_000 }));
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return textOf(schema);
}

function objectOf({ properties = {}, patternProperties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, property]) => [name, arbitraryOf(property)] as const);
  const taxes = Object.values(patternProperties)
    .slice(0, 1)
    .map((tax) => ['V0059Orani', arbitraryOf(tax)] as const);
  const all: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries([...fields, ...taxes]);
  return fc.record(all, { requiredKeys: [...required] });
}

function textOf({ format, pattern, maxLength = 60 }: Schema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.oneof({ weight: 3, arbitrary: knownId }, { weight: 1, arbitrary: fc.uuid() });
  if (format === 'binary') return fc.uint8Array({ maxLength: 200 });
  if (format === 'date') return fc.constantFrom('2026-09-03', '2026-01-01', '1999-12-31', '2028-02-29');
  if (pattern !== undefined)
    return fc.oneof(
      fc.stringMatching(new RegExp(pattern)),
      fc.constantFrom('0', '1', '20', '12.5', '1234567890', '14:05:09', 'USD'),
    );
  return fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 60) }),
    fc.constantFrom(
      '2026-09-03',
      '14:05:09',
      'TRY',
      'USD',
      'C62',
      '20',
      'Iğdır',
      '1938472657',
      'TR330006100519786457841326',
      'ayse@ornek.com.tr',
    ),
  );
}
