import type { TaxEffect } from './taxEffects';

/** One further tax of a calculated line, in kuruş. */
export interface TaxFigure {
  readonly effect: TaxEffect;
  readonly tutar: bigint;
  /** KDV on this tax, for information: it is already inside the line's kdvTutari. Undefined where the tax bears none. */
  readonly kdvTutari: bigint | undefined;
}

/**
 * A calculated line in whole kuruş (hundredths of the invoice's currency), ready to be summed.
 * `writeLine` turns it into the strings of the wire.
 */
export interface LineFigures {
  readonly fiyat: bigint;
  readonly iskontoTutari: bigint;
  readonly arttirim: boolean;
  readonly malHizmetTutari: bigint;
  /** Percent, in its shortest writing. */
  readonly kdvOrani: string;
  readonly kdvMatrahi: bigint;
  readonly kdvTutari: bigint;
  readonly taxes: readonly TaxFigure[];
  /** Withheld share of the KDV in percent; undefined on a line that withholds nothing. */
  readonly V9015Orani: string | undefined;
  readonly V9015Tutari: bigint;
  /** Fields whose text is no decimal: they were counted as absent, and validation faults them. */
  readonly unreadable: readonly string[];
}
