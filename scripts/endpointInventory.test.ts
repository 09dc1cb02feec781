import { readdirSync, readFileSync } from 'node:fs';
import { type Access, operations } from '@kalem/openapi/operations';
import { describe, expect, test } from 'vitest';
import type { Contract } from '../openapi/scripts/contract';
import { widgetNames } from './widgets/widgetNames';
import { endpointInventory } from './endpointInventory';

const inventory = endpointInventory();
const linesOf = (entry: string) => inventory[entry]?.map(({ method, path }) => `${method} ${path}`) ?? [];

test('the inventory that is shipped is what the source says: run `npm run generate`', () => {
  expect(JSON.parse(readFileSync('packages/ui/endpoint-inventory.json', 'utf8'))).toEqual(inventory);
});

test('every entry point of @kalem/ui is in it, with calls that are written, hooked and made by what it loads later', () => {
  expect(linesOf('@kalem/ui/register')).toContain('POST /user');
  expect(linesOf('@kalem/ui/login')).toEqual(expect.arrayContaining(['POST /user/token', 'GET /account']));
  expect(linesOf('@kalem/ui/invoice-list')).toEqual(
    expect.arrayContaining([
      'GET /fatura',
      'DELETE /fatura/{id}',
      'POST /belge/{ettn}/link',
      // By the browser, in the frame of the preview.
      'GET /belge/{ettn}/{dosya}',
    ]),
  );
  expect(linesOf('@kalem/ui/invoice-form')).toEqual(
    expect.arrayContaining(['POST /fatura', 'PUT /fatura/{id}', 'GET /info']),
  );
  expect(linesOf('@kalem/ui/signing-dialog')).toEqual(
    expect.arrayContaining(['POST /fatura/imza', 'POST /fatura/imza-onay']),
  );
  expect(linesOf('@kalem/sdk')).toEqual([
    'GET /account',
    'GET /company/logout',
    'POST /user/token',
    'POST /user/token/revoke',
  ]);
});

describe('x-widgets of the contract', () => {
  const calls = Object.entries<Access>(operations);
  const named = [...new Set(calls.flatMap(([, call]) => call.widgets))].sort();
  /** No partner session makes these calls: others call, or a signed link opens a document without a token. */
  const isOfOthers = ({ person, permission, sessionOptional }: Access) =>
    person || sessionOptional || ['public', 'owner', 'admin', 'partner'].includes(permission);
  const allowedTo = (name: string) => calls.filter(([, call]) => call.widgets.includes(name)).map(([id]) => id);
  /** Of the releases that pages may still pin: what their widgets called. */
  const releasedTo = (name: string) =>
    readdirSync('openapi/released').flatMap((file) => {
      const { paths } = JSON.parse(readFileSync(`openapi/released/${file}`, 'utf8')) as Contract;
      return Object.values(paths)
        .flatMap((item) => Object.values(item))
        .filter((call) => call['x-widgets']?.includes(name))
        .map((call) => call.operationId);
    });

  test('PRT-05: names widgets of @kalem/ui', () => {
    expect(named.filter((name) => !widgetNames.includes(name))).toEqual([]);
  });

  test.each(named)('PRT-05: allows %s the calls that its source makes, and no others', (name) => {
    const made = new Set(
      ['@kalem/ui', `@kalem/ui/${name}`].flatMap((entry) => inventory[entry] ?? []).map((call) => call.operationId),
    );
    const needed = calls.filter(([id, call]) => made.has(id) && !isOfOthers(call)).map(([id]) => id);
    const allowed = allowedTo(name);
    expect(needed.filter((id) => !allowed.includes(id))).toEqual([]);
    const released = releasedTo(name);
    expect(allowed.filter((id) => !made.has(id) && !released.includes(id))).toEqual([]);
  });
});
