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
  /** Base of the KDV: net amount or special base, plus the taxes that bear KDV. */
  readonly kdvMatrahi: Whole;
  readonly kdvTutari: Whole;
  readonly taxes: readonly TaxFigure[];
  /** Withheld share of the KDV in percent; undefined on a line that withholds nothing. */
  readonly V9015Orani: string | undefined;
  /** Withheld KDV. */
  readonly V9015Tutari: Whole;
  /** Fields whose text is no decimal. The calculation treats them as absent, and validation reports them. */
  readonly unreadable: readonly string[];
}

/** The calculated fields of a line on the wire: amounts with two decimals, rates in percent. */
export interface CalculatedLine {
  /** Gross: quantity × unit price. */
  readonly fiyat: string;
  /** Discount or increase, according to `iskontoTip`. */
  readonly iskontoTutari: string;
  /** Net: gross less discount, or plus increase. */
  readonly malHizmetTutari: string;
  readonly kdvOrani: string;
  /** Base of the KDV: net amount or special base, plus the taxes that bear KDV. */
  readonly kdvMatrahi: string;
  readonly kdvTutari: string;
  /** Rate and amount of the withheld KDV; only on a line that withholds. */
  readonly V9015Orani?: string;
  readonly V9015Tutari?: string;
  /** `V<code>Tutari` of each further tax, and `V<code>KdvTutari` of those that bear KDV. */
  readonly [taxField: `V${string}`]: string | undefined;
}

type Mutable<Type> = { -readonly [Field in keyof Type]: Type[Field] };

/** Formats calculated figures as strings of the wire. */
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
