import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import { ApiError } from '@kalem/sdk';
import { sql } from 'drizzle-orm';
import { withCompany } from '../src/db/wall';
import { lockInvoice } from '../src/invoices/statements';
import { replaceContent } from '../src/invoices/states';
import { setTalepOfInvoice } from '../src/invoices/talepAkisi';
import { bookEarlierInvoices } from '../src/ledger/tracking';
import { type invoiceBody, issueInvoice, kizilirmak } from '../src/testing/invoices';
import { linkNewcomer, type Owner } from '../src/testing/people';
import { emptyPdf, startTestServer, type TestServer } from '../src/testing/startTestServer';

type Schemas = components['schemas'];

const TODAY = '2026-09-03';
/** The payable amount of `invoiceBody`. */
const PAYABLE = '1260.00';
const MOST = '999999999999999.99';
let server: TestServer;
let owner: Owner;
beforeEach(async () => {
  server = await startTestServer({ render: emptyPdf });
  owner = await linkNewcomer(server, '33333301');
  await start('2026-01-01');
  await server.runJobs();
});
afterEach(() => server.close());

const query = () => owner.query;
const start = (baslangic: string | null) =>
  owner.client.PUT('/tahsilat-ayarlari', {
    params: { query: query() },
    body: { vadeGunu: null, vadeyiGoster: true, baslangic },
  });
const issue = (changes: Parameters<typeof invoiceBody>[0] = {}) => issueInvoice(server, owner, changes);
/** Goods of 600.00 that came back. */
const giveBack = (faturaNumarasi: string) =>
  issue({
    ...{ faturaTip: 'IADE', iadeTuru: 'SATIS_IADESI', iadeFaturalari: [{ faturaNumarasi, faturaTarih: TODAY }] },
    malHizmetler: [{ malHizmet: 'Bakım hizmeti', miktar: '1', birim: 'C62', birimFiyat: '500', kdvOrani: '20' }],
  });
const collectionOf = async (id: string) =>
  (await owner.client.GET('/fatura/{id}', { params: { path: { id }, query: query() } })).data.tahsilat;
const pay = async (body: Partial<Schemas['ReceiptWrite']>, key?: string) =>
  (
    await owner.client.POST('/tahsilat', {
      params: { query: query(), ...(key && { header: { 'Idempotency-Key': key } }) },
      body: { tarih: TODAY, tutar: PAYABLE, paraBirim: 'TRY', yontem: 'HAVALE', ...body },
    })
  ).data;
const closing = (faturaId: string, tutar: string) => ({ faturaId, tutar, dagitim: [{ faturaId, tutar }] });
const withId = (id: string) => ({ params: { path: { id }, query: query() } });
const allocate = async (id: string, dagitim: Schemas['AllocationWrite'][]) =>
  (await owner.client.PUT('/tahsilat/{id}/dagitim', { ...withId(id), body: { dagitim } })).data;
const undo = (id: string) => owner.client.POST('/tahsilat/{id}/geri-al', { ...withId(id), body: {} });
const refund = (cariHesapId: string, tutar: string) =>
  owner.client.POST('/tahsilat/para-iadesi', {
    params: { query: query() },
    body: { cariHesapId, tarih: TODAY, tutar, paraBirim: 'TRY', yontem: 'HAVALE' },
  });
const writeOff = async (id: string) =>
  (await owner.client.POST('/fatura/{id}/kurus-farki', { params: { path: { id }, query: query() }, body: {} })).data;
const follow = (id: string, change: { takipDisi: boolean; vadeTarihi: string | null }) =>
  owner.client.PUT('/fatura/{id}/takip', {
    params: { path: { id }, query: query() },
    body: { iadeTuru: null, ...change },
  });
const cancel = (belgeNumarasi: string) =>
  withCompany(server.db, owner.companyId, (tx) =>
    setTalepOfInvoice(
      tx,
      { belgeNumarasi },
      { talep: { tip: 'IPTAL', durum: 'KABUL' }, tarih: TODAY, now: server.clock.now() },
    ),
  );
const correct = (id: string, odenecekTutar: string) =>
  withCompany(server.db, owner.companyId, async (tx) => {
    const row = await lockInvoice(tx, id);
    if (row) await replaceContent(tx, row, { totals: { ...row.totals, odenecekTutar } }, server.clock.now());
  });

/** Runs calls at once. Each must be done or refused; a server error, a deadlock and 503 fail. */
async function atOnce(calls: readonly Promise<unknown>[]): Promise<number[]> {
  const outcomes = await Promise.allSettled(calls);
  const statuses = outcomes.map((outcome) => {
    if (outcome.status === 'fulfilled') return 200;
    if (outcome.reason instanceof ApiError) return outcome.reason.status;
    throw outcome.reason;
  });
  for (const status of statuses) expect([200, 409, 422]).toContain(status);
  return statuses;
}

const rowsOf = async (statement: ReturnType<typeof sql>) =>
  ((await server.db.queries.execute(statement)) as unknown as { rows: unknown[] }).rows;

