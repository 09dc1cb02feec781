import type { paths } from '@kalem/sdk';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '../src/db/rows';
import { searchInTime } from '../src/db/search';
import { pageOfInvoices, sumInvoices } from '../src/invoices/lists/pages';
import { searchInvoices } from '../src/invoices/lists/search';
import { withCompany } from '../src/db/wall';
import { addMember, openCompany, signUpOwner } from '../src/testing/people';
import { apiError } from '../src/testing/answers';
import { invoiceBody } from '../src/testing/invoices';
import { testServer } from '../src/testing/startTestServer';

type ListQuery = Omit<NonNullable<paths['/fatura']['get']['parameters']['query']>, 'companyId'>;
type SearchQuery = Omit<paths['/fatura/search']['get']['parameters']['query'], 'companyId'>;

const server = await testServer();
// Without a portal account the invoices stay waiting, which is sufficient for lists.
const owner = await signUpOwner(server);
const { query } = owner;

const line = { malHizmet: 'Danışmanlık', miktar: '1', birim: 'C62', kdvOrani: '20' };
const save = async (faturaTarih: string, birimFiyat: string, changes: Parameters<typeof invoiceBody>[0] = {}) =>
  (
    await owner.client.POST('/fatura', {
      params: { query },
      body: invoiceBody({ faturaTarih, malHizmetler: [{ ...line, birimFiyat }], ...changes }),
    })
  ).data;

const small = await save('2026-08-03', '100');
const large = await save('2026-08-01', '13518.57');
const middle = await save('2026-08-02', '5000');
const dollars = await save('2026-08-04', '250', { paraBirim: 'USD', dovizKur: '40' });
const gone = await save('2026-08-05', '70');
await owner.client.DELETE('/fatura/{id}', { params: { path: { id: gone.id }, query } });
const old = await save('2024-02-01', '99999', { aliciUnvan: 'Eski Işık A.Ş.' });

const list = async (filter: ListQuery) =>
  (await owner.client.GET('/fatura', { params: { query: { ...query, ...filter } } })).data.items.map(({ id }) => id);
const found = async (search: SearchQuery) =>
  (await owner.client.GET('/fatura/search', { params: { query: { ...query, ...search } } })).data.items.map(
    ({ id }) => id,
  );
const august = { baslangicTarihi: '2026-08-01', bitisTarihi: '2026-08-31' };

