import type { CalculableLine } from './CalculableInvoice';
import { absent, readDecimal, type Decimal } from './readDecimal';
import type { TaxEffect } from '../facts/taxes';

/** The figure of a tax that counts: the line's amount, an amount per unit, or a rate in percent. */
export interface TaxFigureChoice {
  readonly by: 'amount' | 'unit' | 'rate';
  readonly figure: Decimal;
}

/** A typed amount wins over an amount per unit, that over a rate; a zero is none. Source: fiscal-rules §2, LIN-02, LIN-12. */
export function chooseTaxFigure(
  line: CalculableLine,
  { code, tutari, birimTutari, orani, amountOnly }: TaxEffect,
): TaxFigureChoice {
  const amount = readDecimal(line[tutari]);
  if (amount.digits > 0) return { by: 'amount', figure: amount };
  const bare = readDecimal(line[code]);
  if (bare.digits > 0) return { by: 'amount', figure: bare };
  const perUnit = readDecimal(line[birimTutari]);
  if (perUnit.digits > 0) return { by: 'unit', figure: perUnit };
  return { by: 'rate', figure: amountOnly ? absent : readDecimal(line[orani]) };
}
