import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import { sql } from 'drizzle-orm';
import { apiError } from '../src/testing/answers';
import { spreadsheetFile, uploadBody } from '../src/testing/files';
import { issueInvoice, kizilirmak } from '../src/testing/invoices';
import { linkNewcomer, type Owner } from '../src/testing/people';
import { emptyPdf, startTestServer, type TestServer } from '../src/testing/startTestServer';
import { startTracking } from '../src/testing/startTracking';

type Schemas = components['schemas'];

const TODAY = '2026-09-03';
/** The day before the start of tracking. */
const BEFORE = '2025-12-31';
/** The payable amount of `invoiceBody`. */
const PAYABLE = '1260.00';
let server: TestServer;
let owner: Owner;
beforeEach(async () => {
  server = await startTestServer({ render: emptyPdf });
  owner = await linkNewcomer(server, '33333301');
  await track('2026-01-01');
});
afterEach(() => server.close());

const track = (baslangic: string | null) => startTracking(server, owner, baslangic);
const one = (id: string) => ({ path: { id }, query: owner.query });
/** The account of an invoice, and the invoice. */
const newAccount = async (changes: Parameters<typeof issueInvoice>[2] = {}) => {
  const { id: faturaId } = await issueInvoice(server, owner, changes);
  const { tahsilat } = (await owner.client.GET('/fatura/{id}', { params: one(faturaId) })).data;
  return { id: tahsilat?.cariHesapId ?? '', faturaId };
};
const setOpening = (id: string, tutar: string, more: Partial<Schemas['OpeningBalanceWrite']> = {}, version?: string) =>
  owner.client.PUT('/alacak/{id}/acilis', {
    params: { path: { id }, query: owner.query, ...(version !== undefined && { header: { 'If-Match': version } }) },
    body: { tutar, paraBirim: 'TRY', ...more },
  });
const openingOf = (id: string) => owner.client.GET('/alacak/{id}/acilis', { params: one(id) });
const accountOf = async (id: string) => (await owner.client.GET('/alacak/{id}', { params: one(id) })).data;
const entriesOf = async (id: string) =>
  (
    await owner.client.GET('/alacak/{id}/hareket', {
      params: { path: { id }, query: { ...owner.query, geriAlinanlar: true } },
    })
  ).data.items;
const collectionOf = async (id: string) => (await owner.client.GET('/fatura/{id}', { params: one(id) })).data.tahsilat;
const pay = async (body: Partial<Schemas['ReceiptWrite']>) =>
  (
    await owner.client.POST('/tahsilat', {
      params: { query: owner.query },
      body: { tarih: TODAY, tutar: PAYABLE, paraBirim: 'TRY', yontem: 'HAVALE', ...body },
    })
  ).data;
const allocate = (id: string, dagitim: Schemas['AllocationWrite'][]) =>
  owner.client.PUT('/tahsilat/{id}/dagitim', { params: one(id), body: { dagitim } });
const undo = (id: string) => owner.client.POST('/tahsilat/{id}/geri-al', { params: one(id), body: {} });
const refund = (cariHesapId: string, tutar: string) =>
  owner.client.POST('/tahsilat/para-iadesi', {
    params: { query: owner.query },
    body: { cariHesapId, tarih: TODAY, tutar, paraBirim: 'TRY', yontem: 'HAVALE' },
  });
const listed = async () => (await owner.client.GET('/alacak', { params: { query: owner.query } })).data.items;
/** Every account's entries add up to its open debits less its open credits (MNY-114). */
const isBalanced = async () => {
  const { rows } = (await server.db.queries.execute(sql`
    select sum(entry.borc - entry.alacak) as ledger,
      sum(case when entry.borc > 0 then rest.kalan else -rest.kalan end) as rests
    from ledger_entry as entry join ledger_rest as rest on rest.entry_id = entry.id
    group by entry.debtor_id, entry.para_birim`)) as unknown as { rows: { ledger: string; rests: string }[] };
  return rows.every(({ ledger, rests }) => ledger === rests);
};

