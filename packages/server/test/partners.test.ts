import { noPermissions } from '@kalem/domain';
import { createClient } from '@kalem/sdk';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { auditLog, companies, idempotencyKeys, outbox, partnerKeys, partnerSessions, users } from '../src/schema';
import { withCompany } from '../src/db/wall';
import { apiError } from '../src/testing/answers';
import { bankWith, newTaxNumber, openPartner, pageWith, partnerFields, sessionOf } from '../src/testing/partners';
import { linkNewcomer, openCompany, signUpAdmin, signUpNewcomer, signUpOwner } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();
const nobody = '00000000-0000-4000-8000-000000000000';
const inCompany = (companyId: string) => ({ query: { companyId } });
const auditOf = async (action: (typeof auditLog.$inferSelect)['action'], entityId: string) =>
  server.db.queries
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.entityId, entityId)))
    .orderBy(auditLog.seq);
const customer = { vknTckn: '1938472657', unvan: 'Büyükçamlıca Özel Eğitim Kurumları A.Ş.', tuzel: true };

describe('the operator’s calls', () => {
  it('PRT-01: creates, changes, pauses and resumes a partner, each with an audit row', async () => {
    const admin = await signUpAdmin(server);
    const body = {
      ...partnerFields,
      ad: ' Meridyen Bank ',
      kaynaklar: [...partnerFields.kaynaklar, 'http://localhost:3000'],
    };
    const { data: made, response } = await admin.client.POST('/admin/partner', { body });
    expect(response.status).toBe(201);
    expect(made).toEqual({
      ...body,
      id: made.id,
      ad: 'Meridyen Bank',
      durum: 'ACIK',
      hatirlatma: false,
      tahsilatAdresi: '',
      tahsilatSirri: false,
      createdAt: server.clock.now().toISOString(),
      anahtarlar: [],
      sirketSayisi: 0,
      kullaniciSayisi: 0,
    });
    const change = async (changes: object) =>
      (
        await admin.client.PUT('/admin/partner/{id}', {
          params: { path: { id: made.id } },
          body: { ...partnerFields, ...changes },
        })
      ).data;
    expect(await change({ ad: 'Meridyen Yatırım', durum: 'DURDURULDU' })).toMatchObject({
      ad: 'Meridyen Yatırım',
      durum: 'DURDURULDU',
    });
    // Without `durum` the state does not change.
    expect(await change({})).toMatchObject({ ad: 'Meridyen Bank', durum: 'DURDURULDU' });
    expect(await change({ durum: 'ACIK' })).toMatchObject({ durum: 'ACIK', kaynaklar: partnerFields.kaynaklar });
    const { data: list } = await admin.client.GET('/admin/partner');
    expect(list.items.find(({ id }) => id === made.id)).toMatchObject({ ad: 'Meridyen Bank', durum: 'ACIK' });
    expect(await auditOf('createPartner', made.id)).toMatchObject([{ userId: admin.user.id }]);
    expect((await auditOf('updatePartner', made.id)).map(({ details }) => details)).toEqual([
      { durum: 'DURDURULDU' },
      { durum: 'DURDURULDU' },
      { durum: 'ACIK' },
    ]);
    const { data: seen } = await admin.client.GET('/admin/denetim', {
      params: { query: { kullanici: admin.user.id } },
    });
    expect(seen.items.find(({ islem }) => islem === 'createPartner')).toMatchObject({ hedef: 'Meridyen Bank' });
  });

  it.each([
    [{ ad: ' ' }, 'ad', 'REQUIRED'],
    [{ kaynaklar: [] }, 'kaynaklar', 'REQUIRED'],
    [{ kaynaklar: ['https://banka.example/fatura'] }, 'kaynaklar', 'INVALID_ORIGIN'],
    [{ dakikadaOturum: 0 }, 'dakikadaOturum', 'NOT_POSITIVE'],
  ])('PRT-01: refuses %o', async (changes, path, code) => {
    const { client } = await signUpAdmin(server);
    const error = await apiError(client.POST('/admin/partner', { body: { ...partnerFields, ...changes } }));
    expect(error).toMatchObject({ status: 422, faults: [{ path, code }] });
  });

  it('PRT-02: a key is returned once, stored hashed, and shows its last use', async () => {
    const { admin, id, partnerKey, bank } = await openPartner(server);
    expect(partnerKey).toMatch(/^kalem_partner_[\w-]{43}$/);
    const listed = async () => {
      const { data } = await admin.client.GET('/admin/partner');
      return data.items.find((one) => one.id === id)?.anahtarlar;
    };
    const key = { ad: 'Canlı', sonHaneler: partnerKey.slice(-4), bitis: null, lastUsedAt: null };
    expect(await listed()).toEqual([expect.objectContaining(key)]);
    const stored = JSON.stringify([
      await server.db.queries.select().from(partnerKeys),
      await server.db.queries.select().from(idempotencyKeys),
      await server.db.queries.select().from(auditLog),
      server.logs,
    ]);
    expect(stored).not.toContain(partnerKey);
    const { token } = await bank.createSession(sessionOf());
    expect(JSON.stringify(await server.db.queries.select().from(partnerSessions))).not.toContain(token);
    expect(await listed()).toMatchObject([{ lastUsedAt: server.clock.now().toISOString() }]);
  });

  it('PRT-02: a replaced key works for 24 hours next to its successor', async () => {
    const { admin, keyId, bank } = await openPartner(server);
    const { data: next } = await admin.client.POST('/admin/partner-anahtari/{id}/yenile', {
      params: { path: { id: keyId } },
    });
    expect(next).toMatchObject({ ad: 'Canlı', bitis: null, anahtar: expect.stringMatching(/^kalem_partner_/) });
    const successor = bankWith(server, next.anahtar);
    await successor.createSession(sessionOf());
    server.clock.advance(24 * 3600 - 1);
    await bank.createSession(sessionOf());
    server.clock.advance(1);
    expect(await apiError(bank.createSession(sessionOf()))).toMatchObject({ status: 401, code: 'PARTNER_KEY_REFUSED' });
    await successor.createSession(sessionOf());
    expect(await auditOf('rotatePartnerKey', next.id)).toHaveLength(1);
    // A key that has ended cannot be replaced again.
    const again = admin.client.POST('/admin/partner-anahtari/{id}/yenile', { params: { path: { id: keyId } } });
    expect(await apiError(again)).toMatchObject({ status: 404 });
  });

  it('PRT-02, ATK-36: a revoked key and its sessions stop working at once', async () => {
    const { admin, id, keyId, bank } = await openPartner(server);
    const { data: other } = await admin.client.POST('/admin/partner/{id}/anahtar', {
      params: { path: { id } },
      body: { ad: 'Yedek' },
    });
    const stolen = await bank.createSession(sessionOf());
    const own = await bankWith(server, other.anahtar).createSession(sessionOf());
    await admin.client.DELETE('/admin/partner-anahtari/{id}', { params: { path: { id: keyId } } });
    expect(await apiError(bank.createSession(sessionOf()))).toMatchObject({ status: 401, code: 'PARTNER_KEY_REFUSED' });
    expect(await apiError(pageWith(server, stolen.token).GET('/company'))).toMatchObject({ status: 401 });
    await pageWith(server, own.token).GET('/company');
    expect(await auditOf('revokePartnerKey', keyId)).toHaveLength(1);
  });

  it('PRT-01, PRT-07: a pause ends a partner’s sessions and disables its key; resuming enables it', async () => {
    const { admin, id, bank } = await openPartner(server);
    const before = await bank.createSession(sessionOf());
    const put = (durum: 'ACIK' | 'DURDURULDU') =>
      admin.client.PUT('/admin/partner/{id}', { params: { path: { id } }, body: { ...partnerFields, durum } });
    await put('DURDURULDU');
    expect(await apiError(bank.createSession(sessionOf()))).toMatchObject({ status: 403, code: 'PARTNER_PAUSED' });
    expect(await apiError(pageWith(server, before.token).GET('/company'))).toMatchObject({ status: 401 });
    await put('ACIK');
    expect(await apiError(pageWith(server, before.token).GET('/company'))).toMatchObject({ status: 401 });
    const after = await bank.createSession(sessionOf());
    await pageWith(server, after.token).GET('/company');
  });

  it('ATK-37: sessions opened during the pause do not work', async () => {
    const { admin, id, bank } = await openPartner(server);
    const openings = Array.from({ length: 12 }, () => bank.createSession(sessionOf()).catch(() => undefined));
    const body = { ...partnerFields, durum: 'DURDURULDU' } as const;
    await admin.client.PUT('/admin/partner/{id}', { params: { path: { id } }, body });
    const opened = (await Promise.all(openings)).flatMap((session) => session ?? []);
    for (const { token } of opened)
      expect(await apiError(pageWith(server, token).GET('/company'))).toMatchObject({ status: 401 });
    expect(await server.db.queries.select().from(partnerSessions).where(eq(partnerSessions.partnerId, id))).toEqual([]);
  });
});

