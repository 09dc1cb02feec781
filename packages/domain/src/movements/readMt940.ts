import type { Steps } from '../steps';
import type { BankMovement } from './BankMovement';

/** The movements of one account in an MT940 file, in the order of the file. */
export interface Mt940Account {
  /** The IBAN in tag 25, else its text. */
  readonly hesap: string;
  readonly paraBirim: string;
  readonly hareketler: readonly BankMovement[];
}

/**
 * Reads a decoded MT940 text: one entry for each account, because a file may have several. A page that is missing, a
 * broken tag, or a closing balance that is not opening + Σ makes the whole file STATEMENT_BROKEN, with the number of
 * the text line. Run it with `atOnce`, or in pieces. Source: MNY-90.
 */
// eslint-disable-next-line require-yield
export function* readMt940(
  _text: string,
): Steps<
  { readonly hesaplar: readonly Mt940Account[] } | { readonly kod: 'STATEMENT_BROKEN'; readonly satir: number }
> {
  throw new Error('Not written yet');
}

/** Whether a text begins like an MT940 file: a tag 20 or a SWIFT block before the first other text. Source: MNY-86. */
export function isMt940(_text: string): boolean {
  throw new Error('Not written yet');
}
