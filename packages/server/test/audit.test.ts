import type { components } from '@kalem/openapi';
import { describe, expect, it } from 'vitest';
import { addDays, fullPermissions, istanbulNow, noPermissions } from '@kalem/domain';
import { withCompany } from '../src/db/wall';
import { writeAudit } from '../src/db/audit';
import { apiError } from '../src/testing/answers';
import { invoiceBody } from '../src/testing/invoices';
import { addMember, linkNewcomer, type Owner, signUpAdmin, signUpNewcomer, signUpOwner } from '../src/testing/people';

import { testServer } from '../src/testing/startTestServer';

type Entry = components['schemas']['AuditEntry'];

const server = await testServer();
const admin = await signUpAdmin(server);

type Filter = Omit<NonNullable<Parameters<typeof ofAll>[0]>, 'sirket'>;

const ofCompany = async ({ client, query }: Pick<Owner, 'client' | 'query'>, filter: Filter = {}) =>
  (await client.GET('/company/denetim', { params: { query: { ...query, ...filter } } })).data;
const ofAll = async (
  query: {
    page?: number;
    sirket?: string;
    konu?: components['schemas']['AuditSubject'];
    islem?: components['schemas']['AuditAction'];
    kullanici?: string;
    baslangicTarihi?: string;
    bitisTarihi?: string;
  } = {},
) => (await admin.client.GET('/admin/denetim', { params: { query } })).data;
const actionsOf = ({ items }: { items: readonly Entry[] }) => items.map(({ islem }) => islem);

/** A company whose owner has created a key and changed the title. */
async function openBusy() {
  const owner = await signUpOwner(server, { unvan: 'Işık Ltd. Şti.' });
  const params = { query: owner.query };
  await owner.client.POST('/company/api', { params, body: { name: 'Muhasebe programı' } });
  await owner.client.PUT('/company', { params, body: { unvan: 'Işık A.Ş.' } });
  return owner;
}

describe('GET /company/denetim', () => {
  it('A-18: lists who did what to what and when, newest first, and nothing else', async () => {
    const owner = await openBusy();
    const page = await ofCompany(owner);
    expect(actionsOf(page)).toEqual(['updateCompany', 'createApiKey', 'createCompany']);
    expect(page).toMatchObject({ page: 1, pageSize: 15, hasNext: false });
    const { sira, ...made } = page.items[1] ?? { sira: 0 };
    expect(sira).toBeGreaterThan(0);
    expect(made).toEqual({
      an: server.clock.now().toISOString(),
      islem: 'createApiKey',
      kullanici: { id: owner.user.id, name: owner.user.name },
      sirket: null,
      hedef: 'Muhasebe programı',
      gun: null,
    });
    expect(JSON.stringify(page)).not.toContain(owner.email);
  });

  it('A-18: shows names of the maximum length', async () => {
    const owner = await openBusy();
    const name = 'İlgın Özçivelek '.repeat(13).slice(0, 200);
    await owner.client.PUT('/account/name', { body: { name } });
    const page = await ofCompany(owner);
    expect(page.items.map(({ kullanici }) => kullanici?.name)).toEqual([name, name, name]);
  });

  it('A-18, USR-11: another company’s owner and the staff cannot read it', async () => {
    const [owner, other] = [await openBusy(), await signUpOwner(server)];
    expect(await apiError(ofCompany({ client: other.client, query: owner.query }))).toMatchObject({ status: 403 });
    expect(actionsOf(await ofCompany(other))).toEqual(['createCompany']);
    const staff = await addMember(server, owner.companyId, fullPermissions);
    expect(await apiError(ofCompany({ client: staff.client, query: owner.query }))).toMatchObject({
      status: 403,
      code: 'NO_PERMISSION',
    });
  });

  it('A-18: filters by subject, action, person and day, in pages', async () => {
    const owner = await openBusy();
    const today = istanbulNow(server.clock.now()).date;
    await withCompany(server.db, owner.companyId, async (tx) => {
      for (let index = 0; index < 20; index += 1)
        await writeAudit(tx, { action: 'syncCompany', at: new Date(`${addDays(today, -1)}T23:59:59.999+03:00`) });
    });
    expect(actionsOf(await ofCompany(owner, { konu: 'YETKI' }))).toEqual(['createApiKey']);
    expect(actionsOf(await ofCompany(owner, { islem: 'updateCompany' }))).toEqual(['updateCompany']);
    expect(actionsOf(await ofCompany(owner, { islem: 'updateCompany', konu: 'YETKI' }))).toEqual([]);
    const pages = [await ofCompany(owner), await ofCompany(owner, { page: 2 })];
    expect(pages.map(({ items, hasNext }) => [items.length, hasNext])).toEqual([
      [15, true],
      [8, false],
    ]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ sira }) => sira))).size).toBe(23);
    expect((await ofCompany(owner, { kullanici: owner.user.id })).items).toHaveLength(3);
    expect((await ofCompany(owner, { baslangicTarihi: today })).items).toHaveLength(3);
    const before = await ofCompany(owner, { bitisTarihi: addDays(today, -1), page: 2 });
    expect(actionsOf(before)).toEqual(Array.from({ length: 5 }, () => 'syncCompany'));
    expect(before.items[0]?.kullanici).toBeNull();
    expect(await apiError(ofCompany(owner, { baslangicTarihi: '2026-13-01' }))).toMatchObject({ status: 400 });
  });

  it('A-18: shows a waiting invitation by its address, and an accepted one by the person', async () => {
    const [owner, guest] = [await signUpOwner(server), await signUpNewcomer(server)];
    const params = { query: owner.query };
    const { data: invited } = await owner.client.PUT('/company/user', { params, body: { email: guest.email } });
    await owner.client.PUT('/company/user/{id}/permissions', {
      params: { ...params, path: { id: invited.id } },
      body: { ...noPermissions, cariRead: true },
    });
    const seen = async () =>
      (await ofCompany(owner, { konu: 'YETKI' })).items.map(({ islem, hedef }) => [islem, hedef]);
    expect(await seen()).toEqual([
      ['updatePermissions', guest.email],
      ['addCompanyUser', guest.email],
    ]);
    await guest.client.POST('/account/invitation/{id}', { params: { path: { id: invited.id } } });
    expect(await seen()).toEqual([
      ['acceptInvitation', ''],
      ['updatePermissions', guest.user.name],
      ['addCompanyUser', guest.user.name],
    ]);
  });

  it('A-18: shows the number of an invoice to the owner', async () => {
    const owner = await linkNewcomer(server, '33333302');
    const { data: invoice } = await owner.client.POST('/fatura', {
      params: { query: owner.query },
      body: invoiceBody(),
    });
    expect(invoice.belgeNumarasi).toMatch(/^GIB/);
    const { items } = await ofCompany(owner, { konu: 'FATURA' });
    expect(items.map(({ hedef }) => hedef)).toEqual([invoice.belgeNumarasi]);
  });

  it('A-18: shows who requested a signing code, and wrong codes', async () => {
    const owner = await linkNewcomer(server, '33333304');
    const params = { query: owner.query };
    const { data: first } = await owner.client.POST('/fatura', { params, body: invoiceBody() });
    const { data: second } = await owner.client.POST('/fatura', { params, body: invoiceBody() });
    const sign = async (...faturaIds: string[]) => {
      const { data } = await owner.client.POST('/fatura/imza', { params, body: { faturaIds } });
      const body = { signature: data.signatureId, smsCode: 'YANLIS' };
      expect(await apiError(owner.client.POST('/fatura/imza-onay', { params, body }))).toMatchObject({ status: 400 });
    };
    await sign(first.id);
    await sign(first.id, second.id);
    const { items } = await ofCompany(owner, { konu: 'FATURA' });
    expect(items.slice(0, 4)).toMatchObject([
      { islem: 'signingCodeWrong', hedef: '', kullanici: { id: owner.user.id } },
      { islem: 'startSigning', hedef: '', kullanici: { id: owner.user.id } },
      { islem: 'signingCodeWrong', hedef: first.belgeNumarasi },
      { islem: 'startSigning', hedef: first.belgeNumarasi },
    ]);
  });
});

