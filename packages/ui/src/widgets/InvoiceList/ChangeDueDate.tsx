import { faturaTipOf, type Invoice, toScreenDate } from '@kalem/domain';
import { ApiError } from '@kalem/sdk';
import { useId, useState } from 'react';
import { recipientOf } from '../../fields/invoices';
import { DueDateField } from '../../kit/invoice/DueDateField';
import { ErrorText } from '../../kit/ErrorText';
import { ReturnKindField } from '../../kit/invoice/ReturnKindField';
import { Button } from '../../primitives/Button';
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
  },
  en: {
    changed: 'Due date changed: {day}',
    removed: 'Due date removed',
    documentStays: 'The document keeps the due date that it names.',
  },
});

type FollowUp = Pick<Invoice, 'vadeTarihi' | 'iadeTuru'>;

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
  const own = useMessages(dialogMessages);
  const { client, toast } = useKalem();
  const invalidate = useInvalidate();
  const instance = useId();
  const params = { path: { id: invoice.id }, query: { companyId } };
  const { data: opened, error } = useOwnQuery({
    queryKey: ['changeDueDate', invoice.id, instance],
    queryFn: async () => {
      const { data, response } = await client.GET('/fatura/{id}', { params });
      const { vadeTarihi, iadeTuru } = data;
      return { stored: { vadeTarihi, iadeTuru }, etag: response.headers.get('ETag') ?? undefined };
    },
    meta: { kind: 'openInvoice' },
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  const [changes, setChanges] = useState<Partial<FollowUp>>({});
  const [faults, setFaults] = useState<ApiError['faults']>([]);
  const faultOf = (field: keyof FollowUp) => faults.find(({ path }) => path === field)?.message;
  const change = (patch: Partial<FollowUp>) => {
    setFaults([]);
    setChanges((before) => ({ ...before, ...patch }));
  };
  const values = opened && { ...opened.stored, ...changes };

  const { isPending, run } = useAction('changeDueDate', async (body: FollowUp) => {
    try {
      const header = { 'If-Match': opened?.etag };
      await client.PUT('/fatura/{id}/takip', { params: { ...params, header }, body });
    } catch (problem) {
      if (!(problem instanceof ApiError) || problem.faults.length === 0) throw problem;
      setFaults(problem.faults);
      return;
    }
    const { vadeTarihi } = body;
    const text = vadeTarihi === null ? own('removed') : own('changed', { day: toScreenDate(vadeTarihi) });
    toast({ tone: 'success', text });
    void invalidate('/fatura');
    onClose();
  });

  return (
    <Dialog
      title={t('changeDueDate')}
      note={[recipientOf(invoice), invoice.belgeNumarasi, toScreenDate(invoice.faturaTarih)]
        .filter(Boolean)
        .join(' · ')}
      isOpen
      isBusy={isPending}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            isPending={isPending}
            isDisabled={!values}
            onPress={() => values && void run(values)}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      {!values && (error ? <ErrorText error={error} /> : <Skeleton height="64px" />)}
      {values && (
        <div className="kalem-grid">
          <DueDateField
            faturaTarih={invoice.faturaTarih}
            value={values.vadeTarihi}
            error={faultOf('vadeTarihi')}
            onChange={(vadeTarihi) => change({ vadeTarihi })}
          />
          {faturaTipOf(invoice) === 'IADE' && (
            <div data-span="12">
              <ReturnKindField
                value={values.iadeTuru}
                error={faultOf('iadeTuru')}
                onChange={(iadeTuru) => change({ iadeTuru })}
              />
            </div>
          )}
        </div>
      )}
      <p className="kalem-sm kalem-muted">{own('documentStays')}</p>
    </Dialog>
  );
}
