import type { LineFigures } from './LineFigures';
import { writeKurus } from './writeKurus';

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
  const line = {
    fiyat: writeKurus(figures.fiyat),
    iskontoTutari: writeKurus(figures.iskontoTutari),
    malHizmetTutari: writeKurus(figures.malHizmetTutari),
    kdvOrani: figures.kdvOrani,
    kdvMatrahi: writeKurus(figures.kdvMatrahi),
    kdvTutari: writeKurus(figures.kdvTutari),
  };
  const isPlain = figures.taxes.length === 0 && figures.V9015Orani === undefined;
  return isPlain ? line : { ...line, ...writeTaxes(figures) };
}

function writeTaxes({ taxes, V9015Orani, V9015Tutari }: LineFigures): Record<`V${string}`, string> {
  const fields: Record<`V${string}`, string> = {};
  for (const { effect, tutar, kdvTutari } of taxes) {
    fields[effect.tutari] = writeKurus(tutar);
    if (kdvTutari !== undefined) fields[`${effect.code}KdvTutari`] = writeKurus(kdvTutari);
  }
  if (V9015Orani === undefined) return fields;
  return { ...fields, V9015Orani, V9015Tutari: writeKurus(V9015Tutari) };
}
