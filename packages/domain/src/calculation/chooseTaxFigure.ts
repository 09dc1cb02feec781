import type { CalculableLine } from './CalculableInvoice';
import { absent, readDecimal, type Decimal } from './readDecimal';
import type { TaxEffect } from './taxEffects';

/** The figure of a tax that counts: the line's amount, an amount per unit, or a rate in percent. */
export interface TaxFigureChoice {
  readonly by: 'amount' | 'unit' | 'rate';
  readonly figure: Decimal;
}

/** A typed amount wins over an amount per unit, that over a rate; a zero is none. Source: fiscal-rules §2, LIN-02, LIN-12. */
export function chooseTaxFigure(line: CalculableLine, { code, tutari, birimTutari, orani, amountOnly }: TaxEffect): TaxFigureChoice {
  const typed = [tutari, code, birimTutari].find((field) => readDecimal(line[field]).digits > 0);
  if (typed !== undefined) return { by: typed === birimTutari ? 'unit' : 'amount', figure: readDecimal(line[typed]) };
  return { by: 'rate', figure: amountOnly ? absent : readDecimal(line[orani]) };
}
