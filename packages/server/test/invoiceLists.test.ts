import type { components } from '@kalem/sdk';
import { describe, expect, it } from 'vitest';
import { eq, getTableName, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { foldTr } from '@kalem/domain';
import { companies, customers, invoiceDays, invoices, stockItems } from '../src/schema';
import { pageOfInvoices } from '../src/invoices/lists/pages';
import { searchInvoices } from '../src/invoices/lists/search';
import { rowsOf } from '../src/db/rows';
import type { CompanyTx } from '../src/ports/Database';
import { withCompany } from '../src/db/wall';
import type { Matches } from '../src/db/search';
import { customerCards, customerContent } from '../src/cards/customers';
import { addMember, openCompany, signUpNewcomer, signUpOwner } from '../src/testing/people';
import { apiError } from '../src/testing/answers';
import { invoiceBody } from '../src/testing/invoices';
import { testServer } from '../src/testing/startTestServer';

const saved: components['schemas']['Invoice'][] = [];

const names = ['IĞDIR OTOMOTİV LTD. ŞTİ.', 'Işık Lojistik', 'İnci Çiçekçilik', 'şirin örgü evi'];

const server = await testServer();
// Without a portal account the invoices stay waiting, which is sufficient for lists.
const owner = await signUpOwner(server);
const { query } = owner;

/** Repeats a search that exceeded its time limit, which happens on a busy machine. */
async function untilWhole<Answer>(search: () => Promise<Answer>, isWhole: (answer: Answer) => boolean) {
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await search();
    if (isWhole(answer)) return answer;
  }
  throw new Error('The search was cut short 20 times');
}

interface SearchQuery {
  companyId: string;
  q: string;
  vknTckn?: string;
  onayDurumu?: 'Onaylandi' | 'Onaylanmadi';
}

async function searchWhole(search: SearchQuery) {
  const once = async () => (await owner.client.GET('/fatura/search', { params: { query: search } })).data;
  return untilWhole(once, ({ eksik }) => !eksik);
}

for (let day = 1; day <= 20; day += 1) {
  const body = invoiceBody({
    faturaTarih: `2026-08-${String(day).padStart(2, '0')}`,
    faturaSaat: '10:00:00',
    aliciUnvan: names[day % names.length] ?? '',
    vknTckn: day === 20 ? '11111111111' : '1938472657',
  });
  saved.push((await owner.client.POST('/fatura', { params: { query }, body })).data);
}
for (const faturaSaat of ['09:00:00', '23:59:59']) {
  saved.push(
    (
      await owner.client.POST('/fatura', {
        params: { query },
        body: invoiceBody({ faturaTarih: '2026-08-20', faturaSaat }),
      })
    ).data,
  );
}

const page = async (
  filter: {
    page?: number;
    baslangicTarihi?: string;
    bitisTarihi?: string;
    faturaTarih?: string;
    belgeNumarasi?: string;
    ettn?: string;
  } = {},
) => (await owner.client.GET('/fatura', { params: { query: { ...query, ...filter } } })).data;
const search = async (q: string) =>
  (await owner.client.GET('/fatura/search', { params: { query: { ...query, q } } })).data.items;

