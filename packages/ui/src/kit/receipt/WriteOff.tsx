import { newIdempotencyKey } from '@kalem/sdk';
import type { components } from '@kalem/sdk';
import { useState } from 'react';
import { recipientOf } from '../../fields/invoices';
import { formatDecimal } from '../../primitives/Amount';
import { ConfirmDialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import type { OpenInvoice } from './receiptPlan';
import { useReverseReceipts } from './useReverseReceipts';

type Receipt = components['schemas']['Receipt'];

interface WriteOffProps {
  invoice: OpenInvoice;
  companyId: string;
  /** Has to close the dialog too. */
  onSaved: (receipts: readonly Receipt[]) => void;
  /** The write-off was undone from the message. */
  onReversed: (receipt: Receipt) => void;
  onClose: () => void;
}

/** Confirms and writes off the small rest of an invoice (MNY-34). The rest is the one that the user saw. */
export function WriteOff({ invoice, companyId, onSaved, onReversed, onClose }: WriteOffProps) {
  const t = useMessages(messages);
  const { client, locale, toast } = useKalem();
  const invalidate = useInvalidate();
  const reverse = useReverseReceipts(companyId, onReversed);
  const [key] = useState(newIdempotencyKey);
  const { belgeNumarasi, paraBirim, tahsilat } = invoice;
  const { isPending, run } = useAction('writeOffInvoice', async () => {
    const params = {
      path: { id: invoice.id },
      query: { companyId },
      header: { 'Idempotency-Key': key },
    };
    try {
      const body = { beklenenKalan: tahsilat.kalan };
      const { data } = await client.POST('/fatura/{id}/kurus-farki', { params, body });
      toast({
        tone: 'success',
        text: t('writtenOff'),
        action: { label: t('reverse'), onAction: () => void reverse.run({ receipts: [data], neden: '' }) },
      });
      onSaved([data]);
    } catch (error) {
      onClose();
      throw error;
    } finally {
      void invalidate('/fatura', '/tahsilat', '/alacak');
    }
  });
  return (
    <ConfirmDialog
      title={t('writeOffTitle')}
      isOpen
      confirmLabel={t('writeOff')}
      tone="primary"
      isPending={isPending}
      onConfirm={() => void run(undefined)}
      onCancel={onClose}
    >
      <p>{t('writeOffHelp', { amount: `${formatDecimal(tahsilat.kalan, locale)} ${paraBirim}` })}</p>
      <p className="kalem-muted">{[recipientOf(invoice), belgeNumarasi].filter(Boolean).join(' · ')}</p>
    </ConfirmDialog>
  );
}
