import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import { ApiError } from '@kalem/sdk';
import { sql } from 'drizzle-orm';
import { withCompany } from '../src/db/wall';
import { exchangeBulletins } from '../src/rates/tables';
import { setTalepOfInvoice } from '../src/invoices/talepAkisi';
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
  await track('2026-01-01');
});
afterEach(() => server.close());

const track = (baslangic: string) => startTracking(server, owner, baslangic);
const issue = (changes: Parameters<typeof invoiceBody>[0] = {}) => issueInvoice(server, owner, changes);
const query = () => owner.query;
const invoiceOf = async (id: string) =>
  (await owner.client.GET('/fatura/{id}', { params: { path: { id }, query: query() } })).data;
const pay = async (body: Partial<Schemas['ReceiptWrite']>) =>
  (
    await owner.client.POST('/tahsilat', {
      params: { query: query() },
      body: { tarih: TODAY, tutar: PAYABLE, paraBirim: 'TRY', yontem: 'HAVALE', ...body },
    })
  ).data;
const closing = (faturaId: string, tutar: string) => ({ faturaId, tutar, dagitim: [{ faturaId, tutar }] });
const allocate = async (id: string, dagitim: Schemas['AllocationWrite'][]) =>
  (
    await owner.client.PUT('/tahsilat/{id}/dagitim', {
      params: { path: { id }, query: query() },
      body: { dagitim },
    })
  ).data;
const undo = async (id: string) =>
  (await owner.client.POST('/tahsilat/{id}/geri-al', { params: { path: { id }, query: query() }, body: {} })).data;
const refund = async (body: Partial<Schemas['RefundWrite']> & { cariHesapId: string }) =>
  (
    await owner.client.POST('/tahsilat/para-iadesi', {
      params: { query: query() },
      body: { tarih: TODAY, tutar: '10.00', paraBirim: 'TRY', yontem: 'HAVALE', ...body },
    })
  ).data;
const writeOff = async (id: string, body: Schemas['WriteOff'] = {}) =>
  (await owner.client.POST('/fatura/{id}/kurus-farki', { params: { path: { id }, query: query() }, body })).data;
const accountOf = async (id: string) =>
  (await owner.client.GET('/alacak/{id}', { params: { path: { id }, query: query() } })).data;
const entriesOf = async (id: string, more: object = {}) =>
  (await owner.client.GET('/alacak/{id}/hareket', { params: { path: { id }, query: { ...query(), ...more } } })).data;
const debtors = async (more: object = {}) =>
  (await owner.client.GET('/alacak', { params: { query: { ...query(), ...more } } })).data.items;
const cancel = (belgeNumarasi: string) =>
  withCompany(server.db, owner.companyId, (tx) =>
    setTalepOfInvoice(
      tx,
      { belgeNumarasi },
      { talep: { tip: 'IPTAL', durum: 'KABUL' }, tarih: TODAY, now: server.clock.now() },
    ),
  );
/** Every account's entries add up to its open debits less its open credits (MNY-46, MNY-114). */
const isBalanced = async () => {
  const { rows } = (await server.db.queries.execute(sql`
    select sum(entry.borc - entry.alacak)::text as ledger,
      sum(case when entry.borc > 0 then rest.kalan else -rest.kalan end)::text as rests
    from ledger_entry as entry join ledger_rest as rest on rest.entry_id = entry.id
    group by entry.debtor_id, entry.para_birim`)) as unknown as { rows: { ledger: string; rests: string }[] };
  return rows.every(({ ledger, rests }) => ledger === rests);
};

