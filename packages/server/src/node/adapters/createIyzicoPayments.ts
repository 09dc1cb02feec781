import {
  type OpenPayment,
  type PaymentCard,
  type PaymentOrder,
  type PaymentOutcome,
  type Payments,
  PaymentsUnreachable,
} from '../../ports/Payments';
import { BANK_REFUSED, NOT_IN_TIME, NOT_SIGNED } from '../../problems/paymentProblems';

export interface IyzicoConfig {
  readonly url: string;
  readonly apiKey: string;
  readonly secretKey: string;
}

type Answer = Readonly<Record<string, unknown>>;
type Ask = (params: object, done: (error: unknown, answer: unknown) => void) => void;

const TIMEOUT_MS = 40_000;
/** The states of an open payment: it waits for the 3-D page, or for our confirmation after it. */
const OPEN_STATES = ['INIT_THREEDS', 'CALLBACK_THREEDS', 'INIT_BANK_TRANSFER', 'INIT_CREDIT'];
const SIGNED_BY_HOLDER = '1';

/**
 * iyzico's 3-D Secure payment with its own library (https://docs.iyzico.com, "3DS ile ödeme"): start, the bank's page,
 * then our confirmation, which takes the money. The library is loaded for the first payment. It has no timeout and
 * keeps the last request, so each call gets its own instance and time limit.
 */
export function createIyzicoPayments(config: IyzicoConfig): Payments {
  const load = async () => {
    const { default: Iyzipay } = await import('iyzipay');
    return new Iyzipay({ uri: config.url, apiKey: config.apiKey, secretKey: config.secretKey });
  };

  const check = async ({ id, providerId, amount }: OpenPayment): Promise<PaymentOutcome> => {
    if (providerId === null) return { state: 'open' };
    const { payment } = await load();
    return outcomeOf(
      await asked((params, done) => payment.retrieve(params, done), {
        locale: 'tr',
        conversationId: id,
        paymentId: providerId,
        paymentConversationId: id,
      }),
      amount,
    );
  };

  return {
    async start(order, card) {
      const { threedsInitialize } = await load();
      const answer = await asked((params, done) => threedsInitialize.create(params, done), requestOf(order, card));
      const html = Buffer.from(textOf(answer, 'threeDSHtmlContent'), 'base64').toString('utf8');
      if (answer['status'] !== 'success' || html === '')
        return { state: 'refused', reason: textOf(answer, 'errorMessage') || BANK_REFUSED };
      return { state: 'open', providerId: textOf(answer, 'paymentId'), page: { html } };
    },

    async complete(payment, form) {
      const { id, providerId, amount } = payment;
      if (providerId === null) return { state: 'open' };
      if (form['mdStatus'] !== SIGNED_BY_HOLDER) return refusedUnlessPaid(await check(payment), NOT_SIGNED);
      const { threedsPayment } = await load();
      const conversationData = textOf(form, 'conversationData');
      const answer = await asked((params, done) => threedsPayment.create(params, done), {
        locale: 'tr',
        conversationId: id,
        paymentId: providerId,
        ...(conversationData && { conversationData }),
      });
      // Confirming a payment twice is an error at iyzico and does not change the payment.
      return answer['status'] === 'success'
        ? outcomeOf(answer, amount)
        : refusedUnlessPaid(await check(payment), textOf(answer, 'errorMessage') || BANK_REFUSED);
    },

    check,

    async cancel(payment) {
      return refusedUnlessPaid(await check(payment), NOT_IN_TIME);
    },
  };
}

/** No money moves without our confirmation, so an open payment can be refused. */
function refusedUnlessPaid(outcome: PaymentOutcome, reason: string): PaymentOutcome {
  return outcome.state === 'open' ? { state: 'refused', reason } : outcome;
}

/**
 * Reads iyzico's state of a payment. Only the full amount counts as paid. During iyzico's fraud check the payment stays
 * open.
 */
function outcomeOf(answer: Answer, amount: string): PaymentOutcome {
  if (answer['status'] !== 'success') return { state: 'open' };
  const state = textOf(answer, 'paymentStatus') || 'SUCCESS';
  if (OPEN_STATES.includes(state) || textOf(answer, 'fraudStatus') === '0') return { state: 'open' };
  const isWhole = Number(textOf(answer, 'paidPrice')) === Number(amount) && textOf(answer, 'currency') === 'TRY';
  return state === 'SUCCESS' && textOf(answer, 'fraudStatus') === '1' && isWhole
    ? { state: 'paid' }
    : { state: 'refused', reason: textOf(answer, 'errorMessage') || BANK_REFUSED };
}

function requestOf({ id, amount, callbackUrl, buyer }: PaymentOrder, card: PaymentCard): object {
  const [name = '', ...surnames] = buyer.name.split(' ');
  const surname = surnames.join(' ') || name;
  const address = { contactName: buyer.name, city: buyer.city, country: 'Türkiye', address: buyer.address };
  return {
    locale: 'tr',
    conversationId: id,
    price: amount,
    paidPrice: amount,
    currency: 'TRY',
    installment: '1',
    basketId: id,
    paymentChannel: 'WEB',
    paymentGroup: 'SUBSCRIPTION',
    callbackUrl,
    paymentCard: {
      cardHolderName: card.cardHolderFullName,
      cardNumber: card.cardNumber,
      expireMonth: card.expMonth,
      expireYear: card.expYear,
      cvc: card.cvcNumber,
      registerCard: '0',
    },
    buyer: {
      id: buyer.id,
      name,
      surname,
      email: buyer.email,
      identityNumber: buyer.taxNumber,
      city: buyer.city,
      country: 'Türkiye',
      registrationAddress: buyer.address,
      ...(buyer.phone && { gsmNumber: `+90${buyer.phone.slice(-10)}` }),
      ip: buyer.ip ?? '127.0.0.1',
    },
    billingAddress: address,
    shippingAddress: address,
    basketItems: [
      { id: 'yillik-uyelik', name: 'Kalem yıllık üyelik', category1: 'Üyelik', itemType: 'VIRTUAL', price: amount },
    ],
  };
}

/**
 * Calls the library and returns its answer as an object. Its errors contain the request with the card, so nothing of
 * them is passed on.
 */
function asked(ask: Ask, params: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const unreachable = () => reject(new PaymentsUnreachable('iyzico does not answer'));
    const late = setTimeout(unreachable, TIMEOUT_MS);
    ask(params, (error, answer) => {
      clearTimeout(late);
      if (error || typeof answer !== 'object' || answer === null || !('status' in answer)) unreachable();
      else resolve({ ...answer });
    });
  });
}

function textOf(answer: Answer, name: string): string {
  const value = answer[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
