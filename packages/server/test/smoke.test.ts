import { describe, expect, it } from 'vitest';
import { apiError } from '../src/testing/answers';
import { invoiceBody, issueInvoice } from '../src/testing/invoices';
import { linkNewcomer, signUpOwner } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

/*
 * Differences between PostgreSQL and PGlite, one test for each. The project `server-pglite` runs this file and
 * database.test.ts, `server-postgres` runs all files.
 */
const server = await testServer();
const owner = await linkNewcomer(server, '33333301');
const { client, query, companyId } = owner;
const stranger = await signUpOwner(server);

const saveCard = (unvan: string) =>
  client.POST('/cari', { params: { query }, body: { unvan, vknTckn: '1938472657', ulke: 'Türkiye' } });

describe('both databases', () => {
  it('INV-38, SGN-04: an invoice is created as a draft and signed', async () => {
    const invoice = await issueInvoice(server, owner);
    expect(invoice).toMatchObject({ onayDurumu: 'Onaylandi', totals: { odenecekTutar: '1260.00' } });
    expect(invoice.belgeNumarasi).toMatch(/^GIB2026\d{9}$/);
  });

  it('INV-38: a queued job runs when it is due', async () => {
    server.meet({ kind: 'maintenancePage' });
    const { data: waiting } = await client.POST('/fatura', { params: { query }, body: invoiceBody() });
    expect(waiting.portalDurumu).not.toBe('GONDERILDI');
    server.meet();
    await server.settle(3);
    const { data: sent } = await client.GET('/fatura/{id}', { params: { path: { id: waiting.id }, query } });
    expect(sent.portalDurumu).toBe('GONDERILDI');
  });

  it('API-06: the second use of an Idempotency-Key returns the first invoice', async () => {
    const params = { query, header: { 'Idempotency-Key': crypto.randomUUID() } };
    const body = invoiceBody({ aliciUnvan: 'Tekrarlanan Ticaret' });
    const first = await client.POST('/fatura', { params, body });
    const second = await client.POST('/fatura', { params, body });
    expect(second.data.id).toBe(first.data.id);
  });

  it('API-06: a change based on an older version is 412 with the current one', async () => {
    const { data, response } = await saveCard('Eski Sürüm Ticaret');
    const version = response.headers.get('etag') ?? '';
    const change = (unvan: string) =>
      client.PUT('/cari/{id}', {
        params: { query, path: { id: data.id }, header: { 'If-Match': version } },
        body: { unvan, vknTckn: '1938472657', ulke: 'Türkiye' },
      });
    await change('Yeni Sürüm Ticaret');
    expect(await apiError(change('Geç Kalan Ticaret'))).toMatchObject({ status: 412, code: 'STALE_VERSION' });
  });

  it('CUS-02, API-51: sorts and finds cards with Turkish letters', async () => {
    for (const unvan of ['Irmak', 'İpek', 'Çınar', 'Zümrüt', 'Cevher']) await saveCard(`${unvan} Sıralı`);
    const { data } = await client.GET('/cari', { params: { query: { ...query, page: 1 } } });
    const sorted = data.items.map(({ unvan }) => unvan).filter((unvan) => unvan?.endsWith(' Sıralı'));
    expect(sorted).toEqual(['Cevher', 'Çınar', 'Irmak', 'İpek', 'Zümrüt'].map((name) => `${name} Sıralı`));
    const found = await client.GET('/cari/search', { params: { query: { ...query, q: 'IPEK sirali' } } });
    expect(found.data.items.map(({ unvan }) => unvan)).toEqual(['İpek Sıralı']);
  });

  it('API-63, API-65: lists invoices newest first and finds letters inside a word', async () => {
    const { data: listed } = await client.GET('/fatura', { params: { query: { ...query, page: 1 } } });
    const times = listed.items.map(({ faturaTarih, faturaSaat }) => `${faturaTarih} ${faturaSaat}`);
    expect(times).toEqual(times.toSorted().toReversed());
    const { data: found } = await client.GET('/fatura/search', { params: { query: { ...query, q: 'krarlan' } } });
    expect(found.items.map(({ aliciUnvan }) => aliciUnvan)).toEqual(['Tekrarlanan Ticaret']);
  });

  it('USR-11: the wall separates the rows of two companies', async () => {
    const params = { query: { ...stranger.query, page: 1 } };
    expect((await stranger.client.GET('/cari', { params })).data.items).toEqual([]);
    const own = { query: { companyId, page: 1 } };
    expect(await apiError(stranger.client.GET('/cari', { params: own }))).toMatchObject({ status: 403 });
  });
});
