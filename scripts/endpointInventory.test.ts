import { readdirSync, readFileSync } from 'node:fs';
import { type Access, operations } from '@kalem/openapi/operations';
import { describe, expect, test } from 'vitest';
import type { Contract } from '../openapi/scripts/contract';
import { widgetNames } from './widgets/widgetNames';
import { endpointInventory } from './endpointInventory';

const inventory = endpointInventory();
const linesOf = (entry: string) => inventory[entry]?.map(({ method, path }) => `${method} ${path}`) ?? [];

test('the shipped inventory is up to date: run `npm run generate`', () => {
  expect(JSON.parse(readFileSync('packages/ui/endpoint-inventory.json', 'utf8'))).toEqual(inventory);
});

test('it contains every entry point of @kalem/ui, with its direct calls, calls of hooks and calls of lazy chunks', () => {
  expect(linesOf('@kalem/ui/register')).toContain('POST /user');
  expect(linesOf('@kalem/ui/login')).toEqual(expect.arrayContaining(['POST /user/token', 'GET /account']));
  expect(linesOf('@kalem/ui/invoice-list')).toEqual(
    expect.arrayContaining([
      'GET /fatura',
      'DELETE /fatura/{id}',
      'POST /belge/{ettn}/link',
      // The browser requests it in the frame of the preview.
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
  /**
   * Calls that no partner session makes: calls for other callers, and documents, which a signed link opens without a
   * token.
   */
  const isOfOthers = ({ person, permission, sessionOptional }: Access) =>
    person || sessionOptional || ['public', 'owner', 'admin', 'partner'].includes(permission);
  const allowedTo = (name: string) => calls.filter(([, call]) => call.widgets.includes(name)).map(([id]) => id);
  /** The widgets of a call in the releases that pages may still pin. */
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

  test.each(named)('PRT-05: allows %s exactly the calls that its source makes', (name) => {
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
