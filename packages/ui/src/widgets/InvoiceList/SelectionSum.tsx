import { payableByCurrency } from '../../fields/payableByCurrency';
import { Amount } from '../../primitives/Amount';
import type { ListedInvoice } from './ListedInvoice';

/** What the selected invoices come to, by currency. */
export function SelectionSum({ invoices }: { invoices: readonly ListedInvoice[] }) {
  return (
    <span className="kalem-selection-sum">
      {payableByCurrency(invoices).map(({ paraBirim, tutar }) => (
        <Amount key={paraBirim} value={tutar} currency={paraBirim} />
      ))}
    </span>
  );
}
