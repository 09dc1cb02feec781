/** The card as typed. It goes to the provider alone: not into the database, a log or an error. */
export interface PaymentCard {
  readonly cardHolderFullName: string;
  readonly cardNumber: string;
  /** 01–12 */
  readonly expMonth: string;
  /** Four digits. */
  readonly expYear: string;
  readonly cvcNumber: string;
}

export interface PaymentOrder {
  /** The tx. */
  readonly id: string;
  /** In TRY, KDV included. */
  readonly amount: string;
  /** Where the bank's page posts its answer to, when the provider works so: POST /payment/{id}/callback. */
  readonly callbackUrl: string;
  /** Where the payer ends up: {webBaseUrl}/payment/{tx}. */
  readonly returnUrl: string;
  /** What providers want to know against fraud. */
  readonly buyer: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly taxNumber: string;
    readonly address: string;
    readonly city: string;
    /** Network address, where the host knows it. */
    readonly ip: string | undefined;
  };
}

/** A payment that was begun. */
export interface OpenPayment {
  readonly id: string;
  /** The provider's own name for it; null when its answer was lost. */
  readonly providerId: string | null;
  readonly amount: string;
}

/** `reason` is Turkish, for the payer. */
type PaymentRefusal = { readonly state: 'refused'; readonly reason: string };

/** The bank's 3-D page has an address, or comes as HTML that we show (GET /payment/{id}/page). */
type PaymentStart =
  | PaymentRefusal
  | {
      readonly state: 'open';
      readonly providerId: string;
      readonly page: { readonly url: string } | { readonly html: string };
    };

/** `open`: nothing has been paid yet, and it still can be. */
export type PaymentOutcome = PaymentRefusal | { readonly state: 'open' } | { readonly state: 'paid' };

/** A payment provider. Each call rejects with `PaymentsUnreachable` when the provider does not answer. */
export interface Payments {
  /** Begins a payment. The same id means the same payment. */
  start(order: PaymentOrder, card: PaymentCard): Promise<PaymentStart>;
  /** Takes what the bank's page posted, which anybody could have, to the provider; answers how the payment stands. */
  complete(payment: OpenPayment, answer: Readonly<Record<string, unknown>>): Promise<PaymentOutcome>;
  check(payment: OpenPayment): Promise<PaymentOutcome>;
  /** Makes sure that it cannot be paid any more, and answers its outcome: it may have been paid before. */
  cancel(payment: OpenPayment): Promise<PaymentOutcome>;
}

/** The payment provider did not answer, or not in its own format: the outcome is unknown. */
export class PaymentsUnreachable extends Error {
  override readonly name = 'PaymentsUnreachable';
}
