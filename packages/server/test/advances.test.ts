import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import { apiError } from '../src/testing/answers';
import { invoiceBody, issueInvoice, kizilirmak } from '../src/testing/invoices';
import { linkNewcomer, type Owner } from '../src/testing/people';
import { emptyPdf, startTestServer, type TestServer } from '../src/testing/startTestServer';
import { startTracking } from '../src/testing/startTracking';

type Schemas = components['schemas'];

const TODAY = '2026-09-03';
/** The payable amount of `invoiceBody`. */
const PAYABLE = '1260.00';
let server: TestServer;
let owner: Owner;
beforeEach(async () => {
  server = await startTestServer({ render: emptyPdf });
  owner = await linkNewcomer(server, '33333301');
  await startTracking(server, owner, '2026-01-01');
});
afterEach(() => server.close());

const one = (id: string) => ({ path: { id }, query: owner.query });
const draft = async (changes: Parameters<typeof invoiceBody>[0] = {}) =>
  (await owner.client.POST('/fatura', { params: { query: owner.query }, body: invoiceBody(changes) })).data;
const sign = async (id: string) => {
  const params = { query: owner.query };
  const { data } = await owner.client.POST('/fatura/imza', { params, body: { faturaIds: [id] } });
  const smsCode = server.simulator.outbox[0]?.body.split(' ').at(-1) ?? '';
  await owner.client.POST('/fatura/imza-onay', { params, body: { smsCode, signature: data.signatureId } });
};
const pay = async (body: Partial<Schemas['ReceiptWrite']>) =>
  (
    await owner.client.POST('/tahsilat', {
      params: { query: owner.query },
      body: { tarih: TODAY, tutar: PAYABLE, paraBirim: 'TRY', yontem: 'NAKIT', ...body },
    })
  ).data;
const receiptOf = async (id: string) => (await owner.client.GET('/tahsilat/{id}', { params: one(id) })).data;
const balancesOf = async (id: string) =>
  (await owner.client.GET('/alacak/{id}', { params: one(id) })).data.bakiyeler.map(({ bakiye, avans }) => [
    bakiye,
    avans,
  ]);
const collectionOf = async (id: string) => (await owner.client.GET('/fatura/{id}', { params: one(id) })).data.tahsilat;

describe('a payment for a draft', () => {
  it('MNY-32: is a credit of its recipient until the approval, which it then closes', async () => {
    const { id } = await draft();
    const first = await pay({ taslakId: id, tutar: '1000.00' });
    const second = await pay({ taslakId: id, tutar: '500.00' });
    expect(first).toMatchObject({ taslakId: id, kullanilmayan: '1000.00', dagitim: [] });
    expect(await balancesOf(first.cariHesapId)).toEqual([['-1500.00', '1500.00']]);
    expect(await collectionOf(id)).toBeNull();
    const { data } = await owner.client.GET('/tahsilat', { params: { query: { ...owner.query, faturaId: id } } });
    expect(new Set(data.items.map((receipt) => receipt.id))).toEqual(new Set([first.id, second.id]));

    await sign(id);
    expect(await collectionOf(id)).toMatchObject({ durum: 'FAZLA', kalan: '0.00', tahsilEdilen: PAYABLE });
    expect(await receiptOf(first.id)).toMatchObject({ kullanilmayan: '0.00', dagitim: [{ faturaId: id }] });
    expect(await receiptOf(second.id)).toMatchObject({ kullanilmayan: '240.00', dagitim: [{ tutar: '260.00' }] });
    expect(await balancesOf(first.cariHesapId)).toEqual([['-240.00', '240.00']]);
  });

  it('MNY-32: an undone one closes nothing, nor does one of another account or currency', async () => {
    const { id, version: _, ...written } = { version: 0, ...(await draft()) };
    const undone = await pay({ taslakId: id });
    await owner.client.POST('/tahsilat/{id}/geri-al', { params: one(undone.id), body: {} });
    const usd = await pay({ taslakId: id, tutar: '10.00', paraBirim: 'USD' });
    const moved = await pay({ taslakId: id, tutar: '100.00' });
    const body = { ...invoiceBody(kizilirmak), faturaSaat: written.faturaSaat };
    await owner.client.PUT('/fatura/{id}', { params: one(id), body });
    await sign(id);
    expect(await collectionOf(id)).toMatchObject({ durum: 'ACIK', kalan: PAYABLE });
    for (const { id: receiptId, tutar } of [usd, moved])
      expect(await receiptOf(receiptId)).toMatchObject({ kullanilmayan: tutar, dagitim: [] });
  });

  it('MNY-32, MNY-37: a deleted draft leaves the credit', async () => {
    const { id } = await draft();
    const payment = await pay({ taslakId: id });
    await owner.client.DELETE('/fatura/{id}', { params: one(id) });
    expect(await receiptOf(payment.id)).toMatchObject({ kullanilmayan: PAYABLE, taslakId: id });
    expect(await balancesOf(payment.cariHesapId)).toEqual([[`-${PAYABLE}`, PAYABLE]]);
  });

  it('MNY-32, MNY-110: an approved invoice, a return, an untracked or unknown draft is refused', async () => {
    const refused = async (taslakId: string) => (await apiError(pay({ taslakId }))).code;
    expect(await refused((await issueInvoice(server, owner)).id)).toBe('INVOICE_NOT_COLLECTABLE');
    expect(await refused((await draft({ faturaTarih: '2025-12-31' })).id)).toBe('INVOICE_NOT_COLLECTABLE');
    expect((await apiError(pay({ taslakId: crypto.randomUUID() }))).status).toBe(404);
    const { id: taslakId } = await draft();
    const { id: faturaId } = await issueInvoice(server, owner);
    const both = pay({ taslakId, dagitim: [{ faturaId, tutar: '1.00' }] });
    expect((await apiError(both)).faults).toMatchObject([{ path: 'dagitim', code: 'INVALID_VALUE' }]);
    const other = await linkNewcomer(server, '33333302');
    const body = { taslakId, tarih: TODAY, tutar: '1.00', paraBirim: 'TRY', yontem: 'NAKIT' as const };
    const call = other.client.POST('/tahsilat', { params: { query: other.query }, body });
    expect((await apiError(call)).status).toBe(404);
  });
});
