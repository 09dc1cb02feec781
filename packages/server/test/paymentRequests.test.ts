import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import { bankEntries, companies, invoices, paymentRequests, simulatedRequests } from '../src/schema';
import { apiError } from '../src/testing/answers';
import { issueInvoice } from '../src/testing/invoices';
import { addMember, linkNewcomer, type Owner } from '../src/testing/people';
import { startTracking } from '../src/testing/startTracking';
import { emptyPdf, startTestServer, type TestServer } from '../src/testing/startTestServer';

type Schemas = components['schemas'];
const IBAN = 'TR330006100519786457841326';
const DAY = 86_400;

let server: TestServer;
let owner: Owner;
beforeEach(async () => {
  server = await startTestServer({
    render: emptyPdf,
    config: { accessTokenSeconds: 400 * DAY, fastLimit: '100000.00' },
  });
  owner = await linkNewcomer(server, '33333301');
  await server.db.queries.update(companies).set({ demoDuration: 400 });
  await startTracking(server, owner, '2026-01-01');
  await owner.client.POST('/banka', {
    params: { query: owner.query },
    body: { bankaAdi: 'Ziraat', iban: IBAN, faturadaGoster: false, tahsilatHesabi: true },
  });
});
afterEach(() => server.close());

const at = (id: string) => ({ path: { id }, query: owner.query });
const ask = async (id: string, body: Partial<Schemas['PaymentRequestWrite']> = {}, client = owner.client) =>
  (
    await client.POST('/fatura/{id}/odeme-iste', {
      params: at(id),
      body: {
        borclu: { tur: 'TELEFON', deger: '0532 123 45 67' },
        sonGecerlilik: '2026-09-10T12:00:00+03:00',
        kismi: false,
        ...body,
      },
    })
  ).data;
const requestsOf = async (id: string) =>
  (await owner.client.GET('/fatura/{id}/odeme-iste', { params: at(id) })).data.items;
const latest = async (id: string) => (await requestsOf(id))[0];
const cancel = async (id: string) => (await owner.client.DELETE('/fatura/{id}/odeme-iste', { params: at(id) })).data;
const collectionOf = async (id: string) => (await owner.client.GET('/fatura/{id}', { params: at(id) })).data.tahsilat;
const decide = (id: string, islem: string) =>
  server.bank(
    new Request(`http://kalem.test/dev/bank/istek/${id}`, { method: 'POST', body: new URLSearchParams({ islem }) }),
  );
const pay = (faturaId: string, tutar: string) =>
  owner.client.POST('/tahsilat', {
    params: { query: owner.query },
    body: { faturaId, tarih: '2026-09-03', tutar, paraBirim: 'TRY', yontem: 'HAVALE', dagitim: [{ faturaId, tutar }] },
  });
const receipts = async () => (await owner.client.GET('/tahsilat', { params: { query: owner.query } })).data.items;

it('MNY-79, MNY-80: a request is sent, paid at the bank and booked once', async () => {
  const { id } = await issueInvoice(server, owner);
  const request = await ask(id);
  expect(request).toMatchObject({
    faturaId: id,
    borclu: { tur: 'TELEFON', deger: '5321234567' },
    tutar: '1260.00',
    durum: 'GONDERILDI',
    odenen: null,
    avans: '0.00',
  });
  const second = await apiError(ask(id));
  expect([second.status, second.code]).toEqual([409, 'PAYMENT_REQUEST_OPEN']);
  await decide(request.id, 'ode');
  expect(await latest(id)).toMatchObject({ durum: 'GONDERILDI' });
  await server.settle(1, 60);
  expect(await latest(id)).toMatchObject({ durum: 'ODENDI', odenen: '1260.00', avans: '0.00', tahsilatId: request.id });
  expect(await collectionOf(id)).toMatchObject({ durum: 'ODENDI', kalan: '0.00' });
  expect(await receipts()).toMatchObject([{ id: request.id, tutar: '1260.00', yontem: 'HAVALE' }]);
  await server.settle(3, 3600);
  expect(await receipts()).toHaveLength(1);
});

