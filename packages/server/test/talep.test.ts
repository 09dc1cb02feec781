import { createClient } from '@kalem/sdk';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../src/app';
import { auditLog, receivedRequests, sentRequests } from '../src/schema';
import { addMember, linkNewcomer, type Owner } from '../src/testing/people';
import { apiError } from '../src/testing/answers';
import { invoiceBody, issueInvoice, kizilirmak } from '../src/testing/invoices';
import { emptyPdf, testServer } from '../src/testing/startTestServer';

const CANCEL = 'EARSIV_PORTAL_IPTAL_TALEBI_OLUSTUR';
const OBJECT = 'EARSIV_PORTAL_ITIRAZ_TALEBI_OLUSTUR';
const ANSWER = 'EARSIV_PORTAL_IPTAL_ITIRAZ_TALEP_DURUM_GUNCELLE';
const TODAY = '2026-09-03';
const UNKNOWN = {
  status: 503,
  code: 'PORTAL_OUTCOME_UNKNOWN',
  message: 'Talebin portaldaki sonucu henüz bilinmiyor, lütfen biraz sonra tekrar deneyiniz.',
};
const SELLER = '7350119289';
const BUYER = kizilirmak.vknTckn;

const sent: string[] = [];
const server = await testServer({ render: emptyPdf });
const seller = await linkNewcomer(server, '33333301');
const buyer = await linkNewcomer(server, '33333302');
const listen = () => {
  server.onPortalCall = (command) => {
    if ([CANCEL, OBJECT, ANSWER].includes(command)) sent.push(command);
    return Promise.resolve();
  };
};
beforeEach(() => {
  sent.length = 0;
  listen();
});

/** A new approved invoice from the seller to the buyer. */
const issue = () => issueInvoice(server, seller, kizilirmak);
const key = () => ({ 'Idempotency-Key': crypto.randomUUID() });
const cancel = (
  belgeNumarasi: string,
  { aciklama = 'Mükerrer düzenlendi', header = key(), who = seller, faturaTarih = TODAY } = {},
) =>
  who.client.POST('/fatura/iptal', {
    params: { query: who.query, header },
    body: { faturaTarih, belgeNumarasi, aciklama },
  });
const objection = {
  referansBelgeNumarasi: '2026/17',
  referansBelgeTarih: TODAY,
  itirazYontemi: 'KEP',
  aciklama: 'Miktar fazla',
} as const;
const object = (belgeNumarasi: string) =>
  seller.client.POST('/fatura/itiraz', {
    params: { query: seller.query },
    body: { faturaTarih: TODAY, belgeNumarasi, ...objection },
  });
/** Raises the buyer's request at the portal without the server's checks, like another program of the buyer. */
const cancelAtPortal = (ettn: string, aciklama: string) =>
  createApp(server.ports).ports.accounts.use(buyer.companyId, async (session) => {
    const listed = await session.listReceived(TODAY, TODAY);
    const gelen = listed.ok ? listed.value.find((row) => row.ettn === ettn) : undefined;
    if (!gelen) throw new Error('The portal does not list the invoice');
    return session.raiseRequest({ ettn, aciklama, gelen });
  });
const akis = async (id: string) =>
  (await seller.client.GET('/fatura/{id}', { params: { path: { id }, query: seller.query } })).data.talepAkisi;
const list = (who: Owner, dates = {}) =>
  who.client.GET('/iptal-itiraz', { params: { query: { ...who.query, ...dates } } }).then(({ data }) => data.items);
const answer = (
  call: '/iptal-itiraz/onay' | '/iptal-itiraz/ret',
  who: Owner,
  request: { tarih?: string; belgeNumarasi: string; saticiVknTckn?: string; aciklama?: string },
  header = key(),
) =>
  who.client.POST(call, {
    params: { query: who.query, header },
    body: { tarih: TODAY, saticiVknTckn: SELLER, aciklama: 'Teslim tutanağı ektedir', ...request },
  });

