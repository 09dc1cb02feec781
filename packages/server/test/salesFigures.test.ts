import { addDays, salesOf } from '@kalem/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginSync } from '../src/sync/runs';
import { serverQueries, withCompany } from '../src/db/wall';
import { apiError } from '../src/testing/answers';
import { invoiceBody, issueInvoice, kizilirmak, portalView } from '../src/testing/invoices';
import { addMember, linkNewcomer, type Newcomer, type Owner } from '../src/testing/people';
import { emptyPdf, startTestServer, type TestServer } from '../src/testing/startTestServer';
import { emptyPortalInvoice, type PortalInvoice } from '../src/ports/Portal';

const TODAY = '2026-09-03';
const ago = (days: number) => addDays(TODAY, -days);
const BUYER = '1938472657';
/** The taxpayer of portal account 33333301. */
const SELLER = '7350119289';
const OTHER_BUYER = '4810053927';
let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ render: emptyPdf });
});
afterEach(() => server.close());

const params = ({ query }: Owner, from = TODAY) => ({
  query: { ...query, baslangicTarihi: from, bitisTarihi: TODAY },
});
const figures = async (owner: Owner, { client }: Newcomer = owner) =>
  (await client.GET('/anasayfa', { params: params(owner) })).data;
const months = async (owner: Owner, vknTckn: string, { client }: Newcomer = owner) =>
  (await client.GET('/fatura/aylik', { params: { query: { ...owner.query, vknTckn } } })).data.items;
const line = (birimFiyat: string, fields: object = {}) => ({
  malHizmet: 'Bakım',
  miktar: '1',
  birim: 'C62',
  birimFiyat,
  kdvOrani: '20',
  ...fields,
});
const returns = {
  faturaTip: 'IADE' as const,
  iadeFaturalari: [{ faturaNumarasi: 'GIB2026000000001', faturaTarih: ago(9) }],
};
const sums = (matrah: string, vergilerDahil: string) => ({
  ...{ matrah, vergilerDahil, tlMatrah: matrah, tlVergilerDahil: vergilerDahil },
});
/** The daily download of today, as the background jobs run it. */
const syncNow = async ({ companyId }: Owner) => {
  await withCompany(server.db, companyId, (tx) =>
    beginSync(tx, { baslangicTarihi: TODAY, bitisTarihi: TODAY, toplamPencere: 1 }, server.clock.now()),
  );
  await server.ports.jobs.enqueue(serverQueries(server.db, 'jobs'), 'syncCompany', { companyId });
  await server.runJobs();
};

