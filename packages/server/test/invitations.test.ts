import { noPermissions as none } from '@kalem/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { clearExpired } from '../src/clearExpired';
import { serverQueries } from '../src/db/wall';
import type { Permissions } from '../src/companies/permissions';
import { auditLog, invitations, users } from '../src/schema';
import { apiError } from '../src/testing/answers';
import {
  addMember,
  mailsTo,
  type Newcomer,
  type Owner,
  signUpNewcomer,
  signUpOwner,
  signUpUnverified,
} from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();

const DAY = 86_400;
const openOwned = () => signUpOwner(server, { unvan: 'Şık Ürünler A.Ş.' });
const freshAddress = () => `davetli-${crypto.randomUUID()}@ornek.com.tr`;

type Inviting = Pick<Owner, 'client' | 'query'>;
const invite = ({ client, query }: Inviting, email: string) =>
  client.PUT('/company/user', { params: { query }, body: { email } });
const renew = ({ client, query }: Inviting, id: string) =>
  client.POST('/company/user/{id}/invitation', { params: { query, path: { id } } });
const takeBack = ({ client, query }: Inviting, id: string) =>
  client.DELETE('/company/user/{id}', { params: { query, path: { id } } });
const allow = ({ client, query }: Inviting, id: string, permissions: Partial<Permissions>) =>
  client.PUT('/company/user/{id}/permissions', { params: { query, path: { id } }, body: { ...none, ...permissions } });
const list = async ({ client, query }: Inviting) =>
  (await client.GET('/company/user', { params: { query } })).data.items;
const received = async ({ client }: Pick<Newcomer, 'client'>) => (await client.GET('/account/invitation')).data.items;
const accept = ({ client }: Pick<Newcomer, 'client'>, id: string) =>
  client.POST('/account/invitation/{id}', { params: { path: { id } } });
const decline = ({ client }: Pick<Newcomer, 'client'>, id: string) =>
  client.DELETE('/account/invitation/{id}', { params: { path: { id } } });
const companiesOf = async ({ client }: Pick<Newcomer, 'client'>) => (await client.GET('/company')).data.items;
const notFound = { status: 404, code: 'NOT_FOUND' };

/** Signs a user up and opens the link that proves the address. */
const registerAndProve = async (email: string): Promise<Pick<Newcomer, 'client'>> => {
  const client = server.client();
  await client.POST('/user', { body: { email, password: 'Parola1!', name: 'Işıl İnce' } });
  await client.session.signIn({ email, password: 'Parola1!' });
  await prove({ client }, email);
  return { client };
};
const prove = async ({ client }: Pick<Newcomer, 'client'>, email: string) => {
  const mail = (await mailsTo(server, email)).find(({ body }) => body.includes('/email/verify/'));
  const token = /email\/verify\/(\S+)/.exec(mail?.body ?? '')?.[1] ?? '';
  await client.PUT('/account/email/verification', { body: { token } });
};

