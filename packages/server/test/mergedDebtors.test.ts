import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import { sql } from 'drizzle-orm';
import { apiError } from '../src/testing/answers';
import { issueInvoice, kizilirmak } from '../src/testing/invoices';
import { linkNewcomer, type Owner } from '../src/testing/people';
import { emptyPdf, startTestServer, type TestServer } from '../src/testing/startTestServer';
import { startTracking } from '../src/testing/startTracking';

type Schemas = components['schemas'];

const TODAY = '2026-09-03';
const ilgaz = { vknTckn: '4840847211', aliciUnvan: 'Ilgaz Ağaç Limited Şirketi' };
let server: TestServer;
let owner: Owner;
beforeEach(async () => {
  server = await startTestServer({ render: emptyPdf });
  owner = await linkNewcomer(server, '33333301');
  await startTracking(server, owner, '2026-01-01');
});
afterEach(() => server.close());

const one = (id: string) => ({ path: { id }, query: owner.query });
const newAccount = async (changes: Parameters<typeof issueInvoice>[2] = {}) => {
  const { id: faturaId } = await issueInvoice(server, owner, changes);
  const { tahsilat } = (await owner.client.GET('/fatura/{id}', { params: one(faturaId) })).data;
  return { id: tahsilat?.cariHesapId ?? '', faturaId };
};
const merge = async (id: string, birlesen: string) =>
  (await owner.client.POST('/alacak/{id}/birlestir', { params: one(id), body: { birlesen } })).data;
const split = async (id: string, birlesen: string) =>
  (await owner.client.POST('/alacak/{id}/ayir', { params: one(id), body: { birlesen } })).data;
const accountOf = async (id: string) => (await owner.client.GET('/alacak/{id}', { params: one(id) })).data;
const debtors = async (more: object = {}) =>
  (await owner.client.GET('/alacak', { params: { query: { ...owner.query, ...more } } })).data.items;
const receipts = async (cariHesapId: string) =>
  (await owner.client.GET('/tahsilat', { params: { query: { ...owner.query, cariHesapId } } })).data.items;
const pay = async (body: Partial<Schemas['ReceiptWrite']>) =>
  (
    await owner.client.POST('/tahsilat', {
      params: { query: owner.query },
      body: { tarih: TODAY, tutar: '100.00', paraBirim: 'TRY', yontem: 'HAVALE', ...body },
    })
  ).data;
const allocate = async (id: string, dagitim: Schemas['AllocationWrite'][]) =>
  (await owner.client.PUT('/tahsilat/{id}/dagitim', { params: one(id), body: { dagitim } })).data;
const setOpening = (id: string, tutar: string) =>
  owner.client.PUT('/alacak/{id}/acilis', { params: one(id), body: { tutar, paraBirim: 'TRY' } });
const openingOf = (id: string) => owner.client.GET('/alacak/{id}/acilis', { params: one(id) });
const isBalanced = async () => {
  const { rows } = (await server.db.queries.execute(sql`
    select sum(entry.borc - entry.alacak) as ledger,
      sum(case when entry.borc > 0 then rest.kalan else -rest.kalan end) as rests
    from ledger_entry as entry join ledger_rest as rest on rest.entry_id = entry.id
    group by entry.debtor_id, entry.para_birim`)) as unknown as { rows: { ledger: string; rests: string }[] };
  return rows.every(({ ledger, rests }) => ledger === rests);
};

