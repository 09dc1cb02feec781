import { addDays, sumAmounts, toTl } from '@kalem/domain';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { companies, invoices, receivedRequests } from '../src/schema';
import { beginSync } from '../src/sync/runs';
import { serverQueries, withCompany } from '../src/db/wall';
import { apiError } from '../src/testing/answers';
import { invoiceBody, issueInvoice, kizilirmak } from '../src/testing/invoices';
import { addMember, linkNewcomer, type Newcomer, type Owner, signUpOwner } from '../src/testing/people';
import { emptyPdf, testServer } from '../src/testing/startTestServer';

const TODAY = '2026-09-03';
const ago = (days: number) => addDays(TODAY, -days);
const BUYER = '1938472657';

const server = await testServer({ render: emptyPdf });
const owner = await linkNewcomer(server, '33333301');
const other = await linkNewcomer(server, '33333302');

const week = { baslangicTarihi: ago(6), bitisTarihi: TODAY };
const figures = async ({ client }: Newcomer = owner, query = owner.query, range = week) =>
  (await client.GET('/anasayfa', { params: { query: { ...query, ...range } } })).data;
const pending = async ({ client }: Newcomer = owner, query = owner.query) =>
  (await client.GET('/anasayfa/bekleyenler', { params: { query } })).data;
const draft = async (changes: Parameters<typeof invoiceBody>[0] = {}, { client, query }: Owner = owner) =>
  (await client.POST('/fatura', { params: { query }, body: invoiceBody(changes) })).data;
const issue = (changes: Parameters<typeof invoiceBody>[0] = {}, who = owner) => issueInvoice(server, who, changes);
/** Runs `look` some days later. All trials are extended, so that none ends before. */
const daysLater = async <T>(days: number, look: () => Promise<T>): Promise<T> => {
  await server.db.queries.update(companies).set({ demoDuration: 365 });
  server.clock.advance(days * 86_400);
  return look().finally(() => server.clock.advance(-days * 86_400));
};
/** The daily download, as the background jobs run it. */
const syncNow = async ({ companyId }: Owner) => {
  await withCompany(server.db, companyId, (tx) =>
    beginSync(tx, { baslangicTarihi: TODAY, bitisTarihi: TODAY, toplamPencere: 1 }, server.clock.now()),
  );
  await server.ports.jobs.enqueue(serverQueries(server.db, 'jobs'), 'syncCompany', { companyId });
  await server.runJobs();
};

describe('figures of the home page', () => {
  it('HOM-04, HOM-02: turnover by day and currency is the sum of the approved invoices', async () => {
    const sold = [
      await issue({ faturaTarih: ago(6) }),
      await issue({ faturaTarih: ago(2) }),
      await issue({ faturaTarih: ago(2) }),
      await issue({ faturaTarih: ago(2), paraBirim: 'USD', dovizKur: '41.23456' }),
      await issue({ faturaTarih: TODAY, paraBirim: 'EUR', dovizKur: '48.005' }),
    ];
    await issue({ faturaTarih: ago(7) });
    await draft({ faturaTarih: TODAY });
    await issue({ faturaTarih: TODAY }, other);
    const of = (tarih: string, paraBirim: string) => {
      const those = sold.filter((each) => each.faturaTarih === tarih && each.paraBirim === paraBirim);
      const payable = those.map(({ totals }) => totals.odenecekTutar ?? '');
      const inTl = those.map(({ dovizKur }, place) =>
        paraBirim === 'TRY' ? (payable[place] ?? '') : toTl(payable[place] ?? '', dovizKur),
      );
      return { tarih, paraBirim, adet: those.length, tutar: sumAmounts(payable), tlTutari: sumAmounts(inTl) };
    };
    const { satislar } = await figures();
    expect(satislar).toMatchObject([of(ago(6), 'TRY'), of(ago(2), 'TRY'), of(ago(2), 'USD'), of(TODAY, 'EUR')]);
    expect(satislar?.map(({ tutar, tlTutari }) => [tutar, tlTutari]).slice(1)).toEqual([
      ['2520.00', '2520.00'],
      ['1260.00', '51955.55'],
      ['1260.00', '60486.30'],
    ]);
  });

  it('HOM-04: the daily download brings purchases and requests without opening their lists', async () => {
    const { belgeNumarasi } = await issue({ ...kizilirmak, faturaTarih: ago(1) });
    const body = { faturaTarih: ago(1), belgeNumarasi, aciklama: 'Mükerrer' };
    await owner.client.POST('/fatura/iptal', { params: { query: owner.query }, body });
    expect(await figures(other, other.query)).toMatchObject({ alislar: [], talepler: 0 });
    await syncNow(other);
    const { alislar, talepler } = await figures(other, other.query);
    const params = { query: { ...other.query, ...week } };
    const { data: received } = await other.client.GET('/adima-duzenlenenler', { params });
    const { data: requests } = await other.client.GET('/iptal-itiraz', { params });
    expect(received.items.map((each) => each.belgeNumarasi)).toContain(belgeNumarasi);
    expect(alislar?.reduce((sum, { adet }) => sum + adet, 0)).toBe(received.items.length);
    const ofDay = received.items.filter(({ belgeTarihi }) => belgeTarihi === '02-09-2026');
    const read = ofDay.filter(({ paraBirim }) => paraBirim === 'TRY');
    const tutar = sumAmounts(read.map(({ odenecek }) => odenecek ?? ''));
    // The other document cannot be fetched: it is counted, but adds no amount.
    expect(alislar?.filter(({ tarih }) => tarih === ago(1))).toMatchObject([
      { tarih: ago(1), paraBirim: 'TRY', adet: read.length, tutar, tlTutari: tutar, matrah: '1050.00' },
      {
        tarih: ago(1),
        paraBirim: null,
        adet: ofDay.length - read.length,
        tutar: '0.00',
        tlTutari: null,
        tlMatrah: null,
      },
    ]);
    expect(requests.items.map((each) => each.belgeNumarasi)).toContain(belgeNumarasi);
    expect(talepler).toBe(requests.items.length);
  });

  it('HOM-05, USR-11: a member gets no figures that they may not read', async () => {
    const seen = async (permissions: Parameters<typeof addMember>[2]) => {
      const { satislar, alislar, talepler } = await figures(
        await addMember(server, other.companyId, permissions),
        other.query,
      );
      return [satislar?.length, alislar?.length, talepler];
    };
    const all = await figures(other, other.query);
    expect(await seen({})).toEqual([undefined, undefined, null]);
    expect(await seen({ faturaRead: true })).toEqual([all.satislar?.length, undefined, null]);
    expect(await seen({ adimaDuzenlenenFaturalarRead: true })).toEqual([undefined, all.alislar?.length, null]);
    expect(await seen({ iptalItirazRead: true })).toEqual([undefined, undefined, all.talepler]);
    expect(Object.values(all).map(Boolean)).toEqual([true, true, true, true, true]);
  });

  it('HOM-05, USR-11: refuses another company and more than a year', async () => {
    expect(await apiError(figures(other))).toMatchObject({ status: 403 });
    expect(await apiError(pending(other))).toMatchObject({ status: 403 });
    const years = { baslangicTarihi: '2024-01-01', bitisTarihi: TODAY };
    expect(await apiError(figures(owner, owner.query, years))).toMatchObject({
      status: 400,
      faults: [{ path: 'bitisTarihi' }],
    });
  });
});