describe('PUT /company/user', () => {
  it('A-06, API-34, API-35, API-06, USR-02: invites an address, whose holder becomes a member on acceptance', async () => {
    const [owner, staff] = [await openOwned(), await signUpNewcomer(server)];
    const { data, response } = await invite(owner, ` ${staff.email.toUpperCase()} `);
    expect(response.status).toBe(201);
    const ofOwner = { id: owner.user.id, name: 'Ayşe Yılmaz', email: owner.email, owner: true, invitedUntil: null };
    const invitedUntil = new Date(server.clock.now().getTime() + 7 * DAY * 1000).toISOString();
    expect(await list(owner)).toMatchObject([
      ofOwner,
      { id: data.id, name: '', email: staff.email, owner: false, invitedUntil },
    ]);
    expect(await companiesOf(staff)).toEqual([]);
    expect(await apiError(list({ client: staff.client, query: owner.query }))).toMatchObject({ status: 403 });

    expect(await received(staff)).toEqual([
      {
        id: data.id,
        companyName: 'Şık Ürünler A.Ş.',
        permissions: none,
        createdAt: server.clock.now().toISOString(),
        expiresAt: invitedUntil,
      },
    ]);
    expect((await accept(staff, data.id)).data).toEqual({ companyId: owner.companyId });
    expect(await list(owner)).toMatchObject([
      ofOwner,
      { id: staff.user.id, name: 'Ayşe Yılmaz', email: staff.email, owner: false, invitedUntil: null },
    ]);
    expect(await companiesOf(staff)).toMatchObject([{ id: owner.companyId, owner: false, permissions: none }]);
    expect(await received(staff)).toEqual([]);
  });

  it('A-04, A-06, USR-03, ATK-14: answer, list and mail are the same with and without an account', async () => {
    const owner = await openOwned();
    const addresses = [(await signUpNewcomer(server)).email, (await signUpUnverified(server)).email, freshAddress()];
    const seen = [];
    for (const email of addresses) {
      const { data, response } = await invite(owner, email);
      const permissions = await owner.client.GET('/company/user/{id}/permissions', {
        params: { query: owner.query, path: { id: data.id } },
      });
      const again = await apiError(invite(owner, email));
      const inList = (await list(owner)).find(({ id }) => id === data.id);
      const mail = (await mailsTo(server, email)).find(({ subject }) => subject?.includes('davet'));
      seen.push({
        status: response.status,
        keys: Object.keys(data),
        permissions: permissions.data,
        again: [again?.status, again?.code],
        inList: { ...inList, id: '', email: '' },
        mail: [mail?.subject, mail?.body],
      });
    }
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    expect(seen[0]).toMatchObject({ status: 201, permissions: none, again: [409, 'USER_ALREADY_INVITED'] });
    expect(await server.db.queries.$count(users, eq(users.email, addresses[2] ?? ''))).toBe(0);
  });

  it('A-06: the mail and the invitation have the whole legal title of the company', async () => {
    const unvan = 'Çınaraltı Tesis Yönetimi, Bakım ve Temizlik Hizmetleri Sanayi Ticaret Limited Şirketi';
    const owner = await signUpOwner(server, { unvan });
    const invited = await signUpNewcomer(server);
    await invite(owner, invited.email);
    const [mail] = await mailsTo(server, invited.email);
    expect(mail?.subject).toBe(`${unvan} sizi Kalem'e davet etti`);
    expect(await received(invited)).toMatchObject([{ companyName: unvan }]);
  });

  it('A-06, USR-03: an invited address without an account finds the invitation after registering and confirming', async () => {
    const owner = await openOwned();
    const email = freshAddress();
    const { data } = await invite(owner, email);
    await allow(owner, data.id, { faturaRead: true });
    const [mail, ...more] = await mailsTo(server, email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Şık Ürünler A.Ş. sizi Kalem'e davet etti");
    expect((mail?.body ?? '').match(/https?:\/\/\S+/g)).toEqual(['http://kalem.test/login']);

    const invited = await registerAndProve(email);
    expect(await received(invited)).toMatchObject([{ id: data.id, permissions: { ...none, faturaRead: true } }]);
    await accept(invited, data.id);
    expect(await companiesOf(invited)).toMatchObject([
      { id: owner.companyId, permissions: { ...none, faturaRead: true } },
    ]);
  });

  it('A-04, ATK-04: an account with an unconfirmed address neither sees nor accepts invitations until the link is opened', async () => {
    const [owner, squatter] = [await openOwned(), await signUpUnverified(server)];
    const { data } = await invite(owner, squatter.email);
    await allow(owner, data.id, { faturaRead: true });
    expect(await received(squatter)).toEqual([]);
    expect(await apiError(accept(squatter, data.id))).toMatchObject(notFound);
    expect(await apiError(decline(squatter, data.id))).toMatchObject(notFound);
    expect(await companiesOf(squatter)).toEqual([]);
    await prove(squatter, squatter.email);
    expect(await received(squatter)).toMatchObject([{ id: data.id }]);
    await accept(squatter, data.id);
    expect(await companiesOf(squatter)).toMatchObject([{ id: owner.companyId }]);
  });

  it('A-06: an invitation is only for its own address', async () => {
    const [owner, staff, other] = [await openOwned(), await signUpNewcomer(server), await signUpNewcomer(server)];
    const { data } = await invite(owner, staff.email);
    expect(await received(other)).toEqual([]);
    expect(await apiError(accept(other, data.id))).toMatchObject(notFound);
    expect(await apiError(decline(other, data.id))).toMatchObject(notFound);
    expect(await received(staff)).toHaveLength(1);
  });

  it('A-18: expires after seven days, and can be renewed for seven more', async () => {
    const [owner, staff] = [await openOwned(), await signUpNewcomer(server)];
    const { data } = await invite(owner, staff.email);
    server.clock.advance(7 * DAY - 1);
    expect(await received(staff)).toHaveLength(1);
    server.clock.advance(1);
    expect(await received(staff)).toEqual([]);
    expect(await apiError(accept(staff, data.id))).toMatchObject(notFound);
    expect(await list(owner)).toMatchObject([{ owner: true }, { id: data.id, email: staff.email }]);

    const invitedUntil = new Date(server.clock.now().getTime() + 7 * DAY * 1000).toISOString();
    expect((await renew(owner, data.id)).data).toMatchObject({ id: data.id, email: staff.email, invitedUntil });
    expect(await mailsTo(server, staff.email)).toHaveLength(2);
    await accept(staff, data.id);
    expect(await companiesOf(staff)).toHaveLength(1);
    expect(await apiError(renew(owner, data.id))).toMatchObject(notFound);
  });

  it('A-18: an expired one can be replaced, and is deleted after a month', async () => {
    const owner = await openOwned();
    const email = freshAddress();
    const { data: first } = await invite(owner, email);
    server.clock.advance(7 * DAY);
    const { data: second } = await invite(owner, email);
    expect((await list(owner)).map(({ id }) => id)).toEqual([owner.user.id, second.id]);
    expect(second.id).not.toBe(first.id);
    const rows = () => server.db.queries.$count(invitations, eq(invitations.email, email));
    server.clock.advance(37 * DAY - 1);
    await clearExpired(serverQueries(server.db, 'sweep'), server.clock.now());
    expect(await rows()).toBe(1);
    server.clock.advance(1);
    await clearExpired(serverQueries(server.db, 'sweep'), server.clock.now());
    expect(await rows()).toBe(0);
  });

  it('A-18: a withdrawn invitation cannot be accepted', async () => {
    const [owner, staff] = [await openOwned(), await signUpNewcomer(server)];
    const { data } = await invite(owner, staff.email);
    expect((await takeBack(owner, data.id)).response.status).toBe(204);
    expect(await received(staff)).toEqual([]);
    expect(await apiError(accept(staff, data.id))).toMatchObject(notFound);
    expect(await apiError(takeBack(owner, data.id))).toMatchObject(notFound);
    expect(await list(owner)).toHaveLength(1);
  });

  it('A-06: can be declined, and sent again', async () => {
    const [owner, staff] = [await openOwned(), await signUpNewcomer(server)];
    const { data } = await invite(owner, staff.email);
    expect((await decline(staff, data.id)).response.status).toBe(204);
    expect(await received(staff)).toEqual([]);
    expect(await apiError(accept(staff, data.id))).toMatchObject(notFound);
    expect(await list(owner)).toHaveLength(1);
    expect((await invite(owner, staff.email)).response.status).toBe(201);
  });

  it('CMP-33: are deleted with the company', async () => {
    const [owner, staff] = [await openOwned(), await signUpNewcomer(server)];
    const { data } = await invite(owner, staff.email);
    await owner.client.DELETE('/company', { params: { query: owner.query } });
    expect(await received(staff)).toEqual([]);
    expect(await apiError(accept(staff, data.id))).toMatchObject(notFound);
  });

  it('A-06, ATK-07: its permissions follow the rules for granting', async () => {
    const owner = await openOwned();
    const giver = await addMember(server, owner.companyId, { yetkilendirmeRead: true, yetkilendirmeWrite: true });
    const asGiver = { client: giver.client, query: owner.query };
    const { data } = await invite(asGiver, freshAddress());
    expect(await apiError(allow(asGiver, data.id, { faturaRead: true }))).toMatchObject({
      status: 403,
      code: 'PERMISSION_NOT_YOURS',
    });
    expect(await apiError(allow(asGiver, data.id, { yetkilendirmeWrite: true }))).toMatchObject({
      status: 403,
      code: 'OWNER_GIVES',
    });
    expect((await allow(asGiver, data.id, { yetkilendirmeRead: true })).data).toEqual({
      ...none,
      yetkilendirmeRead: true,
    });
  });

  it('USR-14: another company can neither see nor change it', async () => {
    const [owner, other] = [await openOwned(), await openOwned()];
    const { data } = await invite(owner, freshAddress());
    expect(await list(other)).toHaveLength(1);
    for (const reach of [renew, takeBack, (who: typeof other, id: string) => allow(who, id, {})])
      expect(await apiError(reach(other, data.id))).toMatchObject(notFound);
    expect(await list(owner)).toHaveLength(2);
  });

  it('USR-03: 409 for an address of a member or the owner', async () => {
    const owner = await openOwned();
    const staff = await addMember(server, owner.companyId, {});
    for (const email of [staff.email, owner.email]) {
      expect(await apiError(invite(owner, email))).toMatchObject({
        status: 409,
        code: 'USER_ALREADY_ADDED',
        message: 'Bu kullanıcı zaten ekli.',
      });
    }
  });

  it('A-06: of two concurrent invitations to one address, one answers 409', async () => {
    const owner = await openOwned();
    const email = freshAddress();
    const outcomes = await Promise.allSettled([invite(owner, email), invite(owner, email)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  it('API-06: a repeated call returns the same, and invites and mails once, even after a lost answer', async () => {
    const owner = await openOwned();
    const email = freshAddress();
    const params = { query: owner.query, header: { 'Idempotency-Key': crypto.randomUUID() } };
    const answers = [];
    for (let i = 0; i < 3; i += 1)
      answers.push((await owner.client.PUT('/company/user', { params, body: { email } })).data.id);
    expect(new Set(answers).size).toBe(1);
    expect(await mailsTo(server, email)).toHaveLength(1);
  });

  it('API-06: accepting again after a lost answer changes nothing', async () => {
    const [owner, staff] = [await openOwned(), await signUpNewcomer(server)];
    const { data } = await invite(owner, staff.email);
    for (let i = 0; i < 2; i += 1) expect((await accept(staff, data.id)).data).toEqual({ companyId: owner.companyId });
    const asked = eq(auditLog.entityId, data.id);
    const rows = await server.db.queries.select().from(auditLog).where(asked).orderBy(auditLog.seq);
    expect(rows).toMatchObject([
      { action: 'addCompanyUser', userId: owner.user.id, companyId: owner.companyId },
      { action: 'acceptInvitation', userId: staff.user.id, companyId: owner.companyId },
    ]);
    expect(JSON.stringify(rows)).not.toContain(staff.email);
  });

  it('ATK-14, USR-03: the company’s name in the mail is one short line without links', async () => {
    const unvan = `Ödül kazandınız\r\nhttps://kotu.example/odul www.kotu.example ${'uzun '.repeat(40)}`;
    const owner = await signUpOwner(server, { unvan });
    const email = freshAddress();
    await invite(owner, email);
    const [mail] = await mailsTo(server, email);
    expect(mail?.subject).toMatch(/^Ödül kazandınız https kotu\. example/);
    expect(mail?.subject?.length).toBeLessThan(120);
    expect(mail?.subject).not.toMatch(/[\r\n]/);
    const links = (mail?.body ?? '').match(/\S+\.\S{2,}/g) ?? [];
    expect(links.filter((text) => text.includes('kotu.'))).toEqual([]);
    expect((mail?.body ?? '').match(/https?:\/\/\S+/g)).toHaveLength(1);
  });

  it('USR-02: refuses an invalid address at its field', async () => {
    expect(await apiError(invite(await openOwned(), 'a@b'))).toMatchObject({
      status: 422,
      faults: [{ path: 'email', message: 'Lütfen geçerli bir email adresi giriniz.' }],
    });
  });

  it('ATK-14: limits to sixty mails an hour per sender and five a day to one address', async () => {
    const owner = await openOwned();
    const email = freshAddress();
    const { data } = await invite(owner, email);
    for (let i = 0; i < 4; i += 1) await renew(owner, data.id);
    expect(await apiError(renew(owner, data.id))).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    expect(await mailsTo(server, email)).toHaveLength(5);
    for (let i = 0; i < 54; i += 1) await invite(owner, freshAddress());
    expect(await apiError(invite(owner, freshAddress()))).toMatchObject({ status: 429 });
  });

  it('ATK-71: limits to twenty mails a day to one address from all senders', async () => {
    const email = freshAddress();
    const inviters = [await openOwned(), await openOwned(), await openOwned(), await openOwned()];
    for (const owner of inviters) {
      const { data } = await invite(owner, email);
      for (let i = 0; i < 4; i += 1) await renew(owner, data.id);
    }
    const late = await openOwned();
    expect(await apiError(invite(late, email))).toMatchObject({ status: 429 });
    const change = late.client.PUT('/account/email', { body: { email, password: late.password } });
    expect(await apiError(change)).toMatchObject({ status: 429 });
    expect(await mailsTo(server, email)).toHaveLength(20);
    server.clock.advance(DAY);
    await invite(late, email);
  });

  it('ATK-71: invitations of a member end with the membership', async () => {
    const owner = await openOwned();
    const inviter = await addMember(server, owner.companyId, { yetkilendirmeRead: true, yetkilendirmeWrite: true });
    const accomplice = await signUpNewcomer(server);
    const guest = await signUpNewcomer(server);
    const { data } = await invite({ client: inviter.client, query: owner.query }, accomplice.email);
    const { data: renewed } = await invite({ client: inviter.client, query: owner.query }, guest.email);
    await renew(owner, renewed.id);
    await takeBack(owner, inviter.user.id);
    expect(await received(accomplice)).toEqual([]);
    expect(await apiError(accept(accomplice, data.id))).toMatchObject(notFound);
    expect((await list(owner)).map(({ email }) => email)).not.toContain(accomplice.email);
    await accept(guest, renewed.id);
    expect(await companiesOf(guest)).toHaveLength(1);
  });

  it('ATK-71: invitations of a member end with yetkilendirmeWrite', async () => {
    const owner = await openOwned();
    const inviter = await addMember(server, owner.companyId, { yetkilendirmeRead: true, yetkilendirmeWrite: true });
    const accomplice = await signUpNewcomer(server);
    const { data } = await invite({ client: inviter.client, query: owner.query }, accomplice.email);
    const allow = (body: typeof none) =>
      owner.client.PUT('/company/user/{id}/permissions', {
        params: { query: owner.query, path: { id: inviter.user.id } },
        body,
      });
    await allow({ ...none, yetkilendirmeRead: true, yetkilendirmeWrite: true, cariRead: true });
    expect(await received(accomplice)).toHaveLength(1);
    await allow({ ...none, yetkilendirmeRead: true });
    expect(await received(accomplice)).toEqual([]);
    expect(await apiError(accept(accomplice, data.id))).toMatchObject(notFound);
  });
});
