import { copyInvoice, toWireDraft } from '@kalem/domain';
import { eq, getTableName, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { customerCards, customerContent } from '../src/cards/customers';
import { lockCards } from '../src/cards/Cards';
import {
  auditLog,
  companies,
  customers,
  invoices,
  portalCredentials,
  portalSessions,
  stockItems,
  syncs,
} from '../src/schema';
import { withCompany } from '../src/db/wall';
import type { Invoice, Line } from '../src/documents/source';
import { sampleInvoice } from '../src/documents/testing/samples';
import { createPortalAccounts } from '../src/portal/accounts';
import type { PortalInvoice } from '../src/ports/Portal';
import { addMissingCards } from '../src/sync/missingCards';
import { syncCompany, syncStep } from '../src/sync/syncCompany';
import type { Download } from '../src/sync/window';
import { startDueSyncs } from '../src/sync/startSync';
import { apiError, countRows } from '../src/testing/answers';
import { crowdedPortal } from '../src/testing/crowdedPortal';
import { invoiceBody, issueInvoice, portalView, type PortalView } from '../src/testing/invoices';
import { linkNewcomer, type Owner, signUpNewcomer } from '../src/testing/people';
import { startTestServer, type TestServer } from '../src/testing/startTestServer';

const FETCH = 'EARSIV_PORTAL_FATURA_GETIR';
const LIST = 'EARSIV_PORTAL_TASLAKLARI_GETIR';
const YEAR_AGO = '2025-09-03';
const TODAY = '2026-09-03';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ config: { manualSync: false } });
});
afterEach(() => server.close());

const syncOf = async ({ client, query }: Owner) => (await client.GET('/company/sync', { params: { query } })).data;
const invoicesOf = async ({ client, query }: Owner) =>
  (await client.GET('/fatura/all', { params: { query } })).data.items;
const stored = async ({ companyId }: Owner) =>
  server.db.queries.select().from(invoices).where(eq(invoices.companyId, companyId));
const customersOf = async ({ companyId }: Owner) =>
  server.db.queries.select().from(customers).where(eq(customers.companyId, companyId));
const stockOf = async ({ companyId }: Owner) =>
  server.db.queries.select().from(stockItems).where(eq(stockItems.companyId, companyId));
const accountOf = async ({ client, query }: Owner) => (await client.GET('/company/gib', { params: { query } })).data;
const logOut = ({ client, query }: Owner) => client.GET('/company/logout', { params: { query } });
const atPortal = async <T>(owner: Owner, userCode: string, work: (view: PortalView) => Promise<T>): Promise<T> => {
  await logOut(owner);
  return portalView(server, userCode, work);
};
/** The daily download of the next morning. */
const nextDay = async () => {
  server.clock.advance(86_400);
  await server.runJobs();
};
const draft = (changes: Partial<PortalInvoice> = {}): PortalInvoice => ({
  ettn: null,
  belgeNumarasi: null,
  faturaTarih: TODAY,
  faturaSaat: '09:30:00',
  faturaTip: 'SATIS',
  paraBirim: 'TRY',
  dovizKur: '0',
  vknTckn: '1938472657',
  aliciUnvan: 'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi',
  aliciAdi: '',
  aliciSoyadi: '',
  vergiDairesi: 'Ümraniye',
  emails: [],
  il: 'İSTANBUL',
  ilce: 'ÜSKÜDAR',
  ulke: 'Türkiye',
  adres: 'Kısıklı',
  irsaliyeNumarasi: '',
  irsaliyeTarihi: '',
  iadeFaturalari: [],
  not: '',
  malHizmetler: [
    {
      malHizmet: 'Işıl ışıl İNCELEME',
      miktar: '1',
      birim: 'C62',
      birimFiyat: '100',
      malHizmetTutari: '100',
      fiyat: '100',
      kdvOrani: '20',
      kdvTutari: '20',
    },
  ],
  totals: {
    matrah: '100',
    urunHizmetToplamTutari: '100',
    toplamIskonto: '0',
    hesaplananKdv: '20',
    vergilerToplami: '20',
    vergilerDahilToplamTutar: '120',
    odenecekTutar: '120',
  },
  ...changes,
});

describe('cards of a download', () => {
  it('GIB-04: does not add a card that a concurrent import adds', async () => {
    const { companyId } = await linkNewcomer(server, '33333301');
    const now = server.clock.now();
    const content = customerContent({ vknTckn: '1938472657', unvan: 'Büyükçamlıca Özel Eğitim Kurumları A.Ş.' });
    const add = () => withCompany(server.db, companyId, (tx) => addMissingCards(tx, customerCards, [content], now));
    let second: Promise<number> | undefined;
    await withCompany(server.db, companyId, async (tx) => {
      await lockCards(tx);
      second = add();
      // More database queries than the other one needs, so it would have finished if it did not wait.
      for (let turn = 0; turn < 50; turn += 1) await customerCards.find(tx, companyId);
      await customerCards.put(tx, [
        customerCards.newRow(content, { id: crypto.randomUUID(), companyId, createdAt: now }),
      ]);
    });
    expect(await second).toBe(0);
    expect(
      (await server.db.queries.select().from(customers).where(eq(customers.companyId, companyId))).map(
        ({ vknTckn }) => vknTckn,
      ),
    ).toEqual(['1938472657']);
  });
});