describe('an opening balance', () => {
  it('MNY-42: above 0 it is an open item of the day before tracking, aged by its due day', async () => {
    const { id } = await newAccount();
    expect((await openingOf(id)).data).toEqual({
      ...{ tahsilatId: null, tarih: BEFORE, tutar: '0.00', paraBirim: 'TRY', vadeTarihi: null },
    });
    const { data } = await setOpening(id, '500', { vadeTarihi: '2026-08-04' });
    expect(data).toMatchObject({ tarih: BEFORE, tutar: '500.00', vadeTarihi: '2026-08-04' });
    const account = await accountOf(id);
    expect(account.bakiyeler).toMatchObject([
      { bakiye: '1760.00', acikFatura: 2, vadesiGecen: '500.00', yaslandirma: { gun30: '500.00' } },
    ]);
    expect(account.acikFaturalar[0]).toMatchObject({
      ...{ faturaId: data.tahsilatId, tur: 'ACILIS', belgeNumarasi: null, faturaTarih: BEFORE, kalan: '500.00' },
      ...{ vade: '2026-08-04', vadeTarihi: '2026-08-04', gecikmeGunu: 30, durum: 'ACIK' },
    });
    expect(account.acikFaturalar[1]).toMatchObject({ tur: 'FATURA' });
    expect((await entriesOf(id)).at(-1)).toMatchObject({
      tur: 'ACILIS',
      tarih: BEFORE,
      borc: '500.00',
      faturaId: null,
    });
    expect(await isBalanced()).toBe(true);
  });

  it('MNY-16, MNY-42: without a due day it is due 30 days after its day', async () => {
    const { id } = await newAccount();
    await setOpening(id, '500');
    expect((await accountOf(id)).acikFaturalar[0]).toMatchObject({ vade: '2026-01-30', vadeTarihi: null });
  });

  it('MNY-28, MNY-42: a payment closes it beside an invoice, and opens both when it is undone', async () => {
    const { id, faturaId } = await newAccount();
    const opening = (await setOpening(id, '500')).data.tahsilatId ?? '';
    const dagitim = [
      { faturaId: opening, tutar: '500.00', beklenenKalan: '500.00' },
      { faturaId, tutar: '100.00' },
    ];
    const tooMuch = pay({ cariHesapId: id, tutar: '600.00', dagitim: [{ faturaId: opening, tutar: '500.01' }] });
    expect((await apiError(tooMuch)).faults).toMatchObject([
      { path: 'dagitim[0].tutar', code: 'ALLOCATION_EXCEEDS_OPEN' },
    ]);
    const payment = await pay({ cariHesapId: id, tutar: '700.00', dagitim });
    expect(payment).toMatchObject({ kullanilmayan: '100.00' });
    expect(payment.dagitim).toMatchObject([
      { faturaId: opening, tur: 'ACILIS', belgeNumarasi: null, tutar: '500.00' },
      { faturaId, tur: 'FATURA', tutar: '100.00' },
    ]);
    expect((await accountOf(id)).acikFaturalar).toMatchObject([{ faturaId, kalan: '1160.00' }]);
    const moved = (await allocate(payment.id, [{ faturaId: opening, tutar: '200.00' }])).data;
    expect(moved).toMatchObject({ kullanilmayan: '500.00', dagitim: [{ faturaId: opening, tutar: '200.00' }] });
    expect((await accountOf(id)).acikFaturalar[0]).toMatchObject({ durum: 'KISMI', kalan: '300.00' });
    await undo(payment.id);
    expect((await accountOf(id)).bakiyeler).toMatchObject([{ bakiye: '1760.00', acik: '1760.00', avans: '0.00' }]);
    expect(await isBalanced()).toBe(true);
  });

  it('MNY-34, MNY-110: it is no invoice: no write-off, and an unknown one is not found', async () => {
    const { id } = await newAccount();
    const opening = (await setOpening(id, '3')).data.tahsilatId ?? '';
    const writeOff = owner.client.POST('/fatura/{id}/kurus-farki', { params: one(opening), body: {} });
    expect(await apiError(writeOff)).toMatchObject({ status: 409, code: 'INVOICE_NOT_COLLECTABLE' });
    await undo(opening);
    const dagitim = [{ faturaId: opening, tutar: '1.00' }];
    expect((await apiError(pay({ cariHesapId: id, dagitim }))).code).toBe('INVOICE_NOT_COLLECTABLE');
    const unknown = [{ faturaId: crypto.randomUUID(), tutar: '1.00' }];
    expect((await apiError(pay({ cariHesapId: id, dagitim: unknown }))).status).toBe(404);
  });

  it('MNY-31, MNY-42: below 0 it is a credit, which closes an invoice of its account only', async () => {
    const { id, faturaId } = await newAccount();
    const other = await newAccount(kizilirmak);
    const opening = (await setOpening(id, '-300.50')).data;
    expect(opening).toMatchObject({ tutar: '-300.50' });
    const { data: unused } = await owner.client.GET('/tahsilat', {
      params: { query: { ...owner.query, cariHesapId: id, kullanilmayan: true } },
    });
    expect(unused.items).toMatchObject([{ id: opening.tahsilatId, tur: 'ACILIS_AVANSI', kullanilmayan: '300.50' }]);
    const receiptId = opening.tahsilatId ?? '';
    expect((await accountOf(id)).bakiyeler).toMatchObject([{ bakiye: '959.50', avans: '300.50', sonTahsilat: null }]);
    const elsewhere = allocate(receiptId, [{ faturaId: other.faturaId, tutar: '1.00' }]);
    expect((await apiError(elsewhere)).faults).toMatchObject([{ path: 'dagitim[0].faturaId', code: 'INVALID_VALUE' }]);
    const { data } = await allocate(receiptId, [{ faturaId, tutar: '300.50' }]);
    expect(data).toMatchObject({ tur: 'ACILIS_AVANSI', kullanilmayan: '0.00' });
    expect(await collectionOf(faturaId)).toMatchObject({ durum: 'KISMI', kalan: '959.50' });
    expect(await isBalanced()).toBe(true);
  });

  it('MNY-42: a new one reverses the old one, and what closed the old one closes it', async () => {
    const { id } = await newAccount();
    const first = (await setOpening(id, '500')).data.tahsilatId ?? '';
    const payment = await pay({ cariHesapId: id, tutar: '400.00', dagitim: [{ faturaId: first, tutar: '400.00' }] });
    const second = (await setOpening(id, '300', { vadeTarihi: '2026-10-01' })).data.tahsilatId;
    expect(second).not.toBe(first);
    const openings = (await entriesOf(id)).filter(({ tur }) => tur.startsWith('ACILIS'));
    expect(openings.map(({ tur, tarih, borc, alacak }) => [tur, tarih, borc, alacak]).sort()).toEqual([
      ['ACILIS', BEFORE, '300.00', '0.00'],
      ['ACILIS', BEFORE, '500.00', '0.00'],
      ['ACILIS_IPTALI', BEFORE, '0.00', '500.00'],
    ]);
    // A statement of days before the change has the new balance alone.
    const { data: early } = await owner.client.GET('/alacak/{id}/ekstre', {
      params: { path: { id }, query: { ...owner.query, bitisTarihi: BEFORE } },
    });
    expect(early).toMatchObject({ bakiye: '300.00', hareketler: [{ borc: '300.00' }] });
    const { data: receipt } = await owner.client.GET('/tahsilat/{id}', { params: one(payment.id) });
    expect(receipt).toMatchObject({ dagitim: [{ faturaId: second, tutar: '300.00' }], kullanilmayan: '100.00' });
    await setOpening(id, '40', { paraBirim: 'USD' });
    expect((await accountOf(id)).bakiyeler).toMatchObject([
      { paraBirim: 'TRY', bakiye: '1160.00' },
      { paraBirim: 'USD', bakiye: '40.00' },
    ]);
    expect((await setOpening(id, '0.00')).data).toMatchObject({ tahsilatId: null, tutar: '0.00' });
    expect((await accountOf(id)).bakiyeler[0]).toMatchObject({ bakiye: '860.00', avans: '400.00' });
    expect(await isBalanced()).toBe(true);
  });

  it('MNY-108: a change on an older version is refused; the same one changes nothing', async () => {
    const { id } = await newAccount();
    const versionOf = ({ response }: { response: Response }) => response.headers.get('ETag') ?? '';
    const none = versionOf(await openingOf(id));
    const first = versionOf(await setOpening(id, '500', {}, none));
    expect(await apiError(setOpening(id, '600', {}, none))).toMatchObject({ status: 412 });
    expect(versionOf(await setOpening(id, '500.00', {}, first))).toBe(first);
    const second = await setOpening(id, '600', {}, first);
    await undo(second.data.tahsilatId ?? '');
    expect(await apiError(setOpening(id, '700', {}, versionOf(second)))).toMatchObject({ status: 412 });
    expect((await openingOf(id)).data.tutar).toBe('0.00');
    const other = await linkNewcomer(server, '33333302');
    const path = { params: { path: { id }, query: other.query } };
    expect((await apiError(other.client.GET('/alacak/{id}/acilis', path))).status).toBe(404);
    const body = { tutar: '1', paraBirim: 'TRY' };
    expect((await apiError(other.client.PUT('/alacak/{id}/acilis', { ...path, body }))).status).toBe(404);
  });

  it('MNY-39: it is undone like a payment, unless its credit was paid back', async () => {
    const { id } = await newAccount();
    const opening = (await setOpening(id, '-100')).data.tahsilatId ?? '';
    const { data: back } = await refund(id, '60.00');
    expect(await apiError(undo(opening))).toMatchObject({ status: 409, code: 'CREDIT_REFUNDED' });
    expect(await apiError(setOpening(id, '-59.99'))).toMatchObject({ status: 409, code: 'CREDIT_REFUNDED' });
    expect(await apiError(setOpening(id, '100'))).toMatchObject({ status: 409, code: 'CREDIT_REFUNDED' });
    const next = (await setOpening(id, '-60')).data.tahsilatId ?? '';
    await undo(back.id);
    expect((await undo(next)).data.geriAlindi).not.toBeNull();
    expect((await apiError(undo(next))).code).toBe('RECEIPT_REVERSED');
    expect((await accountOf(id)).bakiyeler).toMatchObject([{ bakiye: PAYABLE, avans: '0.00' }]);
    expect(await isBalanced()).toBe(true);
  });

  it('MNY-23: tracking cannot start later while there is one', async () => {
    const { id } = await newAccount();
    const opening = (await setOpening(id, '500')).data.tahsilatId ?? '';
    expect((await apiError(track('2026-02-01'))).code).toBe('TRACKING_STARTED');
    await undo(opening);
    await track('2026-02-01');
    expect((await setOpening(id, '500')).data.tarih).toBe('2026-01-31');
  });

  it('MNY-42: wrong fields, and a company that tracks nothing', async () => {
    const { id } = await newAccount();
    const wrong = await apiError(setOpening(id, '1.234', { paraBirim: 'XYZ', vadeTarihi: '2026-02-30' }));
    expect(wrong.faults?.map(({ path, code }) => [path, code])).toEqual([
      ['tutar', 'TOO_MANY_DECIMALS'],
      ['paraBirim', 'INVALID_CHOICE'],
      ['vadeTarihi', 'INVALID_DATE'],
    ]);
    await track(null);
    expect(await apiError(setOpening(id, '500'))).toMatchObject({ status: 409, code: 'TRACKING_NOT_STARTED' });
  });
});

