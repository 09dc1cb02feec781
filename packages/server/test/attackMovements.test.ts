import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import { runFile } from '../src/movements/files/runFile';
import { apiError } from '../src/testing/answers';
import { spreadsheetFile, uploadBody } from '../src/testing/files';
import { issueInvoice, kizilirmak } from '../src/testing/invoices';
import { linkNewcomer, type Owner } from '../src/testing/people';
import { emptyPdf, startTestServer, type TestServer } from '../src/testing/startTestServer';
import { startTracking } from '../src/testing/startTracking';
import { expectSound } from './books';

type Schemas = components['schemas'];

const TODAY = '2026-09-03';
const IBAN = 'TR330006100519786457841326';
const PAYABLE = '1260.00';
const sutunlar = { baslikSatiri: 1, tarih: 0, metin: [1], tutar: 2 };
let server: TestServer;
let owner: Owner;
beforeEach(async () => {
  server = await startTestServer({ render: emptyPdf });
  owner = await linkNewcomer(server, '33333301');
  await startTracking(server, owner, '2026-01-01');
});
afterEach(() => server.close());

type Row = readonly [string, string, number];
const statement = (rows: readonly Row[]) => spreadsheetFile([{ rows: [['Tarih', 'Açıklama', 'Tutar'], ...rows] }]);
const one = (id: string, { query }: Owner = owner) => ({ path: { id }, query });

async function begin(bytes: Uint8Array<ArrayBuffer>, name = 'ekstre.xlsx'): Promise<string> {
  const { client, query } = owner;
  const params = { query };
  const { data } = await client.POST('/banka-hareketi/dosya', { params, body: uploadBody(bytes, name) });
  const body = { hesap: IBAN, paraBirim: 'TRY', sutunlar };
  await client.PUT('/banka-hareketi/dosya/{id}', { params: one(data.id), body });
  return data.id;
}
async function importRows(rows: readonly Row[]): Promise<Schemas['BankMovement'][]> {
  await begin(statement(rows));
  await server.runJobs();
  return movements();
}
const movements = async (person: Owner = owner) =>
  (await person.client.GET('/banka-hareketi', { params: { query: { ...person.query, pageSize: 500 } } })).data.items;
const fileOf = async (id: string) => (await owner.client.GET('/banka-hareketi/dosya/{id}', { params: one(id) })).data;
const confirm = async (items: Schemas['MovementConfirmation'][], person: Owner = owner) =>
  (await person.client.POST('/banka-hareketi/onay', { params: { query: person.query }, body: { items } })).data.items;
const receipts = async () => (await owner.client.GET('/tahsilat', { params: { query: owner.query } })).data.items;
const restOf = async (id: string) => (await owner.client.GET('/fatura/{id}', { params: one(id) })).data.tahsilat?.kalan;

describe('another company', () => {
  it('MNY-108, MNY-119: sees and changes nothing', async () => {
    const invoice = await issueInvoice(server, owner);
    const fileId = await begin(statement([['02.09.2026', 'VELI', 20]]));
    await server.runJobs();
    const [movement] = await movements();
    const id = movement?.id ?? '';
    const other = await linkNewcomer(server, '33333302');
    await startTracking(server, other, '2026-01-01');
    const { client } = other;
    expect(await movements(other)).toEqual([]);
    for (const call of [
      () => client.POST('/banka-hareketi/geri-al/{id}', { params: one(id, other) }),
      () => client.POST('/banka-hareketi/yoksay/{id}', { params: one(id, other) }),
      () => client.GET('/banka-hareketi/dosya/{id}', { params: one(fileId, other) }),
      () => client.DELETE('/banka-hareketi/dosya/{id}', { params: one(fileId, other) }),
      () => client.DELETE('/banka-hareketi/ogrenilen/{id}', { params: one(id, other) }),
    ])
      expect((await apiError(call())).status).toBe(404);
    const dagitim = [{ faturaId: invoice.id, tutar: '20.00' }];
    expect(await confirm([{ id, dagitim }], other)).toMatchObject([{ sonuc: 'HATALI', kod: 'NOT_FOUND' }]);
    expect(await movements()).toMatchObject([{ durum: 'ESLESMEDI' }]);
  });

  it('MNY-119: keeps its invoices and payments', async () => {
    const other = await linkNewcomer(server, '33333302');
    await startTracking(server, other, '2026-01-01');
    const foreign = await issueInvoice(server, other);
    const { data: payment } = await other.client.POST('/tahsilat', {
      params: { query: other.query },
      body: { tarih: TODAY, tutar: '20.00', paraBirim: 'TRY', yontem: 'HAVALE', faturaId: foreign.id },
    });
    const [movement] = await importRows([['02.09.2026', `FAST ${foreign.belgeNumarasi}`, 20]]);
    const id = movement?.id ?? '';
    expect(movement).toMatchObject({ durum: 'ESLESMEDI', oneriler: [] });
    expect(await confirm([{ id, dagitim: [{ faturaId: foreign.id, tutar: '20.00' }] }])).toMatchObject([
      { kod: 'NOT_FOUND' },
    ]);
    expect(await confirm([{ id, tahsilatId: payment.id }])).toMatchObject([{ kod: 'NOT_FOUND' }]);
    expect(await receipts()).toEqual([]);
  });
});