describe('the first download', () => {
  it('GIB-03, GIB-04: downloads the last 12 months in windows of 7 days, and reports the progress', async () => {
    const owner = await linkNewcomer(server, '33333301');
    expect(await syncOf(owner)).toEqual({
      durum: 'BEKLIYOR',
      baslangicTarihi: YEAR_AGO,
      bitisTarihi: TODAY,
      tamamlananPencere: 0,
      toplamPencere: 53,
      faturaSayisi: 0,
      cariSayisi: 0,
      stokSayisi: 0,
      mesaj: null,
      guncellendi: '2026-09-03T09:00:00.000Z',
    });
    const windows: string[] = [];
    server.onPortalCall = async (command) => {
      if (command === LIST) windows.push((await syncOf(owner)).tamamlananPencere.toString());
    };
    await server.runJobs();
    server.onPortalCall = () => Promise.resolve();
    const listed = await atPortal(owner, '33333301', ({ list }) => list(YEAR_AGO, TODAY));
    expect(listed.length).toBeGreaterThan(150);
    const all = await stored(owner);
    expect(all.map(({ ettn }) => ettn).sort()).toEqual(listed.map(({ ettn }) => ettn).sort());
    const [customerCount, stockCount] = [(await customersOf(owner)).length, (await stockOf(owner)).length];
    expect(await syncOf(owner)).toMatchObject({
      durum: 'TAMAMLANDI',
      tamamlananPencere: 53,
      toplamPencere: 53,
      faturaSayisi: all.length,
      cariSayisi: customerCount,
      stokSayisi: stockCount,
    });
    expect(new Set(windows).size).toBe(53);
    expect(server.logs.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('GIB-05, INV-38: invoices have their amounts, their lines and the portal’s name of the type, but no type, and are GONDERILDI', async () => {
    const owner = await linkNewcomer(server, '33333302');
    await server.runJobs();
    const items = await invoicesOf(owner);
    expect(items.length).toBeGreaterThan(5);
    for (const { id } of items) {
      const { data: invoice } = await owner.client.GET('/fatura/{id}', {
        params: { path: { id }, query: owner.query },
      });
      expect(invoice).toMatchObject({
        faturaTip: null,
        portalFaturaTip: expect.stringMatching(/^[A-Z]+$/),
        portalDurumu: 'GONDERILDI',
        totals: {
          odenecekTutar: expect.stringMatching(/^\d+\.\d\d$/),
          odenecekTutarText: expect.stringMatching(/^YALNIZ /),
        },
      });
      expect(invoice.malHizmetler[0]).toMatchObject({
        malHizmet: expect.any(String),
        malHizmetTutari: expect.stringMatching(/^\d+\.\d\d$/),
      });
    }
  });

  it('INV-09, GIB-05: a copy of a portal invoice keeps type, codes and amounts, for each of the seven types', async () => {
    const owner = await linkNewcomer(server, '33333302');
    const line = { malHizmet: 'Kopya', miktar: '3', birim: 'C62', birimFiyat: '1000', kdvOrani: '20' };
    const kinds: { fields: Partial<Invoice>; line: Line }[] = [
      { fields: { faturaTip: 'SATIS' }, line },
      {
        fields: {
          faturaTip: 'IADE',
          iadeFaturalari: [{ faturaNumarasi: 'GIB2026000000001', faturaTarih: '2026-08-01' }],
        },
        line,
      },
      { fields: { faturaTip: 'TEVKIFAT' }, line: { ...line, tevkifatKodu: '624', V9015Orani: '20' } },
      { fields: { faturaTip: 'ISTISNA' }, line: { ...line, kdvOrani: '0', istisnaMuafiyetSebebi: '301' } },
      { fields: { faturaTip: 'OZELMATRAH' }, line: { ...line, ozelMatrahNedeni: '805', ozelMatrahTutari: '500.00' } },
      { fields: { faturaTip: 'IHRACKAYITLI' }, line: { ...line, istisnaMuafiyetSebebi: '701' } },
      { fields: { faturaTip: 'KONAKLAMAVERGISI' }, line: { ...line, kdvOrani: '0', V0059Orani: '2' } },
    ];
    await atPortal(owner, '33333302', async ({ create }) => {
      for (const [at, { fields, line }] of kinds.entries()) {
        const { totals, malHizmetler, iadeFaturalari, faturaTip } = sampleInvoice([line], fields);
        const faturaSaat = `10:0${at}:00`;
        await create(draft({ faturaTip, faturaSaat, iadeFaturalari, malHizmetler, totals }));
      }
    });
    await server.runJobs();
    const all = await invoicesOf(owner);
    for (const [at, { fields, line }] of kinds.entries()) {
      const summary = all.find(({ faturaTarih, faturaSaat }) => faturaTarih === TODAY && faturaSaat === `10:0${at}:00`);
      const params = { path: { id: summary?.id ?? '' }, query: owner.query };
      const { data: original } = await owner.client.GET('/fatura/{id}', { params });
      expect(original).toMatchObject({ faturaTip: null, portalFaturaTip: fields.faturaTip });
      const body = toWireDraft(copyInvoice(original, { now: server.clock.now() }));
      const { data: copy } = await owner.client.POST('/fatura', { params: { query: owner.query }, body });
      expect(copy).toMatchObject({
        faturaTip: fields.faturaTip,
        iadeFaturalari: fields.iadeFaturalari ?? [],
        malHizmetler: [line],
        totals: sampleInvoice([line], fields).totals,
        vergiler: original.vergiler,
      });
    }
  });

  it('GIB-03, GIB-04: adds a customer card for each number except the anonymous one, and a stock card for each name and unit, ignoring case', async () => {
    const owner = await linkNewcomer(server, '33333302');
    await atPortal(owner, '33333302', async ({ create }) => {
      const line = draft().malHizmetler[0];
      await create(draft());
      await create(
        draft({
          faturaSaat: '09:31:00',
          malHizmetler: [{ ...line, malHizmet: 'IŞIL IŞIL inceleme', birimFiyat: '250' }],
        }),
      );
      await create(
        draft({
          faturaSaat: '09:32:00',
          malHizmetler: [{ ...line, birim: 'HUR' }],
          vknTckn: '11111111111',
          aliciUnvan: '',
          aliciAdi: 'Nihai',
          aliciSoyadi: 'Tüketici',
        }),
      );
    });
    await server.runJobs();
    const all = await stored(owner);
    const numbers = new Set(
      all
        .filter(({ onayDurumu, vknTckn }) => onayDurumu !== 'Silinmis' && vknTckn !== '11111111111')
        .map(({ vknTckn }) => vknTckn),
    );
    expect((await customersOf(owner)).map(({ vknTckn }) => vknTckn).sort()).toEqual([...numbers].sort());
    const cards = (await stockOf(owner)).filter(
      ({ malHizmet }) => /ışıl/i.test(malHizmet) || malHizmet.startsWith('IŞIL'),
    );
    expect(cards.map(({ malHizmet, birim, birimFiyat }) => [malHizmet, birim, birimFiyat]).sort()).toEqual([
      ['IŞIL IŞIL inceleme', 'C62', '250'],
      ['Işıl ışıl İNCELEME', 'HUR', '100'],
    ]);
    expect((await customersOf(owner)).find(({ vknTckn }) => vknTckn === '1938472657')).toMatchObject({
      unvan: 'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi',
      il: 'İSTANBUL',
      tuzel: true,
    });
    const { data: page } = await owner.client.GET('/stok', { params: { query: owner.query } });
    expect(page.items.length).toBeGreaterThan(0);
  });

  it('GIB-04: downloads 500 invoices of 12 months completely, each once', { timeout: 120_000 }, async () => {
    await server.close();
    server = await startTestServer({
      config: { manualSync: false },
      portalSeed: crowdedPortal('7350119289', 500),
    });
    const owner = await linkNewcomer(server, '33333301');
    await server.runJobs();
    const ettns = (await stored(owner)).map(({ ettn }) => ettn);
    expect(ettns).toHaveLength(500);
    expect(new Set(ettns).size).toBe(500);
    expect(await syncOf(owner)).toMatchObject({ durum: 'TAMAMLANDI', faturaSayisi: 500 });
  });

  it(
    'GIB-04: lists a week once for any number of invoices, and reads rows in proportion to them',
    { timeout: 300_000 },
    async () => {
      const reads = async (count: number) => {
        await server.close();
        server = await startTestServer({
          config: { manualSync: false },
          portalSeed: crowdedPortal('7350119289', count, '2026-09-01'),
        });
        const owner = await linkNewcomer(server, '33333301');
        let lists = 0;
        server.onPortalCall = (command) => {
          if (command === LIST) lists += 1;
          return Promise.resolve();
        };
        const counted = countRows(server.db);
        const ports = { ...server.ports, db: counted.db, accounts: createPortalAccounts(server.ports) };
        const downloads = new Map<string, Download>();
        while ((await syncCompany(ports, owner.companyId, downloads)) !== undefined);
        await ports.accounts.close();
        expect(await syncOf(owner)).toMatchObject({ durum: 'TAMAMLANDI', faturaSayisi: count });
        return { lists, rows: counted.rows() };
      };
      const [few, many] = [await reads(200), await reads(800)];
      expect([few.lists, many.lists]).toEqual([53, 53]);
      expect(many.rows).toBeLessThan(few.rows * 5);
    },
  );

  it('GIB-04, GIB-12: a step without time left fetches and stores one item, and the next step the next one', async () => {
    const owner = await linkNewcomer(server, '33333302');
    const asked: string[] = [];
    server.onPortalCall = (command) => {
      if (command !== 'login') asked.push(command);
      return Promise.resolve();
    };
    const ports = { ...server.ports, accounts: createPortalAccounts(server.ports) };
    const downloads = new Map<string, Download>();
    for (let state = 'more'; state !== 'done';) {
      const before = asked.length;
      const step = await syncStep(ports, owner.companyId, downloads, 0);
      expect(asked.length - before).toBe(1);
      state = step.ok ? step.value : 'failed';
      expect(state).not.toBe('failed');
    }
    await ports.accounts.close();
    const all = await stored(owner);
    expect(asked.filter((command) => command === FETCH)).toHaveLength(all.length);
    expect(asked.filter((command) => command === LIST)).toHaveLength(53);
    expect(await syncOf(owner)).toMatchObject({ durum: 'TAMAMLANDI', faturaSayisi: all.length });
    expect(downloads.size).toBe(0);
  });

  it('GIB-04: a company that was never linked has no download', async () => {
    const { client } = await signUpNewcomer(server);
    const { data: company } = await client.POST('/company', {
      body: { vknTckn: '1938472657', email: 'a@ornek.com.tr', unvan: 'A' },
    });
    expect((await client.GET('/company/sync', { params: { query: { companyId: company.id } } })).data).toMatchObject({
      durum: 'YOK',
      toplamPencere: 0,
      guncellendi: null,
    });
  });
});

describe('later downloads', () => {
  it('GIB-04: once a day, 30 days, adds nothing twice, keeps edited cards and deletions', async () => {
    const owner = await linkNewcomer(server, '33333302');
    await server.runJobs();
    const before = await stored(owner);
    const [first, second] = await customersOf(owner);
    await server.db.queries
      .update(customers)
      .set({ unvan: 'Elle Yazılan' })
      .where(eq(customers.id, first?.id ?? ''));
    await server.db.queries.delete(customers).where(eq(customers.id, second?.id ?? ''));
    const [stockBefore, customersBefore] = [await stockOf(owner), await customersOf(owner)];

    await server.runJobs();
    expect(await syncOf(owner)).toMatchObject({ bitisTarihi: TODAY });
    await nextDay();
    expect(await syncOf(owner)).toMatchObject({
      durum: 'TAMAMLANDI',
      baslangicTarihi: '2026-08-05',
      bitisTarihi: '2026-09-04',
      toplamPencere: 5,
      faturaSayisi: 0,
      cariSayisi: 0,
      stokSayisi: 0,
    });
    expect((await stored(owner)).map(({ id, version }) => [id, version]).sort()).toEqual(
      before.map(({ id, version }) => [id, version]).sort(),
    );
    expect(await stockOf(owner)).toEqual(stockBefore);
    expect((await customersOf(owner)).map(({ unvan }) => unvan).sort()).toEqual(
      customersBefore.map(({ unvan }) => unvan).sort(),
    );
    expect((await customersOf(owner)).some(({ unvan }) => unvan === 'Elle Yazılan')).toBe(true);
  });

  it('GIB-04: a company whose download cannot start does not stop the others', async () => {
    const companyIds = [];
    for (const userCode of ['33333302', '33333303', '33333304'])
      companyIds.push((await linkNewcomer(server, userCode)).companyId);
    const ports = { ...server.ports, accounts: createPortalAccounts(server.ports) };
    for (const broken of companyIds) {
      await server.db.queries.update(syncs).set({ durum: 'TAMAMLANDI', bitisTarihi: '2026-09-02' });
      await server.db.queries.execute(
        sql.raw(`alter table ${getTableName(syncs)} add constraint broken check (company_id <> '${broken}') not valid`),
      );
      await startDueSyncs(ports);
      await server.db.queries.execute(sql.raw(`alter table ${getTableName(syncs)} drop constraint broken`));
      const due = await server.db.queries.select().from(syncs).where(eq(syncs.durum, 'TAMAMLANDI'));
      expect(due.map(({ companyId }) => companyId)).toEqual([broken]);
    }
    expect(
      server.logs.filter(({ event }) => event === 'sync_not_started').map(({ fields }) => fields['companyId']),
    ).toEqual(companyIds);
  });

  it('GIB-04: skips a company without trial and licence or with a refused password, and later misses no day', async () => {
    const owner = await linkNewcomer(server, '33333302');
    await server.runJobs();
    await server.db.queries
      .update(companies)
      .set({ createdAt: new Date('2026-01-01T00:00:00Z'), paidAt: null })
      .where(eq(companies.id, owner.companyId));
    await nextDay();
    expect(await syncOf(owner)).toMatchObject({ bitisTarihi: TODAY });
    await server.db.queries
      .update(companies)
      .set({ paidAt: server.clock.now() })
      .where(eq(companies.id, owner.companyId));
    await server.db.queries
      .update(portalCredentials)
      .set({ refusedAt: server.clock.now() })
      .where(eq(portalCredentials.companyId, owner.companyId));
    await nextDay();
    expect(await syncOf(owner)).toMatchObject({ bitisTarihi: TODAY });
    await server.db.queries
      .update(portalCredentials)
      .set({ refusedAt: null })
      .where(eq(portalCredentials.companyId, owner.companyId));
    server.clock.advance(50 * 86_400);
    await server.runJobs();
    expect(await server.db.queries.select().from(syncs)).toMatchObject([
      { durum: 'TAMAMLANDI', baslangicTarihi: TODAY, bitisTarihi: '2026-10-25' },
    ]);
  });

  it('GIB-04, INV-38: does not import our own invoice, even while its ETTN is unknown', async () => {
    const owner = await linkNewcomer(server, '33333303');
    await server.runJobs();
    await logOut(owner);
    server.simulator.setSwitches({
      faults: [{ kind: 'droppedConnection', cmd: 'EARSIV_PORTAL_FATURA_OLUSTUR', when: 'after', times: 1 }],
    });
    const { data: ours } = await owner.client.POST('/fatura', { params: { query: owner.query }, body: invoiceBody() });
    expect(ours.portalDurumu).toBe('BELIRSIZ');
    await server.db.queries.update(syncs).set({ bitisTarihi: '2026-09-02' });
    await server.runJobs();
    server.clock.advance(61);
    await server.runJobs();
    const today = (await stored(owner)).filter(({ faturaTarih }) => faturaTarih === TODAY);
    expect(today).toMatchObject([{ id: ours.id, portalDurumu: 'GONDERILDI', faturaTip: 'SATIS' }]);
  });
});

describe('stopping a download', () => {
  const start = ({ client, query }: Owner) => client.POST('/company/sync', { params: { query } });
  const stop = async ({ client, query }: Owner) => (await client.DELETE('/company/sync', { params: { query } })).data;
  const step = async ({ companyId }: Owner) => {
    const ports = { ...server.ports, accounts: createPortalAccounts(server.ports) };
    const answer = await syncStep(ports, companyId, new Map(), Infinity);
    await ports.accounts.close();
    return answer.ok && answer.value;
  };

  it('GIB-04: keeps the downloaded data, stays stopped, and continues on request', async () => {
    const owner = await linkNewcomer(server, '33333301');
    while ((await stored(owner)).length === 0) await step(owner);
    const before = await syncOf(owner);
    const taken = (await stored(owner)).length;

    expect(await stop(owner)).toMatchObject({ ...before, durum: 'DURDURULDU', guncellendi: expect.any(String) });
    await server.runJobs();
    expect(await stored(owner)).toHaveLength(taken);
    expect(await syncOf(owner)).toMatchObject({ durum: 'DURDURULDU', tamamlananPencere: before.tamamlananPencere });

    expect((await start(owner)).data).toMatchObject({
      durum: 'BEKLIYOR',
      baslangicTarihi: YEAR_AGO,
      tamamlananPencere: before.tamamlananPencere,
    });
    await server.runJobs();
    expect(await syncOf(owner)).toMatchObject({ durum: 'TAMAMLANDI' });
    expect((await stored(owner)).length).toBeGreaterThan(taken);
  });

  it('GIB-04: a step that is running when it is stopped still stores and counts its data', async () => {
    const owner = await linkNewcomer(server, '33333301');
    await step(owner);
    server.onPortalCall = async (command) => {
      if (command === LIST) await stop(owner);
    };
    await step(owner);
    expect(await syncOf(owner)).toMatchObject({ durum: 'DURDURULDU', tamamlananPencere: 2 });
    expect(await step(owner)).toBe('done');
  });

  it('GIB-04: continues automatically the next day, and a finished one stays finished', async () => {
    const owner = await linkNewcomer(server, '33333301');
    await step(owner);
    await stop(owner);
    await nextDay();
    expect(await syncOf(owner)).toMatchObject({ durum: 'TAMAMLANDI' });
    expect(await stop(owner)).toMatchObject({ durum: 'TAMAMLANDI' });
    const actions = await server.db.queries.select({ action: auditLog.action }).from(auditLog);
    expect(actions.filter(({ action }) => action === 'stopSync')).toHaveLength(1);
  });
});

describe('a download on request', () => {
  const start = ({ client, query }: Owner) => client.POST('/company/sync', { params: { query } });

  it('GIB-04: starts at once, and a running one continues unchanged', async () => {
    const owner = await linkNewcomer(server, '33333301');
    expect((await start(owner)).data).toEqual(await syncOf(owner));
    await server.runJobs();
    const { data: again } = await start(owner);
    expect(again).toMatchObject({ durum: 'BEKLIYOR', baslangicTarihi: '2026-08-04', tamamlananPencere: 0 });
    await server.runJobs();
    expect(await syncOf(owner)).toMatchObject({ durum: 'TAMAMLANDI' });
  });

  it('GIB-04, GIB-12: is refused without a portal account, and after six within an hour', async () => {
    const owner = await linkNewcomer(server, '33333301');
    await server.runJobs();
    for (let time = 0; time < 6; time += 1) await start(owner);
    expect(await apiError(start(owner))).toMatchObject({ status: 429 });
    server.clock.advance(3600);
    await server.db.queries.delete(portalCredentials).where(eq(portalCredentials.companyId, owner.companyId));
    expect(await apiError(start(owner))).toMatchObject({ status: 409, code: 'PORTAL_NOT_LINKED' });
  });
});

describe('changes in the portal’s own screens', () => {
  it('GIB-04, GIB-10: finds drafts that were deleted, changed or approved there, and a new request', async () => {
    const owner = await linkNewcomer(server, '33333304');
    const made = await atPortal(owner, '33333304', async ({ create, list }) => {
      for (const saat of ['10:00:00', '10:01:00', '10:02:00']) await create(draft({ faturaSaat: saat }));
      return (await list(TODAY)).filter(({ vknTckn }) => vknTckn === '1938472657');
    });
    const issued = await issueInvoice(server, owner, {
      faturaSaat: '11:00:00',
      vknTckn: '5560173901',
      aliciUnvan: 'Kızılırmak',
    });
    await server.runJobs();
    const bySaat = async (saat: string) =>
      (await stored(owner)).find(({ faturaTarih, faturaSaat }) => faturaTarih === TODAY && faturaSaat === saat);
    const [deleted, changed, approved] = [await bySaat('10:00:00'), await bySaat('10:01:00'), await bySaat('10:02:00')];
    expect([deleted, changed, approved].map((row) => row?.ettn).sort()).toEqual(made.map(({ ettn }) => ettn).sort());

    await logOut(owner);
    const login = await server.ports.portal.logIn({ userCode: '33333304', password: '1' });
    if (!login.ok) throw new Error('no login');
    const session = server.ports.portal.session({
      current: () => Promise.resolve(login),
      renew: () => Promise.resolve(login),
    });
    await session.deleteDraft({ ettn: deleted?.ettn ?? '', faturaTarih: TODAY });
    await session.updateDraft(
      draft({
        faturaSaat: '10:01:00',
        ettn: changed?.ettn ?? '',
        belgeNumarasi: changed?.belgeNumarasi ?? '',
        aliciUnvan: 'Değişen Alıcı A.Ş.',
      }),
    );
    await session.raiseRequest({ ettn: issued.ettn ?? '', aciklama: 'Mükerrer' });
    await server.ports.portal.logOut(login.value);
    await portalView(server, '33333304', ({ sign }) => sign(approved?.ettn ?? ''));

    await server.db.queries
      .update(invoices)
      .set({ belgeNumarasi: 'GIB2026999999999' })
      .where(eq(invoices.id, approved?.id ?? ''));
    await nextDay();
    expect(await bySaat('10:00:00')).toMatchObject({ onayDurumu: 'Silinmis' });
    expect(await bySaat('10:01:00')).toMatchObject({
      onayDurumu: 'Onaylanmadi',
      aliciUnvan: 'Değişen Alıcı A.Ş.',
      faturaTip: null,
      version: 2,
    });
    expect(await bySaat('10:02:00')).toMatchObject({
      onayDurumu: 'Onaylandi',
      faturaTip: null,
      belgeNumarasi: approved?.belgeNumarasi,
    });
    expect(await bySaat('11:00:00')).toMatchObject({
      faturaTip: 'SATIS',
      talepAkisi: [{ tip: 'IPTAL', durum: 'OLUSTU' }],
    });
  });

  it('INV-40, GIB-04: approves our invoice that was approved there, keeps its lines and type, and sends its mail', async () => {
    const owner = await linkNewcomer(server, '33333305');
    const { data: ours } = await owner.client.POST('/fatura', { params: { query: owner.query }, body: invoiceBody() });
    await atPortal(owner, '33333305', ({ sign }) => sign(ours.ettn ?? ''));
    await server.runJobs();
    const { data: invoice } = await owner.client.GET('/fatura/{id}', {
      params: { path: { id: ours.id }, query: owner.query },
    });
    expect(invoice).toMatchObject({
      onayDurumu: 'Onaylandi',
      faturaTip: 'SATIS',
      malHizmetler: ours.malHizmetler,
      not: ours.not,
    });
    expect(
      (await server.outbox()).filter(({ kind, to }) => kind === 'mail' && to === 'muhasebe@buyukcamlica.example'),
    ).toHaveLength(1);
  });
});

describe('a failing portal, and servers that die', () => {
  it('GIB-12: an unreachable portal stops it with a message, and it continues after growing pauses', async () => {
    const owner = await linkNewcomer(server, '33333301');
    let lists = 0;
    server.onPortalCall = (command) => {
      if (command === LIST && (lists += 1) === 20)
        server.simulator.setSwitches({ faults: [{ kind: 'maintenancePage' }] });
      return Promise.resolve();
    };
    await server.runJobs();
    const stopped = await syncOf(owner);
    expect(stopped).toMatchObject({
      durum: 'HATALI',
      mesaj: 'GİB portalına şu anda ulaşılamıyor, lütfen daha sonra tekrar deneyiniz.',
    });
    expect(stopped.tamamlananPencere).toBeGreaterThan(5);
    expect(stopped.faturaSayisi).toBe((await stored(owner)).length);

    lists = 100;
    server.clock.advance(4);
    await server.runJobs();
    expect(lists).toBe(100);
    server.clock.advance(1);
    await server.runJobs();
    expect(lists).toBeGreaterThan(100);
    server.simulator.setSwitches({ faults: [] });
    server.clock.advance(15);
    await server.runJobs();
    expect(await syncOf(owner)).toMatchObject({
      durum: 'TAMAMLANDI',
      mesaj: null,
      faturaSayisi: (await stored(owner)).length,
    });
    const listed = await atPortal(owner, '33333301', ({ list }) => list(YEAR_AGO, TODAY));
    expect(await stored(owner)).toHaveLength(listed.length);
  });

  it('GIB-02, GIB-12: refused credentials stop it without a retry until the company is linked again', async () => {
    const owner = await linkNewcomer(server, '33333302');
    server.simulator.setSwitches({ faults: [{ kind: 'sentence', cmd: 'login', text: 'x' }] });
    let logins = 0;
    server.onPortalCall = (command) => {
      if (command === 'login') logins += 1;
      return Promise.resolve();
    };
    await server.runJobs();
    expect(await syncOf(owner)).toMatchObject({ durum: 'HATALI', mesaj: 'GİB kullanıcı kodu veya parolası hatalı.' });
    expect(await accountOf(owner)).toMatchObject({ durum: 'REDDEDILDI', mesaj: null });
    for (let day = 0; day < 3; day += 1) await nextDay();
    expect(logins).toBe(1);
    server.simulator.setSwitches({ faults: [] });
    await owner.client.PUT('/company/gib', {
      params: { query: owner.query },
      body: { userCode: '33333302', password: '1' },
    });
    await server.runJobs();
    expect(await syncOf(owner)).toMatchObject({ durum: 'TAMAMLANDI', mesaj: null });
    const guncellendi = server.clock.now().toISOString();
    expect(await accountOf(owner)).toEqual({ durum: 'BAGLI', mesaj: null, guncellendi });
    await server.db.queries.delete(portalCredentials).where(eq(portalCredentials.companyId, owner.companyId));
    expect(await accountOf(owner)).toEqual({ durum: 'YOK', mesaj: null, guncellendi: null });
  });

  it('GIB-04: continues after a kill; nothing is missing or duplicated', async () => {
    const owner = await linkNewcomer(server, '33333301');
    let fetches = 0;
    let killed: () => void = () => undefined;
    const death = new Promise<void>((resolve) => (killed = resolve));
    let wake: () => void = () => undefined;
    const asleep = new Promise<void>((resolve) => (wake = resolve));
    server.onPortalCall = (command) => {
      if (command !== FETCH || (fetches += 1) < 40) return Promise.resolve();
      killed();
      return asleep;
    };
    const dead = server.runJobs();
    await death;
    const atDeath = await syncOf(owner);
    expect(atDeath).toMatchObject({ durum: 'SURUYOR', faturaSayisi: (await stored(owner)).length });

    server.onPortalCall = () => Promise.resolve();
    await server.db.queries
      .update(portalSessions)
      .set({ leaseUntil: new Date('2020-01-01T00:00:00Z') })
      .where(eq(portalSessions.companyId, owner.companyId));
    const { app: next, runJobs } = server.secondApp();
    await next.start();
    await runJobs();
    const done = await syncOf(owner);
    expect(done).toMatchObject({
      durum: 'TAMAMLANDI',
      tamamlananPencere: 53,
      faturaSayisi: (await stored(owner)).length,
    });
    // A server that was only paused continues, and must not change anything.
    wake();
    await dead;
    expect(await syncOf(owner)).toEqual(done);
    await next.close();
    const listed = await portalView(server, '33333301', ({ list }) => list(YEAR_AGO, TODAY));
    expect((await stored(owner)).map(({ ettn }) => ettn).sort()).toEqual(listed.map(({ ettn }) => ettn).sort());
    const keys = (await customersOf(owner)).map(({ vknTckn }) => vknTckn);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('GIB-04: two servers share one run, store each invoice and card once, and count right', async () => {
    const owner = await linkNewcomer(server, '33333301');
    const apps = [server.secondApp().app, server.secondApp().app];
    const toTheEnd = async (ports: (typeof apps)[number]['ports']) => {
      while ((await syncCompany(ports, owner.companyId)) !== undefined);
    };
    await Promise.all(apps.map(({ ports }) => toTheEnd(ports)));
    await Promise.all(apps.map((app) => app.close()));
    const all = await stored(owner);
    expect(await syncOf(owner)).toMatchObject({
      durum: 'TAMAMLANDI',
      tamamlananPencere: 53,
      faturaSayisi: all.length,
      cariSayisi: (await customersOf(owner)).length,
      stokSayisi: (await stockOf(owner)).length,
    });
    const listed = await portalView(server, '33333301', ({ list }) => list(YEAR_AGO, TODAY));
    expect(all.map(({ ettn }) => ettn).sort()).toEqual(listed.map(({ ettn }) => ettn).sort());
    const audits = await server.db.queries.select().from(auditLog).where(eq(auditLog.action, 'syncCompany'));
    expect(audits.filter(({ entityId }) => entityId === null)).toHaveLength(1);
  });
});

describe('new portal credentials', () => {
  const put = ({ client, query }: Owner, userCode: string, password = '1') =>
    client.PUT('/company/gib', { params: { query }, body: { userCode, password } });

  it('API-24, GIB-01: are checked by a login, stored, and start a download', async () => {
    const owner = await linkNewcomer(server, '33333306');
    await server.runJobs();
    expect(await syncOf(owner)).toMatchObject({ durum: 'TAMAMLANDI' });
    const { response, data } = await put(owner, '33333306');
    expect([response.status, data]).toEqual([200, {}]);
    expect(await syncOf(owner)).toMatchObject({ durum: 'BEKLIYOR', baslangicTarihi: '2026-08-04' });
  });

  it("GIB-02: wrong ones are 400 'GİB kullanıcı kodu veya parolası hatalı.' and the old ones stay", async () => {
    const owner = await linkNewcomer(server, '33333307');
    const before = await server.db.queries.select().from(portalCredentials);
    expect(await apiError(put(owner, '33333307', 'yanlış'))).toMatchObject({
      status: 400,
      message: 'GİB kullanıcı kodu veya parolası hatalı.',
      faults: [{ path: 'password', message: 'Kullanıcı kodu veya şifre hatalı.' }],
    });
    expect(await server.db.queries.select().from(portalCredentials)).toEqual(before);
    await server.runJobs();
    expect(await syncOf(owner)).toMatchObject({ durum: 'TAMAMLANDI' });
  });

  it('API-24, GIB-01: empty ones are 422 and another taxpayer’s 409, and neither is stored', async () => {
    const owner = await linkNewcomer(server, '33333308');
    const before = await server.db.queries.select().from(portalCredentials);
    expect(await apiError(put(owner, ' ', ''))).toMatchObject({ status: 422 });
    expect(await apiError(put(owner, '33333309'))).toMatchObject({
      status: 409,
      message: 'Bu GİB kullanıcısı başka bir mükellefe ait.',
    });
    expect(await server.db.queries.select().from(portalCredentials)).toEqual(before);
  });

  it('GIB-12: can be changed while the company’s own session is open, and are 409 while signed in elsewhere', async () => {
    const owner = await linkNewcomer(server, '33333310');
    await owner.client.GET('/info', { params: { query: { vknTckn: '1938472657', ...owner.query } } });
    expect((await put(owner, '33333310')).response.status).toBe(200);
    const elsewhere = await server.ports.portal.logIn({ userCode: '33333310', password: '1' });
    expect(await apiError(put(owner, '33333310'))).toMatchObject({
      status: 409,
      message: expect.stringContaining('birden fazla giriş'),
    });
    if (elsewhere.ok) await server.ports.portal.logOut(elsewhere.value);
  });
});
