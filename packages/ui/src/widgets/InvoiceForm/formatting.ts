import { useMemo } from 'react';
import { type InvoiceTotals, type LineFigures, writeLine } from '@kalem/domain';
import { formatDecimal } from '../../primitives/Amount';
import { useKalem } from '../../provider/useKalem';

export interface Figures {
  /** Two decimals (CAL-11). */
  readonly amount: (value: string) => string;
  /** Two decimals or more. */
  readonly price: (value: string) => string;
  /** As many decimals as it has. */
  readonly number: (value: string) => string;
}

/** How decimals of the wire are written for the reader. */
export function useFigures(): Figures {
  const { locale } = useKalem();
  return useMemo(
    () => ({
      amount: (value) => formatDecimal(value, locale),
      price: (value) => formatDecimal(value, locale),
      number: (value) => formatDecimal(value, locale, 0),
    }),
    [locale],
  );
}

/** The net amount of a line, a decimal of the wire. */
export function amountOf(figures: LineFigures): string {
  return writeLine(figures).malHizmetTutari;
}

/** The discount as it is taken off: with the minus of figures; an increase and nothing have none. */
export function writeIskonto({ toplamIskonto, tip }: InvoiceTotals, figures: Figures): string {
  const isTakenOff = tip === 'İskonto' && /[1-9]/.test(toplamIskonto);
  return figures.amount(isTakenOff ? `-${toplamIskonto.replace('-', '')}` : toplamIskonto);
}
