import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { receivedInvoices } from '../src/schema';
import { addMember, linkNewcomer, openCompany } from '../src/testing/people';
import { apiError } from '../src/testing/answers';
import { issueInvoice, kizilirmak } from '../src/testing/invoices';
import { emptyPdf, testServer } from '../src/testing/startTestServer';

const CANCEL = 'EARSIV_PORTAL_IPTAL_TALEBI_OLUSTUR';
const OBJECT = 'EARSIV_PORTAL_ITIRAZ_TALEBI_OLUSTUR';
const LIST = 'EARSIV_PORTAL_ADIMA_KESILEN_BELGELERI_GETIR';
const INTEGRATORS = 'EARSIV_PORTAL_ENTEGRATOR_ADIMA_DUZENLENENLER_SORGULA';
const TODAY = '2026-09-03';
const SELLER = '7350119289';

const calls: string[] = [];
const server = await testServer({ render: emptyPdf });
const seller = await linkNewcomer(server, '33333301');
const buyer = await linkNewcomer(server, '33333302');
beforeEach(() => {
  calls.length = 0;
  server.onPortalCall = (command) => {
    calls.push(command);
    return Promise.resolve();
  };
});

const list = (who = buyer, dates = {}) =>
  who.client
    .GET('/adima-duzenlenenler', { params: { query: { ...who.query, ...dates } } })
    .then(({ data }) => data.items);
const issue = (changes = {}) => issueInvoice(server, seller, { ...kizilirmak, ...changes });
const body = (belgeNumarasi: string, changes = {}) => ({
  faturaTarih: TODAY,
  belgeNumarasi,
  aciklama: 'Mal teslim edilmedi',
  saticiVknTckn: SELLER,
  ...changes,
});
const cancel = (belgeNumarasi: string, changes = {}) =>
  buyer.client.POST('/adima-duzenlenenler/iptal', {
    params: { query: buyer.query },
    body: body(belgeNumarasi, changes),
  });
const object = (belgeNumarasi: string, changes = {}) =>
  buyer.client.POST('/adima-duzenlenenler/itiraz', {
    params: { query: buyer.query },
    body: {
      ...body(belgeNumarasi),
      referansBelgeNumarasi: '2026/17',
      referansBelgeTarih: TODAY,
      itirazYontemi: 'NOTER',
      ...changes,
    },
  });
const find = async (belgeNumarasi: string) => (await list()).find((row) => row.belgeNumarasi === belgeNumarasi);

