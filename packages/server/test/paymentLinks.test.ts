import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import { clearExpired } from '../src/clearExpired';
import { serverQueries } from '../src/db/wall';
import { auditLog, companies, paymentLinks } from '../src/schema';
import { apiError } from '../src/testing/answers';
import { issueInvoice } from '../src/testing/invoices';
import { addMember, linkNewcomer, type Owner } from '../src/testing/people';
import { openPartner, pageWith, sessionOf } from '../src/testing/partners';
import { startTracking } from '../src/testing/startTracking';
import { emptyPdf, startTestServer, type TestServer } from '../src/testing/startTestServer';

type Schemas = components['schemas'];
const IBAN = 'TR330006100519786457841326';
const OTHER = 'TR470000100100000350930001';
const DAY = 86_400;

let server: TestServer;
let owner: Owner;
beforeEach(async () => {
  server = await startTestServer({ render: emptyPdf, config: { accessTokenSeconds: 400 * DAY } });
  owner = await linkNewcomer(server, '33333301');
  await server.db.queries.update(companies).set({ demoDuration: 400 });
  await startTracking(server, owner, '2026-01-01');
});
afterEach(() => server.close());

const params = () => ({ query: owner.query });
const addAccount = async (body: Partial<Schemas['BankEntryWrite']> = {}, who = owner) =>
  (
    await who.client.POST('/banka', {
      params: { query: who.query },
      body: { bankaAdi: 'Ziraat', iban: IBAN, faturadaGoster: false, tahsilatHesabi: true, ...body },
    })
  ).data;
const accounts = async () => (await owner.client.GET('/banka', { params: params() })).data.items;
const share = async (id: string) =>
  (await owner.client.POST('/fatura/{id}/odeme-baglantisi', { params: { path: { id }, ...params() } })).data;
const revoke = (id: string) =>
  owner.client.DELETE('/fatura/{id}/odeme-baglantisi', { params: { path: { id }, ...params() } });
const open = (url: string, headers: Record<string, string> = {}, host: { address?: string } = {}) =>
  server.fetch(new Request(`${server.baseUrl}/${url}`, { headers }), host);
const pageOf = async (url: string) => (await open(url)).text();
const pay = (faturaId: string, tutar: string) =>
  owner.client.POST('/tahsilat', {
    params: params(),
    body: { faturaId, tarih: '2026-09-03', tutar, paraBirim: 'TRY', yontem: 'HAVALE', dagitim: [{ faturaId, tutar }] },
  });
const ibanMails = async () =>
  (await server.outbox()).filter(({ subject }) => subject?.includes("Tahsilat IBAN'ınız değişti"));

it('MNY-71: one account of each currency collects; choosing one replaces the other, is audited and mailed', async () => {
  expect(await addAccount({ hesapSahibi: 'Işık Gıda' })).toMatchObject({
    tahsilatHesabi: true,
    hesapSahibi: 'Işık Gıda',
    paraBirim: 'TRY',
  });
  await addAccount({ iban: OTHER, paraBirim: 'EUR' });
  const third = await addAccount({ iban: OTHER });
  const collecting = (await accounts()).filter(({ tahsilatHesabi }) => tahsilatHesabi);
  expect(new Map(collecting.map(({ paraBirim, iban }) => [paraBirim, iban]))).toEqual(
    new Map([
      ['EUR', OTHER],
      ['TRY', OTHER],
    ]),
  );
  expect(collecting).toHaveLength(2);
  const mails = await ibanMails();
  expect(mails.map(({ to }) => to)).toEqual(Array(3).fill(owner.user.email));
  expect(mails.map(({ body }) => body).join()).toContain(
    'TRY, eski: TR33 0006 1005 1978 6457 8413 26\nTRY, yeni: TR47 0000 1001 0000 0350 9300 01',
  );
  const rows = await server.db.queries
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.action, 'createBankEntry'), eq(auditLog.entityId, third.id)));
  expect(rows[0]?.details).toEqual({ hesaplar: [{ paraBirim: 'TRY', eskiIban: IBAN, yeniIban: OTHER }] });
});