describe('pending tasks', () => {
  it('HOM-01, LST-21: drafts that must be signed soon, earliest first, and expired ones last', async () => {
    const seller = await linkNewcomer(server, '33333303');
    const { items, toplam } = await daysLater(7, async () => {
      for (const faturaTarih of ['2026-08-10', '2026-08-25', '2026-09-01', '2026-09-03', '2026-09-05', '2026-09-06'])
        await draft({ faturaTarih }, seller);
      return pending(seller, seller.query);
    });
    const own = items.filter(({ tutar }) => tutar === '1260.00');
    expect(own.map(({ tur, tarih, sonGun }) => [tur, tarih, sonGun])).toEqual([
      ['IMZA', '2026-09-03', '2026-09-10'],
      ['IMZA', '2026-09-05', '2026-09-12'],
      ['IMZA', '2026-09-01', '2026-09-08'],
      ['IMZA', '2026-08-25', '2026-08-31'],
    ]);
    expect(toplam).toBe(items.length);
    expect(own[0]).toMatchObject({
      paraBirim: 'TRY',
      mesaj: null,
      karsiTaraf: expect.stringContaining('Büyükçamlıca'),
    });
  });

  it('HOM-01, INV-38: drafts refused by the portal, with its text', async () => {
    const text = 'Geçersiz birim kodu';
    server.simulator.setSwitches({ faults: [{ kind: 'sentence', cmd: 'EARSIV_PORTAL_FATURA_OLUSTUR', text }] });
    const refused = await apiError(draft({ faturaTarih: TODAY, aliciUnvan: 'Müjgân Şençiçek Kırtasiye' }));
    server.simulator.setSwitches({ faults: [] });
    expect(refused).toMatchObject({ status: 422 });
    expect((await pending()).items).toEqual([
      expect.objectContaining({
        tur: 'DUZELTME',
        karsiTaraf: 'Müjgân Şençiçek Kırtasiye',
        mesaj: expect.stringContaining(text),
        sonGun: '2026-09-10',
      }),
    ]);
  });

  it('HOM-01, REQ-22: open requests with their invoice until the eight days are over', async () => {
    const own = async () =>
      (await pending(other, other.query)).items.filter(({ tur, tutar }) => tur === 'IPTAL' && tutar === '1260.00');
    const items = await own();
    expect(items).toEqual([expect.objectContaining({ tarih: TODAY, sonGun: addDays(ago(1), 8), paraBirim: 'TRY' })]);
    expect(await daysLater(7, own)).toHaveLength(1);
    expect(await daysLater(8, own)).toEqual([]);
    const isIt = and(
      eq(receivedRequests.companyId, other.companyId),
      eq(receivedRequests.belgeNumarasi, items[0]?.belgeNumarasi ?? ''),
    );
    await server.db.queries.update(receivedRequests).set({ durum: 'RET' }).where(isIt);
    expect(await own()).toEqual([]);
  });

  it('HOM-01, REQ-22: counts all waiting requests, including those not listed', async () => {
    const asked = await linkNewcomer(server, '33333304');
    const requests = Array.from({ length: 25 }, (_, each) => ({
      companyId: asked.companyId,
      iptalItirazOid: `bekleyen-${each}`,
      tarih: TODAY,
      belgeNumarasi: `GIB202600000${1000 + each}`,
      saticiVknTckn: BUYER,
      saticiUnvanAdSoyad: 'Iğdır Şeker A.Ş.',
      tip: 'ITIRAZ' as const,
      durum: 'OLUSTU' as const,
      updatedAt: server.clock.now(),
    }));
    await server.db.queries.insert(receivedRequests).values(requests);
    const { items, talepler } = await pending(asked, asked.query);
    expect(talepler).toBe(25);
    expect(items.filter(({ tur }) => tur === 'ITIRAZ')).toHaveLength(20);
  });

  it('HOM-01, USR-11: a member sees nothing that they may not read', async () => {
    const reader = await addMember(server, owner.companyId, { iptalItirazRead: true });
    expect(await pending(reader)).toEqual({
      ...{ items: [], toplam: 0, talepler: 0, gecikenler: null, bankaOnerileri: null, ilkAdimlar: null },
      ...{ aktarimlar: [], eksikAktarimlar: [] },
    });
    const accountant = await addMember(server, owner.companyId, { faturaRead: true });
    expect(await pending(accountant)).toMatchObject({ toplam: 1 });
  });

  it('HOM-01: the steps to the first invoice, until one is approved', async () => {
    const newcomer = await signUpOwner(server);
    const steps = async () => (await pending(newcomer, newcomer.query)).ilkAdimlar;
    expect(await steps()).toEqual({ gib: false, fatura: false, gorsel: false });
    const { id } = await draft({}, newcomer);
    expect(await steps()).toEqual({ gib: false, fatura: true, gorsel: false });
    await server.db.queries.update(invoices).set({ onayDurumu: 'Onaylandi' }).where(eq(invoices.id, id));
    expect(await steps()).toBeNull();
    expect((await pending()).ilkAdimlar).toBeNull();
  });
});