describe('invoices issued in my name', () => {
  it('API-75, REQ-09, REQ-14: lists both portal lists, with amounts from the documents', async () => {
    const { belgeNumarasi, ettn, totals } = await issue();
    const row = await find(belgeNumarasi);
    expect(row).toEqual({
      durum: 'Onaylandi',
      saticiUnvanAdSoyad: expect.stringContaining('Çınaraltı'),
      saticiVknTckn: SELLER,
      odenecek: totals.odenecekTutar,
      vergi: totals.vergilerToplami,
      toplam: totals.vergilerDahilToplamTutar,
      paraBirim: 'TRY',
      faturaTip: 'SATIS',
      belgeNumarasi,
      belgeTarihi: '03-09-2026',
      ettn,
      talepAkisi: [],
    });
    const items = await list();
    const integrators = items.filter((each) => each.ettn === null);
    expect(integrators.length).toBeGreaterThan(0);
    for (const each of integrators) expect(each).toMatchObject({ odenecek: null, vergi: null, toplam: null });
    const days = items.map(({ belgeTarihi }) => belgeTarihi.split('-').reverse().join('-'));
    expect(days).toEqual([...days].sort().reverse());
    expect(days.every((day) => day >= '2026-08-27' && day <= TODAY)).toBe(true);
  });

  it('REQ-09: with tevkifat, taxes are in full and the payable amount is lower, and each document is read once', async () => {
    const lines = [
      {
        malHizmet: 'Temizlik',
        miktar: '1',
        birim: 'C62',
        birimFiyat: '1000',
        kdvOrani: '20',
        tevkifatKodu: '612',
        V9015Orani: '90',
      },
    ];
    const { belgeNumarasi } = await issue({ faturaTip: 'TEVKIFAT', malHizmetler: lines });
    expect(await find(belgeNumarasi)).toMatchObject({ odenecek: '1020.00', vergi: '200.00', toplam: '1200.00' });
    calls.length = 0;
    await list();
    expect(calls.filter((command) => command === 'EARSIV_PORTAL_BELGE_INDIR' || command === '')).toEqual([]);
  });

  it('API-75, REQ-14: splits a long range into windows of seven days, and reads remaining documents in the background', async () => {
    const year = await list(buyer, { baslangicTarihi: '2025-09-04', bitisTarihi: TODAY });
    expect(calls.filter((command) => command === LIST)).toHaveLength(53);
    const withEttn = year.filter(({ ettn }) => ettn !== null);
    expect(withEttn.length).toBeGreaterThan(10);
    for (let time = 0; time < 6; time += 1) {
      await server.runJobs();
      server.clock.advance(5);
    }
    const unread = await server.db.queries
      .select()
      .from(receivedInvoices)
      .where(eq(receivedInvoices.belgeOkundu, false));
    expect(unread.filter(({ ettn }) => ettn !== null)).toEqual([]);
    const again = (await list(buyer, { baslangicTarihi: '2025-09-04', bitisTarihi: TODAY })).filter(
      ({ ettn }) => ettn !== null,
    );
    for (const row of again)
      expect(row).toMatchObject({
        odenecek: expect.stringMatching(/^\d+\.\d\d$/),
        toplam: expect.stringMatching(/^\d+\.\d\d$/),
      });
  });

  it('REQ-14: returns the stored list while the portal is unreachable', async () => {
    const before = await list();
    server.meet({ kind: 'droppedConnection' });
    expect(await list()).toEqual(before);
    server.meet({ kind: 'maintenancePage' });
    expect(await list()).toEqual(before);
    server.meet({ kind: 'noAuthority', cmd: INTEGRATORS });
    expect((await list()).length).toBeGreaterThan(0);
  });

  it('GIB-12: a refusal of the portal is returned, no account is 409, more than a year is 400, and a reversed range is empty', async () => {
    server.meet({ kind: 'sentence', cmd: LIST, text: 'Tarih aralığı 7 günden fazla olamaz.' });
    expect(await apiError(list())).toMatchObject({ status: 422, message: 'Tarih aralığı 7 günden fazla olamaz.' });
    server.meet();
    const { id } = await openCompany(buyer.client);
    expect(await apiError(list({ ...buyer, companyId: id, query: { companyId: id } }))).toMatchObject({
      status: 409,
      code: 'PORTAL_NOT_LINKED',
    });
    expect(await apiError(list(buyer, { baslangicTarihi: '2020-01-01', bitisTarihi: TODAY }))).toMatchObject({
      status: 400,
      faults: [{ path: 'bitisTarihi' }],
    });
    expect(await list(buyer, { baslangicTarihi: TODAY, bitisTarihi: '2026-09-01' })).toEqual([]);
  });

  it('USR-11, REQ-12: reading and writing need separate permissions', async () => {
    const reader = await addMember(server, buyer.companyId, { adimaDuzenlenenFaturalarRead: true });
    const who = { ...reader, companyId: buyer.companyId, query: buyer.query };
    expect((await list(who)).length).toBeGreaterThan(0);
    expect(
      await apiError(
        who.client.POST('/adima-duzenlenenler/iptal', { params: { query: who.query }, body: body('GIB2026000000001') }),
      ),
    ).toMatchObject({ status: 403 });
    const other = await addMember(server, buyer.companyId, { faturaRead: true });
    expect(await apiError(list({ ...other, companyId: buyer.companyId, query: buyer.query }))).toMatchObject({
      status: 403,
    });
  });
});