describe('the list', () => {
  it('API-63, API-04: pages of 15, newest first, hasNext without a count', async () => {
    const first = await page();
    expect(first).toMatchObject({ page: 1, pageSize: 15, hasNext: true });
    expect(first.items).toHaveLength(15);
    expect(first.items.slice(0, 4).map(({ faturaTarih, faturaSaat }) => `${faturaTarih} ${faturaSaat}`)).toEqual([
      '2026-08-20 23:59:59',
      '2026-08-20 10:00:00',
      '2026-08-20 09:00:00',
      '2026-08-19 10:00:00',
    ]);
    const second = await page({ page: 2 });
    expect(second).toMatchObject({ page: 2, hasNext: false });
    expect(second.items).toHaveLength(7);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(22);
  });

  it('API-04: a page past the end is empty', async () => {
    expect(await page({ page: 99 })).toEqual({ items: [], page: 99, pageSize: 15, hasNext: false });
  });

  it('API-63: a full last page has no next', async () => {
    expect(await page({ baslangicTarihi: '2026-08-01', bitisTarihi: '2026-08-15' })).toMatchObject({
      hasNext: false,
      items: { length: 15 },
    });
  });

  it('API-63: the range includes both dates, and each is optional', async () => {
    expect(
      (await page({ baslangicTarihi: '2026-08-03', bitisTarihi: '2026-08-05' })).items.map(
        ({ faturaTarih }) => faturaTarih,
      ),
    ).toEqual(['2026-08-05', '2026-08-04', '2026-08-03']);
    expect((await page({ bitisTarihi: '2026-08-02' })).items).toHaveLength(2);
    expect((await page({ baslangicTarihi: '2026-08-20' })).items).toHaveLength(3);
  });

  it('API-63, INV-05: filters by belgeNumarasi, faturaTarih and ettn', async () => {
    expect((await page({ faturaTarih: '2026-08-07' })).items).toMatchObject([{ faturaTarih: '2026-08-07' }]);
    expect((await page({ belgeNumarasi: 'GIB2026000000001' })).items).toEqual([]);
    expect((await page({ ettn: crypto.randomUUID() })).items).toEqual([]);
  });

  it('API-63: returns an invoice with its totals and without its lines', async () => {
    const {
      items: [item],
    } = await page();
    expect(item).not.toHaveProperty('malHizmetler');
    expect(item).toMatchObject({
      totals: { odenecekTutar: '1260.00' },
      emailAddresses: 'muhasebe@buyukcamlica.example',
    });
  });

  it('API-63: an invalid page or date is 400', async () => {
    expect(await apiError(owner.client.GET('/fatura', { params: { query: { ...query, page: 0 } } }))).toMatchObject({
      status: 400,
    });
    expect(
      await apiError(owner.client.GET('/fatura', { params: { query: { ...query, baslangicTarihi: '2026-02-30' } } })),
    ).toMatchObject({ status: 400 });
  });

  it('API-64: returns all invoices of the dates without pages', async () => {
    const { data } = await owner.client.GET('/fatura/all', {
      params: { query: { ...query, baslangicTarihi: '2026-08-02' } },
    });
    expect(Object.keys(data)).toEqual(['items']);
    expect(data.items).toHaveLength(21);
    expect(data.items[0]).toMatchObject({ faturaSaat: '23:59:59' });
  });

  it('LST-17, LST-19: returns the amounts withheld at each rate, for the export', async () => {
    const line = { malHizmet: 'Danışmanlık', miktar: '1', birim: 'C62', birimFiyat: '1000', kdvOrani: '20' };
    const malHizmetler = [
      { ...line, tevkifatKodu: '602' },
      { ...line, tevkifatKodu: '602', birimFiyat: '0.10' },
      { ...line, tevkifatKodu: '604' },
      { ...line, tevkifatKodu: '801' },
    ];
    await owner.client.POST('/fatura', {
      params: { query },
      body: invoiceBody({
        faturaTip: 'TEVKIFAT',
        faturaTarih: '2026-07-01',
        vknTckn: '7351902846',
        aliciUnvan: 'Örnek A.Ş.',
        vergiler: ['V9015'],
        malHizmetler,
      }),
    });
    const { data } = await owner.client.GET('/fatura/all', {
      params: { query: { ...query, bitisTarihi: '2026-07-01' } },
    });
    expect(data.items).toMatchObject([
      {
        tevkifatToplamlar: [
          { oran: '50', tutar: '100.00' },
          { oran: '90', tutar: '180.02' },
          { oran: '100', tutar: '200.00' },
        ],
      },
    ]);
    expect(data.items[0]).not.toHaveProperty('malHizmetler');
  });

  it('API-66: returns one invoice with its lines', async () => {
    const [first] = saved;
    const { data } = await owner.client.GET('/fatura/{id}', { params: { path: { id: first?.id ?? '' }, query } });
    // The answer of the save has the warnings too.
    expect(first).toMatchObject(data);
    expect(
      await apiError(owner.client.GET('/fatura/{id}', { params: { path: { id: crypto.randomUUID() }, query } })),
    ).toMatchObject({ status: 404 });
  });
});