describe('the import of opening balances', () => {
  const headings = ['VKN / TCKN', 'Unvan', 'Açılış Bakiyesi', 'Para Birimi', 'Vade Tarihi'];
  const importRows = async (rows: (string | number)[][], key?: string) => {
    const body = uploadBody(spreadsheetFile([{ rows: [headings, ...rows] }], 'xlsx'));
    const header = key === undefined ? {} : { 'Idempotency-Key': key };
    const params = { query: owner.query, header };
    return (await owner.client.POST('/alacak/acilis/import', { params, body })).data;
  };

  it('MNY-42: makes accounts without invoices, keeps the name of known ones, and tells each row', async () => {
    const { id } = await newAccount();
    const { vknTckn, aliciUnvan } = await accountOf(id);
    const result = await importRows([
      [vknTckn, 'Eski Unvan', '-1.234,50', '', ''],
      ['4840847211', 'Işık Ltd. Şti.', 250.75, 'usd', '31.08.2026'],
      ['4840847211', 'Işık Ltd. Şti.', 99.5, 'TL', ''],
      ['123', 'Kısa', 'yüz', '', '31.02.2026'],
      ['7350812462', '', 10, '', ''],
    ]);
    expect(result).toMatchObject({ eklenen: 3, guncellenen: 0, hatali: 2, uyarili: 0 });
    expect(result.satirlar.map(({ satir, sonuc, mesaj }) => [satir, sonuc, mesaj])).toEqual([
      [2, 'EKLENDI', ''],
      [3, 'EKLENDI', ''],
      [4, 'EKLENDI', ''],
      [5, 'HATALI', expect.stringContaining('Açılış Bakiyesi: ')],
      [6, 'HATALI', expect.stringContaining('Unvan: ')],
    ]);
    expect(result.satirlar[3]?.alanlar).toMatchObject({ unvan: 'Kısa' });
    const rows = (await listed()).map((row) => [row.aliciUnvan, row.paraBirim, row.bakiye, row.gecikmeGunu]);
    expect(rows).toEqual(
      expect.arrayContaining([
        [aliciUnvan, 'TRY', '25.50', 0],
        ['Işık Ltd. Şti.', 'USD', '250.75', 3],
        ['Işık Ltd. Şti.', 'TRY', '99.50', 216],
      ]),
    );
    expect(rows).toHaveLength(3);
    expect(await isBalanced()).toBe(true);
  });

  it('MNY-42, MNY-108: a repeated import changes nothing; a new one replaces; of rows of an account the last counts', async () => {
    const key = crypto.randomUUID();
    const rows = [
      ['1938472657', 'Işık Ltd. Şti.', 100],
      ['1938472657', 'Işık Ltd. Şti.', 250],
    ];
    const first = await importRows(rows, key);
    expect(first).toMatchObject({ eklenen: 1, guncellenen: 1 });
    expect(await importRows(rows, key)).toEqual(first);
    const [account] = await listed();
    expect(account).toMatchObject({ bakiye: '250.00' });
    expect(await entriesOf(account?.id ?? '')).toHaveLength(1);
    expect(await importRows([['1938472657', '', 300]])).toMatchObject({ eklenen: 0, guncellenen: 1, hatali: 0 });
    expect(await listed()).toMatchObject([{ bakiye: '300.00' }]);
    expect(await entriesOf(account?.id ?? '')).toHaveLength(3);
  });

  it('MNY-42: a row is refused whose credit was paid back, and all are while nothing is tracked', async () => {
    await importRows([['1938472657', 'Işık Ltd. Şti.', -100]]);
    const [account] = await listed();
    await refund(account?.id ?? '', '100.00');
    const { satirlar } = await importRows([['1938472657', '', 5]]);
    expect(satirlar).toMatchObject([{ sonuc: 'HATALI', mesaj: expect.stringContaining('para iadesini') as string }]);
    const other = await linkNewcomer(server, '33333302');
    const body = uploadBody(spreadsheetFile([{ rows: [headings, ['1938472657', 'Işık', 5]] }], 'xlsx'));
    const call = other.client.POST('/alacak/acilis/import', { params: { query: other.query }, body });
    expect((await apiError(call)).code).toBe('TRACKING_NOT_STARTED');
  });
});