describe('requests on received invoices', () => {
  it('API-76, REQ-12, REQ-07: a cancel request reaches the seller, and the seller’s answer shows here', async () => {
    const { belgeNumarasi } = await issue();
    expect((await cancel(belgeNumarasi)).response.status).toBe(200);
    expect(await find(belgeNumarasi)).toMatchObject({ talepAkisi: [{ tip: 'IPTAL', durum: 'OLUSTU', tarih: TODAY }] });
    await seller.client.POST('/iptal-itiraz/onay', {
      params: { query: seller.query },
      body: { tarih: TODAY, belgeNumarasi, saticiVknTckn: SELLER },
    });
    expect(await find(belgeNumarasi)).toMatchObject({ talepAkisi: [{ tip: 'IPTAL', durum: 'KABUL', tarih: TODAY }] });
  });

  it('API-77, REQ-12, REQ-07: sends an objection to the seller and adds it to the talepAkisi of the invoice', async () => {
    const { id, belgeNumarasi } = await issue();
    expect((await object(belgeNumarasi)).response.status).toBe(200);
    await seller.client.GET('/iptal-itiraz', { params: { query: seller.query } });
    await seller.client.POST('/iptal-itiraz/ret', {
      params: { query: seller.query },
      body: { tarih: TODAY, belgeNumarasi, saticiVknTckn: SELLER, aciklama: 'Teslim edildi' },
    });
    expect(
      (await seller.client.GET('/fatura/{id}', { params: { path: { id }, query: seller.query } })).data.talepAkisi,
    ).toEqual([{ tip: 'ITIRAZ', durum: 'RET', tarih: TODAY }]);
    expect(await find(belgeNumarasi)).toMatchObject({ talepAkisi: [{ tip: 'ITIRAZ', durum: 'RET' }] });
  });

  it('REQ-11, REQ-12, REQ-03: without an ETTN 409, a second request 409, an unknown invoice 404, an incomplete request 422', async () => {
    const [integrator] = (await list()).filter(({ ettn }) => ettn === null);
    const faturaTarih = integrator?.belgeTarihi.split('-').reverse().join('-') ?? '';
    expect(
      await apiError(
        cancel(integrator?.belgeNumarasi ?? '', { faturaTarih, saticiVknTckn: integrator?.saticiVknTckn }),
      ),
    ).toMatchObject({ status: 409, message: 'Bu faturaya iptal/itiraz yapılamaz' });
    const { belgeNumarasi } = await issue();
    await object(belgeNumarasi);
    expect(await apiError(cancel(belgeNumarasi))).toMatchObject({ status: 409, code: 'REQUEST_EXISTS' });
    expect(await apiError(cancel('GIB2026999999999'))).toMatchObject({ status: 404 });
    expect(await apiError(cancel(belgeNumarasi, { faturaTarih: '2026-09-01' }))).toMatchObject({ status: 404 });
    expect(await apiError(cancel(belgeNumarasi, { saticiVknTckn: '', aciklama: '' }))).toMatchObject({ status: 422 });
  });

  it('REQ-12: looks up an invoice at the portal that was never listed here', async () => {
    const { belgeNumarasi } = await issue();
    expect((await cancel(belgeNumarasi)).response.status).toBe(200);
  });

  it.each(['droppedConnection', 'maintenancePage', 'serverErrorPage', 'arjuna'] as const)(
    'GIB-12, REQ-12: finds a request in the list that was carried out despite %s, and sends it once',
    async (kind) => {
      const { belgeNumarasi } = await issue();
      server.meet({ kind, when: 'after', cmd: OBJECT, times: 1 });
      expect((await object(belgeNumarasi)).response.status).toBe(200);
      expect(calls.filter((command) => command === OBJECT)).toHaveLength(1);
    },
  );

  it('GIB-12: a request lost before it was carried out is 503, and is sent again only at the user’s request', async () => {
    const { belgeNumarasi } = await issue();
    server.meet({ kind: 'droppedConnection', cmd: CANCEL, times: 1 });
    expect(await apiError(cancel(belgeNumarasi))).toMatchObject({ status: 503, code: 'PORTAL_OUTCOME_UNKNOWN' });
    await server.settle(6, 60);
    expect(calls.filter((command) => command === CANCEL)).toHaveLength(1);
    expect((await cancel(belgeNumarasi)).response.status).toBe(200);
  });
});
