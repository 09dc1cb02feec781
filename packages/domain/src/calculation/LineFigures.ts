import type { TaxEffect } from '../facts/taxes';
import type { Whole } from './arithmetic';
import { writeKurus } from './decimal';

/** One further tax of a calculated line, in kuruş. */
export interface TaxFigure {
  readonly effect: TaxEffect;
  readonly tutar: Whole;
  /** KDV on this tax, for information: the line's kdvTutari includes it. Undefined where the tax bears none. */
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

/** The calculated fields of a line, as the wire carries them: amounts with two decimals, rates in percent. */
export interface CalculatedLine {
  /** Gross: quantity × unit price. */
  readonly fiyat: string;
  /** Discount or increase, whichever `iskontoTip` says. */
  readonly iskontoTutari: string;
  /** Net: gross less discount, or plus increase. */
  readonly malHizmetTutari: string;
  readonly kdvOrani: string;
  /** What the KDV is calculated on: net or special base, and the taxes that bear KDV. */
  readonly kdvMatrahi: string;
  readonly kdvTutari: string;
  /** Withheld share of the KDV, and what it comes to; only on a line that withholds. */
  readonly V9015Orani?: string;
  readonly V9015Tutari?: string;
  /** `V<code>Tutari` of each further tax, and `V<code>KdvTutari` of those that bear KDV. */
  readonly [taxField: `V${string}`]: string | undefined;
}

type Mutable<Type> = { -readonly [Field in keyof Type]: Type[Field] };

/** Writes calculated figures as the strings of the wire. */
export function writeLine(figures: LineFigures): CalculatedLine {
  const line: Mutable<CalculatedLine> = {
    fiyat: writeKurus(figures.fiyat),
    iskontoTutari: writeKurus(figures.iskontoTutari),
    malHizmetTutari: writeKurus(figures.malHizmetTutari),
    kdvOrani: figures.kdvOrani,
    kdvMatrahi: writeKurus(figures.kdvMatrahi),
    kdvTutari: writeKurus(figures.kdvTutari),
  };
  for (const { effect, tutar, kdvTutari } of figures.taxes) {
    line[effect.tutari] = writeKurus(tutar);
    if (kdvTutari !== undefined) line[`${effect.code}KdvTutari`] = writeKurus(kdvTutari);
  }
  if (figures.V9015Orani) {
    line.V9015Orani = figures.V9015Orani;
    line.V9015Tutari = writeKurus(figures.V9015Tutari);
  }
  return line;
}