describe('the invoices to one customer', () => {
  const months = async ({ client }: Newcomer = owner, query = owner.query) =>
    (await client.GET('/fatura/aylik', { params: { query: { ...query, vknTckn: BUYER } } })).data.items;

  it('HOM-04, API-63: are returned by month and currency, newest first, and as a list', async () => {
    await issue({ faturaTarih: '2026-07-14' });
    await issue({ faturaTarih: '2026-07-15', paraBirim: 'EUR', dovizKur: '10' });
    await issue({ faturaTarih: '2026-07-16', paraBirim: 'USD', dovizKur: '0.5' });
    expect(await months()).toMatchObject([
      { ay: '2026-09', paraBirim: 'EUR', adet: 1, tutar: '1260.00', tlTutari: '60486.30' },
      { ay: '2026-09', paraBirim: 'USD', adet: 1, tutar: '1260.00', tlTutari: '51955.55' },
      { ay: '2026-09', paraBirim: 'TRY', adet: 2, tutar: '2520.00', tlTutari: '2520.00' },
      { ay: '2026-08', paraBirim: 'TRY', adet: 2, tutar: '2520.00', tlTutari: '2520.00' },
      { ay: '2026-07', paraBirim: 'EUR', adet: 1, tutar: '1260.00', tlTutari: '12600.00' },
      { ay: '2026-07', paraBirim: 'TRY', adet: 1, tutar: '1260.00', tlTutari: '1260.00' },
      { ay: '2026-07', paraBirim: 'USD', adet: 1, tutar: '1260.00', tlTutari: '630.00' },
    ]);
    const page = async (vknTckn: string) =>
      (await owner.client.GET('/fatura', { params: { query: { ...owner.query, vknTckn } } })).data.items;
    expect((await page(kizilirmak.vknTckn)).map(({ vknTckn }) => vknTckn)).toEqual([kizilirmak.vknTckn]);
    expect(new Set((await page(BUYER)).map(({ vknTckn }) => vknTckn))).toEqual(new Set([BUYER]));
    expect(await page('9999999999')).toEqual([]);
  });

  it('USR-11: needs permission to read invoices', async () => {
    expect(await apiError(months(other))).toMatchObject({ status: 403 });
    const reader = await addMember(server, owner.companyId, { cariRead: true });
    expect(await apiError(months(reader))).toMatchObject({ status: 403 });
  });
});
