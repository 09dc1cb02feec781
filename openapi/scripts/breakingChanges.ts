import { copyFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { methods, resolved, type Contract, type Operation, type Parameter, type Schema } from './contract';

/**
 * Lists the changes that break a caller of the old contract, one per line: `POST /cari: request: unvan is required
 * now`.
 */
export function breakingChanges(before: Contract, after: Contract): string[] {
  return Object.entries(before.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const old = item[method];
      const now = after.paths[path]?.[method];
      if (!old) return [];
      const changes = now ? new Comparison(before, after).ofOperation(old, now) : ['is gone'];
      return [...new Set(changes)].map((change) => `${method.toUpperCase()} ${path}: ${change}`);
    }),
  );
}

class Comparison {
  readonly #before: Contract;
  readonly #after: Contract;

  constructor(before: Contract, after: Contract) {
    this.#before = before;
    this.#after = after;
  }

  ofOperation(old: Operation, now: Operation): string[] {
    return [
      ...(old['x-permission'] !== now['x-permission'] ? [`needs ${now['x-permission']} now`] : []),
      ...(old['x-admin-acts'] && !now['x-admin-acts'] ? ['is closed to admins now'] : []),
      ...(!old['x-licence'] && now['x-licence'] ? ['needs a licence now'] : []),
      ...listOf(old['x-widgets'])
        .filter((name) => !listOf(now['x-widgets']).includes(name))
        .map((name) => `is closed to the widget ${String(name)} now`),
      ...this.#ofParameters(old, now),
      ...this.#ofContent(old.requestBody, now.requestBody, 'request'),
      ...Object.entries(old.responses).flatMap(([status, response]) => {
        const other = now.responses[status];
        return other
          ? this.#ofContent(resolved(response, this.#before), resolved(other, this.#after), 'response').map(
              (change) => `${status} ${change}`,
            )
          : [`status ${status} is gone`];
      }),
    ];
  }

  #ofParameters(old: Operation, now: Operation): string[] {
    const parametersOf = ({ parameters = [] }: Operation, contract: Contract) =>
      new Map(parameters.map((one) => resolved<Parameter>(one, contract)).map((one) => [`${one.in} ${one.name}`, one]));
    const [before, after] = [parametersOf(old, this.#before), parametersOf(now, this.#after)];
    return [
      ...[...before].flatMap(([name, { schema }]) => {
        const other = after.get(name);
        return other
          ? this.#ofSchemas(schema, other.schema, 'request').map((change) => `${name} ${change}`)
          : [`${name} is gone`];
      }),
      ...[...after]
        .filter(([name, { required }]) => required && !before.get(name)?.required)
        .map(([name]) => `${name} is required now`),
    ];
  }

  #ofContent(old: Operation['requestBody'] | { content?: object }, now: typeof old, direction: Direction): string[] {
    const [before, after] = [contentOf(old), contentOf(now)];
    const added = direction === 'request' && !old && now ? ['request: a body is required now'] : [];
    return [
      ...added,
      ...Object.entries(before).flatMap(([type, { schema }]) => {
        const other = after[type];
        return other
          ? this.#ofSchemas(schema, other.schema, direction).map((change) => `${direction}: ${change}`)
          : [`${direction}: ${type} is gone`];
      }),
    ];
  }

  #ofSchemas(old: unknown, now: unknown, direction: Direction): string[] {
    return breakingSchemaChanges(
      { contract: this.#before, schema: old },
      { contract: this.#after, schema: now },
      direction,
    );
  }
}

function contentOf(part: { content?: object } | undefined): Record<string, { schema: unknown }> {
  return (part?.content ?? {}) as Record<string, { schema: unknown }>;
}

/** Direction of a schema. A request may not require more than before, and a response may not promise less. */
type Direction = 'request' | 'response';
type Side = { contract: Contract; schema: unknown };

const upperLimits = ['maxLength', 'maxItems', 'maximum'];
const lowerLimits = ['minLength', 'minItems', 'minimum'];

/** The breaking differences of two schemas, each as `path: message`. */
function breakingSchemaChanges(
  before: Side,
  after: Side,
  direction: Direction,
  path = '',
  seen = new Set<string>(),
): string[] {
  const pair = `${direction} ${refOf(before.schema)} ${refOf(after.schema)}`;
  if (refOf(before.schema) && seen.has(pair)) return [];
  const inside = new Set(seen).add(pair);
  const [old, now] = [schemaOf(before), schemaOf(after)];
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

/** Unwraps a schema that adds a description or properties to others. */
function schemaOf({ contract, schema }: Side): Schema {
  const ref = refOf(schema);
  if (ref) return schemaOf({ contract, schema: resolved({ $ref: ref }, contract) });
  const { allOf, ...own } = fieldsOf(schema);
  const parts = listOf(allOf).map((part) => schemaOf({ contract, schema: part }));
  const all: Record<string, unknown>[] = [...parts, own];
  const properties = all.flatMap((part) => Object.entries(fieldsOf(part['properties'])));
  const required = all.flatMap((part) => listOf(part['required']));
  return {
    ...Object.assign({}, ...all),
    ...(properties.length > 0 && { properties: Object.fromEntries(properties) }),
    ...(required.length > 0 && { required }),
  } as Schema;
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

function minorOf(contract: Contract | undefined): string | undefined {
  return /^\d+\.\d+/.exec(contract?.info.version ?? '')?.[0];
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

// Prints the breaking changes since the last release. With `release` it stores the contract for the next comparison.
// The last release of the previous minor version is kept as previous.json, because pages may still pin its widgets.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const generated = new URL('../generated/openapi.json', import.meta.url);
  const released = new URL('../released/openapi.json', import.meta.url);
  const [before, after] = [released, generated].map((file) => JSON.parse(readFileSync(file, 'utf8')) as Contract);
  if (process.argv[2] === 'release') {
    if (minorOf(before) !== minorOf(after)) copyFileSync(released, new URL('previous.json', released));
    copyFileSync(generated, released);
  } else {
    const changes = before && after ? breakingChanges(before, after) : [];
    console.log(changes.length === 0 ? 'Nothing breaks since the last release.' : changes.join('\n'));
  }
}
