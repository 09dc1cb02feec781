import { type components, createClient, newIdempotencyKey } from '@kalem/sdk';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../src/app';
import { cardsApart } from '../src/cards/tables';
import { auditLog } from '../src/schema';
import { apiError, countRows } from '../src/testing/answers';
import { addMember, openCompany, signUpNewcomer, tokenOf } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

type Body = components['schemas']['CustomerWrite'];

const server = await testServer();
let owner = await signUpNewcomer(server);
let query = { companyId: '' };
beforeEach(async () => {
  owner = await signUpNewcomer(server);
  query = { companyId: (await openCompany(owner.client)).id };
});

const legal = (vknTckn: string, unvan: string, rest: Body = {}): Body => ({ tuzel: true, vknTckn, unvan, ...rest });
const add = async (body: Body) => {
  server.clock.advance(1);
  return (await owner.client.POST('/cari', { params: { query }, body })).data;
};
const groups = async () => (await owner.client.GET('/cari/mukerrer', { params: { query } })).data.items;
const named = async () =>
  (await groups()).map(({ neden, kartlar }) => [
    neden,
    ...kartlar.map(({ unvan, ad, soyad }) => unvan || `${ad} ${soyad}`),
  ]);
const etag = async (id: string) =>
  (await owner.client.GET('/cari/{id}', { params: { path: { id }, query } })).response.headers.get('ETag') ?? '';
const merge = (
  id: string,
  body: components['schemas']['CustomerMerge'],
  header: { 'If-Match'?: string; 'Idempotency-Key'?: string } = {},
) => owner.client.POST('/cari/birlestir/{id}', { params: { path: { id }, query, header }, body });

