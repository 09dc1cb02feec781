import { DAY_MS, fullPermissions, noPermissions } from '@kalem/domain';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { invitations, members, users } from '../src/schema';
import { apiError } from '../src/testing/answers';
import { addMember, mailsTo, type Newcomer, signUpAdmin, signUpNewcomer, signUpOwner } from '../src/testing/people';
import { openPartner, sessionOf } from '../src/testing/partners';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();
const admin = await signUpAdmin(server);
const refused = { status: 403, code: 'NO_PERMISSION' };
const none = '00000000-0000-4000-8000-000000000000';

const invite = ({ client }: Newcomer, companyId: string, email: string) =>
  client.PUT('/company/user', { params: { query: { companyId } }, body: { email } });
const allow = ({ client }: Newcomer, companyId: string, id: string, permissions = fullPermissions) =>
  client.PUT('/company/user/{id}/permissions', {
    params: { query: { companyId }, path: { id } },
    body: permissions,
  });
const editCard = (companyId: string) =>
  admin.client.PUT('/company', { params: { query: { companyId } }, body: { cadde: 'Atatürk Cad.' } });

/** Inserts an invitation without the checks of the call. */
async function insertInvitation(companyId: string, email: string): Promise<string> {
  const id = crypto.randomUUID();
  const createdAt = server.clock.now();
  const expiresAt = new Date(createdAt.getTime() + DAY_MS);
  const row = { id, companyId, email, permissions: noPermissions, createdAt, expiresAt };
  await server.db.queries.insert(invitations).values(row);
  return id;
}

const ofOwner = async () => (await signUpOwner(server)).companyId;
const ofPartner = async () => {
  const { bank } = await openPartner(server);
  return (await bank.createSession(sessionOf())).companyId;
};

describe.each([
  ['of a user', ofOwner],
  ['of a partner', ofPartner],
])('an admin in a company %s', (_, openOne) => {
  it('ATK-63, A-23: cannot become a member: inviting, granting, accepting and reading answer 403', async () => {
    const companyId = await openOne();
    const query = { companyId };
    expect(await apiError(invite(admin, companyId, admin.email))).toMatchObject(refused);
    // An admin cannot change the company's invitations either.
    const invitationId = await insertInvitation(companyId, 'davetli@ornek.com.tr');
    expect(await apiError(allow(admin, companyId, invitationId))).toMatchObject(refused);
    const params = { query, path: { id: invitationId } };
    expect(await apiError(admin.client.POST('/company/user/{id}/invitation', { params }))).toMatchObject(refused);
    expect(
      await apiError(admin.client.POST('/account/invitation/{id}', { params: { path: { id: invitationId } } })),
    ).toMatchObject({ status: 404 });
    for (const path of [
      '/fatura',
      '/cari',
      '/stok',
      '/anasayfa',
      '/company/user',
      '/company/api',
      '/company/gib',
    ] as const)
      expect([path, await apiError(admin.client.GET(path, { params: { query } }))]).toMatchObject([path, refused]);
    expect(await server.db.queries.$count(members, eq(members.userId, admin.user.id))).toBe(0);
  });

  it('ATK-63, A-23: cannot create keys, portal accounts or pictures, nor remove users', async () => {
    const companyId = await openOne();
    const query = { companyId };
    const key = admin.client.POST('/company/api', { params: { query }, body: { name: 'Muhasebe' } });
    expect(await apiError(key)).toMatchObject(refused);
    const gib = admin.client.PUT('/company/gib', { params: { query }, body: { userCode: '33333301', password: '1' } });
    expect(await apiError(gib)).toMatchObject(refused);
    const file = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'logo.jpg', { type: 'image/jpeg' });
    const picture = admin.client.POST('/company/image', {
      params: { query: { companyId, type: 'LOGO' } },
      body: { file },
    });
    expect(await apiError(picture)).toMatchObject(refused);
    const removal = admin.client.DELETE('/company/user/{id}', { params: { query, path: { id: none } } });
    expect(await apiError(removal)).toMatchObject(refused);
  });

  it('A-23, ADM-08: reads the card, extends the trial, activates, edits and deletes', async () => {
    const companyId = await openOne();
    const card = () => admin.client.GET('/admin/company/{id}', { params: { path: { id: companyId } } });
    const onlyTheCard = { ...noPermissions, companyWrite: true };
    expect((await card()).data).toMatchObject({ id: companyId, owner: false, permissions: onlyTheCard });
    await admin.client.POST('/admin/company/extend-demo', { body: { companyId, duration: 7 } });
    await admin.client.POST('/admin/company/activate', { body: { companyId } });
    expect((await editCard(companyId)).data).toMatchObject({ id: companyId, owner: false, permissions: onlyTheCard });
    expect((await card()).data).toMatchObject({ demoDuration: 7, paidAt: { Valid: true }, cadde: 'Atatürk Cad.' });
    expect((await admin.client.DELETE('/company', { params: { query: { companyId } } })).response.status).toBe(204);
    expect(await apiError(card())).toMatchObject({ status: 404 });
  });
});

