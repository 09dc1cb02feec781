import type { InvoiceTotals } from '@kalem/domain';
import type { Figures } from './useFigures';

/** The discount as it is taken off: with the minus of figures; an increase and nothing have none. */
export function writeIskonto({ toplamIskonto, tip }: InvoiceTotals, figures: Figures): string {
  const isTakenOff = tip === 'İskonto' && /[1-9]/.test(toplamIskonto);
  return figures.amount(isTakenOff ? `-${toplamIskonto.replace('-', '')}` : toplamIskonto);
}
