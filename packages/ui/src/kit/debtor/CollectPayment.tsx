import { Suspense } from 'react';
import { lazyPart } from '../../primitives/lazyPart';
import { useInvalidate } from '../../provider/queries';

const OpenReceipt = lazyPart(async () => (await import('../receipt/OpenReceipt')).OpenReceipt);

/** Events that the widgets with a customer account have in common. */
export type AccountEvent =
  { type: 'receiptSaved'; tahsilatIds: string[] } | { type: 'receiptReversed'; tahsilatId: string };

interface CollectPaymentProps {
  /** The open invoices that were paid. */
  faturaIds: readonly string[];
  companyId: string;
  emit: (event: AccountEvent) => void;
  onClose: () => void;
}

/** The dialog of a payment for a customer account. Reads the accounts again when one is saved or undone. */
export function CollectPayment({ faturaIds, companyId, emit, onClose }: CollectPaymentProps) {
  const invalidate = useInvalidate();
  return (
    <Suspense>
      <OpenReceipt
        faturaIds={faturaIds}
        companyId={companyId}
        onSaved={(receipts) => {
          void invalidate('/alacak');
          emit({ type: 'receiptSaved', tahsilatIds: receipts.map(({ id }) => id) });
          onClose();
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