it('MNY-80: the bank is asked after 1, 5 and 15 minutes, then hourly, and not without a licence', async () => {
  const { id } = await issueInvoice(server, owner);
  const request = await ask(id, { kismi: true });
  const stateOf = async () => (await server.db.queries.select().from(simulatedRequests))[0]?.durum;
  expect(await stateOf()).toBe('A');
  await server.settle(1, 59);
  expect(await stateOf()).toBe('A');
  await server.settle(1, 1);
  expect(await stateOf()).toBe('B');
  await server.db.queries.update(simulatedRequests).set({ durum: 'A' });
  await server.settle(1, 299);
  expect(await stateOf()).toBe('A');
  await server.settle(1, 1);
  expect(await stateOf()).toBe('B');
  await server.settle(1, 900);
  await decide(request.id, 'kismi');
  await server.db.queries.update(companies).set({ demoDuration: 0, createdAt: new Date('2026-08-01T00:00:00Z') });
  await server.settle(3, 3600);
  expect(await server.db.queries.select().from(paymentRequests)).toMatchObject([{ durum: 'GONDERILDI' }]);
  await server.db.queries.update(companies).set({ demoDuration: 400 });
  await server.settle(1, 3600);
  // A part ends the request; the rest needs a new one.
  expect(await latest(id)).toMatchObject({ durum: 'ODENDI', odenen: '630.00' });
  expect(await collectionOf(id)).toMatchObject({ durum: 'KISMI', kalan: '630.00' });
  expect(await ask(id)).toMatchObject({ tutar: '630.00', durum: 'GONDERILDI' });
});

it.each([
  ['reddet', 'REDDEDILDI', 'Ödeyen isteği reddetti.'],
  ['yanitsiz', 'SURESI_DOLDU', 'Süresi içinde yanıtlanmadı.'],
])("MNY-80: a request that ends unpaid (%s) is %s, with the bank's reason", async (islem, durum, neden) => {
  const { id } = await issueInvoice(server, owner);
  const request = await ask(id);
  await decide(request.id, islem);
  await server.settle(1, 60);
  expect(await latest(id)).toMatchObject({ durum, neden, odenen: null, tahsilatId: null });
  expect(await collectionOf(id)).toMatchObject({ durum: 'ACIK' });
  expect(await ask(id)).toMatchObject({ durum: 'GONDERILDI' });
});

it('MNY-80: a person cancels it, unless it was paid before', async () => {
  const { id } = await issueInvoice(server, owner);
  await ask(id);
  expect(await cancel(id)).toMatchObject({ durum: 'IPTAL', neden: 'Alacaklı iptal etti.' });
  expect((await apiError(cancel(id))).status).toBe(404);
  const { id: second } = await ask(id);
  await decide(second, 'ode');
  expect(await cancel(id)).toMatchObject({ durum: 'ODENDI', odenen: '1260.00' });
  expect(await collectionOf(id)).toMatchObject({ durum: 'ODENDI' });
});

it('MNY-80: it is cancelled once the invoice is paid or void', async () => {
  const { id } = await issueInvoice(server, owner);
  await ask(id);
  await pay(id, '1260.00');
  await server.settle(2, 60);
  expect(await latest(id)).toMatchObject({ durum: 'IPTAL' });
  const other = await issueInvoice(server, owner);
  await ask(other.id);
  await server.db.queries
    .update(invoices)
    .set({ talepAkisi: [{ tip: 'IPTAL', durum: 'KABUL' }] as never })
    .where(eq(invoices.id, other.id));
  await server.settle(2, 60);
  expect(await latest(other.id)).toMatchObject({ durum: 'IPTAL' });
});

it('MNY-80: what was paid twice is a credit, and the owner gets a mail', async () => {
  const { id, belgeNumarasi } = await issueInvoice(server, owner);
  const request = await ask(id);
  await decide(request.id, 'ode');
  await pay(id, '1000.00');
  await server.settle(1, 60);
  expect(await latest(id)).toMatchObject({ durum: 'ODENDI', odenen: '1260.00', avans: '1000.00' });
  expect(await collectionOf(id)).toMatchObject({ durum: 'FAZLA', kalan: '0.00' });
  const [mail] = (await server.outbox()).filter(({ subject }) => subject?.includes('Ödeme isteğinden avans oluştu'));
  expect(mail?.to).toBe(owner.user.email);
  expect(mail?.body).toContain(belgeNumarasi);
  expect(mail?.body).toContain('1.000,00 TL');
});

it('MNY-79: wrong fields, other invoices and members', async () => {
  const { id } = await issueInvoice(server, owner);
  const faultsOf = async (body: Partial<Schemas['PaymentRequestWrite']>) =>
    (await apiError(ask(id, body))).faults.map(({ path, code }) => `${path} ${code}`);
  expect(
    await faultsOf({ borclu: { tur: 'HESAP', deger: 'TR1' }, sonGecerlilik: '2026-09-03T12:02:00+03:00' }),
  ).toEqual(['borclu.deger INVALID_IBAN', 'sonGecerlilik REQUEST_END_OUT_OF_RANGE']);
  const reader = await addMember(server, owner.companyId, { tahsilatRead: true });
  expect((await apiError(ask(id, {}, reader.client))).status).toBe(403);
  expect((await apiError(ask(crypto.randomUUID()))).status).toBe(404);
  const other = await linkNewcomer(server, '33333302');
  const foreign = { params: { path: { id }, query: other.query } };
  expect((await apiError(other.client.GET('/fatura/{id}/odeme-iste', foreign))).status).toBe(404);
  expect((await apiError(other.client.DELETE('/fatura/{id}/odeme-iste', foreign))).status).toBe(404);
  expect((await apiError(other.client.GET('/fatura/{id}/odeme-karekodu', foreign))).status).toBe(404);
  await pay(id, '1260.00');
  expect((await apiError(ask(id))).code).toBe('PAYMENT_NOT_REQUESTABLE');
  const next = await issueInvoice(server, owner);
  await server.db.queries.update(bankEntries).set({ tahsilatHesabi: false });
  expect((await apiError(ask(next.id))).code).toBe('COLLECTION_ACCOUNT_MISSING');
});

