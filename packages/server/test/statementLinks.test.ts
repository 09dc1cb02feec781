import { afterEach, beforeEach, expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import { clearExpired } from '../src/clearExpired';
import { readPdf } from '../src/documents/testing/readPdf';
import { serverQueries } from '../src/db/wall';
import { apiError } from '../src/testing/answers';
import { issueInvoice, kizilirmak } from '../src/testing/invoices';
import { linkNewcomer, type Owner } from '../src/testing/people';
import { emptyPdf, startTestServer, type TestServer } from '../src/testing/startTestServer';
import { startTracking } from '../src/testing/startTracking';

type Schemas = components['schemas'];

const SENTENCE = 'Kayıtlarımıza göre 03/09/2026 tarihi itibarıyla hesabınız 1.260,00 TL borç bakiyesi vermektedir.';
let server: TestServer;
let owner: Owner;
let id: string;
let faturaId: string;
beforeEach(async () => {
  server = await startTestServer({ render: emptyPdf });
  owner = await linkNewcomer(server, '33333301');
  await startTracking(server, owner, '2026-01-01');
  faturaId = (await issueInvoice(server, owner)).id;
  const { data } = await owner.client.GET('/fatura/{id}', { params: { path: { id: faturaId }, query: owner.query } });
  id = data.tahsilat?.cariHesapId ?? '';
});
afterEach(() => server.close());

const params = () => ({ path: { id }, query: owner.query });
const share = async (body: Schemas['StatementLinkRequest'] = {}) =>
  (await owner.client.POST('/alacak/{id}/ekstre/link', { params: params(), body })).data;
const links = async () => (await owner.client.GET('/alacak/{id}/ekstre/link', { params: params() })).data.items;
const open = (url: string, headers: Record<string, string> = {}, host: { address?: string } = {}) =>
  server.fetch(new Request(`${server.baseUrl}/${url}`, { headers }), host);
const answer = (url: string, fields: Record<string, string>) =>
  server.fetch(
    new Request(`${server.baseUrl}/${url}/yanit`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    }),
  );
const pay = (tutar: string) =>
  owner.client.POST('/tahsilat', {
    params: { query: owner.query },
    body: { faturaId, tarih: '2026-09-03', tutar, paraBirim: 'TRY', yontem: 'HAVALE', dagitim: [] },
  });
const answersOf = async () =>
  (await server.outbox())
    .filter(({ subject }) => subject?.includes('utabık'))
    .map(({ subject, body }) => [subject, body]);

it('MNY-55: a link shows without a session the statement of the moment in which it was created', async () => {
  const { url, bakiye, expiresAt } = await share();
  expect(bakiye).toBe('1260.00');
  expect(expiresAt).toBe('2026-10-03T09:00:00.000Z');
  await pay('1000.00');
  const response = await open(url);
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain(SENTENCE);
  expect(page).toContain('Mutabıkız');
  const pdf = await open(`${url}/ekstre.pdf`);
  expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
  const { pages } = await readPdf(new Uint8Array(await pdf.arrayBuffer()));
  expect(pages.flatMap(({ rows }) => rows)).toContain(SENTENCE);
  expect((await links()).map(({ acilma }) => acilma)).toEqual([1]);
});

it('MNY-55: the page has no number of the customer and no script, and is neither cached nor indexed', async () => {
  const { url } = await share();
  const response = await open(url, { 'Accept-Language': 'en' });
  const page = await response.text();
  expect(page).toContain('We agree');
  const { data } = await owner.client.GET('/alacak/{id}', { params: params() });
  expect(page).not.toContain(data.vknTckn);
  expect(page).not.toContain('<script');
  expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(response.headers.get('X-Robots-Tag')).toContain('noindex');
});

it('MNY-55: a revoked, ended or altered link gets the same page, and 61 views a minute are too many', async () => {
  const { url } = await share({ sure: 60 });
  const [altered, other] = [`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`, 'ekstre/x'];
  const pageOf = async (address: string) => {
    const response = await open(address);
    expect(response.status).toBe(404);
    return response.text();
  };
  const gone = await pageOf(other);
  expect(gone).toContain('Bağlantı geçersiz veya süresi dolmuş.');
  expect(await pageOf(altered)).toBe(gone);
  server.clock.advance(61);
  expect(await pageOf(url)).toBe(gone);
  expect(await pageOf(`${url}/ekstre.pdf`)).toBe(gone);
  const { url: second } = await share();
  await owner.client.DELETE('/alacak/{id}/ekstre/link', { params: params() });
  expect(await pageOf(second)).toBe(gone);
  expect(await links()).toEqual([]);
  const { url: third } = await share();
  for (let view = 0; view < 60; view += 1) expect((await open(third, {}, { address: '203.0.113.7' })).status).toBe(200);
  expect((await open(third, {}, { address: '203.0.113.7' })).status).toBe(429);
});

