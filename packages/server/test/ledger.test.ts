import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import { eq, sql } from 'drizzle-orm';
import { companies } from '../src/companies/tables';
import { serverQueries, withCompany } from '../src/db/wall';
import { findInvoices, lockInvoice } from '../src/invoices/statements';
import { replaceContent } from '../src/invoices/states';
import { setTalepOfInvoice } from '../src/invoices/talepAkisi';
import { readCollections } from '../src/ledger/collections';
import { ledgerEntries } from '../src/ledger/tables';
import { beginSync } from '../src/sync/runs';
import { apiError } from '../src/testing/answers';
import { invoiceBody, issueInvoice, kizilirmak, portalView } from '../src/testing/invoices';
import { addMember, linkNewcomer, type Newcomer, type Owner } from '../src/testing/people';
import { emptyPdf, startTestServer, type TestServer } from '../src/testing/startTestServer';
import { emptyPortalInvoice, type PortalInvoice } from '../src/ports/Portal';

type Schemas = components['schemas'];

const TODAY = '2026-09-03';
/** The payable amount of `invoiceBody`. */
const PAYABLE = '1260.00';
let server: TestServer;
let owner: Owner;
beforeEach(async () => {
  server = await startTestServer({ render: emptyPdf });
  owner = await linkNewcomer(server, '33333301');
});
afterEach(() => server.close());

async function track(baslangic: string | null) {
  const { data } = await owner.client.GET('/tahsilat-ayarlari', { params: { query: owner.query } });
  const { data: stored } = await owner.client.PUT('/tahsilat-ayarlari', {
    params: { query: owner.query },
    body: { vadeGunu: data.vadeGunu, vadeyiGoster: data.vadeyiGoster, baslangic },
  });
  return stored;
}

const issue = (changes: Parameters<typeof invoiceBody>[0] = {}) => issueInvoice(server, owner, changes);
const collectionOf = async (id: string, { client }: Newcomer = owner) =>
  (await client.GET('/fatura/{id}', { params: { path: { id }, query: owner.query } })).data.tahsilat;
const pay = async (body: Partial<Schemas['ReceiptWrite']> & { faturaId: string }, { client }: Newcomer = owner) =>
  (
    await client.POST('/tahsilat', {
      params: { query: owner.query },
      body: { tarih: TODAY, tutar: PAYABLE, paraBirim: 'TRY', yontem: 'HAVALE', ...body },
    })
  ).data;
const closing = (faturaId: string, tutar: string) => ({ faturaId, tutar, dagitim: [{ faturaId, tutar }] });
const undo = async (id: string) =>
  (await owner.client.POST('/tahsilat/{id}/geri-al', { params: { path: { id }, query: owner.query }, body: {} })).data;
const receiptsOf = async (faturaId: string) =>
  (await owner.client.GET('/tahsilat', { params: { query: { ...owner.query, faturaId } } })).data.items;
const cancel = async (belgeNumarasi: string) =>
  withCompany(server.db, owner.companyId, (tx) =>
    setTalepOfInvoice(
      tx,
      { belgeNumarasi },
      { talep: { tip: 'IPTAL', durum: 'KABUL' }, tarih: TODAY, now: server.clock.now() },
    ),
  );
/** The balance of each account from its entries, and from its open amounts. */
const balances = async () => {
  const { rows } = (await server.db.queries.execute(sql`
    select debtor.ad, entry.para_birim as currency, sum(entry.borc - entry.alacak)::text as ledger,
      sum(case when entry.borc > 0 then rest.kalan else -rest.kalan end)::text as rests
    from ledger_entry as entry join debtor on debtor.id = entry.debtor_id join ledger_rest as rest on rest.entry_id = entry.id
    group by debtor.ad, entry.para_birim order by 1, 2`)) as unknown as {
    rows: { ad: string; currency: string; ledger: string; rests: string }[];
  };
  for (const { ledger, rests } of rows) expect(rests).toBe(ledger);
  return rows.map(({ ad, currency, ledger }) => `${ad} ${ledger} ${currency}`);
};
const syncNow = async () => {
  await withCompany(server.db, owner.companyId, (tx) =>
    beginSync(tx, { baslangicTarihi: TODAY, bitisTarihi: TODAY, toplamPencere: 1 }, server.clock.now()),
  );
  await server.ports.jobs.enqueue(serverQueries(server.db, 'jobs'), 'syncCompany', { companyId: owner.companyId });
  await server.runJobs();
};

