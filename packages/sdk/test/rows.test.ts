import { startTestServer, type TestServer } from '@kalem/server/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createClient, type KalemClient, pages, type Session } from '../src/index';

// The calls that the requirements of the screens name: the requests of the SDK and the server's responses.

interface Sent {
  readonly line: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}

let server: TestServer;
let client: KalemClient & { session: Session };
let query: { companyId: string };
const sent: Sent[] = [];

beforeAll(async () => {
  server = await startTestServer();
  client = createClient({
    baseUrl: server.baseUrl,
    clock: () => server.clock.now().getTime(),
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url);
      const text = await request.clone().text();
      sent.push({
        line: `${request.method} ${pathname.replace('/api', '')}`,
        query: Object.fromEntries(searchParams),
        body: request.headers.get('Content-Type') === 'application/json' ? JSON.parse(text) : undefined,
      });
      return server.fetch(request);
    },
  });
  const person = { email: `${crypto.randomUUID()}@ornek.com.tr`, password: 'Parola1!' };
  await client.POST('/user', { body: { ...person, name: 'Işıl Çağlayan' } });
  await client.session.signIn(person);
  await proveAddress(person.email);
});
afterAll(() => server.close());
beforeEach(() => void sent.splice(0));

/** Opens the link of the registration mail. */
async function proveAddress(email: string) {
  const mail = (await server.outbox()).find(({ to }) => to === email);
  const token = /\/email\/verify\/(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
  await client.PUT('/account/email/verification', { body: { token } });
}

describe('calls of the screens', () => {
  test('CMP-13: linking sends userCode and password without a companyId, and returns the company', async () => {
    const { data: company } = await client.POST('/company/gib', { body: { userCode: '33333302', password: '1' } });
    expect(sent).toEqual([{ line: 'POST /company/gib', query: {}, body: { userCode: '33333302', password: '1' } }]);
    expect(company).toMatchObject({
      vknTckn: '5560173901',
      unvan: 'Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi',
    });
    query = { companyId: company.id };
  });

  test('INV-19, CUS-10: looks up a number in the registry; an unknown one is no error', async () => {
    const { data } = await client.GET('/info', { params: { query: { ...query, vknTckn: '1938472657' } } });
    expect(sent).toEqual([{ line: 'GET /info', query: { ...query, vknTckn: '1938472657' }, body: undefined }]);
    expect(data).toMatchObject({ bulundu: true, unvan: 'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi' });
    const unknown = await client.GET('/info', { params: { query: { ...query, vknTckn: '9999999999' } } });
    expect(unknown.data).toMatchObject({ bulundu: false, unvan: '' });
  });

  test('INV-22: searches customers by q with Turkish letters', async () => {
    await client.POST('/cari', {
      params: { query },
      body: { vknTckn: '1234567890', unvan: 'Çiğdem & Ömer Ltd.', tuzel: true },
    });
    sent.splice(0);
    const { data } = await client.GET('/cari/search', { params: { query: { ...query, q: 'çiğdem &' } } });
    expect(sent).toEqual([{ line: 'GET /cari/search', query: { ...query, q: 'çiğdem &' }, body: undefined }]);
    expect(data.items).toMatchObject([{ unvan: 'Çiğdem & Ömer Ltd.' }]);
  });

  test('INV-26: reads an exchange rate by currency and date', async () => {
    const { data } = await client.GET('/currency', { params: { query: { currencyCode: 'USD', date: '2026-09-02' } } });
    expect(sent).toEqual([
      { line: 'GET /currency', query: { currencyCode: 'USD', date: '2026-09-02' }, body: undefined },
    ]);
    expect(data.ForexBuying).toMatch(/^\d+\.\d+$/);
  });

  test('LIN-05: searches stock by q; an item has the fields that a line copies', async () => {
    const item = {
      malHizmet: 'Iğdır kayısısı',
      birim: 'KGM',
      birimFiyat: '120.5',
      dovizKodu: 'TRY',
      kdvOrani: '1',
      gtip: '080910000000',
    };
    await client.POST('/stok', { params: { query }, body: { ...item, V0073Orani: '10' } });
    sent.splice(0);
    const { data } = await client.GET('/stok/search', { params: { query: { ...query, q: 'IĞDIR' } } });
    expect(sent).toEqual([{ line: 'GET /stok/search', query: { ...query, q: 'IĞDIR' }, body: undefined }]);
    expect(data.items).toMatchObject([{ ...item, stokTipi: 'TICARIMAL', V0073Orani: '10' }]);
  });

  test('LST-09: lists by dates, from page 1, 15 per page, last day included', async () => {
    for (let minute = 10; minute < 26; minute += 1) await saveInvoice({ faturaSaat: `09:${minute}:00` });
    await saveInvoice({ faturaTarih: '2026-09-01' });
    sent.splice(0);
    const range = { baslangicTarihi: '2026-09-02', bitisTarihi: '2026-09-03' };
    const { data: first } = await client.GET('/fatura', { params: { query: { ...query, ...range } } });
    const { data: second } = await client.GET('/fatura', { params: { query: { ...query, ...range, page: 2 } } });
    expect(sent).toEqual([
      { line: 'GET /fatura', query: { ...query, ...range }, body: undefined },
      { line: 'GET /fatura', query: { ...query, ...range, page: '2' }, body: undefined },
    ]);
    expect([first.items.length, first.page, first.pageSize, first.hasNext]).toEqual([15, 1, 15, true]);
    expect([second.items.length, second.page, second.hasNext]).toEqual([1, 2, false]);
    expect([...first.items, ...second.items].every(({ faturaTarih }) => faturaTarih === '2026-09-03')).toBe(true);
  });

  test('LST-08: a search sends only q and ignores dates', async () => {
    await saveInvoice({ faturaTarih: '2026-09-01', aliciUnvan: 'Iğdır Işıl Ltd.' });
    sent.splice(0);
    const { data } = await client.GET('/fatura/search', { params: { query: { ...query, q: 'ığdır ışıl' } } });
    expect(sent).toEqual([{ line: 'GET /fatura/search', query: { ...query, q: 'ığdır ışıl' }, body: undefined }]);
    expect(data.items).toMatchObject([{ aliciUnvan: 'Iğdır Işıl Ltd.', faturaTarih: '2026-09-01' }]);
  });

  test('SGN-02, SGN-04: faturaIds give phoneNumber and signatureId, which are confirmed with the code of the SMS', async () => {
    const { id } = await saveInvoice({ faturaSaat: '10:00:00' });
    sent.splice(0);
    const { data: started } = await client.POST('/fatura/imza', { params: { query }, body: { faturaIds: [id] } });
    expect(started).toEqual({ phoneNumber: expect.stringMatching(/\d/), signatureId: expect.any(String) });
    const smsCode = server.simulator.outbox[0]?.body.split(' ').at(-1) ?? '';
    const body = { smsCode, signature: started.signatureId };
    const { data: signed } = await client.POST('/fatura/imza-onay', { params: { query }, body });
    expect(sent).toEqual([
      { line: 'POST /fatura/imza', query, body: { faturaIds: [id] } },
      { line: 'POST /fatura/imza-onay', query, body },
    ]);
    expect(signed.items).toMatchObject([{ id, onayDurumu: 'Onaylandi' }]);
  });

  test('CUS-14: reads all customers page by page', async () => {
    for (let n = 0; n < 16; n += 1)
      await client.POST('/cari', {
        params: { query },
        body: { vknTckn: String(2000000000 + n), unvan: `Cari ${n}`, tuzel: true },
      });
    sent.splice(0);
    const names = new Set<string>();
    for await (const { unvan } of pages(client, '/cari', { params: { query } })) names.add(unvan);
    expect(sent.map(({ line, query: { page } }) => [line, page])).toEqual([
      ['GET /cari', '1'],
      ['GET /cari', '2'],
    ]);
    for (let n = 0; n < 16; n += 1) expect(names).toContain(`Cari ${n}`);
  });

  test('ADM-15: updates a coupon by its id with musteri and musteriyeVerildi', async () => {
    const lines: unknown[] = [];
    const operator = createClient({
      baseUrl: server.baseUrl,
      fetch: async (request) => {
        lines.push([request.method, new URL(request.url).pathname, await request.json()]);
        return Response.json({});
      },
    });
    const id = crypto.randomUUID();
    const body = { musteri: 'Çınar', musteriyeVerildi: { Valid: true } };
    await operator.PUT('/admin/kupon/{id}', { params: { path: { id } }, body });
    expect(lines).toEqual([['PUT', `/api/admin/kupon/${id}`, body]]);
  });

  test('HOM-05: one call with both days returns the figures of a period', async () => {
    const range = { ...query, baslangicTarihi: '2026-08-28', bitisTarihi: '2026-09-03' };
    const { data: figures } = await client.GET('/anasayfa', { params: { query: range } });
    expect(sent).toEqual([{ line: 'GET /anasayfa', query: range, body: undefined }]);
    // Only one of the saved invoices was signed (HOM-04).
    const sold = { tarih: '2026-09-03', paraBirim: 'TRY', adet: 1, tutar: '120.00', tlTutari: '120.00' };
    const sums = { matrah: '100.00', vergilerDahil: '120.00', tlMatrah: '100.00', tlVergilerDahil: '120.00' };
    expect(figures).toEqual({
      satislar: [{ ...sold, ...sums }],
      satisIadeleri: [],
      alislar: [],
      alisIadeleri: [],
      talepler: 0,
    });
  });
});

async function saveInvoice(changes: { faturaTarih?: string; faturaSaat?: string; aliciUnvan?: string }) {
  const { data } = await client.POST('/fatura', {
    params: { query },
    body: {
      faturaTarih: '2026-09-03',
      faturaSaat: '09:00:00',
      faturaTip: 'SATIS',
      vknTckn: '1938472657',
      aliciUnvan: 'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi',
      malHizmetler: [{ malHizmet: 'Bakım', miktar: '1', birim: 'C62', birimFiyat: '100', kdvOrani: '20' }],
      ...changes,
    },
  });
  return data;
}