describe('the credit of a customer', () => {
  it('MNY-31, MNY-60: a payment without invoices is an advance of the account, and closes an invoice when it is allocated', async () => {
    const first = await issue();
    const cariHesapId = (await invoiceOf(first.id)).tahsilat?.cariHesapId ?? '';
    const advance = await pay({ cariHesapId, tutar: '300.00' });
    const owes = { cariHesapId, vknTckn: '1938472657' };
    expect(advance).toMatchObject({ ...owes, kullanilmayan: '300.00', dagitim: [], tur: 'TAHSILAT' });
    expect((await invoiceOf(first.id)).tahsilat).toMatchObject({ durum: 'ACIK', kalan: PAYABLE });
    expect((await accountOf(cariHesapId)).bakiyeler).toMatchObject([
      { bakiye: '960.00', acik: PAYABLE, avans: '300.00' },
    ]);

    const used = await allocate(advance.id, [{ faturaId: first.id, tutar: '200.00', beklenenKalan: PAYABLE }]);
    expect(used).toMatchObject({ kullanilmayan: '100.00', dagitim: [{ faturaId: first.id, tutar: '200.00' }] });
    expect((await invoiceOf(first.id)).tahsilat).toMatchObject({ durum: 'KISMI', kalan: '1060.00' });
    const { data: unused } = await owner.client.GET('/tahsilat', {
      params: { query: { ...query(), cariHesapId, kullanilmayan: true } },
    });
    expect(unused.items.map(({ id }) => id)).toEqual([advance.id]);

    expect(await allocate(advance.id, [])).toMatchObject({ kullanilmayan: '300.00', dagitim: [] });
    expect((await invoiceOf(first.id)).tahsilat).toMatchObject({ durum: 'ACIK', kalan: PAYABLE });
    expect(await isBalanced()).toBe(true);
  });

  it('MNY-28, MNY-31: an advance that is allocated to the invoice of another customer moves to that account', async () => {
    const [first, other] = [await issue(), await issue(kizilirmak)];
    const payment = await pay({ faturaId: first.id, tutar: '500.00' });
    await allocate(payment.id, [{ faturaId: other.id, tutar: '500.00' }]);
    expect((await invoiceOf(other.id)).tahsilat).toMatchObject({ durum: 'KISMI', tahsilEdilen: '500.00' });
    expect((await debtors()).map(({ aliciUnvan, bakiye, avans }) => [aliciUnvan, bakiye, avans])).toContainEqual([
      'Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi',
      PAYABLE,
      '0.00',
    ]);
    expect(await isBalanced()).toBe(true);
    await undo(payment.id);
    expect((await invoiceOf(other.id)).tahsilat).toMatchObject({ durum: 'ACIK' });
    expect(await isBalanced()).toBe(true);
  });

  it('MNY-28, MNY-29, MNY-39: what a payment does not have, a changed rest and an undone payment are refused', async () => {
    const { id: faturaId } = await issue();
    const payment = await pay({ faturaId, tutar: '500.00' });
    expect((await apiError(allocate(payment.id, [{ faturaId, tutar: '500.01' }]))).faults).toMatchObject([
      { path: 'tutar', code: 'ALLOCATIONS_EXCEED_RECEIPT' },
    ]);
    const changed = allocate(payment.id, [{ faturaId, tutar: '1.00', beklenenKalan: '1.00' }]);
    expect(await apiError(changed)).toMatchObject({ status: 409, code: 'OPEN_CHANGED' });
    await undo(payment.id);
    expect(await apiError(allocate(payment.id, []))).toMatchObject({ status: 409, code: 'RECEIPT_REVERSED' });
    expect((await apiError(allocate(faturaId, []))).status).toBe(404);
  });

  it('MNY-27: a payment names an account or an invoice; an unknown account is not found', async () => {
    expect((await apiError(pay({}))).faults).toMatchObject([{ path: 'faturaId', code: 'REQUIRED' }]);
    expect((await apiError(pay({ cariHesapId: crypto.randomUUID() }))).status).toBe(404);
  });

  it('MNY-33, MNY-39: a refund uses the credits, oldest first, and holds them until it is undone', async () => {
    const { id: faturaId } = await issue();
    const early = await pay({ faturaId, tutar: '30.00', tarih: '2026-09-01' });
    const late = await pay({ faturaId, tutar: '50.00', tarih: '2026-09-02' });
    const { cariHesapId } = early;
    const tooMuch = await apiError(refund({ cariHesapId, tutar: '80.01' }));
    expect(tooMuch.faults).toMatchObject([
      { path: 'tutar', code: 'REFUND_EXCEEDS_CREDIT', message: 'En fazla 80,00 iade edilebilir' },
    ]);
    const back = await refund({ cariHesapId, tutar: '40.00' });
    expect(back).toMatchObject({ tur: 'PARA_IADESI', tutar: '40.00', dagitim: [], kullanilmayan: '0.00' });
    expect((await accountOf(cariHesapId)).bakiyeler).toMatchObject([{ avans: '40.00', bakiye: '1220.00' }]);
    const { data } = await owner.client.GET('/tahsilat', { params: { query: { ...query(), cariHesapId } } });
    const unused = new Map(data.items.map(({ id, kullanilmayan }) => [id, kullanilmayan]));
    expect([unused.get(early.id), unused.get(late.id)]).toEqual(['0.00', '40.00']);

    expect(await apiError(undo(early.id))).toMatchObject({ status: 409, code: 'CREDIT_REFUNDED' });
    const taken = allocate(late.id, [{ faturaId, tutar: '50.00' }]);
    expect(await apiError(taken)).toMatchObject({ status: 409, code: 'CREDIT_REFUNDED' });
    expect(await allocate(late.id, [{ faturaId, tutar: '40.00' }])).toMatchObject({ kullanilmayan: '0.00' });
    expect(await isBalanced()).toBe(true);

    expect((await undo(back.id)).geriAlindi).not.toBeNull();
    expect(await undo(early.id)).toMatchObject({ geriAlindi: { neden: '' } });
    expect(await isBalanced()).toBe(true);
  });
});