it('MNY-78: the payment code of the simulated bank is a test, and names amount and number', async () => {
  const { id, belgeNumarasi } = await issueInvoice(server, owner);
  const { data } = await owner.client.GET('/fatura/{id}/odeme-karekodu', { params: at(id) });
  expect(data).toMatchObject({ deneme: true, expiresAt: null });
  expect(data.karekod).toBe(`TEST ${belgeNumarasi} 1260.00 TL ${id}`);
  await pay(id, '1260.00');
  expect((await apiError(owner.client.GET('/fatura/{id}/odeme-karekodu', { params: at(id) }))).code).toBe(
    'INVOICE_NOT_PAYABLE',
  );
});

it('MNY-82: Öde leads to the page of the bank, and the payment comes by its state', async () => {
  const { id } = await issueInvoice(server, owner);
  const { url } = (await owner.client.POST('/fatura/{id}/odeme-baglantisi', { params: at(id) })).data;
  const open = (path: string, method = 'GET') => server.fetch(new Request(`${server.baseUrl}/${path}`, { method }));
  const page = await open(url);
  const html = await page.text();
  expect(html).toContain('<figure class="karekod"><svg');
  expect(html).toContain('Deneme: bu karekodla ödeme yapılmaz');
  expect(html).toMatch(/<form method="post" action="[^"]+\/ode"><button class="first">Öde<\/button><\/form>/);
  expect(page.headers.get('Content-Security-Policy')).toContain("form-action 'self' https:");
  const paying = await open(`${url}/ode`, 'POST');
  expect(paying.status).toBe(303);
  const address = paying.headers.get('Location') ?? '';
  expect(address).toMatch(/^http:\/\/kalem\.test\/dev\/bank\/istek\//);
  // The same request, however often it is pressed.
  expect((await open(`${url}/ode`, 'POST')).headers.get('Location')).toBe(address);
  const [request] = await requestsOf(id);
  expect(request).toMatchObject({ borclu: null, tutar: '1260.00', durum: 'GONDERILDI' });
  await decide(request?.id ?? '', 'ode');
  await server.settle(1, 60);
  expect(await (await open(url)).text()).toContain('Bu fatura ödendi, teşekkür ederiz.');
  expect((await open(`${url}/ode`, 'POST')).headers.get('Location')).toMatch(/^\.\.\//);
  expect((await open('odeme/x/ode', 'POST')).status).toBe(404);
  expect(await server.db.queries.select().from(paymentRequests)).toHaveLength(1);
});

it('MNY-76: the simulated bank lists what was paid there, and payments of made-up customers', async () => {
  const { id, belgeNumarasi } = await issueInvoice(server, owner);
  const request = await ask(id);
  await decide(request.id, 'ode');
  for (let invoice = 0; invoice < 12; invoice += 1) await issueInvoice(server, owner);
  server.clock.advance(14 * DAY);
  const query = { sirketKimligi: null, hesap: IBAN, baslangicTarihi: '2026-09-01', bitisTarihi: '2026-09-17' };
  const listed = await server.ports.bank?.listMovements(query);
  const { hareketler } = listed && 'hareketler' in listed ? listed : { hareketler: [] };
  expect(hareketler.find(({ tahsilatReferansi }) => tahsilatReferansi === request.id)).toMatchObject({
    tarih: '2026-09-03',
    tutar: '1260.00',
    yon: 'ALACAK',
    metin: `ODEME ISTE ${belgeNumarasi}`,
  });
  expect(hareketler.length).toBeGreaterThan(3);
  expect(hareketler.map(({ tarih }) => tarih)).toEqual(hareketler.map(({ tarih }) => tarih).sort());
  expect(await server.ports.bank?.listMovements(query)).toEqual(listed);
  expect(await server.ports.bank?.listMovements({ ...query, hesap: 'TR470000100100000350930001' })).toEqual({
    hareketler: [],
  });
  expect(await server.ports.bank?.listMovements({ ...query, baslangicTarihi: '2026-01-01' })).toHaveProperty('yok');
});