describe('the search', () => {
  it.each([
    ['ığdır', 'IĞDIR OTOMOTİV LTD. ŞTİ.', 5],
    ['IĞDIR OTO', 'IĞDIR OTOMOTİV LTD. ŞTİ.', 5],
    ['ışık lojistik', 'Işık Lojistik', 5],
    ['İNCİ', 'İnci Çiçekçilik', 5],
    ['cicek', 'İnci Çiçekçilik', 5],
    ['ŞİRİN ÖRGÜ', 'şirin örgü evi', 5],
    ['ış', 'Işık Lojistik', 5],
  ])('API-65: %s finds %s: I, ı, İ and i are the same', async (q, name, count) => {
    const items = await search(q);
    expect(items).toHaveLength(count);
    expect(new Set(items.map(({ aliciUnvan }) => aliciUnvan))).toEqual(new Set([name]));
  });

  it('API-65: finds the recipient number, also by a part of it', async () => {
    expect(await search('11111111111')).toHaveLength(1);
    expect(await search('847265')).toHaveLength(21);
  });

  it('API-65: %, _ and backslash are literal, and a blank text finds nothing', async () => {
    expect(await search('%')).toEqual([]);
    expect(await search('_')).toEqual([]);
    expect(await search('\\')).toEqual([]);
    expect(await search('  ')).toEqual([]);
  });

  it('API-05: a search returns at most 50, newest first', async () => {
    for (let index = 0; index < 35; index += 1)
      await owner.client.POST('/fatura', {
        params: { query },
        body: invoiceBody({ faturaTarih: '2026-07-01', faturaSaat: `11:00:${String(index).padStart(2, '0')}` }),
      });
    const items = await search('1938472657');
    expect(items).toHaveLength(50);
    expect(items[0]).toMatchObject({ faturaTarih: '2026-08-20' });
  });
});

describe('access', () => {
  it('USR-10: reading needs faturaRead, writing faturaWrite', async () => {
    const reader = await addMember(server, query.companyId, { faturaRead: true });
    expect((await reader.client.GET('/fatura', { params: { query } })).data.items.length).toBeGreaterThan(0);
    expect(await apiError(reader.client.POST('/fatura', { params: { query }, body: invoiceBody() }))).toMatchObject({
      status: 403,
    });
    expect(
      await apiError(reader.client.DELETE('/fatura/{id}', { params: { path: { id: saved[0]?.id ?? '' }, query } })),
    ).toMatchObject({ status: 403 });
    expect(
      await apiError(
        reader.client.POST('/fatura/imza', { params: { query }, body: { faturaIds: [saved[0]?.id ?? ''] } }),
      ),
    ).toMatchObject({ status: 403 });
    const nobody = await addMember(server, query.companyId, { cariRead: true });
    expect(
      await apiError(nobody.client.GET('/fatura/search', { params: { query: { ...query, q: 'a' } } })),
    ).toMatchObject({ status: 403 });
  });

  it('PAY-21: without trial and licence every call on invoices answers 402', async () => {
    const other = await signUpNewcomer(server);
    const late = { companyId: (await openCompany(other.client)).id };
    await server.db.queries
      .update(companies)
      .set({ createdAt: new Date('2026-01-01T00:00:00Z') })
      .where(eq(companies.id, late.companyId));
    const calls = [
      () => other.client.GET('/fatura', { params: { query: late } }),
      () => other.client.POST('/fatura', { params: { query: late }, body: invoiceBody() }),
      () => other.client.POST('/fatura/imza', { params: { query: late }, body: { faturaIds: [crypto.randomUUID()] } }),
    ];
    for (const call of calls)
      expect(await apiError(call())).toMatchObject({ status: 402, message: 'Şirketinizin kullanım süresi dolmuştur.' });
  });
});

