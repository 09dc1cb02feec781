import { operations } from '@kalem/openapi/operations';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { simulatedCards } from '../src/adapters/simulatedBank/createSimulatedPayments';
import type { AuditAction } from '../src/db/audit';
import { auditLog, campaigns, companies, coupons } from '../src/schema';
import { apiError } from '../src/testing/answers';
import { openCompany, signUpAdmin, signUpNewcomer } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const DAY = 86_400;
const nobody = '00000000-0000-4000-8000-000000000000';

const server = await testServer();
const admin = await signUpAdmin(server);

const companyOf = async (unvan = 'Işık Ltd. Şti.') => {
  const owner = await signUpNewcomer(server);
  const { id } = await openCompany(owner.client, { unvan });
  return { owner, id };
};
const audits = (action: AuditAction, entityOf: { companyId?: string; entityId?: string }) =>
  server.db.queries.$count(
    auditLog,
    and(
      eq(auditLog.action, action),
      entityOf.companyId
        ? eq(auditLog.companyId, entityOf.companyId)
        : eq(auditLog.entityId, entityOf.entityId ?? nobody),
    ),
  );

describe('access', () => {
  it.each(Object.entries(operations).filter(([, { permission }]) => permission === 'admin'))(
    'USR-13, ADM-04, ADM-02: %s is only for admins: 401 without a session, 403 for the owner of a company',
    async (_, { method, path }) => {
      const { owner } = await companyOf();
      const response = await server.fetch(
        new Request(`${server.baseUrl}/user/token`, {
          method: 'POST',
          body: new URLSearchParams({ grant_type: 'password', email: owner.email, password: owner.password }),
        }),
      );
      const { access_token } = (await response.json()) as { access_token: string };
      const ask = (headers: Record<string, string>) =>
        server.fetch(
          new Request(`${server.baseUrl}${path.replaceAll(/\{\w+\}/g, nobody)}`, {
            method: method.toUpperCase(),
            headers,
            ...(method !== 'get' && { body: '{}' }),
          }),
        );
      expect((await ask({})).status).toBe(401);
      const refused = await ask({ Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' });
      expect([refused.status, await refused.json()]).toEqual([
        403,
        { code: 'NO_PERMISSION', message: 'Bu işlem için yetkiniz bulunmamaktadır.' },
      ]);
    },
  );

  it('ADM-04: the list of companies shows whether the user is an admin', async () => {
    expect((await admin.client.GET('/company')).data.admin).toBe(true);
    expect((await (await companyOf()).owner.client.GET('/company')).data.admin).toBe(false);
  });
});

describe('companies', () => {
  it('API-42, ADM-03: lists all without their images and without deleted ones', async () => {
    const [here, gone] = [await companyOf('Çınar A.Ş.'), await companyOf()];
    await server.db.queries
      .update(companies)
      .set({ logoData: 'data:image/jpeg;base64,AAAA', imzaData: 'data:image/jpeg;base64,BBBB' })
      .where(eq(companies.id, here.id));
    await server.db.queries.update(companies).set({ deletedAt: server.clock.now() }).where(eq(companies.id, gone.id));
    const { items } = (await admin.client.GET('/admin/company')).data;
    expect(items.find(({ id }) => id === here.id)).toMatchObject({
      unvan: 'Çınar A.Ş.',
      logoData: null,
      imzaData: null,
      owner: false,
      permissions: { companyWrite: true, faturaRead: false },
    });
    expect(items.some(({ id }) => id === gone.id)).toBe(false);
  });

  it('API-43, ADM-04: returns one with logo and signature', async () => {
    const { id } = await companyOf();
    await server.db.queries
      .update(companies)
      .set({ logoData: 'data:image/jpeg;base64,AAAA', imzaData: 'data:image/jpeg;base64,BBBB' })
      .where(eq(companies.id, id));
    const get = (company: string) => admin.client.GET('/admin/company/{id}', { params: { path: { id: company } } });
    expect((await get(id)).data).toMatchObject({
      id,
      logoData: 'data:image/jpeg;base64,AAAA',
      imzaData: 'data:image/jpeg;base64,BBBB',
    });
    expect(await apiError(get(nobody))).toMatchObject({ status: 404 });
  });

  it('ADM-08: an admin may act for any company, but cannot read its data', async () => {
    const { id } = await companyOf();
    const query = { companyId: id };
    expect((await admin.client.PUT('/company', { params: { query }, body: { unvan: 'Yeni Unvan' } })).data.unvan).toBe(
      'Yeni Unvan',
    );
    expect(await apiError(admin.client.GET('/fatura', { params: { query } }))).toMatchObject({ status: 403 });
    expect(await apiError(admin.client.GET('/cari', { params: { query } }))).toMatchObject({ status: 403 });
  });

  const extend = (companyId: string, duration: number, key?: string) =>
    admin.client.POST('/admin/company/extend-demo', {
      body: { companyId, duration },
      ...(key !== undefined && { params: { header: { 'Idempotency-Key': key } } }),
    });

  it('API-44, ADM-06: a longer trial reactivates a company, a repeated call adds nothing, and each is in the audit log', async () => {
    const { owner, id } = await companyOf();
    const list = () => owner.client.GET('/fatura', { params: { query: { companyId: id } } });
    server.clock.advance(8 * DAY);
    expect(await apiError(list())).toMatchObject({ status: 402 });
    await Promise.allSettled([extend(id, 3, 'uc-gun-daha'), extend(id, 3, 'uc-gun-daha')]);
    await extend(id, 3, 'uc-gun-daha');
    expect((await list()).data.items).toEqual([]);
    await extend(id, 4);
    expect((await owner.client.GET('/company')).data.items[0]?.demoDuration).toBe(7);
    expect(await audits('extendDemo', { companyId: id })).toBe(2);
  });

  it('ADM-06: accepts one day and 365 days', async () => {
    const { owner, id } = await companyOf();
    await extend(id, 1);
    await extend(id, 365);
    expect((await owner.client.GET('/company')).data.items[0]?.demoDuration).toBe(366);
  });

  it.each([0, -1, 366, 1.5])('ADM-06: refuses %o days', async (duration) => {
    const { id } = await companyOf();
    expect(await apiError(extend(id, duration))).toMatchObject({ status: 422, faults: [{ path: 'duration' }] });
  });

  it('API-45, ADM-07: activation starts a year now, and a repeated call does not restart it', async () => {
    const { owner, id } = await companyOf();
    const activate = () =>
      admin.client.POST('/admin/company/activate', {
        body: { companyId: id },
        params: { header: { 'Idempotency-Key': 'etkinlestir' } },
      });
    const now = server.clock.now().toISOString();
    expect((await activate()).data).toEqual({});
    server.clock.advance(60);
    await activate();
    expect((await owner.client.GET('/company')).data.items[0]?.paidAt).toEqual({ Valid: true, Time: now });
    expect(await audits('activateCompany', { companyId: id })).toBe(1);
  });

  it('API-44, API-45: an unknown company is 404', async () => {
    expect(await apiError(extend(nobody, 1))).toMatchObject({ status: 404 });
    expect(await apiError(admin.client.POST('/admin/company/activate', { body: { companyId: nobody } }))).toMatchObject(
      { status: 404 },
    );
  });
});

describe('payments', () => {
  it('API-41: lists paid ones newest first with amount and time, and no others', async () => {
    const { owner, id } = await companyOf();
    const query = { companyId: id };
    const body = {
      cardHolderFullName: 'Ayşe Yılmaz',
      cardNumber: simulatedCards.approves,
      expMonth: '01',
      expYear: '2030',
      cvcNumber: '123',
    };
    const { url } = (await owner.client.POST('/company/payment', { params: { query }, body })).data;
    const ofCompany = async (query: { hepsi?: boolean } = {}) =>
      (await admin.client.GET('/admin/payment', { params: { query } })).data.items.filter(
        ({ companyId }) => companyId === id,
      );
    expect(await ofCompany()).toEqual([]);
    expect(await ofCompany({ hepsi: true })).toMatchObject([{ durum: 'BEKLIYOR', hata: '' }]);
    await server.bank(
      new Request(url, { method: 'POST', body: new URLSearchParams({ kod: simulatedCards.code, islem: 'onayla' }) }),
    );
    const tx = url.split('/').at(-1) ?? '';
    await owner.client.GET('/payment/{id}', { params: { path: { id: tx } } });
    const { vknTckn } = (await owner.client.GET('/company')).data.items[0] ?? {};
    const paid = {
      id: tx,
      companyId: id,
      sirket: 'Işık Ltd. Şti.',
      vknTckn,
      amount: '1498.80',
      durum: 'ODENDI',
      hata: '',
      kupon: null,
      createdAt: server.clock.now().toISOString(),
    };
    expect(await ofCompany()).toEqual([paid]);
    expect(await ofCompany({ hepsi: true })).toEqual([paid]);
  });

  it('A-18, API-41: lists each with its coupon, and refused ones with the reason if all are requested', async () => {
    const { owner, id } = await companyOf();
    const params = { query: { companyId: id } };
    const { data: campaign } = await admin.client.POST('/admin/kampanya', {
      body: { ad: 'Sonbahar', kuponSayisi: 1, indirimOrani: '12.5' },
    });
    const { data: coupons } = await admin.client.GET('/admin/kampanya/{id}', { params: { path: { id: campaign.id } } });
    const kod = coupons.items[0]?.kod ?? '';
    const body = {
      cardHolderFullName: 'Ayşe Yılmaz',
      cardNumber: simulatedCards.declines,
      expMonth: '01',
      expYear: '2030',
      cvcNumber: '123',
      coupon: kod,
    };
    const { url } = (await owner.client.POST('/company/payment', { params, body })).data;
    await server.bank(
      new Request(url, { method: 'POST', body: new URLSearchParams({ kod: simulatedCards.code, islem: 'onayla' }) }),
    );
    const { data: outcome } = await owner.client.GET('/payment/{id}', {
      params: { path: { id: url.split('/').at(-1) ?? '' } },
    });
    expect(outcome.verified).toBe(false);
    const { items } = (await admin.client.GET('/admin/payment', { params: { query: { hepsi: true } } })).data;
    expect(items.filter(({ companyId }) => companyId === id)).toMatchObject([
      { durum: 'REDDEDILDI', hata: outcome.error, kupon: { kod, indirimOrani: '12.5' }, amount: '1311.46' },
    ]);
    expect((await admin.client.GET('/admin/payment')).data.items.filter(({ companyId }) => companyId === id)).toEqual(
      [],
    );
  });
});

describe('campaigns and coupons', () => {
  const campaign = { ad: 'Kasım İndirimi', aciklama: 'Ğ ş ı', kuponSayisi: 40, indirimOrani: '25.5' };
  const create = async (changes: Partial<typeof campaign> = {}, key: string = crypto.randomUUID()) =>
    (
      await admin.client.POST('/admin/kampanya', {
        body: { ...campaign, ...changes },
        params: { header: { 'Idempotency-Key': key } },
      })
    ).data;
  const page = async (id: string, query: { page?: number; dagitim?: boolean } = {}) =>
    (await admin.client.GET('/admin/kampanya/{id}', { params: { path: { id }, query } })).data;

  it('API-48, API-46, ADM-10, ADM-12: creates a campaign with its coupons, each with its own code', async () => {
    const { id, ...made } = await create();
    expect(made).toEqual(campaign);
    expect((await admin.client.GET('/admin/kampanya')).data.items).toContainEqual({ id, ...campaign });
    const codes = (await server.db.queries.select().from(coupons).where(eq(coupons.campaignId, id))).map(
      ({ kod }) => kod,
    );
    expect(new Set(codes).size).toBe(40);
    for (const kod of codes) expect(kod).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    expect(await audits('createCampaign', { entityId: id })).toBe(1);
  });

  it('ADM-11, ADM-12: creates ten thousand different coupons at once while other calls are answered', async () => {
    const made = create({ kuponSayisi: 10_000 });
    let done = false;
    void made.finally(() => (done = true));
    let answered = 0;
    for (; !done; answered += 1) {
      expect((await server.fetch(new Request(`${server.baseUrl}/hash`))).status).toBe(200);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const { id } = await made;
    expect(await server.db.queries.$count(coupons, eq(coupons.campaignId, id))).toBe(10_000);
    expect(answered).toBeGreaterThan(1);
    const last = await page(id, { page: 667 });
    expect([last.items.length, last.hasNext]).toEqual([10, false]);
  });

  it('ADM-12: a repeated or concurrent call creates one campaign', async () => {
    const ad = `Bir Kez ${crypto.randomUUID()}`;
    await Promise.allSettled(Array.from({ length: 10 }, () => create({ ad }, 'kampanya-bir-kez')));
    expect((await create({ ad }, 'kampanya-bir-kez')).ad).toBe(ad);
    expect(await server.db.queries.$count(campaigns, eq(campaigns.ad, ad))).toBe(1);
  });

  it.each([
    [{ ad: ' ' }, 'ad', 'Bu alan gereklidir'],
    [{ kuponSayisi: 0 }, 'kuponSayisi', 'Sıfırdan büyük olmalıdır'],
    [{ kuponSayisi: 10_001 }, 'kuponSayisi', 'En fazla 10000 olabilir'],
    [{ indirimOrani: '0' }, 'indirimOrani', 'Sıfırdan büyük olmalıdır'],
    [{ indirimOrani: '100.5' }, 'indirimOrani', 'Oran en fazla 100 olabilir'],
  ])('ADM-11: refuses %o', async (changes, path, message) => {
    expect(await apiError(create(changes))).toMatchObject({ status: 422, faults: [{ path, message }] });
  });

  it('API-47, ADM-16: returns coupons in pages of 15, and with dagitim only those that were given away', async () => {
    const { id } = await create({ kuponSayisi: 32 });
    const pages = await Promise.all([1, 2, 3, 4].map((number) => page(id, { page: number })));
    expect(pages.map(({ items, hasNext }) => [items.length, hasNext])).toEqual([
      [15, true],
      [15, true],
      [2, false],
      [0, false],
    ]);
    const all = pages.flatMap(({ items }) => items);
    expect(new Set(all.map(({ kod }) => kod)).size).toBe(32);
    expect(all[0]).toEqual({
      id: all[0]?.id,
      kod: all[0]?.kod,
      musteri: '',
      musteriyeVerildi: { Valid: false },
      usedAt: { Valid: false, Time: '0001-01-01T00:00:00Z' },
    });
    for (const index of [3, 20])
      await admin.client.PUT('/admin/kupon/{id}', {
        params: { path: { id: all[index]?.id ?? '' } },
        body: { musteri: `Müşteri ${index}`, musteriyeVerildi: { Valid: true } },
      });
    expect((await page(id, { dagitim: true })).items.map(({ musteri }) => musteri)).toEqual([
      'Müşteri 3',
      'Müşteri 20',
    ]);
    expect((await page(id, { dagitim: false })).items).toHaveLength(15);
    expect(await apiError(page(nobody))).toMatchObject({ status: 404 });
  });

  it('API-49: changes and audits a coupon’s customer, but not its use', async () => {
    const { id } = await create({ kuponSayisi: 1 });
    const [only] = (await page(id)).items;
    await server.db.queries
      .update(coupons)
      .set({ usedAt: server.clock.now() })
      .where(eq(coupons.id, only?.id ?? nobody));
    const put = (couponId: string, musteri: string, isGiven: boolean) =>
      admin.client.PUT('/admin/kupon/{id}', {
        params: { path: { id: couponId } },
        body: { musteri, musteriyeVerildi: { Valid: isGiven } },
      });
    expect((await put(only?.id ?? nobody, ' Iğdır Çiçekçilik ', true)).data).toMatchObject({
      musteri: 'Iğdır Çiçekçilik',
      musteriyeVerildi: { Valid: true },
      usedAt: { Valid: true, Time: server.clock.now().toISOString() },
    });
    expect((await put(only?.id ?? nobody, '', false)).data).toMatchObject({
      musteri: '',
      musteriyeVerildi: { Valid: false },
    });
    expect(await audits('updateCoupon', { entityId: only?.id ?? nobody })).toBe(2);
    expect(await apiError(put(nobody, 'x', true))).toMatchObject({ status: 404 });
  });
});
