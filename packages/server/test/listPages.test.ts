import fc from 'fast-check';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOfInvoices } from '../src/invoices/lists';
import { rowsOf } from '../src/db/rows';
import { companies, invoiceDays, invoices } from '../src/schema';
import { withCompany } from '../src/db/wall';
import { invoiceBody } from '../src/testing/invoices';
import { type Newcomer, openCompany, signUpNewcomer } from '../src/testing/people';
import { startTestServer, type TestServer } from '../src/testing/startTestServer';

const ROWS = 4000;
const DAYS = 90;
const FIRST_DAY = '2026-06-01';

let server: TestServer;
let owner: Newcomer;
let companyId: string;

/** Copies of the company's first invoice, over the days, several in the same second. */
const multiply = (copies: number) =>
  server.db.queries.execute(sql`
    insert into invoice (id, company_id, fatura_tarih, fatura_saat, para_birim, doviz_kur, vkn_tckn, totals, onay_durumu, portal_durumu, created_at, updated_at)
    select gen_random_uuid(), company_id, date '2026-06-01' + (random() * ${DAYS - 1})::int, time '09:00' + floor(random() * 5) * interval '1 hour', para_birim, doviz_kur, vkn_tckn, totals, onay_durumu, portal_durumu, created_at, updated_at
    from (select * from invoice where company_id = ${companyId} limit 1) as first, generate_series(1, ${copies})`);

const day = (place: number) => new Date(Date.parse(FIRST_DAY) + place * 86_400_000).toISOString().slice(0, 10);

/** What the list must answer: everything counted off one by one. */
const oracle = async (offset: number, from: string | undefined, to: string | undefined) =>
  (
    await rowsOf<{ id: string }>(
      server.db.queries,
      sql`select id from invoice where company_id = ${companyId} and fatura_tarih >= ${from ?? '0001-01-01'} and fatura_tarih <= ${to ?? '9999-12-31'}
        order by fatura_tarih desc, fatura_saat desc, id desc limit 16 offset ${offset}`,
    )
  ).map(({ id }) => id);
const page = async (offset: number, from: string | undefined, to: string | undefined) => {
  const filter = { ...(from !== undefined && { baslangicTarihi: from }), ...(to !== undefined && { bitisTarihi: to }) };
  return (await withCompany(server.db, companyId, (tx) => pageOfInvoices(tx, filter, { offset, limit: 16 }))).map(
    ({ id }) => id,
  );
};

beforeAll(async () => {
  server = await startTestServer();
  owner = await signUpNewcomer(server);
  companyId = (await openCompany(owner.client)).id;
  await owner.client.POST('/fatura', {
    params: { query: { companyId } },
    body: invoiceBody({ faturaTarih: '2026-07-15' }),
  });
  await multiply(ROWS);
});
afterAll(() => server.close());

const places = fc.record({
  offset: fc.oneof(fc.integer({ min: 1500, max: ROWS + 100 }), fc.integer({ min: 0, max: 1600 })),
  from: fc.option(fc.integer({ min: -2, max: DAYS }).map(day), { nil: undefined }),
  to: fc.option(fc.integer({ min: -2, max: DAYS + 2 }).map(day), { nil: undefined }),
});
const changes = fc.constantFrom('add', 'addSeveral', 'remove', 'removeSeveral', 'move', 'none');

const change = async (kind: string, seed: number): Promise<unknown> => {
  const some = sql`select id from invoice where company_id = ${companyId} order by md5(id::text || ${String(seed)}) limit ${kind.endsWith('Several') ? 40 : 1}`;
  if (kind === 'add') return multiply(1);
  if (kind === 'addSeveral') return multiply(40);
  if (kind.startsWith('remove')) return server.db.queries.execute(sql`delete from invoice where id in (${some})`);
  if (kind === 'move')
    return server.db.queries.execute(sql`update invoice set fatura_tarih = ${day(seed % DAYS)} where id in (${some})`);
  return undefined;
};

