import type { DecimalText } from './CalculableInvoice';
import { kurusInWords, type AmountInWords } from './kurusInWords';
import { absent, readDecimal, unreadable } from './readDecimal';
import { rescale } from './rounding';

/**
 * The amount in Turkish words, rounded to two decimals. A currency without names here stands by its code and names no minor
 * unit. An amount that is no decimal has no words: both texts are empty. Source: fiscal-rules §10, CAL-09, CAL-10.
 */
export function amountInWords({ tutar, paraBirimi }: { readonly tutar: DecimalText; readonly paraBirimi: string }): AmountInWords {
  const amount = readDecimal(tutar);
  if (amount === absent || amount === unreadable) return { text: '', numberWordsSpaced: '' };
  return kurusInWords(rescale(amount.digits, amount.scale, 2), paraBirimi);
}
