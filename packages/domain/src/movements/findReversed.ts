import type { BankMovement } from './BankMovement';

/** A stored credit that a bank may take back. */
export interface TakenCredit extends Pick<BankMovement, 'hesap' | 'tarih' | 'tutar' | 'paraBirim' | 'bankaReferansi'> {
  readonly hareketId: string;
}

/**
 * The credits that a debit takes back: the same account, amount and reference, not later than the debit; with `iptal`
 * (RC of MT940) also without a reference, within 30 days. One: reverse its receipt. Several: the bank's reversal cannot
 * be told apart, a person has to choose. None: not a reversal, the debit is not stored. Leave out credits that are
 * reversed already. Source: MNY-100.
 */
export function findReversed(_debit: BankMovement, _credits: readonly TakenCredit[]): readonly TakenCredit[] {
  throw new Error('Not written yet');
}
