import { fullPermissions } from '@kalem/domain';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, companies, portalCredentials, portalSessions } from '../src/schema';
import { findCompany, hideCompany } from '../src/companies/statements';
import { withCompany } from '../src/db/wall';
import { addMember, linkNewcomer, mailsTo, openCompany, type Owner, signUpNewcomer } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';
import { apiError } from '../src/testing/answers';
import { invoiceBody } from '../src/testing/invoices';

const server = await testServer();

/** The tax number of a natural person. */
const person = '28415903754';

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
  'muhasebeRead',
  'muhasebeWrite',
  'stokRead',
  'stokWrite',
  'tahsilatRead',
  'tahsilatWrite',
  'yetkilendirmeRead',
  'yetkilendirmeWrite',
];

describe('POST /company', () => {
  it('API-20, CMP-02, CMP-04, USR-04, USR-08: returns the company with owner, all permissions, trial and no licence', async () => {
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

  it('CMP-14: 409 for another user’s number, and another 409 for the caller’s own', async () => {
    const [first, second] = [await signUpNewcomer(server), await signUpNewcomer(server)];
    const { vknTckn } = await openCompany(first.client);
    await expect(openCompany(second.client, { vknTckn })).rejects.toMatchObject({
      status: 409,
      message: 'Bu şirket başka bir kullanıcıya ait.',
    });
    await expect(openCompany(first.client, { vknTckn })).rejects.toMatchObject({ status: 409, code: 'COMPANY_EXISTS' });
  });

  it('ATK-23: limits companies without proof to twenty a day', async () => {
    const strict = await testServer({ config: { companiesPerDay: 20 } });
    const [maker, other] = [await signUpNewcomer(strict), await signUpNewcomer(strict)];
    for (let count = 0; count < 20; count += 1) await openCompany(maker.client);
    expect(await apiError(openCompany(maker.client))).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    await openCompany(other.client);
  });

  it('CMP-14: a deleted company is restored only for its owner, with its old trial', async () => {
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
    ['CMP-15: a ten-digit number without a title', { unvan: '' }, 'unvan', 'Bu alan gereklidir'],
    ['CMP-15: a ten-digit number with a title of blanks', { unvan: '  ' }, 'unvan', 'Bu alan gereklidir'],
    ['CMP-15: a ten-digit number with an invisible title', { unvan: '\u200b\u3164' }, 'unvan', 'Bu alan gereklidir'],
    ['CMP-05: a person without a first name', { vknTckn: person, ad: '' }, 'ad', 'Bu alan gereklidir'],
    ['CMP-05: a person without a last name', { vknTckn: person, soyad: '' }, 'soyad', 'Bu alan gereklidir'],
    ['CMP-18: no address', { email: '' }, 'email', 'Bu alan gereklidir'],
    ['CMP-18: an invalid address', { email: 'bilgi@' }, 'email', 'Lütfen geçerli bir email adresi giriniz.'],
    ['CMP-20: an impossible date', { yetkiliDogumTarihi: '1980/02/30' }, 'yetkiliDogumTarihi', 'Geçersiz tarih'],
    ['CMP-21: a short yetkiliTckn', { yetkiliTckn: '1234567890' }, 'yetkiliTckn', '11 haneli olmalıdır'],
    ['CMP-23: a long acikAdres', { acikAdres: 'a'.repeat(51) }, 'acikAdres', 'En fazla 50 karakter olabilir'],
  ])('%s is refused at its field', async (_, fields, path, message) => {
    const { client } = await signUpNewcomer(server);
    await expect(openCompany(client, fields)).rejects.toMatchObject({ status: 422, faults: [{ path, message }] });
  });
});

describe('GET /company', () => {
  it('CMP-01: each company has exactly the documented fields, and those of CMP-02', async () => {
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
        'gibDogrulandi',
      ].sort(),
    );
  });

  it('API-19, CMP-02: lists only the caller’s companies, and whether the caller is an admin', async () => {
    const [first, second] = [await signUpNewcomer(server), await signUpNewcomer(server)];
    const mine = await openCompany(first.client);
    await openCompany(second.client);
    expect((await first.client.GET('/company')).data).toEqual({ items: [mine], admin: false });
  });
});

