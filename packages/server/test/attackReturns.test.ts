import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import { receivedInvoices } from '../src/schema';
import { apiError } from '../src/testing/answers';
import { atOnce, expectSound } from './books';
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
const accountOf = async (id: string) => (await owner.client.GET('/alacak/{id}', { params: one(id) })).data;
const setOpening = (id: string, tutar: string) =>
  owner.client.PUT('/alacak/{id}/acilis', { params: one(id), body: { tutar, paraBirim: 'TRY' } });
const allocate = (id: string, dagitim: Schemas['AllocationWrite'][]) =>
  owner.client.PUT('/tahsilat/{id}/dagitim', { params: one(id), body: { dagitim } });
const undo = (id: string) => owner.client.POST('/tahsilat/{id}/geri-al', { params: one(id), body: {} });
const deduct = (id: string, body: Schemas['ReturnDeduction'] = {}) =>
  owner.client.POST('/alacak/iade/{id}/dus', { params: one(id), body });
const ignore = (id: string, yoksay: boolean) =>
  owner.client.PUT('/alacak/iade/{id}/yoksay', { params: one(id), body: { yoksay } });

describe('returns that customers issued', () => {
  const receive = async (values: Partial<typeof receivedInvoices.$inferInsert> = {}) => {
    const id = crypto.randomUUID();
    await server.db.queries.insert(receivedInvoices).values({
      ...{ id, companyId: owner.companyId, belgeNumarasi: id.slice(0, 16), belgeTarihi: TODAY, durum: 'Onaylandi' },
      ...{ saticiVknTckn: kizilirmak.vknTckn, saticiUnvanAdSoyad: 'Kızılırmak', faturaTip: 'IADE' },
      ...{ updatedAt: server.clock.now(), ...values },
    });
    return id;
  };

  it('MNY-26, MNY-119: hostile amounts and answers are refused, never answered with a server error', async () => {
    const { id: account } = await newAccount(kizilirmak);
    const id = await receive();
    const wrong = ['9'.repeat(40), '9'.repeat(41), '-1', '1e5', '0.001', '\u0000', '1.', '<b>1</b>', "1'--"];
    for (const tutar of wrong) expect((await apiError(deduct(id, { tutar }))).status, tutar).toBe(422);
    for (const body of [null, [], 'x', 5, { tutar: 5 }, { tutar: {} }]) {
      const refused = await apiError(deduct(id, body as unknown as Schemas['ReturnDeduction']));
      expect([400, 422], JSON.stringify(body)).toContain(refused.status);
    }
    expect((await apiError(ignore(id, 'evet' as unknown as boolean))).status).toBe(422);
    for (const unknown of ['x', '..%2f..', crypto.randomUUID()])
      expect([400, 404, 422]).toContain((await apiError(deduct(unknown, { tutar: '1' }))).status);
    expect((await accountOf(account)).bakiyeler).toMatchObject([{ bakiye: '1260.00' }]);
  });

  it('MNY-26, MNY-119: hostile documents are proposed without an amount, or not at all', async () => {
    const { id: account } = await newAccount(kizilirmak);
    const shown = [
      await receive({ odenecek: '9'.repeat(40), paraBirim: 'TRY' }),
      await receive({ odenecek: '-5', paraBirim: 'TRY' }),
      await receive({ odenecek: '0', paraBirim: 'TRY' }),
      await receive({ odenecek: '10', paraBirim: '<b>' }),
      await receive({ odenecek: '10.005', paraBirim: 'TRY' }),
    ];
    await receive({ faturaTip: 'IADE<script>' });
    await receive({ durum: 'Silinmis' });
    await receive({ saticiVknTckn: '11111111111' });
    const { iadeler } = await accountOf(account);
    const amounts = new Map(iadeler.map(({ id, tutar, paraBirim }) => [id, [tutar, paraBirim]]));
    expect(shown.map((id) => amounts.get(id))).toEqual([
      ...Array.from({ length: 4 }, () => [null, 'TRY']),
      ['10.01', 'TRY'],
    ]);
    expect(iadeler).toHaveLength(shown.length);
    for (let n = 0; n < 120; n += 1) await receive({ odenecek: '1', paraBirim: 'TRY' });
    expect((await accountOf(account)).iadeler).toHaveLength(100);
  });

  it('MNY-26, MNY-118, MNY-119: of twenty deductions at once one holds, also beside ignoring and undoing', async () => {
    const { id: account } = await newAccount(kizilirmak);
    const id = await receive({ odenecek: '100', paraBirim: 'TRY' });
    const statuses = await atOnce([
      ...Array.from({ length: 20 }, () => deduct(id)),
      ignore(id, true),
      ignore(id, false),
      ...Array.from({ length: 5 }, () => setOpening(account, '-7')),
    ]);
    expect(statuses.slice(0, 20).filter((status) => status === 200)).toHaveLength(1);
    expect((await accountOf(account)).bakiyeler).toMatchObject([{ bakiye: '1153.00', avans: '107.00' }]);
    await expectSound(server);
    const [deducted] = (
      await owner.client.GET('/tahsilat', { params: { query: { ...owner.query, cariHesapId: account } } })
    ).data.items.filter(({ tur }) => tur === 'ALINAN_IADE');
    const receiptId = deducted?.id ?? '';
    await atOnce([undo(receiptId), undo(receiptId), deduct(id), ignore(id, true), allocate(receiptId, [])]);
    await expectSound(server);
    const [balance] = (await accountOf(account)).bakiyeler;
    expect(['1253.00', '1153.00']).toContain(balance?.bakiye);
  });

  it('MNY-26, MNY-108, MNY-119: another company deducts and ignores none, and its number proposes none', async () => {
    const other = await linkNewcomer(server, '33333302');
    await startTracking(server, other, '2026-01-01');
    const { id: faturaId } = await issueInvoice(server, other, ilgaz);
    const id = await receive({ saticiVknTckn: ilgaz.vknTckn, odenecek: '10', paraBirim: 'TRY' });
    const params = { path: { id }, query: other.query };
    const calls = [
      () => other.client.POST('/alacak/iade/{id}/dus', { params, body: { tutar: '5' } }),
      () => other.client.PUT('/alacak/iade/{id}/yoksay', { params, body: { yoksay: true } }),
    ];
    for (const call of calls) expect((await apiError(call())).status).toBe(404);
    const { data } = await other.client.GET('/fatura/{id}', {
      params: { path: { id: faturaId }, query: other.query },
    });
    const path = { id: data.tahsilat?.cariHesapId ?? '' };
    const { data: account } = await other.client.GET('/alacak/{id}', { params: { path, query: other.query } });
    expect(account.iadeler).toEqual([]);
  });
});