it('A-23, A-18: the owner sees in the audit log that an admin read the company, and not that a member did', async () => {
  const owner = await signUpOwner(server);
  const readers = async () =>
    (await owner.client.GET('/company/denetim', { params: { query: { ...owner.query, islem: 'getCompany' } } })).data
      .items;
  const read = () => admin.client.GET('/admin/company/{id}', { params: { path: { id: owner.companyId } } });
  await read();
  await read();
  expect(await readers()).toMatchObject([{ kullanici: { id: admin.user.id, name: admin.user.name } }]);
  const person = await addMember(server, owner.companyId, noPermissions);
  await server.db.queries.update(users).set({ admin: true }).where(eq(users.id, person.user.id));
  await person.client.GET('/admin/company/{id}', { params: { path: { id: owner.companyId } } });
  expect(await readers()).toHaveLength(1);
});

it('A-23: the operator sees in the audit log, once a day, that an admin listed the cards of all companies', async () => {
  const reader = await signUpAdmin(server);
  await reader.client.GET('/admin/company');
  await reader.client.GET('/admin/company');
  const { data } = await reader.client.GET('/admin/denetim', {
    params: { query: { islem: 'listAllCompanies', kullanici: reader.user.id } },
  });
  expect(data.items).toMatchObject([{ kullanici: { id: reader.user.id }, sirket: null, hedef: '' }]);
});

describe('an admin who is a member', () => {
  const joined = async (permissions: Parameters<typeof addMember>[2]) => {
    const owner = await signUpOwner(server);
    const person = await addMember(server, owner.companyId, permissions);
    await server.db.queries.update(users).set({ admin: true }).where(eq(users.id, person.user.id));
    return { owner, person };
  };

  it('A-23, A-06: cannot grant a permission that they lack, or yetkilendirmeWrite', async () => {
    const { owner, person } = await joined({ yetkilendirmeRead: true, yetkilendirmeWrite: true, cariRead: true });
    const staff = await addMember(server, owner.companyId, {});
    const grant = (permissions: object) =>
      allow(person, owner.companyId, staff.user.id, { ...noPermissions, ...permissions });
    expect(await apiError(grant({ faturaRead: true }))).toMatchObject({ status: 403, code: 'PERMISSION_NOT_YOURS' });
    expect(await apiError(grant({ yetkilendirmeWrite: true }))).toMatchObject({ status: 403, code: 'OWNER_GIVES' });
    expect((await grant({ cariRead: true })).data).toMatchObject({ cariRead: true, faturaRead: false });
  });

  it('A-23: edits the card without companyWrite, as in every company, and reads only granted data', async () => {
    const { owner, person } = await joined({ cariRead: true });
    const params = { query: owner.query };
    expect((await person.client.PUT('/company', { params, body: { cadde: 'Lale Sk.' } })).response.status).toBe(200);
    expect((await person.client.GET('/cari', { params })).response.status).toBe(200);
    expect(await apiError(person.client.GET('/fatura', { params }))).toMatchObject(refused);
    expect(await apiError(person.client.GET('/company/user', { params }))).toMatchObject(refused);
  });
});

