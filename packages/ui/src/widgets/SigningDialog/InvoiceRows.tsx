import { toScreenDate } from '@kalem/domain';
import { payableByCurrency, recipientOf } from '../../fields/invoices';
import { Amount } from '../../primitives/Amount';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import type { SigningState } from './signing';
import type { ReadInvoice, SigningInvoice } from './useSigningInvoices';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { Skeleton } from '../../primitives/feedback/Progress';

interface InvoiceRowsProps {
  label: string;
  invoices: readonly ReadInvoice[];
  /** The results. Without them the total is shown below. */
  states: readonly SigningState[] | undefined;
  /** Ids of invoices that changed after the code was requested. */
  changed: readonly string[];
}

/** The invoices of the dialog. */
export function InvoiceRows({ label, invoices, states, changed }: InvoiceRowsProps) {
  const t = useMessages(messages);
  const known = invoices.flatMap(({ invoice }) => invoice ?? []);
  // A partial sum would be mistaken for the total.
  const hasSum = !states && invoices.length > 1 && known.length === invoices.length;
  return (
    <ul className="kalem-signing__invoices" aria-label={label}>
      {invoices.map((read, index) => (
        <InvoiceRow key={read.id} read={read} state={states?.[index]} isChanged={changed.includes(read.id)} />
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

const shapes: Record<SigningState, string> = {
  signed: icons.ok,
  unsigned: icons.ring,
  unknown: icons.refresh,
  waiting: icons.clock,
  refused: icons.error,
  deleted: icons.minusCircle,
};
const labels = {
  signed: 'stateSigned',
  unsigned: 'stateUnsigned',
  unknown: 'stateUnknown',
  waiting: 'stateWaiting',
  refused: 'stateRefused',
  deleted: 'stateDeleted',
} as const;

interface InvoiceRowProps {
  read: ReadInvoice;
  state: SigningState | undefined;
  isChanged: boolean;
}

/** One invoice: recipient, amount and document, and its result if known. */
function InvoiceRow({ read: { invoice, isLoading }, state, isChanged }: InvoiceRowProps) {
  const t = useMessages(messages);
  const changed = invoice?.onayDurumu === 'Silinmis' ? 'stateDeleted' : 'stateChanged';
  const mark = isChanged ? changed : state && labels[state];
  const facts = invoice ? [invoice.belgeNumarasi, !state && toScreenDate(invoice.faturaTarih)].filter(Boolean) : [];
  return (
    <li className="kalem-signing__row" data-state={state} data-changed={isChanged || undefined}>
      {state && <Icon icon={shapes[state]} />}
      <RecipientName invoice={invoice} isLoading={isLoading} />
      {invoice?.totals.odenecekTutar && <Amount value={invoice.totals.odenecekTutar} currency={invoice.paraBirim} />}
      <span className="kalem-signing__facts">
        {mark && <span className="kalem-signing__state">{t(mark)}</span>}
        {mark && facts.length > 0 && ' · '}
        <span className="kalem-num">{facts.join(' · ')}</span>
      </span>
    </li>
  );
}

function RecipientName({ invoice, isLoading }: { invoice: SigningInvoice | undefined; isLoading: boolean }) {
  const t = useMessages(messages);
  if (invoice) {
    const name = recipientOf(invoice);
    return (
      <span className="kalem-cut" title={name}>
        {name}
      </span>
    );
  }
  return <span className="kalem-muted">{isLoading ? <Skeleton width="60%" height="18px" /> : t('missing')}</span>;
}
