import { ConfirmDialog } from '../../primitives/overlay/Dialog';
import { formatDecimal } from '../../primitives/Amount';
import { useAction, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { useMessages } from '../../provider/messages';
import type { ListedInvoice } from './useInvoices';
import { messages } from './messages';
import { recipientOf } from '../../fields/invoices';

export interface DeleteInvoiceProps {
  invoice: ListedInvoice;
  companyId: string;
  onDeleted: () => void;
  onClose: () => void;
}

/**
 * Asks, and deletes here and at the portal (LST-11). The version read now is sent along, so a change made meanwhile is
 * not lost unseen (API-06).
 */
export function DeleteInvoice({ invoice, companyId, onDeleted, onClose }: DeleteInvoiceProps) {
  const t = useMessages(messages);
  const { client, locale, toast } = useKalem();
  const invalidate = useInvalidate();
  const { isPending, run } = useAction('deleteInvoice', async () => {
    const params = { path: { id: invoice.id }, query: { companyId } };
    try {
      const { response } = await client.GET('/fatura/{id}', { params });
      const version = response.headers.get('ETag');
      await client.DELETE('/fatura/{id}', {
        params: { ...params, ...(version && { header: { 'If-Match': version } }) },
      });
      toast({ tone: 'success', text: t('deleted') });
      onDeleted();
    } finally {
      onClose();
      void invalidate('/fatura');
    }
  });

  const amount = formatDecimal(invoice.totals.odenecekTutar ?? '0', locale);
  return (
    <ConfirmDialog
      title={t('deleteTitle')}
      isOpen
      confirmLabel={t('delete')}
      isPending={isPending}
      onConfirm={() => void run(undefined)}
      onCancel={onClose}
    >
      <p className="kalem-muted">
        {invoice.ettn && `${t('deleteHelp')} `}
        {`${recipientOf(invoice)}, ${amount} ${invoice.paraBirim}.`}
      </p>
    </ConfirmDialog>
  );
}