describe('POST /partner/session', () => {
  it('PRT-04: creates user and company by the partner’s ids on first use, and finds them again', async () => {
    const { id: partnerId, bank } = await openPartner(server);
    const asked = sessionOf();
    const first = await bank.createSession(asked);
    expect(first).toEqual({
      id: first.id,
      token: expect.stringMatching(/^kalem_session_[\w-]{43}$/) as string,
      expiresAt: new Date(server.clock.now().getTime() + 900_000).toISOString(),
      companyId: expect.any(String) as string,
      userId: expect.any(String) as string,
    });
    const second = await bank.createSession({ ...asked, kullanici: { ...asked.kullanici, ad: 'Gülşah Demir' } });
    expect(second).toMatchObject({ companyId: first.companyId, userId: first.userId });
    expect(second.token).not.toBe(first.token);
    const [user] = await server.db.queries.select().from(users).where(eq(users.id, first.userId));
    expect(user).toMatchObject({ name: 'Gülşah Demir', partnerId, partnerRef: asked.kullanici.kimlik, admin: false });
    const { data } = await pageWith(server, first.token).GET('/company');
    expect(data).toMatchObject({
      admin: false,
      items: [
        {
          id: first.companyId,
          unvan: 'Işık Tarım Ltd. Şti.',
          owner: false,
          permissions: { ...noPermissions, faturaRead: true, faturaWrite: true, cariRead: true, cariWrite: true },
        },
      ],
    });
    expect(await auditOf('createPartnerSession', first.id)).toMatchObject([
      { companyId: first.companyId, userId: first.userId, details: { partnerId, widgets: asked.widgetler } },
    ]);
    expect(await auditOf('createPartnerCompany', first.companyId)).toHaveLength(1);
  });

  it('PRT-07: writes one audit row a day for a user’s sessions, and another when their permissions or the key change', async () => {
    const { admin, keyId, bank } = await openPartner(server);
    const asked = sessionOf();
    const { companyId } = await bank.createSession(asked);
    const rows = () =>
      server.db.queries
        .select({ details: auditLog.details })
        .from(auditLog)
        .where(and(eq(auditLog.companyId, companyId), eq(auditLog.action, 'createPartnerSession')))
        .orderBy(auditLog.seq);
    await bank.createSession(asked);
    expect(await rows()).toHaveLength(1);
    await bank.createSession({ ...asked, yetkiler: ['faturaRead'] });
    expect((await rows()).map(({ details }) => details?.['permissions'])).toEqual([asked.yetkiler, ['faturaRead']]);
    await bank.createSession({ ...asked, kullanici: { kimlik: crypto.randomUUID(), ad: 'Gülşah Demir' } });
    expect(await rows()).toHaveLength(3);
    const { data: key } = await admin.client.POST('/admin/partner-anahtari/{id}/yenile', {
      params: { path: { id: keyId } },
    });
    const successor = bankWith(server, key.anahtar);
    await successor.createSession(asked);
    expect(await rows()).toHaveLength(4);
    const before = server.clock.now();
    server.clock.advance(24 * 3600);
    await successor.createSession(asked);
    server.clock.set(before);
    expect(await rows()).toHaveLength(5);
  });

  it('PRT-04, ATK-35: many concurrent first calls create one user and one company', async () => {
    const { id: partnerId, bank } = await openPartner(server);
    const asked = sessionOf();
    const sessions = await Promise.all(Array.from({ length: 8 }, () => bank.createSession(asked)));
    expect(new Set(sessions.map(({ userId }) => userId)).size).toBe(1);
    expect(new Set(sessions.map(({ companyId }) => companyId)).size).toBe(1);
    expect(new Set(sessions.map(({ token }) => token)).size).toBe(8);
    expect(await server.db.queries.select().from(users).where(eq(users.partnerId, partnerId))).toHaveLength(1);
    expect(await server.db.queries.select().from(companies).where(eq(companies.partnerId, partnerId))).toHaveLength(1);
  });

  it('PRT-12: a later call updates and audits user and company, and keeps omitted fields', async () => {
    const { id: partnerId, bank } = await openPartner(server);
    const asked = sessionOf();
    const address = { cadde: 'Mithatpaşa Caddesi', apartmanAdi: 'Irmak Apartmanı', il: 'İZMİR', ilce: 'KONAK' };
    const { token, companyId } = await bank.createSession({ ...asked, sirket: { ...asked.sirket, ...address } });
    const company = async () => (await pageWith(server, token).GET('/company')).data.items[0];
    expect(await company()).toMatchObject({ unvan: 'Işık Tarım Ltd. Şti.', ...address });
    const { kimlik, vknTckn } = asked.sirket;
    const moved = { cadde: 'Atatürk Bulvarı', apartmanAdi: '', email: ' Bilgi@Isik.Example ' };
    const { userId } = await bank.createSession({ ...asked, sirket: { kimlik, vknTckn, ...moved } });
    const now = { ...address, cadde: 'Atatürk Bulvarı', apartmanAdi: '', email: 'bilgi@isik.example' };
    expect(await company()).toMatchObject({ unvan: 'Işık Tarım Ltd. Şti.', ...now });
    const grown = { unvan: 'Işık Tarım A.Ş.', cadde: 'Atatürk Bulvarı' };
    await bank.createSession({ ...asked, sirket: { kimlik, vknTckn, ...grown } });
    await bank.createSession({ ...asked, sirket: { kimlik, vknTckn, ...grown } });
    expect(await company()).toMatchObject({ ...now, ...grown });
    expect(await auditOf('updateCompany', companyId)).toMatchObject([
      { userId, details: { partnerId, fields: ['cadde', 'apartmanAdi', 'email'] } },
      { userId, details: { partnerId, fields: ['unvan'] } },
    ]);
    const wrong = bank.createSession({ ...asked, sirket: { ...asked.sirket, email: 'bilgi@' } });
    expect(await apiError(wrong)).toMatchObject({ status: 422, faults: [{ path: 'sirket.email' }] });
  });

  it('PRT-12: the first link at the portal fills the company’s missing fields', async () => {
    const { bank } = await openPartner(server);
    // The tax number of portal account 33333302.
    const sirket = { kimlik: 'firma', vknTckn: '5560173901', unvan: 'Kızılırmak Un', cadde: 'Sanayi Caddesi' };
    const { token, companyId } = await bank.createSession(
      sessionOf({ sirket, widgetler: ['portal-credentials'], yetkiler: ['companyWrite'] }),
    );
    const page = pageWith(server, token);
    await page.PUT('/company/gib', { params: inCompany(companyId), body: { userCode: '33333302', password: '1' } });
    const [company] = (await page.GET('/company')).data.items;
    expect(company).toMatchObject({ unvan: 'Kızılırmak Un', cadde: 'Sanayi Caddesi', gibDogrulandi: true });
    expect(company?.vergiDairesi).not.toBe('');
    expect(company?.il).not.toBe('');
  });

  it('PRT-04: the same Idempotency-Key returns the same session, and the stored answer is sealed', async () => {
    const { partnerKey } = await openPartner(server);
    const client = createClient({
      baseUrl: server.baseUrl,
      fetch: server.fetch,
      auth: { getAccessToken: async () => partnerKey },
    });
    const header = { 'Idempotency-Key': crypto.randomUUID() };
    const body = sessionOf();
    const { data: first } = await client.POST('/partner/session', { params: { header }, body });
    const { data: second } = await client.POST('/partner/session', { params: { header }, body });
    expect(second).toEqual(first);
    expect(JSON.stringify(await server.db.queries.select().from(idempotencyKeys))).not.toContain(first.token);
  });

  it('PRT-04: another key of the partner does not get the stored session of an Idempotency-Key', async () => {
    const { admin, id, partnerKey } = await openPartner(server);
    const { data: key } = await admin.client.POST('/admin/partner/{id}/anahtar', {
      params: { path: { id } },
      body: { ad: 'Yedek' },
    });
    const header = { 'Idempotency-Key': crypto.randomUUID() };
    const body = sessionOf();
    const tokens: string[] = [];
    for (const used of [partnerKey, key.anahtar]) {
      const auth = { getAccessToken: async () => used };
      const client = createClient({ baseUrl: server.baseUrl, fetch: server.fetch, auth });
      tokens.push((await client.POST('/partner/session', { params: { header }, body })).data.token);
    }
    expect(new Set(tokens).size).toBe(2);
  });

  it.each([
    [{ kullanici: { kimlik: ' ', ad: 'Gülşah Işık' } }, 'kullanici.kimlik', 'REQUIRED'],
    [{ kullanici: { kimlik: '1', ad: '' } }, 'kullanici.ad', 'REQUIRED'],
    [{ sirket: { kimlik: '1', vknTckn: '12345' } }, 'sirket.vknTckn', 'VKN_TCKN_LENGTH'],
    [{ widgetler: [] }, 'widgetler', 'REQUIRED'],
    [{ widgetler: ['invoice-list', 'permissions'] }, 'widgetler[1]', 'WIDGET_NOT_FOR_PARTNERS'],
    [{ widgetler: ['audit-log'] }, 'widgetler[0]', 'WIDGET_NOT_FOR_PARTNERS'],
    [{ widgetler: ['admin-payments'] }, 'widgetler[0]', 'WIDGET_NOT_FOR_PARTNERS'],
    [{ widgetler: ['__proto__'] }, 'widgetler[0]', 'WIDGET_NOT_FOR_PARTNERS'],
  ])('PRT-04: refuses %o', async (changes, path, code) => {
    const { bank } = await openPartner(server);
    const error = await apiError(bank.createSession(sessionOf(changes)));
    expect(error).toMatchObject({ status: 422, faults: [{ path, code }] });
  });

  it.each(['yetkilendirmeRead', 'yetkilendirmeWrite', 'apiWrite', 'admin'])(
    'PRT-05, ATK-32: no session gets %s, even if its partner requests it',
    async (yetki) => {
      const { bank } = await openPartner(server);
      const yetkiler = ['faturaRead', yetki] as unknown as ['faturaRead'];
      expect(await apiError(bank.createSession(sessionOf({ yetkiler })))).toMatchObject({ status: 422 });
    },
  );

  it('PRT-05, ATK-32: a wider session of the same user does not widen a narrow one', async () => {
    const { bank } = await openPartner(server);
    const asked = sessionOf({ widgetler: ['invoice-list'], yetkiler: ['faturaRead'] });
    const narrow = await bank.createSession(asked);
    await bank.createSession({
      ...asked,
      widgetler: ['invoice-list', 'customer-list'],
      yetkiler: ['faturaWrite', 'cariWrite', 'companyWrite'],
    });
    const page = pageWith(server, narrow.token);
    const place = inCompany(narrow.companyId);
    await page.GET('/fatura', { params: place });
    expect(await apiError(page.GET('/cari', { params: place }))).toMatchObject({
      status: 403,
      code: 'OUTSIDE_PARTNER_SESSION',
    });
    const drop = page.DELETE('/fatura/{id}', { params: { ...place, path: { id: nobody } } });
    expect(await apiError(drop)).toMatchObject({ status: 403, code: 'NO_PERMISSION' });
    const { data } = await page.GET('/company');
    expect(data.items[0]?.permissions).toEqual({ ...noPermissions, faturaRead: true });
  });

  it('PRT-05: no session shows an owner, although the first user is stored as the owner', async () => {
    const { bank } = await openPartner(server);
    const { token, companyId } = await bank.createSession(
      sessionOf({ widgetler: ['portal-credentials'], yetkiler: ['companyWrite'] }),
    );
    const { data } = await pageWith(server, token).GET('/company');
    expect(data.items).toMatchObject([{ id: companyId, owner: false, permissions: { companyWrite: true } }]);
  });

  it('PRT-08, NUM-02: a session ends after 15 minutes and cannot be renewed', async () => {
    const { bank } = await openPartner(server);
    const { token, companyId } = await bank.createSession(sessionOf());
    const page = pageWith(server, token);
    server.clock.advance(899);
    await page.GET('/fatura', { params: inCompany(companyId) });
    server.clock.advance(1);
    const over = page.GET('/fatura', { params: inCompany(companyId) });
    expect(await apiError(over)).toMatchObject({ status: 401, code: 'SESSION_OVER' });
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: token });
    const refreshed = await server.fetch(new Request(`${server.baseUrl}/user/token`, { method: 'POST', body }));
    expect(refreshed.status).toBe(400);
  });

  it('PRT-09, ATK-39: limits the sessions a minute to the operator’s setting, separately for each partner', async () => {
    const { bank } = await openPartner(server, { dakikadaOturum: 3 });
    for (let n = 0; n < 3; n += 1) await bank.createSession(sessionOf());
    const error = await apiError(bank.createSession(sessionOf()));
    expect(error).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS', retryAfter: 60 });
    await (await openPartner(server)).bank.createSession(sessionOf());
    server.clock.advance(60);
    await bank.createSession(sessionOf());
  });

  it('PRT-10, PAY-01: a partner pays for its companies: they work after the trial, get no notices of it, and say so', async () => {
    const { bank } = await openPartner(server);
    const asked = sessionOf();
    const { companyId } = await bank.createSession(asked);
    const created = new Date(server.clock.now().getTime() - 400 * 86_400_000);
    await server.db.queries.update(companies).set({ createdAt: created }).where(eq(companies.id, companyId));
    const page = pageWith(server, (await bank.createSession(asked)).token);
    await page.GET('/fatura', { params: inCompany(companyId) });
    expect((await page.GET('/company')).data.items).toMatchObject([{ partnerLisansi: true }]);
    const own = await signUpOwner(server);
    expect((await own.client.GET('/company')).data.items[0]).not.toHaveProperty('partnerLisansi');
    // With a trial, the company would have one day left, at which owners are notified at noon. A partner's company has
    // no trial.
    const almost = new Date(server.clock.now().getTime() - 6 * 86_400_000);
    await server.db.queries.update(companies).set({ createdAt: almost }).where(eq(companies.id, companyId));
    await server.settle(26, 3600);
    expect((await server.outbox()).filter(({ to }) => to.endsWith('partner.invalid'))).toEqual([]);
  });
});

