import { formatDecimal } from './formatDecimal';

/** An amount on the screen, always two decimals: '1234.5' → '1.234,50' (CAL-11). */
export function formatAmount(amount: string): string {
  return formatDecimal(amount, 2, 2);
}
