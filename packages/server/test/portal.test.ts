import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { companies, portalCredentials, portalSessions } from '../src/schema';
import { createPortalAccounts } from '../src/portal/accounts';
import { sealCredentials } from '../src/portal/credentials';
import { addMember, linkNewcomer, openCompany, signUpNewcomer } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';
import { apiError } from '../src/testing/answers';
import { invoiceBody } from '../src/testing/invoices';

const USER_CODE = '33333303';

const server = await testServer();
const owner = await linkNewcomer(server, USER_CODE);

const lookup = () => owner.client.GET('/info', { params: { query: { vknTckn: '1938472657', ...owner.query } } });
const isFree = async () => {
  const login = await server.ports.portal.logIn({ userCode: USER_CODE, password: '1' });
  if (login.ok) await server.ports.portal.logOut(login.value);
  return login.ok;
};
const session = async () =>
  (await server.db.queries.select().from(portalSessions).where(eq(portalSessions.companyId, owner.companyId)))[0];

describe('one session per company', () => {
  beforeEach(async () => {
    await owner.client.GET('/company/logout', { params: { query: owner.query } });
  });

  it('GIB-12: keeps the token between commands, encrypted', async () => {
    await lookup();
    const first = await session();
    await lookup();
    expect((await session())?.sealedToken).toBe(first?.sealedToken);
    expect(first?.sealedToken).not.toMatch(/[0-9a-f]{128}/);
    expect(first).toMatchObject({ holder: null, logoutAt: new Date('2026-09-03T09:00:30.000Z') });
  });

  it('GIB-12: ends 30 seconds after the last command', async () => {
    await lookup();
    server.clock.advance(29);
    await server.runJobs();
    expect(await isFree()).toBe(false);
    server.clock.advance(60);
    await server.runJobs();
    expect(await isFree()).toBe(true);
    expect((await session())?.sealedToken).toBeNull();
  });

  it('GIB-12: continues the open session after a crash', async () => {
    await lookup();
    const before = (await session())?.sealedToken;
    // Simulates a dead server: the memory is lost, the database row stays.
    const survivor = createPortalAccounts({ ...server.ports });
    expect(await survivor.use(owner.companyId, (portal) => portal.lookup('1938472657'))).toMatchObject({ ok: true });
    expect((await session())?.sealedToken).toBe(before);
    await survivor.close();
    expect(await isFree()).toBe(true);
  });

  it('GIB-12: ends a session that a crash left open when it is due', async () => {
    await lookup();
    server.clock.advance(31);
    const survivor = createPortalAccounts({ ...server.ports });
    await survivor.closeIdle();
    expect(await isFree()).toBe(true);
    await survivor.close();
  });

  it('GIB-12: starts while the portal hangs at the end of sessions that a crash left open, and ends them later', async () => {
    await lookup();
    server.clock.advance(31);
    let release: () => void = () => undefined;
    const hangs = new Promise<void>((resolve) => (release = resolve));
    server.onPortalCall = (command) => (command === 'logout' ? hangs : Promise.resolve());
    const { app: survivor } = server.secondApp();
    await survivor.start();
    release();
    await expect.poll(isFree).toBe(true);
    await survivor.close();
  });

  it('GIB-12: a graceful stop ends the session at once', async () => {
    await lookup();
    await server.restart();
    expect(await isFree()).toBe(true);
  });

  it('GIB-12: a stop ignores accounts whose session has ended', async () => {
    // The transaction id of the last write of the row.
    const lastWrite = () =>
      server.db.queries
        .select({ by: sql`xmin::text` })
        .from(portalSessions)
        .where(eq(portalSessions.companyId, owner.companyId));
    await lookup();
    server.clock.advance(90);
    await server.runJobs();
    const before = await lastWrite();
    await server.restart();
    expect(await lastWrite()).toEqual(before);
  });

  it('GIB-12: several servers take turns with one account', async () => {
    const servers = Array.from({ length: 3 }, () => createPortalAccounts({ ...server.ports }));
    let working = 0;
    let most = 0;
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        servers[index % 3]?.use(owner.companyId, async (portal) => {
          most = Math.max(most, (working += 1));
          const answer = await portal.lookup('1938472657');
          working -= 1;
          return answer;
        }),
      ),
    );
    expect(answers.every((answer) => answer?.ok)).toBe(true);
    expect(most).toBe(1);
    await Promise.all(servers.map((each) => each.close()));
  });

  it('GIB-12: fifty concurrent users of a company share one session, and all are answered', async () => {
    let logins = 0;
    let working = 0;
    let most = 0;
    server.onPortalCall = async (command) => {
      if (command === 'login') logins += 1;
      most = Math.max(most, (working += 1));
      await Promise.resolve();
      working -= 1;
    };
    const answers = await Promise.all(Array.from({ length: 50 }, () => lookup()));
    expect(answers.every(({ data }) => data.unvan.includes('Büyükçamlıca'))).toBe(true);
    expect([logins, most]).toEqual([1, 1]);
  });

  it('GIB-12: takes over the turn of a dead server, which cannot send anything any more', async () => {
    const dead = createPortalAccounts({ ...server.ports });
    const alive = createPortalAccounts({ ...server.ports });
    let wake: () => void = () => undefined;
    const asleep = new Promise<void>((resolve) => (wake = resolve));
    let started: () => void = () => undefined;
    const hasTurn = new Promise<void>((resolve) => (started = resolve));
    const stale = dead.use(owner.companyId, async (portal) => {
      started();
      await asleep;
      return portal.lookup('1938472657');
    });
    await hasTurn;
    await server.db.queries
      .update(portalSessions)
      .set({ leaseUntil: new Date('2020-01-01T00:00:00Z') })
      .where(eq(portalSessions.companyId, owner.companyId));
    expect(await alive.use(owner.companyId, (portal) => portal.lookup('1938472657'))).toMatchObject({ ok: true });
    wake();
    expect(await stale).toEqual({ ok: false, failure: { kind: 'unreachable' } });
    await alive.close();
    await dead.close();
  });

  it.each(['type4', 'noAuthority', 'sessionPage', 'serverErrorPage'] as const)(
    'GIB-12: renews an expired session (%s) once, without an error for the caller',
    async (staleToken) => {
      await lookup();
      const before = (await session())?.sealedToken;
      server.simulator.setSwitches({ staleToken });
      server.clock.advance(16 * 60);
      expect((await lookup()).data.unvan).toContain('Büyükçamlıca');
      expect((await session())?.sealedToken).not.toBe(before);
    },
  );
});