describe('ending sessions', () => {
  it('PRT-07: ends one, all of a user or all of the partner, audits each, and does not find unknown ones', async () => {
    const { id: partnerId, bank } = await openPartner(server);
    const ayse = sessionOf();
    const mine = [await bank.createSession(ayse), await bank.createSession(ayse), await bank.createSession(ayse)];
    const other = await bank.createSession(sessionOf());
    const works = (session: { token: string } | undefined) =>
      pageWith(server, session?.token ?? '')
        .GET('/company')
        .then(
          () => true,
          () => false,
        );
    await bank.revokeSession(mine[0]?.id ?? '');
    expect(await Promise.all([...mine, other].map(works))).toEqual([false, true, true, true]);
    expect(await bank.revokeSessionsOf(ayse.kullanici.kimlik)).toBe(2);
    expect(await Promise.all([...mine, other].map(works))).toEqual([false, false, false, true]);
    expect(await bank.revokeSessionsOf('kimse')).toBe(0);
    expect(await bank.revokeAllSessions()).toBe(1);
    expect(await works(other)).toBe(false);
    expect(await apiError(bank.revokeSession(mine[0]?.id ?? ''))).toMatchObject({ status: 404 });
    expect(await auditOf('revokePartnerSession', mine[0]?.id ?? '')).toHaveLength(1);
    expect((await auditOf('revokePartnerSessions', partnerId)).map(({ details }) => details?.['count'])).toEqual([
      2, 1,
    ]);
  });

  it('PRT-07: a revocation without a user, or with both a user and all, ends no session', async () => {
    const { partnerKey, bank } = await openPartner(server);
    await bank.createSession(sessionOf());
    const client = createClient({
      baseUrl: server.baseUrl,
      fetch: server.fetch,
      auth: { getAccessToken: async () => partnerKey },
    });
    for (const body of [{}, { tumu: false }, { kullanici: 'biri', tumu: true }])
      expect(await apiError(client.POST('/partner/session/revoke', { body }))).toMatchObject({ status: 422 });
    expect(await bank.revokeAllSessions()).toBe(1);
  });
});

