import { sumAmounts } from '@kalem/domain';
import type { components } from '@kalem/sdk';

/** What invoices come to, by currency in their order. */
export function payableByCurrency(
  invoices: readonly Pick<components['schemas']['InvoiceSummary'], 'paraBirim' | 'totals'>[],
): { paraBirim: string; tutar: string }[] {
  const amounts = new Map<string, string[]>();
  for (const { paraBirim, totals } of invoices)
    amounts.set(paraBirim, [...(amounts.get(paraBirim) ?? []), totals.odenecekTutar ?? '0']);
  return [...amounts].map(([paraBirim, all]) => ({ paraBirim, tutar: sumAmounts(all) }));
}
