import { type components, newIdempotencyKey } from '@kalem/sdk';
import { describe, expect, it } from 'vitest';
import { stockCards, stockContent } from '../src/cards/stockItems';
import { withCompany } from '../src/db/wall';
import { addMember, linkNewcomer, openCompany, signUpNewcomer } from '../src/testing/people';
import { apiError } from '../src/testing/answers';
import { invoiceBody } from '../src/testing/invoices';
import { testServer } from '../src/testing/startTestServer';

type Body = components['schemas']['StockItemWrite'];

const server = await testServer();
const owner = await signUpNewcomer(server);

const pencil: Body = { malHizmet: 'Kurşun kalem', birim: 'C62' };
const open = async () => ({ companyId: (await openCompany(owner.client)).id });
const headers = (ifMatch?: string) => (ifMatch === undefined ? {} : { header: { 'If-Match': ifMatch } });
const calls = (query: { companyId: string }) => ({
  create: (body: Body) => owner.client.POST('/stok', { params: { query }, body }),
  read: (id: string) => owner.client.GET('/stok/{id}', { params: { path: { id }, query } }),
  update: (id: string, body: Body, ifMatch?: string) =>
    owner.client.PUT('/stok/{id}', { params: { path: { id }, query, ...headers(ifMatch) }, body }),
  remove: (id: string, ifMatch?: string) =>
    owner.client.DELETE('/stok/{id}', { params: { path: { id }, query, ...headers(ifMatch) } }),
  page: async (page = 1) => (await owner.client.GET('/stok', { params: { query: { ...query, page } } })).data,
  search: async (q: string) =>
    (await owner.client.GET('/stok/search', { params: { query: { ...query, q } } })).data.items.map(
      ({ malHizmet }) => malHizmet,
    ),
});
const put = (companyId: string, bodies: readonly Body[]) =>
  withCompany(server.db, companyId, (tx) =>
    stockCards.put(
      tx,
      bodies.map((body) =>
        stockCards.newRow(stockContent(body), { id: crypto.randomUUID(), companyId, createdAt: server.clock.now() }),
      ),
    ),
  );

