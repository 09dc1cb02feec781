import { type components, newIdempotencyKey } from '@kalem/sdk';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { customerCards, customerContent } from '../src/cards/customers';
import { auditLog } from '../src/schema';
import { withCompany } from '../src/db/wall';
import { createCard } from '../src/cards/save';
import { createPortalAccounts } from '../src/portal/accounts';
import { addMember, linkNewcomer, openCompany, signUpNewcomer, tokenOf } from '../src/testing/people';
import { apiError } from '../src/testing/answers';
import { invoiceBody } from '../src/testing/invoices';
import { testServer } from '../src/testing/startTestServer';

type Body = components['schemas']['CustomerWrite'];
type Customer = components['schemas']['Customer'];

const server = await testServer();
const owner = await signUpNewcomer(server);

const legal: Body = { tuzel: true, vknTckn: '1234567890', unvan: 'Çınar Kırtasiye Ltd. Şti.' };
const natural: Body = { tuzel: false, vknTckn: '12345678950', ad: 'Ayşe', soyad: 'Şahin' };
const open = async () => ({ companyId: (await openCompany(owner.client)).id });
const headers = (ifMatch?: string) => (ifMatch === undefined ? {} : { header: { 'If-Match': ifMatch } });

const calls = (query: { companyId: string }) => ({
  query,
  create: (body: Body) => owner.client.POST('/cari', { params: { query }, body }),
  read: (id: string) => owner.client.GET('/cari/{id}', { params: { path: { id }, query } }),
  update: (id: string, body: Body, ifMatch?: string) =>
    owner.client.PUT('/cari/{id}', { params: { path: { id }, query, ...headers(ifMatch) }, body }),
  remove: (id: string, ifMatch?: string) =>
    owner.client.DELETE('/cari/{id}', { params: { path: { id }, query, ...headers(ifMatch) } }),
  page: async (page?: number) =>
    (await owner.client.GET('/cari', { params: { query: { ...query, ...(page !== undefined && { page }) } } })).data,
  search: async (q: string) =>
    (await owner.client.GET('/cari/search', { params: { query: { ...query, q } } })).data.items,
});
/** Adds many cards at once, like an import or the sync. */
const put = (companyId: string, bodies: readonly Body[]) =>
  withCompany(server.db, companyId, (tx) =>
    customerCards.put(
      tx,
      bodies.map((body) =>
        customerCards.newRow(customerContent(body), {
          id: crypto.randomUUID(),
          companyId,
          createdAt: server.clock.now(),
        }),
      ),
    ),
  );
const names = (items: readonly Customer[]) => items.map(({ unvan, ad, soyad }) => unvan || `${ad} ${soyad}`);