/** Rests are amounts less allocations, and the credits of a payment in one currency add up to it. (MNY-114) */
async function expectSound() {
  const wrongRests = await rowsOf(sql`
    select entry.id from ledger_entry as entry left join ledger_rest as rest on rest.entry_id = entry.id
    where rest.kalan is null or rest.kalan < 0 or rest.kalan <> entry.borc + entry.alacak - coalesce(
      (select sum(tutar) from allocation where credit_id = entry.id or debit_id = entry.id), 0)`);
  const unbalanced = await rowsOf(sql`
    select entry.debtor_id from ledger_entry as entry join ledger_rest as rest on rest.entry_id = entry.id
    group by entry.debtor_id, entry.para_birim
    having sum(entry.borc - entry.alacak) <> sum(case when entry.borc > 0 then rest.kalan else -rest.kalan end)`);
  const wrongReceipts = await rowsOf(sql`
    select receipt.id from receipt join ledger_entry as entry on entry.receipt_id = receipt.id
    where receipt.tur = 'TAHSILAT' and receipt.kur is null and entry.tersi is null
      and not exists (select from ledger_entry as undoing where undoing.tersi = entry.id)
    group by receipt.id, receipt.tutar having sum(entry.alacak) <> receipt.tutar`);
  expect({ wrongRests, unbalanced, wrongReceipts }).toEqual({ wrongRests: [], unbalanced: [], wrongReceipts: [] });
}

describe('calls at once', () => {
  it('MNY-118, MNY-31: of fifty allocations of one payment the last holds', async () => {
    const [one, other] = [await issue(), await issue(kizilirmak)];
    const payment = await pay({ faturaId: one.id, tutar: '1000.00' });
    const share = (n: number) => ({ faturaId: n % 2 ? one.id : other.id, tutar: `${100 + n}.00` });
    await atOnce(Array.from({ length: 50 }, (_, n) => allocate(payment.id, n % 3 === 0 ? [] : [share(n)])));
    await expectSound();
  });

  it('MNY-118, MNY-39: of two undoings of a payment one holds, and no allocation comes after it', async () => {
    const { id: faturaId } = await issue();
    const payment = await pay({ faturaId, tutar: '1000.00' });
    const shares = Array.from({ length: 8 }, () => allocate(payment.id, [{ faturaId, tutar: '10.00' }]));
    const [first, second] = await atOnce([undo(payment.id), undo(payment.id), ...shares]);
    expect([first, second].toSorted()).toEqual([200, 409]);
    expect(await collectionOf(faturaId)).toMatchObject({ durum: 'ACIK', kalan: PAYABLE });
    await expectSound();
  });

  it('MNY-118, MNY-33: a credit is paid back, allocated or undone, never two of them', async () => {
    const { id: faturaId } = await issue();
    for (let n = 0; n < 5; n += 1) {
      const { id, cariHesapId } = await pay({ faturaId, tutar: '100.00' });
      const share = [{ faturaId, tutar: '50.00' }];
      await atOnce([refund(cariHesapId, '100.00'), undo(id), refund(cariHesapId, '60.00'), allocate(id, share)]);
      await expectSound();
    }
  });

  it('MNY-35, MNY-39: a write-off that is undone while its invoice becomes void is undone once', async () => {
    for (let n = 0; n < 10; n += 1) {
      const { id, belgeNumarasi } = await issue();
      await pay(closing(id, '1256.00'));
      const off = await writeOff(id);
      await atOnce([undo(off.id), cancel(belgeNumarasi)]);
      await expectSound();
    }
  });

  it('MNY-118, MNY-21: another due day, a correction, a write-off and undoing do not wait for each other', async () => {
    for (let n = 0; n < 8; n += 1) {
      const { id } = await issue();
      const payment = await pay(closing(id, '1256.00'));
      await atOnce([
        undo(payment.id),
        follow(id, { takipDisi: true, vadeTarihi: '2026-09-10' }),
        writeOff(id),
        pay(closing(id, '4.00')),
        correct(id, '1258.00'),
      ]);
      await expectSound();
    }
  });

  it('MNY-23: the start moves while earlier invoices are being booked', async () => {
    await issue();
    for (let day = 10; day < 20; day += 1) {
      const steps = Array.from({ length: 4 }, () => bookEarlierInvoices(server.ports, owner.companyId));
      await atOnce([...steps, start(`2026-01-${day}`)]);
    }
    await server.runJobs();
    await expectSound();
  });

  it('MNY-118, MNY-23: payments in two accounts book invoices that the tracking has not reached yet', async () => {
    const [one, other] = [await issue(), await issue(kizilirmak)];
    const accounts = [await collectionOf(one.id), await collectionOf(other.id)].map(
      (found) => found?.cariHesapId ?? '',
    );
    for (let n = 0; n < 3; n += 1) {
      await start(null);
      await server.runJobs();
      await start('2026-01-01');
      const across = [other, one, other].map((invoice, k) =>
        pay({ ...closing(invoice.id, '1.00'), cariHesapId: accounts[k % 2] ?? '' }),
      );
      expect(await atOnce(across)).toEqual([200, 200, 200]);
      for (const { id } of await Promise.all(across)) await undo(id);
      await server.runJobs();
      await expectSound();
    }
  });

  it('MNY-108: ten calls with one key book one payment', async () => {
    const { id: faturaId } = await issue();
    const key = crypto.randomUUID();
    const booked = await Promise.all(Array.from({ length: 10 }, () => pay({ faturaId, tutar: '7.00' }, key)));
    expect(new Set(booked.map(({ id }) => id)).size).toBe(1);
    expect(await rowsOf(sql`select id from receipt`)).toHaveLength(1);
  });
});