describe('finding invoices', () => {
  it('A-10, API-63: sorts the list by date and by amount, in both directions', async () => {
    expect(await list({ ...august, sirala: 'faturaTarih' })).toEqual(
      [large, middle, small, dollars, gone].map(({ id }) => id),
    );
    expect(await list({ ...august, sirala: '-odenecekTutar' })).toEqual(
      [large, middle, dollars, small, gone].map(({ id }) => id),
    );
    expect(await list({ ...august, sirala: 'odenecekTutar' })).toEqual(
      [gone, small, dollars, middle, large].map(({ id }) => id),
    );
    expect(await list(august)).toEqual([gone, dollars, small, middle, large].map(({ id }) => id));
  });

  it('A-10, API-63: filters the list by status', async () => {
    expect(await list({ ...august, onayDurumu: 'Silinmis' })).toEqual([gone.id]);
    expect(await list({ ...august, onayDurumu: 'Onaylandi' })).toEqual([]);
    expect(await list({ ...august, onayDurumu: 'Onaylanmadi' })).toHaveLength(4);
    const all = await owner.client.GET('/fatura/all', {
      params: { query: { ...query, ...august, onayDurumu: 'Silinmis' } },
    });
    expect(all.data.items.map(({ id }) => id)).toEqual([gone.id]);
  });

  it('A-10, API-65: finds an amount as people write it, by its beginning', async () => {
    expect(large.totals.odenecekTutar).toBe('16222.28');
    for (const q of ['16.222,28', '16222,28', '16,222.28', '16222.28', '16.222,2', '16.222', '16.222,28 TL'])
      expect({ q, ids: await found({ q }) }).toEqual({ q, ids: [large.id] });
    expect(await found({ q: '6.222,28' })).toEqual([]);
    expect(await found({ q: '16.222,30' })).toEqual([]);
  });

  it('A-10, API-65: finds a changed amount, and not the old one', async () => {
    const changed = await save('2026-07-01', '1111.11');
    const body = invoiceBody({ faturaTarih: '2026-07-01', malHizmetler: [{ ...line, birimFiyat: '2222.22' }] });
    await owner.client.PUT('/fatura/{id}', { params: { path: { id: changed.id }, query }, body });
    expect(await found({ q: '1.333,33' })).toEqual([]);
    expect(await found({ q: '2.666,66' })).toEqual([changed.id]);
  });

  it('USE-16, A-10, API-65: searches all or the given dates, one status, in the requested order', async () => {
    expect(await found({ q: 'eski isik' })).toEqual([old.id]);
    expect(await found({ q: 'eski isik', ...august })).toEqual([]);
    expect(await found({ q: 'eski isik', bitisTarihi: '2024-02-01' })).toEqual([old.id]);
    const everybody = small.vknTckn;
    expect(await found({ q: everybody, ...august, sirala: 'odenecekTutar' })).toEqual(
      [gone, small, dollars, middle, large].map(({ id }) => id),
    );
    expect(await found({ q: everybody, ...august, onayDurumu: 'Silinmis' })).toEqual([gone.id]);
  });

  it('A-10, API-63: counts and sums by status and currency', async () => {
    const sums = async (filter: object) =>
      (await owner.client.GET('/fatura/ozet', { params: { query: { ...query, ...filter } } })).data.items;
    expect(await sums(august)).toEqual([
      { onayDurumu: 'Onaylanmadi', paraBirim: 'TRY', adet: 3, tutar: '22342.28', kalan: null },
      { onayDurumu: 'Onaylanmadi', paraBirim: 'USD', adet: 1, tutar: '300.00', kalan: null },
      { onayDurumu: 'Silinmis', paraBirim: 'TRY', adet: 1, tutar: '84.00', kalan: null },
    ]);
    expect(await sums({ ...august, onayDurumu: 'Silinmis' })).toHaveLength(1);
    expect(await sums({ baslangicTarihi: '2030-01-01' })).toEqual([]);
  });

  it('A-10, USR-10: sums need faturaRead, and an unknown order or status is 400', async () => {
    const nobody = await addMember(server, query.companyId, { cariRead: true });
    expect(await apiError(nobody.client.GET('/fatura/ozet', { params: { query } }))).toMatchObject({ status: 403 });
    for (const wrong of [{ sirala: 'vknTckn' }, { onayDurumu: 'Onaylandı' }])
      expect(
        await apiError(owner.client.GET('/fatura', { params: { query: { ...query, ...(wrong as ListQuery) } } })),
      ).toMatchObject({ status: 400 });
  });
});

