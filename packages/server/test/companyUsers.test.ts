import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, companies, users } from '../src/schema';
import { fullPermissions, type Permissions } from '../src/companies/permissions';
import {
  addMember,
  mailsTo,
  type Newcomer,
  type Owner,
  signUpNewcomer,
  signUpOwner,
  signUpUnverified,
} from '../src/testing/people';
import { apiError } from '../src/testing/answers';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();

const nobody = '00000000-0000-4000-8000-000000000000';
const none: Permissions = Object.fromEntries(
  Object.keys(fullPermissions).map((name) => [name, false]),
) as unknown as Permissions;

const openOwned = () => signUpOwner(server, { unvan: 'Şık Ürünler A.Ş.' });

const add = ({ client, query }: Pick<Owner, 'client' | 'query'>, email: string) =>
  client.PUT('/company/user', { params: { query }, body: { email } });
const list = async ({ client, query }: Pick<Owner, 'client' | 'query'>) =>
  (await client.GET('/company/user', { params: { query } })).data.items;
const allow = ({ client, query }: Pick<Owner, 'client' | 'query'>, id: string, permissions: Partial<Permissions>) =>
  client.PUT('/company/user/{id}/permissions', { params: { query, path: { id } }, body: { ...none, ...permissions } });
const remove = ({ client, query }: Pick<Owner, 'client' | 'query'>, id: string) =>
  client.DELETE('/company/user/{id}', { params: { query, path: { id } } });
const as = (person: Newcomer, { query }: Owner) => ({ client: person.client, query });

