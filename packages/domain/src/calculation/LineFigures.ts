import type { TaxEffect } from '../facts/taxes';
import type { Whole } from './Whole';

/** One further tax of a calculated line, in kuruş. */
export interface TaxFigure {
  readonly effect: TaxEffect;
  readonly tutar: Whole;
  /** KDV on this tax, for information: it is already inside the line's kdvTutari. Undefined where the tax bears none. */
  readonly kdvTutari: Whole | undefined;
}

/**
 * A calculated line in whole kuruş (hundredths of the invoice's currency), ready to be summed.
 * `writeLine` turns it into the strings of the wire.
 */
export interface LineFigures {
  /** Gross: quantity × unit price. */
  readonly fiyat: Whole;
  /** Discount or, with `arttirim`, increase; 0 or more. */
  readonly iskontoTutari: Whole;
  readonly arttirim: boolean;
  /** Net: gross less discount, or plus increase. */
  readonly malHizmetTutari: Whole;
  /** Percent, in its shortest writing. */
  readonly kdvOrani: string;
  /** What the KDV is calculated on: net or special base, and the taxes that bear KDV. */
  readonly kdvMatrahi: Whole;
  readonly kdvTutari: Whole;
  readonly taxes: readonly TaxFigure[];
  /** Withheld share of the KDV in percent; undefined on a line that withholds nothing. */
  readonly V9015Orani: string | undefined;
  /** Withheld KDV. */
  readonly V9015Tutari: Whole;
  /** Fields whose text is no decimal: they were counted as absent, and validation faults them. */
  readonly unreadable: readonly string[];
}
