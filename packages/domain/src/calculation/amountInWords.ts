import type { DecimalText } from './CalculableInvoice';
import { kurusInWords } from './kurusInWords';
import { numberWords } from './numberWords';
import { absent, readDecimal, unreadable } from './readDecimal';
import { rescale } from './rounding';
import { writeKurus } from './writeKurus';

/** An amount written out. */
export interface AmountInWords {
  /** What is printed: 'YALNIZ BİNİKİYÜZELLİ TÜRK LİRASI YETMİŞBEŞ KURUŞ'. */
  readonly text: string;
  /** The whole part word by word: 'BİN İKİ YÜZ ELLİ'. */
  readonly numberWordsSpaced: string;
}

/**
 * The amount in Turkish words, rounded to two decimals. A currency without names here stands by its code and names no minor
 * unit. An amount that is no decimal has no words: both texts are empty. Source: fiscal-rules §10, CAL-09, CAL-10.
 */
export function amountInWords({
  tutar,
  paraBirimi,
}: {
  readonly tutar: DecimalText;
  readonly paraBirimi: string;
}): AmountInWords {
  const amount = readDecimal(tutar);
  if (amount === absent || amount === unreadable) return { text: '', numberWordsSpaced: '' };
  const kurus = rescale(amount.digits, amount.scale, 2);
  return { text: kurusInWords(kurus, paraBirimi), numberWordsSpaced: numberWords(writeKurus(kurus).slice(0, -3), ' ') };
}