describe('a stock card', () => {
  it('STK-01, STK-02, API-59, API-58: has every documented field, with defaults for omitted ones', async () => {
    const { create, read } = calls(await open());
    const { data: card, response } = await create(pencil);
    expect([response.status, response.headers.get('ETag')]).toEqual([201, '"1"']);
    const empty = {
      gtip: '',
      aciklama: '',
      tevkifatKodu: '',
      istisnaMuafiyetSebebi: '',
      ozelMatrahNedeni: '',
      teslimSarti: '',
      esyaKapCinsi: '',
      kapNo: '',
      kapAdet: '',
      teslimBedelOdemeYeri: '',
      gonderilmeSekli: '',
    };
    const now = '2026-09-03T09:00:00.000Z';
    expect(card).toEqual({
      ...empty,
      id: card.id,
      malHizmet: 'Kurşun kalem',
      birim: 'C62',
      stokTipi: 'TICARIMAL',
      birimFiyat: '0',
      dovizKodu: 'TRY',
      kdvOrani: '0',
      V9015Orani: '0',
      ozelMatrahTutari: '0',
      createdAt: now,
      updatedAt: now,
    });
    const full: Body = {
      malHizmet: 'Fındık içi',
      stokTipi: 'HAMMADDE',
      birim: 'KGM',
      birimFiyat: '1234.56789',
      dovizKodu: 'USD',
      gtip: '080222000011',
      aciklama: '2026 mahsulü',
      kdvOrani: '1',
      tevkifatKodu: '650',
      V9015Orani: '35',
      istisnaMuafiyetSebebi: '301',
      ozelMatrahNedeni: '801',
      ozelMatrahTutari: '12.50',
      teslimSarti: 'FOB',
      esyaKapCinsi: 'BG',
      kapNo: 'A-1',
      kapAdet: '12',
      teslimBedelOdemeYeri: 'Giresun',
      gonderilmeSekli: '1',
      V0073Orani: '10',
      V0059Orani: '2',
    };
    const { data: second } = await create(full);
    expect(second).toEqual({ ...full, id: second.id, createdAt: now, updatedAt: now });
    expect((await read(second.id)).data).toEqual(second);
  });

  it('STK-01, STK-13: a withholding code sets its rate', async () => {
    const { create } = calls(await open());
    expect((await create({ ...pencil, tevkifatKodu: '602' })).data).toMatchObject({
      tevkifatKodu: '602',
      V9015Orani: '90',
    });
    expect((await create({ ...pencil, tevkifatKodu: '650' })).data).toMatchObject({
      tevkifatKodu: '650',
      V9015Orani: '0',
    });
  });

  it('STK-01, STK-07: an invalid card is 422 with faults by path', async () => {
    const { create, page } = calls(await open());
    const error = await apiError(
      create({ malHizmet: ' ', gtip: '1234', dovizKodu: 'YTL', kdvOrani: '19', V0073Orani: '1.2345', V1234Orani: '5' }),
    );
    expect(error.status).toBe(422);
    expect(Object.fromEntries(error.faults.map(({ path, message }) => [path, message]))).toEqual({
      malHizmet: 'Bu alan gereklidir',
      birim: 'Bu alan gereklidir',
      gtip: 'GTIP 12 haneli olmalıdır',
      dovizKodu: 'Listede olmayan bir değer',
      kdvOrani: 'KDV oranı listede olmalıdır',
      V0073Orani: 'Virgülden sonra en fazla 3 basamak girilebilir',
      V1234Orani: 'Bilinmeyen vergi kodu: V1234',
    });
    expect(await apiError(create({ ...pencil, ...({ stokTipi: 'HİZMET' } as object) }))).toMatchObject({
      faults: [{ path: 'stokTipi', message: 'Listede olmayan bir değer' }],
    });
    expect((await page()).items).toEqual([]);
  });

  it('API-60, API-61, STK-08: PUT replaces the card with its further taxes, DELETE removes it, and a missing card is 404', async () => {
    const { create, read, update, remove } = calls(await open());
    const { data: card } = await create({ ...pencil, V0073Orani: '10', aciklama: 'eski' });
    server.clock.advance(60);
    const { data: changed, response } = await update(card.id, { ...pencil, V0074Orani: '5' });
    expect(response.headers.get('ETag')).toBe('"2"');
    expect(changed).toMatchObject({ V0074Orani: '5', aciklama: '', createdAt: card.createdAt });
    expect(changed).not.toHaveProperty('V0073Orani');
    expect(Date.parse(changed.updatedAt) - Date.parse(card.updatedAt)).toBe(60_000);
    expect((await read(card.id)).data).toEqual(changed);
    expect((await remove(card.id)).response.status).toBe(204);
    for (const error of await Promise.all([read(card.id), update(card.id, pencil), remove(card.id)].map(apiError)))
      expect(error).toMatchObject({ status: 404, message: 'Kayıt bulunamadı.' });
  });

  it('STK-14: an invoice keeps the data of a stock item whose card is deleted', async () => {
    const { client, query } = await linkNewcomer(server, '33333303');
    const body = { ...pencil, malHizmet: 'Iğdır kayısısı, 5 kg kasa', birimFiyat: '12.5', kdvOrani: '10' };
    const { data: item } = await client.POST('/stok', { params: { query }, body });
    const { malHizmet, birim, birimFiyat, kdvOrani } = item;
    const line = { malHizmet, birim, birimFiyat, kdvOrani, miktar: '4' };
    const { data: saved } = await client.POST('/fatura', {
      params: { query },
      body: invoiceBody({ malHizmetler: [line] }),
    });
    const read = async () => (await client.GET('/fatura/{id}', { params: { path: { id: saved.id }, query } })).data;
    const before = await read();
    expect(before.malHizmetler).toMatchObject([line]);
    await client.DELETE('/stok/{id}', { params: { path: { id: item.id }, query } });
    expect(await read()).toEqual(before);
  });

  it('API-06: of concurrent changes and deletions based on one version one succeeds, and the others are 412', async () => {
    const { create, read, update, remove } = calls(await open());
    const { data: card } = await create(pencil);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => update(card.id, { ...pencil, birimFiyat: String(index + 1) }, '"1"')),
    );
    const winners = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.data] : []));
    expect(winners).toHaveLength(1);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ status: 412, code: 'STALE_VERSION' });
    expect((await read(card.id)).data).toEqual(winners[0]);
    expect(await apiError(remove(card.id, '"1"'))).toMatchObject({ status: 412 });
    await remove(card.id, '"2"');
  });

  it('API-06, API-59: a repetition with the same key creates no second card', async () => {
    const query = await open();
    const header = { 'Idempotency-Key': newIdempotencyKey() };
    const first = await owner.client.POST('/stok', { params: { query, header }, body: pencil });
    const second = await owner.client.POST('/stok', { params: { query, header }, body: pencil });
    expect(second.data).toEqual(first.data);
    expect((await calls(query).page()).items).toHaveLength(1);
    expect(
      await apiError(owner.client.POST('/stok', { params: { query, header }, body: { ...pencil, birim: 'KGM' } })),
    ).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('API-07: does not find a card of another company', async () => {
    const { data: card } = await calls(await open()).create(pencil);
    const theirs = calls(await open());
    for (const error of await Promise.all(
      [theirs.read(card.id), theirs.update(card.id, pencil), theirs.remove(card.id)].map(apiError),
    ))
      expect(error).toMatchObject({ status: 404 });
  });
});