describe('a request on an own invoice', () => {
  it('API-72, REQ-01, REQ-05: a cancel request reaches the portal and is in talepAkisi', async () => {
    const { id, belgeNumarasi } = await issue();
    const { response, data } = await cancel(belgeNumarasi);
    expect([response.status, data]).toEqual([200, {}]);
    expect(await akis(id)).toEqual([{ tip: 'IPTAL', durum: 'OLUSTU', tarih: TODAY }]);
    expect((await list(buyer)).filter((row) => row.belgeNumarasi === belgeNumarasi)).toMatchObject([
      { tip: 'IPTAL', durum: 'OLUSTU', saticiVknTckn: SELLER, iptalItirazTalepTarihi: TODAY },
    ]);
    expect(await server.db.queries.select().from(auditLog).where(eq(auditLog.action, 'requestCancel'))).toMatchObject([
      { companyId: seller.companyId, userId: seller.user.id },
    ]);
  });

  it('API-73, REQ-01, REQ-05: an objection is sent with its method and document', async () => {
    const { id, belgeNumarasi } = await issue();
    expect((await object(belgeNumarasi)).response.status).toBe(200);
    expect(await akis(id)).toEqual([{ tip: 'ITIRAZ', durum: 'OLUSTU', tarih: TODAY }]);
  });

  it('REQ-01: a request without a recipient is accepted at once', async () => {
    const invoice = await issueInvoice(server, seller, {
      vknTckn: '11111111111',
      aliciUnvan: '',
      aliciAdi: 'Nihai',
      aliciSoyadi: 'Tüketici',
      faturaSaat: '07:00:00',
    });
    await cancel(invoice.belgeNumarasi ?? '');
    expect(await akis(invoice.id)).toMatchObject([{ tip: 'IPTAL', durum: 'KABUL' }]);
  });

  it('REQ-01: is allowed only for Onaylandi and once, otherwise 409, and an unknown invoice is 404', async () => {
    const { data: draft } = await seller.client.POST('/fatura', {
      params: { query: seller.query },
      body: invoiceBody(),
    });
    expect(await apiError(cancel(draft.belgeNumarasi ?? ''))).toMatchObject({
      status: 409,
      message: 'Yalnızca onaylanmış faturalar için talep oluşturulabilir.',
    });
    const { belgeNumarasi } = await issue();
    await cancel(belgeNumarasi);
    expect(await apiError(cancel(belgeNumarasi))).toMatchObject({ status: 409, code: 'REQUEST_EXISTS' });
    expect(await apiError(object(belgeNumarasi))).toMatchObject({ status: 409, code: 'REQUEST_EXISTS' });
    expect(await apiError(cancel('GIB2026999999999'))).toMatchObject({ status: 404 });
    expect(await apiError(cancel(belgeNumarasi, { faturaTarih: '2026-09-02' }))).toMatchObject({ status: 404 });
    expect(await apiError(cancel(belgeNumarasi, { who: buyer }))).toMatchObject({ status: 404 });
  });

  it('REQ-03: every field is required', async () => {
    expect(await apiError(cancel('', { aciklama: ' ', faturaTarih: '' }))).toMatchObject({
      status: 422,
      faults: ['faturaTarih', 'belgeNumarasi', 'aciklama'].map((path) => ({
        path,
        code: 'REQUIRED',
        message: 'Bu alan gereklidir',
      })),
    });
    const body = {
      faturaTarih: TODAY,
      belgeNumarasi: 'GIB2026000000001',
      ...objection,
      referansBelgeNumarasi: '',
      referansBelgeTarih: '2026-02-30',
    };
    const refused = await apiError(seller.client.POST('/fatura/itiraz', { params: { query: seller.query }, body }));
    expect(refused.faults.map(({ path, code }) => [path, code])).toEqual([
      ['referansBelgeNumarasi', 'REQUIRED'],
      ['referansBelgeTarih', 'INVALID_DATE'],
    ]);
  });

  it('USR-11: needs iptalItirazWrite', async () => {
    const { belgeNumarasi } = await issue();
    const staff = await addMember(server, seller.companyId, { iptalItirazRead: true, faturaWrite: true });
    expect(
      await apiError(cancel(belgeNumarasi, { who: { ...staff, companyId: seller.companyId, query: seller.query } })),
    ).toMatchObject({ status: 403 });
  });

  it('GIB-12: a refusal of the portal is 422 with its text, and can be retried', async () => {
    const { belgeNumarasi } = await issue();
    server.meet({ kind: 'sentence', cmd: CANCEL, text: 'Yasal süre geçti.', times: 1 });
    expect(await apiError(cancel(belgeNumarasi))).toMatchObject({ status: 422, message: 'Yasal süre geçti.' });
    expect((await cancel(belgeNumarasi)).response.status).toBe(200);
  });

  it('GIB-10: finds a request that was raised in the portal’s own screens before it sends another', async () => {
    const { id, ettn, belgeNumarasi } = await issue();
    await seller.client.GET('/company/logout', { params: { query: seller.query } });
    const login = await server.ports.portal.logIn({ userCode: '33333301', password: '1' });
    if (!login.ok) throw new Error('no login');
    const session = server.ports.portal.session({
      current: () => Promise.resolve(login),
      renew: () => Promise.resolve(login),
    });
    await session.raiseRequest({ ettn: ettn ?? '', aciklama: 'Portalda' });
    await server.ports.portal.logOut(login.value);
    sent.length = 0;
    expect(await apiError(object(belgeNumarasi))).toMatchObject({ status: 409, code: 'REQUEST_EXISTS' });
    expect(sent).toEqual([]);
    expect(await akis(id)).toMatchObject([{ tip: 'IPTAL', durum: 'OLUSTU' }]);
  });
});