describe('sales and returns', () => {
  it('MNY-01, MNY-03, MNY-09: sales are sums without and with KDV, and returns of sales are apart', async () => {
    const owner = await linkNewcomer(server, '33333301');
    const issue = (changes: Parameters<typeof invoiceBody>[0]) => issueInvoice(server, owner, changes);
    const all = [
      await issue({ malHizmetler: [line('1000')] }),
      await issue({
        faturaTip: 'TEVKIFAT',
        malHizmetler: [line('1000', { tevkifatKodu: '801', V9015Orani: '100' })],
      }),
      await issue({ ...returns, iadeTuru: 'SATIS_IADESI', malHizmetler: [line('300')] }),
      await issue({ ...returns, iadeTuru: 'ALIS_IADESI', malHizmetler: [line('50')] }),
    ];
    await owner.client.POST('/fatura', { params: { query: owner.query }, body: invoiceBody() });
    expect(all[1]?.totals.odenecekTutar).toBe('1000.00');

    const day = { tarih: TODAY, paraBirim: 'TRY' };
    const seen = await figures(owner);
    expect(seen).toMatchObject({
      satislar: [{ ...day, adet: 2, tutar: '2200.00', tlTutari: '2200.00', ...sums('2000.00', '2400.00') }],
      satisIadeleri: [{ ...day, adet: 1, tutar: '360.00', ...sums('300.00', '360.00') }],
      alisIadeleri: [{ ...day, adet: 1, ...sums('50.00', '60.00') }],
    });
    const { sold, returned } = salesOf(all);
    expect([seen.satislar?.[0], seen.satisIadeleri?.[0]]).toMatchObject([
      { tlMatrah: sold.net, tlVergilerDahil: sold.gross, adet: sold.count },
      { tlMatrah: returned.net, tlVergilerDahil: returned.gross, adet: returned.count },
    ]);
    expect(await months(owner, BUYER)).toEqual([
      {
        ...{ ay: '2026-09', paraBirim: 'TRY', adet: 2, tutar: '2200.00', tlTutari: '2200.00' },
        ...sums('2000.00', '2400.00'),
        ...{ iadeAdet: 1, iadeMatrah: '300.00' },
      },
    ]);
  });

  it('MNY-05: an amount without a rate of exchange is unknown, not 0', async () => {
    const owner = await linkNewcomer(server, '33333301');
    await issueInvoice(server, owner, { paraBirim: 'USD', dovizKur: '40', malHizmetler: [line('100')] });
    const { id } = await issueInvoice(server, owner, { paraBirim: 'USD', dovizKur: '41', malHizmetler: [line('7')] });
    await server.db.queries.execute(`update invoice set doviz_kur = 0 where id = '${id}'`);
    expect((await figures(owner)).satislar).toMatchObject([
      { paraBirim: 'USD', adet: 1, ...sums('100.00', '120.00'), tlMatrah: '4000.00', tlVergilerDahil: '4800.00' },
      {
        paraBirim: 'USD',
        adet: 1,
        tutar: '8.40',
        matrah: '7.00',
        tlTutari: null,
        tlMatrah: null,
        tlVergilerDahil: null,
      },
    ]);
    expect(await months(owner, BUYER)).toMatchObject([
      { adet: 2, matrah: '107.00', tlTutari: null, tlMatrah: null, tlVergilerDahil: null },
    ]);
  });

  it('MNY-09, MNY-04: a return that the customer issued lowers our sales, and is no purchase', async () => {
    const seller = await linkNewcomer(server, '33333302');
    const customer = await linkNewcomer(server, '33333301');
    await issueInvoice(server, customer, { ...kizilirmak, malHizmetler: [line('80')] });
    const returned = await issueInvoice(server, customer, {
      ...{ ...returns, ...kizilirmak, iadeTuru: 'ALIS_IADESI', malHizmetler: [line('30')] },
    });
    await syncNow(seller);
    const { data } = await seller.client.GET('/adima-duzenlenenler', { params: params(seller) });
    const types = data.items.map(({ belgeNumarasi, faturaTip }) => [belgeNumarasi, faturaTip]);
    expect(types).toContainEqual([returned.belgeNumarasi, 'IADE']);
    const seen = await figures(seller);
    expect(seen.satisIadeleri).toMatchObject([{ adet: 1, ...sums('30.00', '36.00') }]);
    expect(seen.alislar?.find(({ paraBirim }) => paraBirim === 'TRY')).toMatchObject(sums('80.00', '96.00'));
    const vkn = data.items.find(({ belgeNumarasi }) => belgeNumarasi === returned.belgeNumarasi)?.saticiVknTckn ?? '';
    expect(await months(seller, vkn)).toMatchObject([{ adet: 0, matrah: '0.00', iadeAdet: 1, iadeMatrah: '30.00' }]);

    const reader = await addMember(server, seller.companyId, { faturaRead: true });
    expect(await figures(seller, reader)).toMatchObject({ satisIadeleri: [], alislar: null, alisIadeleri: null });
    expect(await months(seller, vkn, reader)).toEqual([]);
  });

  it('MNY-06, MNY-12: an accepted cancellation counts in no figure and gives no price, an accepted objection does', async () => {
    const seller = await linkNewcomer(server, '33333302');
    const customer = await linkNewcomer(server, '33333301');
    const sold = await issueInvoice(server, customer, { ...kizilirmak, malHizmetler: [line('200')] });
    const kept = await issueInvoice(server, customer, { ...kizilirmak, malHizmetler: [line('1000')] });
    const counted = async () => (await figures(customer)).satislar?.map(({ adet, matrah }) => [adet, matrah]);
    const prices = async () => {
      const query = { ...customer.query, vknTckn: kizilirmak.vknTckn };
      const { data } = await customer.client.GET('/fatura/son-fiyatlar', { params: { query } });
      return data.items.map(({ birimFiyat }) => birimFiyat);
    };
    const ask = { faturaTarih: TODAY, belgeNumarasi: kept.belgeNumarasi, aciklama: 'Mükerrer' };
    await customer.client.POST('/fatura/iptal', { params: { query: customer.query }, body: ask });
    expect(await counted()).toEqual([[2, '1200.00']]);
    await accept(seller, kept.belgeNumarasi);
    await syncNow(customer);
    expect(await counted()).toEqual([[1, '200.00']]);
    expect(await prices()).toEqual(['200']);
    expect(await months(customer, kizilirmak.vknTckn)).toMatchObject([{ adet: 1, matrah: '200.00' }]);
    const { belgeNumarasi } = sold;
    const body = {
      ...{ belgeNumarasi, faturaTarih: TODAY, saticiVknTckn: SELLER, aciklama: 'Mal eksik' },
      ...{ referansBelgeNumarasi: '2026/17', referansBelgeTarih: TODAY, itirazYontemi: 'NOTER' as const },
    };
    await seller.client.POST('/adima-duzenlenenler/itiraz', { params: { query: seller.query }, body });
    await accept(customer, belgeNumarasi);
    await syncNow(customer);
    const { data: objected } = await customer.client.GET('/fatura/{id}', {
      params: { path: { id: sold.id }, query: customer.query },
    });
    expect(objected.talepAkisi).toMatchObject([{ tip: 'ITIRAZ', durum: 'KABUL' }]);
    expect(await counted()).toEqual([[1, '200.00']]);
  });
});