describe('PUT /company/user', () => {
  it('API-34, API-35, API-06, USR-02: adds an account by its address, answers 201 with its id, without any permission', async () => {
    const [owner, staff] = [await openOwned(), await signUpNewcomer(server)];
    const { data, response } = await add(owner, ` ${staff.email.toUpperCase()} `);
    expect([response.status, data]).toEqual([201, { id: staff.user.id }]);
    expect(await list(owner)).toEqual([
      { id: owner.user.id, name: 'Ayşe Yılmaz', email: owner.email, owner: true },
      { id: staff.user.id, name: 'Ayşe Yılmaz', email: staff.email, owner: false },
    ]);
    expect((await staff.client.GET('/company')).data.items).toMatchObject([
      { id: owner.companyId, owner: false, permissions: none },
    ]);
    expect(await mailsTo(server, staff.email)).toEqual([]);
  });

  it('A-04, ATK-04: an account on an address that nobody has proven sees nothing of the company that adds it, until the link is opened', async () => {
    const [owner, squatter] = [await openOwned(), await signUpUnverified(server)];
    const { data } = await add(owner, squatter.email);
    await allow(owner, data.id, { yetkilendirmeRead: true, faturaRead: true });
    expect((await squatter.client.GET('/company')).data.items).toEqual([]);
    for (const path of ['/company/user', '/fatura'] as const)
      expect(await apiError(squatter.client.GET(path, { params: { query: owner.query } }))).toMatchObject({
        status: 403,
      });
    const mail = (await mailsTo(server, squatter.email)).find(({ body }) => body.includes('/email/verify/'));
    const token = /email\/verify\/(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
    await squatter.client.PUT('/account/email/verification', { body: { token } });
    expect((await squatter.client.GET('/company')).data.items).toMatchObject([{ id: owner.companyId }]);
    expect(await list(as(squatter, owner))).toHaveLength(2);
  });

  it('USR-03: an address without an account gets an invited one, and a mail with the link to set a password', async () => {
    const owner = await openOwned();
    const email = `davetli-${crypto.randomUUID()}@ornek.com.tr`;
    const { data } = await add(owner, email);
    await allow(owner, data.id, { faturaRead: true });
    const [mail, ...more] = await mailsTo(server, email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('Şık Ürünler A.Ş.');
    const token = /http:\/\/kalem\.test\/password\/reset\/(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';

    const invited = server.client();
    for (const password of ['', 'null', 'Parola1!'])
      expect(await apiError(invited.session.signIn({ email, password: password || ' ' }))).toMatchObject({
        status: 400,
      });
    await invited.PUT('/password/reset', { body: { token, password: 'Parola1!' } });
    await invited.session.signIn({ email, password: 'Parola1!' });
    expect((await invited.GET('/company')).data.items).toMatchObject([
      { id: owner.companyId, permissions: { ...none, faturaRead: true } },
    ]);
  });

  it('ATK-14, USR-03: the name of the company in the mail is one line, cut, and no link', async () => {
    const unvan = `Ödül kazandınız\r\nhttps://kotu.example/odul www.kotu.example ${'uzun '.repeat(40)}`;
    const owner = await signUpOwner(server, { unvan });
    const email = `davetli-${crypto.randomUUID()}@ornek.com.tr`;
    await add(owner, email);
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toMatch(/^Ödül kazandınız https kotu\. example/);
    expect(mail?.subject?.length).toBeLessThan(100);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    const links = (mail?.body ?? '').match(/\S+\.\S{2,}/g) ?? [];
    expect(links.filter((text) => text.includes('kotu.'))).toEqual([]);
    expect((mail?.body ?? '').match(/https?:\/\/\S+/g)).toHaveLength(1);
  });

  it('USR-03, ACC-09: an invitation that was left lying is replaced by a forgotten password', async () => {
    const owner = await openOwned();
    const email = `davetli-${crypto.randomUUID()}@ornek.com.tr`;
    await add(owner, email);
    const tokenOf = async () => /reset\/(\S+)/.exec((await mailsTo(server, email))[0]?.body ?? '')?.[1] ?? '';
    const late = await tokenOf();
    server.clock.advance(3600);
    const invited = server.client();
    expect(
      await apiError(invited.PUT('/password/reset', { body: { token: late, password: 'Parola1!' } })),
    ).toMatchObject({ status: 400, code: 'RESET_LINK_INVALID' });
    await invited.POST('/password/reset', { body: { email } });
    await server.runJobs();
    await invited.PUT('/password/reset', { body: { token: await tokenOf(), password: 'Parola1!' } });
    await invited.session.signIn({ email, password: 'Parola1!' });
    expect((await invited.GET('/account')).data).toMatchObject({ email, name: '', phone: null });
  });

  it('USR-03: whoever was invited and has set no password yet gets the mail of the next company too', async () => {
    const [first, second] = [await openOwned(), await openOwned()];
    const email = `davetli-${crypto.randomUUID()}@ornek.com.tr`;
    const [one, other] = [await add(first, email), await add(second, email)];
    expect(one.data.id).toBe(other.data.id);
    expect(await mailsTo(server, email)).toHaveLength(2);
  });

  it('USR-03: two companies that invite an address at once make one account', async () => {
    const [first, second] = [await openOwned(), await openOwned()];
    const email = `davetli-${crypto.randomUUID()}@ornek.com.tr`;
    const [one, other] = await Promise.all([add(first, email), add(second, email)]);
    expect(one.data.id).toBe(other.data.id);
    expect(await server.db.queries.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  });

  it('USR-03: somebody who is there already answers 409, the owner too', async () => {
    const [owner, staff] = [await openOwned(), await signUpNewcomer(server)];
    await add(owner, staff.email);
    for (const email of [staff.email, owner.email]) {
      expect(await apiError(add(owner, email))).toMatchObject({
        status: 409,
        code: 'USER_ALREADY_ADDED',
        message: 'Bu kullanıcı zaten ekli.',
      });
    }
  });

  it('API-06: the same call again answers the same, and adds and mails once, also when the first answer was lost', async () => {
    const owner = await openOwned();
    const email = `davetli-${crypto.randomUUID()}@ornek.com.tr`;
    const params = { query: owner.query, header: { 'Idempotency-Key': crypto.randomUUID() } };
    const answers = [];
    for (let i = 0; i < 3; i += 1)
      answers.push((await owner.client.PUT('/company/user', { params, body: { email } })).data.id);
    expect(new Set(answers).size).toBe(1);
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  it('USR-02: an address that is none is refused at its field', async () => {
    expect(await apiError(add(await openOwned(), 'a@b'))).toMatchObject({
      status: 422,
      faults: [{ path: 'email', message: 'Lütfen geçerli bir email adresi giriniz.' }],
    });
  });

  it('CMP-05: a user of several companies may in each what it says', async () => {
    const [first, second, staff] = [await openOwned(), await openOwned(), await signUpNewcomer(server)];
    await add(first, staff.email);
    await add(second, staff.email);
    await allow(first, staff.user.id, { yetkilendirmeRead: true });
    expect(await list(as(staff, first))).toHaveLength(2);
    expect(await apiError(list(as(staff, second)))).toMatchObject({ status: 403 });
    expect((await staff.client.GET('/company')).data.items.map(({ id }) => id).sort()).toEqual(
      [first.companyId, second.companyId].sort(),
    );
  });

  it('lets sixty addresses an hour be added, then says to wait', async () => {
    const owner = await openOwned();
    for (let i = 0; i < 60; i += 1) await add(owner, owner.email).catch(() => undefined);
    expect(await apiError(add(owner, 'x@ornek.com.tr'))).toMatchObject({ status: 429 });
  });
});

describe('/company/user/{id}/permissions', () => {
  it('API-36, API-37, USR-04, USR-07: are stored and read, at once in force', async () => {
    const [owner, staff] = [await openOwned(), await signUpNewcomer(server)];
    await add(owner, staff.email);
    expect(await apiError(list(as(staff, owner)))).toMatchObject({ status: 403 });
    const wanted = { ...none, yetkilendirmeRead: true, stokRead: true };
    expect((await allow(owner, staff.user.id, wanted)).data).toEqual(wanted);
    expect(
      (
        await owner.client.GET('/company/user/{id}/permissions', {
          params: { query: owner.query, path: { id: staff.user.id } },
        })
      ).data,
    ).toEqual(wanted);
    expect(await list(as(staff, owner))).toHaveLength(2);
    await allow(owner, staff.user.id, none);
    expect(await apiError(list(as(staff, owner)))).toMatchObject({ status: 403 });
  });

  it('USR-06: whoever may write may read', async () => {
    const [owner, staff] = [await openOwned(), await signUpNewcomer(server)];
    await add(owner, staff.email);
    const { data } = await allow(owner, staff.user.id, {
      faturaWrite: true,
      yetkilendirmeWrite: true,
      companyWrite: true,
    });
    expect(data).toEqual({
      ...none,
      faturaRead: true,
      faturaWrite: true,
      yetkilendirmeRead: true,
      yetkilendirmeWrite: true,
      companyWrite: true,
    });
    expect((await staff.client.GET('/company')).data.items[0]?.permissions).toEqual(data);
  });

  it('USR-08: the owner has all of them, and nobody changes that', async () => {
    const owner = await openOwned();
    const staff = await addMember(server, owner.companyId, { yetkilendirmeRead: true, yetkilendirmeWrite: true });
    const { data } = await staff.client.GET('/company/user/{id}/permissions', {
      params: { query: owner.query, path: { id: owner.user.id } },
    });
    expect(data).toEqual(fullPermissions);
    const fixed = { status: 409, code: 'OWNER_IS_FIXED', message: 'Şirket sahibinin yetkileri değiştirilemez.' };
    for (const who of [owner, as(staff, owner)]) {
      expect(await apiError(allow(who, owner.user.id, none))).toMatchObject(fixed);
      expect(await apiError(remove(who, owner.user.id))).toMatchObject(fixed);
    }
    expect((await owner.client.GET('/company')).data.items).toMatchObject([
      { owner: true, permissions: fullPermissions },
    ]);
  });

  const manager = {
    yetkilendirmeRead: true,
    yetkilendirmeWrite: true,
    faturaRead: true,
    faturaWrite: true,
    stokRead: true,
  };

  it('A-06, ATK-07: nobody changes his own permissions, an admin who is a user of the company neither', async () => {
    const owner = await openOwned();
    const staff = await addMember(server, owner.companyId, { yetkilendirmeRead: true, yetkilendirmeWrite: true });
    const admin = await addMember(server, owner.companyId, {});
    await server.db.queries.update(users).set({ admin: true }).where(eq(users.id, admin.user.id));
    for (const person of [staff, admin])
      expect(await apiError(allow(as(person, owner), person.user.id, fullPermissions))).toMatchObject({
        status: 403,
        code: 'OWN_PERMISSIONS',
      });
    expect((await staff.client.GET('/company')).data.items[0]?.permissions).toEqual({
      ...none,
      yetkilendirmeRead: true,
      yetkilendirmeWrite: true,
    });
  });

  it.each(Object.keys(fullPermissions) as (keyof Permissions)[])(
    'A-06, ATK-07: somebody with yetkilendirmeWrite gives %s only when he has it himself',
    async (permission) => {
      const owner = await openOwned();
      const giver = await addMember(server, owner.companyId, manager);
      const target = await addMember(server, owner.companyId, {});
      const outcome = allow(as(giver, owner), target.user.id, { [permission]: true });
      const isHis = permission !== 'yetkilendirmeWrite' && (manager as Partial<Permissions>)[permission];
      if (isHis) expect((await outcome).data[permission]).toBe(true);
      else expect(await apiError(outcome)).toMatchObject({ status: 403 });
    },
  );

  it('A-06: the owner alone gives yetkilendirmeWrite; what somebody has beyond the giver stays when he changes the rest', async () => {
    const owner = await openOwned();
    const giver = await addMember(server, owner.companyId, manager);
    const target = await addMember(server, owner.companyId, { cariRead: true, companyWrite: true });
    expect(
      await apiError(allow(as(giver, owner), target.user.id, { yetkilendirmeRead: true, yetkilendirmeWrite: true })),
    ).toMatchObject({ status: 403, code: 'OWNER_GIVES' });
    const wanted = { ...none, cariRead: true, companyWrite: true, stokRead: true };
    expect((await allow(as(giver, owner), target.user.id, wanted)).data).toEqual(wanted);
    expect((await allow(as(giver, owner), target.user.id, none)).data).toEqual(none);
    expect(await apiError(allow(as(giver, owner), target.user.id, { cariRead: true }))).toMatchObject({
      status: 403,
      code: 'PERMISSION_NOT_YOURS',
    });
    expect((await allow(owner, target.user.id, { yetkilendirmeWrite: true })).data.yetkilendirmeWrite).toBe(true);
  });

  it('USR-14: a user of another company, and one of none, answer 404', async () => {
    const [owner, other] = [await openOwned(), await openOwned()];
    for (const id of [other.user.id, nobody]) {
      expect(await apiError(allow(owner, id, none))).toMatchObject({ status: 404 });
      expect(await apiError(remove(owner, id))).toMatchObject({ status: 404 });
      expect(
        await apiError(
          owner.client.GET('/company/user/{id}/permissions', { params: { query: owner.query, path: { id } } }),
        ),
      ).toMatchObject({ status: 404 });
    }
  });

  it('what does not name all of them is refused, what names more changes nothing more', async () => {
    const [owner, staff] = [await openOwned(), await signUpNewcomer(server)];
    await add(owner, staff.email);
    const put = (body: object) =>
      owner.client.PUT('/company/user/{id}/permissions', {
        params: { query: owner.query, path: { id: staff.user.id } },
        body: body as Permissions,
      });
    expect(await apiError(put({ faturaRead: true }))).toMatchObject({ status: 422 });
    expect((await put({ ...none, companyId: nobody, userId: nobody, owner: true })).data).toEqual(none);
    expect(await list(owner)).toMatchObject([{ owner: true }, { id: staff.user.id, owner: false }]);
  });

  it('stands in the audit log with what was granted', async () => {
    const [owner, staff] = [await openOwned(), await signUpNewcomer(server)];
    await add(owner, staff.email);
    await allow(owner, staff.user.id, { cariWrite: true });
    await remove(owner, staff.user.id);
    const rows = await server.db.queries
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, owner.companyId), eq(auditLog.entityId, staff.user.id)))
      .orderBy(auditLog.seq);
    expect(rows).toMatchObject([
      { action: 'addCompanyUser', userId: owner.user.id },
      { action: 'updatePermissions', userId: owner.user.id, details: { granted: ['cariRead', 'cariWrite'] } },
      { action: 'removeCompanyUser', userId: owner.user.id },
    ]);
    expect(JSON.stringify(rows)).not.toContain(staff.email);
  });
});

describe('DELETE /company/user/{id}', () => {
  it('API-38, USR-09: ends that membership at once and nothing else', async () => {
    const [first, second, staff] = [await openOwned(), await openOwned(), await signUpNewcomer(server)];
    for (const owner of [first, second]) {
      await add(owner, staff.email);
      await allow(owner, staff.user.id, { yetkilendirmeRead: true });
    }
    expect((await remove(first, staff.user.id)).response.status).toBe(204);
    expect(await apiError(list(as(staff, first)))).toMatchObject({ status: 403 });
    expect(await list(as(staff, second))).toHaveLength(2);
    expect((await staff.client.GET('/account')).data.id).toBe(staff.user.id);
    expect(await apiError(remove(first, staff.user.id))).toMatchObject({ status: 404 });
    expect((await add(first, staff.email)).response.status).toBe(201);
  });

  it('USR-09: somebody with yetkilendirmeWrite may do it, somebody who only reads may not', async () => {
    const [owner, staff] = [await openOwned(), await signUpNewcomer(server)];
    await add(owner, staff.email);
    const reader = await addMember(server, owner.companyId, { yetkilendirmeRead: true });
    const writer = await addMember(server, owner.companyId, { yetkilendirmeRead: true, yetkilendirmeWrite: true });
    expect(await apiError(remove(as(reader, owner), staff.user.id))).toMatchObject({
      status: 403,
      message: 'Bu işlem için yetkiniz bulunmamaktadır.',
    });
    expect((await remove(as(writer, owner), staff.user.id)).response.status).toBe(204);
  });
});

describe('an admin', () => {
  const makeAdmin = async () => {
    const admin = await signUpNewcomer(server);
    await server.db.queries.update(users).set({ admin: true }).where(eq(users.id, admin.user.id));
    return admin;
  };

  it('ADM-08: acts for any company on /company calls, and sees no data of it', async () => {
    const [owner, admin, staff] = [await openOwned(), await makeAdmin(), await signUpNewcomer(server)];
    expect(await list(as(admin, owner))).toHaveLength(1);
    expect((await add(as(admin, owner), staff.email)).data.id).toBe(staff.user.id);
    const { data } = await admin.client.PUT('/company', {
      params: { query: owner.query },
      body: { cadde: 'Atatürk Cad.' },
    });
    expect(data).toMatchObject({ id: owner.companyId, cadde: 'Atatürk Cad.', owner: false });
    expect(await apiError(admin.client.GET('/fatura', { params: { query: owner.query } }))).toMatchObject({
      status: 403,
    });
    expect(
      await apiError(admin.client.GET('/info', { params: { query: { ...owner.query, vknTckn: '1938472657' } } })),
    ).toMatchObject({ status: 403 });
  });

  it('ADM-08, ADM-04: owns nothing by it: the list holds the own companies only, and says that the caller is an admin', async () => {
    const [owner, admin] = [await openOwned(), await makeAdmin()];
    expect((await admin.client.GET('/company')).data).toEqual({ items: [], admin: true });
    expect((await owner.client.GET('/company')).data.admin).toBe(false);
  });

  it('ADM-08: where he is a user he has on data calls what he was given', async () => {
    const [owner, admin] = [await openOwned(), await makeAdmin()];
    await add(owner, admin.email);
    expect(await apiError(admin.client.GET('/fatura', { params: { query: owner.query } }))).toMatchObject({
      status: 403,
    });
    await allow(owner, admin.user.id, { faturaRead: true });
    expect((await admin.client.GET('/fatura', { params: { query: owner.query } })).response.status).toBe(200);
  });

  it('ADM-08, CMP-33: may delete a company; a deleted one is nobody’s, not the admin’s either', async () => {
    const [owner, admin] = [await openOwned(), await makeAdmin()];
    expect((await admin.client.DELETE('/company', { params: { query: owner.query } })).response.status).toBe(204);
    expect(await apiError(list(as(admin, owner)))).toMatchObject({ status: 403 });
    expect(
      (await server.db.queries.select().from(companies).where(eq(companies.id, owner.companyId)))[0]?.deletedAt,
    ).toEqual(server.clock.now());
  });
});
