import { toScreenDate } from '@kalem/domain';
import { Amount } from '../../primitives/Amount';
import { Icon } from '../../primitives/Icon';
import * as icons from '../../primitives/icons';
import { Skeleton } from '../../primitives/Skeleton';
import { useMessages } from '../../provider/messages';
import { messages } from './messages';
import { recipientOf } from '../../fields/recipientOf';
import type { SigningInvoice } from './SigningInvoice';
import type { SigningState } from './SigningState';
import type { ReadInvoice } from './useSigningInvoices';

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

/** One invoice: whose it is, its amount and which document it is; once there is a result, what became of it. */
export function InvoiceRow({ read: { invoice, isLoading }, state }: { read: ReadInvoice; state?: SigningState }) {
  const t = useMessages(messages);
  const facts = invoice ? [invoice.belgeNumarasi, !state && toScreenDate(invoice.faturaTarih)].filter(Boolean) : [];
  return (
    <li className="kalem-signing__row" data-state={state}>
      {state && <Icon icon={shapes[state]} />}
      <RecipientName invoice={invoice} isLoading={isLoading} />
      {invoice?.totals.odenecekTutar && <Amount value={invoice.totals.odenecekTutar} currency={invoice.paraBirim} />}
      <span className="kalem-signing__facts">
        {state && <span className="kalem-signing__state">{t(labels[state])}</span>}
        {state && facts.length > 0 && ' · '}
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