describe('a long list', async () => {
  const ROWS = 4000;
  const DAYS = 90;
  const FIRST_DAY = '2026-06-01';

  /** Copies the company's first invoice to many days, with several copies in the same second. */
  const multiply = (copies: number) =>
    server.db.queries.execute(sql`
    insert into invoice (id, company_id, fatura_tarih, fatura_saat, para_birim, doviz_kur, vkn_tckn, totals, onay_durumu, portal_durumu, created_at, updated_at)
    select gen_random_uuid(), company_id, date '2026-06-01' + (random() * ${DAYS - 1})::int, time '09:00' + floor(random() * 5) * interval '1 hour', para_birim, doviz_kur, vkn_tckn, totals, onay_durumu, portal_durumu, created_at, updated_at
    from (select * from invoice where company_id = ${companyId} limit 1) as first, generate_series(1, ${copies})`);

  const day = (place: number) => new Date(Date.parse(FIRST_DAY) + place * 86_400_000).toISOString().slice(0, 10);

  /** The expected page, found by counting all rows. */
  const oracle = async (offset: number, from: string | undefined, to: string | undefined) =>
    (
      await rowsOf<{ id: string }>(
        server.db.queries,
        sql`select id from invoice where company_id = ${companyId} and fatura_tarih >= ${from ?? '0001-01-01'} and fatura_tarih <= ${to ?? '9999-12-31'}
        order by fatura_tarih desc, fatura_saat desc, id desc limit 16 offset ${offset}`,
      )
    ).map(({ id }) => id);
  const page = async (offset: number, from: string | undefined, to: string | undefined) => {
    const filter = {
      ...(from !== undefined && { baslangicTarihi: from }),
      ...(to !== undefined && { bitisTarihi: to }),
    };
    return (await withCompany(server.db, companyId, (tx) => pageOfInvoices(tx, filter, { offset, limit: 16 }))).map(
      ({ id }) => id,
    );
  };

  const companyId = (await openCompany(owner.client)).id;
  await owner.client.POST('/fatura', {
    params: { query: { companyId } },
    body: invoiceBody({ faturaTarih: '2026-07-15' }),
  });
  await multiply(ROWS);

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
      return server.db.queries.execute(
        sql`update invoice set fatura_tarih = ${day(seed % DAYS)} where id in (${some})`,
      );
    return undefined;
  };

  describe('any page of a long list', () => {
    it('API-63: equals the page found by counting all rows, for every range of dates, after any change', async () => {
      await fc.assert(
        fc.asyncProperty(places, changes, fc.nat(), async ({ offset, from, to }, kind, seed) => {
          await change(kind, seed);
          expect(await page(offset, from, to)).toEqual(await oracle(offset, from, to));
        }),
        { numRuns: 150 },
      );
    });

    it('API-63: the counts per day are right, even after a rollback', async () => {
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

    it('API-63: counts all of many concurrent saves', async () => {
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

    it('API-63: the last page of a long list has no next, and the page after it is empty', async () => {
      const count = await server.db.queries.$count(invoices, eq(invoices.companyId, companyId));
      const last = Math.ceil(count / 15);
      const { data } = await owner.client.GET('/fatura', { params: { query: { companyId, page: last } } });
      expect(data).toMatchObject({ hasNext: false, items: { length: count - (last - 1) * 15 } });
      expect(
        (await owner.client.GET('/fatura', { params: { query: { companyId, page: last + 200 } } })).data,
      ).toMatchObject({ items: [], hasNext: false });
    });

    it('deleting a company deletes its counts', async () => {
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
    it('API-65: finds a match far behind the newest, by three characters and by two', async () => {
      await owner.client.POST('/fatura', {
        params: { query: { companyId } },
        body: invoiceBody({ faturaTarih: '2019-01-02', aliciUnvan: 'Xq Çığ Ürünleri' }),
      });
      for (const q of ['xq', 'XQ', 'çığ', 'ÇIĞ', 'cig', 'xq çığ ürün']) {
        const data = await searchWhole({ companyId, q });
        expect(data.items.map(({ aliciUnvan }) => aliciUnvan)).toEqual(['Xq Çığ Ürünleri']);
      }
    });

    it('API-65, INV-25: finds invoices to one number behind many others with the same text', async () => {
      const texts = { aliciUnvan: 'Bülbül Oto Yıkama' };
      for (const [vknTckn, day, count] of [
        ['7351902846', '02', 1],
        ['1938472657', '03', 51],
      ] as const)
        for (let saved = 0; saved < count; saved += 1)
          await owner.client.POST('/fatura', {
            params: { query: { companyId } },
            body: invoiceBody({ ...texts, vknTckn, faturaTarih: `2019-01-${day}` }),
          });
      const found = async (among: { vknTckn?: string; onayDurumu?: 'Onaylandi' | 'Onaylanmadi' }) => {
        const data = await searchWhole({ companyId, q: 'bülbül oto', ...among });
        return data.items.map(({ vknTckn }) => vknTckn);
      };
      expect(new Set(await found({}))).toEqual(new Set(['1938472657']));
      expect(await found({ vknTckn: '7351902846' })).toEqual(['7351902846']);
      expect(await found({ vknTckn: '7351902846', onayDurumu: 'Onaylandi' })).toEqual([]);
      expect(await found({ vknTckn: '1938472657' })).toHaveLength(50);
    });

    it('API-65: uses a custom plan for each text', async () => {
      const [settings] = await rowsOf<{ proconfig: string[] }>(
        server.db.queries,
        sql`select proconfig from pg_proc where proname = 'newest_matches'`,
      );
      expect(settings?.proconfig).toContain('plan_cache_mode=force_custom_plan');
    });
  });
});

describe('the search for a text too short for trigrams', async () => {
  const NEWER = 2600;
  /** Names of invoices that are older than the part searched without an index. */
  const RARE = ['Qx', 'Wq Ж', '日本', 'a-b.c', '100%', 'x_y', 'Çığ', '%%', '😀', String.raw`\o/`];

  const companyId = (await openCompany(owner.client)).id;
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
  const cards = RARE.map((unvan) => {
    const card = { id: crypto.randomUUID(), companyId, createdAt: first.createdAt };
    return customerCards.newRow(customerContent({ unvan }), card);
  });
  await withCompany(server.db, companyId, (tx) => customerCards.put(tx, cards));

  /** Each character and each pair of neighbours in the rare names, and texts without a match. */
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

  const wholeSearch = async <Row>(search: (tx: CompanyTx) => Promise<Matches<Row>>): Promise<readonly Row[]> => {
    const once = () => withCompany(server.db, companyId, search);
    return (await untilWhole(once, ({ isWhole }) => isWhole)).rows;
  };

  it('API-65: finds the same invoices as a scan of every row', async () => {
    for (const q of texts) {
      const found = await wholeSearch((tx) => searchInvoices(tx, q));
      const all = await rowsOf<{ id: string }>(
        server.db.queries,
        sql`
        select id from invoice where company_id = ${companyId} and position(${foldTr(q)} in arama) > 0 order by fatura_tarih desc, fatura_saat desc, id desc limit 50`,
      );
      expect({ q, ids: found.map(({ id }) => id) }).toEqual({ q, ids: all.map(({ id }) => id) });
    }
  });

  it('API-51: finds the same customers as a scan of every row', async () => {
    for (const q of texts) {
      const found = await wholeSearch((tx) => customerCards.search(tx, q));
      const all = await rowsOf<{ id: string }>(
        server.db.queries,
        sql`select id from customer where company_id = ${companyId} and position(${foldTr(q)} in arama) > 0 order by id`,
      );
      expect({ q, ids: found.map(({ id }) => id).sort() }).toEqual({ q, ids: all.map(({ id }) => id) });
    }
  });

  it('finds three characters by an index', async () => {
    for (const table of [invoices, customers, stockItems]) {
      const plan = await server.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        return rowsOf(tx, sql`explain (format json) select id from ${table} where ${table.arama} like '%zvq%'`);
      });
      expect(JSON.stringify(plan)).toContain(`${getTableName(table)}_arama`);
    }
  });
});
