import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
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
    expect.arrayContaining(['GET /fatura', 'DELETE /fatura/{id}', 'POST /belge/{ettn}/link']),
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