describe('GET /admin/denetim', () => {
  it('A-18, ADM-04: lists all companies and actions without one, each with its company', async () => {
    const owner = await openBusy();
    await admin.client.POST('/admin/company/extend-demo', { body: { companyId: owner.companyId, duration: 14 } });
    const { data: campaign } = await admin.client.POST('/admin/kampanya', {
      body: { ad: 'Sonbahar', kuponSayisi: 1, indirimOrani: '10' },
    });
    const company = { id: owner.companyId, ad: 'Işık A.Ş.' };
    const person = { id: admin.user.id, name: admin.user.name };
    const [made, extended] = (await ofAll({ kullanici: admin.user.id })).items;
    expect(made).toMatchObject({ islem: 'createCampaign', kullanici: person, sirket: null, hedef: campaign.ad });
    expect(extended).toMatchObject({ islem: 'extendDemo', kullanici: person, sirket: company, gun: 14 });
    const inCompany = await ofAll({ sirket: owner.companyId });
    expect(actionsOf(inCompany)).toEqual(['extendDemo', 'updateCompany', 'createApiKey', 'createCompany']);
    expect(actionsOf(await ofAll({ sirket: owner.companyId, konu: 'UYELIK' }))).toEqual(['extendDemo']);
    expect(actionsOf(await ofAll({ sirket: owner.companyId, islem: 'createApiKey' }))).toEqual(['createApiKey']);
    expect((await ofAll({ konu: 'OTURUM' })).items.every(({ sirket }) => sirket === null)).toBe(true);
  });
});

describe('sign-ins', () => {
  it('A-25, ATK-71: right and wrong ones are in the log, with the account if there is one', async () => {
    const { email, password, user } = await signUpNewcomer(server);
    const signIn = (typed: { email: string; password: string }) => apiError(server.client().session.signIn(typed));
    await signIn({ email, password: 'Yanlis1!' });
    await server.client().session.signIn({ email, password });
    expect(actionsOf(await ofAll({ kullanici: user.id })).slice(0, 2)).toEqual(['signIn', 'signInFailed']);
    await signIn({ email: 'yok@ornek.com.tr', password: 'Yanlis1!' });
    expect((await ofAll({ islem: 'signInFailed' })).items[0]).toMatchObject({ kullanici: null, hedef: '' });
  });

  it('ATK-71: sign-ins with an API key are in the company’s log under the name of the key', async () => {
    const owner = await signUpOwner(server);
    const { data: key } = await owner.client.POST('/company/api', {
      params: { query: owner.query },
      body: { name: 'Muhasebe programı' },
    });
    const signIn = (client_secret: string) =>
      server.client().POST('/user/token', {
        body: { grant_type: 'client_credentials', client_id: key.apiKey, client_secret },
      });
    await apiError(signIn('yanlis'));
    await signIn(key.apiSecret);
    expect((await ofCompany(owner)).items.slice(0, 2)).toMatchObject([
      { islem: 'signIn', hedef: 'Muhasebe programı' },
      { islem: 'signInFailed', hedef: 'Muhasebe programı' },
    ]);
  });
});
