import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '@kalem/openapi';
import { guardedBank } from '../src/bank/guardedBank';
import { createWebhooks } from '../src/node/adapters/createWebhooks';
import { BankUnreachable, type PaymentCollectionPort } from '../src/ports/PaymentCollection';
import { companies, partners, paymentRequests } from '../src/schema';
import { apiError } from '../src/testing/answers';
import { issueInvoice } from '../src/testing/invoices';
import { linkNewcomer, type Owner } from '../src/testing/people';
import { openPartner } from '../src/testing/partners';
import { type ReceivedCall, startReceiver } from '../src/testing/receiver';
import { startTracking } from '../src/testing/startTracking';
import { emptyPdf, startTestServer, type TestServer } from '../src/testing/startTestServer';

type Schemas = components['schemas'];
const IBAN = 'TR330006100519786457841326';
const DAY = 86_400;

let server: TestServer;
let owner: Owner;
let bank: { [Name in keyof PaymentCollectionPort]: (data: never) => Promise<unknown> };
const silent = () => new Promise<never>(() => undefined);
const stateOf = ({ referans }: { referans: string }, change: Partial<Schemas['BankRequestState']> = {}) =>
  Promise.resolve({ referans, durum: 'B' as const, ...change });

beforeEach(async () => {
  bank = {
    createQr: () => Promise.resolve({ yok: 'Yok' }),
    requestToPay: stateOf,
    requestState: stateOf,
    cancelRequest: stateOf,
    listMovements: () => Promise.resolve({ hareketler: [] }),
  };
  const port = Object.fromEntries(
    Object.keys(bank).map((name) => [name, (data: never) => bank[name as keyof PaymentCollectionPort](data)]),
  ) as unknown as PaymentCollectionPort;
  server = await startTestServer({ render: emptyPdf, bank: port, config: { accessTokenSeconds: 400 * DAY } });
  owner = await linkNewcomer(server, '33333301');
  await startTracking(server, owner, '2026-01-01');
  await addAccount(owner);
});
afterEach(() => server.close());

const addAccount = (who: Owner) =>
  who.client.POST('/banka', {
    params: { query: who.query },
    body: { bankaAdi: 'Ziraat', iban: IBAN, faturadaGoster: false, tahsilatHesabi: true },
  });
const at = (id: string) => ({ path: { id }, query: owner.query });
const ask = async (id: string, kismi = false) =>
  (
    await owner.client.POST('/fatura/{id}/odeme-iste', {
      params: at(id),
      body: { borclu: { tur: 'EPOSTA', deger: 'ayse@ornek.com' }, sonGecerlilik: '2026-09-05T12:00:00Z', kismi },
    })
  ).data;
const latest = async (id: string) =>
  (await owner.client.GET('/fatura/{id}/odeme-iste', { params: at(id) })).data.items[0];
const qrOf = async (id: string) => (await owner.client.GET('/fatura/{id}/odeme-karekodu', { params: at(id) })).data;
const receipts = async () => (await owner.client.GET('/tahsilat', { params: { query: owner.query } })).data.items;
const pageOf = async (id: string) => {
  const { url } = (await owner.client.POST('/fatura/{id}/odeme-baglantisi', { params: at(id) })).data;
  return (await server.fetch(new Request(`${server.baseUrl}/${url}`))).text();
};

describe('MNY-118, MNY-119: a lost answer', () => {
  it('is settled by the state of the request, never by a second request', async () => {
    const { id } = await issueInvoice(server, owner);
    const sent: string[] = [];
    bank.requestToPay = ({ referans }: { referans: string }) => {
      sent.push(referans);
      // The process dies here: the bank has the request, and the server has no answer.
      return Promise.reject(new Error('killed'));
    };
    const lost = await apiError(ask(id));
    expect([lost.status, lost.code]).toEqual([503, 'BANK_UNREACHABLE']);
    expect(await latest(id)).toMatchObject({ durum: 'GONDERILIYOR' });
    expect((await apiError(ask(id))).code).toBe('PAYMENT_REQUEST_OPEN');
    await server.restart();
    bank.requestState = (reference: never) => stateOf(reference, { durum: 'O' });
    await server.settle(1, 60);
    expect(await latest(id)).toMatchObject({ durum: 'ODENDI', odenen: '1260.00' });
    expect(sent).toHaveLength(1);
    expect(await receipts()).toHaveLength(1);
  });

  it('ends the request when the bank does not know it, but not while it may be on its way', async () => {
    const { id } = await issueInvoice(server, owner);
    bank.requestToPay = () => Promise.reject(new Error('killed'));
    bank.requestState = (reference: never) => stateOf(reference, { durum: 'YOK' });
    await apiError(ask(id));
    await server.settle(1, 60);
    expect(await latest(id)).toMatchObject({ durum: 'GONDERILIYOR' });
    await server.settle(3, 900);
    expect(await latest(id)).toMatchObject({ durum: 'ULASMADI', tahsilatId: null });
  });

  it('a refusal at once ends the request with its reason', async () => {
    const { id } = await issueInvoice(server, owner);
    bank.requestToPay = () => Promise.resolve({ yok: 'FAST sınırı aşıldı.' });
    const refused = await apiError(ask(id));
    expect([refused.status, refused.code, refused.message]).toEqual([409, 'BANK_UNAVAILABLE', 'FAST sınırı aşıldı.']);
    expect(await latest(id)).toMatchObject({ durum: 'ULASMADI', neden: 'FAST sınırı aşıldı.' });
  });
});

