import { payableByCurrency } from '../../fields/payableByCurrency';
import { Amount } from '../../primitives/Amount';
import { useMessages } from '../../provider/messages';
import { InvoiceRow } from './InvoiceRow';
import { messages } from './messages';
import type { SigningState } from './SigningState';
import type { ReadInvoice } from './useSigningInvoices';

interface InvoiceRowsProps {
  label: string;
  invoices: readonly ReadInvoice[];
  /** What became of each; without it their sum stands below. */
  states: readonly SigningState[] | undefined;
}

/** The invoices of the dialog. */
export function InvoiceRows({ label, invoices, states }: InvoiceRowsProps) {
  const t = useMessages(messages);
  const known = invoices.flatMap(({ invoice }) => invoice ?? []);
  // A sum of some would be read as the sum of all.
  const hasSum = !states && invoices.length > 1 && known.length === invoices.length;
  return (
    <ul className="kalem-signing__invoices" aria-label={label}>
      {invoices.map((read, index) => (
        <InvoiceRow key={read.id} read={read} state={states?.[index]} />
      ))}
      {hasSum &&
        payableByCurrency(known).map(({ paraBirim, tutar }, index) => (
          <li key={paraBirim} className="kalem-signing__row" data-total>
            <span>{index === 0 && t('total')}</span>
            <Amount value={tutar} currency={paraBirim} />
          </li>
        ))}
    </ul>
  );
}