describe('duplicate cards', () => {
  it('CUS-17: lists cards with the same number, or the same name in any Turkish spelling, oldest first, and no others', async () => {
    await add(legal('5010298834', 'Yağız İnşaat'));
    await add(legal('5010298834', 'Yağız Kâmil İnşaat A.Ş.'));
    await add(legal('1111111112', 'ŞIK IŞIK A.Ş.'));
    await add(legal('1111111113', 'şık  ışık a.ş.'));
    await add(legal('1111111114', 'Sik Isik A.S.'));
    await add(legal('1111111115', 'Şık Işık Ltd. Şti.'));
    await add({ tuzel: false, vknTckn: '11111111111', ad: 'Ayşe', soyad: 'Şahin' });
    await add({ tuzel: false, vknTckn: '11111111111', ad: 'Fatma', soyad: 'Öz' });
    expect(await named()).toEqual([
      ['NUMARA', 'Yağız İnşaat', 'Yağız Kâmil İnşaat A.Ş.'],
      ['AD', 'ŞIK IŞIK A.Ş.', 'şık  ışık a.ş.', 'Sik Isik A.S.'],
    ]);
  });

  it('CUS-17: cards with the same number and name are one group, without cards of other companies', async () => {
    await add(legal('5010298834', 'Yağız İnşaat'));
    await add(legal('5010298834', 'YAĞIZ İNŞAAT'));
    const first = query;
    query = { companyId: (await openCompany(owner.client)).id };
    await add(legal('5010298834', 'Yağız İnşaat'));
    expect(await named()).toEqual([]);
    query = first;
    expect(await named()).toEqual([['NUMARA', 'Yağız İnşaat', 'YAĞIZ İNŞAAT']]);
  });

  it('CUS-17: returns at most fifty groups of ten cards', async () => {
    for (let place = 0; place < 12; place += 1) await add(legal('5010298834', `Şube ${place}`));
    const [only] = await groups();
    expect(only?.kartlar.map(({ unvan }) => unvan)).toEqual(Array.from({ length: 10 }, (_, place) => `Şube ${place}`));
  });

  it('CUS-17: cards that are kept apart are not reported, on any device, until that is undone', async () => {
    const first = await add(legal('5010298834', 'Yağız İnşaat'));
    const second = await add(legal('5010298834', 'YAĞIZ İNŞAAT'));
    const keep = (id: string, diger: string, ayri: boolean) =>
      owner.client.PUT('/cari/ayri/{id}', { params: { path: { id }, query }, body: { diger, ayri } });
    await keep(second.id, first.id, true);
    await keep(first.id, second.id, true);
    expect(await named()).toEqual([]);

    // A third card with the same number or name belongs to the group.
    await add(legal('5010298834', 'Yağız'));
    expect(await named()).toEqual([['NUMARA', 'Yağız İnşaat', 'Yağız']]);
    const [, third] = (await groups())[0]?.kartlar ?? [];
    await keep(first.id, third?.id ?? '', true);
    expect(await named()).toEqual([['NUMARA', 'YAĞIZ İNŞAAT', 'Yağız']]);

    await keep(first.id, second.id, false);
    expect(await named()).toEqual([['NUMARA', 'Yağız İnşaat', 'YAĞIZ İNŞAAT']]);
    expect(await apiError(keep(first.id, first.id, true))).toMatchObject({ status: 422, code: 'CARD_OF_ITSELF' });
    expect(await apiError(keep(first.id, crypto.randomUUID(), true))).toMatchObject({ status: 404 });
  });

  it('CUS-17: groups that are kept apart do not take the place of others', async () => {
    for (let place = 0; place < 52; place += 1) {
      const number = String(5010298800 + place);
      const one = await add(legal(number, `Bir ${place}`));
      const two = await add(legal(number, `İki ${place}`));
      const params = { path: { id: one.id }, query };
      if (place < 51) await owner.client.PUT('/cari/ayri/{id}', { params, body: { diger: two.id, ayri: true } });
    }
    expect(await named()).toEqual([['NUMARA', 'Bir 51', 'İki 51']]);
  });

  it('ATK-55: reads few rows, however many pairs are kept apart', async () => {
    const cards: components['schemas']['Customer'][] = [];
    for (let place = 0; place < 100; place += 1) cards.push(await add(legal(String(5010298800 + place), 'Muhtelif')));
    const pairs = cards.slice(0, 80).flatMap(({ id: one }, place) =>
      cards.slice(0, place).map(({ id: other }) => {
        const [bir = '', diger = ''] = [one, other].sort();
        return { ...query, bir, diger };
      }),
    );
    await server.db.queries.insert(cardsApart).values(pairs);
    const counted = countRows(server.db);
    const { fetch } = createApp({ ...server.ports, db: counted.db });
    const client = createClient({
      baseUrl: server.baseUrl,
      fetch,
      auth: { getAccessToken: () => tokenOf(server, owner) },
    });
    await client.GET('/cari/mukerrer', { params: { query } });
    expect(pairs.length).toBeGreaterThan(3000);
    expect(counted.rows()).toBeLessThan(500);
  });

  it('STK-14: goods with the same name and unit are duplicates, with another unit they are not', async () => {
    const put = (malHizmet: string, birim: string) => {
      server.clock.advance(1);
      return owner.client.POST('/stok', { params: { query }, body: { malHizmet, birim } });
    };
    await put('Iğdır Kayısısı', 'KGM');
    await put('ığdır kayısısı', 'KGM');
    await put('Iğdır kayısısı', 'C62');
    const { data } = await owner.client.GET('/stok/mukerrer', { params: { query } });
    expect(data.items.map(({ neden, kartlar }) => [neden, ...kartlar.map(({ malHizmet }) => malHizmet)])).toEqual([
      ['AD', 'Iğdır Kayısısı', 'ığdır kayısısı'],
    ]);
    const [kept, gone] = data.items[0]?.kartlar ?? [];
    const { data: card } = await owner.client.POST('/stok/birlestir/{id}', {
      params: { path: { id: kept?.id ?? '' }, query },
      body: { birlesen: gone?.id ?? '', kart: { malHizmet: 'Iğdır Kayısısı', birim: 'KGM', birimFiyat: '184.5' } },
    });
    expect(card).toMatchObject({ id: kept?.id, malHizmet: 'Iğdır Kayısısı', birimFiyat: '184.5' });
    expect((await owner.client.GET('/stok', { params: { query } })).data.items).toHaveLength(2);
  });
});