const open = {
  cariHesapId: expect.any(String),
  durum: 'ACIK',
  gecikmis: false,
  gecikmeGunu: 0,
  tahsilEdilen: '0.00',
  kalan: PAYABLE,
  sonTahsilat: null,
};

describe('what an approved invoice books', () => {
  it('MNY-22, MNY-38: nothing before tracking has started; then an invoice is open with its payable amount', async () => {
    const before = await issue();
    expect(await collectionOf(before.id)).toBeNull();
    await track(TODAY);
    const after = await issue();
    expect(await collectionOf(after.id)).toEqual(open);
    expect(await balances()).toEqual([`Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi ${PAYABLE} TRY`]);
  });

  it('MNY-23: invoices from the start on are booked by a job, earlier ones are not', async () => {
    const early = await issue({ faturaTarih: '2026-09-01' });
    const later = await issue({ faturaTarih: '2026-09-02' });
    expect(await track('2026-09-02')).toMatchObject({ baslangic: '2026-09-02', isleniyor: true });
    await server.runJobs();
    const { data } = await owner.client.GET('/tahsilat-ayarlari', { params: { query: owner.query } });
    expect(data).toMatchObject({ baslangic: '2026-09-02', isleniyor: false });
    expect(await collectionOf(early.id)).toBeNull();
    expect(await collectionOf(later.id)).toEqual(open);
    expect(await balances()).toEqual([expect.stringContaining(PAYABLE)]);
    await track('2026-09-01');
    await server.runJobs();
    expect(await collectionOf(early.id)).toEqual(open);
    expect(await balances()).toEqual([expect.stringContaining('2520.00')]);
  });

  it('MNY-23: the start moves forward only while no payment is recorded', async () => {
    await track('2026-09-01');
    const { id } = await issue();
    await track(TODAY);
    await track(null);
    await server.runJobs();
    expect(await collectionOf(id)).toBeNull();
    expect(await balances()).toEqual([expect.stringContaining('0.00')]);
    await track('2026-09-01');
    const receipt = await pay(closing(id, '60.00'));
    expect(await apiError(track(TODAY))).toMatchObject({
      status: 409,
      code: 'TRACKING_STARTED',
      message: 'Tahsilat kaydı olduğu için başlangıç ileri alınamaz.',
    });
    expect(await apiError(track(null))).toMatchObject({ code: 'TRACKING_STARTED' });
    await track('2026-08-01');
    await undo(receipt.id);
    await track(TODAY);
  });

  it('MNY-22: an invoice that a download finds approved is booked once', async () => {
    await track(TODAY);
    await portalView(server, '33333301', async (view) => {
      await view.create(portalSale);
      const [row] = await view.list();
      await view.sign(row?.ettn ?? '');
    });
    await syncNow();
    await syncNow();
    const { data } = await owner.client.GET('/fatura', { params: { query: owner.query } });
    expect(data.items.map(({ tahsilat }) => tahsilat)).toEqual([{ ...open, kalan: '120.00' }]);
    expect(await balances()).toEqual([expect.stringContaining('120.00')]);
  });

  it('MNY-25: goods that came back close the invoices that they name; the rest is a credit', async () => {
    await track(TODAY);
    const sold = await issue();
    await pay(closing(sold.id, '1000.00'));
    await issue({
      faturaTip: 'IADE',
      iadeTuru: 'SATIS_IADESI',
      iadeFaturalari: [{ faturaNumarasi: sold.belgeNumarasi, faturaTarih: TODAY }],
      malHizmetler: [{ malHizmet: 'Bakım hizmeti', miktar: '1', birim: 'C62', birimFiyat: '500', kdvOrani: '20' }],
    });
    expect(await collectionOf(sold.id)).toMatchObject({ durum: 'ODENDI', kalan: '0.00', tahsilEdilen: PAYABLE });
    expect(await balances()).toEqual([expect.stringContaining('-340.00')]);
  });

  it('MNY-35: a void invoice is undone, and what was paid for it becomes a credit', async () => {
    await track(TODAY);
    const sold = await issue();
    const receipt = await pay(closing(sold.id, PAYABLE));
    await cancel(sold.belgeNumarasi);
    expect(await collectionOf(sold.id)).toBeNull();
    const [after] = await receiptsOf(sold.id);
    expect(after).toMatchObject({ id: receipt.id, dagitim: [], kullanilmayan: PAYABLE });
    expect(await balances()).toEqual([expect.stringContaining(`-${PAYABLE}`)]);
    expect(await apiError(pay(closing(sold.id, '1.00')))).toMatchObject({
      status: 409,
      code: 'INVOICE_NOT_COLLECTABLE',
      message: 'Bu fatura için tahsilat kaydedilemez.',
    });
  });

  it('MNY-37: a payable amount that a download corrects replaces the old one, and keeps its payments', async () => {
    await track(TODAY);
    const sold = await issue();
    await pay(closing(sold.id, '1200.00'));
    const correct = (odenecekTutar: string) =>
      withCompany(server.db, owner.companyId, async (tx) => {
        const row = await lockInvoice(tx, sold.id);
        if (row) await replaceContent(tx, row, { totals: { ...row.totals, odenecekTutar } }, server.clock.now());
      });
    await correct('1100.00');
    expect(await collectionOf(sold.id)).toMatchObject({ durum: 'FAZLA', kalan: '0.00', tahsilEdilen: '1100.00' });
    expect(await balances()).toEqual([expect.stringContaining('-100.00')]);
    await correct('1300.00');
    expect(await collectionOf(sold.id)).toMatchObject({ durum: 'KISMI', kalan: '200.00', tahsilEdilen: '1100.00' });
    expect(await balances()).toEqual([expect.stringContaining('100.00')]);
    // The portal may send any amount.
    await correct('999999999999999.99');
    expect(await collectionOf(sold.id)).toMatchObject({ durum: 'KISMI' });
    await correct('0.00');
    expect(await collectionOf(sold.id)).toMatchObject({ durum: 'ODENDI', kalan: '0.00' });
  });

  it('MNY-37: a draft books nothing, also when it is edited and deleted', async () => {
    await track(TODAY);
    const { data: draft } = await owner.client.POST('/fatura', { params: { query: owner.query }, body: invoiceBody() });
    expect(draft.tahsilat).toBeNull();
    expect(await apiError(pay(closing(draft.id, '1.00')))).toMatchObject({ code: 'INVOICE_NOT_COLLECTABLE' });
    await owner.client.DELETE('/fatura/{id}', { params: { path: { id: draft.id }, query: owner.query } });
    expect(await balances()).toEqual([]);
  });
});

