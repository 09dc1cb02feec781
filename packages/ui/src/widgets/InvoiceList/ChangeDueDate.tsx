import { faturaTipOf, type Invoice, toScreenDate } from '@kalem/domain';
import { ApiError } from '@kalem/sdk';
import { useId, useState } from 'react';
import { recipientOf } from '../../fields/invoices';
import { DueDateField } from '../../kit/DueDateField';
import { ErrorText } from '../../kit/ErrorText';
import { Button } from '../../primitives/Button';
import { RadioGroup } from '../../primitives/choice/RadioGroup';
import { Skeleton } from '../../primitives/feedback/Progress';
import { Dialog } from '../../primitives/overlay/Dialog';
import { useMessages } from '../../provider/messages';
import { useAction, useInvalidate, useOwnQuery } from '../../provider/queries';
import { defineMessages } from '../../provider/texts';
import { useKalem } from '../../provider/useKalem';
import { messages } from './messages';
import type { ListedInvoice } from './useInvoices';

const dialogMessages = defineMessages('changeDueDate', {
  tr: {
    changed: 'Vade değiştirildi: {day}',
    removed: 'Vade kaldırıldı',
    documentStays: 'Belgede yazan vade değişmez.',
    returned: 'Ne iade ediliyor?',
    ALIS_IADESI: 'Tedarikçiden aldığım mal',
    SATIS_IADESI: 'Müşterime sattığım mal',
  },
  en: {
    changed: 'Due date changed: {day}',
    removed: 'Due date removed',
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
 * Changes the due date of an approved invoice, and what an IADE returns. The document does not change (MNY-21). The
 * invoice is read when the dialog opens, so that a later change by another user is not lost (API-06).
 */
export function ChangeDueDate({ invoice, companyId, onClose }: ChangeDueDateProps) {
  const t = useMessages(messages);
  const { client } = useKalem();
  const instance = useId();
  const { data: opened, error } = useOwnQuery({
    queryKey: ['changeDueDate', invoice.id, instance],
    queryFn: async () => {
      const params = { path: { id: invoice.id }, query: { companyId } };
      const { data, response } = await client.GET('/fatura/{id}', { params });
      return { invoice: data, etag: response.headers.get('ETag') ?? undefined };
    },
    meta: { kind: 'openInvoice' },
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  const frame = {
    title: t('changeDueDate'),
    note: [recipientOf(invoice), invoice.belgeNumarasi, toScreenDate(invoice.faturaTarih)].filter(Boolean).join(' · '),
    isOpen: true,
    onClose,
  };
  if (opened) return <OpenedDueDate {...opened} frame={frame} companyId={companyId} onClose={onClose} />;
  return <Dialog {...frame}>{error ? <ErrorText error={error} /> : <Skeleton />}</Dialog>;
}

interface OpenedDueDateProps {
  invoice: Invoice;
  etag: string | undefined;
  companyId: string;
  frame: { title: string; note: string; isOpen: boolean; onClose: () => void };
  onClose: () => void;
}

function OpenedDueDate({ invoice, etag, companyId, frame, onClose }: OpenedDueDateProps) {
  const t = useMessages(messages);
  const own = useMessages(dialogMessages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const [vadeTarihi, setVadeTarihi] = useState(invoice.vadeTarihi);
  const [iadeTuru, setIadeTuru] = useState(invoice.iadeTuru);
  const [faults, setFaults] = useState<ApiError['faults']>([]);
  const faultOf = (field: string) => faults.find(({ path }) => path === field)?.message;

  const { isPending, run } = useAction('changeDueDate', async () => {
    const params = { path: { id: invoice.id }, query: { companyId }, header: { 'If-Match': etag } };
    try {
      await client.PUT('/fatura/{id}/takip', { params, body: { vadeTarihi, iadeTuru } });
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.faults.length === 0) throw problem;
      setFaults(problem.faults);
      return;
    }
    const text = vadeTarihi === null ? own('removed') : own('changed', { day: toScreenDate(vadeTarihi) });
    toast({ tone: 'success', text });
    void invalidate('/fatura');
    onClose();
  });

  return (
    <Dialog
      {...frame}
      isBusy={isPending}
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
          error={faultOf('vadeTarihi')}
          onChange={(day) => {
            setFaults([]);
            setVadeTarihi(day);
          }}
        />
        {faturaTipOf(invoice) === 'IADE' && (
          <div data-span="12">
            <RadioGroup
              label={own('returned')}
              options={returnKinds.map((kind) => ({ id: kind, label: own(kind) }))}
              value={iadeTuru ?? undefined}
              error={faultOf('iadeTuru')}
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
