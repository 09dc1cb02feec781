import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, companies } from '../src/schema';
import { openCompany, signUpNewcomer } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();

const permissionNames = [
  'adimaDuzenlenenFaturalarRead',
  'adimaDuzenlenenFaturalarWrite',
  'apiWrite',
  'cariRead',
  'cariWrite',
  'companyWrite',
  'faturaRead',
  'faturaWrite',
  'iptalItirazRead',
  'iptalItirazWrite',
  'stokRead',
  'stokWrite',
  'yetkilendirmeRead',
  'yetkilendirmeWrite',
];

describe('POST /company', () => {
  it('API-20, CMP-02, CMP-04, USR-04, USR-08: answers the company with owner, all permissions, trial and no licence', async () => {
    const { client } = await signUpNewcomer(server);
    const company = await openCompany(client, {
      email: ' Bilgi@Ornek.COM.TR ',
      ilId: 34,
      yetkiliDogumTarihi: '1980/02/01',
    });
    expect(company).toMatchObject({
      email: 'bilgi@ornek.com.tr',
      ilId: 34,
      yetkiliDogumTarihi: '1980/02/01',
      owner: true,
      demoDuration: 0,
      createdAt: server.clock.now().toISOString(),
      paidAt: { Valid: false, Time: '0001-01-01T00:00:00Z' },
      imzaData: null,
      logoData: null,
    });
    expect(Object.keys(company.permissions).sort()).toEqual(permissionNames);
    expect(Object.values(company.permissions).every(Boolean)).toBe(true);
  });

  it('CMP-14: a number of somebody else is a 409, one of the caller another', async () => {
    const [first, second] = [await signUpNewcomer(server), await signUpNewcomer(server)];
    const { vknTckn } = await openCompany(first.client);
    await expect(openCompany(second.client, { vknTckn })).rejects.toMatchObject({
      status: 409,
      message: 'Bu şirket başka bir kullanıcıya ait.',
    });
    await expect(openCompany(first.client, { vknTckn })).rejects.toMatchObject({ status: 409, code: 'COMPANY_EXISTS' });
  });

  it('CMP-14: a deleted company comes back to its owner with its old trial, and to nobody else', async () => {
    const [first, second] = [await signUpNewcomer(server), await signUpNewcomer(server)];
    const { id, vknTckn, createdAt } = await openCompany(first.client);
    await server.db.queries.update(companies).set({ deletedAt: server.clock.now() }).where(eq(companies.id, id));
    server.clock.advance(86_400);
    await first.client.session.signIn(first);
    expect((await first.client.GET('/company')).data.items).toEqual([]);
    await second.client.session.signIn(second);
    await expect(openCompany(second.client, { vknTckn })).rejects.toMatchObject({
      status: 409,
      message: 'Bu şirket başka bir kullanıcıya ait.',
    });
    expect(await openCompany(first.client, { vknTckn, unvan: 'Yeni Unvan' })).toMatchObject({
      id,
      createdAt,
      unvan: 'Yeni Unvan',
    });
  });

  it.each([
    ['API-20: no number', { vknTckn: '' }, 'vknTckn', 'Geçersiz değer'],
    ['CMP-18: no address', { email: '' }, 'email', 'Bu alan gereklidir'],
    ['CMP-18: an address that is none', { email: 'bilgi@' }, 'email', 'Lütfen geçerli bir email adresi giriniz.'],
    ['CMP-20: a day that is none', { yetkiliDogumTarihi: '1980/02/30' }, 'yetkiliDogumTarihi', 'Geçersiz tarih'],
    ['CMP-21: a short yetkiliTckn', { yetkiliTckn: '1234567890' }, 'yetkiliTckn', '11 haneli olmalıdır'],
    ['CMP-23: a long acikAdres', { acikAdres: 'a'.repeat(51) }, 'acikAdres', 'En fazla 50 karakter olabilir'],
  ])('%s is refused at its field', async (_, fields, path, message) => {
    const { client } = await signUpNewcomer(server);
    await expect(openCompany(client, fields)).rejects.toMatchObject({ status: 422, faults: [{ path, message }] });
  });
});