describe('MNY-119: a bank that lies', () => {
  it.each([
    ['another reference', { referans: 'x', durum: 'O' }],
    ['more than was asked for', { durum: 'O', odenen: '1260.01' }],
    ['a part that was not allowed', { durum: 'O', odenen: '1.00' }],
    ['nothing', { durum: 'O', odenen: '0.00' }],
    ['a negative amount', { durum: 'O', odenen: '-1260.00' }],
    ['an amount that is none', { durum: 'O', odenen: 'all' }],
    ['an unknown state', { durum: 'X' }],
    ['a text with NUL', { durum: 'I', neden: 'a\u0000b' }],
    ['a list', []],
    ['null', null],
  ])('about %s books nothing, and is asked again', async (_name, answer) => {
    const { id } = await issueInvoice(server, owner);
    await ask(id);
    bank.requestState = ({ referans }: { referans: string }) =>
      Promise.resolve(Array.isArray(answer) || answer === null ? answer : { referans, ...answer });
    await server.settle(2, 300);
    expect(await latest(id)).toMatchObject({ durum: 'GONDERILDI', odenen: null });
    expect(await receipts()).toEqual([]);
    bank.requestState = (reference: never) => stateOf(reference, { durum: 'O', odemeTarihi: '1999-01-01' });
    await server.settle(1, 3600);
    expect(await receipts()).toMatchObject([{ tutar: '1260.00', tarih: '2026-09-03' }]);
  });

  it('HTML in its words is text', async () => {
    const { id } = await issueInvoice(server, owner);
    await ask(id);
    bank.requestState = (reference: never) =>
      stateOf(reference, { durum: 'I', nedenKodu: '99', neden: '<b>\u0007Kapalı</b>' });
    await server.settle(1, 60);
    expect(await latest(id)).toMatchObject({ durum: 'IPTAL', neden: '<b>Kapalı</b>' });
  });

  it.each([
    ['of another amount', '54041.00'],
    ['with a wrong checksum', '63040000'],
  ])('MNY-78: a payment code %s is not shown, and its payload is not logged', async (_name, karekod) => {
    const { id } = await issueInvoice(server, owner);
    bank.createQr = () => Promise.resolve({ karekod, tur: 'TR_KAREKOD' });
    expect(await qrOf(id)).toEqual({ karekod: null, expiresAt: null, deneme: false });
    expect(await pageOf(id)).not.toContain('class="karekod"');
    const logged = server.logs.filter(({ event }) => event === 'bank_qr_refused');
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(server.logs)).not.toContain(karekod);
  });

  it('MNY-78: an expired payment code is not shown', async () => {
    const { id } = await issueInvoice(server, owner);
    bank.createQr = () => Promise.resolve({ karekod: 'TEST', tur: 'KISA', expiresAt: '2026-09-03T09:00:30Z' });
    expect((await qrOf(id)).karekod).toBe('TEST');
    server.clock.advance(30);
    expect((await qrOf(id)).karekod).toBeNull();
  });
});

it('MNY-119: a bank that hangs delays the payment page by two seconds, once for all who open it', async () => {
  const { id } = await issueInvoice(server, owner);
  let asked = 0;
  bank.createQr = () => {
    asked += 1;
    return silent();
  };
  const begun = performance.now();
  const pages = await Promise.all([pageOf(id), pageOf(id), pageOf(id)]);
  expect(performance.now() - begun).toBeLessThan(6000);
  for (const page of pages) expect(page).toContain('TR33 0006 1005 1978 6457 8413 26');
  expect(asked).toBe(1);
});

