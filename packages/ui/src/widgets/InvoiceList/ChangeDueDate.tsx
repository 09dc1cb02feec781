import { faturaTipOf, type Invoice } from '@kalem/domain';
import { ApiError } from '@kalem/sdk';
import { useState } from 'react';
import { DueDateField } from '../../kit/DueDateField';
import { recipientOf } from '../../fields/invoices';
import { Button } from '../../primitives/Button';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { defineMessages } from '../../provider/texts';
import { messages } from './messages';
import type { ListedInvoice } from './useInvoices';

const dialogMessages = defineMessages('changeDueDate', {
  tr: {
    changed: 'Vade değiştirildi',
    documentStays: 'Belgede yazan vade değişmez.',
    returned: 'Ne iade ediliyor?',
    ALIS_IADESI: 'Tedarikçiden aldığım mal',
    SATIS_IADESI: 'Müşterime sattığım mal',
  },
  en: {
    changed: 'The due date was changed',
    documentStays: 'The document keeps the due date that it names.',
    returned: 'What is returned?',
    ALIS_IADESI: 'Goods I bought from a supplier',
    SATIS_IADESI: 'Goods I sold to a customer',
  },
});

interface ChangeDueDateProps {
  invoice: ListedInvoice;
  companyId: string;
  onClose: () => void;
}

/**
 * Changes the due date of an approved invoice, and what an IADE returns. The document does not change (MNY-21).
 */
export function ChangeDueDate({ invoice, companyId, onClose }: ChangeDueDateProps) {
  const t = useMessages(messages);
  const own = useMessages(dialogMessages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const [vadeTarihi, setVadeTarihi] = useState(invoice.vadeTarihi);
  const [iadeTuru, setIadeTuru] = useState(invoice.iadeTuru);
  const [error, setError] = useState<string>();
  const isReturn = faturaTipOf(invoice) === 'IADE';

  const { isPending, run } = useAction('changeDueDate', async () => {
    const params = { path: { id: invoice.id }, query: { companyId } };
    const { response } = await client.GET('/fatura/{id}', { params });
    const header = { 'If-Match': response.headers.get('ETag') ?? undefined };
    try {
      await client.PUT('/fatura/{id}/takip', { params: { ...params, header }, body: { vadeTarihi, iadeTuru } });
    } catch (problem) {
      const fault = problem instanceof ApiError ? problem.faults.find(({ path }) => path === 'vadeTarihi') : undefined;
      if (!fault) throw problem;
      setError(fault.message);
      return;
    }
    toast({ tone: 'success', text: own('changed') });
    void invalidate('/fatura');
    onClose();
  });

  return (
    <Dialog
      title={t('changeDueDate')}
      note={[recipientOf(invoice), invoice.belgeNumarasi].filter(Boolean).join(' · ')}
      isOpen
      isBusy={isPending}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button variant="primary" isPending={isPending} onPress={() => void run(undefined)}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className="kalem-grid">
        <DueDateField
          faturaTarih={invoice.faturaTarih}
          value={vadeTarihi}
          error={error}
          onChange={(day) => {
            setError(undefined);
            setVadeTarihi(day);
          }}
        />
        {isReturn && (
          <div data-span="12">
            <RadioGroup
              label={own('returned')}
              options={returnKinds.map((kind) => ({ id: kind, label: own(kind) }))}
              value={iadeTuru ?? undefined}
              onChange={setIadeTuru}
            />
          </div>
        )}
      </div>
      <p className="kalem-sm kalem-muted">{own('documentStays')}</p>
    </Dialog>
  );
}

const returnKinds = ['ALIS_IADESI', 'SATIS_IADESI'] as const satisfies readonly Invoice['iadeTuru'][];
