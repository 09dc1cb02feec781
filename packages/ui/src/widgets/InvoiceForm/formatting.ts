import { useMemo } from 'react';
import { type InvoiceTotals, type LineFigures, writeLine } from '@kalem/domain';
import { formatDecimal } from '../../primitives/Amount';
import { useKalem } from '../../provider/useKalem';

export interface Figures {
  /** With two decimals (CAL-11). */
  readonly amount: (value: string) => string;
  /** With two or more decimals. */
  readonly price: (value: string) => string;
  /** With the decimals of the value. */
  readonly number: (value: string) => string;
}

/** Formatters for decimals of the wire. */
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

/** The net amount of a line, as a decimal of the wire. */
export function amountOf(figures: LineFigures): string {
  return writeLine(figures).malHizmetTutari;
}

/** Formats the discount with a minus sign. An increase and 0 have no sign. */
export function writeIskonto({ toplamIskonto, tip }: InvoiceTotals, figures: Figures): string {
  const isTakenOff = tip === 'İskonto' && /[1-9]/.test(toplamIskonto);
  return figures.amount(isTakenOff ? `-${toplamIskonto.replace('-', '')}` : toplamIskonto);
}
