import { Suspense } from 'react';
import { lazyPart } from '../../primitives/lazyPart';
import { useInvalidate } from '../../provider/queries';
import type { Consent } from '../defineWidget';
import type { ReceiptDraft } from '../receipt/useReceipt';
import type { ReminderDraft } from '../reminder/useReminder';

const OpenReceipt = lazyPart(async () => (await import('../receipt/OpenReceipt')).OpenReceipt);

/** Events that the widgets with a customer account have in common. */
export type AccountEvent =
  | { type: 'receiptSaved'; tahsilatIds: string[] }
  | { type: 'creditUsed'; tahsilatIds: string[] }
  | { type: 'receiptReversed'; tahsilatId: string }
  | { type: 'statementShared'; cariHesapId: string }
  | { type: 'reminderSent'; faturaIds: string[]; kanal: ReminderDraft['kanal'] };

/** What was paid: an invoice, or a customer account with its open invoices, or with one opening balance. */
export type Paid = { faturaId: string } | { cariHesapId: string; kalemId?: string };

/** Questions to the host before it acts on a customer account. */
export interface AccountConsents {
  /**
   * Before payments are saved; `receipts` are the bodies of the calls, one for each customer account and currency.
   * Return `false` or a text to stop; the text is shown.
   */
  onBeforeCollect?: ((receipts: readonly ReceiptDraft[]) => Consent) | undefined;
  /**
   * Before a reminder is sent, or recorded for WhatsApp or SMS. Return `false` or a text to stop; the text is shown.
   */
  onBeforeRemind?: ((reminder: ReminderDraft) => Consent) | undefined;
}

interface CollectPaymentProps extends Pick<AccountConsents, 'onBeforeCollect'> {
  paid: Paid;
  companyId: string;
  emit: (event: AccountEvent) => void;
  onClose: () => void;
}

/** The dialog of a payment for a customer account. Reads the accounts again when one is saved or undone. */
export function CollectPayment({ paid, companyId, onBeforeCollect, emit, onClose }: CollectPaymentProps) {
  const invalidate = useInvalidate();
  return (
    <Suspense>
      <OpenReceipt
        {...('faturaId' in paid ? { faturaIds: [paid.faturaId] } : paid)}
        companyId={companyId}
        onBeforeCollect={onBeforeCollect}
        onSaved={(receipts) => {
          void invalidate('/alacak');
          emit({ type: 'receiptSaved', tahsilatIds: receipts.map(({ id }) => id) });
          onClose();
        }}
        onCreditUsed={(receipts, isAllPaid) => {
          void invalidate('/alacak');
          emit({ type: 'creditUsed', tahsilatIds: receipts.map(({ id }) => id) });
          if (isAllPaid) onClose();
        }}
        onReversed={({ id }) => {
          void invalidate('/alacak');
          emit({ type: 'receiptReversed', tahsilatId: id });
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}
