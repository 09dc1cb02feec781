import type { BankMovement } from '../BankMovement';
import type { MatchResult } from './MatchResult';
import type { ManualReceipt, OpenInvoice } from './OpenInvoice';

/** What the company lets the matcher do by itself. Both are off by default. Source: MNY-92. */
export interface MatchChoices {
  /** 'Kısmi ödemeleri kendiliğinden işle' */
  readonly kismi: boolean;
  /** 'VKN ile gelen tam tutarı kendiliğinden işle' */
  readonly vkn: boolean;
}

/** Matches movements with the open invoices of one company. */
export interface Matcher {
  /** Adds an invoice, or replaces it when its rest has changed. */
  put(invoice: OpenInvoice): void;
  remove(faturaId: string): void;
  putReceipt(receipt: ManualReceipt): void;
  removeReceipt(tahsilatId: string): void;
  /** `learned`: the customer accounts of the learned payers whose keys (`payerKeys`) the movement has. */
  match(movement: BankMovement, learned?: readonly string[]): MatchResult;
}

/** Creates a matcher. A server with many invoices adds them in pieces by `put`. Source: MNY-92 to MNY-97. */
export function createMatcher(_invoices: Iterable<OpenInvoice>, _choices: MatchChoices): Matcher {
  throw new Error('Not written yet');
}

/**
 * What a confirmed pair is learned by, and looked up by: the full IBANs of the payer (a server keeps their MAC) and the
 * folded name. A masked IBAN is none. Source: MNY-101.
 */
export function payerKeys(_movement: BankMovement): { ibans: readonly string[]; ad?: string } {
  throw new Error('Not written yet');
}