it('MNY-77: an answer that takes too long is none', async () => {
  const hanging = guardedBank({ ...(bank as unknown as PaymentCollectionPort), requestState: silent }, 50);
  await expect(hanging.requestState({ sirketKimligi: null, referans: 'x' })).rejects.toBeInstanceOf(BankUnreachable);
});

it('MNY-80: two servers that ask at once book once, also when a person records a payment at that moment', async () => {
  const { id } = await issueInvoice(server, owner);
  await ask(id, true);
  bank.requestState = (reference: never) => stateOf(reference, { durum: 'O', odenen: '1000.00' });
  const second = server.secondApp();
  await second.app.start();
  server.clock.advance(60);
  const tutar = '260.00';
  await Promise.all([
    server.runJobs(),
    second.runJobs(),
    owner.client.POST('/tahsilat', {
      params: { query: owner.query },
      body: {
        faturaId: id,
        tarih: '2026-09-03',
        tutar,
        paraBirim: 'TRY',
        yontem: 'NAKIT',
        dagitim: [{ faturaId: id, tutar }],
      },
    }),
  ]);
  await second.app.close();
  expect((await receipts()).map((one) => one.tutar).sort()).toEqual(['1000.00', '260.00']);
  const { tahsilat } = (await owner.client.GET('/fatura/{id}', { params: at(id) })).data;
  expect(tahsilat).toMatchObject({ durum: 'ODENDI', kalan: '0.00' });
});

it('MNY-80: an answer after the invoice was paid is a credit', async () => {
  const { id } = await issueInvoice(server, owner);
  await ask(id);
  const tutar = '1260.00';
  await owner.client.POST('/tahsilat', {
    params: { query: owner.query },
    body: {
      faturaId: id,
      tarih: '2026-09-03',
      tutar,
      paraBirim: 'TRY',
      yontem: 'NAKIT',
      dagitim: [{ faturaId: id, tutar }],
    },
  });
  bank.cancelRequest = (reference: never) => stateOf(reference, { durum: 'O' });
  await server.settle(2, 60);
  expect(await latest(id)).toMatchObject({ durum: 'ODENDI', avans: '1260.00' });
  expect(await receipts()).toHaveLength(2);
});

