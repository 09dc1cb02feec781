import type { components } from '@kalem/sdk';
import { describe, expect, it } from 'vitest';
import { companies } from '../src/schema';
import { addMember, openCompany, signUpNewcomer } from '../src/testing/people';
import { apiError } from '../src/testing/answers';
import { invoiceBody } from '../src/testing/invoices';
import { testServer } from '../src/testing/startTestServer';
import { eq } from 'drizzle-orm';

const saved: components['schemas']['Invoice'][] = [];

const names = ['IĞDIR OTOMOTİV LTD. ŞTİ.', 'Işık Lojistik', 'İnci Çiçekçilik', 'şirin örgü evi'];

const server = await testServer();
const owner = await signUpNewcomer(server);
// Without a portal account invoices wait, which is all that a list needs.
const query = { companyId: (await openCompany(owner.client)).id };
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

  it('API-63: both dates belong to the range, each is optional', async () => {
    expect(
      (await page({ baslangicTarihi: '2026-08-03', bitisTarihi: '2026-08-05' })).items.map(
        ({ faturaTarih }) => faturaTarih,
      ),
    ).toEqual(['2026-08-05', '2026-08-04', '2026-08-03']);
    expect((await page({ bitisTarihi: '2026-08-02' })).items).toHaveLength(2);
    expect((await page({ baslangicTarihi: '2026-08-20' })).items).toHaveLength(3);
  });

  it('API-63, INV-05: belgeNumarasi, faturaTarih and ettn filter', async () => {
    expect((await page({ faturaTarih: '2026-08-07' })).items).toMatchObject([{ faturaTarih: '2026-08-07' }]);
    expect((await page({ belgeNumarasi: 'GIB2026000000001' })).items).toEqual([]);
    expect((await page({ ettn: crypto.randomUUID() })).items).toEqual([]);
  });

  it('API-63: an invoice comes without its lines, with its totals', async () => {
    const {
      items: [item],
    } = await page();
    expect(item).not.toHaveProperty('malHizmetler');
    expect(item).toMatchObject({
      totals: { odenecekTutar: '1260.00' },
      emailAddresses: 'muhasebe@buyukcamlica.example',
    });
  });

  it('API-63: a page that is no number, or a day that is none, is 400', async () => {
    expect(await apiError(owner.client.GET('/fatura', { params: { query: { ...query, page: 0 } } }))).toMatchObject({
      status: 400,
    });
    expect(
      await apiError(owner.client.GET('/fatura', { params: { query: { ...query, baslangicTarihi: '2026-02-30' } } })),
    ).toMatchObject({ status: 400 });
  });

  it('API-64: all invoices of the dates, without pages', async () => {
    const { data } = await owner.client.GET('/fatura/all', {
      params: { query: { ...query, baslangicTarihi: '2026-08-02' } },
    });
    expect(Object.keys(data)).toEqual(['items']);
    expect(data.items).toHaveLength(21);
    expect(data.items[0]).toMatchObject({ faturaSaat: '23:59:59' });
  });

  it('LST-17, LST-19: what is withheld at each rate, for the export', async () => {
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

  it('API-66: one invoice, with its lines', async () => {
    const [first] = saved;
    const { data } = await owner.client.GET('/fatura/{id}', { params: { path: { id: first?.id ?? '' }, query } });
    expect(data).toEqual(first);
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

  it('API-65: the recipient number is found, also by a part of it', async () => {
    expect(await search('11111111111')).toHaveLength(1);
    expect(await search('847265')).toHaveLength(21);
  });

  it('API-65: %, _ and backslash stand for themselves; blanks find nothing', async () => {
    expect(await search('%')).toEqual([]);
    expect(await search('_')).toEqual([]);
    expect(await search('\\')).toEqual([]);
    expect(await search('  ')).toEqual([]);
  });

  it('API-05: a search answers at most 50, newest first', async () => {
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

describe('who may read', () => {
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