describe('payments', () => {
  beforeEach(async () => {
    await track(TODAY);
  });

  it('MNY-27, MNY-38: a part, then the rest; both are listed with the invoice that they close', async () => {
    const sold = await issue();
    const first = await pay({ ...closing(sold.id, '260.00'), yontem: 'NAKIT', aciklama: ' Elden ' });
    expect(first).toMatchObject({
      tarih: TODAY,
      tutar: '260.00',
      paraBirim: 'TRY',
      kur: null,
      yontem: 'NAKIT',
      aciklama: 'Elden',
      aliciUnvan: 'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi',
      dagitim: [{ faturaId: sold.id, belgeNumarasi: sold.belgeNumarasi, tutar: '260.00', paraBirim: 'TRY' }],
      kullanilmayan: '0.00',
      geriAlindi: null,
    });
    expect(first.kaydeden).not.toBeNull();
    expect(await collectionOf(sold.id)).toMatchObject({ durum: 'KISMI', kalan: '1000.00', sonTahsilat: TODAY });
    const second = await pay(closing(sold.id, '1000.00'));
    expect(await collectionOf(sold.id)).toMatchObject({ durum: 'ODENDI', kalan: '0.00' });
    expect((await receiptsOf(sold.id)).map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
    expect(await balances()).toEqual([expect.stringMatching(/ 0\.00 TRY$/)]);
  });

  it('MNY-31, MNY-38: what closes nothing is a credit', async () => {
    const sold = await issue();
    const receipt = await pay({ ...closing(sold.id, PAYABLE), tutar: '1300.00' });
    expect(receipt.kullanilmayan).toBe('40.00');
    expect(await collectionOf(sold.id)).toMatchObject({ durum: 'FAZLA', kalan: '0.00' });
    expect(await balances()).toEqual([expect.stringContaining('-40.00')]);
  });

  it('MNY-28, MNY-30: one payment closes invoices of two recipients, with one credit for each', async () => {
    const [one, other] = [await issue(), await issue(kizilirmak)];
    const receipt = await pay({
      faturaId: one.id,
      tutar: '2600.00',
      dagitim: [
        { faturaId: one.id, tutar: PAYABLE },
        { faturaId: other.id, tutar: '1200.00' },
      ],
    });
    expect(receipt.kullanilmayan).toBe('140.00');
    expect(await collectionOf(other.id)).toMatchObject({ durum: 'KISMI', kalan: '60.00' });
    expect(await balances()).toEqual([
      'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi -140.00 TRY',
      `${kizilirmak.aliciUnvan} 60.00 TRY`,
    ]);
  });

  it('MNY-28: wrong fields are refused at their place and book nothing', async () => {
    const sold = await issue();
    const faults = async (change: Partial<Schemas['ReceiptWrite']>) =>
      (await apiError(pay({ ...closing(sold.id, '100.00'), ...change }))).faults?.map(
        ({ path, message }: Schemas['Fault']) => `${path}: ${message}`,
      );
    expect(await faults({ tarih: '2026-09-04' })).toEqual(['tarih: Tahsilat tarihi bugünden sonra olamaz']);
    expect(await faults({ tutar: '99.99' })).toEqual(['tutar: Dağıtılan toplam, tahsilat tutarını aşamaz']);
    expect(await faults({ tutar: '2000.00', dagitim: [{ faturaId: sold.id, tutar: '1260.01' }] })).toEqual([
      'dagitim[0].tutar: Kalan tutar 1.260,00',
    ]);
    expect(await collectionOf(sold.id)).toEqual(open);
  });

  it('MNY-28: hostile texts and numbers are refused, never answered with a server error', async () => {
    const sold = await issue();
    const receipt = await pay(closing(sold.id, '100.00'));
    const geriAl = (neden: string) =>
      owner.client.POST('/tahsilat/{id}/geri-al', {
        params: { path: { id: receipt.id }, query: owner.query },
        body: { neden },
      });
    expect(await apiError(geriAl('\u0000'))).toMatchObject({ status: 422 });
    expect(await apiError(geriAl('x'.repeat(201)))).toMatchObject({ status: 422 });
    const wrong = [
      { aciklama: '\ud800' },
      { tutar: '9'.repeat(40) },
      { tutar: '1e5' },
      { kur: '9'.repeat(30), paraBirim: 'USD' },
      { kur: '-1', paraBirim: 'USD' },
      { tarih: '+010000-01-01' },
      { paraBirim: 'try' },
      { dagitim: [{ faturaId: sold.id, tutar: '1', beklenenKalan: 'x' }] },
      { dagitim: [{ faturaId: sold.id, tutar: '0.001' }] },
    ];
    for (const change of wrong) {
      const { status } = await apiError(pay({ ...closing(sold.id, '1.00'), ...change }));
      expect([400, 409, 422], JSON.stringify(change)).toContain(status);
    }
    expect(await collectionOf(sold.id)).toMatchObject({ kalan: '1160.00' });
    // A rate that is not needed is not stored.
    expect(await pay({ ...closing(sold.id, '1.00'), kur: 'x' })).toMatchObject({ kur: null });
  });

  it('MNY-29: a rest that has changed since is refused, and books nothing', async () => {
    const sold = await issue();
    await pay(closing(sold.id, '260.00'));
    const outdated = { faturaId: sold.id, dagitim: [{ faturaId: sold.id, tutar: '500.00', beklenenKalan: PAYABLE }] };
    expect(await apiError(pay(outdated))).toMatchObject({
      status: 409,
      code: 'OPEN_CHANGED',
      message: 'Faturanın kalanı siz açtıktan sonra değişti, lütfen yeniden bakınız.',
    });
    await pay({ faturaId: sold.id, dagitim: [{ faturaId: sold.id, tutar: '500.00', beklenenKalan: '1000' }] });
    expect(await collectionOf(sold.id)).toMatchObject({ kalan: '500.00' });
  });

  it('MNY-39: an undone payment opens its invoices again, once', async () => {
    const sold = await issue();
    const receipt = await pay({ ...closing(sold.id, PAYABLE), tutar: '1300.00' });
    expect(await undo(receipt.id)).toMatchObject({ dagitim: [], kullanilmayan: '0.00', geriAlindi: { neden: '' } });
    expect(await collectionOf(sold.id)).toEqual(open);
    expect(await apiError(undo(receipt.id))).toMatchObject({
      status: 409,
      code: 'RECEIPT_REVERSED',
      message: 'Bu tahsilat daha önce geri alınmış.',
    });
    expect(await balances()).toEqual([expect.stringContaining(PAYABLE)]);
    expect((await receiptsOf(sold.id)).map(({ id }) => id)).toEqual([receipt.id]);
    await pay(closing(sold.id, PAYABLE));
    expect(await collectionOf(sold.id)).toMatchObject({ durum: 'ODENDI' });
  });

  it('MNY-40: lira for an invoice in dollars are divided by the rate; what is not applied stays in lira', async () => {
    const sold = await issue({ paraBirim: 'USD', dovizKur: '34.0000' });
    const dagitim = [{ faturaId: sold.id, tutar: '1000.00' }];
    expect((await apiError(pay({ faturaId: sold.id, tutar: '34500.00', dagitim }))).faults).toMatchObject([
      { path: 'kur', code: 'REQUIRED' },
    ]);
    const receipt = await pay({ faturaId: sold.id, tutar: '34600.00', kur: '34.5', dagitim });
    expect(receipt).toMatchObject({ kur: '34.5', kullanilmayan: '100.00' });
    expect(await collectionOf(sold.id)).toMatchObject({ durum: 'KISMI', kalan: '260.00', tahsilEdilen: '1000.00' });
    expect(await balances()).toEqual([expect.stringContaining('-100.00 TRY'), expect.stringContaining('260.00 USD')]);
  });

  it('MNY-118: of fifty payments at once over one invoice, as many are booked as it has room for', async () => {
    const sold = await issue();
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => pay(closing(sold.id, '100.00'))));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as unknown] : []));
    expect(outcomes.length - refused.length).toBe(12);
    for (const reason of refused) expect(reason).toMatchObject({ status: 422 });
    expect(await collectionOf(sold.id)).toMatchObject({ kalan: '60.00' });
    expect(await balances()).toEqual([expect.stringContaining('60.00')]);
  });

  it('MNY-120: the database refuses to change or delete what is booked', async () => {
    const sold = await issue();
    await pay(closing(sold.id, '100.00'));
    for (const table of ['ledger_entry', 'allocation', 'receipt'])
      for (const statement of [`update ${table} set company_id = company_id`, `delete from ${table}`])
        await expect(server.db.queries.execute(statement)).rejects.toMatchObject({
          cause: expect.objectContaining({ message: 'The ledger only grows' }) as unknown,
        });
  });

  it('MNY-120: what is booked goes only together with its company', async () => {
    const sold = await issue();
    await undo((await pay(closing(sold.id, '100.00'))).id);
    // Rolled back, because the server still needs the company for its portal session.
    const deletion = server.db.queries.transaction(async (tx) => {
      await tx.delete(companies).where(eq(companies.id, owner.companyId));
      expect(await tx.$count(ledgerEntries)).toBe(0);
      tx.rollback();
    });
    await expect(deletion).rejects.toThrow('Rollback');
  });

  it('MNY-105, MNY-51: only tahsilatRead shows what is owed; recording takes tahsilatWrite', async () => {
    const sold = await issue();
    const receipt = await pay(closing(sold.id, '100.00'));
    const reader = await addMember(server, owner.companyId, { faturaRead: true });
    expect(await collectionOf(sold.id, reader)).toBeNull();
    expect(await apiError(pay(closing(sold.id, '1.00'), reader))).toMatchObject({ status: 403 });
    const params = { path: { id: receipt.id }, query: owner.query };
    expect(await apiError(reader.client.GET('/tahsilat/{id}', { params }))).toMatchObject({ status: 403 });
    const clerk = await addMember(server, owner.companyId, { tahsilatRead: true });
    expect((await clerk.client.GET('/tahsilat/{id}', { params })).data).toMatchObject({ tutar: '100.00' });
    expect(await apiError(pay(closing(sold.id, '1.00'), clerk))).toMatchObject({ status: 403 });
    const writer = await addMember(server, owner.companyId, { tahsilatWrite: true });
    await pay(closing(sold.id, '1.00'), writer);
  });

  it('MNY-51: what was received is read for more invoices than a statement can have parameters', async () => {
    const sold = await issue();
    await pay(closing(sold.id, '260.00'));
    const [row] = await withCompany(server.db, owner.companyId, (tx) => findInvoices(tx, [sold.id]));
    if (!row) throw new Error('The invoice is gone');
    const many = Array.from({ length: 70_000 }, () => ({ ...row, id: crypto.randomUUID() }));
    const reader = { companyId: owner.companyId, permissions: { tahsilatRead: true } };
    const collections = await readCollections(server.ports, reader, [row, ...many]);
    expect(collections.get(sold.id)).toMatchObject({ kalan: '1000.00' });
    expect(collections.size).toBe(70_001);
  });

  it('MNY-108: an invoice and a payment of another company are unknown', async () => {
    const sold = await issue();
    const receipt = await pay(closing(sold.id, '100.00'));
    const stranger = await linkNewcomer(server, '33333302');
    const foreign = { path: { id: receipt.id }, query: stranger.query };
    expect(await apiError(stranger.client.GET('/tahsilat/{id}', { params: foreign }))).toMatchObject({ status: 404 });
    const geriAl = stranger.client.POST('/tahsilat/{id}/geri-al', { params: foreign, body: {} });
    expect(await apiError(geriAl)).toMatchObject({ status: 404 });
    const body = { ...closing(sold.id, '1.00'), tarih: TODAY, paraBirim: 'TRY', yontem: 'HAVALE' as const };
    const stolen = stranger.client.POST('/tahsilat', { params: { query: stranger.query }, body });
    expect(await apiError(stolen)).toMatchObject({ status: 404 });
  });

  it('MNY-106: both are in the audit log, with the amount', async () => {
    const sold = await issue();
    const receipt = await pay(closing(sold.id, '100.00'));
    await undo(receipt.id);
    const { data } = await owner.client.GET('/company/denetim', { params: { query: owner.query } });
    const [undone, booked] = data.items;
    expect([undone?.islem, booked?.islem]).toEqual(['reverseReceipt', 'createReceipt']);
    expect(booked?.hedef).toBe('Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi');
  });
});

/** A sale of 120.00 that was written at the portal. */
const portalSale: PortalInvoice = {
  ...emptyPortalInvoice,
  ...{ faturaTarih: TODAY, faturaTip: 'SATIS', ulke: 'Türkiye', ...kizilirmak },
  malHizmetler: [
    {
      ...{ malHizmet: 'Un', miktar: '1', birim: 'C62', birimFiyat: '100', fiyat: '100', malHizmetTutari: '100' },
      ...{ kdvOrani: '20', kdvTutari: '20' },
    },
  ],
  totals: { matrah: '100', vergilerDahilToplamTutar: '120', odenecekTutar: '120' },
};