/** Accepts the request of today on an invoice of the seller. */
async function accept({ client, query }: Owner, belgeNumarasi: string): Promise<void> {
  await client.GET('/iptal-itiraz', { params: { query } });
  await client.POST('/iptal-itiraz/onay', {
    params: { query },
    body: { tarih: TODAY, belgeNumarasi, saticiVknTckn: SELLER, aciklama: 'Kabul' },
  });
}

describe('the kind of a return', () => {
  const atPortal = (invoice: Partial<PortalInvoice>): PortalInvoice => ({
    ...emptyPortalInvoice,
    ...{ faturaTarih: TODAY, faturaTip: 'IADE', vknTckn: BUYER, aliciUnvan: 'Büyükçamlıca', ulke: 'Türkiye' },
    malHizmetler: [line('100', { malHizmetTutari: '100', fiyat: '100', kdvTutari: '20' })],
    totals: { matrah: '100', vergilerDahilToplamTutar: '120', odenecekTutar: '120' },
    ...invoice,
  });

  it('MNY-07: is required on a return, kept by a copy and by a change, and null on another type', async () => {
    const owner = await linkNewcomer(server, '33333301');
    const save = (changes: Parameters<typeof invoiceBody>[0]) =>
      owner.client.POST('/fatura', { params: { query: owner.query }, body: invoiceBody(changes) });
    expect(await apiError(save(returns))).toMatchObject({
      status: 422,
      faults: [{ path: 'iadeTuru', message: 'Bu alan gereklidir' }],
    });
    const { data, response } = await save({ ...returns, iadeTuru: 'SATIS_IADESI' });
    expect(data).toMatchObject({ faturaTip: 'IADE', iadeTuru: 'SATIS_IADESI' });
    const path = { id: data.id };
    const changed = await owner.client.PUT('/fatura/{id}', {
      params: { path, query: owner.query, header: { 'If-Match': response.headers.get('ETag') ?? '' } },
      body: invoiceBody({ ...returns, iadeTuru: 'ALIS_IADESI' }),
    });
    expect(changed.data).toMatchObject({ iadeTuru: 'ALIS_IADESI' });
    expect((await save({ iadeTuru: 'ALIS_IADESI' })).data).toMatchObject({ faturaTip: 'SATIS', iadeTuru: null });
  });

  it('MNY-08: of a portal invoice is found by the number and recipient of the returned invoice', async () => {
    const owner = await linkNewcomer(server, '33333301');
    const { belgeNumarasi } = await issueInvoice(server, owner, { faturaTarih: TODAY });
    const iadeFaturalari = [{ faturaNumarasi: belgeNumarasi, faturaTarih: TODAY }];
    await server.runJobs();
    server.clock.advance(60);
    await owner.client.GET('/company/logout', { params: { query: owner.query } });
    await portalView(server, '33333301', async ({ create }) => {
      await create(atPortal({ faturaSaat: '10:00:00', iadeFaturalari }));
      await create(atPortal({ faturaSaat: '10:01:00', iadeFaturalari, vknTckn: OTHER_BUYER }));
      await create(atPortal({ faturaSaat: '10:02:00' }));
      await create(atPortal({ faturaSaat: '10:03:00', faturaTip: 'SATIS' }));
    });
    await syncNow(owner);
    const { data } = await owner.client.GET('/fatura/all', { params: params(owner) });
    const kinds = data.items.flatMap(({ faturaSaat, portalFaturaTip, iadeTuru }) =>
      portalFaturaTip ? [[faturaSaat, portalFaturaTip, iadeTuru]] : [],
    );
    expect(kinds.filter(([saat]) => saat?.startsWith('10:0')).sort()).toEqual([
      ['10:00:00', 'IADE', 'SATIS_IADESI'],
      ['10:01:00', 'IADE', 'ALIS_IADESI'],
      ['10:02:00', 'IADE', null],
      ['10:03:00', 'SATIS', null],
    ]);
  });
});