it('MNY-71: needs companyWrite and a person; other fields of a ready note do not', async () => {
  const account = await addAccount();
  const member = await addMember(server, owner.companyId, { faturaRead: true, faturaWrite: true });
  const as = { client: member.client, query: owner.query } as Owner;
  expect((await apiError(addAccount({ iban: OTHER }, as))).status).toBe(403);
  expect(await addAccount({ iban: OTHER, tahsilatHesabi: false }, as)).toMatchObject({ tahsilatHesabi: false });
  const change = (body: Schemas['BankEntryWrite']) =>
    as.client.PUT('/banka/{id}', { params: { path: { id: account.id }, query: owner.query }, body });
  const { id: _id, ...same } = account;
  expect((await change({ ...same, faturadaGoster: true })).data).toMatchObject({ iban: IBAN, tahsilatHesabi: true });
  expect((await apiError(change({ ...same, iban: OTHER }))).status).toBe(403);
  expect((await apiError(change({ ...same, tahsilatHesabi: false }))).status).toBe(403);
  const remove = as.client.DELETE('/banka/{id}', { params: { path: { id: account.id }, query: owner.query } });
  expect((await apiError(remove)).status).toBe(403);
  // An older client knows nothing of the account.
  const old = { bankaAdi: same.bankaAdi, iban: same.iban, faturadaGoster: false };
  expect((await change(old)).data).toMatchObject({ tahsilatHesabi: true });
  expect((await accounts()).filter(({ tahsilatHesabi }) => tahsilatHesabi)).toHaveLength(1);
});

