import { DAY_MS } from '@kalem/domain';
import { type components, newIdempotencyKey } from '@kalem/sdk';
import { count, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { CardRow, Cards } from '../src/cards/Cards';
import { customerCards, customerContent } from '../src/cards/customers';
import { stockCards, stockContent } from '../src/cards/stockItems';
import { clearMarks } from '../src/cards/marks';
import { cardMarks, cardMoves } from '../src/cards/tables';
import { rowsOf } from '../src/db/rows';
import { serverQueries, withCompany } from '../src/db/wall';
import { companies } from '../src/schema';
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
  /** As the import and the portal do: many at once. */
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
  /** Names in no order, every seventh of them the same. */
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
  const marks = (companyId: string) => queries.select().from(cardMarks).where(eq(cardMarks.companyId, companyId));
  const moves = async (companyId: string) =>
    (await queries.select({ rows: count() }).from(cardMoves).where(eq(cardMoves.companyId, companyId)))[0]?.rows;

  it('API-50, API-56: are those of the whole list after cards came, went and were renamed', async () => {
    const companyId = await open();
    await put(companyId, namesOf(1800));
    expect([await marks(companyId), await moves(companyId)]).toEqual([[], 0]);
    await expectEveryPage(companyId);
    expect(await marks(companyId)).toMatchObject([{ liste: table, oncekiler: { length: 2 } }]);

    const before = await inOrder(companyId);
    await create(companyId, '1 önünde');
    await create(companyId, 'Zz sonunda');
    for (const at of [0, 600, 1799]) await remove(companyId, before[at] ?? '');
    await rename(companyId, before[5] ?? '', 'Zzz');
    await rename(companyId, before[1700] ?? '', '2');
    await rename(companyId, before[900] ?? '', 'Aynı Ad');
    await put(companyId, namesOf(300, 3));
    expect(await moves(companyId)).toBeGreaterThan(0);
    await expectEveryPage(companyId);

    // More than are counted again and again.
    await put(companyId, namesOf(1001, 5));
    await expectEveryPage(companyId);
    expect(await moves(companyId)).toBe(0);
    expect(await marks(companyId)).toMatchObject([{ oncekiler: { length: 4 } }]);
  });

  it('API-50, API-56: what is taken back was never there', async () => {
    const companyId = await open();
    await put(companyId, namesOf(1600));
    await read(companyId, 105, 15);
    const [kept] = await inOrder(companyId);
    const undone = withCompany(server.db, companyId, async (tx) => {
      await tx.execute(sql`delete from ${sql.identifier(table)} where company_id = ${companyId} and id <> ${kept}`);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await moves(companyId)).toBe(0);
    await expectEveryPage(companyId);
  });

  it('API-50, API-56: of many who write while marks are set each is counted', async () => {
    const companyId = await open();
    await put(companyId, namesOf(1600));
    const ids = await inOrder(companyId);
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([
        ...Array.from({ length: 4 }, (_, at) => put(companyId, namesOf(120, at + 10 * round))),
        ...Array.from({ length: 4 }, (_, at) => create(companyId, `${'AŞZ1'[at]} yeni`)),
        ...ids.splice(0, 4).map((id) => remove(companyId, id)),
        ...ids.splice(500, 4).map((id) => rename(companyId, id, '1')),
        ...Array.from({ length: 6 }, () => read(companyId, 102, 15)),
      ]);
      await expectEveryPage(companyId);
    }
  });

  it('marks of yesterday are forgotten with what has moved since, unless somebody writes', async () => {
    const companyId = await open();
    const clear = (days: number) =>
      clearMarks(serverQueries(server.db, 'sweep'), new Date(server.clock.now().getTime() + days * DAY_MS));
    await put(companyId, namesOf(1600));
    await read(companyId, 105, 15);
    await put(companyId, namesOf(10));
    await clear(0.9);
    expect([(await marks(companyId)).length, await moves(companyId)]).toEqual([1, 1]);

    const before = await inOrder(companyId);
    await withCompany(server.db, companyId, async (tx) => {
      await tx.execute(sql`delete from ${sql.identifier(table)} where company_id = ${companyId} and id = ${before[0]}`);
      await clear(1.1);
    });
    expect(await marks(companyId)).toHaveLength(1);

    await Promise.all([
      clear(1.1),
      ...Array.from({ length: 4 }, (_, at) => create(companyId, `${'AŞZ1'[at]} yeni`)),
      put(companyId, namesOf(20)),
    ]);
    await clear(1.1);
    expect([await marks(companyId), await moves(companyId)]).toEqual([[], 0]);
    await expectEveryPage(companyId);
    expect(await marks(companyId)).toHaveLength(1);
  });

  it('a company that goes takes its marks along, and another has its own', async () => {
    const [companyId, neighbourId] = [await open(), await open()];
    for (const id of [companyId, neighbourId]) await put(id, namesOf(1600)).then(() => read(id, 105, 15));
    await put(companyId, namesOf(10));
    expect([await moves(companyId), await moves(neighbourId)]).toEqual([1, 0]);
    await queries.delete(companies).where(eq(companies.id, companyId));
    expect([await marks(companyId), await moves(companyId)]).toEqual([[], 0]);
    await expectEveryPage(neighbourId);
  });
});