describe('a request whose answer is lost', () => {
  it.each(['droppedConnection', 'maintenancePage', 'serverErrorPage', 'arjuna'] as const)(
    'GIB-12, REQ-05: %s after it was carried out: the list proves it, and it is sent once',
    async (kind) => {
      const { id, belgeNumarasi } = await issue();
      server.meet({ kind, when: 'after', cmd: CANCEL, times: 1 });
      expect((await cancel(belgeNumarasi)).response.status).toBe(200);
      expect(sent).toEqual([CANCEL]);
      expect(await akis(id)).toMatchObject([{ tip: 'IPTAL', durum: 'OLUSTU' }]);
    },
  );

  it.each(['droppedConnection', 'arjuna'] as const)(
    'GIB-12: %s before it was carried out: answers 503, and sends it again only at the user’s request',
    async (kind) => {
      const { id, belgeNumarasi } = await issue();
      server.meet({ kind, cmd: CANCEL, times: 1 });
      expect(await apiError(cancel(belgeNumarasi))).toMatchObject(UNKNOWN);
      expect(await apiError(cancel(belgeNumarasi))).toMatchObject(UNKNOWN);
      await server.settle(6, 60);
      expect(sent).toEqual([CANCEL]);
      expect(await akis(id)).toEqual([]);
      expect((await cancel(belgeNumarasi)).response.status).toBe(200);
      expect(sent).toEqual([CANCEL, CANCEL]);
    },
  );

  it('GIB-12, API-04: 503 for a lost answer and a lost list, and the repeated call gets the outcome, later ones byte for byte', async () => {
    const { id, belgeNumarasi } = await issue();
    const header = key();
    server.onPortalCall = (command) => {
      if (command === CANCEL) {
        sent.push(command);
        server.meet(
          { kind: 'droppedConnection', when: 'after', cmd: CANCEL, times: 1 },
          { kind: 'maintenancePage', cmd: 'EARSIV_PORTAL_TASLAKLARI_GETIR' },
        );
      }
      return Promise.resolve();
    };
    expect(await apiError(cancel(belgeNumarasi, { header }))).toMatchObject(UNKNOWN);
    server.meet();
    listen();
    server.clock.advance(10);
    await server.runJobs();
    expect(await akis(id)).toMatchObject([{ tip: 'IPTAL', durum: 'OLUSTU' }]);
    expect((await cancel(belgeNumarasi, { header })).response.status).toBe(200);
    expect((await cancel(belgeNumarasi, { header })).response.headers.get('Idempotent-Replayed')).toBe('true');
    expect(sent).toEqual([CANCEL]);
  });

  it('GIB-12: at a portal that lists no requests, the refusal of a second request proves the first', async () => {
    const { id, belgeNumarasi } = await issue();
    server.meet({ kind: 'droppedConnection', cmd: CANCEL, times: 1 });
    await apiError(cancel(belgeNumarasi));
    await server.settle(6, 60);
    server.meet({
      kind: 'sentence',
      cmd: CANCEL,
      text: 'Bu belge iptal talebi oluşturmak için gerekli koşulları sağlamıyor! Onaylı olduğundan emin olun.',
      times: 1,
    });
    expect((await cancel(belgeNumarasi)).response.status).toBe(200);
    expect(await akis(id)).toMatchObject([{ tip: 'IPTAL', durum: 'OLUSTU' }]);
  });

  it('GIB-12: after a server dies, another one looks the request up in the list', async () => {
    const { id, belgeNumarasi } = await issue();
    let died: () => void = () => undefined;
    const death = new Promise<void>((resolve) => (died = resolve));
    let wake: () => void = () => undefined;
    const asleep = new Promise<void>((resolve) => (wake = resolve));
    server.meet({ kind: 'droppedConnection', when: 'after', cmd: CANCEL, times: 1 });
    server.onPortalCall = (command) => {
      if (command === CANCEL) died();
      return command === 'EARSIV_PORTAL_TASLAKLARI_GETIR' && server.simulator.switches.faults[0]?.times === 0
        ? asleep
        : Promise.resolve();
    };
    const call = cancel(belgeNumarasi);
    await death;
    await expect.poll(() => server.simulator.switches.faults[0]?.times).toBe(0);
    expect(await server.db.queries.select().from(sentRequests).where(eq(sentRequests.durum, 'BELIRSIZ'))).toHaveLength(
      1,
    );
    listen();
    wake();
    await call;
    const { app: next, runJobs } = server.secondApp();
    await next.start();
    await runJobs();
    await next.close();
    expect(await akis(id)).toMatchObject([{ tip: 'IPTAL', durum: 'OLUSTU' }]);
    expect(await server.db.queries.select().from(sentRequests).where(eq(sentRequests.durum, 'BELIRSIZ'))).toEqual([]);
  });

  it('GIB-12: a job is enqueued before it is sent, so that other servers can take over', async () => {
    const { belgeNumarasi } = await issue();
    const known: string[] = [];
    const { jobs } = server.ports;
    const watched = createApp({
      ...server.ports,
      jobs: {
        ...jobs,
        enqueue: (tx, name, ...rest) => (known.push(name), jobs.enqueue(tx, name, ...rest)),
        stop: () => Promise.resolve(),
      },
    });
    const client = createClient({
      baseUrl: server.baseUrl,
      fetch: (request) => watched.fetch(request),
      clock: () => server.clock.now().getTime(),
      retries: 0,
    });
    await client.session.signIn({ email: seller.email, password: seller.password });
    let before: string[] = [];
    server.onPortalCall = (command) => {
      if (command === CANCEL) before = [...known];
      return Promise.resolve();
    };
    await cancel(belgeNumarasi, { who: { ...seller, client } });
    expect(before).toContain('settleRequest');
    await watched.close();
  });

  it('GIB-12: a request sent by another server in between blocks this one, and nothing more is sent', async () => {
    const { id, belgeNumarasi, ettn } = await issue();
    const other = {
      id: crypto.randomUUID(),
      companyId: seller.companyId,
      yon: 'KENDI',
      islem: 'IPTAL',
      belge: ettn ?? '',
      tarih: TODAY,
      durum: 'BELIRSIZ',
      startedAt: server.clock.now(),
    } as const;
    server.onPortalCall = async (command) => {
      if (command === CANCEL) sent.push(command);
      if (command === 'EARSIV_PORTAL_TASLAKLARI_GETIR')
        await server.db.queries.insert(sentRequests).values(other).onConflictDoNothing();
    };
    expect(await apiError(cancel(belgeNumarasi))).toMatchObject(UNKNOWN);
    expect([sent, await akis(id)]).toEqual([[], []]);
    await server.db.queries.delete(sentRequests).where(eq(sentRequests.id, other.id));
  });

  it('GIB-12, API-04: twenty concurrent calls have one effect', async () => {
    const { id, belgeNumarasi } = await issue();
    const header = key();
    const outcomes = await Promise.all(
      [
        ...Array.from({ length: 10 }, () => cancel(belgeNumarasi, { header })),
        ...Array.from({ length: 10 }, () => cancel(belgeNumarasi)),
      ].map((call) =>
        call.then(
          ({ response }) => response.status,
          ({ status }: { status: number }) => status,
        ),
      ),
    );
    expect(sent).toEqual([CANCEL]);
    expect(outcomes.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(outcomes.every((status) => status === 200 || status === 409)).toBe(true);
    expect(await akis(id)).toHaveLength(1);
  });

  it('GIB-12: renews an expired session and sends the request again, and an account open elsewhere is 409', async () => {
    const { id, belgeNumarasi } = await issue();
    server.clock.advance(16 * 60);
    expect((await cancel(belgeNumarasi)).response.status).toBe(200);
    expect(await akis(id)).toHaveLength(1);
    await seller.client.GET('/company/logout', { params: { query: seller.query } });
    const other = await issue();
    await seller.client.GET('/company/logout', { params: { query: seller.query } });
    const elsewhere = await server.ports.portal.logIn({ userCode: '33333301', password: '1' });
    expect(await apiError(cancel(other.belgeNumarasi))).toMatchObject({
      status: 409,
      message: expect.stringContaining('birden fazla giriş'),
    });
    if (elsewhere.ok) await server.ports.portal.logOut(elsewhere.value);
    expect((await cancel(other.belgeNumarasi)).response.status).toBe(200);
  });
});

describe('received requests', () => {
  it('API-78, REQ-15, REQ-16: are listed with kind and status, newest first, by default of the last seven days', async () => {
    const { belgeNumarasi } = await issue();
    await cancel(belgeNumarasi);
    const items = await list(buyer);
    expect(items.find((row) => row.belgeNumarasi === belgeNumarasi)).toEqual({
      iptalItirazOid: expect.stringMatching(/^0k/),
      iptalItirazTalepTarihi: TODAY,
      belgeNumarasi,
      saticiVknTckn: SELLER,
      saticiUnvanAdSoyad: expect.stringContaining('Çınaraltı'),
      tip: 'IPTAL',
      durum: 'OLUSTU',
      cevapTarihi: null,
      belgeTarihi: TODAY,
      aliciVknTckn: BUYER,
      aliciUnvanAdSoyad: expect.stringContaining('Kızılırmak'),
      aciklama: 'Mükerrer düzenlendi',
      itirazYontemi: '',
      referansBelgeNumarasi: '',
      referansBelgeTarih: null,
      odenecek: null,
      paraBirim: null,
    });
    const days = items.map(({ iptalItirazTalepTarihi }) => iptalItirazTalepTarihi);
    expect(days).toEqual([...days].sort().reverse());
    expect(days.every((day) => day >= '2026-08-27' && day <= TODAY)).toBe(true);
    const year = await list(buyer, { baslangicTarihi: '2025-09-04', bitisTarihi: TODAY });
    expect(year.length).toBeGreaterThan(items.length);
    expect(await list(buyer, { baslangicTarihi: TODAY, bitisTarihi: '2026-09-01' })).toEqual([]);
    expect(await apiError(list(buyer, { baslangicTarihi: '2020-01-01', bitisTarihi: TODAY }))).toMatchObject({
      status: 400,
    });
  });

  it('API-79, REQ-20: can be accepted, and both sides store it', async () => {
    const { id, belgeNumarasi } = await issue();
    await cancel(belgeNumarasi);
    expect((await answer('/iptal-itiraz/onay', buyer, { belgeNumarasi })).response.status).toBe(200);
    expect((await list(buyer)).find((row) => row.belgeNumarasi === belgeNumarasi)).toMatchObject({ durum: 'KABUL' });
    await seller.client.GET('/fatura/re-download', {
      params: {
        query: {
          ...seller.query,
          belgeNumarasi,
          faturaTarih: TODAY,
          ettn:
            (await seller.client.GET('/fatura/{id}', { params: { path: { id }, query: seller.query } })).data.ettn ??
            '',
        },
      },
    });
    expect(await akis(id)).toMatchObject([{ tip: 'IPTAL', durum: 'KABUL' }]);
    expect(await server.db.queries.select().from(auditLog).where(eq(auditLog.action, 'acceptRequest'))).toMatchObject([
      { companyId: buyer.companyId },
    ]);
  });

  it('API-80, REQ-19, REQ-20: can be rejected with a reason, and without one it is 422', async () => {
    const { belgeNumarasi } = await issue();
    await cancel(belgeNumarasi);
    expect(await apiError(answer('/iptal-itiraz/ret', buyer, { belgeNumarasi, aciklama: ' \t' }))).toMatchObject({
      status: 422,
      faults: [{ path: 'aciklama', message: 'Bu alan gereklidir' }],
    });
    expect((await answer('/iptal-itiraz/ret', buyer, { belgeNumarasi })).response.status).toBe(200);
    expect((await list(buyer)).find((row) => row.belgeNumarasi === belgeNumarasi)).toMatchObject({ durum: 'RET' });
  });

  it("REQ-21: an unknown one is 404 'Talep bulunamadı.', an answered one 409", async () => {
    const { belgeNumarasi } = await issue();
    const call = (changes = {}) => answer('/iptal-itiraz/onay', buyer, { belgeNumarasi, ...changes });
    expect(await apiError(call())).toMatchObject({ status: 404, message: 'Talep bulunamadı.' });
    await cancel(belgeNumarasi);
    expect(await apiError(call({ tarih: '2026-09-02' }))).toMatchObject({ status: 404 });
    expect(await apiError(call({ saticiVknTckn: BUYER }))).toMatchObject({ status: 404 });
    await call();
    expect(await apiError(call())).toMatchObject({ status: 409, message: 'Bu talep daha önce yanıtlanmış.' });
    expect(await apiError(answer('/iptal-itiraz/ret', buyer, { belgeNumarasi }))).toMatchObject({ status: 409 });
  });

  it('REQ-16: accepts both names of the day', async () => {
    const { belgeNumarasi } = await issue();
    await cancel(belgeNumarasi);
    const body = { iptalItirazTalepTarihi: TODAY, belgeNumarasi, saticiVknTckn: SELLER };
    expect(
      (await buyer.client.POST('/iptal-itiraz/onay', { params: { query: buyer.query }, body })).response.status,
    ).toBe(200);
    const { iptalItirazTalepTarihi: _, ...without } = body;
    expect(
      await apiError(buyer.client.POST('/iptal-itiraz/onay', { params: { query: buyer.query }, body: without })),
    ).toMatchObject({ status: 422, faults: [{ path: 'tarih', code: 'REQUIRED' }] });
  });

  it.each(['droppedConnection', 'maintenancePage', 'serverErrorPage', 'arjuna'] as const)(
    'GIB-12, REQ-20: finds an answer in the list that was carried out despite %s, and sends it once',
    async (kind) => {
      const { belgeNumarasi } = await issue();
      await cancel(belgeNumarasi);
      sent.length = 0;
      server.meet({ kind, when: 'after', cmd: ANSWER, times: 1 });
      expect((await answer('/iptal-itiraz/ret', buyer, { belgeNumarasi })).response.status).toBe(200);
      expect(sent).toEqual([ANSWER]);
    },
  );

  it('GIB-12: an answer lost before it was carried out is 503, is not sent again automatically, and can be given later', async () => {
    const { belgeNumarasi } = await issue();
    await cancel(belgeNumarasi);
    sent.length = 0;
    const header = key();
    server.meet({ kind: 'droppedConnection', cmd: ANSWER, times: 1 });
    expect(await apiError(answer('/iptal-itiraz/onay', buyer, { belgeNumarasi }, header))).toMatchObject(UNKNOWN);
    expect(await apiError(answer('/iptal-itiraz/ret', buyer, { belgeNumarasi }))).toMatchObject(UNKNOWN);
    await server.settle(6, 60);
    expect(sent).toEqual([ANSWER]);
    expect((await answer('/iptal-itiraz/ret', buyer, { belgeNumarasi })).response.status).toBe(200);
  });

  it('GIB-12: the list is 503 while the portal is unreachable, and is repeated after a lost answer', async () => {
    server.meet({ kind: 'droppedConnection' });
    expect(await apiError(list(buyer))).toMatchObject({ status: 503, code: 'PORTAL_UNREACHABLE' });
    server.meet({ kind: 'maintenancePage', cmd: 'EARSIV_PORTAL_GELEN_IPTAL_ITIRAZ_TALEPLERINI_GETIR', times: 1 });
    expect(await list(buyer)).toEqual(expect.any(Array));
  });

  it('NTF-03: notifies of a new one once', async () => {
    await list(buyer);
    await server.runJobs();
    const before = (await server.outbox()).length;
    const { belgeNumarasi } = await issue();
    await cancel(belgeNumarasi);
    await list(buyer);
    await list(buyer);
    await server.runJobs();
    const news = (await server.outbox()).filter(({ kind, to }) => kind === 'mail' && to === buyer.email);
    expect(news.filter(({ body }) => body.includes(belgeNumarasi))).toHaveLength(1);
    expect((await server.outbox()).length).toBeGreaterThan(before);
    const untold = (await server.db.queries.select().from(receivedRequests)).filter(
      ({ durum, notifiedAt }) => durum === 'OLUSTU' && notifiedAt === null,
    );
    expect(untold).toEqual([]);
  });

  it('REQ-15: include the amount and day of the invoice, the reason, and the time of our answer', async () => {
    const { belgeNumarasi } = await issue();
    await buyer.client.GET('/adima-duzenlenenler', { params: { query: buyer.query } });
    await server.settle(6, 60);
    await object(belgeNumarasi);
    const row = async (who: Owner) => (await list(who)).find((one) => one.belgeNumarasi === belgeNumarasi);
    expect(await row(buyer)).toMatchObject({
      tip: 'ITIRAZ',
      belgeTarihi: TODAY,
      aciklama: objection.aciklama,
      itirazYontemi: 'KEP',
      referansBelgeNumarasi: '2026/17',
      referansBelgeTarih: TODAY,
      odenecek: expect.stringMatching(/^\d+\.\d\d$/),
      paraBirim: 'TRY',
      cevapTarihi: null,
    });
    await answer('/iptal-itiraz/ret', buyer, { belgeNumarasi });
    expect(await row(buyer)).toMatchObject({ durum: 'RET', cevapTarihi: TODAY });
  });

  it('REQ-15, REQ-20: need iptalItirazRead for reading and iptalItirazWrite for answering', async () => {
    const reader = await addMember(server, buyer.companyId, { iptalItirazRead: true });
    const who = { ...reader, companyId: buyer.companyId, query: buyer.query };
    expect(await list(who)).toEqual(expect.any(Array));
    expect(await apiError(answer('/iptal-itiraz/onay', who, { belgeNumarasi: 'GIB2026000000001' }))).toMatchObject({
      status: 403,
    });
    const stranger = await addMember(server, buyer.companyId, { faturaRead: true });
    expect(await apiError(list({ ...stranger, companyId: buyer.companyId, query: buyer.query }))).toMatchObject({
      status: 403,
    });
  });
});

describe('requests that the company has raised', () => {
  const sentOf = (who: Owner, dates = {}) =>
    who.client
      .GET('/iptal-itiraz/gonderilen', { params: { query: { ...who.query, ...dates } } })
      .then(({ data }) => data.items);
  const sentFor = async (who: Owner, belgeNumarasi: string) =>
    (await sentOf(who)).find((row) => row.belgeNumarasi === belgeNumarasi);

  it('REQ-15, REQ-06: are listed with their invoice, and the other side’s answer is read from the portal', async () => {
    const { belgeNumarasi } = await issue();
    await cancel(belgeNumarasi);
    expect(await sentFor(seller, belgeNumarasi)).toEqual({
      id: expect.any(String),
      yon: 'KENDI',
      tip: 'IPTAL',
      durum: 'OLUSTU',
      talepTarihi: TODAY,
      belgeNumarasi,
      belgeTarihi: TODAY,
      karsiTaraf: kizilirmak.aliciUnvan,
      karsiTarafVknTckn: BUYER,
      odenecek: expect.stringMatching(/^\d+\.\d\d$/),
      paraBirim: 'TRY',
    });
    await answer('/iptal-itiraz/onay', buyer, { belgeNumarasi });
    expect(await sentFor(seller, belgeNumarasi)).toMatchObject({ durum: 'KABUL' });
    expect(await sentFor(buyer, belgeNumarasi)).toBeUndefined();
  });

  it('REQ-12, REQ-15: on a received invoice have the name of its seller', async () => {
    const { belgeNumarasi } = await issue();
    await buyer.client.POST('/adima-duzenlenenler/itiraz', {
      params: { query: buyer.query },
      body: { faturaTarih: TODAY, belgeNumarasi, saticiVknTckn: SELLER, ...objection },
    });
    expect(await sentFor(buyer, belgeNumarasi)).toMatchObject({
      yon: 'ADIMA',
      tip: 'ITIRAZ',
      durum: 'OLUSTU',
      karsiTarafVknTckn: SELLER,
    });
    await answer('/iptal-itiraz/ret', seller, { belgeNumarasi });
    expect(await sentFor(buyer, belgeNumarasi)).toMatchObject({ durum: 'RET' });
  });

  it('GIB-12, REQ-15: show an unknown outcome, and the stored state while the portal is unreachable', async () => {
    const { belgeNumarasi } = await issue();
    server.meet({ kind: 'droppedConnection', cmd: CANCEL, times: 1 });
    await apiError(cancel(belgeNumarasi));
    expect(await sentFor(seller, belgeNumarasi)).toMatchObject({ durum: 'BELIRSIZ' });
    await server.settle(6, 60);
    expect(await sentFor(seller, belgeNumarasi)).toBeUndefined();
    await cancel(belgeNumarasi);
    server.meet({ kind: 'maintenancePage' });
    expect(await sentFor(seller, belgeNumarasi)).toMatchObject({ durum: 'OLUSTU' });
    server.meet();
    expect(await sentOf(seller, { baslangicTarihi: '2026-08-01', bitisTarihi: '2026-09-02' })).toEqual([]);
  });
});

describe('texts of another taxpayer', () => {
  it.each([
    ['a lone surrogate', 'a\ud83d b', 'a\ufffd b'],
    ['NUL', 'a\u0000b', 'a\ufffdb'],
    ['more characters than the contract allows', `${'ş'.repeat(3999)}😀ş`, `${'ş'.repeat(3999)}😀`],
  ])('ATK-68: lists a request whose text has %s in a form that the contract allows', async (_, aciklama, shown) => {
    const { ettn, belgeNumarasi } = await issue();
    expect(await cancelAtPortal(ettn ?? '', aciklama)).toMatchObject({ ok: true });
    const rows = (await list(seller)).filter((row) => row.belgeNumarasi === belgeNumarasi);
    expect(rows).toMatchObject([{ tip: 'IPTAL', aciklama: shown }]);
  });
});