describe('a small rest', () => {
  it('MNY-34: up to 5.00 is written off, more is not', async () => {
    const { id } = await issue();
    await pay(closing(id, '1254.99'));
    expect((await apiError(writeOff(id))).faults).toMatchObject([
      {
        code: 'WRITE_OFF_TOO_LARGE',
        message: 'En fazla 5,00 silinebilir, daha büyük bir fark kuruş farkı değildir',
      },
    ]);
    await pay(closing(id, '0.01'));
    expect((await apiError(writeOff(id, { beklenenKalan: '4.99' }))).code).toBe('OPEN_CHANGED');
    const off = await writeOff(id, { beklenenKalan: '5.00' });
    expect(off).toMatchObject({
      tur: 'KURUS_FARKI',
      tutar: '5.00',
      yontem: null,
      dagitim: [{ faturaId: id, tutar: '5.00' }],
    });
    expect((await invoiceOf(id)).tahsilat).toMatchObject({ durum: 'ODENDI', kalan: '0.00' });
    expect(await apiError(writeOff(id))).toMatchObject({ status: 409, code: 'INVOICE_NOT_COLLECTABLE' });
    await undo(off.id);
    expect((await invoiceOf(id)).tahsilat).toMatchObject({ durum: 'KISMI', kalan: '5.00' });
    expect(await isBalanced()).toBe(true);
  });

  it('MNY-34, MNY-35, MNY-106: what was written off becomes no credit when the invoice is cancelled', async () => {
    const { id, belgeNumarasi } = await issue();
    await pay(closing(id, '1256.00'));
    const off = await writeOff(id);
    await cancel(belgeNumarasi);
    expect((await accountOf(off.cariHesapId)).bakiyeler).toMatchObject([{ bakiye: '-1256.00', avans: '1256.00' }]);
    const { data } = await owner.client.GET('/tahsilat/{id}', { params: { path: { id: off.id }, query: query() } });
    expect(data.geriAlindi).not.toBeNull();
    const { data: log } = await owner.client.GET('/company/denetim', {
      params: { query: { ...query(), konu: 'TAHSILAT' } },
    });
    expect(log.items[0]).toMatchObject({ islem: 'reverseReceipt', hedef: off.aliciUnvan, kullanici: null });
    expect(await isBalanced()).toBe(true);
  });
});

describe('an invoice that is not tracked', () => {
  it('MNY-21: takipDisi books the opposite entry and frees its payments, and tracking it again opens it', async () => {
    const { id } = await issue();
    const payment = await pay(closing(id, '1000.00'));
    const follow = async (takipDisi: boolean) => {
      const { data } = await owner.client.PUT('/fatura/{id}/takip', {
        params: { path: { id }, query: query() },
        body: { vadeTarihi: null, iadeTuru: null, takipDisi },
      });
      return data;
    };
    expect(await follow(true)).toMatchObject({ takipDisi: true });
    expect(await invoiceOf(id)).toMatchObject({ takipDisi: true, tahsilat: null });
    expect((await accountOf(payment.cariHesapId)).bakiyeler).toMatchObject([{ bakiye: '-1000.00', avans: '1000.00' }]);
    expect((await apiError(pay(closing(id, '1.00')))).code).toBe('INVOICE_NOT_COLLECTABLE');
    await follow(false);
    expect((await invoiceOf(id)).tahsilat).toMatchObject({ durum: 'ACIK', kalan: PAYABLE });
    await track('2025-12-01');
    expect(await isBalanced()).toBe(true);
  });
});

