import { afterEach, beforeEach, expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import { describeStatement } from '@kalem/domain/document';
import { read, utils } from 'xlsx';
import { readPdf } from '../src/documents/testing/readPdf';
import { apiError } from '../src/testing/answers';
import { issueInvoice, kizilirmak } from '../src/testing/invoices';
import { linkNewcomer, type Owner } from '../src/testing/people';
import { emptyPdf, startTestServer, type TestServer } from '../src/testing/startTestServer';
import { startTracking } from '../src/testing/startTracking';

type Schemas = components['schemas'];

const TODAY = '2026-09-03';
/** The payable amount of an issued invoice. */
const PAYABLE = '1260.00';
let server: TestServer;
let owner: Owner;
/** The account of the recipient of the issued invoices. */
let id: string;
beforeEach(async () => {
  server = await startTestServer({ render: emptyPdf });
  owner = await linkNewcomer(server, '33333301');
  await startTracking(server, owner, '2026-01-01');
  const { id: faturaId } = await issueInvoice(server, owner);
  id = (await pay({ faturaId, tutar: '1000.50', aciklama: '=SUM(A1)' })).cariHesapId ?? '';
});
afterEach(() => server.close());

const pay = async (body: Partial<Schemas['ReceiptWrite']>) =>
  (
    await owner.client.POST('/tahsilat', {
      params: { query: owner.query },
      body: { tarih: TODAY, tutar: PAYABLE, paraBirim: 'TRY', yontem: 'HAVALE', dagitim: [], ...body },
    })
  ).data;
type Query = { baslangicTarihi?: string; bitisTarihi?: string; paraBirim?: string; geriAlinanlar?: boolean };
const statement = async (query: Query = {}) =>
  (await owner.client.GET('/alacak/{id}/ekstre', { params: { path: { id }, query: { ...owner.query, ...query } } }))
    .data;
const file = async (bicim: 'pdf' | 'xlsx', query: Query = {}) => {
  const { data, response } = await owner.client.GET('/alacak/{id}/ekstre', {
    params: { path: { id }, query: { ...owner.query, ...query, bicim } },
    parseAs: 'arrayBuffer',
  });
  return { bytes: new Uint8Array(data), response };
};

it('MNY-53: entries in order, closing balance and open invoices agree with the account', async () => {
  const read = await statement();
  expect(read).toMatchObject({
    devir: '0.00',
    borcToplam: PAYABLE,
    alacakToplam: '1000.50',
    bakiye: '259.50',
    bitisTarihi: TODAY,
    duzenlenme: TODAY,
    baslangicTarihi: null,
  });
  expect(read.hareketler.map(({ tur, bakiye }) => [tur, bakiye])).toEqual([
    ['FATURA', PAYABLE],
    ['TAHSILAT', '259.50'],
  ]);
  const { data: account } = await owner.client.GET('/alacak/{id}', { params: { path: { id }, query: owner.query } });
  expect(account.bakiyeler).toMatchObject([{ bakiye: read.bakiye, acik: read.acikToplam, avans: read.avans }]);
  expect(read.acikKalemler.map(({ kalan, vade }) => [kalan, vade])).toEqual(
    account.acikFaturalar.map(({ kalan, vade }) => [kalan, vade]),
  );
});

it('MNY-53: a period carries the balance from before it; undone pairs are hidden unless they are asked for', async () => {
  const { id: mistake } = await pay({ cariHesapId: id, tutar: '5.00' });
  await owner.client.POST('/tahsilat/{id}/geri-al', {
    params: { path: { id: mistake }, query: owner.query },
    body: {},
  });
  expect((await statement()).hareketler).toHaveLength(2);
  const whole = await statement({ geriAlinanlar: true });
  expect(whole.hareketler.map(({ tur }) => tur)).toEqual(['FATURA', 'TAHSILAT', 'TAHSILAT', 'TAHSILAT_IPTALI']);
  expect(whole.bakiye).toBe('259.50');

  server.clock.advance(2 * 24 * 3600);
  await pay({ cariHesapId: id, tutar: '9.50', tarih: '2026-09-05' });
  const later = await statement({ baslangicTarihi: '2026-09-04' });
  expect(later).toMatchObject({ devir: '259.50', bakiye: '250.00', baslangicTarihi: '2026-09-04' });
  expect(later.hareketler).toHaveLength(1);
  const early = await statement({ bitisTarihi: '2026-09-03' });
  expect(early).toMatchObject({ bakiye: '259.50', bitisTarihi: '2026-09-03', duzenlenme: '2026-09-05' });
});

it('MNY-54: PDF and Excel have the figures of the screen as the same texts, and a name by the customer and day', async () => {
  const shown = describeStatement(await statement());
  const pdf = await file('pdf');
  expect(pdf.response.headers.get('Content-Type')).toBe('application/pdf');
  expect(decodeURIComponent(pdf.response.headers.get('Content-Disposition') ?? '')).toContain(
    `Büyükçamlıca Özel Eğitim Kurumları Anonim Şirketi cari ekstre ${TODAY}.pdf`,
  );
  const { pages } = await readPdf(pdf.bytes);
  const rows = pages.flatMap((page) => page.rows);
  // A long text takes several printed rows, so the figures of a row are compared.
  for (const cells of [...shown.rows, shown.totals]) {
    const figures = cells.slice(4).filter((text) => text !== '');
    expect(rows.some((row) => row.startsWith(cells[0]) && row.endsWith(figures.join(' ')))).toBe(true);
  }
  expect(rows).toContain(shown.balance);
  expect(rows.join(' ')).toContain(shown.customer.number);

  const excel = await file('xlsx');
  expect(excel.response.headers.get('Content-Disposition')).toContain(`${TODAY}.xlsx`);
  const sheet = read(excel.bytes, { cellNF: true }).Sheets['Cari Ekstre'];
  if (!sheet) throw new Error('The file has no sheet');
  const cells = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false });
  const heads = cells.findIndex(([first]) => first === 'Tarih');
  expect(cells[heads]).toEqual(['Tarih', 'Belge', 'Açıklama', 'Vade', 'Borç', 'Alacak', 'Bakiye', 'B/A']);
  const values = utils.sheet_to_json<unknown[]>(sheet, { header: 1 });
  expect(values[heads + 1]?.slice(4)).toEqual([1260, undefined, 1260, 'B']);
  expect(values.find(([first]) => first === 'Toplam')).toEqual(['Toplam', ...gap(3), 1260, 1000.5, 259.5, 'B']);
  expect(cells.flat()).toContain(shown.balance);
  // A text of a formula is a text.
  expect(cells.flat()).toContain('Tahsilat, Havale / EFT / FAST, =SUM(A1)');
  expect(Object.values(sheet).some((cell) => typeof cell === 'object' && cell !== null && 'f' in cell)).toBe(false);
});

const gap = (cells: number) => Array.from({ length: cells }, () => undefined);

it('MNY-54: a statement in a currency without entries is empty, and one of another company is not found', async () => {
  expect(await statement({ paraBirim: 'USD' })).toMatchObject({ hareketler: [], bakiye: '0.00', acikKalemler: [] });
  const other = await linkNewcomer(server, '33333302');
  const asked = other.client.GET('/alacak/{id}/ekstre', { params: { path: { id }, query: other.query } });
  expect((await apiError(asked)).status).toBe(404);
});

it('MNY-28, MNY-53: what another customer’s payment closed is on the statement of the account it closed', async () => {
  const other = await issueInvoice(server, owner, kizilirmak);
  await pay({ cariHesapId: id, tutar: '10.00', dagitim: [{ faturaId: other.id, tutar: '10.00' }] });
  expect((await statement()).bakiye).toBe('259.50');
  const params = { path: { id: other.id }, query: owner.query };
  id = (await owner.client.GET('/fatura/{id}', { params })).data.tahsilat?.cariHesapId ?? '';
  expect((await statement()).hareketler.map(({ borc, alacak }) => [borc, alacak])).toEqual([
    [PAYABLE, '0.00'],
    ['0.00', '10.00'],
  ]);
});