const LOOKUP = 'SICIL_VEYA_MERNISTEN_BILGILERI_GETIR';

const newcomer = await signUpNewcomer(server);

const link = (userCode: string, password = '1', who = newcomer) =>
  who.client.POST('/company/gib', { body: { userCode, password } });

describe('linking a company', () => {
  it('CMP-14, API-23: creates the account’s company from the portal’s own data, owned by the caller', async () => {
    const { data: company, response } = await link('33333302');
    expect(response.status).toBe(200);
    expect(company).toMatchObject({
      vknTckn: '5560173901',
      unvan: 'Kızılırmak Un ve Yem Fabrikaları Anonim Şirketi',
      vergiDairesi: 'Gevher Nesibe Vergi Dairesi Müdürlüğü',
      il: 'KAYSERİ',
      ilce: 'MELİKGAZİ',
      cadde: 'Organize Sanayi Bölgesi 14. Cad.',
      acikAdres: 'Organize Sanayi Bölgesi 14. Cad.',
      yetkiliTelNo: '3525550102',
      email: 'finans@kizilirmakun.example',
      owner: true,
      createdAt: server.clock.now().toISOString(),
      permissions: { faturaWrite: true, companyWrite: true },
      paidAt: { Valid: false },
    });
    expect((await newcomer.client.GET('/company')).data.items).toMatchObject([{ id: company.id }]);
  });

  it('A-21: a new street replaces its copy in acikAdres, and keeps a different address', async () => {
    const { data: company } = await link('33333302');
    const params = { query: { companyId: company.id } };
    const change = async (body: { cadde?: string; acikAdres?: string }) =>
      (await newcomer.client.PUT('/company', { params, body })).data;
    expect(await change({ cadde: 'Sanayi Cad.' })).toMatchObject({ cadde: 'Sanayi Cad.', acikAdres: '' });
    await change({ acikAdres: 'Işık Han' });
    expect(await change({ cadde: 'İnci Sok.' })).toMatchObject({ cadde: 'İnci Sok.', acikAdres: 'Işık Han' });
  });

  it('CMP-14: linking again finds the same company and keeps its data', async () => {
    const [before] = (await newcomer.client.GET('/company')).data.items;
    await newcomer.client.PUT('/company', {
      params: { query: { companyId: before?.id ?? '' } },
      body: { unvan: 'Elle Yazılan Unvan', faksNo: '' },
    });
    const { data: company } = await link('33333302');
    expect(company).toMatchObject({ id: before?.id, unvan: 'Elle Yazılan Unvan' });
  });

  it('CMP-14: works while the company’s own session is open at the portal', async () => {
    const { data: company } = await link('33333302');
    await newcomer.client.POST('/fatura', { params: { query: { companyId: company.id } }, body: invoiceBody() });
    expect((await link('33333302')).response.status).toBe(200);
  });

  it('CMP-14: wrong credentials are 400 with the portal’s text as fault at password, and nothing is created', async () => {
    const stranger = await signUpNewcomer(server);
    expect(await apiError(link('33333305', 'yanlış', stranger))).toMatchObject({
      status: 400,
      message: 'GİB kullanıcı kodu veya parolası hatalı.',
      faults: [{ path: 'password', code: 'PORTAL_REFUSED', message: 'Kullanıcı kodu veya şifre hatalı.' }],
    });
    expect((await stranger.client.GET('/company')).data.items).toEqual([]);
  });

  it("CMP-14: 409 for another user's company: 'Bu şirket başka bir kullanıcıya ait.'", async () => {
    const stranger = await signUpNewcomer(server);
    expect(await apiError(link('33333302', '1', stranger))).toMatchObject({
      status: 409,
      message: 'Bu şirket başka bir kullanıcıya ait.',
    });
  });

  it('GIB-12: an account that is signed in elsewhere is 409 with the portal’s text, never a wrong password', async () => {
    const elsewhere = await server.ports.portal.logIn({ userCode: '33333306', password: '1' });
    expect(await apiError(link('33333306'))).toMatchObject({
      status: 409,
      message:
        "Sisteme aynı anda birden fazla giriş yapamazsınız. Lütfen 'Güvenli Çıkış' seçeneğini kullanarak çıkış yapınız.",
      faults: [],
    });
    if (elsewhere.ok) await server.ports.portal.logOut(elsewhere.value);
    expect((await link('33333306')).response.status).toBe(200);
  });

  it('GIB-12: an unreachable portal is 503', async () => {
    server.meet({ kind: 'droppedConnection' });
    expect(await apiError(link('33333307'))).toMatchObject({
      status: 503,
      message: 'GİB portalına şu anda ulaşılamıyor, lütfen daha sonra tekrar deneyiniz.',
    });
    server.meet({ kind: 'maintenancePage' });
    expect(await apiError(link('33333307'))).toMatchObject({ status: 503 });
  });

  it('GIB-02, ERR-05: a failing portal does not reset the count of wrong passwords, and a right password does', async () => {
    const guesser = await signUpNewcomer(server);
    const guess = async (times: number) => {
      for (let time = 0; time < times; time += 1)
        expect(await apiError(link('33333309', 'yanlış', guesser))).toMatchObject({ status: 400 });
    };
    await guess(8);
    expect((await link('33333309', '1', guesser)).response.status).toBe(200);
    await guess(9);
    server.meet({ kind: 'maintenancePage' });
    expect(await apiError(link('33333309', '1', guesser))).toMatchObject({ status: 503 });
    server.meet();
    expect(await apiError(link('33333309', 'yanlış', guesser))).toMatchObject({ status: 429 });
  });

  it('ATK-10: allows ten tries at one portal account in a quarter of an hour, from all our accounts together', async () => {
    const guessers = await Promise.all(Array.from({ length: 6 }, () => signUpNewcomer(server)));
    const statuses: number[] = [];
    for (const guesser of guessers)
      for (let time = 0; time < 2; time += 1)
        statuses.push((await apiError(link('33333310', 'yanlış', guesser))).status);
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
    const [guesser] = guessers;
    for (const written of [' 33333310', '33333310 ', '333333\u200b10', '３３３３３３１０'])
      expect((await apiError(link(written, 'yanlış', guesser))).status).toBe(429);
    server.clock.advance(900);
  });

  it('ATK-51: allows a user thirty wrong passwords an hour at all portal accounts, and a right one does not reset the count', async () => {
    const guesser = await signUpNewcomer(server);
    const guess = async (account: number) =>
      (await apiError(link(String(44_444_000 + account), '123456', guesser))).status;
    const statuses: number[] = [];
    for (let account = 0; account < 29; account += 1) statuses.push(await guess(account));
    await link('33333305', '1', guesser);
    for (let account = 29; account < 32; account += 1) statuses.push(await guess(account));
    expect(statuses).toEqual([...Array<number>(30).fill(400), 429, 429]);
    server.clock.advance(3600);
    expect(await guess(32)).toBe(400);
  });

  it('CMP-14: restores a deleted company with the same number, with its old trial and licence', async () => {
    const { data: company } = await link('33333307');
    const paidAt = new Date('2026-05-01T00:00:00Z');
    await server.db.queries
      .update(companies)
      .set({ createdAt: new Date('2026-04-01T00:00:00Z'), paidAt, deletedAt: server.clock.now() })
      .where(eq(companies.id, company.id));
    const stranger = await signUpNewcomer(server);
    const { data: again } = await link('33333307', '1', stranger);
    expect(again).toMatchObject({
      id: company.id,
      createdAt: '2026-04-01T00:00:00.000Z',
      paidAt: { Valid: true, Time: paidAt.toISOString() },
      owner: true,
    });
    expect((await newcomer.client.GET('/company')).data.items.map(({ id }) => id)).not.toContain(company.id);
  });

  it('CMP-14: sends invoices that waited for the account', async () => {
    const owner = await signUpNewcomer(server);
    const { id: companyId } = await openCompany(owner.client, { vknTckn: '0140873554' });
    const { data: invoice } = await owner.client.POST('/fatura', {
      params: { query: { companyId } },
      body: invoiceBody(),
    });
    expect(invoice.portalDurumu).toBe('BEKLIYOR');
    expect((await link('33333310', '1', owner)).data.id).toBe(companyId);
    await server.runJobs();
    expect(
      (await owner.client.GET('/fatura/{id}', { params: { path: { id: invoice.id }, query: { companyId } } })).data
        .portalDurumu,
    ).toBe('GONDERILDI');
  });

  it('INV-38, CMP-14: an invoice waits after refused credentials without a retry, and is sent when the company is linked again', async () => {
    const owner = await linkNewcomer(server, '33333304');
    const { companyId, query } = owner;
    const wrong = await sealCredentials(server.ports.secrets, companyId, {
      userCode: '33333304',
      password: 'eski',
    });
    await server.db.queries
      .update(portalCredentials)
      .set({ sealed: wrong })
      .where(eq(portalCredentials.companyId, companyId));
    let logins = 0;
    server.onPortalCall = (command) => {
      if (command === 'login') logins += 1;
      return Promise.resolve();
    };
    const { data: invoice, response } = await owner.client.POST('/fatura', { params: { query }, body: invoiceBody() });
    expect(response.status).toBe(201);
    expect(invoice).toMatchObject({ portalDurumu: 'BEKLIYOR', portalMesaji: 'Kullanıcı kodu veya şifre hatalı.' });
    await server.settle(6, 3600);
    expect(logins).toBe(1);
    await link('33333304', '1', owner);
    await server.runJobs();
    expect(
      (await owner.client.GET('/fatura/{id}', { params: { path: { id: invoice.id }, query } })).data,
    ).toMatchObject({ portalDurumu: 'GONDERILDI', portalMesaji: null });
  });

  it('GIB-02: stores credentials encrypted, and never returns or logs them', async () => {
    const rows = await server.db.queries.select().from(portalCredentials);
    expect(rows.length).toBeGreaterThan(0);
    for (const { sealed } of rows) expect(sealed).not.toMatch(/333333|userCode|password/);
    expect(JSON.stringify(server.logs)).not.toContain('33333302');
  });
});