describe('any page of a long list', () => {
  it('API-63: holds what counting off one by one gives, under every range of dates, after any change', async () => {
    await fc.assert(
      fc.asyncProperty(places, changes, fc.nat(), async ({ offset, from, to }, kind, seed) => {
        await change(kind, seed);
        expect(await page(offset, from, to)).toEqual(await oracle(offset, from, to));
      }),
      { numRuns: 150 },
    );
  });

  it('API-63: the counts of the days are those of the invoices, also after a change that was rolled back', async () => {
    await server.db
      .transaction(async (tx) => {
        await tx.delete(invoices).where(eq(invoices.companyId, companyId));
        throw new Error('No');
      })
      .catch(() => undefined);
    const counted = await rowsOf(
      server.db.queries,
      sql`select company_id, fatura_tarih::text as day, count(*)::int as adet from invoice group by 1, 2 order by 1, 2`,
    );
    const kept = await rowsOf(
      server.db.queries,
      sql`select company_id, fatura_tarih::text as day, adet from invoice_day where adet <> 0 order by 1, 2`,
    );
    expect(kept).toEqual(counted);
  });

  it('API-63: many who save at once wait for each other and are all counted', async () => {
    const before = await server.db.queries.$count(invoices, eq(invoices.companyId, companyId));
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        owner.client.POST('/fatura', {
          params: { query: { companyId } },
          body: invoiceBody({ faturaTarih: day(index % 3) }),
        }),
      ),
    );
    const [sum] = await rowsOf<{ n: number }>(
      server.db.queries,
      sql`select sum(adet)::int as n from invoice_day where company_id = ${companyId}`,
    );
    expect(sum?.n).toBe(before + 12);
  });

  it('API-63: the last page of a long list has no next, and the one behind it nothing', async () => {
    const count = await server.db.queries.$count(invoices, eq(invoices.companyId, companyId));
    const last = Math.ceil(count / 15);
    const { data } = await owner.client.GET('/fatura', { params: { query: { companyId, page: last } } });
    expect(data).toMatchObject({ hasNext: false, items: { length: count - (last - 1) * 15 } });
    expect(
      (await owner.client.GET('/fatura', { params: { query: { companyId, page: last + 200 } } })).data,
    ).toMatchObject({ items: [], hasNext: false });
  });

  it('a company that goes takes its counts along', async () => {
    const neighbourId = crypto.randomUUID();
    await server.db.queries
      .insert(companies)
      .values({ id: neighbourId, ownerId: owner.user.id, vknTckn: '1938472657', createdAt: server.clock.now() });
    const [first] = await server.db.queries.select().from(invoices).where(eq(invoices.companyId, companyId)).limit(1);
    if (!first) throw new Error('No invoice');
    await server.db.queries.insert(invoices).values({ ...first, id: crypto.randomUUID(), companyId: neighbourId });
    expect(await server.db.queries.$count(invoiceDays, eq(invoiceDays.companyId, neighbourId))).toBe(1);
    await server.db.queries.delete(companies).where(eq(companies.id, neighbourId));
    expect(await server.db.queries.$count(invoiceDays, eq(invoiceDays.companyId, neighbourId))).toBe(0);
  });
});

describe('the search of a long list', () => {
  it('API-65: finds a match far behind the newest, by three letters and by two', async () => {
    await owner.client.POST('/fatura', {
      params: { query: { companyId } },
      body: invoiceBody({ faturaTarih: '2019-01-02', aliciUnvan: 'Xq Çığ Ürünleri' }),
    });
    for (const q of ['xq', 'XQ', 'çığ', 'ÇIĞ', 'cig', 'xq çığ ürün']) {
      const { data } = await owner.client.GET('/fatura/search', { params: { query: { companyId, q } } });
      expect(data.items.map(({ aliciUnvan }) => aliciUnvan)).toEqual(['Xq Çığ Ürünleri']);
    }
  });

  it('API-65: is planned anew for each text, the tenth time too', async () => {
    const [settings] = await rowsOf<{ proconfig: string[] }>(
      server.db.queries,
      sql`select proconfig from pg_proc where proname = 'newest_matches'`,
    );
    expect(settings?.proconfig).toContain('plan_cache_mode=force_custom_plan');
  });
});