describe('merging two cards', () => {
  it('CUS-17, MNY-19: leaves one card with the chosen content, and logs which one was merged', async () => {
    const kept = await add(legal('5010298834', 'Yağız İnşaat', { email: 'eski@yagiz.example' }));
    const gone = await add(legal('5010298834', 'Yağız Kâmil İnşaat A.Ş.', { telNo: '2165550167', vadeGunu: 60 }));
    const kart = legal('5010298834', 'Yağız Kâmil İnşaat A.Ş.', {
      email: 'eski@yagiz.example',
      telNo: '2165550167',
      vadeGunu: 60,
    });
    const body = { birlesen: gone.id, birlesenSurumu: await etag(gone.id), kart };
    const key = newIdempotencyKey();
    const { data, response } = await merge(kept.id, body, { 'If-Match': await etag(kept.id), 'Idempotency-Key': key });
    expect(data).toEqual({ ...kept, ...kart });
    expect(response.headers.get('ETag')).toBe('"2"');
    // A repetition after a lost answer.
    expect((await merge(kept.id, body, { 'If-Match': '"1"', 'Idempotency-Key': key })).data).toEqual(data);
    expect((await owner.client.GET('/cari', { params: { query } })).data.items).toEqual([data]);
    expect(await groups()).toEqual([]);
    const [told] = await server.db.queries
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, query.companyId), eq(auditLog.action, 'mergeCustomers')));
    expect(told).toMatchObject({ entityId: kept.id, details: { birlesen: gone.id } });
    const found = (await owner.client.GET('/cari/search', { params: { query: { ...query, q: 'kamil' } } })).data.items;
    expect(found.map(({ id }) => id)).toEqual([kept.id]);
  });

  it('CUS-17, API-06: keeps both cards when either was changed in between', async () => {
    const kept = await add(legal('5010298834', 'Yağız İnşaat'));
    const gone = await add(legal('5010298834', 'Yağız Kâmil'));
    const [keptTag, goneTag] = [await etag(kept.id), await etag(gone.id)];
    const change = (id: string) =>
      owner.client.PUT('/cari/{id}', { params: { path: { id }, query }, body: legal('5010298834', 'Değişti') });
    await change(gone.id);
    const body = { birlesen: gone.id, birlesenSurumu: goneTag, kart: legal('5010298834', 'Yağız') };
    expect(await apiError(merge(kept.id, body, { 'If-Match': keptTag }))).toMatchObject({ status: 412 });
    await change(kept.id);
    const now = { ...body, birlesenSurumu: await etag(gone.id) };
    expect(await apiError(merge(kept.id, now, { 'If-Match': keptTag }))).toMatchObject({ status: 412 });
    const left = (await owner.client.GET('/cari', { params: { query } })).data.items;
    expect(left.map(({ unvan }) => unvan)).toEqual(['Değişti', 'Değişti']);
  });

  it('CUS-17: refuses an unknown card, one of another company, the card itself, and invalid content', async () => {
    const kept = await add(legal('5010298834', 'Yağız İnşaat'));
    const kart = legal('5010298834', 'Yağız');
    const first = query;
    query = { companyId: (await openCompany(owner.client)).id };
    const foreign = await add(legal('5010298834', 'Yağız İnşaat'));
    query = first;
    expect(await apiError(merge(kept.id, { birlesen: foreign.id, kart }))).toMatchObject({ status: 404 });
    expect(await apiError(merge(kept.id, { birlesen: crypto.randomUUID(), kart }))).toMatchObject({ status: 404 });
    expect(await apiError(merge(kept.id, { birlesen: kept.id, kart }))).toMatchObject({
      status: 422,
      code: 'CARD_OF_ITSELF',
    });
    const other = await add(legal('5010298834', 'Yağız Kâmil'));
    const wrong = { ...kart, unvan: '', postaKodu: '9'.repeat(60) };
    expect(await apiError(merge(kept.id, { birlesen: other.id, kart: { ...wrong, postaKodu: '' } }))).toMatchObject({
      status: 422,
      faults: [{ path: 'kart.unvan' }],
    });
    expect(await apiError(merge(kept.id, { birlesen: other.id, kart: wrong }))).toMatchObject({
      status: 422,
      faults: [{ path: 'kart.postaKodu' }],
    });
    expect((await owner.client.GET('/cari', { params: { query } })).data.items).toHaveLength(2);
  });

  it('CUS-17: a user with read permission sees the duplicates and cannot merge', async () => {
    const kept = await add(legal('5010298834', 'Yağız İnşaat'));
    const gone = await add(legal('5010298834', 'Yağız Kâmil'));
    const reader = await addMember(server, query.companyId, { cariRead: true });
    expect((await reader.client.GET('/cari/mukerrer', { params: { query } })).data.items).toHaveLength(1);
    const params = { path: { id: kept.id }, query };
    const body = { birlesen: gone.id, kart: legal('5010298834', 'Yağız') };
    expect(await apiError(reader.client.POST('/cari/birlestir/{id}', { params, body }))).toMatchObject({ status: 403 });
  });
});
