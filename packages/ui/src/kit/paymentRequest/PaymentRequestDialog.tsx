import { Button } from '../../primitives/Button';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useAction, useApi, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import { type RequestedInvoice, RequestForm } from './RequestForm';
import { isOpenRequest, RequestStates } from './RequestStates';

interface PaymentRequestDialogProps {
  invoice: RequestedInvoice;
  aliciUnvan: string;
  companyId: string;
  onClose: () => void;
}

/** 'Ödeme İste': a new request to pay, or the open one with its state and its end (MNY-79, MNY-80). */
export function PaymentRequestDialog({ invoice, aliciUnvan, companyId, onClose }: PaymentRequestDialogProps) {
  const t = useMessages(messages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const params = { path: { id: invoice.id }, query: { companyId } };
  const { data } = useApi().useQuery(
    'get',
    '/fatura/{id}/odeme-iste',
    { params },
    { meta: { kind: 'listPaymentRequests' }, gcTime: 0 },
  );
  const cancel = useAction('cancelPaymentRequest', async () => {
    try {
      const answer = await client.DELETE('/fatura/{id}/odeme-iste', { params });
      toast({ tone: 'success', text: t(answer.data.durum === 'ODENDI' ? 'paidBefore' : 'cancelled') });
      onClose();
    } finally {
      void invalidate('/fatura', '/tahsilat', '/alacak');
    }
  });
  const requests = data?.items ?? [];
  const [latest] = requests;
  // The form does not wait for the list: most invoices have no request.
  if (!latest || !isOpenRequest(latest))
    return <RequestForm {...{ invoice, aliciUnvan, companyId, requests, onClose }} />;
  return (
    <Dialog
      title={t('requestPay')}
      note={aliciUnvan}
      isOpen
      isDismissable
      isBusy={cancel.isPending}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('close')}</Button>
          <Button variant="danger" isPending={cancel.isPending} onPress={() => void cancel.run(undefined)}>
            {t('cancelRequest')}
          </Button>
        </>
      }
    >
      <RequestStates requests={requests} />
    </Dialog>
  );
}
