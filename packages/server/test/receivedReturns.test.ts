import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import { eq, sql } from 'drizzle-orm';
import { withCompany } from '../src/db/wall';
import { setTalepOfReceived } from '../src/received/receivedInvoices';
import { receivedInvoices } from '../src/schema';
import { apiError } from '../src/testing/answers';
import { issueInvoice, kizilirmak } from '../src/testing/invoices';
import { addMember, linkNewcomer, type Newcomer, type Owner } from '../src/testing/people';
import { emptyPdf, startTestServer, type TestServer } from '../src/testing/startTestServer';
import { startTracking } from '../src/testing/startTracking';

type Schemas = components['schemas'];

const TODAY = '2026-09-03';
/** The taxpayer of portal account 33333301, as the buyer of an invoice. */
const company = { vknTckn: '7350119289', aliciUnvan: 'Çınaraltı' };
const goods = [{ malHizmet: 'Un', miktar: '1', birim: 'C62', birimFiyat: '500', kdvOrani: '20' }];
let server: TestServer;
let owner: Owner;
let customer: Owner;
/** The account of the customer, and an invoice to it of 1 260.00. */
let account: { id: string; faturaId: string };
beforeEach(async () => {
  server = await startTestServer({ render: emptyPdf });
  owner = await linkNewcomer(server, '33333301');
  customer = await linkNewcomer(server, '33333302');
  await startTracking(server, owner, '2026-09-01');
  account = await newAccount(kizilirmak);
});
afterEach(() => server.close());

const one = (id: string) => ({ path: { id }, query: owner.query });
const newAccount = async (changes: Parameters<typeof issueInvoice>[2] = {}) => {
  const { id: faturaId } = await issueInvoice(server, owner, changes);
  const { tahsilat } = (await owner.client.GET('/fatura/{id}', { params: one(faturaId) })).data;
  return { id: tahsilat?.cariHesapId ?? '', faturaId };
};
/** The customer returns goods of 600.00, and the company reads its received invoices. */
const giveBack = async (changes: Parameters<typeof issueInvoice>[2] = {}) => {
  const iadeFaturalari = [{ faturaNumarasi: 'GIB2026000000001', faturaTarih: TODAY }];
  const body = { ...company, faturaTip: 'IADE' as const, iadeTuru: 'ALIS_IADESI' as const, iadeFaturalari };
  const { belgeNumarasi } = await issueInvoice(server, customer, { ...body, malHizmetler: goods, ...changes });
  await readReceived();
  return belgeNumarasi;
};
const readReceived = () => owner.client.GET('/adima-duzenlenenler', { params: { query: owner.query } });
const change = (belgeNumarasi: string, values: Partial<typeof receivedInvoices.$inferInsert>) =>
  server.db.queries.update(receivedInvoices).set(values).where(eq(receivedInvoices.belgeNumarasi, belgeNumarasi));
const accountOf = async (id = account.id, { client }: Newcomer = owner) =>
  (await client.GET('/alacak/{id}', { params: one(id) })).data;
const proposal = async () => {
  const [first] = (await accountOf()).iadeler;
  return first ?? expect.fail('no return is proposed');
};
const deduct = async (id: string, body: Schemas['ReturnDeduction'] = {}, { client }: Newcomer = owner) =>
  (await client.POST('/alacak/iade/{id}/dus', { params: one(id), body })).data;
const ignore = async (id: string, yoksay: boolean, { client }: Newcomer = owner) =>
  (await client.PUT('/alacak/iade/{id}/yoksay', { params: one(id), body: { yoksay } })).data;
const allocate = async (id: string, dagitim: Schemas['AllocationWrite'][]) =>
  (await owner.client.PUT('/tahsilat/{id}/dagitim', { params: one(id), body: { dagitim } })).data;
