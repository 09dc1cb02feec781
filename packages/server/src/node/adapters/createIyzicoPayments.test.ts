import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type PaymentOrder, PaymentsUnreachable } from '../../ports/Payments';
import { createIyzicoPayments } from './createIyzicoPayments';

/** A local server that behaves like iyzico's documented API. */
const iyzico = {
  answers: new Map<string, object | string>(),
  asked: [] as { path: string; body: Record<string, unknown> }[],
};
const keys = { apiKey: 'deneme-anahtari', secretKey: 'deneme-sirri' };
const page = '<form action="https://banka.ornek.com.tr/3d" method="post"><input name="PaReq" value="x"></form>';

let http: Server;
let url: string;
beforeAll(async () => {
  http = createServer((request, response) => {
    void read(request).then((text) => {
      const path = request.url ?? '';
      if (!isSigned(request, path, text))
        return response.end(JSON.stringify({ status: 'failure', errorCode: '1000', errorMessage: 'Geçersiz imza' }));
      iyzico.asked.push({ path, body: JSON.parse(text) as Record<string, unknown> });
      const answer = iyzico.answers.get(path) ?? { status: 'failure', errorMessage: 'Beklenmeyen çağrı' };
      return response.end(typeof answer === 'string' ? answer : JSON.stringify(answer));
    });
  }).listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => new Promise((done) => http.close(done)));
beforeEach(() => {
  iyzico.answers.clear();
  iyzico.asked.length = 0;
});

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Checks the IYZWSv2 signature: an HMAC of a random text, the path and the body. */
function isSigned(request: IncomingMessage, path: string, body: string): boolean {
  const header = Buffer.from((request.headers.authorization ?? '').replace('IYZWSv2 ', ''), 'base64').toString();
  const random = String(request.headers['x-iyzi-rnd']);
  const signature = createHmac('sha256', keys.secretKey)
    .update(random + path + body)
    .digest('hex');
  return header === `apiKey:${keys.apiKey}&randomKey:${random}&signature:${signature}`;
}

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const card = {
  cardHolderFullName: 'Ayşe Yılmaz',
  cardNumber: '5528790000000008',
  expMonth: '12',
  expYear: '2030',
  cvcNumber: '123',
};
const order: PaymentOrder = {
  id,
  amount: '1124.10',
  callbackUrl: `https://kalem.test/api/payment/${id}/callback`,
  returnUrl: `https://kalem.test/payment/${id}`,
  buyer: {
    id: 'u1',
    name: 'Ayşe Nur Yılmaz',
    email: 'ayse@ornek.com.tr',
    phone: '905321234567',
    taxNumber: '7351902846',
    address: 'Atatürk Cad. 1',
    city: 'İstanbul',
    ip: '203.0.113.7',
  },
};
const open = { id, providerId: '12345', amount: '1124.10' };
const paid = {
  status: 'success',
  paymentId: '12345',
  paymentStatus: 'SUCCESS',
  fraudStatus: 1,
  price: 1124.1,
  paidPrice: 1124.1,
  currency: 'TRY',
};
const payments = () => createIyzicoPayments({ url, ...keys });
const paths = () => iyzico.asked.map(({ path }) => path);

describe('iyzico', () => {
  it('PAY-16: starts a 3-D payment of the full amount in TRY and returns the bank’s page', async () => {
    iyzico.answers.set('/payment/3dsecure/initialize', {
      status: 'success',
      paymentId: '12345',
      threeDSHtmlContent: Buffer.from(page).toString('base64'),
    });
    expect(await payments().start(order, card)).toEqual({ state: 'open', providerId: '12345', page: { html: page } });
    expect(iyzico.asked[0]?.body).toMatchObject({
      conversationId: id,
      basketId: id,
      currency: 'TRY',
      installment: '1',
      callbackUrl: order.callbackUrl,
      paymentCard: {
        cardHolderName: 'Ayşe Yılmaz',
        cardNumber: card.cardNumber,
        expireMonth: '12',
        expireYear: '2030',
        cvc: '123',
      },
      buyer: {
        name: 'Ayşe',
        surname: 'Nur Yılmaz',
        gsmNumber: '+905321234567',
        identityNumber: '7351902846',
        ip: '203.0.113.7',
      },
      basketItems: [{ itemType: 'VIRTUAL' }],
    });
    expect([iyzico.asked[0]?.body['price'], iyzico.asked[0]?.body['paidPrice']].map(Number)).toEqual([1124.1, 1124.1]);
  });

  it('PAY-16: returns the bank’s text for a refused card', async () => {
    iyzico.answers.set('/payment/3dsecure/initialize', {
      status: 'failure',
      errorCode: '12',
      errorMessage: 'Kart numarası geçersizdir',
    });
    expect(await payments().start(order, card)).toEqual({ state: 'refused', reason: 'Kart numarası geçersizdir' });
  });

  it('PAY-20: takes the money when the holder has confirmed, with the stored id', async () => {
    iyzico.answers.set('/payment/3dsecure/auth', paid);
    expect(await payments().complete(open, { mdStatus: '1', conversationData: 'veri', paymentId: 'baskasi' })).toEqual({
      state: 'paid',
    });
    expect(iyzico.asked[0]).toMatchObject({
      path: '/payment/3dsecure/auth',
      body: { paymentId: '12345', conversationId: id, conversationData: 'veri' },
    });
  });

  it.each(['0', '2', '4', '7', '8', undefined])(
    'PAY-18: does not take the money when the 3-D page answered %s',
    async (mdStatus) => {
      iyzico.answers.set('/payment/detail', { status: 'success', paymentStatus: 'INIT_THREEDS' });
      expect(await payments().complete(open, { mdStatus })).toEqual({
        state: 'refused',
        reason: '3-D doğrulaması tamamlanmadı.',
      });
      expect(paths()).toEqual(['/payment/detail']);
    },
  );

  it('PAY-18: returns the bank’s text for a refusal, and a later refusal does not change a paid payment', async () => {
    iyzico.answers.set('/payment/3dsecure/auth', {
      status: 'failure',
      errorCode: '10051',
      errorMessage: 'Kart limiti yetersiz, yetersiz bakiye',
    });
    iyzico.answers.set('/payment/detail', { status: 'failure', errorMessage: 'bulunamadı' });
    expect(await payments().complete(open, { mdStatus: '1' })).toEqual({
      state: 'refused',
      reason: 'Kart limiti yetersiz, yetersiz bakiye',
    });
    iyzico.answers.set('/payment/detail', paid);
    expect(await payments().complete(open, { mdStatus: '1' })).toEqual({ state: 'paid' });
  });

  it.each([
    [paid, { state: 'paid' }],
    [
      { ...paid, paidPrice: 1 },
      { state: 'refused', reason: 'Bankanız ödemeyi onaylamadı.' },
    ],
    [
      { ...paid, currency: 'USD' },
      { state: 'refused', reason: 'Bankanız ödemeyi onaylamadı.' },
    ],
    [{ ...paid, fraudStatus: 0 }, { state: 'open' }],
    [
      { ...paid, fraudStatus: -1 },
      { state: 'refused', reason: 'Bankanız ödemeyi onaylamadı.' },
    ],
    [
      { ...paid, paymentStatus: 'FAILURE' },
      { state: 'refused', reason: 'Bankanız ödemeyi onaylamadı.' },
    ],
    [{ ...paid, paymentStatus: 'CALLBACK_THREEDS' }, { state: 'open' }],
    [{ status: 'failure', errorMessage: 'bulunamadı' }, { state: 'open' }],
  ])('PAY-20: a later check that answers %o is %o', async (answer, outcome) => {
    iyzico.answers.set('/payment/detail', answer);
    expect(await payments().check(open)).toEqual(outcome);
  });

  it('PAY-16: a cancelled payment can no longer be paid, unless it was paid before', async () => {
    iyzico.answers.set('/payment/detail', { status: 'success', paymentStatus: 'INIT_THREEDS' });
    expect(await payments().cancel(open)).toMatchObject({ state: 'refused' });
    iyzico.answers.set('/payment/detail', paid);
    expect(await payments().cancel(open)).toEqual({ state: 'paid' });
    expect(await payments().cancel({ ...open, providerId: null })).toMatchObject({ state: 'refused' });
  });

  it('PAY-16: an invalid or missing answer counts as unreachable, and no error contains the card', async () => {
    iyzico.answers.set('/payment/3dsecure/initialize', '<html>502</html>');
    const failed = await payments()
      .start(order, card)
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(PaymentsUnreachable);
    const nobody = await createIyzicoPayments({ url: 'http://127.0.0.1:9', ...keys })
      .start(order, card)
      .catch((error: unknown) => error);
    expect(nobody).toBeInstanceOf(PaymentsUnreachable);
    for (const error of [failed, nobody])
      expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('5528');
  });
});
