'use client';
import { Suspense, useEffect, useState } from 'react';
import type { ReceiptDraft } from '../../kit/receipt/useReceipt';
import { type Consent, defineWidget, type PropsOf, type ViewProps } from '../../kit/defineWidget';
import { lazyPart, prefetch } from '../../primitives/lazyPart';

const load = () => import('../../kit/receipt/OpenReceipt');
const OpenReceipt = lazyPart(async () => (await load()).OpenReceipt);

/** Events of the dialog of a payment received. */
export type ReceiptDialogEvent =
  /** Payments were saved: one for each customer account and currency of the invoices. */
  | { type: 'receiptSaved'; tahsilatIds: string[] }
  /** Credits of the customer account were used for the invoices. */
  | { type: 'creditUsed'; tahsilatIds: string[] }
  /** A saved payment was undone by the action of its toast. */
  | { type: 'receiptReversed'; tahsilatId: string }
  /** The dialog has to be closed, after saving, after credits that left nothing to pay, or without. */
  | { type: 'receiptClosed'; reason: 'saved' | 'cancelled' };

declare module '../../provider/events' {
  interface WidgetEvents {
    'receipt-dialog': ReceiptDialogEvent;
  }
}

interface ReceiptDialogViewProps extends ViewProps<'receipt-dialog'> {
  /** The approved invoices that were paid, up to 500. Changes while the dialog is open are ignored. */
  faturaIds?: readonly string[] | undefined;
  /** The customer account that was paid, instead of `faturaIds`. What closes none of its invoices is an advance. */
  cariHesapId?: string | undefined;
  /**
   * Called before payments are saved with the bodies of the calls, one for each customer account and currency. Return
   * `false` or a text to stop; the text is shown.
   */
  onBeforeCollect?: ((receipts: readonly ReceiptDraft[]) => Consent) | undefined;
  isOpen: boolean;
}

export type ReceiptDialogProps = PropsOf<'receipt-dialog', ReceiptDialogViewProps>;

/**
 * Books a payment received for one or several invoices, or for a customer account. The amount is preset to what is left
 * to pay, and can be spread over the invoices. The dialog's code is loaded after the page.
 *
 * @example <ReceiptDialog faturaIds={ids} isOpen onEvent={({ type }) => type === 'receiptClosed' && close()} />
 */
export const ReceiptDialog = defineWidget('receipt-dialog', ReceiptDialogView, { isOverlay: true });

function ReceiptDialogView({
  emit,
  faturaIds,
  cariHesapId,
  onBeforeCollect,
  isOpen,
  companyId,
}: ReceiptDialogViewProps) {
  const [seen, setSeen] = useState({ isOpen: false, openings: 0 });
  if (seen.isOpen !== isOpen) setSeen({ isOpen, openings: seen.openings + (isOpen ? 1 : 0) });
  useEffect(() => prefetch(load), []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <OpenReceipt
        key={seen.openings}
        faturaIds={faturaIds}
        cariHesapId={cariHesapId}
        companyId={companyId}
        onBeforeCollect={onBeforeCollect}
        onSaved={(receipts) => {
          emit({ type: 'receiptSaved', tahsilatIds: receipts.map(({ id }) => id) });
          emit({ type: 'receiptClosed', reason: 'saved' });
        }}
        onCreditUsed={(receipts, isAllPaid) => {
          emit({ type: 'creditUsed', tahsilatIds: receipts.map(({ id }) => id) });
          if (isAllPaid) emit({ type: 'receiptClosed', reason: 'saved' });
        }}
        onReversed={({ id }) => emit({ type: 'receiptReversed', tahsilatId: id })}
        onClose={() => emit({ type: 'receiptClosed', reason: 'cancelled' })}
      />
    </Suspense>
  );
}