const receiptOf = async (id: string) => (await owner.client.GET('/tahsilat/{id}', { params: one(id) })).data;
const cancel = (belgeNumarasi: string) =>
  withCompany(server.db, owner.companyId, (tx) =>
    setTalepOfReceived(
      tx,
      { saticiVknTckn: kizilirmak.vknTckn, belgeNumarasi },
      { talep: { tip: 'IPTAL', durum: 'KABUL' }, tarih: TODAY, now: server.clock.now() },
    ),
  );
/** Every account's entries add up to its open debits less its open credits (MNY-114). */
const isBalanced = async () => {
  const { rows } = (await server.db.queries.execute(sql`
    select sum(entry.borc - entry.alacak) as ledger,
      sum(case when entry.borc > 0 then rest.kalan else -rest.kalan end) as rests
    from ledger_entry as entry join ledger_rest as rest on rest.entry_id = entry.id
    group by entry.debtor_id, entry.para_birim`)) as unknown as { rows: { ledger: string; rests: string }[] };
  return rows.every(({ ledger, rests }) => ledger === rests);
};

describe('a return that a customer issued', () => {
  it('MNY-26: is proposed with its number and amount, and lowers nothing by itself', async () => {
    expect((await accountOf()).iadeler).toEqual([]);
    const belgeNumarasi = await giveBack();
    const { iadeler, bakiyeler } = await accountOf();
    expect(iadeler).toEqual([
      {
        ...{ id: expect.any(String), cariHesapId: account.id, belgeNumarasi, yoksayildi: false },
        ...{ tutar: '600.00', paraBirim: 'TRY' },
      },
    ]);
    expect(bakiyeler).toMatchObject([{ bakiye: '1260.00', avans: '0.00' }]);
  });

  it('MNY-26, MNY-31: deducted, it is a credit of its day, which a user allocates to an invoice', async () => {
    const belgeNumarasi = await giveBack();
    const { id } = await proposal();
    const receipt = await deduct(id);
    expect(receipt).toMatchObject({
      ...{ tur: 'ALINAN_IADE', tutar: '600.00', kullanilmayan: '600.00', tarih: TODAY, yontem: null, dagitim: [] },
      aciklama: belgeNumarasi,
    });
    expect(await accountOf()).toMatchObject({ iadeler: [], bakiyeler: [{ bakiye: '660.00', avans: '600.00' }] });
    const { data } = await owner.client.GET('/alacak/{id}/hareket', { params: one(account.id) });
    expect(data.items).toContainEqual(
      expect.objectContaining({ tur: 'IADE', alacak: '600.00', tahsilatId: receipt.id }),
    );
    const query = { ...owner.query, cariHesapId: account.id, kullanilmayan: true };
    const { data: unused } = await owner.client.GET('/tahsilat', { params: { query } });
    expect(unused.items).toMatchObject([{ id: receipt.id }]);
    await allocate(receipt.id, [{ faturaId: account.faturaId, tutar: '600.00' }]);
    expect(await accountOf()).toMatchObject({ bakiyeler: [{ acik: '660.00', avans: '0.00' }] });
    expect(await isBalanced()).toBe(true);
    expect(await apiError(deduct(id))).toMatchObject({
      ...{ status: 409, code: 'RETURN_DEDUCTED', message: 'Bu iade faturası daha önce düşülmüş.' },
    });
    expect((await apiError(ignore(id, true))).code).toBe('RETURN_DEDUCTED');
  });

  it('MNY-26, MNY-39: undone, its invoices are open again and it is proposed again', async () => {
    await giveBack();
    const { id } = await proposal();
    const { id: receiptId } = await deduct(id);
    await allocate(receiptId, [{ faturaId: account.faturaId, tutar: '600.00' }]);
    await owner.client.POST('/tahsilat/{id}/geri-al', { params: one(receiptId), body: {} });
    expect(await accountOf()).toMatchObject({ iadeler: [{ id }], bakiyeler: [{ acik: '1260.00', avans: '0.00' }] });
    await deduct(id);
    expect(await accountOf()).toMatchObject({ iadeler: [], bakiyeler: [{ bakiye: '660.00' }] });
    expect(await isBalanced()).toBe(true);
  });

  it('MNY-26: ignored, it is kept as ignored until a user takes that back or deducts it', async () => {
    await giveBack();
    const { id } = await proposal();
    expect(await ignore(id, true)).toMatchObject({ id, yoksayildi: true });
    await readReceived();
    expect((await accountOf()).iadeler).toMatchObject([{ id, yoksayildi: true }]);
    expect(await ignore(id, false)).toMatchObject({ yoksayildi: false });
    await ignore(id, true);
    await deduct(id);
    expect((await accountOf()).iadeler).toEqual([]);
  });

  it('MNY-26: without an amount the user enters it; a known amount and its currency stay', async () => {
    const known = await giveBack({ paraBirim: 'USD', dovizKur: '41' });
    await change(known, { odenecek: null, paraBirim: null });
    const { id, tutar, paraBirim } = await proposal();
    expect([tutar, paraBirim]).toEqual([null, 'TRY']);
    const wrong = [undefined, '', '0', '-5', '1.005', 'x', '9'.repeat(40), '1e5'];
    for (const typed of wrong) {
      const body = typed === undefined ? {} : { tutar: typed };
      expect((await apiError(deduct(id, body))).faults, typed).toMatchObject([{ path: 'tutar' }]);
    }
    await change(known, { odenecek: '600', paraBirim: 'USD' });
    expect(await deduct(id, { tutar: '1.00' })).toMatchObject({ tutar: '600.00', paraBirim: 'USD' });
    const unknown = await giveBack();
    await change(unknown, { odenecek: '1000000000000000', paraBirim: 'TRY' });
    expect(await deduct((await proposal()).id, { tutar: '12.34' })).toMatchObject({ tutar: '12.34' });
    expect(await isBalanced()).toBe(true);
  });

  it('MNY-06, MNY-23, MNY-26: a void one, one from before the start, and another invoice are not proposed', async () => {
    const belgeNumarasi = await giveBack();
    const { id } = await proposal();
    await issueInvoice(server, customer, company);
    await readReceived();
    expect((await accountOf()).iadeler).toHaveLength(1);
    await change(belgeNumarasi, { belgeTarihi: '2026-08-31' });
    expect((await accountOf()).iadeler).toEqual([]);
    await change(belgeNumarasi, { belgeTarihi: TODAY });
    await cancel(belgeNumarasi);
    expect((await accountOf()).iadeler).toEqual([]);
    expect((await apiError(deduct(id))).status).toBe(404);
    expect((await apiError(ignore(id, true))).status).toBe(404);
  });

  it('MNY-26, MNY-35, MNY-106: void after it was deducted, it is undone without a user, by an entry in the account', async () => {
    const belgeNumarasi = await giveBack();
    const { id: receiptId } = await deduct((await proposal()).id);
    await allocate(receiptId, [{ faturaId: account.faturaId, tutar: '600.00' }]);
    await cancel(belgeNumarasi);
    expect(await accountOf()).toMatchObject({ iadeler: [], bakiyeler: [{ acik: '1260.00', avans: '0.00' }] });
    expect((await receiptOf(receiptId)).geriAlindi).not.toBeNull();
    const { data } = await owner.client.GET('/alacak/{id}/hareket', {
      params: { path: { id: account.id }, query: { ...owner.query, geriAlinanlar: true } },
    });
    expect(data.items.map(({ tur }) => tur)).toContain('IADE_IPTALI');
    const { data: log } = await owner.client.GET('/company/denetim', {
      params: { query: { ...owner.query, konu: 'TAHSILAT' } },
    });
    expect(log.items.map(({ islem }) => islem).slice(0, 3)).toEqual([
      ...['reverseReceipt', 'updateReceiptAllocations', 'deductReturn'],
    ]);
    expect(log.items[0]).toMatchObject({ kullanici: null, hedef: kizilirmak.aliciUnvan });
    expect(await isBalanced()).toBe(true);
  });

  it('MNY-33, MNY-35: void after its credit was paid back, the refund is owed, and a payment closes it', async () => {
    const belgeNumarasi = await giveBack();
    await deduct((await proposal()).id);
    const body = { cariHesapId: account.id, tarih: TODAY, tutar: '600.00', paraBirim: 'TRY', yontem: 'NAKIT' as const };
    await owner.client.POST('/tahsilat/para-iadesi', { params: { query: owner.query }, body });
    await cancel(belgeNumarasi);
    expect(await accountOf()).toMatchObject({ bakiyeler: [{ bakiye: '1860.00', acik: '1860.00', avans: '0.00' }] });
    const openRefund = async () => (await accountOf()).acikFaturalar.find(({ tur }) => tur === 'PARA_IADESI');
    const refund = await openRefund();
    expect(refund).toMatchObject({ kalan: '600.00', belgeNumarasi: null });
    const dagitim = [{ faturaId: refund?.faturaId ?? '', tutar: '600.00' }];
    const { data: payment } = await owner.client.POST('/tahsilat', {
      params: { query: owner.query },
      body: { ...body, dagitim },
    });
    expect(payment.kullanilmayan).toBe('0.00');
    expect(await openRefund()).toBeUndefined();
    expect(await accountOf()).toMatchObject({ bakiyeler: [{ acik: '1260.00', avans: '0.00' }] });
    // The payment came after the refund, so it is no credit that was paid back.
    await owner.client.POST('/tahsilat/{id}/geri-al', {
      params: { path: { id: payment.id }, query: owner.query },
      body: { neden: 'Yanlış' },
    });
    expect((await openRefund())?.kalan).toBe('600.00');
    expect(await isBalanced()).toBe(true);
  });

  it('MNY-26, MNY-43: a merged account shows the returns of its parts, and its credit closes invoices of both', async () => {
    await giveBack();
    const kept = await newAccount();
    await owner.client.POST('/alacak/{id}/birlestir', { params: one(kept.id), body: { birlesen: account.id } });
    const { iadeler } = await accountOf(kept.id);
    expect(iadeler).toMatchObject([{ cariHesapId: account.id, tutar: '600.00' }]);
    const { id } = await deduct(iadeler[0]?.id ?? '');
    await allocate(id, [{ faturaId: kept.faturaId, tutar: '600.00' }]);
    expect((await accountOf(kept.id)).bakiyeler).toMatchObject([{ acik: '1920.00', avans: '0.00' }]);
    const other = await newAccount({ vknTckn: '4840847211', aliciUnvan: 'Ilgaz Ağaç Limited Şirketi' });
    const stranger = await apiError(allocate(id, [{ faturaId: other.faturaId, tutar: '1.00' }]));
    expect(stranger.faults).toMatchObject([{ path: 'dagitim[0].faturaId', code: 'INVALID_VALUE' }]);
    expect(await isBalanced()).toBe(true);
  });

  it('MNY-26, MNY-105: tahsilatRead reads number and amount, tahsilatWrite answers; another company finds none', async () => {
    await giveBack();
    const { id } = await proposal();
    const reader = await addMember(server, owner.companyId, { tahsilatRead: true });
    expect((await accountOf(account.id, reader)).iadeler).toEqual([await proposal()]);
    for (const call of [() => deduct(id, {}, reader), () => ignore(id, true, reader)])
      expect(await apiError(call())).toMatchObject({ status: 403, code: 'NO_PERMISSION' });
    const params = { path: { id }, query: customer.query };
    const calls = [
      () => customer.client.POST('/alacak/iade/{id}/dus', { params, body: {} }),
      () => customer.client.PUT('/alacak/iade/{id}/yoksay', { params, body: { yoksay: true } }),
    ];
    for (const call of calls) expect((await apiError(call())).status).toBe(404);
    const clerk = await addMember(server, owner.companyId, { tahsilatRead: true, tahsilatWrite: true });
    expect(await deduct(id, {}, clerk)).toMatchObject({ tur: 'ALINAN_IADE' });
  });
});