describe('a customer card', () => {
  it('CUS-01, MNY-19, CUS-16, API-52, API-06: has every documented field, with defaults for omitted ones', async () => {
    const { create, read } = calls(await open());
    const { data: card, response } = await create(legal);
    expect(response.status).toBe(201);
    expect(response.headers.get('ETag')).toBe('"1"');
    expect(card).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      vknTckn: '1234567890',
      unvan: 'Çınar Kırtasiye Ltd. Şti.',
      ad: '',
      soyad: '',
      vergiDairesi: '',
      adres: '',
      ilce: '',
      il: '',
      postaKodu: '',
      ulke: 'Türkiye',
      telNo: '',
      faksNo: '',
      email: '',
      maliMusavirEmail: '',
      iban: '',
      iskonto: '0',
      paraBirimi: 'TRY',
      yetkiliAdi: '',
      yetkiliEmail: '',
      yetkiliTelNo: '',
      notlar: '',
      tuzel: true,
      vadeGunu: null,
      hatirlatmaYok: false,
    });
    const full = {
      ...natural,
      unvan: '',
      vergiDairesi: 'Ümraniye',
      adres: "Kısıklı Mah. \\ %100 'İş' Hanı",
      ilce: 'ÜSKÜDAR',
      il: 'İSTANBUL',
      postaKodu: '34692',
      ulke: 'Almanya',
      telNo: '5321234567',
      faksNo: '02161234567',
      email: 'ayse@ornek.com.tr',
      maliMusavirEmail: 'mm@ornek.com.tr',
      iban: 'TR330006100519786457841326',
      iskonto: '7.5',
      paraBirimi: 'EUR',
      yetkiliAdi: 'Işıl',
      yetkiliEmail: 'isil@ornek.com.tr',
      yetkiliTelNo: '5329876543',
      notlar: 'Vade 30 gün\nNakit',
      vadeGunu: 45,
      hatirlatmaYok: true,
    };
    const { data: second } = await create(full);
    expect(second).toEqual({ ...full, id: second.id });
    expect((await read(second.id)).data).toEqual(second);
  });

  it('MNY-19: stores a term from 0 to 365 days or none, and rejects any other value', async () => {
    const { create, update, read } = calls(await open());
    const { data: card } = await create({ ...legal, vadeGunu: 0 });
    expect(card.vadeGunu).toBe(0);
    for (const vadeGunu of [365, null]) {
      await update(card.id, { ...legal, vadeGunu });
      expect((await read(card.id)).data).toEqual({ ...card, vadeGunu });
    }
    for (const vadeGunu of [366, -1, 30.5, '30' as unknown as number])
      expect(await apiError(create({ ...legal, vadeGunu }))).toMatchObject({
        status: 422,
        faults: [{ path: 'vadeGunu' }],
      });
  });

  it('CUS-16: normalizes phones and IBANs, and trims texts', async () => {
    const { create } = calls(await open());
    const { data } = await create({
      ...legal,
      unvan: '  Işık A.Ş. ',
      telNo: '+90 (532) 123 45 67',
      yetkiliTelNo: '0532 987 65 43',
      iban: 'tr33 0006 1005 1978 6457 8413 26',
    });
    expect(data).toMatchObject({
      unvan: 'Işık A.Ş.',
      telNo: '5321234567',
      yetkiliTelNo: '5329876543',
      iban: 'TR330006100519786457841326',
    });
  });

  it('CUS-08, CUS-09, CUS-16: an invalid card is 422 with faults by path, and is not stored', async () => {
    const { create, page } = calls(await open());
    const error = await apiError(
      create({
        tuzel: true,
        vknTckn: '12345678950',
        email: 'x',
        iban: 'TR1',
        iskonto: '101',
        telNo: '12',
        paraBirimi: 'YTL',
      }),
    );
    expect(error).toMatchObject({ status: 422, code: 'VALIDATION_FAILED' });
    expect(Object.fromEntries(error.faults.map(({ path, message }) => [path, message]))).toEqual({
      vknTckn: 'VKN 10 haneli olmalıdır',
      unvan: 'Bu alan gereklidir',
      email: 'Geçersiz email adresi',
      iban: 'Geçersiz IBAN',
      iskonto: 'Oran en fazla 100 olabilir',
      telNo: 'Telefon numarası 10 haneli olmalıdır',
      paraBirimi: 'Listede olmayan bir değer',
    });
    expect(
      (await apiError(create({ ...natural, vknTckn: '1234567890', ad: '', soyad: ' ' }))).faults.map(
        ({ path, message }) => [path, message],
      ),
    ).toEqual([
      ['vknTckn', 'TCKN 11 haneli olmalıdır'],
      ['ad', 'Bu alan gereklidir'],
      ['soyad', 'Bu alan gereklidir'],
    ]);
    for (const unvan of ['\u0000', '\ud800', '\u0007', 'x'.repeat(301)])
      expect(await apiError(create({ ...legal, unvan }))).toMatchObject({ status: 422, faults: [{ path: 'unvan' }] });
    expect((await page()).items).toEqual([]);
  });

  it('API-53, API-54, API-06: PUT replaces the card, DELETE removes it, and a missing card is 404', async () => {
    const { create, update, remove, read } = calls(await open());
    const { data: card } = await create({ ...legal, notlar: 'eski' });
    const { data: changed, response } = await update(card.id, { ...natural, email: 'yeni@ornek.com.tr' });
    expect([response.status, response.headers.get('ETag')]).toEqual([200, '"2"']);
    expect(changed).toMatchObject({
      id: card.id,
      unvan: '',
      ad: 'Ayşe',
      notlar: '',
      email: 'yeni@ornek.com.tr',
      tuzel: false,
    });
    const read2 = await read(card.id);
    expect([read2.data, read2.response.headers.get('ETag')]).toEqual([changed, '"2"']);
    expect((await remove(card.id)).response.status).toBe(204);
    for (const error of await Promise.all([read(card.id), update(card.id, legal), remove(card.id)].map(apiError)))
      expect(error).toMatchObject({ status: 404, code: 'NOT_FOUND', message: 'Kayıt bulunamadı.' });
  });

  it('CUS-17: an invoice keeps the data of a customer whose card is deleted', async () => {
    const { client, query } = await linkNewcomer(server, '33333303');
    const card = { tuzel: true, vknTckn: '1938472657', unvan: 'Çınar Kırtasiye Ltd. Şti.', adres: 'Iğdır Sok. No: 1' };
    const { data: customer } = await client.POST('/cari', { params: { query }, body: card });
    const { vknTckn, unvan: aliciUnvan, adres } = customer;
    const { data: saved } = await client.POST('/fatura', {
      params: { query },
      body: invoiceBody({ vknTckn, aliciUnvan, adres }),
    });
    const read = async () => (await client.GET('/fatura/{id}', { params: { path: { id: saved.id }, query } })).data;
    const before = await read();
    expect(before).toMatchObject({ vknTckn, aliciUnvan, adres });
    await client.DELETE('/cari/{id}', { params: { path: { id: customer.id }, query } });
    expect(await read()).toEqual(before);
  });

  it('API-07: does not find a card of another company', async () => {
    const ours = calls(await open());
    const theirs = calls(await open());
    const { data: card } = await ours.create(legal);
    for (const error of await Promise.all(
      [theirs.read(card.id), theirs.update(card.id, natural), theirs.remove(card.id)].map(apiError),
    ))
      expect(error).toMatchObject({ status: 404 });
    expect(await theirs.search('Çınar')).toEqual([]);
    expect((await ours.read(card.id)).data).toEqual(card);
  });

  it('API-06: a change or deletion based on an older version is 412 with the current one', async () => {
    const { query, create, update, remove, read } = calls(await open());
    const { data: card } = await create(legal);
    await update(card.id, { ...legal, notlar: 'iki' }, '"1"');
    for (const error of await Promise.all(
      [update(card.id, { ...legal, notlar: 'kayıp' }, '"1"'), remove(card.id, '"1"')].map(apiError),
    )) {
      expect(error).toMatchObject({
        status: 412,
        code: 'STALE_VERSION',
        message: 'Bu kayıt siz açtıktan sonra değiştirilmiş. Lütfen güncel halini açıp değişikliğinizi tekrar yapınız.',
      });
    }
    const raw = await server.fetch(
      new Request(`${server.baseUrl}/cari/${card.id}?companyId=${query.companyId}`, {
        method: 'DELETE',
        headers: { Authorization: `Bearer ${await tokenOf(server, owner)}`, 'If-Match': '"1"' },
      }),
    );
    expect([raw.status, raw.headers.get('ETag')]).toEqual([412, '"2"']);
    expect((await read(card.id)).data.notlar).toBe('iki');
    await remove(card.id, '"2"');
  });

  it('API-06: of many concurrent writes based on one version one succeeds, and the others are refused', async () => {
    const { create, update, read } = calls(await open());
    const { data: card } = await create(legal);
    let lost = 0;
    const append = async (writer: number): Promise<void> => {
      for (;;) {
        const { data, response } = await read(card.id);
        const error = await update(
          card.id,
          { ...data, notlar: `${data.notlar}${writer};` },
          response.headers.get('ETag') ?? '',
        ).then(
          () => undefined,
          (failure: unknown) => failure,
        );
        if (error === undefined) return;
        expect(error).toMatchObject({ status: 412 });
        lost += 1;
      }
    };
    await Promise.all(Array.from({ length: 12 }, (_, writer) => append(writer)));
    const { data, response } = await read(card.id);
    expect(
      data.notlar
        .split(';')
        .filter(Boolean)
        .map(Number)
        .sort((a, b) => a - b),
    ).toEqual(Array.from({ length: 12 }, (_, writer) => writer));
    expect(response.headers.get('ETag')).toBe('"13"');
    expect(lost).toBeGreaterThan(0);
  });

  it('API-06, API-52: a repetition with the same key has one effect, even after a crash before the answer', async () => {
    const query = await open();
    const { page } = calls(query);
    const key = newIdempotencyKey();
    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        owner.client.POST('/cari', { params: { query, header: { 'Idempotency-Key': key } }, body: legal }),
      ),
    );
    const cards = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.data.id] : []));
    expect(new Set(cards).size).toBe(1);
    const { data: again } = await owner.client.POST('/cari', {
      params: { query, header: { 'Idempotency-Key': key } },
      body: legal,
    });
    expect([...new Set(cards)]).toEqual([again.id]);
    expect((await page()).items).toHaveLength(1);

    const ports = { ...server.ports, accounts: createPortalAccounts(server.ports) };
    const crashed = {
      companyId: query.companyId,
      userId: owner.user.id,
      id: crypto.randomUUID(),
      content: customerContent(natural),
    };
    const first = await createCard(ports, customerCards, crashed);
    expect(await createCard(ports, customerCards, crashed)).toEqual(first);
    expect((await page()).items).toHaveLength(2);
  });

  it('writes each change to the audit log without the card’s content', async () => {
    const query = await open();
    const { create, update, remove } = calls(query);
    const { data: card } = await create(legal);
    await update(card.id, legal);
    await remove(card.id);
    const entries = (await server.db.queries.select().from(auditLog).where(eq(auditLog.entityId, card.id))).sort(
      (a, b) => Number(a.seq) - Number(b.seq),
    );
    expect(entries.map(({ action, userId, companyId }) => ({ action, userId, companyId }))).toEqual(
      ['createCustomer', 'updateCustomer', 'deleteCustomer'].map((action) => ({
        action,
        userId: owner.user.id,
        companyId: query.companyId,
      })),
    );
    expect(JSON.stringify(entries)).not.toMatch(/1234567890|Çınar/);
  });
});

