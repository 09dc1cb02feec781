import { formatDecimal } from './formatDecimal';

/** A unit price on the screen, two to five decimals: '83.33333' → '83,33333', '100' → '100,00' (CAL-11). */
export function formatUnitPrice(price: string): string {
  return formatDecimal(price, 2, 5);
}