describe('changes since an instant', () => {
  it('MNY-11: lists the invoices that changed at or after it, and a request is a change', async () => {
    const owner = await linkNewcomer(server, '33333301');
    const first = await issueInvoice(server, owner, kizilirmak);
    await server.runJobs();
    server.clock.advance(3600);
    const second = (await owner.client.POST('/fatura', { params: { query: owner.query }, body: invoiceBody() })).data;
    const since = async (degisenBeri: string) => {
      const query = { ...owner.query, degisenBeri };
      const { data: page } = await owner.client.GET('/fatura', { params: { query } });
      const { data: all } = await owner.client.GET('/fatura/all', {
        params: { query: { ...query, ...params(owner).query } },
      });
      expect(all.items.map(({ id }) => id).sort()).toEqual(page.items.map(({ id }) => id).sort());
      return page.items.map(({ id }) => id);
    };
    expect(second.updatedAt > first.updatedAt).toBe(true);
    expect(await since(second.updatedAt)).toEqual([second.id]);
    expect(await since(new Date(Date.parse(second.updatedAt) + 1).toISOString())).toEqual([]);
    expect(await since(first.updatedAt)).toContain(first.id);
    server.clock.advance(60);
    const ask = { faturaTarih: TODAY, belgeNumarasi: first.belgeNumarasi, aciklama: 'Mükerrer' };
    await owner.client.POST('/fatura/iptal', { params: { query: owner.query }, body: ask });
    expect(await since(new Date(Date.parse(second.updatedAt) + 1).toISOString())).toEqual([first.id]);
    for (const wrong of [
      'dün',
      '2026-09-03',
      '2016-12-31T23:59:60Z',
      '0000-01-01T00:00:00Z',
      '9999-12-31T23:59:59-12:00',
    ])
      expect(await apiError(since(wrong))).toMatchObject({ status: 400 });
    expect(await since('0001-01-01T00:00:00Z')).toContain(first.id);
  });
});