describe('GET /company', () => {
  it('CMP-01: each company has exactly the fields of the documents, and those of CMP-02', async () => {
    const { client } = await signUpNewcomer(server);
    const company = await openCompany(client);
    expect(Object.keys(company).sort()).toEqual(
      [
        'id',
        'vknTckn',
        'unvan',
        'ad',
        'soyad',
        'sicilNo',
        'mersisNo',
        'vergiDairesi',
        'vergiDairesiId',
        'cadde',
        'apartmanAdi',
        'apartmanNo',
        'kapiNo',
        'mahalle',
        'il',
        'ilId',
        'ilce',
        'ilceId',
        'postaKodu',
        'ulke',
        'acikAdres',
        'sirketinTuru',
        'tckn',
        'yetkiliAdi',
        'yetkiliSoyadi',
        'yetkiliTckn',
        'yetkiliDogumTarihi',
        'yetkiliTelNo',
        'email',
        'faksNo',
        'website',
        'isMerkezi',
        'createdAt',
        'paidAt',
        'imzaData',
        'logoData',
        'owner',
        'permissions',
        'demoDuration',
      ].sort(),
    );
  });

  it('API-19, CMP-02: lists the companies of the caller only, and whether the caller is an admin', async () => {
    const [first, second] = [await signUpNewcomer(server), await signUpNewcomer(server)];
    const mine = await openCompany(first.client);
    await openCompany(second.client);
    expect((await first.client.GET('/company')).data).toEqual({ items: [mine], admin: false });
  });
});

describe('PUT /company', () => {
  it('API-21, CMP-15: changes what the body holds and leaves the rest; what was read can be sent back', async () => {
    const { client } = await signUpNewcomer(server);
    const company = await openCompany(client, { cadde: 'Atatürk Cad.' });
    const { data } = await client.PUT('/company', {
      params: { query: { companyId: company.id } },
      body: { ...company, unvan: 'Şık Ürünler A.Ş.', website: '' },
    });
    expect(data).toEqual({ ...company, unvan: 'Şık Ürünler A.Ş.' });
    expect((await client.GET('/company')).data.items).toEqual([data]);
  });

  it('writes what was changed, not to what, into the audit log', async () => {
    const { client, user } = await signUpNewcomer(server);
    const { id } = await openCompany(client);
    await client.PUT('/company', { params: { query: { companyId: id } }, body: { unvan: 'Gizli Unvan' } });
    const rows = await server.db.queries.select().from(auditLog).where(eq(auditLog.companyId, id));
    expect(rows).toMatchObject([
      { action: 'createCompany' },
      { action: 'updateCompany', userId: user.id, details: { fields: ['unvan'] } },
    ]);
    expect(JSON.stringify(rows)).not.toContain('Gizli');
  });

  it.each([
    ['CMP-19: an address that is none', { email: 'bilgi@' }, 'email', 'Geçersiz email adresi'],
    ['another tax number', { vknTckn: '9999999999' }, 'vknTckn', 'Geçersiz değer'],
    [
      'CMP-22: a short phone number',
      { yetkiliTelNo: '53212345' },
      'yetkiliTelNo',
      'Telefon numarası 10 haneli olmalıdır',
    ],
    ['a number where text belongs', { unvan: 5 as unknown as string }, 'unvan', 'Geçersiz değer'],
  ])('%s is refused at its field and changes nothing', async (_, fields, path, message) => {
    const { client } = await signUpNewcomer(server);
    const company = await openCompany(client);
    const failure = client.PUT('/company', {
      params: { query: { companyId: company.id } },
      body: { cadde: 'Başka Cad.', ...fields },
    });
    await expect(failure).rejects.toMatchObject({ status: 422, faults: [{ path, message }] });
    expect((await client.GET('/company')).data.items).toEqual([company]);
  });
});