describe('/alacak', () => {
  it('MNY-46, MNY-47: balances, and open amounts by days since the due day', async () => {
    const days = {
      0: '2026-09-03',
      1: '2026-09-02',
      30: '2026-08-04',
      31: '2026-08-03',
      60: '2026-07-05',
      61: '2026-07-04',
      90: '2026-06-05',
      91: '2026-06-04',
    };
    for (const vadeTarihi of Object.values(days)) await issue({ faturaTarih: '2026-05-01', vadeTarihi });
    const [row] = await debtors();
    expect(row).toMatchObject({
      bakiye: '10080.00',
      acikFatura: 8,
      vadesiGecen: '8820.00',
      gecikmeGunu: 91,
      yaslandirma: {
        vadesiGelmemis: PAYABLE,
        gun30: '2520.00',
        gun60: '2520.00',
        gun90: '2520.00',
        gun90Ustu: PAYABLE,
      },
      sonTahsilat: null,
    });
    const account = await accountOf(row?.id ?? '');
    expect(account.acikFaturalar.map(({ vade, gecikmeGunu }) => [vade, gecikmeGunu])).toEqual(
      Object.entries(days)
        .map(([late, vade]) => [vade, Number(late)])
        .reverse(),
    );
  });

  it('MNY-16: without a term an invoice is due 30 days after its day', async () => {
    const late = await issue({ faturaTarih: '2026-08-03' });
    await issue({ faturaTarih: '2026-08-04' });
    const [row] = await debtors();
    expect(row).toMatchObject({ vadesiGecen: PAYABLE, gecikmeGunu: 1, yaslandirma: { gun30: PAYABLE } });
    const path = { id: late.id };
    const body = { vadeTarihi: '2026-09-10', iadeTuru: null };
    await owner.client.PUT('/fatura/{id}/takip', { params: { path, query: query() }, body });
    expect(await debtors()).toMatchObject([{ vadesiGecen: '0.00', gecikmeGunu: 0, yaslandirma: { gun30: '0.00' } }]);
  });

  it('MNY-48: sums for each currency, with what is due until Sunday', async () => {
    await issue({ vadeTarihi: '2026-09-06' });
    await issue({ vadeTarihi: '2026-09-07', ...kizilirmak });
    const usd = await issue({ paraBirim: 'USD', dovizKur: '41.50', vadeTarihi: '2026-09-03' });
    await pay({ faturaId: usd.id, tutar: '10.00', paraBirim: 'USD' });
    const { data } = await owner.client.GET('/alacak/ozet', { params: { query: query() } });
    expect(data).toMatchObject({ baslangic: '2026-01-01', isleniyor: false });
    expect(data.items).toMatchObject([
      { paraBirim: 'TRY', cariHesap: 2, toplamAlacak: '2520.00', vadesiGecen: '0.00', buHafta: PAYABLE, avans: '0.00' },
      { paraBirim: 'USD', cariHesap: 1, toplamAlacak: PAYABLE, buHafta: PAYABLE, avans: '10.00' },
    ]);
  });

  it('MNY-41: sums in TRY at the rate of the last bulletin, else of the last invoice; null without foreign amounts', async () => {
    const inTry = async () => (await owner.client.GET('/alacak/ozet', { params: { query: query() } })).data.yaklasikTl;
    await issue({ faturaTarih: '2026-08-01', vadeTarihi: '2026-09-01' });
    expect(await inTry()).toBeNull();
    await issue({ paraBirim: 'USD', dovizKur: '41.50', faturaTarih: '2026-09-01', vadeTarihi: '2026-09-03' });
    expect(await inTry()).toEqual({
      ...{ toplamAlacak: '53550.00', vadesiGecen: PAYABLE, buHafta: '52290.00', avans: '0.00' },
    });
    const draft = invoiceBody({ paraBirim: 'USD', dovizKur: '99', faturaTarih: TODAY });
    await owner.client.POST('/fatura', { params: { query: query() }, body: draft });
    expect(await inTry()).toMatchObject({ toplamAlacak: '53550.00' });
    const rates = { ForexBuying: '40', ForexSelling: '41', BanknoteBuying: '39', BanknoteSelling: '42' };
    await server.db.queries.insert(exchangeBulletins).values([
      { day: '2026-09-01', rates: { USD: rates }, fetchedAt: server.clock.now() },
      { day: '2026-09-02', rates: null, fetchedAt: server.clock.now() },
    ]);
    expect(await inTry()).toMatchObject({ toplamAlacak: '51660.00' });
  });

  it('MNY-48, MNY-60: accounts are found, filtered and sorted, and a page may have more or fewer; one of a number even with a balance of zero', async () => {
    const late = await issue({ faturaTarih: '2026-06-01', ...kizilirmak });
    const { id } = await issue();
    expect((await debtors()).map(({ aliciUnvan }) => aliciUnvan)[0]).toBe((await invoiceOf(late.id)).aliciUnvan);
    expect(await debtors({ geciken: true })).toHaveLength(1);
    expect(await debtors({ pageSize: 1 })).toHaveLength(1);
    expect((await debtors({ q: 'BÜYÜKÇAMLICA' })).map(({ bakiye }) => bakiye)).toEqual([PAYABLE]);
    expect(await debtors({ paraBirim: 'USD' })).toEqual([]);
    expect((await debtors({ sirala: 'aliciUnvan' })).map(({ vknTckn }) => vknTckn)).toHaveLength(2);
    await pay(closing(id, PAYABLE));
    expect(await debtors()).toHaveLength(1);
    const { vknTckn } = await invoiceOf(id);
    expect(await debtors({ vknTckn })).toMatchObject([
      { bakiye: '0.00', sonTahsilat: { tarih: TODAY, tutar: PAYABLE }, acikFatura: 0 },
    ]);
  });

  it('MNY-53: entries with the balance after each; undone ones only when they are asked for', async () => {
    const { id, belgeNumarasi } = await issue({ faturaTarih: '2026-09-01', vadeTarihi: '2026-09-30' });
    const payment = await pay({ ...closing(id, '260.00'), tarih: '2026-09-02' });
    await undo((await pay(closing(id, '100.00'))).id);
    const page = await entriesOf(payment.cariHesapId);
    expect(page).toMatchObject({ devir: '0.00', borcToplam: PAYABLE, alacakToplam: '260.00', bakiye: '1000.00' });
    expect(page.items.map(({ tarih, tur, borc, alacak, bakiye }) => [tarih, tur, borc, alacak, bakiye])).toEqual([
      ['2026-09-02', 'TAHSILAT', '0.00', '260.00', '1000.00'],
      ['2026-09-01', 'FATURA', PAYABLE, '0.00', PAYABLE],
    ]);
    expect(page.items[1]).toMatchObject({ faturaId: id, belgeNumarasi, vade: '2026-09-30', tahsilatId: null });
    expect((await entriesOf(payment.cariHesapId, { geriAlinanlar: true })).items).toHaveLength(4);
    expect(await entriesOf(payment.cariHesapId, { baslangicTarihi: '2026-09-02' })).toMatchObject({
      devir: PAYABLE,
      alacakToplam: '260.00',
      bakiye: '1000.00',
      items: [{ bakiye: '1000.00' }],
    });
    expect(await entriesOf(payment.cariHesapId, { paraBirim: 'USD' })).toMatchObject({ items: [], bakiye: '0.00' });
  });

  it('MNY-108: the account of another company is not found', async () => {
    const { id } = await issue();
    const cariHesapId = (await invoiceOf(id)).tahsilat?.cariHesapId ?? '';
    const other = await linkNewcomer(server, '33333302');
    const path = { id: cariHesapId };
    for (const call of ['/alacak/{id}', '/alacak/{id}/hareket'] as const) {
      const answer = other.client.GET(call, { params: { path, query: other.query } });
      expect((await apiError(answer)).status).toBe(404);
    }
    const body = { cariHesapId, tarih: TODAY, tutar: '1.00', paraBirim: 'TRY', yontem: 'NAKIT' as const };
    for (const call of ['/tahsilat', '/tahsilat/para-iadesi'] as const) {
      const answer = other.client.POST(call, { params: { query: other.query }, body });
      expect((await apiError(answer)).status).toBe(404);
    }
  });
});

