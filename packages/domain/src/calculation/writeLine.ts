import type { LineFigures } from './LineFigures';
import { writeDecimal } from './writeDecimal';

/** The calculated fields of a line, as the wire carries them: amounts with two decimals, rates in percent. */
export interface CalculatedLine {
  readonly fiyat: string;
  readonly iskontoTutari: string;
  readonly malHizmetTutari: string;
  readonly kdvOrani: string;
  readonly kdvMatrahi: string;
  readonly kdvTutari: string;
  readonly V9015Orani?: string;
  readonly V9015Tutari?: string;
  /** `V<code>Tutari` of each further tax, and `V<code>KdvTutari` of those that bear KDV. */
  readonly [taxField: `V${string}`]: string | undefined;
}

/** Writes calculated figures as the strings of the wire. */
export function writeLine(figures: LineFigures): CalculatedLine {
  const taxes: Record<`V${string}`, string> = {};
  for (const tax of figures.taxes) {
    taxes[`${tax.code}Tutari`] = writeDecimal(tax.tutar, 2);
    if (tax.kdvTutari !== undefined) taxes[`${tax.code}KdvTutari`] = writeDecimal(tax.kdvTutari, 2);
  }
  if (figures.V9015Orani !== undefined) {
    taxes.V9015Orani = figures.V9015Orani;
    taxes.V9015Tutari = writeDecimal(figures.V9015Tutari, 2);
  }
  return {
    fiyat: writeDecimal(figures.fiyat, 2),
    iskontoTutari: writeDecimal(figures.iskontoTutari, 2),
    malHizmetTutari: writeDecimal(figures.malHizmetTutari, 2),
    kdvOrani: figures.kdvOrani,
    kdvMatrahi: writeDecimal(figures.kdvMatrahi, 2),
    kdvTutari: writeDecimal(figures.kdvTutari, 2),
    ...taxes,
  };
}