describe('separation of partners from each other and from Kalem', () => {
  it('PRT-06, ATK-33: the same ids and tax number at two partners are two users and two companies', async () => {
    const [one, two] = [await openPartner(server), await openPartner(server)];
    const asked = sessionOf({ widgetler: ['customer-list'], yetkiler: ['cariWrite'] });
    const [first, second] = [await one.bank.createSession(asked), await two.bank.createSession(asked)];
    expect(second.userId).not.toBe(first.userId);
    expect(second.companyId).not.toBe(first.companyId);
    const [page, otherPage] = [pageWith(server, first.token), pageWith(server, second.token)];
    const { data: card } = await page.POST('/cari', { params: inCompany(first.companyId), body: customer });

    const read = (id: string) =>
      apiError(otherPage.GET('/cari/{id}', { params: { ...inCompany(second.companyId), path: { id } } }));
    const [ofOther, unknown] = [await read(card.id), await read(nobody)];
    expect([ofOther.status, ofOther.code, ofOther.message]).toEqual([404, unknown.code, unknown.message]);
    const inside = (companyId: string) => apiError(otherPage.GET('/cari', { params: inCompany(companyId) }));
    const [foreign, nowhere] = [await inside(first.companyId), await inside(nobody)];
    expect([foreign.status, foreign.code, foreign.message]).toEqual([nowhere.status, nowhere.code, nowhere.message]);
    const revoke = (id: string) => apiError(two.bank.revokeSession(id));
    const [ofOne, never] = [await revoke(first.id), await revoke(nobody)];
    expect([ofOne.status, ofOne.code, ofOne.message]).toEqual([404, never.code, never.message]);
    expect(await two.bank.revokeSessionsOf(asked.kullanici.kimlik)).toBe(1);
    await page.GET('/cari', { params: inCompany(first.companyId) });
  });

  it('PRT-06: a partner’s session sees only its own company, not the user’s others', async () => {
    const { bank } = await openPartner(server);
    const asked = sessionOf();
    const first = await bank.createSession(asked);
    const second = await bank.createSession({ ...asked, sirket: sessionOf().sirket });
    expect(second.userId).toBe(first.userId);
    const page = pageWith(server, second.token);
    expect((await page.GET('/company')).data.items.map(({ id }) => id)).toEqual([second.companyId]);
    const crossed = page.GET('/fatura', { params: inCompany(first.companyId) });
    expect(await apiError(crossed)).toMatchObject({ status: 403, code: 'NO_PERMISSION' });
  });

  it('PRT-06, ATK-33: behind the wall a company’s transaction sees only its own partner sessions', async () => {
    const { bank } = await openPartner(server);
    const [first] = [await bank.createSession(sessionOf()), await bank.createSession(sessionOf())];
    const seen = await withCompany(server.ports.db, first.companyId, (tx) => tx.select().from(partnerSessions));
    expect(seen.map(({ id }) => id)).toEqual([first.id]);
  });

  it('PRT-06, ATK-33, ATK-34: a tax number that exists here gives no access to its company and is not revealed', async () => {
    const vknTckn = newTaxNumber();
    const own = await signUpOwner(server, { vknTckn });
    const { data: card } = await own.client.POST('/cari', { params: inCompany(own.companyId), body: customer });
    const { bank } = await openPartner(server);
    const session = await bank.createSession(
      sessionOf({ sirket: { kimlik: 'firma', vknTckn }, widgetler: ['customer-list'], yetkiler: ['cariWrite'] }),
    );
    expect(session.companyId).not.toBe(own.companyId);
    const page = pageWith(server, session.token);
    const path = { path: { id: card.id } };
    const crossed = page.GET('/cari/{id}', { params: { ...inCompany(session.companyId), ...path } });
    expect(await apiError(crossed)).toMatchObject({ status: 404 });
    // Conversely, a user's company with that number gets none of the partner's data.
    const taken = newTaxNumber();
    await bank.createSession(sessionOf({ sirket: { kimlik: 'ikinci', vknTckn: taken } }));
    const person = await signUpNewcomer(server);
    expect(await openCompany(person.client, { vknTckn: taken })).toMatchObject({ vknTckn: taken, owner: true });
  });

  it('PRT-06, ATK-34: a proof at the portal does not close or change a company of a partner', async () => {
    const { bank } = await openPartner(server);
    // The tax number of portal account 33333308.
    const vknTckn = '7940156626';
    const asked = sessionOf({ sirket: { kimlik: 'firma', vknTckn } });
    const { companyId } = await bank.createSession(asked);
    const owner = await linkNewcomer(server, '33333308');
    expect(owner.companyId).not.toBe(companyId);
    expect(await bank.createSession(asked)).toMatchObject({ companyId });
  });

  it('PRT-06: a company keeps its tax number and its id', async () => {
    const { bank } = await openPartner(server);
    const asked = sessionOf();
    const { companyId } = await bank.createSession(asked);
    const renamed = bank.createSession({ ...asked, sirket: { ...asked.sirket, vknTckn: newTaxNumber() } });
    expect(await apiError(renamed)).toMatchObject({ status: 422, faults: [{ path: 'sirket.vknTckn' }] });
    const doubled = bank.createSession({ ...asked, sirket: { ...asked.sirket, kimlik: 'başka' } });
    expect(await apiError(doubled)).toMatchObject({ status: 409, code: 'PARTNER_COMPANY_EXISTS' });
    await server.db.queries.update(companies).set({ deletedAt: server.clock.now() }).where(eq(companies.id, companyId));
    expect(await apiError(bank.createSession(asked))).toMatchObject({ status: 409, code: 'PARTNER_COMPANY_CLOSED' });
  });

  it('ATK-38: a partner’s user has no account: no sign-in, no password link and no invitation', async () => {
    const { bank } = await openPartner(server);
    const { userId, token } = await bank.createSession(sessionOf());
    const [user] = await server.db.queries.select().from(users).where(eq(users.id, userId));
    const email = user?.email ?? '';
    expect(user).toMatchObject({ email: `${userId}@partner.invalid`, passwordHash: null, emailVerifiedAt: null });
    const stranger = server.client();
    for (const password of ['', 'Parola1!', 'null'])
      await expect(stranger.session.signIn({ email, password })).rejects.toMatchObject({ status: expect.any(Number) });
    const taken = stranger.POST('/user', { body: { email, password: 'Parola1!', name: 'Ali Veli' } });
    expect(await apiError(taken)).toMatchObject({ status: 409 });
    await stranger.POST('/password/reset', { body: { email } });
    await server.runJobs();
    const mails = await server.db.queries.select().from(outbox).where(eq(outbox.to, email));
    expect(mails).toEqual([]);
    const page = pageWith(server, token);
    expect(await apiError(page.GET('/account'))).toMatchObject({ status: 403, code: 'OUTSIDE_PARTNER_SESSION' });
    expect(await apiError(page.GET('/account/invitation'))).toMatchObject({ status: 403 });
  });

  it('ATK-38: a partner’s user who is made an admin by mistake has no admin rights in a session', async () => {
    const { bank } = await openPartner(server);
    const { userId, token } = await bank.createSession(sessionOf());
    await server.db.queries.update(users).set({ admin: true }).where(eq(users.id, userId));
    const page = pageWith(server, token);
    expect((await page.GET('/company')).data.admin).toBe(false);
    expect(await apiError(page.GET('/admin/company'))).toMatchObject({ status: 403 });
  });
});

describe('the origin of keys and tokens', () => {
  const ask = (path: string, headers: Record<string, string>, body?: unknown) =>
    server.fetch(
      new Request(`${server.baseUrl}${path}`, {
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
    );

  it('PRT-09, ATK-30: refuses a key sent by a browser, and asks to replace it', async () => {
    const { partnerKey } = await openPartner(server);
    const headers = { Authorization: `Bearer ${partnerKey}`, Origin: 'https://isletme.meridyen.example' };
    const response = await ask('/partner/session', headers, sessionOf());
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'PARTNER_KEY_IN_BROWSER' });
  });

  it('PRT-09, ATK-31: a token works only in pages of the partner’s origins', async () => {
    const { bank } = await openPartner(server);
    const { token } = await bank.createSession(sessionOf());
    const from = async (origin?: string) =>
      (await ask('/company', { Authorization: `Bearer ${token}`, ...(origin !== undefined && { Origin: origin }) }))
        .status;
    expect(await from()).toBe(200);
    expect(await from('https://isletme.meridyen.example')).toBe(200);
    for (const other of ['https://meridyen.example', 'https://isletme.meridyen.example.evil.test', 'null', ''])
      expect([other, await from(other)]).toEqual([other, 403]);
  });
});