it('MNY-81, MNY-82: the page shows what is left, how to pay it, and nothing of the buyer', async () => {
  await addAccount();
  const { id, belgeNumarasi } = await issueInvoice(server, owner, { vadeTarihi: '2026-10-03' });
  await pay(id, '260.00');
  const link = await share(id);
  expect(link).toMatchObject({
    acilma: 0,
    satirlar: { iban: IBAN, tutar: '1000.00', paraBirim: 'TRY', aciklama: belgeNumarasi },
  });
  expect(link.expiresAt).toBe('2027-03-02T09:00:00.000Z');
  const response = await open(link.url);
  expect(response.status).toBe(200);
  const page = await response.text();
  for (const text of [belgeNumarasi, '1.000,00 TL', 'TR33 0006 1005 1978 6457 8413 26', '03/10/2026'])
    expect(page).toContain(text);
  expect(page).not.toMatch(/1938472657|Büyükçamlıca|buyukcamlica/);
  expect(response.headers.get('Content-Security-Policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-\S+'; script-src 'sha256-\S+'; form-action 'self'/,
  );
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(response.headers.get('X-Robots-Tag')).toContain('noindex');
  // Without its script the page shows no button. The script copies what a bank's form takes.
  const copied = [...page.matchAll(/<button type="button" hidden data-copy="([^"]*)" aria-label="([^"]*)">/g)];
  expect(copied.map(([, text, name]) => [text, name])).toEqual([
    [IBAN, 'IBAN kopyala'],
    ['1000,00', 'Tutar kopyala'],
    [belgeNumarasi, 'Açıklama kopyala'],
  ]);
  expect(await (await open(link.url, { 'Accept-Language': 'en' })).text()).toContain('Amount to pay');
  expect(page).toContain('<a href="?dil=en" lang="en" hreflang="en">English</a>');
  expect(await pageOf(`${link.url}?dil=en`)).toContain('Amount to pay');
  expect(await (await open(`${link.url}?dil=tr`, { 'Accept-Language': 'en' })).text()).toContain('Ödenecek tutar');
  const pdf = await open(`${link.url}/fatura.pdf`);
  expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
  // The same address, which counts its openings.
  expect(await share(id)).toMatchObject({ url: link.url, acilma: 4 });
});

it('MNY-83: a paid and a void invoice have no IBAN; a revoked, ended or altered link gets one 404 page', async () => {
  await addAccount();
  const { id } = await issueInvoice(server, owner);
  const { url } = await share(id);
  await pay(id, '1260.00');
  const paid = await pageOf(url);
  expect(paid).toContain('Bu fatura ödendi, teşekkür ederiz.');
  expect(paid).not.toContain('IBAN');
  const refused = await apiError(share(id));
  expect([refused.status, refused.code]).toEqual([409, 'INVOICE_NOT_PAYABLE']);

  const other = await issueInvoice(server, owner);
  const { url: second } = await share(other.id);
  await revoke(other.id);
  const gone = await pageOf('odeme/x');
  expect(gone).toContain('Bağlantı geçersiz veya süresi dolmuş.');
  for (const address of [second, `${second}/fatura.pdf`, `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`]) {
    expect((await open(address)).status).toBe(404);
    expect(await pageOf(address)).toBe(gone);
  }
  const { url: third } = await share(other.id);
  expect(third).not.toBe(second);
  server.clock.advance(180 * DAY);
  expect(await pageOf(third)).toBe(gone);
  expect((await share(other.id)).url).not.toBe(third);
  await clearExpired(serverQueries(server.db, 'sweep'), server.clock.now());
  expect(await server.db.queries.select().from(paymentLinks)).toHaveLength(1);
});

it('MNY-83: a void invoice, and 61 views a minute', async () => {
  await addAccount();
  const { id, belgeNumarasi, faturaTarih } = await issueInvoice(server, owner);
  const { url } = await share(id);
  await server.db.queries.execute(
    `update invoice set talep_akisi = '[{"tip":"IPTAL","durum":"KABUL"}]'::jsonb where id = '${id}'`,
  );
  expect([belgeNumarasi, faturaTarih]).not.toContain(null);
  const page = await pageOf(url);
  expect(page).toContain('Bu fatura geçerli değil.');
  expect(page).not.toMatch(/IBAN|PDF/);
  expect((await open(`${url}/fatura.pdf`)).status).toBe(404);
  const views = { address: '203.0.113.9' };
  for (let view = 0; view < 60; view += 1) expect((await open(url, {}, views)).status).toBe(200);
  expect((await open(url, {}, views)).status).toBe(429);
});

it('MNY-72, MNY-81: without an account, tracking or approval there is no link', async () => {
  const { id } = await issueInvoice(server, owner);
  const missing = await apiError(share(id));
  expect([missing.status, missing.code]).toEqual([409, 'COLLECTION_ACCOUNT_MISSING']);
  await addAccount({ paraBirim: 'EUR' });
  expect((await apiError(share(id))).code).toBe('COLLECTION_ACCOUNT_MISSING');
  await addAccount();
  const before = await issueInvoice(server, owner, { faturaTarih: '2025-12-31' }).catch(() => undefined);
  expect(before === undefined || (await apiError(share(before.id))).code === 'INVOICE_NOT_PAYABLE').toBe(true);
  expect((await apiError(share(crypto.randomUUID()))).status).toBe(404);
  const other = await linkNewcomer(server, '33333302');
  const asked = { params: { path: { id }, query: other.query } };
  expect((await apiError(other.client.POST('/fatura/{id}/odeme-baglantisi', asked))).status).toBe(404);
  expect((await apiError(other.client.DELETE('/fatura/{id}/odeme-baglantisi', asked))).status).toBe(404);
});

it('MNY-73, MNY-75: the mail about the approval has the payment lines, but not for a day after the IBAN was replaced', async () => {
  await addAccount();
  const first = await issueInvoice(server, owner);
  await server.runJobs();
  const mailOf = async (number: string) =>
    (await server.outbox()).find(({ body }) => body.includes(number))?.body ?? '';
  const body = await mailOf(first.belgeNumarasi);
  const { url } = await share(first.id);
  for (const line of [
    'IBAN: TR33 0006 1005 1978 6457 8413 26',
    'Tutar: 1.260,00 TL',
    `Açıklama: ${first.belgeNumarasi}`,
  ])
    expect(body).toContain(line);
  expect(body).toContain(`http://kalem.test/api/${url}`);
  await addAccount({ iban: OTHER });
  const second = await issueInvoice(server, owner);
  await server.runJobs();
  expect(await mailOf(second.belgeNumarasi)).not.toContain('IBAN');
  server.clock.advance(DAY);
  const third = await issueInvoice(server, owner, { faturaTarih: '2026-09-04' });
  await server.runJobs();
  expect(await mailOf(third.belgeNumarasi)).toContain('IBAN: TR47');
});

it('MNY-62, MNY-72: a reminder by hand has the payment lines', async () => {
  await addAccount();
  const { id } = await issueInvoice(server, owner);
  const { data } = await owner.client.POST('/hatirlatma/onizleme', {
    params: params(),
    body: { faturaIds: [id], kanal: 'EPOSTA' },
  });
  expect(data.items[0]?.metin).toContain('IBAN: TR33 0006 1005 1978 6457 8413 26');
});

it("MNY-71: a partner's company gets its account from POST /partner/session alone", async () => {
  const { bank } = await openPartner(server);
  const base = sessionOf({ yetkiler: ['faturaRead', 'faturaWrite', 'tahsilatRead'], widgetler: ['ready-notes'] });
  const start = async (sirket: Partial<Schemas['PartnerSessionWrite']['sirket']>) =>
    bank.createSession({ ...base, sirket: { ...base.sirket, ...sirket } });
  const { token, companyId } = await start({ tahsilatIban: 'TR33 0006 1005 1978 6457 8413 26' });
  const page = { client: pageWith(server, token), query: { companyId } } as Owner;
  const listed = async () => (await page.client.GET('/banka', { params: { query: page.query } })).data.items;
  expect(await listed()).toMatchObject([{ iban: IBAN, tahsilatHesabi: true, paraBirim: 'TRY' }]);
  expect((await apiError(addAccount({ iban: OTHER }, page))).status).toBe(403);
  await start({ tahsilatIban: OTHER, hesapSahibi: 'Işık' });
  await start({});
  expect((await listed()).filter(({ tahsilatHesabi }) => tahsilatHesabi)).toMatchObject([
    { iban: OTHER, hesapSahibi: 'Işık' },
  ]);
  expect((await apiError(start({ tahsilatIban: 'TR00' }))).faults[0]).toMatchObject({ path: 'sirket.tahsilatIban' });
});
