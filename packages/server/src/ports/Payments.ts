/** The card as typed. It is sent only to the provider: never into the database, a log or an error. */
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
  /** The `tx`. */
  readonly id: string;
  /** In TRY, including KDV. */
  readonly amount: string;
  /** The URL to which the bank's page posts its result, if the provider uses it: POST /payment/{id}/callback. */
  readonly callbackUrl: string;
  /** The page to which the payer returns: {webBaseUrl}/payment/{tx}. */
  readonly returnUrl: string;
  /** Data that providers require against fraud. */
  readonly buyer: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly taxNumber: string;
    readonly address: string;
    readonly city: string;
    /** The network address, if the host knows it. */
    readonly ip: string | undefined;
  };
}

/** A started payment. */
export interface OpenPayment {
  readonly id: string;
  /** The provider's id of the payment. Null when its answer was lost. */
  readonly providerId: string | null;
  readonly amount: string;
}

/** `reason` is Turkish, for the payer. */
type PaymentRefusal = { readonly state: 'refused'; readonly reason: string };

/** The bank's 3-D page is a URL, or HTML that we show (GET /payment/{id}/page). */
type PaymentStart =
  | PaymentRefusal
  | {
      readonly state: 'open';
      readonly providerId: string;
      readonly page: { readonly url: string } | { readonly html: string };
    };

/** `open`: not paid yet, and can still be paid. */
export type PaymentOutcome = PaymentRefusal | { readonly state: 'open' } | { readonly state: 'paid' };

/** A payment provider. Each method rejects with `PaymentsUnreachable` when the provider does not answer. */
export interface Payments {
  /** Starts a payment. The same id is the same payment. */
  start(order: PaymentOrder, card: PaymentCard): Promise<PaymentStart>;
  /**
   * Sends the bank page's result to the provider and returns the payment's outcome. Anybody could have posted that
   * result.
   */
  complete(payment: OpenPayment, answer: Readonly<Record<string, unknown>>): Promise<PaymentOutcome>;
  check(payment: OpenPayment): Promise<PaymentOutcome>;
  /** Makes sure that the payment can no longer be paid, and returns its outcome. It may have been paid before. */
  cancel(payment: OpenPayment): Promise<PaymentOutcome>;
}

/** The provider did not answer, or not in its own format. The outcome is unknown. */
export class PaymentsUnreachable extends Error {
  override readonly name = 'PaymentsUnreachable';
}