describe('mail to the owner', () => {
  it('A-23: is sent for each act of an operator', async () => {
    const { companyId, email } = await signUpOwner(server, { unvan: 'Işık Tarım Ltd. Şti.' });
    const header = { 'Idempotency-Key': crypto.randomUUID() };
    for (const _ of ['once', 'again'])
      await admin.client.POST('/admin/company/extend-demo', { params: { header }, body: { companyId, duration: 7 } });
    await admin.client.POST('/admin/company/activate', { body: { companyId } });
    await editCard(companyId);
    await admin.client.DELETE('/company', { params: { query: { companyId } } });
    const mails = await mailsTo(server, email);
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(
      new Set(['Işık Tarım Ltd. Şti.: Kalem yöneticisi bir işlem yaptı']),
    );
    const acts = [
      'Deneme süresi 7 gün uzatıldı.',
      'Yıllık üyelik, ödeme alınmadan başlatıldı.',
      'Şirket bilgileri değiştirildi. Yeni bilgileri Şirketlerim sayfasında görebilirsiniz.',
      'Şirket silindi. Verisine artık erişilemez.',
    ];
    expect(mails.map(({ body }) => body.split('\n')[4]).sort()).toEqual(acts.sort());
  });

  it('A-23: is sent for each new member, once', async () => {
    const [owner, guest] = [await signUpOwner(server), await signUpNewcomer(server)];
    const { data: invited } = await invite(owner, owner.companyId, guest.email);
    expect(await mailsTo(server, owner.email)).toEqual([]);
    for (const _ of ['once', 'again'])
      await guest.client.POST('/account/invitation/{id}', { params: { path: { id: invited.id } } });
    const mails = await mailsTo(server, owner.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body).toContain(`${guest.user.name} (${guest.email}) davetinizi kabul etti`);
  });

  it('A-23: is not sent for acts of the owner or a member, nor to users of a partner', async () => {
    const owner = await signUpOwner(server);
    const params = { query: owner.query };
    await owner.client.PUT('/company', { params, body: { cadde: 'Lale Sk.' } });
    const staff = await addMember(server, owner.companyId, { companyWrite: true });
    await server.db.queries.update(users).set({ admin: true }).where(eq(users.id, staff.user.id));
    await staff.client.PUT('/company', { params, body: { cadde: 'Gül Sk.' } });
    expect(await mailsTo(server, owner.email)).toEqual([]);
    await server.db.queries.update(users).set({ admin: true }).where(eq(users.id, owner.user.id));
    await owner.client.POST('/admin/company/activate', { body: { companyId: owner.companyId } });
    expect(await mailsTo(server, owner.email)).toEqual([]);
    await editCard(await ofPartner());
    expect((await server.outbox()).filter(({ to }) => to.endsWith('@partner.invalid'))).toEqual([]);
  });
});

it('A-23: refuses invitations into a partner’s company, even by a member with all permissions', async () => {
  const companyId = await ofPartner();
  const [insider, guest] = [await addMember(server, companyId, fullPermissions), await signUpNewcomer(server)];
  expect(await apiError(invite(insider, companyId, guest.email))).toMatchObject(refused);
  expect(await server.db.queries.$count(invitations, eq(invitations.companyId, companyId))).toBe(0);
});

it('A-23: an older invitation into a company of a partner is neither listed, renewed nor accepted', async () => {
  const companyId = await ofPartner();
  const [insider, guest] = [await addMember(server, companyId, fullPermissions), await signUpNewcomer(server)];
  const id = await insertInvitation(companyId, guest.email);
  const params = { query: { companyId }, path: { id } };
  expect(await apiError(insider.client.POST('/company/user/{id}/invitation', { params }))).toMatchObject(refused);
  expect((await guest.client.GET('/account/invitation')).data).toEqual({ items: [] });
  const accepted = guest.client.POST('/account/invitation/{id}', { params: { path: { id } } });
  expect(await apiError(accepted)).toMatchObject({ status: 404 });
});