describe('lists', () => {
  it('CUS-14, API-50: an export reads up to 500 cards a page, each once', async () => {
    const { query } = calls(await open());
    await put(
      query.companyId,
      Array.from({ length: 503 }, (_, place) => ({ tuzel: true, vknTckn: '', unvan: `Firma ${place}` })),
    );
    const page = (page: number, pageSize: number) =>
      owner.client.GET('/cari', { params: { query: { ...query, page, pageSize } } });
    const { data: first } = await page(1, 500);
    const { data: second } = await page(2, 500);
    expect([first.items.length, first.pageSize, first.hasNext]).toEqual([500, 500, true]);
    expect([second.items.length, second.hasNext]).toEqual([3, false]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(503);
    expect(await apiError(page(1, 501))).toMatchObject({ status: 400, faults: [{ path: 'pageSize' }] });
    const { data: stock } = await owner.client.GET('/stok', { params: { query: { ...query, pageSize: 500 } } });
    expect(stock.pageSize).toBe(500);
  });

  it('CUS-02, API-50, API-04: 15 a page in Turkish order, and past the end an empty page without next', async () => {
    const query = await open();
    const { page } = calls(query);
    const inOrder = [
      '3 Yıldız',
      '12 Ada',
      'Aksu',
      'ANIT',
      'Can',
      'Çam',
      'Dağ',
      'Dede',
      'Halı',
      'Ilıca',
      'IŞIK',
      'İnci',
      'izmir',
      'Jale',
      'Oba',
      'Öz',
      'Sel',
      'ŞAN',
      'Tan',
      'Ufuk',
      'Ünal',
      'Vadi',
      'Zafer',
    ];
    await put(
      query.companyId,
      [...inOrder].reverse().map((unvan) => ({ ...legal, unvan })),
    );
    await put(query.companyId, [{ ...natural, ad: 'Umut', soyad: 'Ergin' }]);
    const first = await page();
    expect({ ...first, items: names(first.items) }).toEqual({
      items: inOrder.slice(0, 15),
      page: 1,
      pageSize: 15,
      hasNext: true,
    });
    const second = await page(2);
    expect({ ...second, items: names(second.items) }).toEqual({
      items: [...inOrder.slice(15, 20), 'Umut Ergin', ...inOrder.slice(20)],
      page: 2,
      pageSize: 15,
      hasNext: false,
    });
    expect(await page(3)).toEqual({ items: [], page: 3, pageSize: 15, hasNext: false });
    expect(await page(1_000_000)).toEqual({ items: [], page: 1_000_000, pageSize: 15, hasNext: false });
    await put(
      query.companyId,
      Array.from({ length: 6 }, (_, index) => ({ ...legal, unvan: `Zz ${index}` })),
    );
    expect((await page(2)).hasNext).toBe(false);
    expect((await page(2)).items).toHaveLength(15);
    await put(query.companyId, [legal]);
    expect((await page(2)).hasNext).toBe(true);
  });

  it('CUS-02: cards with the same name keep their order across pages', async () => {
    const query = await open();
    const { page } = calls(query);
    for (let round = 0; round < 4; round += 1)
      await put(
        query.companyId,
        Array.from({ length: 10 }, () => ({ ...legal, unvan: 'Aynı Ad' })),
      );
    const pages = [await page(1), await page(2), await page(3)].flatMap(({ items }) => items.map(({ id }) => id));
    expect([pages.length, new Set(pages).size]).toEqual([40, 40]);
  });

  it('API-51, CUS-05: matches number, title, name and surname, ignoring case and accents', async () => {
    const query = await open();
    const { search } = calls(query);
    await put(query.companyId, [
      { ...legal, unvan: 'IĞDIR ÇİÇEKÇİLİK Ltd.' },
      { ...natural, ad: 'İsmail', soyad: 'Şükrü' },
      { ...legal, vknTckn: '5555555555', unvan: '100%_Pamuk \\ A.Ş.' },
      { ...legal, vknTckn: '7777777777', unvan: '100 Pamuk' },
    ]);
    for (const q of ['ığdır', 'iğdir', 'IGDIR', 'çiçek', 'CICEK', 'ÇİÇEKÇİLİK', ' Iğdır  çiçekçilik ', 'ğd'])
      expect(names(await search(q)), q).toEqual(['IĞDIR ÇİÇEKÇİLİK Ltd.']);
    for (const q of ['ismail', 'ISMAIL', 'İSMAİL ŞÜKRÜ', 'sukru', '12345678950', '78950', 'ismail ş'])
      expect(names(await search(q)), q).toEqual(['İsmail Şükrü']);
    expect(names(await search('100%_'))).toEqual(['100%_Pamuk \\ A.Ş.']);
    expect(names(await search('k \\ a'))).toEqual(['100%_Pamuk \\ A.Ş.']);
    expect(names(await search('pamuk'))).toEqual(['100 Pamuk', '100%_Pamuk \\ A.Ş.']);
    for (const q of [' ', 'yok böyle', "' or 1=1 --"]) expect(await search(q), q).toEqual([]);
  });

  it('API-05: a search returns at most 50 in the order of the list', async () => {
    const query = await open();
    const { search } = calls(query);
    await put(
      query.companyId,
      Array.from({ length: 60 }, (_, index) => ({ ...legal, unvan: `Firma ${60 - index}` })),
    );
    const found = await search('firma');
    expect(names(found)).toEqual(Array.from({ length: 50 }, (_, index) => `Firma ${index + 1}`));
    expect(await search('fi')).toEqual(found);
  });

  it('USR-10, API-51: a user who may write invoices can search customers but not list them', async () => {
    const query = await open();
    await calls(query).create(legal);
    const writer = await addMember(server, query.companyId, { faturaWrite: true });
    expect(
      (await writer.client.GET('/cari/search', { params: { query: { ...query, q: 'çınar' } } })).data.items,
    ).toHaveLength(1);
    expect(await apiError(writer.client.GET('/cari', { params: { query } }))).toMatchObject({ status: 403 });
  });
});
