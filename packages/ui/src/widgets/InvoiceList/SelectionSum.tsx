import { sumAmounts } from '@kalem/domain';
import { Amount } from '../../primitives/Amount';
import type { ListedInvoice } from './ListedInvoice';

/** What the selected invoices come to, by currency. */
export function SelectionSum({ invoices }: { invoices: readonly ListedInvoice[] }) {
  const amounts = new Map<string, string[]>();
  for (const { paraBirim, totals } of invoices) amounts.set(paraBirim, [...(amounts.get(paraBirim) ?? []), totals.odenecekTutar ?? '0']);
  return (
    <span className="kalem-selection-sum">
      {[...amounts].map(([paraBirim, all]) => (
        <Amount key={paraBirim} value={sumAmounts(all)} currency={paraBirim} />
      ))}
    </span>
  );
}
