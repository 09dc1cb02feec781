import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { endpointInventory, widgetOperations, widgetOperationsFile } from './endpointInventory';
import { widgets } from '../packages/ui/src/widgets';

const inventory = endpointInventory();
const linesOf = (entry: string) => inventory[entry]?.map(({ method, path }) => `${method} ${path}`) ?? [];

test('the inventory that is shipped is what the source says: run `npm run generate`', () => {
  expect(JSON.parse(readFileSync('packages/ui/endpoint-inventory.json', 'utf8'))).toEqual(inventory);
});

test('PRT-05: the calls that the server opens to partner sessions are those of the inventory: run `npm run generate`', () => {
  const written = readFileSync(widgetOperationsFile, 'utf8');
  expect(written).toBe(widgetOperations(inventory));
  // An entry that is no widget, such as the one that holds them all, opens nothing.
  expect([...written.matchAll(/^ {2}"([\w-]+)": \[/gm)].map(([, name]) => name).sort()).toEqual(
    Object.keys(widgets).sort(),
  );
  for (const entry of Object.keys(widgets).map((name) => `@kalem/ui/${name}`)) {
    const [, line = ''] = new RegExp(`^  "${entry.slice('@kalem/ui/'.length)}": \\[(.*)\\],$`, 'm').exec(written) ?? [];
    const named = line.split(',').map((id) => id.replaceAll('"', ''));
    const needed = [...(inventory['@kalem/ui'] ?? []), ...(inventory[entry] ?? [])].map(
      ({ operationId }) => operationId,
    );
    // Documents are opened by signed links, without a token.
    const withToken = new Set(needed.filter((id) => id !== 'getDocument'));
    expect([entry, [...named].sort()]).toEqual([entry, [...withToken].sort()]);
  }
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