describe('goods that came back', () => {
  it('MNY-25: a sale and its return that are booked together: the return closes the sale', async () => {
    await start(null);
    await server.runJobs();
    const sold = await issue();
    await giveBack(sold.belgeNumarasi);
    await start('2026-01-01');
    await server.runJobs();
    expect(await collectionOf(sold.id)).toMatchObject({ durum: 'KISMI', kalan: '660.00' });
    await expectSound();
  });

  it('MNY-25, MNY-21: a sale that is tracked again after its return is closed by it', async () => {
    const sold = await issue();
    await giveBack(sold.belgeNumarasi);
    await follow(sold.id, { takipDisi: true, vadeTarihi: null });
    await follow(sold.id, { takipDisi: false, vadeTarihi: null });
    expect(await collectionOf(sold.id)).toMatchObject({ durum: 'KISMI', kalan: '660.00' });
    await expectSound();
  });
});

describe('large amounts', () => {
  it('MNY-46, MNY-48: sums of more than 15 digits are answered', async () => {
    const [one, other] = [await issue(), await issue()];
    await correct(one.id, MOST);
    await correct(other.id, MOST);
    const { cariHesapId } = await pay({ faturaId: one.id, tutar: '9.99' });
    const { data: sums } = await owner.client.GET('/alacak/ozet', { params: { query: query() } });
    expect(sums.items).toMatchObject([{ toplamAlacak: '1999999999999999.98', avans: '9.99' }]);
    const { data: list } = await owner.client.GET('/alacak', { params: { query: query() } });
    expect(list.items).toMatchObject([{ bakiye: '1999999999999989.99', acik: '1999999999999999.98' }]);
    const path = { id: cariHesapId };
    const { data: debtor } = await owner.client.GET('/alacak/{id}', { params: { path, query: query() } });
    expect(debtor.bakiyeler).toMatchObject([{ yaslandirma: { vadesiGelmemis: '1999999999999999.98' } }]);
    const { data: lines } = await owner.client.GET('/alacak/{id}/hareket', withId(cariHesapId));
    expect(lines).toMatchObject({ borcToplam: '1999999999999999.98', bakiye: '1999999999999989.99' });
  });

  it('MNY-40, MNY-41, MNY-48, MNY-53: a foreign payment of more than 15 digits in lira is answered', async () => {
    const [one, other] = [await issue(), await issue()];
    await correct(one.id, MOST);
    await correct(other.id, MOST);
    const dagitim = [one, other].map(({ id: faturaId }) => ({ faturaId, tutar: '999999999999999.00' }));
    const payment = { faturaId: one.id, tutar: '50000000000000.00', paraBirim: 'USD', kur: '40', dagitim };
    const { cariHesapId } = await pay(payment);
    const { data: list } = await owner.client.GET('/alacak', { params: { query: query() } });
    expect(list.items[0]?.sonTahsilat).toMatchObject({ tutar: '1999999999999998.00' });
    const { data: lines } = await owner.client.GET('/alacak/{id}/hareket', withId(cariHesapId));
    expect(lines?.items).toContainEqual(expect.objectContaining({ alacak: '1999999999999998.00' }));
    await owner.client.GET('/alacak/{id}/ekstre', withId(cariHesapId));
    await issue({ paraBirim: 'USD', dovizKur: '40' });
    await server.db.queries.execute(sql`update invoice set doviz_kur = ${'9'.repeat(40)} where para_birim = 'USD'`);
    const { data: sums } = await owner.client.GET('/alacak/ozet', { params: { query: query() } });
    expect(sums.yaklasikTl).toBeNull();
  });

  it('MNY-40, MNY-33: a refund from the lira of a dollar payment holds them, in another account too', async () => {
    const [one, other] = [await issue(), await issue(kizilirmak)];
    const dagitim = [{ faturaId: other.id, tutar: '1200.00' }];
    const payment = await pay({ faturaId: one.id, tutar: '40.00', paraBirim: 'USD', kur: '40', dagitim });
    const account = (await collectionOf(other.id))?.cariHesapId ?? '';
    await cancel(other.belgeNumarasi);
    await refund(account, '500.00');
    const statuses = await atOnce([allocate(payment.id, [{ faturaId: one.id, tutar: '1100.01' }]), undo(payment.id)]);
    expect(statuses).toEqual([409, 409]);
    await allocate(payment.id, [{ faturaId: one.id, tutar: '1100.00' }]);
    expect(await collectionOf(one.id)).toMatchObject({ kalan: '160.00' });
    await expectSound();
  });
});