describe('lists', () => {
  it('STK-03, API-56, API-04: 15 a page in Turkish order, and past the end an empty page without next', async () => {
    const query = await open();
    const { page } = calls(query);
    const inOrder = [
      '4 mm vida',
      '10 mm vida',
      'Cam',
      'çay',
      'Dolap',
      'ılıcak',
      'İp',
      'Jant',
      'Ozon',
      'Ödül',
      'SAAT',
      'şal',
      'Tuz',
      'Un',
      'Ürün',
      'Zil',
      'Zımba',
    ];
    await put(
      query.companyId,
      [...inOrder].reverse().map((malHizmet) => ({ ...pencil, malHizmet })),
    );
    const sorted = [...inOrder].sort(new Intl.Collator('tr', { numeric: true }).compare);
    const first = await page();
    expect({ ...first, items: first.items.map(({ malHizmet }) => malHizmet) }).toEqual({
      items: sorted.slice(0, 15),
      page: 1,
      pageSize: 15,
      hasNext: true,
    });
    const second = await page(2);
    expect({ ...second, items: second.items.map(({ malHizmet }) => malHizmet) }).toEqual({
      items: sorted.slice(15),
      page: 2,
      pageSize: 15,
      hasNext: false,
    });
    expect(await page(3)).toEqual({ items: [], page: 3, pageSize: 15, hasNext: false });
  });

  it('API-57: matches name, GTİP and explanation, ignoring case, and returns at most 50', async () => {
    const query = await open();
    const { search } = calls(query);
    await put(query.companyId, [
      { ...pencil, malHizmet: 'IŞIKLI Şerit', gtip: '940542390019', aciklama: 'Su geçirmez %50' },
      pencil,
    ]);
    for (const q of ['ışıklı', 'isikli', 'SERİT', '94054239', 'geçirmez %', 'ŞE'])
      expect(await search(q), q).toEqual(['IŞIKLI Şerit']);
    for (const q of ['%5%', '__', 'c62']) expect(await search(q), q).toEqual([]);
    await put(
      query.companyId,
      Array.from({ length: 55 }, (_, index) => ({ ...pencil, malHizmet: `Silgi ${index}` })),
    );
    expect(await search('silgi')).toHaveLength(50);
  });

  it('USR-10, API-57: a user who may write invoices can search stock but not read cards', async () => {
    const query = await open();
    const { data: card } = await calls(query).create(pencil);
    const writer = await addMember(server, query.companyId, { faturaWrite: true });
    expect(
      (await writer.client.GET('/stok/search', { params: { query: { ...query, q: 'kalem' } } })).data.items,
    ).toHaveLength(1);
    expect(await apiError(writer.client.GET('/stok/{id}', { params: { path: { id: card.id }, query } }))).toMatchObject(
      { status: 403 },
    );
  });
});
