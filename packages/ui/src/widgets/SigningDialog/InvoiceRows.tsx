import { sumAmounts } from '@kalem/domain';
import { Amount } from '../../primitives/Amount';
import { useMessages } from '../../provider/useMessages';
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
  const sums = states || invoices.length < 2 ? [] : sumsOf(invoices);
  return (
    <ul className="kalem-signing__invoices" aria-label={label}>
      {invoices.map((read, index) => (
        <InvoiceRow key={read.id} read={read} state={states?.[index]} />
      ))}
      {sums.map(({ paraBirim, sum }, index) => (
        <li key={paraBirim} className="kalem-signing__row" data-total>
          <span className="kalem-signing__name">{index === 0 && t('total')}</span>
          <Amount value={sum} currency={paraBirim} />
        </li>
      ))}
    </ul>
  );
}

/** What is to be paid by currency; none before all of it is known, because a part would be read as the whole. */
function sumsOf(invoices: readonly ReadInvoice[]): { paraBirim: string; sum: string }[] {
  const amounts = new Map<string, string[]>();
  for (const { invoice } of invoices) {
    if (!invoice?.totals.odenecekTutar) return [];
    amounts.set(invoice.paraBirim, [...(amounts.get(invoice.paraBirim) ?? []), invoice.totals.odenecekTutar]);
  }
  return [...amounts].map(([paraBirim, all]) => ({ paraBirim, sum: sumAmounts(all) }));
}
