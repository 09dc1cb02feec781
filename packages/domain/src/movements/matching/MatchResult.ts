import type { PaymentHint } from '../../ledger/paymentHint';

/** The step of the rules that found a proposal, 1 to 10. Source: MNY-92. */
export type MatchRule = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/**
 * Why a proposal is made, for the person: by a collection reference, an invoice number, a VKN or TCKN, a known payer
 * (IBAN or learned name), or a similar name. With `_TUTAR` the amount is equal too, without it the amount differs.
 * TUTAR is the amount alone.
 */
export type MatchReason =
  | 'REFERANS_TUTAR'
  | 'REFERANS'
  | 'NUMARA_TUTAR'
  | 'NUMARA'
  | 'VKN_TUTAR'
  | 'VKN'
  | 'ODEYEN_TUTAR'
  | 'ODEYEN'
  | 'AD_TUTAR'
  | 'TUTAR';

/** What a movement may pay. */
export interface Proposal {
  readonly kural: MatchRule;
  readonly neden: MatchReason;
  /** The customer account that gets what closes nothing. */
  readonly borcluId: string;
  /** How much of which invoice, in the invoice's currency. */
  readonly dagitim: readonly { readonly faturaId: string; readonly tutar: string }[];
  /** What closes nothing, in the currency of the movement. */
  readonly fazla: string;
  /** Why the amount may differ from the invoice (MNY-44). */
  readonly ipucu?: PaymentHint;
  /** The currencies differ: the person confirms a rate, and `dagitim` has the whole rests. */
  readonly kurGerekli?: true;
}

/** What was found for a movement. */
export interface MatchResult {
  /** OTOMATIK: book the only proposal. ONERI: wait for a person. */
  readonly sonuc: 'OTOMATIK' | 'ONERI' | 'YOK';
  /** The rule of the first proposal. */
  readonly kural?: MatchRule;
  /** Best first, at most 20. Rule 10 is the last one and is never preselected. */
  readonly oneriler: readonly Proposal[];
  /** Payments recorded by hand that this movement may be, offered before the proposals (MNY-97). */
  readonly tahsilatlar: readonly string[];
  /** The search for several invoices ended after 50,000 steps (MNY-95). */
  readonly aramaKesildi: boolean;
}
