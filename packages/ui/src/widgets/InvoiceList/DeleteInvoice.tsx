import { ApiError, type KalemClient } from '@kalem/sdk';
import { useState } from 'react';
import { Banner } from '../../primitives/feedback/Banner';
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
 * Confirms and deletes an invoice here and at the portal (LST-11). Sends the version read now, so that a change by
 * another user is not lost (API-06). If the invoice is in a signing that waits for its code, it asks again.
 */
export function DeleteInvoice({ invoice, companyId, onDeleted, onClose }: DeleteInvoiceProps) {
  const t = useMessages(messages);
  const { client, locale, toast } = useKalem();
  const invalidate = useInvalidate();
  const [isUnderSignature, setUnderSignature] = useState(false);
  const { isPending, run } = useAction('deleteInvoice', async () => {
    const imzadaysa = isUnderSignature ? 'SIL' : 'SOR';
    try {
      if (!(await remove(client, { companyId, id: invoice.id, imzadaysa }))) return setUnderSignature(true);
      toast({ tone: 'success', text: t('deleted') });
      onDeleted();
      onClose();
    } catch (error) {
      onClose();
      throw error;
    } finally {
      void invalidate('/fatura');
    }
  });

  const amount = formatDecimal(invoice.totals.odenecekTutar ?? '0', locale);
  return (
    <ConfirmDialog
      title={t('deleteTitle')}
      isOpen
      confirmLabel={t(isUnderSignature ? 'deleteAnyway' : 'delete')}
      isPending={isPending}
      onConfirm={() => void run(undefined)}
      onCancel={onClose}
    >
      <div className="kalem-invoice-delete">
        <p className="kalem-muted">
          {invoice.ettn && `${t('deleteHelp')} `}
          {`${recipientOf(invoice)}, ${amount} ${invoice.paraBirim}.`}
        </p>
        {isUnderSignature && <Banner tone="warning">{t('deleteUnderSignature')}</Banner>}
      </div>
    </ConfirmDialog>
  );
}

interface Removal {
  companyId: string;
  id: string;
  imzadaysa: 'SIL' | 'SOR';
}

/** Returns false if a pending signing would sign the invoice. The user has to confirm again. */
async function remove(client: KalemClient, { companyId, id, imzadaysa }: Removal): Promise<boolean> {
  const path = { id };
  const { response } = await client.GET('/fatura/{id}', { params: { path, query: { companyId } } });
  const header = { 'If-Match': response.headers.get('ETag') ?? undefined };
  try {
    await client.DELETE('/fatura/{id}', { params: { path, query: { companyId, imzadaysa }, header } });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'INVOICE_UNDER_SIGNATURE') return false;
    throw error;
  }
}
