import { readDecimal } from './readDecimal';
import { rescale } from './rounding';
import { times } from './Whole';
import { writeKurus } from './writeKurus';

/**
 * An amount of a foreign-currency invoice in TRY: amount × `dovizKur`, two decimals, for the figures that are only printed.
 * What is no decimal counts as nothing. Source: fiscal-rules §9.
 */
export function toTl(amount: string, dovizKur: string): string {
  const [tutar, kur] = [readDecimal(amount), readDecimal(dovizKur)];
  return writeKurus(rescale(times(tutar.digits, kur.digits), tutar.scale + kur.scale, 2));
}
