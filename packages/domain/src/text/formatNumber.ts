import { formatDecimal } from './formatDecimal';

/** A quantity, a rate or a rate of exchange on the screen, as many decimals as it has (at most 8): '2450' → '2.450'. */
export function formatNumber(number: string): string {
  return formatDecimal(number, 0, 8);
}