describe('the end of the portal session', () => {
  it('API-25, GIB-06: GET /company/logout signs out of the account, and answers 204 even if not signed in', async () => {
    const owner = await linkNewcomer(server, '33333308');
    await owner.client.POST('/fatura', { params: { query: owner.query }, body: invoiceBody() });
    expect(await server.ports.portal.logIn({ userCode: '33333308', password: '1' })).toMatchObject({
      ok: false,
      failure: { kind: 'concurrent' },
    });
    expect((await owner.client.GET('/company/logout', { params: { query: owner.query } })).response.status).toBe(204);
    const free = await server.ports.portal.logIn({ userCode: '33333308', password: '1' });
    expect(free.ok).toBe(true);
    if (free.ok) await server.ports.portal.logOut(free.value);
    expect((await owner.client.GET('/company/logout', { params: { query: owner.query } })).response.status).toBe(204);
  });
});

describe('the registry', () => {
  const info = (vknTckn: string, companyId?: string, who: Pick<typeof newcomer, 'client'> = newcomer) =>
    who.client.GET('/info', { params: { query: { vknTckn, ...(companyId !== undefined && { companyId }) } } });

  it('API-39: returns title, names and tax office from the portal, with the code of the only office in the text', async () => {
    expect((await info('1938472657')).data).toEqual({
      bulundu: true,
      unvan: 'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi',
      ad: '',
      soyad: '',
      vergiDairesi: 'Ümraniye Vergi Dairesi Müdürlüğü',
      vergiDairesiKodu: expect.stringMatching(/^\d{6}$/),
      sirketinTuru: '',
      tckn: '',
      adresBilgileri: [],
    });
    expect((await info('23184679022')).data).toMatchObject({ unvan: '', ad: 'Ayşe Gül', soyad: 'Şahinoğlu' });
  });

  it('A-28, API-39: returns the address of the company’s card with that number, for users who may read cards', async () => {
    const card = {
      vknTckn: '1938472657',
      unvan: 'Büyükçamlıca',
      adres: 'Beştepe Mah. Meriç Sok. No: 5',
      ilce: 'YENİMAHALLE',
      il: 'ANKARA',
    };
    const { data } = await owner.client.POST('/cari', { params: { query: owner.query }, body: card });
    const address = { ilAdi: 'ANKARA', ilceAdi: 'YENİMAHALLE', caddeSokak: 'Beştepe Mah. Meriç Sok. No: 5' };
    const addressFor = async (who: Pick<typeof owner, 'client'> = owner) =>
      (await info('1938472657', owner.companyId, who)).data.adresBilgileri;
    expect(await addressFor()).toMatchObject([address]);
    const clerk = await addMember(server, owner.companyId, { faturaWrite: true });
    expect(await addressFor(clerk)).toEqual([]);
    expect((await info('1938472657')).data.adresBilgileri).toEqual([]);
    const params = { path: { id: data.id }, query: owner.query };
    await owner.client.DELETE('/cari/{id}', { params });
    expect(await addressFor()).toEqual([]);
  });

  it('API-39: does not find an unknown number, or any number without a portal session', async () => {
    const notFound = {
      bulundu: false,
      unvan: '',
      ad: '',
      soyad: '',
      vergiDairesi: '',
      vergiDairesiKodu: '',
      sirketinTuru: '',
      tckn: '',
      adresBilgileri: [],
    };
    expect((await info('9999999999')).data).toEqual(notFound);
    const stranger = await signUpNewcomer(server);
    expect((await info('1938472657', undefined, stranger)).data).toEqual(notFound);
    const { id } = await openCompany(stranger.client);
    expect((await info('1938472657', id, stranger)).data).toEqual(notFound);
  });

  it('ATK-28, API-39: limits to 300 numbers an hour per user over all companies', async () => {
    const stranger = await signUpNewcomer(server);
    for (let asked = 0; asked < 300; asked += 1) await info('1938472657', undefined, stranger);
    const { id } = await openCompany(stranger.client);
    expect(await apiError(info('1938472657', id, stranger))).toMatchObject({ status: 429 });
    expect((await info('1938472657')).response.status).toBe(200);
  });

  it('API-39: 400 for an invalid number, 403 for another company, 503 without the portal', async () => {
    expect(await apiError(info('123'))).toMatchObject({ status: 400 });
    const stranger = await signUpNewcomer(server);
    const [mine] = (await newcomer.client.GET('/company')).data.items;
    expect(await apiError(info('1938472657', mine?.id, stranger))).toMatchObject({ status: 403 });
    server.meet({ kind: 'droppedConnection', cmd: LOOKUP });
    expect(await apiError(info('1938472657'))).toMatchObject({ status: 503 });
  });

  it('GIB-12: repeats a lookup after a lost answer', async () => {
    server.meet({ kind: 'droppedConnection', cmd: LOOKUP, times: 1 });
    expect((await info('1938472657')).data.unvan).toContain('Büyükçamlıca');
  });
});
