import { useMemo } from 'react';
import { formatDecimal } from '../../primitives/formatDecimal';
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