describe('hostile files and texts', () => {
  it('MNY-102, MNY-119: are kept as plain text, cut, and never change another row', async () => {
    const html = `<img src=x onerror=alert(1)> =HYPERLINK("http://kotu.example") ${'A'.repeat(20_000)}`;
    const [movement] = await importRows([['02.09.2026', html, 20]]);
    expect(movement?.metin.startsWith('<img src=x onerror=alert(1)> =HYPERLINK')).toBe(true);
    expect(movement?.metin.length).toBeLessThanOrEqual(500);
    const found = await owner.client.GET('/banka-hareketi', { params: { query: { ...owner.query, q: '%_\\' } } });
    expect(found.data.items).toEqual([]);
    expect(JSON.stringify(server.logs)).not.toContain('onerror');
  });

  it('MNY-86, MNY-119: are refused without a server error', async () => {
    const params = { query: owner.query };
    const texts = [
      '',
      '\0',
      '{1:F01',
      ':20:X\r\n:25:',
      '"'.repeat(100_000),
      ';'.repeat(100_000),
      '<?xml version="1.0"?>',
    ];
    for (const text of texts) {
      const body = uploadBody(new TextEncoder().encode(text), 'ekstre.csv');
      const refused = await apiError(owner.client.POST('/banka-hareketi/dosya', { params, body }));
      expect([400, 413, 415, 422], JSON.stringify(text.slice(0, 20))).toContain(refused.status);
    }
  });

  it('MNY-119: with an amount of eighteen digits are read to their end', async () => {
    const { client, query } = owner;
    const rows = ['Tarih;Açıklama;Tutar', '02.09.2026;BIR;999999999999999999,00', '02.09.2026;IKI;20,00'];
    const body = uploadBody(new TextEncoder().encode(rows.join('\n')), 'ekstre.csv');
    const { data } = await client.POST('/banka-hareketi/dosya', { params: { query }, body });
    const confirmation = { hesap: IBAN, paraBirim: 'TRY', sutunlar };
    await client.PUT('/banka-hareketi/dosya/{id}', { params: one(data.id), body: confirmation });
    await server.runJobs();
    expect(await fileOf(data.id)).toMatchObject({ durum: 'TAMAMLANDI', yeni: 1 });
    expect(await movements()).toMatchObject([{ metin: 'IKI' }]);
  });

  it('MNY-88: with columns that do not exist ask again and book nothing', async () => {
    const { client, query } = owner;
    const body = uploadBody(statement([['02.09.2026', 'VELI', 20]]));
    const { data } = await client.POST('/banka-hareketi/dosya', { params: { query }, body });
    const columns = { baslikSatiri: 1, tarih: 150, metin: [151], tutar: 152 };
    const confirmation = { hesap: IBAN, paraBirim: 'TRY', sutunlar: columns };
    await client.PUT('/banka-hareketi/dosya/{id}', { params: one(data.id), body: confirmation });
    await server.runJobs();
    expect(['ONAY_BEKLIYOR', 'TAMAMLANDI']).toContain((await fileOf(data.id)).durum);
    expect(await movements()).toEqual([]);
  });

  it.each([['TR330006100519786457841327'], ['DE89370400440532013000'], ["'; drop table movement --"]])(
    'MNY-86: refuse the account %s',
    async (hesap) => {
      const { client, query } = owner;
      const body = uploadBody(statement([['02.09.2026', 'VELI', 20]]));
      const { data } = await client.POST('/banka-hareketi/dosya', { params: { query }, body });
      const confirmation = { hesap, paraBirim: 'TRY', sutunlar };
      const call = client.PUT('/banka-hareketi/dosya/{id}', { params: one(data.id), body: confirmation });
      expect(await apiError(call)).toMatchObject({ status: 422 });
    },
  );
});