it('MNY-56: the first answer is kept and mailed to the company, a second one changes nothing', async () => {
  const { url } = await share({ sure: 3600 });
  const hostile = 'Ekim ödendi\r\nBcc: kurban@ornek.test http://kotu.example <b>';
  const response = await answer(url, { sonuc: 'MUTABIK_DEGIL', metin: hostile });
  expect(response.status).toBe(303);
  expect(new URL(response.headers.get('Location') ?? '', `${server.baseUrl}/${url}/yanit`).pathname).toBe(
    `/api/${url}`,
  );
  const page = await (await open(url)).text();
  expect(page).toContain('Yanıtınız alındı.');
  expect(page).not.toContain('<form');
  expect((await answer(url, { sonuc: 'MUTABIK' })).status).toBe(303);
  const [link] = await links();
  expect(link?.yanit).toMatchObject({ sonuc: 'MUTABIK_DEGIL', metin: hostile });
  const mails = await answersOf();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.[0]).toMatch(/: Mutabık değiliz$/);
  expect(mails[0]?.[1]).toContain(SENTENCE);
  expect(mails[0]?.[1]).toMatch(/Ekim ödendi Bcc: kurban ornek\. test/);
  expect(mails[0]?.[1]).not.toContain('http://');

  // The answer stays when the link is ended, and when it has expired.
  await owner.client.DELETE('/alacak/{id}/ekstre/link', { params: params() });
  expect((await answer(url, { sonuc: 'MUTABIK' })).status).toBe(404);
  server.clock.advance(3601);
  await clearExpired(serverQueries(server.db, 'sweep'), server.clock.now());
  expect((await links()).map(({ acik, yanit }) => [acik, yanit?.sonuc])).toEqual([[false, 'MUTABIK_DEGIL']]);
});

it('MNY-56: ten answers at once are one answer and one mail', async () => {
  const { url } = await share();
  await Promise.all(Array.from({ length: 10 }, () => answer(url, { sonuc: 'MUTABIK' })));
  expect(await answersOf()).toHaveLength(1);
});

it('MNY-55: links of another company are not found, and none is open for more than 30 days', async () => {
  const other = await linkNewcomer(server, '33333302');
  const asked = { params: { path: { id }, query: other.query } };
  expect((await apiError(other.client.POST('/alacak/{id}/ekstre/link', { ...asked, body: {} }))).status).toBe(404);
  expect((await apiError(other.client.GET('/alacak/{id}/ekstre/link', asked))).status).toBe(404);
  expect((await apiError(other.client.DELETE('/alacak/{id}/ekstre/link', asked))).status).toBe(404);
  expect((await apiError(share({ sure: 2_592_001 }))).status).toBe(422);
});

it('MNY-43, MNY-55: links of an account that became a part of another one are listed and ended with it', async () => {
  const part = id;
  const { url } = await share();
  const other = await issueInvoice(server, owner, kizilirmak);
  const { data } = await owner.client.GET('/fatura/{id}', { params: { path: { id: other.id }, query: owner.query } });
  id = data.tahsilat?.cariHesapId ?? '';
  await owner.client.POST('/alacak/{id}/birlestir', { params: params(), body: { birlesen: part } });
  expect(await links()).toMatchObject([{ url, acik: true }]);
  const { data: merged } = await owner.client.GET('/alacak/{id}/ekstre', { params: params() });
  expect(merged.hareketler).toHaveLength(2);
  const { data: account } = await owner.client.GET('/alacak/{id}', { params: params() });
  expect(account.bakiyeler).toMatchObject([{ bakiye: merged.bakiye, acik: merged.acikToplam }]);
  expect(account.acikFaturalar.map(({ cariHesapId }) => cariHesapId).sort()).toEqual([id, part].sort());
  await owner.client.DELETE('/alacak/{id}/ekstre/link', { params: params() });
  expect((await open(url)).status).toBe(404);
});

it('MNY-53: a period whose days are in the wrong order is refused', async () => {
  const days = { baslangicTarihi: '2026-09-02', bitisTarihi: '2026-09-01' };
  expect((await apiError(share(days))).faults).toMatchObject([{ path: 'bitisTarihi', code: 'INVALID_VALUE' }]);
});
