import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { breakingChanges } from './scripts/breakingChanges';
import type { Contract } from './scripts/contract';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const contract = (file: string) => JSON.parse(read(file)) as Contract;
/** A JSON value that the test can modify, regardless of its shape. */
type Json = { [key: string]: Json };
const json = (value: unknown) => value as Json;

function after(change: (made: Json) => void): string[] {
  const made = json(contract('generated/openapi.json'));
  change(made);
  return breakingChanges(contract('generated/openapi.json'), made as unknown as Contract);
}
const at = (made: Json, ...steps: string[]): Json => steps.reduce((node, step) => node[step] ?? {}, made);
const schema = (made: Json, name: string, ...steps: string[]) => at(made, 'components', 'schemas', name, ...steps);

test('API-01: every breaking change since the last release is quoted in a changeset (npm run contract:changes prints them)', () => {
  const folder = new URL('../.changeset/', import.meta.url);
  const notes = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const changes = breakingChanges(contract('released/openapi.json'), contract('generated/openapi.json'));
  expect(changes.filter((change) => !notes.includes(change))).toEqual([]);
});

test('PRT-05: widgets keep every call that the releases of the last two minor versions gave them', () => {
  const releases = readdirSync(new URL('released/', import.meta.url));
  const closed = releases.flatMap((file) =>
    breakingChanges(contract(`released/${file}`), contract('generated/openapi.json'))
      .filter((change) => change.includes('closed to the widget'))
      .map((change) => `${file}: ${change}`),
  );
  expect(closed).toEqual([]);
});

test('the same contract has no breaking change', () => {
  expect(after(() => {})).toEqual([]);
});

test.each<[string, (made: Json) => void, string]>([
  [
    'a call that is closed to a widget',
    (made) => void (at(made, 'paths', '/cari', 'post')['x-widgets'] = json(['customer-form'])),
    'POST /cari: is closed to the widget customer-list now',
  ],
  [
    'a call that is closed to admins',
    (made) => delete at(made, 'paths', '/company', 'put')['x-admin-acts'],
    'PUT /company: is closed to admins now',
  ],
  ['a call that is gone', (made) => delete at(made, 'paths', '/cari')['post'], 'POST /cari: is gone'],
  ['a path that is gone', (made) => delete at(made, 'paths')['/hash'], 'GET /hash: is gone'],
  [
    'a status that is gone',
    (made) => delete at(made, 'paths', '/cari', 'get', 'responses')['402'],
    'GET /cari: status 402 is gone',
  ],
  [
    'a field of an answer that is gone',
    (made) => delete schema(made, 'Customer', 'properties')['unvan'],
    'GET /cari: 200 response: items[].unvan: is gone',
  ],
  [
    'a field of an answer that may be missing',
    (made) =>
      void (at(made, 'components', 'schemas')['Customer'] = { ...schema(made, 'Customer'), required: json(['id']) }),
    'GET /cari/{id}: 200 response: unvan: is no longer always there',
  ],
  [
    'a field of an answer of another type',
    (made) => void (schema(made, 'Customer', 'properties', 'tuzel')['type'] = json('string')),
    'GET /cari/{id}: 200 response: tuzel: may be string now',
  ],
  [
    'a new field that must be sent',
    (made) => void (schema(made, 'CustomerWrite')['required'] = json(['unvan'])),
    'POST /cari: request: unvan: is required now',
  ],
  [
    'a value that may no longer be sent',
    (made) => void (schema(made, 'FaturaTip')['enum'] = json(['SATIS'])),
    'POST /fatura: request: faturaTip: the value IADE is gone',
  ],
  [
    'a shorter text',
    (made) => void (schema(made, 'CustomerWrite', 'properties', 'unvan')['maxLength'] = json(100)),
    'POST /cari: request: unvan: maxLength is 100 now',
  ],
  [
    'a narrower form',
    (made) => void (schema(made, 'Amount')['pattern'] = json('^\\d+$')),
    'POST /fatura: request: malHizmetler[].fiyat: pattern is ^\\d+$ now',
  ],
  [
    'a parameter that must be sent',
    (made) => void (at(made, 'components', 'parameters', 'page')['required'] = json(true)),
    'GET /cari: query page is required now',
  ],
  [
    'another permission',
    (made) => void (at(made, 'paths', '/cari', 'get')['x-permission'] = json('owner')),
    'GET /cari: needs owner now',
  ],
])('is breaking: %s', (_, change, line) => {
  expect(after(change)).toContain(line);
});

test.each<[string, (made: Json) => void]>([
  ['a new call', (made) => void (at(made, 'paths')['/yeni'] = at(made, 'paths', '/hash'))],
  [
    'a new field of an answer',
    (made) => void (schema(made, 'Customer', 'properties')['yeni'] = json({ type: 'string' })),
  ],
  [
    'a new field that may be sent',
    (made) => void (schema(made, 'CustomerWrite', 'properties')['yeni'] = json({ type: 'string' })),
  ],
  ['a longer text', (made) => void (schema(made, 'CustomerWrite', 'properties', 'unvan')['maxLength'] = json(900))],
  [
    'a new value',
    (made) =>
      void (schema(made, 'FaturaTip')['enum'] = json([
        ...(schema(made, 'FaturaTip')['enum'] as unknown as string[]),
        'YENI',
      ])),
  ],
  ['another description', (made) => void (schema(made, 'Customer')['description'] = json('Cari'))],
])('is not breaking: %s', (_, change) => {
  expect(after(change)).toEqual([]);
});
