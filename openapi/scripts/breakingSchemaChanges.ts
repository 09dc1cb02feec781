import type { Contract, Schema } from './Contract';

/** Which way a schema travels: what callers send may not be asked more of, what they get may not be promised less. */
export type Direction = 'request' | 'response';
type Side = { contract: Contract; schema: unknown };

const upperLimits = ['maxLength', 'maxItems', 'maximum'];
const lowerLimits = ['minLength', 'minItems', 'minimum'];

/** What of a schema a caller of the old one would trip over in the new one, each as `path: what`. */
export function breakingSchemaChanges(
  before: Side,
  after: Side,
  direction: Direction,
  path = '',
  seen = new Set<string>(),
): string[] {
  const pair = `${direction} ${refOf(before.schema)} ${refOf(after.schema)}`;
  if (refOf(before.schema) && seen.has(pair)) return [];
  const inside = new Set(seen).add(pair);
  const [old, now] = [resolve(before), resolve(after)];
  const nested = (oldSchema: unknown, newSchema: unknown, step: string) =>
    typeof oldSchema === 'object' && typeof newSchema === 'object'
      ? breakingSchemaChanges(
          { ...before, schema: oldSchema },
          { ...after, schema: newSchema },
          direction,
          `${path}${step}`,
          inside,
        )
      : [];

  const [oldFields, newFields] = [fieldsOf(old['properties']), fieldsOf(now['properties'])];
  const say = (what: string, step = '') => `${path}${step}: ${what}`.replace(/^[.:]\s?/, '');
  return [
    ...typeChanges(old, now, direction).map((what) => say(what)),
    ...listOf(old['enum'])
      .filter((value) => now['enum'] && !listOf(now['enum']).includes(value))
      .map((value) => say(`the value ${String(value)} is gone`)),
    ...(direction === 'request' ? narrowed(old, now).map((what) => say(what)) : []),
    ...requiredChanges(old, now, direction).map(([name, what]) => say(what, `.${name}`)),
    ...Object.keys(oldFields).flatMap((name) =>
      name in newFields ? nested(oldFields[name], newFields[name], `.${name}`) : [say('is gone', `.${name}`)],
    ),
    ...nested(old['items'], now['items'], '[]'),
    ...nested(old['additionalProperties'], now['additionalProperties'], '.*'),
  ];
}

function typeChanges(old: Schema, now: Schema, direction: Direction): string[] {
  const [oldTypes, newTypes] = [listOf(old['type']), listOf(now['type'])];
  const lost = oldTypes.filter(
    (type) => newTypes.length > 0 && !newTypes.includes(type) && !(type === 'integer' && newTypes.includes('number')),
  );
  const added = newTypes.filter((type) => oldTypes.length > 0 && !oldTypes.includes(type));
  if (direction === 'response' && added.length > 0) return [`may be ${added.join(' or ')} now`];
  return direction === 'request' && lost.length > 0 ? [`may no longer be ${lost.join(' or ')}`] : [];
}

function requiredChanges(old: Schema, now: Schema, direction: Direction): [string, string][] {
  const [before, after] = [listOf(old['required']).map(String), listOf(now['required']).map(String)];
  if (direction === 'request')
    return after.filter((name) => !before.includes(name)).map((name) => [name, 'is required now']);
  const fields = fieldsOf(now['properties']);
  return before
    .filter((name) => !after.includes(name) && name in fields)
    .map((name) => [name, 'is no longer always there']);
}

function narrowed(old: Schema, now: Schema): string[] {
  return [
    ...upperLimits
      .filter((limit) => isNumber(now[limit]) && (!isNumber(old[limit]) || now[limit] < old[limit]))
      .map((limit) => `${limit} is ${String(now[limit])} now`),
    ...lowerLimits
      .filter((limit) => isNumber(now[limit]) && (!isNumber(old[limit]) || now[limit] > old[limit]))
      .map((limit) => `${limit} is ${String(now[limit])} now`),
    ...['pattern', 'format']
      .filter((rule) => now[rule] !== undefined && now[rule] !== old[rule])
      .map((rule) => `${rule} is ${String(now[rule])} now`),
    ...(now['enum'] && !old['enum'] ? ['only listed values may be sent now'] : []),
    ...(now['additionalProperties'] === false && old['additionalProperties'] !== false
      ? ['other fields are refused now']
      : []),
  ];
}

/** The schema itself; one that wraps another only to describe it is that other. */
function resolve({ contract, schema }: Side): Schema {
  const ref = refOf(schema);
  if (ref)
    return resolve({
      contract,
      schema: ref
        .slice(2)
        .split('/')
        .reduce<unknown>((at, step) => fieldsOf(at)[step], contract),
    });
  const { allOf, ...own } = fieldsOf(schema);
  const parts = listOf(allOf).map((part) => resolve({ contract, schema: part }));
  return Object.assign({}, ...parts, own) as Schema;
}

function refOf(schema: unknown): string | undefined {
  const ref = fieldsOf(schema)['$ref'];
  return typeof ref === 'string' ? ref : undefined;
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function listOf(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
