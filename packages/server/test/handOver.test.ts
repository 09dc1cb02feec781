import { fullPermissions, noPermissions } from '@kalem/domain';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { rowsOf } from '../src/db/rows';
import { members } from '../src/companies/tables';
import { auditLog, users } from '../src/schema';
import { apiError } from '../src/testing/answers';
import {
  addMember,
  mailsTo,
  type Newcomer,
  type Owner,
  signUpAdmin,
  signUpNewcomer,
  signUpOwner,
} from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();

const openOwned = () => signUpOwner(server, { unvan: 'Şık Ürünler A.Ş.' });
const handOver = (
  by: Pick<Newcomer, 'client'>,
  { query }: Owner,
  body: { id: string; password: string; leave?: boolean },
) => by.client.PUT('/company/owner', { params: { query }, body });
const usersOf = async ({ client }: Pick<Newcomer, 'client'>, { query }: Owner) =>
  (await client.GET('/company/user', { params: { query } })).data.items;
const companiesOf = async ({ client }: Pick<Newcomer, 'client'>) => (await client.GET('/company')).data.items;

describe('PUT /company/owner', () => {
  it('A-06, A-18: makes a member the owner with the old owner’s password, keeps the old owner with all permissions, and mails both', async () => {
    const owner = await openOwned();
    const heir = await addMember(server, owner.companyId, { faturaRead: true });
    await handOver(owner, owner, { id: heir.user.id, password: owner.password });
    expect(await companiesOf(heir)).toMatchObject([{ id: owner.companyId, owner: true, permissions: fullPermissions }]);
    expect(await companiesOf(owner)).toMatchObject([
      { id: owner.companyId, owner: false, permissions: fullPermissions },
    ]);
    expect(await usersOf(owner, owner)).toMatchObject([
      { id: heir.user.id, owner: true },
      { id: owner.user.id, owner: false },
    ]);

    expect((await mailsTo(server, heir.email))[0]?.subject).toBe('Şık Ürünler A.Ş. size devredildi');
    expect((await mailsTo(server, owner.email))[0]).toMatchObject({
      subject: 'Şık Ürünler A.Ş. devredildi',
      body: expect.stringContaining('tüm yetkilerle kullanıcı olarak kaldınız'),
    });
    const isIt = and(eq(auditLog.companyId, owner.companyId), eq(auditLog.action, 'handOverCompany'));
    expect(await server.db.queries.select().from(auditLog).where(isIt)).toMatchObject([
      { userId: owner.user.id, entityId: heir.user.id, details: { leave: false } },
    ]);

    // The former owner has lost the rights of an owner.
    expect(await apiError(owner.client.DELETE('/company', { params: { query: owner.query } }))).toMatchObject({
      status: 403,
    });
    await heir.client.DELETE('/company/user/{id}', { params: { query: owner.query, path: { id: owner.user.id } } });
    expect(await companiesOf(owner)).toEqual([]);
  });

  it('A-06: the old owner can leave, and their keys stop working', async () => {
    const owner = await openOwned();
    const heir = await addMember(server, owner.companyId, {});
    const { data: key } = await owner.client.POST('/company/api', {
      params: { query: owner.query },
      body: { name: 'Muhasebe' },
    });
    await handOver(owner, owner, { id: heir.user.id, password: owner.password, leave: true });
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: key.apiKey,
      client_secret: key.apiSecret,
    });
    const asked = new Request(`${server.baseUrl}/user/token`, { method: 'POST', body });
    expect(await (await server.fetch(asked)).json()).toMatchObject({ code: 'WRONG_API_KEY' });
    expect(await companiesOf(owner)).toEqual([]);
    expect(await usersOf(heir, owner)).toMatchObject([{ id: heir.user.id, owner: true }]);
    expect((await mailsTo(server, owner.email))[0]?.body).toContain('Şirketten ayrıldınız');
  });

  it('A-18: a wrong password changes nothing, and the number of tries is limited', async () => {
    const owner = await openOwned();
    const heir = await addMember(server, owner.companyId, {});
    for (let i = 0; i < 10; i += 1)
      expect(await apiError(handOver(owner, owner, { id: heir.user.id, password: 'Yanlış1!' }))).toMatchObject({
        status: 400,
        code: 'WRONG_CURRENT_PASSWORD',
      });
    expect(await apiError(handOver(owner, owner, { id: heir.user.id, password: owner.password }))).toMatchObject({
      status: 429,
    });
    expect(await companiesOf(owner)).toMatchObject([{ owner: true }]);
    expect(await mailsTo(server, heir.email)).toEqual([]);
  });

  it('A-06: only the owner can, not a member with all permissions or an admin', async () => {
    const owner = await openOwned();
    const staff = await addMember(server, owner.companyId, fullPermissions);
    const admin = await signUpAdmin(server);
    for (const person of [staff, admin])
      expect(await apiError(handOver(person, owner, { id: staff.user.id, password: person.password }))).toMatchObject({
        status: 403,
        code: 'NO_PERMISSION',
      });
    expect(await companiesOf(owner)).toMatchObject([{ owner: true }]);
  });

  it('A-06, A-04: the new owner must be another member with a proven address', async () => {
    const [owner, stranger] = [await openOwned(), await signUpNewcomer(server)];
    const unverified = await addMember(server, owner.companyId, {});
    await server.db.queries.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, unverified.user.id));
    const { data: invited } = await owner.client.PUT('/company/user', {
      params: { query: owner.query },
      body: { email: stranger.email },
    });
    for (const id of [stranger.user.id, invited.id, unverified.user.id])
      expect(await apiError(handOver(owner, owner, { id, password: owner.password }))).toMatchObject({ status: 404 });
    expect(await apiError(handOver(owner, owner, { id: owner.user.id, password: owner.password }))).toMatchObject({
      status: 409,
      code: 'ALREADY_OWNER',
    });
  });

  it('A-06, A-04: an owner with an unproven address leaves with the hand-over, because they would lose access', async () => {
    const owner = await openOwned();
    const heir = await addMember(server, owner.companyId, {});
    await server.db.queries.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, owner.user.id));
    const form = { id: heir.user.id, password: owner.password };
    expect(await apiError(handOver(owner, owner, form))).toMatchObject({ status: 409, code: 'ADDRESS_NOT_VERIFIED' });
    expect(await companiesOf(owner)).toMatchObject([{ owner: true }]);
    await handOver(owner, owner, { ...form, leave: true });
    expect(await usersOf(heir, owner)).toMatchObject([{ id: heir.user.id, owner: true }]);
  });

  it('A-06: of two concurrent hand-overs one succeeds', async () => {
    const owner = await openOwned();
    const heirs = [await addMember(server, owner.companyId, {}), await addMember(server, owner.companyId, {})];
    const outcomes = await Promise.allSettled(
      heirs.map(({ user }) => handOver(owner, owner, { id: user.id, password: owner.password })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await usersOf(owner, owner)).filter((user) => user.owner)).toHaveLength(1);
  });

  it('A-06, USR-08: removing a user while they become the owner leaves the company with an owner', async () => {
    const owner = await openOwned();
    const heir = await addMember(server, owner.companyId, {});
    await Promise.allSettled([
      handOver(owner, owner, { id: heir.user.id, password: owner.password }),
      owner.client.DELETE('/company/user/{id}', { params: { query: owner.query, path: { id: heir.user.id } } }),
    ]);
    expect((await usersOf(owner, owner)).filter((user) => user.owner)).toHaveLength(1);
  });

  it('ATK-27: a concurrent change of their permissions leaves the new owner with all permissions', async () => {
    const owner = await openOwned();
    const heir = await addMember(server, owner.companyId, { faturaRead: true });
    const isHeir = and(eq(members.companyId, owner.companyId), eq(members.userId, heir.user.id));
    /** Waits until this many statements wait for a lock. */
    const untilWaiting = (count: number) =>
      vi.waitFor(async () => {
        const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        expect(await rowsOf(server.db.queries, waiting)).toHaveLength(count);
      });
    const both = await server.db.queries.transaction(async (tx) => {
      await tx.select().from(members).where(isHeir).for('update');
      const handing = handOver(owner, owner, { id: heir.user.id, password: owner.password });
      await untilWaiting(1);
      const params = { query: owner.query, path: { id: heir.user.id } };
      const changing = apiError(owner.client.PUT('/company/user/{id}/permissions', { params, body: noPermissions }));
      await untilWaiting(2);
      return [handing, changing];
    });
    expect(await both[1]).toMatchObject({ status: 409, code: 'OWNER_IS_FIXED' });
    await both[0];
    expect(await companiesOf(heir)).toMatchObject([{ owner: true, permissions: fullPermissions }]);
  });
});
