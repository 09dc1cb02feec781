import type { FieldReader } from './FieldReader';
import type { Decimal } from './readDecimal';
import type { TaxEffect } from './taxEffects';

/** The figure of a tax that counts: the line's amount, an amount per unit, or a rate in percent. */
export interface TaxBasis {
  readonly by: 'amount' | 'unit' | 'rate';
  readonly figure: Decimal;
}

/** A typed amount wins over an amount per unit, that over a rate; a zero is none. Source: fiscal-rules §2, LIN-02, LIN-12. */
export function chooseTaxFigure(fields: FieldReader, { tutari, code, birimTutari, orani, amountOnly }: TaxEffect): TaxBasis {
  const amount = [tutari, code].map((field) => fields.read(field)).find(isPositive);
  if (amount !== undefined) return { by: 'amount', figure: amount };
  const perUnit = fields.read(birimTutari);
  if (isPositive(perUnit) || amountOnly) return { by: 'unit', figure: perUnit };
  return { by: 'rate', figure: fields.read(orani) };
}

function isPositive({ digits }: Decimal): boolean {
  return digits > 0n;
}
