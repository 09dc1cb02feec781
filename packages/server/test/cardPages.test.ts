import { type components, newIdempotencyKey } from '@kalem/sdk';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CardRow, Cards } from '../src/cards/Cards';
import { customerCards, customerContent } from '../src/cards/customers';
import { stockCards, stockContent } from '../src/cards/stockItems';
import { rowsOf } from '../src/db/rows';
import { withCompany } from '../src/db/wall';
import { openCompany, signUpNewcomer } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();
const owner = await signUpNewcomer(server);
const { queries } = server.db;

type Read = { data: { items: readonly { id: string }[]; hasNext: boolean } };
interface Kind {
  readonly table: 'customer' | 'stock_item';
  readonly read: (companyId: string, page: number, pageSize: number) => Promise<Read>;
  readonly create: (companyId: string, name: string) => Promise<{ data: { id: string } }>;
  readonly rename: (companyId: string, id: string, name: string) => Promise<unknown>;
  readonly remove: (companyId: string, id: string) => Promise<unknown>;
  /** Adds many cards at once, like an import or the sync. */
  readonly put: (companyId: string, names: readonly string[]) => Promise<void>;
}

const putNames =
  <Row extends CardRow, Content>(cards: Cards<Row, Content>, contentOf: (name: string) => Content) =>
  (companyId: string, names: readonly string[]) =>
    withCompany(server.db, companyId, (tx) =>
      cards.put(
        tx,
        names.map((name) =>
          cards.newRow(contentOf(name), { id: crypto.randomUUID(), companyId, createdAt: server.clock.now() }),
        ),
      ),
    );
const customer = (unvan: string): components['schemas']['CustomerWrite'] => ({
  tuzel: true,
  vknTckn: '1234567890',
  unvan,
});
const item = (malHizmet: string): components['schemas']['StockItemWrite'] => ({ malHizmet, birim: 'C62' });
const header = () => ({ 'Idempotency-Key': newIdempotencyKey() });
const { client } = owner;

const kinds: readonly Kind[] = [
  {
    table: 'customer',
    read: (companyId, page, pageSize) => client.GET('/cari', { params: { query: { companyId, page, pageSize } } }),
    create: (companyId, name) =>
      client.POST('/cari', { params: { query: { companyId }, header: header() }, body: customer(name) }),
    rename: (companyId, id, name) =>
      client.PUT('/cari/{id}', { params: { path: { id }, query: { companyId } }, body: customer(name) }),
    remove: (companyId, id) => client.DELETE('/cari/{id}', { params: { path: { id }, query: { companyId } } }),
    put: putNames(customerCards, (name) => customerContent(customer(name))),
  },
  {
    table: 'stock_item',
    read: (companyId, page, pageSize) => client.GET('/stok', { params: { query: { companyId, page, pageSize } } }),
    create: (companyId, name) =>
      client.POST('/stok', { params: { query: { companyId }, header: header() }, body: item(name) }),
    rename: (companyId, id, name) =>
      client.PUT('/stok/{id}', { params: { path: { id }, query: { companyId } }, body: item(name) }),
    remove: (companyId, id) => client.DELETE('/stok/{id}', { params: { path: { id }, query: { companyId } } }),
    put: putNames(stockCards, (name) => stockContent(item(name))),
  },
];

describe.each(kinds)('deep pages of $table', ({ table, read, create, rename, remove, put }) => {
  const open = async () => (await openCompany(client)).id;
  /** Unsorted names. Every seventh one is the same. */
  const namesOf = (length: number, from = 0) =>
    Array.from({ length }, (_, at) =>
      at % 7 === 0 ? 'Aynı Ad' : `${'ÇIİŞZ3'[at % 6]} ${(at * 7919 + from) % 10_007}`,
    );
  const inOrder = async (companyId: string) =>
    (
      await rowsOf<{ id: string }>(
        queries,
        sql`select id from ${sql.identifier(table)} where company_id = ${companyId} order by sira collate "C", created_at, id`,
      )
    ).map(({ id }) => id);
  const expectEveryPage = async (companyId: string) => {
    const all = await inOrder(companyId);
    const walked: string[] = [];
    for (let page = 1; page <= Math.ceil(all.length / 500); page += 1) {
      const { data } = await read(companyId, page, 500);
      walked.push(...data.items.map(({ id }) => id));
      expect(data.hasNext).toBe(walked.length < all.length);
    }
    expect(walked).toEqual(all);
    for (const page of [101, 107, 111, Math.ceil(all.length / 15)])
      expect((await read(companyId, page, 15)).data.items.map(({ id }) => id)).toEqual(
        all.slice((page - 1) * 15, page * 15),
      );
    expect((await read(companyId, 1000, 15)).data).toMatchObject({ items: [], hasNext: false });
  };

  it('API-50, API-56: equal slices of the whole list, before and after cards are added, removed and renamed', async () => {
    const companyId = await open();
    await put(companyId, namesOf(1800));
    await expectEveryPage(companyId);

    const before = await inOrder(companyId);
    await create(companyId, '1 önünde');
    await create(companyId, 'Zz sonunda');
    for (const at of [0, 600, 1799]) await remove(companyId, before[at] ?? '');
    await rename(companyId, before[5] ?? '', 'Zzz');
    await rename(companyId, before[1700] ?? '', '2');
    await rename(companyId, before[900] ?? '', 'Aynı Ad');
    await put(companyId, namesOf(300, 3));
    await expectEveryPage(companyId);
  });
});