describe('MNY-77: the bank that a partner serves over HTTP', () => {
  const address = 'https://banka.example/tahsilat';

  it('gets signed calls for its own companies only, and its answers are checked', async () => {
    const receiver = await startReceiver();
    try {
      const { id } = await issueInvoice(server, owner);
      const other = await linkNewcomer(server, '33333302');
      await startTracking(server, other, '2026-01-01');
      await addAccount(other);
      const own = await issueInvoice(server, other);
      const { rotate } = await partnerCompany(`${receiver.url}tahsilat`);
      const rotated = await rotate();
      expect(rotated.partner).toMatchObject({ tahsilatSirri: true, tahsilatAdresi: `${receiver.url}tahsilat` });
      receiver.answer = (_call, response) => {
        response.end(JSON.stringify({ karekod: 'TEST 1', tur: 'KISA' }));
        return undefined;
      };
      expect((await qrOf(id)).karekod).toBe('TEST 1');
      const [call] = receiver.calls;
      expect(isSigned(call, rotated.sir)).toBe(true);
      const sent = JSON.parse(call?.body ?? '') as Schemas['BankCall'];
      expect(sent.type).toBe('createQr');
      expect(sent.data).toMatchObject({ sirketKimligi: 'firma-1', tutar: '1260.00', paraBirim: 'TRY', iban: IBAN });
      expect(call?.body).not.toMatch(/Büyükçamlıca|1938472657/);
      // Companies of others have the bank of the installation.
      const asked = { path: { id: own.id }, query: other.query };
      await other.client.GET('/fatura/{id}/odeme-karekodu', { params: asked });
      expect(receiver.calls).toHaveLength(1);
    } finally {
      await receiver.close();
    }
  });

  it('is not asked without a secret, nor while the partner is paused', async () => {
    const receiver = await startReceiver();
    try {
      const { id } = await issueInvoice(server, owner);
      const { rotate } = await partnerCompany(receiver.url);
      expect((await qrOf(id)).karekod).toBeNull();
      await rotate();
      await server.db.queries.update(partners).set({ pausedAt: server.clock.now() });
      server.clock.advance(60);
      expect((await qrOf(id)).karekod).toBeNull();
      const settings = await owner.client.GET('/tahsilat-ayarlari', { params: { query: owner.query } });
      expect(settings.data.bankaBagli).toBe(false);
      expect(receiver.calls).toEqual([]);
    } finally {
      await receiver.close();
    }
  });

  it.each([
    ['http', 'http://banka.example/', 'URL_NOT_HTTPS'],
    ['a private address', 'https://10.0.0.1/', 'URL_NOT_PUBLIC'],
    ['this machine', 'https://localhost/', 'URL_NOT_PUBLIC'],
  ])('%s is refused as its address', (_name, url, code) => {
    expect(createWebhooks({ isOpen: false }).refuses(url)).toBe(code);
  });

  it('a name that leads to a private network gets no call', async () => {
    const webhooks = createWebhooks({
      isOpen: false,
      resolve: () => Promise.resolve([{ address: '169.254.169.254', family: 4 }]),
    });
    expect(await webhooks.post({ url: address, headers: {}, body: '{}' })).toEqual({ failure: 'ADRES_YASAK' });
  });

  it.each([
    ['a redirect', 302, '{"karekod":"TEST","tur":"KISA"}'],
    ['an error', 500, '{"karekod":"TEST","tur":"KISA"}'],
    ['no JSON', 200, '<html>'],
    ['another shape', 200, '{"karekod":1}'],
    ['200 MB', 200, `{"karekod":"TEST","tur":"KISA","x":"${'x'.repeat(1024)}`],
  ])('%s is no answer', async (name, status, text) => {
    const receiver = await startReceiver();
    try {
      const { id } = await issueInvoice(server, owner);
      await (await partnerCompany(receiver.url)).rotate();
      receiver.answer = async (_call, response) => {
        response.writeHead(status, { Location: 'http://127.0.0.1/' });
        response.write(text);
        for (let mb = 0; name === '200 MB' && mb < 200 && !response.destroyed; mb += 1) {
          if (!response.write('x'.repeat(1_000_000)))
            await new Promise((done) => response.once('drain', done).once('close', done));
        }
        response.end();
        return undefined as never;
      };
      const refused = await apiError(owner.client.GET('/fatura/{id}/odeme-karekodu', { params: at(id) }));
      expect([refused.status, refused.code]).toEqual([503, 'BANK_UNREACHABLE']);
    } finally {
      await receiver.close();
    }
  });

  it('MNY-82: no browser is sent to a page that is not on https', async () => {
    const receiver = await startReceiver();
    try {
      const { id } = await issueInvoice(server, owner);
      await (await partnerCompany(receiver.url)).rotate();
      let sayfa = 'http://banka.example/ode';
      receiver.answer = ({ body }, response) => {
        const { type, data } = JSON.parse(body) as { type: string; data: { referans: string } };
        const request = { referans: data.referans, durum: type === 'cancelRequest' ? 'I' : 'B', sayfa };
        response.end(JSON.stringify(type === 'createQr' ? { yok: 'Yok' } : request));
        return undefined;
      };
      const { url } = (await owner.client.POST('/fatura/{id}/odeme-baglantisi', { params: at(id) })).data;
      const pay = () => server.fetch(new Request(`${server.baseUrl}/${url}/ode`, { method: 'POST' }));
      expect((await pay()).status).toBe(503);
      await server.db.queries.delete(paymentRequests);
      sayfa = 'https://banka.example/ode';
      const paying = await pay();
      expect([paying.status, paying.headers.get('Location')]).toEqual([303, sayfa]);
    } finally {
      await receiver.close();
    }
  });

  /** The company of `owner` becomes one of a partner. */
  async function partnerCompany(tahsilatAdresi: string) {
    const { admin, id: partnerId } = await openPartner(server, { tahsilatAdresi });
    await server.db.queries
      .update(companies)
      .set({ partnerId, partnerRef: 'firma-1' })
      .where(eq(companies.id, owner.companyId));
    const rotate = async () =>
      (await admin.client.POST('/admin/partner/{id}/tahsilat-sirri', { params: { path: { id: partnerId } } })).data;
    return { rotate };
  }
});

function isSigned(call: ReceivedCall | undefined, secret: string): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature } = call?.headers ?? {};
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${time}.${call?.body}`).digest('base64');
  return signature === `v1,${mac}`;
}
