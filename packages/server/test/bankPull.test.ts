import { afterEach, beforeEach, expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import { serverQueries } from '../src/db/wall';
import type { PaymentCollectionPort } from '../src/ports/PaymentCollection';
import { apiError } from '../src/testing/answers';
import { issueInvoice } from '../src/testing/invoices';
import { linkNewcomer, type Owner } from '../src/testing/people';
import { emptyPdf, startTestServer, type TestServer } from '../src/testing/startTestServer';
import { startTracking } from '../src/testing/startTracking';
import { expectSound } from './books';

type Schemas = components['schemas'];
type Query = Parameters<PaymentCollectionPort['listMovements']>[0];

const IBAN = 'TR330006100519786457841326';
const PAYABLE = '1260.00';
/** What the bank answers, page by page. */
let pages: Schemas['ReportedMovement'][][] = [];
let isDown = false;
const queries: Query[] = [];
const none = () => Promise.resolve({ yok: 'Yok' });
const bank: PaymentCollectionPort = {
  createQr: none,
  requestToPay: ({ referans }) => Promise.resolve({ referans, durum: 'B', sayfa: 'https://banka.example/ode' }),
  requestState: ({ referans }) => Promise.resolve({ referans, durum: 'O', odenen: PAYABLE, odemeTarihi: '2026-09-03' }),
  cancelRequest: none,
  listMovements(query) {
    queries.push(query);
    if (isDown) return Promise.reject(new Error('The line is broken'));
    const place = Number(query.imlec ?? '0');
    const more = place + 1 < pages.length ? { sonraki: String(place + 1) } : {};
    return Promise.resolve({ hareketler: pages[place] ?? [], ...more });
  },
};
let server: TestServer;
let owner: Owner;
beforeEach(async () => {
  [pages, isDown] = [[], false];
  queries.length = 0;
  server = await startTestServer({ render: emptyPdf, bank });
  owner = await linkNewcomer(server, '33333301');
  await startTracking(server, owner, '2026-01-01');
  await owner.client.POST('/banka', {
    params: { query: owner.query },
    body: { bankaAdi: 'Ziraat', iban: IBAN, faturadaGoster: false, tahsilatHesabi: true },
  });
});
afterEach(() => server.close());

const credit = (id: string, changes: Partial<Schemas['ReportedMovement']> = {}): Schemas['ReportedMovement'] => ({
  ...{ id, tarih: '2026-09-02', tutar: PAYABLE, paraBirim: 'TRY', yon: 'ALACAK' },
  ...changes,
});
const params = () => ({ query: owner.query });
const pull = async () => (await owner.client.POST('/banka-hareketi/al', { params: params() })).data;
const page = async () => (await owner.client.GET('/banka-hareketi', { params: params() })).data;
const receipts = async () => (await owner.client.GET('/tahsilat', { params: params() })).data.items;

it('MNY-84, MNY-85: reads all pages from three days before the last movement, and adds nothing twice', async () => {
  const invoice = await issueInvoice(server, owner);
  pages = [[credit('1', { metin: invoice.belgeNumarasi })], [credit('2', { tutar: '20.00', metin: 'VELI' })]];
  expect(await pull()).toEqual({ yeni: 2, mevcut: 0, otomatik: 1, oneri: 0, eslesmedi: 1 });
  expect((await page()).items.find(({ metin }) => metin === 'VELI')).toMatchObject({
    ...{ hesap: IBAN, tarih: '2026-09-02', tutar: '20.00', paraBirim: 'TRY', kaynak: 'BANKA' },
  });
  expect(queries.map(({ imlec }) => imlec)).toEqual([undefined, '1']);
  expect(queries[0]).toMatchObject({ hesap: IBAN, baslangicTarihi: '2026-08-27', bitisTarihi: '2026-09-03' });
  expect(await pull()).toMatchObject({ yeni: 0, mevcut: 2 });
  expect(queries[2]).toMatchObject({ baslangicTarihi: '2026-08-30' });
  expect((await page()).alim).toEqual({ acik: true, sonAlim: '2026-09-03T09:00:00.000Z', alinamadi: false });
  await expectSound(server);
});

it('MNY-91: a bank that lists a movement twice pays once', async () => {
  const invoice = await issueInvoice(server, owner);
  const twice = credit('1', { metin: invoice.belgeNumarasi });
  pages = [[twice, twice], [twice]];
  expect(await pull()).toMatchObject({ yeni: 1, otomatik: 1 });
  expect(await receipts()).toHaveLength(1);
});

it('MNY-85: a bank that does not answer loses nothing of what is there, and the page tells it', async () => {
  pages = [[credit('1')]];
  await pull();
  isDown = true;
  expect(await apiError(pull())).toMatchObject({ status: 503, code: 'BANK_UNREACHABLE' });
  const { alim, items } = await page();
  expect(alim).toMatchObject({ sonAlim: '2026-09-03T09:00:00.000Z', alinamadi: true });
  expect(items).toHaveLength(1);
});

it('MNY-85: asks a bank at most twelve times an hour', async () => {
  for (let n = 0; n < 12; n += 1) await pull();
  expect(await apiError(pull())).toMatchObject({ status: 429 });
  server.clock.advance(3600);
  expect(await pull()).toMatchObject({ yeni: 0 });
});

it('MNY-85: reads each hour by itself', async () => {
  pages = [[credit('1')]];
  await server.ports.jobs.enqueue(serverQueries(server.db, 'jobs'), 'queuePulls', {});
  await server.runJobs();
  await server.runJobs();
  expect((await page()).items).toHaveLength(1);
});

it('MNY-92: a movement of a request to pay is bound to its payment, in either order', async () => {
  const invoice = await issueInvoice(server, owner);
  const { data } = await owner.client.POST('/fatura/{id}/odeme-iste', {
    params: { path: { id: invoice.id }, query: owner.query },
    body: { borclu: { tur: 'TELEFON', deger: '5321234567' }, sonGecerlilik: '2026-09-04T12:00:00Z', kismi: false },
  });
  pages = [[credit('1', { tahsilatReferansi: data.id, metin: 'ODEME ISTE' })]];
  expect(await pull()).toMatchObject({ yeni: 1, otomatik: 0 });
  await server.settle(3, 120);
  await server.ports.jobs.enqueue(serverQueries(server.db, 'jobs'), 'queueDueMatches', {});
  await server.settle(2, 10);
  const { items } = await page();
  expect(items).toMatchObject([{ durum: 'ESLESTI', kural: 1, tahsilatId: data.id, kendiliginden: true }]);
  expect(await receipts()).toMatchObject([{ id: data.id, tutar: PAYABLE }]);
  await expectSound(server);
});
