import { foldTr } from '@kalem/domain';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { containing } from '../src/db/search';
import { customerCards } from '../src/cards/customers';
import { searchInvoices } from '../src/invoices/lists';
import { rowsOf } from '../src/db/rows';
import { customers, invoices, stockItems } from '../src/schema';
import { withCompany } from '../src/db/wall';
import { invoiceBody } from '../src/testing/invoices';
import { openCompany, signUpNewcomer } from '../src/testing/people';
import { startTestServer, type TestServer } from '../src/testing/startTestServer';

const NEWER = 2600;
/** Older than all that is looked through before an index is asked. */
const RARE = ['Qx', 'Wq Ж', '日本', 'a-b.c', '100%', 'x_y', 'Çığ', '%%', '😀', String.raw`\o/`];

let server: TestServer;
let companyId: string;

beforeAll(async () => {
  server = await startTestServer();
  const owner = await signUpNewcomer(server);
  companyId = (await openCompany(owner.client)).id;
  await owner.client.POST('/fatura', {
    params: { query: { companyId } },
    body: invoiceBody({ faturaTarih: '2026-07-15' }),
  });
  await server.db.queries.execute(sql`
    insert into invoice (id, company_id, fatura_tarih, fatura_saat, para_birim, doviz_kur, vkn_tckn, totals, onay_durumu, portal_durumu, arama, created_at, updated_at)
    select gen_random_uuid(), company_id, fatura_tarih, fatura_saat, para_birim, doviz_kur, vkn_tckn, totals, onay_durumu, portal_durumu, 'igdir ltd. sti.', created_at, updated_at
    from (select * from invoice where company_id = ${companyId} limit 1) as first, generate_series(1, ${NEWER})`);
  const [first] = await server.db.queries.select().from(invoices).where(eq(invoices.companyId, companyId)).limit(1);
  if (!first) throw new Error('No invoice');
  await server.db.queries.insert(invoices).values(
    RARE.map((name) => ({
      ...first,
      id: crypto.randomUUID(),
      ettn: null,
      faturaTarih: '2019-01-02',
      arama: foldTr(name),
    })),
  );
  await server.db.queries.insert(customers).values(
    RARE.map((name) => ({
      id: crypto.randomUUID(),
      companyId,
      arama: foldTr(name),
      sira: foldTr(name),
      createdAt: first.createdAt,
      updatedAt: first.createdAt,
    })),
  );
});
afterAll(() => server.close());

/** Each letter and each two neighbours of the rare names, and what nobody has. */
const texts = [
  ...new Set([
    ...RARE.flatMap((name) => [...name].flatMap((letter, place, all) => [letter, letter + (all[place + 1] ?? '')])),
    'zv',
    'v',
    '::',
    '-.-',
    'lt',
    'i.',
  ]),
].filter((text) => foldTr(text) !== '');

describe('the search for a text too short for trigrams', () => {
  it('API-65: finds the invoices that reading every row finds', async () => {
    for (const q of texts) {
      const found = await withCompany(server.db, companyId, (tx) => searchInvoices(tx, q));
      const all = await rowsOf<{ id: string }>(
        server.db.queries,
        sql`
        select id from invoice where company_id = ${companyId} and position(${foldTr(q)} in arama) > 0 order by fatura_tarih desc, fatura_saat desc, id desc limit 50`,
      );
      expect({ q, ids: found.map(({ id }) => id) }).toEqual({ q, ids: all.map(({ id }) => id) });
    }
  });

  it('API-51: finds the customers that reading every row finds', async () => {
    for (const q of texts) {
      const found = await withCompany(server.db, companyId, (tx) => customerCards.search(tx, q));
      const all = await rowsOf<{ id: string }>(
        server.db.queries,
        sql`select id from customer where company_id = ${companyId} and position(${foldTr(q)} in arama) > 0 order by id`,
      );
      expect({ q, ids: found.map(({ id }) => id).sort() }).toEqual({ q, ids: all.map(({ id }) => id) });
    }
  });

  it('reads an index, not every row', async () => {
    for (const [table, name] of [
      [invoices, 'invoice'],
      [customers, 'customer'],
      [stockItems, 'stock_item'],
    ] as const) {
      const plan = await server.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        return rowsOf(tx, sql`explain (format json) select id from ${table} where ${containing(table.arama, 'zv')}`);
      });
      expect(JSON.stringify(plan)).toContain(`${name}_letter_pairs`);
    }
  });
});