describe('merged customer accounts', () => {
  it('MNY-43: lists, sums, account, entries and payments show one account', async () => {
    const [kept, gone] = [await newAccount(), await newAccount(kizilirmak)];
    await pay({ cariHesapId: gone.id });
    const merged = await merge(kept.id, gone.id);
    expect(merged).toMatchObject({
      id: kept.id,
      birlesenler: [{ id: gone.id, vknTckn: kizilirmak.vknTckn, aliciUnvan: kizilirmak.aliciUnvan }],
      bakiyeler: [
        { bakiye: '2420.00', acik: '2520.00', avans: '100.00', acikFatura: 2, sonTahsilat: { tarih: TODAY } },
      ],
    });
    expect(merged.acikFaturalar.map(({ faturaId }) => faturaId).sort()).toEqual([kept.faturaId, gone.faturaId].sort());
    expect(await accountOf(gone.id)).toEqual(merged);
    expect(await debtors()).toMatchObject([{ id: kept.id, bakiye: '2420.00', acikFatura: 2 }]);
    expect(await debtors({ q: 'kızılırmak' })).toMatchObject([{ id: kept.id, bakiye: '2420.00' }]);
    expect(await debtors({ vknTckn: kizilirmak.vknTckn })).toMatchObject([{ id: kept.id, bakiye: '2420.00' }]);
    const { data: sums } = await owner.client.GET('/alacak/ozet', { params: { query: owner.query } });
    expect(sums.items).toMatchObject([{ cariHesap: 1, toplamAlacak: '2520.00', avans: '100.00' }]);
    for (const id of [kept.id, gone.id]) {
      const { data } = await owner.client.GET('/alacak/{id}/hareket', { params: one(id) });
      expect(data).toMatchObject({ bakiye: '2420.00', items: [{}, {}, {}] });
    }
    expect(await receipts(kept.id)).toMatchObject([{ cariHesapId: kept.id, tutar: '100.00' }]);
    const { data: invoice } = await owner.client.GET('/fatura/{id}', { params: one(gone.faturaId) });
    expect(invoice.tahsilat).toMatchObject({ cariHesapId: kept.id });
  });

  it('MNY-43: a payment closes invoices of both, and a refund uses the credits of both', async () => {
    const [kept, gone] = [await newAccount(), await newAccount(kizilirmak)];
    await merge(kept.id, gone.id);
    const dagitim = [
      { faturaId: kept.faturaId, tutar: '60.00' },
      { faturaId: gone.faturaId, tutar: '40.00' },
    ];
    expect(await pay({ cariHesapId: kept.id, tutar: '150.00', dagitim })).toMatchObject({ kullanilmayan: '50.00' });
    await pay({ cariHesapId: gone.id, tutar: '30.00' });
    const body = { cariHesapId: kept.id, tarih: TODAY, tutar: '70.00', paraBirim: 'TRY', yontem: 'NAKIT' as const };
    const { data: back } = await owner.client.POST('/tahsilat/para-iadesi', { params: { query: owner.query }, body });
    expect((await accountOf(kept.id)).bakiyeler).toMatchObject([{ acik: '2420.00', avans: '10.00' }]);
    expect(await isBalanced()).toBe(true);
    await owner.client.POST('/tahsilat/{id}/geri-al', { params: one(back.id), body: {} });
    expect((await accountOf(kept.id)).bakiyeler).toMatchObject([{ acik: '2420.00', avans: '80.00' }]);
    expect(await isBalanced()).toBe(true);
  });

  it('MNY-31, MNY-43: the credit of a payment to one part closes an invoice of the other', async () => {
    const [kept, gone] = [await newAccount(), await newAccount(kizilirmak)];
    const payment = await pay({ cariHesapId: gone.id });
    await merge(kept.id, gone.id);
    expect(await allocate(payment.id, [{ faturaId: kept.faturaId, tutar: '80.00' }])).toMatchObject({
      ...{ kullanilmayan: '20.00', dagitim: [{ faturaId: kept.faturaId, tutar: '80.00' }] },
    });
    expect((await accountOf(kept.id)).bakiyeler).toMatchObject([{ acik: '2440.00', avans: '20.00' }]);
    expect(await isBalanced()).toBe(true);
  });

  it('MNY-31, MNY-42, MNY-43: the opening credit of one part closes an invoice of the other', async () => {
    const [kept, gone, other] = [await newAccount(), await newAccount(kizilirmak), await newAccount(ilgaz)];
    const id = (await setOpening(gone.id, '-500')).data.tahsilatId ?? '';
    const shares = [
      { faturaId: kept.faturaId, tutar: '200.00' },
      { faturaId: gone.faturaId, tutar: '100.00' },
    ];
    expect((await apiError(allocate(id, shares))).faults).toMatchObject([{ path: 'dagitim[0].faturaId' }]);
    await merge(kept.id, gone.id);
    const stranger = await apiError(allocate(id, [{ faturaId: other.faturaId, tutar: '1.00' }]));
    expect(stranger.faults).toMatchObject([{ path: 'dagitim[0].faturaId', code: 'INVALID_VALUE' }]);
    expect(await allocate(id, shares)).toMatchObject({ kullanilmayan: '200.00', tutar: '500.00', dagitim: shares });
    expect((await accountOf(kept.id)).bakiyeler).toMatchObject([{ acik: '2220.00', avans: '200.00' }]);
    expect((await openingOf(gone.id)).data).toMatchObject({ tahsilatId: id, tutar: '-500.00' });
    expect(await isBalanced()).toBe(true);

    // A smaller one closes as much as it reaches, in both accounts; the ETag counts it once.
    const { data: smaller } = await setOpening(gone.id, '-150');
    expect(smaller.tutar).toBe('-150.00');
    expect((await accountOf(kept.id)).bakiyeler).toMatchObject([{ acik: '2370.00', avans: '0.00' }]);
    const { data: larger } = await setOpening(gone.id, '-400');
    expect((await accountOf(kept.id)).bakiyeler).toMatchObject([{ acik: '2370.00', avans: '250.00' }]);
    expect(await isBalanced()).toBe(true);

    // After a split it still closes what it closed. Undone, both accounts owe it again.
    await split(kept.id, gone.id);
    const { dagitim } = await allocate(larger.tahsilatId ?? '', shares);
    expect(dagitim).toEqual(expect.arrayContaining(shares.map((share) => expect.objectContaining(share))));
    await owner.client.POST('/tahsilat/{id}/geri-al', { params: one(larger.tahsilatId ?? ''), body: {} });
    for (const account of [kept, gone])
      expect((await accountOf(account.id)).bakiyeler).toMatchObject([{ acik: '1260.00', avans: '0.00' }]);
    expect((await openingOf(gone.id)).data).toMatchObject({ tahsilatId: null, tutar: '0.00' });
    expect(await isBalanced()).toBe(true);
  });

  it('MNY-43: split again, each has its own entries', async () => {
    const [kept, gone] = [await newAccount(), await newAccount(kizilirmak)];
    const before = [await accountOf(kept.id), await accountOf(gone.id)];
    await merge(kept.id, gone.id);
    expect(await split(kept.id, gone.id)).toEqual(before[0]);
    expect(await accountOf(gone.id)).toEqual(before[1]);
    expect((await apiError(split(kept.id, gone.id))).status).toBe(404);
  });

  it('MNY-43: a settled account is found to be merged', async () => {
    const [kept, gone] = [await newAccount(), await newAccount(kizilirmak)];
    const dagitim = [{ faturaId: gone.faturaId, tutar: '1260.00' }];
    await pay({ cariHesapId: gone.id, tutar: '1260.00', dagitim });
    expect(await debtors({ q: 'kızılırmak' })).toEqual([]);
    expect(await debtors({ q: 'kızılırmak', bakiyesizler: true })).toMatchObject([
      { id: gone.id, bakiye: '0.00', acikFatura: 0, sonTahsilat: { tutar: '1260.00' } },
    ]);
    expect(await debtors({ bakiyesizler: true, sirala: 'aliciUnvan' })).toHaveLength(2);
    await merge(kept.id, gone.id);
    expect(await debtors({ bakiyesizler: true })).toMatchObject([{ id: kept.id, bakiye: '1260.00' }]);
    expect(await debtors({ q: 'kızılırmak', bakiyesizler: true })).toMatchObject([{ id: kept.id }]);
  });

  it('MNY-43: parts of a merged account become parts of the account that stays', async () => {
    const [first, second, third] = [await newAccount(), await newAccount(kizilirmak), await newAccount(ilgaz)];
    await merge(second.id, third.id);
    const { birlesenler } = await merge(first.id, second.id);
    expect(birlesenler.map(({ id }) => id).sort()).toEqual([second.id, third.id].sort());
    expect((await merge(first.id, second.id)).birlesenler).toHaveLength(2);
    for (const id of [first.id, second.id]) {
      const itself = await apiError(merge(id, first.id));
      expect(itself.faults).toMatchObject([{ path: 'birlesen', code: 'INVALID_VALUE' }]);
    }
    expect(await debtors()).toMatchObject([{ id: first.id, acikFatura: 3 }]);
  });

  it('MNY-43, MNY-106, MNY-108: both are in the audit log; the account of another company is not found', async () => {
    const [kept, gone] = [await newAccount(), await newAccount(kizilirmak)];
    await merge(kept.id, gone.id);
    await split(kept.id, gone.id);
    const { data } = await owner.client.GET('/company/denetim', {
      params: { query: { ...owner.query, konu: 'TAHSILAT' } },
    });
    const [ended, merged] = data.items;
    expect([ended?.islem, merged?.islem]).toEqual(['splitDebtors', 'mergeDebtors']);
    expect(merged?.hedef).toBe((await accountOf(kept.id)).aliciUnvan);
    const other = await linkNewcomer(server, '33333302');
    const params = { path: { id: kept.id }, query: other.query };
    for (const call of ['/alacak/{id}/birlestir', '/alacak/{id}/ayir'] as const) {
      const answer = other.client.POST(call, { params, body: { birlesen: gone.id } });
      expect((await apiError(answer)).status).toBe(404);
    }
    expect((await apiError(merge(kept.id, crypto.randomUUID()))).status).toBe(404);
  });
});