describe('ten thousand invoices', async () => {
  const companyId = (await openCompany(owner.client)).id;
  await owner.client.POST('/fatura', {
    params: { query: { companyId } },
    body: invoiceBody({ faturaTarih: '2026-07-15' }),
  });
  await server.db.queries.execute(sql`
    insert into invoice (id, company_id, fatura_tarih, fatura_saat, para_birim, doviz_kur, vkn_tckn, totals, onay_durumu, portal_durumu, arama, created_at, updated_at)
    select gen_random_uuid(), company_id, date '2026-01-01' + place % 300, time '09:00' + place % 5 * interval '1 hour', (array['TRY', 'USD'])[1 + place % 2], doviz_kur, vkn_tckn,
      jsonb_build_object('odenecekTutar', (place * 37 % 10007)::numeric(20, 2)::text), (array['Onaylandi', 'Onaylanmadi', 'Silinmis'])[1 + place % 3], portal_durumu, 'alici' || place, created_at, updated_at
    from (select * from invoice where company_id = ${companyId} limit 1) as first, generate_series(1, 9999) as place`);
  await server.db.queries.execute(sql`analyze invoice`);

  const all = await rowsOf<{ id: string; status: string; currency: string; amount: number }>(
    server.db.queries,
    sql`select id, onay_durumu as status, para_birim as currency, odenecek_tutar::float8 as amount from invoice where company_id = ${companyId} order by odenecek_tutar desc, id desc`,
  );

  it('A-10: any page by amount and status equals the page found by counting all rows', async () => {
    const approved = all.filter(({ status }) => status === 'Onaylandi').map(({ id }) => id);
    for (const offset of [0, 15, 1500, 3000, 3325])
      expect(
        (
          await withCompany(server.db, companyId, (tx) =>
            pageOfInvoices(tx, { onayDurumu: 'Onaylandi', sirala: '-odenecekTutar' }, { offset, limit: 16 }),
          )
        ).map(({ id }) => id),
      ).toEqual(approved.slice(offset, offset + 16));
  });

  it('A-10: the sums are those of all rows', async () => {
    const sums = await withCompany(server.db, companyId, (tx) => sumInvoices(tx, {}, { hasRest: false }));
    expect(sums.reduce((total, { adet }) => total + adet, 0)).toBe(all.length);
    for (const { onayDurumu, paraBirim, adet, tutar } of sums) {
      const same = all.filter(({ status, currency }) => status === onayDurumu && currency === paraBirim);
      expect(same).toHaveLength(adet);
      expect(Number(tutar)).toBe(same.reduce((sum, { amount }) => sum + amount, 0));
    }
  });

  it('A-10: the amounts are read from an index', async () => {
    const planOf = (query: ReturnType<typeof sql>) =>
      server.db.transaction(async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        await tx.execute(sql`set local enable_bitmapscan = off`);
        await tx.execute(sql`set local enable_sort = off`);
        return JSON.stringify(await rowsOf(tx, sql`explain (format json) ${query}`));
      });
    expect(
      await planOf(
        sql`select id from invoice where company_id = ${companyId} order by odenecek_tutar desc, id desc limit 16`,
      ),
    ).toContain('"invoice_amount"');
  });

  it('A-10, API-65: a search within dates finds invoices behind the newest', async () => {
    const days = { baslangicTarihi: '2026-01-02', bitisTarihi: '2026-01-02' };
    const { rows: first } = await withCompany(server.db, companyId, (tx) => searchInvoices(tx, 'alici1', days));
    expect(first.length).toBeGreaterThan(3);
    expect(new Set(first.map(({ faturaTarih }) => faturaTarih))).toEqual(new Set(['2026-01-02']));
  });

  it('API-65, API-51, API-56: a search that exceeds its time is marked incomplete and returns matches among the newest', async () => {
    const { client } = owner;
    await client.POST('/cari', { params: { query }, body: { vknTckn: '1938472657', unvan: 'Eşkin Yapı A.Ş.' } });
    await client.POST('/stok', { params: { query }, body: { malHizmet: 'Eşkin çimento', birim: 'C62' } });
    const searches = async () => ({
      found: (await client.GET('/fatura/search', { params: { query: { ...query, q: 'es' } } })).data,
      customers: (await client.GET('/cari/search', { params: { query: { ...query, q: 'es' } } })).data,
      stock: (await client.GET('/stok/search', { params: { query: { ...query, q: 'es' } } })).data,
    });
    // On a busy machine a search may exceed its 100 ms, so it is repeated.
    await expect
      .poll(async () => Object.values(await searches()).map(({ eksik }) => eksik), { timeout: 20_000 })
      .toEqual([false, false, false]);

    await server.db.queries.execute(
      sql`create or replace function newest_matches(pattern text, first_day date, last_day date, status text)
        returns setof uuid language plpgsql stable as $$ begin perform pg_sleep(0.5); end $$`,
    );
    const slow = await searches();
    expect(slow.found.eksik).toBe(true);
    expect(slow.found.items.map(({ id }) => id)).toEqual([old.id]);
    // Also for cards, whose statement has no function that could be slowed down.
    const inTime = await withCompany(server.db, query.companyId, (tx) =>
      searchInTime(tx, {
        everywhere: async () => void (await tx.execute(sql`select pg_sleep(0.5)`)),
        first: () => Promise.resolve(),
      }),
    );
    expect(inTime.isWhole).toBe(false);
  });
});