describe('PUT /company', () => {
  it('API-21, CMP-15: changes only the fields in the body, and accepts a company as it was read', async () => {
    const { client } = await signUpNewcomer(server);
    const company = await openCompany(client, { cadde: 'Atatürk Cad.' });
    const { data } = await client.PUT('/company', {
      params: { query: { companyId: company.id } },
      body: { ...company, unvan: 'Şık Ürünler A.Ş.', website: '' },
    });
    expect(data).toEqual({ ...company, unvan: 'Şık Ürünler A.Ş.' });
    expect((await client.GET('/company')).data.items).toEqual([data]);
  });

  it('writes the names of changed fields, not their values, to the audit log', async () => {
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
    ['CMP-19: an invalid address', { email: 'bilgi@' }, 'email', 'Geçersiz email adresi'],
    ['CMP-15: an empty title', { unvan: '' }, 'unvan', 'Bu alan gereklidir'],
    ['CMP-15: a title of blanks', { unvan: ' ' }, 'unvan', 'Bu alan gereklidir'],
    ['another tax number', { vknTckn: '9999999999' }, 'vknTckn', 'Geçersiz değer'],
    [
      'CMP-22: a short phone number',
      { yetkiliTelNo: '53212345' },
      'yetkiliTelNo',
      'Telefon numarası 10 haneli olmalıdır',
    ],
    ['a number instead of a text', { unvan: 5 as unknown as string }, 'unvan', 'Geçersiz değer'],
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

const remove = ({ client, query }: Pick<Owner, 'client' | 'query'>) => client.DELETE('/company', { params: { query } });
const credentialsOf = (companyId: string) =>
  server.db.queries.select().from(portalCredentials).where(eq(portalCredentials.companyId, companyId));
const link = (userCode: string, { client }: Pick<Owner, 'client'>) =>
  client.POST('/company/gib', { body: { userCode, password: '1' } });

describe('DELETE /company', () => {
  it('API-22, CMP-14, CMP-32, CMP-33: hides the company from every member, destroys its portal credentials and closes its portal session', async () => {
    const owner = await linkNewcomer(server, '33333302');
    const staff = await addMember(server, owner.companyId, { faturaRead: true, faturaWrite: true });
    await owner.client.POST('/fatura', { params: { query: owner.query }, body: invoiceBody() });
    expect(await credentialsOf(owner.companyId)).toHaveLength(1);

    expect((await remove(owner)).response.status).toBe(204);
    expect(await credentialsOf(owner.companyId)).toEqual([]);
    for (const { client } of [owner, staff]) {
      expect((await client.GET('/company')).data.items).toEqual([]);
      expect(await apiError(client.GET('/fatura', { params: { query: owner.query } }))).toMatchObject({ status: 403 });
    }
    expect(await apiError(remove(owner))).toMatchObject({ status: 403 });
    const audit = await server.db.queries
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, owner.companyId), eq(auditLog.action, 'deleteCompany')));
    expect(audit).toMatchObject([{ userId: owner.user.id }]);
    // The portal session was closed, so the portal accepts the next login at once.
    expect((await link('33333302', owner)).data).toMatchObject({ id: owner.companyId });
  });

  it('CMP-33: concurrently stored credentials do not survive it', async () => {
    const owner = await linkNewcomer(server, '33333308');
    let answer: Promise<{ status: number }> | undefined;
    await withCompany(server.db, owner.companyId, async (tx) => {
      await hideCompany(tx, server.clock.now());
      answer = apiError(
        owner.client.PUT('/company/gib', {
          params: { query: owner.query },
          body: { userCode: '33333308', password: '1' },
        }),
      );
      // Takes more database queries than the call needs to reach the company.
      for (let turn = 0; turn < 300; turn += 1) await findCompany(tx);
    });
    expect(await answer).toMatchObject({ status: 403 });
    expect(await credentialsOf(owner.companyId)).toEqual([]);
  });

  it('CMP-33: is not allowed for staff, whatever their permissions', async () => {
    const owner = await linkNewcomer(server, '33333303');
    const staff = await addMember(server, owner.companyId, fullPermissions);
    expect(await apiError(remove({ client: staff.client, query: owner.query }))).toMatchObject({
      status: 403,
      message: 'Bu işlem için yetkiniz bulunmamaktadır.',
    });
    expect((await owner.client.GET('/company')).data.items).toHaveLength(1);
  });

  it('CMP-33: a signed link to one of its documents stops working', async () => {
    const owner = await linkNewcomer(server, '33333304');
    const { data: invoice } = await owner.client.POST('/fatura', {
      params: { query: owner.query },
      body: invoiceBody(),
    });
    const { data } = await owner.client.POST('/belge/{ettn}/link', {
      params: { query: owner.query, path: { ettn: invoice.ettn ?? invoice.id } },
      body: { dosya: 'pdf' },
    });
    expect((await server.fetch(new Request(owner.client.addressOf(data.url)))).status).toBe(200);
    await remove(owner);
    expect((await server.fetch(new Request(owner.client.addressOf(data.url)))).status).toBe(403);
  });

  it('CMP-33: waiting invoices of a deleted company are not sent to the portal, and its portal session is closed', async () => {
    const owner = await linkNewcomer(server, '33333305');
    await owner.client.POST('/fatura', { params: { query: owner.query }, body: invoiceBody() });
    await remove(owner);
    server.clock.advance(31);
    const asked: string[] = [];
    server.onPortalCall = (command) => Promise.resolve(void asked.push(command));
    await server.runJobs();
    await server.ports.jobs.enqueue(server.db.queries, 'sweep', {});
    await server.runJobs();
    server.onPortalCall = () => Promise.resolve();
    expect(asked.filter((command) => command !== 'logout')).toEqual([]);
    const [session] = await server.db.queries
      .select()
      .from(portalSessions)
      .where(eq(portalSessions.companyId, owner.companyId));
    expect(session?.sealedToken ?? null).toBe(null);
  });

  it('CMP-14: linking restores it with its trial, licence and invoices, for the owner only', async () => {
    const owner = await linkNewcomer(server, '33333306');
    const staff = await addMember(server, owner.companyId, { faturaRead: true });
    const { data: invoice } = await owner.client.POST('/fatura', {
      params: { query: owner.query },
      body: invoiceBody(),
    });
    const paidAt = server.clock.now();
    await server.db.queries.update(companies).set({ paidAt, demoDuration: 5 }).where(eq(companies.id, owner.companyId));
    const [before] = (await owner.client.GET('/company')).data.items;
    await remove(owner);
    server.clock.advance(86_400);
    await owner.client.session.signIn(owner);
    await link('33333306', owner);

    const [after] = (await owner.client.GET('/company')).data.items;
    expect(after).toMatchObject({
      id: owner.companyId,
      createdAt: before?.createdAt,
      paidAt: before?.paidAt,
      demoDuration: 5,
      owner: true,
    });
    const { data } = await owner.client.GET('/fatura', { params: { query: owner.query } });
    expect(data.items.map(({ id }) => id)).toContain(invoice.id);
    await staff.client.session.signIn(staff);
    expect((await staff.client.GET('/company')).data.items).toEqual([]);
  });

  it('CMP-14: belongs to the user with its portal account, and the former owner loses it', async () => {
    const [owner, successor] = [await linkNewcomer(server, '33333307'), await signUpNewcomer(server)];
    await remove(owner);
    const { data } = await link('33333307', successor);
    expect(data).toMatchObject({ id: owner.companyId, owner: true });
    expect(await apiError(owner.client.GET('/fatura', { params: { query: owner.query } }))).toMatchObject({
      status: 403,
    });
  });
});

describe('a company created without proof from the portal', () => {
  /** A stranger's company with that number, and with a bank entry, a customer and a member. */
  const poison = async (vknTckn: string, { deleted }: { deleted: boolean }) => {
    const stranger = await signUpNewcomer(server);
    const { id } = await openCompany(stranger.client, { vknTckn, unvan: 'Sahte Ticaret' });
    const query = { companyId: id };
    await stranger.client.POST('/banka', {
      params: { query },
      body: { bankaAdi: 'Banka', iban: 'TR330006100519786457841326', faturadaGoster: true },
    });
    await stranger.client.POST('/cari', {
      params: { query },
      body: { vknTckn: '1938472657', unvan: 'Büyükçamlıca', email: stranger.email },
    });
    await addMember(server, id, fullPermissions);
    if (deleted) await stranger.client.DELETE('/company', { params: { query } });
    return { stranger, id, query };
  };

  it.each([
    ['33333309', '40211773522', false],
    ['33333310', '0140873554', true],
  ] as const)(
    'A-03, ATK-03, CMP-14: is closed by a proof (account %s, number %s, deleted before: %s), whose company starts empty with a new trial',
    async (userCode, vknTckn, deleted) => {
      const { stranger, id, query } = await poison(vknTckn, { deleted });
      server.clock.advance(86_400);
      const holder = await signUpNewcomer(server);
      const { data: company } = await link(userCode, holder);
      expect(company.id).not.toBe(id);
      expect(company).toMatchObject({ owner: true, createdAt: server.clock.now().toISOString() });
      const own = { companyId: company.id };
      expect((await holder.client.GET('/cari', { params: { query: own } })).data.items).toEqual([]);
      expect((await holder.client.GET('/banka', { params: { query: own } })).data.items).toEqual([]);
      expect((await holder.client.GET('/company/user', { params: { query: own } })).data.items).toHaveLength(1);

      await stranger.client.session.signIn(stranger);
      expect((await stranger.client.GET('/company')).data.items).toEqual([]);
      expect(await apiError(stranger.client.GET('/cari', { params: { query } }))).toMatchObject({ status: 403 });
      const [mail] = await mailsTo(server, stranger.email);
      expect(mail?.subject).toMatch(/kapatıldı$/);
      expect(await apiError(openCompany(stranger.client, { vknTckn }))).toMatchObject({ status: 409 });
    },
  );

  it('A-03, CMP-15: is unchanged when its own maker proves it, and then belongs to the maker', async () => {
    const [owner, rival] = [await signUpNewcomer(server), await signUpNewcomer(server)];
    const { id } = await openCompany(owner.client, { vknTckn: '7350119289', unvan: 'Yazdığım Unvan' });
    expect((await owner.client.GET('/company')).data.items).toMatchObject([{ id, gibDogrulandi: false }]);
    expect((await link('33333301', owner)).data).toMatchObject({ id, unvan: 'Yazdığım Unvan', gibDogrulandi: true });
    for (let time = 0; time < 2; time += 1)
      expect(await apiError(link('33333301', rival))).toMatchObject({ status: 409, code: 'COMPANY_OF_OTHER_USER' });
    expect((await mailsTo(server, owner.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/devir isteği$/),
    ]);
    expect((await mailsTo(server, owner.email))[0]?.body).toContain(rival.email);
    expect((await mailsTo(server, rival.email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/başka bir kullanıcıya ait$/),
    ]);
    expect((await owner.client.GET('/company')).data.items).toMatchObject([{ id, owner: true }]);
  });
});
