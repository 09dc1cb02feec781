import { fullPermissions, noPermissions as none, permissionNames } from '@kalem/domain';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { migrate } from '../src/db/migrate';
import { auditLog, companies, users } from '../src/schema';
import type { Permissions } from '../src/companies/permissions';
import { addMember, type Newcomer, type Owner, signUpNewcomer, signUpOwner } from '../src/testing/people';
import { apiError } from '../src/testing/answers';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();

const nobody = '00000000-0000-4000-8000-000000000000';

const openOwned = () => signUpOwner(server, { unvan: 'Şık Ürünler A.Ş.' });

const add = ({ client, query }: Pick<Owner, 'client' | 'query'>, email: string) =>
  client.PUT('/company/user', { params: { query }, body: { email } });
const list = async ({ client, query }: Pick<Owner, 'client' | 'query'>) =>
  (await client.GET('/company/user', { params: { query } })).data.items;
const allow = ({ client, query }: Pick<Owner, 'client' | 'query'>, id: string, permissions: Partial<Permissions>) =>
  client.PUT('/company/user/{id}/permissions', { params: { query, path: { id } }, body: { ...none, ...permissions } });
const remove = ({ client, query }: Pick<Owner, 'client' | 'query'>, id: string) =>
  client.DELETE('/company/user/{id}', { params: { query, path: { id } } });
/** Adds a user in two steps: one invites, the other accepts. */
const join = async (owner: Pick<Owner, 'client' | 'query'>, { client, email }: Newcomer) => {
  const { data } = await add(owner, email);
  await client.POST('/account/invitation/{id}', { params: { path: { id: data.id } } });
};
const as = (person: Newcomer, { query }: Owner) => ({ client: person.client, query });

