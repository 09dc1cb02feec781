import { Suspense } from 'react';
import { lazyPart } from '../../primitives/lazyPart';
import { useInvalidate } from '../../provider/queries';

const OpenReceipt = lazyPart(async () => (await import('../receipt/OpenReceipt')).OpenReceipt);

/** Events that the widgets with a customer account have in common. */
export type AccountEvent =
  | { type: 'receiptSaved'; tahsilatIds: string[] }
  | { type: 'creditUsed'; tahsilatIds: string[] }
  | { type: 'receiptReversed'; tahsilatId: string }
  | { type: 'statementShared'; cariHesapId: string };

/** What was paid: an invoice, or a customer account with its open invoices, or with one opening balance. */
export type Paid = { faturaId: string } | { cariHesapId: string; kalemId?: string };

interface CollectPaymentProps {
  paid: Paid;
  companyId: string;
  emit: (event: AccountEvent) => void;
  onClose: () => void;
}

/** The dialog of a payment for a customer account. Reads the accounts again when one is saved or undone. */
export function CollectPayment({ paid, companyId, emit, onClose }: CollectPaymentProps) {
  const invalidate = useInvalidate();
  return (
    <Suspense>
      <OpenReceipt
        {...('faturaId' in paid ? { faturaIds: [paid.faturaId] } : paid)}
        companyId={companyId}
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