describe('any order of calls', () => {
  /** A repeatable sequence of numbers below `most`. */
  const numbersFrom = (seed: number) => (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * most);
  };

  it.each([1, 2, 4])('MNY-114: the ledger equals the open amounts after 80 random calls, sequence %i', async (seed) => {
    const next = numbersFrom(seed);
    const sold = [
      await issue(),
      await issue(kizilirmak),
      await issue(),
      await issue({ paraBirim: 'USD', dovizKur: '40' }),
    ];
    const invoice = () => sold[next(sold.length)] ?? { id: '', belgeNumarasi: '' };
    const amount = () => (next(90_000) / 100 + 0.01).toFixed(2);
    const booked: string[] = [];
    /** Opening balances. */
    const opened: string[] = [];
    const one = () => booked[next(booked.length)] ?? crypto.randomUUID();
    const shares = () => {
      const ids = [...new Set([invoice().id, opened[next(2 * opened.length)] ?? invoice().id])];
      return ids.slice(next(2)).map((faturaId) => ({ faturaId, tutar: amount() }));
    };
    const steps = [
      async () => {
        const dagitim = shares();
        const paraBirim = next(4) === 0 ? 'USD' : 'TRY';
        const tutar = (next(300_000) / 100 + 0.01).toFixed(2);
        booked.push((await pay({ faturaId: invoice().id, tutar, paraBirim, kur: '40', dagitim })).id);
      },
      async () => allocate(one(), shares()),
      async () => undo(one()),
      async () => {
        const account = (await invoiceOf(invoice().id)).tahsilat?.cariHesapId ?? crypto.randomUUID();
        booked.push((await refund({ cariHesapId: account, tutar: amount() })).id);
      },
      async () => booked.push((await writeOff(invoice().id)).id),
      async () => {
        const id = (await invoiceOf(invoice().id)).tahsilat?.cariHesapId ?? crypto.randomUUID();
        const tutar = `${next(2) === 0 ? '-' : ''}${amount()}`;
        const body = { tutar: next(6) === 0 ? '0' : tutar, paraBirim: next(4) === 0 ? 'USD' : 'TRY' };
        const { data } = await owner.client.PUT('/alacak/{id}/acilis', {
          params: { path: { id }, query: query() },
          body,
        });
        if (data.tahsilatId === null) return;
        booked.push(data.tahsilatId);
        opened.push(data.tahsilatId);
      },
      async () => {
        const { id } = invoice();
        const body = { vadeTarihi: null, iadeTuru: null, takipDisi: next(6) === 0 };
        await owner.client.PUT('/fatura/{id}/takip', { params: { path: { id }, query: query() }, body });
      },
      async () => (next(8) === 0 ? cancel(invoice().belgeNumarasi) : undefined),
    ];
    for (let n = 0; n < 80; n += 1) {
      const outcome = await (steps[next(steps.length)] ?? steps[0])?.().then(
        () => 200,
        (error: unknown) => (error instanceof ApiError ? error.status : String(error)),
      );
      expect([200, 404, 409, 422]).toContain(outcome);
    }
    expect(booked.length).toBeGreaterThan(3);
    expect(opened.length).toBeGreaterThan(1);
    expect(await isBalanced()).toBe(true);
    const { rows } = (await server.db.queries.execute(sql`
      select 1 from ledger_entry as entry join ledger_rest as rest on rest.entry_id = entry.id
      where rest.kalan <> entry.borc + entry.alacak - coalesce(
        (select sum(tutar) from allocation where credit_id = entry.id or debit_id = entry.id), 0)`)) as unknown as {
      rows: unknown[];
    };
    expect(rows).toEqual([]);
  });
});