describe('/company/user/{id}/permissions', () => {
  it('CMP-05: a user of several companies has separate permissions in each', async () => {
    const [first, second, staff] = [await openOwned(), await openOwned(), await signUpNewcomer(server)];
    await join(first, staff);
    await join(second, staff);
    await allow(first, staff.user.id, { yetkilendirmeRead: true });
    expect(await list(as(staff, first))).toHaveLength(2);
    expect(await apiError(list(as(staff, second)))).toMatchObject({ status: 403 });
    expect((await staff.client.GET('/company')).data.items.map(({ id }) => id).sort()).toEqual(
      [first.companyId, second.companyId].sort(),
    );
  });

  it('API-36, API-37, USR-04, USR-07: are stored and returned, and take effect at once', async () => {
    const [owner, staff] = [await openOwned(), await signUpNewcomer(server)];
    await join(owner, staff);
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

  it('USR-01, A-06: lists the permissions of each member, all for the owner, and those of an invitation', async () => {
    const [owner, staff] = [await openOwned(), await signUpNewcomer(server)];
    await join(owner, staff);
    await allow(owner, staff.user.id, { cariRead: true });
    const { data: invitation } = await add(owner, `${crypto.randomUUID()}@ornek.com.tr`);
    await allow(owner, invitation.id, { faturaWrite: true });
    expect(await list(owner)).toMatchObject([
      { owner: true, permissions: fullPermissions },
      { id: staff.user.id, emailVerified: true, permissions: { ...none, cariRead: true } },
      { id: invitation.id, emailVerified: false, permissions: { ...none, faturaRead: true, faturaWrite: true } },
    ]);
  });

  it('USR-06: write permission includes read permission', async () => {
    const [owner, staff] = [await openOwned(), await signUpNewcomer(server)];
    await join(owner, staff);
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

  it('USR-08: the owner has all permissions, which cannot be changed', async () => {
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

  it('A-06, ATK-07: refuses changes of the caller’s own permissions, even by an admin who is a member', async () => {
    const owner = await openOwned();
    const staff = await addMember(server, owner.companyId, { yetkilendirmeRead: true, yetkilendirmeWrite: true });
    const admin = await addMember(server, owner.companyId, { yetkilendirmeWrite: true });
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

  it.each(permissionNames)(
    'A-06, ATK-07: a member with yetkilendirmeWrite can grant %s only if they have it',
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

  it('A-06: only the owner grants yetkilendirmeWrite, and permissions that the granting user lacks stay', async () => {
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

  it('USR-14: answers 404 for a user of another company or of none', async () => {
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

  it('MNY-104: a body without tahsilatRead and tahsilatWrite keeps what the member or the invitation has', async () => {
    const [owner, staff] = [await openOwned(), await signUpNewcomer(server)];
    await join(owner, staff);
    const { data: invitation } = await add(owner, `${crypto.randomUUID()}@ornek.com.tr`);
    const { tahsilatRead: _read, tahsilatWrite: _write, ...older } = { ...none, faturaRead: true };
    for (const id of [staff.user.id, invitation.id]) {
      const params = { query: owner.query, path: { id } };
      const put = async () => (await owner.client.PUT('/company/user/{id}/permissions', { params, body: older })).data;
      expect(await put()).toEqual({ ...none, faturaRead: true });
      const { data } = await allow(owner, id, { tahsilatWrite: true });
      expect(data).toEqual({ ...none, tahsilatRead: true, tahsilatWrite: true });
      const kept = { ...none, faturaRead: true, tahsilatRead: true, tahsilatWrite: true };
      expect(await put()).toEqual(kept);
      expect((await owner.client.GET('/company/user/{id}/permissions', { params })).data).toEqual(kept);
      await allow(owner, id, { tahsilatRead: true });
      expect(await put()).toEqual({ ...none, faturaRead: true, tahsilatRead: true });
    }
  });

  it('A-52: a body without muhasebeRead and muhasebeWrite keeps what the member has', async () => {
    const owner = await openOwned();
    const staff = await addMember(server, owner.companyId, { muhasebeRead: true, muhasebeWrite: true });
    const { muhasebeRead: _read, muhasebeWrite: _write, ...older } = { ...none, faturaRead: true };
    const params = { query: owner.query, path: { id: staff.user.id } };
    const { data } = await owner.client.PUT('/company/user/{id}/permissions', { params, body: older });
    expect(data).toEqual({ ...none, faturaRead: true, muhasebeRead: true, muhasebeWrite: true });
  });

  it('MNY-104: a member may save permissions that keep a tahsilatWrite which they lack themselves', async () => {
    const owner = await openOwned();
    const giver = await addMember(server, owner.companyId, manager);
    const target = await addMember(server, owner.companyId, { tahsilatRead: true, tahsilatWrite: true });
    const { tahsilatRead: _read, tahsilatWrite: _write, ...older } = { ...none, stokRead: true };
    const params = { query: owner.query, path: { id: target.user.id } };
    expect((await giver.client.PUT('/company/user/{id}/permissions', { params, body: older })).data).toEqual({
      ...none,
      stokRead: true,
      tahsilatRead: true,
      tahsilatWrite: true,
    });
  });

  it('MNY-104: a body that ends tahsilatRead and omits tahsilatWrite ends both', async () => {
    const owner = await openOwned();
    const staff = await addMember(server, owner.companyId, { tahsilatRead: true, tahsilatWrite: true });
    const { tahsilatWrite: _, ...body } = { ...none, stokRead: true };
    const params = { query: owner.query, path: { id: staff.user.id } };
    const { data } = await owner.client.PUT('/company/user/{id}/permissions', { params, body });
    expect(data).toEqual({ ...none, stokRead: true });
  });

  it('MNY-104, A-52: an owner whom an older server stored gets the later permissions at the next start', async () => {
    const owner = await openOwned();
    const staff = await addMember(server, owner.companyId, { faturaRead: true });
    await server.db.queries.execute(`
      update member set permissions = array(select name from unnest(permissions) name where name !~ '^(tahsilat|muhasebe)')
      where company_id = '${owner.companyId}'`);
    await migrate(server.db);
    const permissionsOf = async ({ client }: Newcomer) =>
      (await client.GET('/company')).data.items.find(({ id }) => id === owner.companyId)?.permissions;
    expect(await permissionsOf(owner)).toEqual(fullPermissions);
    expect(await permissionsOf(staff)).toEqual({ ...none, faturaRead: true });
  });

  it('rejects a body that omits a permission, and ignores unknown ones', async () => {
    const [owner, staff] = [await openOwned(), await signUpNewcomer(server)];
    await join(owner, staff);
    const put = (body: object) =>
      owner.client.PUT('/company/user/{id}/permissions', {
        params: { query: owner.query, path: { id: staff.user.id } },
        body: body as Permissions,
      });
    expect(await apiError(put({ faturaRead: true }))).toMatchObject({ status: 422 });
    const { apiWrite: _omitted, ...others } = none;
    expect(await apiError(put(others))).toMatchObject({ status: 422 });
    expect((await put({ ...none, companyId: nobody, userId: nobody, owner: true })).data).toEqual(none);
    expect(await list(owner)).toMatchObject([{ owner: true }, { id: staff.user.id, owner: false }]);
  });

  it('are in the audit log', async () => {
    const [owner, staff] = [await openOwned(), await signUpNewcomer(server)];
    await join(owner, staff);
    await allow(owner, staff.user.id, { cariWrite: true });
    await remove(owner, staff.user.id);
    const rows = await server.db.queries
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.companyId, owner.companyId), eq(auditLog.entityId, staff.user.id)))
      .orderBy(auditLog.seq);
    expect(rows).toMatchObject([
      { action: 'updatePermissions', userId: owner.user.id, details: { granted: ['cariRead', 'cariWrite'] } },
      { action: 'removeCompanyUser', userId: owner.user.id },
    ]);
    expect(JSON.stringify(rows)).not.toContain(staff.email);
  });
});

describe('DELETE /company/user/{id}', () => {
  it('API-38, USR-09: ends only that membership, at once', async () => {
    const [first, second, staff] = [await openOwned(), await openOwned(), await signUpNewcomer(server)];
    for (const owner of [first, second]) {
      await join(owner, staff);
      await allow(owner, staff.user.id, { yetkilendirmeRead: true });
    }
    expect((await remove(first, staff.user.id)).response.status).toBe(204);
    expect(await apiError(list(as(staff, first)))).toMatchObject({ status: 403 });
    expect(await list(as(staff, second))).toHaveLength(2);
    expect((await staff.client.GET('/account')).data.id).toBe(staff.user.id);
    expect(await apiError(remove(first, staff.user.id))).toMatchObject({ status: 404 });
    expect((await add(first, staff.email)).response.status).toBe(201);
  });

  it('USR-09: needs yetkilendirmeWrite, not just read permission', async () => {
    const [owner, staff] = [await openOwned(), await signUpNewcomer(server)];
    await join(owner, staff);
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

  it('ADM-08, ADM-04: does not own other companies: the list holds their own, and shows that the caller is an admin', async () => {
    const [owner, admin] = [await openOwned(), await makeAdmin()];
    expect((await admin.client.GET('/company')).data).toEqual({ items: [], admin: true });
    expect((await owner.client.GET('/company')).data.admin).toBe(false);
  });

  it('ADM-08: has only the granted permissions on data as a member', async () => {
    const [owner, admin] = [await openOwned(), await makeAdmin()];
    await join(owner, admin);
    expect(await apiError(admin.client.GET('/fatura', { params: { query: owner.query } }))).toMatchObject({
      status: 403,
    });
    await allow(owner, admin.user.id, { faturaRead: true });
    expect((await admin.client.GET('/fatura', { params: { query: owner.query } })).response.status).toBe(200);
  });

  it('ADM-08, CMP-33: may delete a company, and a deleted one is inaccessible for everyone', async () => {
    const [owner, admin] = [await openOwned(), await makeAdmin()];
    expect((await admin.client.DELETE('/company', { params: { query: owner.query } })).response.status).toBe(204);
    expect(await apiError(list(as(admin, owner)))).toMatchObject({ status: 403 });
    expect(
      (await server.db.queries.select().from(companies).where(eq(companies.id, owner.companyId)))[0]?.deletedAt,
    ).toEqual(server.clock.now());
  });
});