describe('at the same time', () => {
  it('MNY-118: twenty confirmations of one movement book one payment', async () => {
    const invoice = await issueInvoice(server, owner);
    const [movement] = await importRows([['02.09.2026', 'HAVALE', 100]]);
    const item = { id: movement?.id ?? '', dagitim: [{ faturaId: invoice.id, tutar: '100.00' }] };
    const outcomes = (await Promise.all(Array.from({ length: 20 }, () => confirm([item])))).flat();
    expect(outcomes.filter(({ sonuc }) => sonuc === 'ESLESTI')).toHaveLength(1);
    expect(await receipts()).toHaveLength(1);
    await expectSound(server);
  });

  it('MNY-118: ten movements for one invoice never pay more than its amount', async () => {
    const invoice = await issueInvoice(server, owner);
    const rows = Array.from({ length: 10 }, (_, n) => ['02.09.2026', `HAVALE ${n}`, 300] as const);
    const found = await importRows(rows);
    const items = found.map(({ id }) => ({ id, dagitim: [{ faturaId: invoice.id, tutar: '300.00' }] }));
    const outcomes = (await Promise.all(items.map((item) => confirm([item])))).flat();
    expect(outcomes.filter(({ sonuc }) => sonuc === 'ESLESTI')).toHaveLength(4);
    expect(await restOf(invoice.id)).toBe('60.00');
    await expectSound(server);
  });

  it('MNY-118: four servers read one file once', async () => {
    const invoices = [await issueInvoice(server, owner), await issueInvoice(server, owner, kizilirmak)];
    const rows: Row[] = invoices.map(({ belgeNumarasi }) => ['02.09.2026', belgeNumarasi, 1260]);
    for (let n = 0; n < 250; n += 1) rows.push(['02.09.2026', `HAVALE ${n}`, 5 + n]);
    const id = await begin(statement(rows));
    const place = { companyId: owner.companyId, fileId: id };
    const apps = Array.from({ length: 4 }, () => server.secondApp().app);
    await Promise.all(apps.map(({ ports }) => runFile(ports, place)));
    expect(await fileOf(id)).toMatchObject({ durum: 'TAMAMLANDI', islenen: 252, yeni: 252, otomatik: 2, mevcut: 0 });
    expect(await movements()).toHaveLength(252);
    expect(await receipts()).toHaveLength(2);
    await expectSound(server);
  });
});

it('MNY-118: a server that dies at any step loses nothing and books nothing twice', async () => {
  const invoice = await issueInvoice(server, owner);
  const rows: Row[] = [['02.09.2026', invoice.belgeNumarasi, 1260]];
  for (let n = 0; n < 250; n += 1) rows.push(['02.09.2026', `HAVALE ${n}`, 5 + n]);
  const id = await begin(statement(rows));
  const place = { companyId: owner.companyId, fileId: id };
  const { app } = server.secondApp();
  for (const last of [0, 1, 2, 5, 9, 14]) {
    let calls = 0;
    const now = () => {
      calls += 1;
      if (calls > last) throw new Error('The process was killed');
      return server.clock.now();
    };
    await runFile({ ...app.ports, clock: { now } }, place).catch((error: Error) =>
      expect(error.message).toContain('killed'),
    );
  }
  await server.restart();
  await server.runJobs();
  expect(await fileOf(id)).toMatchObject({ durum: 'TAMAMLANDI', islenen: 251, yeni: 251, otomatik: 1, mevcut: 0 });
  expect(await movements()).toHaveLength(251);
  expect(await restOf(invoice.id)).toBe('0.00');
  expect(await receipts()).toMatchObject([{ tutar: PAYABLE }]);
  await expectSound(server);
});
