import { operations } from '@kalem/openapi/operations';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../src/routes';
import { openCompany } from '../src/testing/openCompany';
import { signUpNewcomer } from '../src/testing/signUpNewcomer';
import { startTestServer, type TestServer } from '../src/testing/startTestServer';

interface Schema {
  $ref?: string;
  allOf?: Schema[];
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  required?: string[];
}
interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  schema: Schema;
}
interface Contract {
  paths: Record<string, Record<string, { operationId: string; parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } }>>;
}

const RUNS = Number(process.env['KALEM_FUZZ_RUNS'] ?? 40);
const contract = JSON.parse(readFileSync(new URL('../../../openapi/generated/openapi.json', import.meta.url), 'utf8')) as Contract;

function resolve<T extends { $ref?: string }>(node: T): T {
  if (!node.$ref) return node;
  return resolve(node.$ref.slice(2).split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], contract) as T);
}

const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', ' ', '\0', "' or 1=1 --", '%00', '../..', 'İIıi', '𝄞', '\ud800', '9'.repeat(400), '-1', '1e9', 'NaN', 'null', '<script>', '2026-02-30', '0000-01-01', '9999-12-31', '25:00:00'),
  fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.constant([]), fc.constant({}), fc.constant({ __proto__: null, constructor: 1 }),
);

/** Mostly what the schema asks for, now and then something else. */
function valueOf(schema: Schema, depth = 0): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 14, arbitrary: rightValueOf(resolve(schema), depth) }, { weight: 1, arbitrary: junk });
}

function rightValueOf(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.allOf?.[0]) return rightValueOf(resolve(schema.allOf[0]), depth);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array') return fc.array(valueOf(schema.items ?? {}, depth + 1), { maxLength: 3 });
  if (type === 'object') return objectOf(schema, depth);
  if (type === 'integer') return fc.integer({ min: 0, max: 2_000_000 });
  if (type === 'boolean') return fc.boolean();
  return textOf(schema);
}

function objectOf({ properties = {}, patternProperties = {}, required = [] }: Schema, depth: number): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, valueOf(property, depth + 1)]));
  const taxes = Object.values(patternProperties).slice(0, 1).map((tax) => ['V0059Tutari', valueOf(tax, depth + 1)]);
  const all: Record<string, fc.Arbitrary<unknown>> = { ...fields, ...Object.fromEntries(taxes) };
  return fc.record(all, { requiredKeys: required });
}

function textOf({ format, pattern, maxLength = 60 }: Schema): fc.Arbitrary<unknown> {
  if (format === 'uuid') return fc.oneof(fc.uuid(), fc.constantFrom('00000000-0000-4000-8000-000000000000'));
  if (format === 'date') return fc.constantFrom('2026-09-03', '2026-01-01', '1999-12-31', '2028-02-29');
  if (pattern) return fc.oneof(fc.stringMatching(new RegExp(pattern)), fc.constantFrom('0', '1', '20', '12.5', '1234567890', '14:05:09'));
  return fc.oneof(fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 60) }), fc.constantFrom('2026-09-03', '14:05:09', 'TRY', 'USD', 'C62', '20', 'Iğdır'));
}

let server: TestServer;
let companyId: string;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  const { client, email, password } = await signUpNewcomer(server);
  companyId = (await openCompany(client)).id;
  const response = await server.fetch(new Request(`${server.baseUrl}/user/token`, { method: 'POST', body: new URLSearchParams({ grant_type: 'password', email, password }) }));
  token = ((await response.json()) as { access_token: string }).access_token;
});
afterAll(() => server.close());

const entries = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, operation]) => (operation.operationId in handlers ? [{ path, method, operation, id: operation.operationId }] : [])),
);

describe('whatever is sent', () => {
  it.each(entries)('ERR-05, NUM-24: $id answers what the contract names, and never fails', async ({ path, method, operation, id }) => {
    const parameters = (operation.parameters ?? []).map(resolve);
    const inPlace = (place: string) => fc.record(Object.fromEntries(parameters.filter((parameter) => parameter.in === place && parameter.name !== 'companyId').map(({ name, schema }) => [name, valueOf(schema)])), { requiredKeys: [] });
    const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    const request = fc.record({ path: inPlace('path'), query: inPlace('query'), body: content ? valueOf(content.schema) : fc.constant(undefined) });

    await fc.assert(
      fc.asyncProperty(request, async (given) => {
        const url = new URL(`${server.baseUrl}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOfValue((given.path as Record<string, unknown>)[name] ?? 'x')) || 'x')}`);
        url.searchParams.set('companyId', companyId);
        for (const [name, value] of Object.entries(given.query as object)) url.searchParams.set(name, textOfValue(value));
        const body = type === undefined ? undefined : bodyOf(type, given.body);
        const headers = { Authorization: `Bearer ${token}`, ...(type !== undefined && { 'Content-Type': type }) };
        const response = await server.fetch(new Request(url, { method: method.toUpperCase(), headers, ...(body !== undefined && { body }) }));
        const known: readonly number[] = operations[id as keyof typeof operations].statuses;
        if (!known.includes(response.status) || response.status === 500) throw new Error(`${response.status} ${JSON.stringify(server.logs.at(-1) ?? '')}`);
        await response.arrayBuffer();
      }),
      { numRuns: RUNS, seed: 20_260_903, endOnFailure: true },
    );
    expect(server.logs.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

function textOfValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // A half of a surrogate pair cannot stand in an address.
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

function bodyOf(type: string, value: unknown): string {
  if (type === 'application/json') return JSON.stringify(value);
  return new URLSearchParams(Object.entries(typeof value === 'object' && value !== null ? value : {}).map(([name, field]) => [name, textOfValue(field)])).toString();
}
