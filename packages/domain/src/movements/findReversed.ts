import { addDays, daysBetween } from '../dates/days';
import type { BankMovement } from './BankMovement';
import { wordsOf } from './texts/BankText';

/** A stored credit that a bank may take back. */
export interface TakenCredit extends Pick<
  BankMovement,
  'hesap' | 'tarih' | 'tutar' | 'paraBirim' | 'metin' | 'bankaReferansi'
> {
  readonly hareketId: string;
}

/** Days in which a bank takes back a credit without naming its reference. */
const REVERSAL_DAYS = 30;

/**
 * The credits that a debit takes back: the same account, amount and reference, not later than the debit; with `iptal`
 * (RC of MT940) also without a reference, within 30 days. One: reverse its receipt. Several, newest first: they look
 * the same, a person has to choose. None: no reversal, the debit is not stored. Leave out credits that are reversed
 * already. Source: MNY-100.
 */
export function findReversed(debit: BankMovement, credits: readonly TakenCredit[]): readonly TakenCredit[] {
  if (debit.yon !== 'BORC') return [];
  const reference = debit.bankaReferansi ?? '';
  const equal = credits
    .filter(
      ({ hesap, paraBirim, tutar, tarih }) =>
        hesap === debit.hesap && paraBirim === debit.paraBirim && tutar === debit.tutar && tarih <= debit.tarih,
    )
    .sort((left, right) => daysBetween(left.tarih, right.tarih));
  const named = reference === '' ? [] : equal.filter(({ bankaReferansi }) => bankaReferansi === reference);
  if (named.length > 0 || !debit.iptal) return named;
  const earliest = addDays(debit.tarih, -REVERSAL_DAYS);
  const recent = equal.filter(
    ({ tarih, bankaReferansi }) => tarih >= earliest && (reference === '' || bankaReferansi === undefined),
  );
  const text = wordsOf(debit.metin ?? '').join('');
  const alike = text === '' ? [] : recent.filter(({ metin = '' }) => wordsOf(metin).join('') === text);
  return alike.length > 0 ? alike : recent;
}
