import { faturaTipOf, type Invoice, toScreenDate } from '@kalem/domain';
import { ApiError } from '@kalem/sdk';
import { useId, useState } from 'react';
import { recipientOf } from '../../fields/invoices';
import { DueDateField } from '../../kit/invoice/DueDateField';
import { ErrorText } from '../../kit/ErrorText';
import { ReturnKindField } from '../../kit/invoice/ReturnKindField';
import { Button } from '../../primitives/Button';
import { Checkbox } from '../../primitives/choice/Checkbox';
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
    untrackedHelp: 'Fatura hiçbir bakiyede yer almaz, yapılan tahsilatlar avans olur.',
    nowUntracked: 'Fatura takip dışı bırakıldı',
    nowTracked: 'Fatura yeniden takip ediliyor',
  },
  en: {
    changed: 'Due date changed: {day}',
    removed: 'Due date removed',
    documentStays: 'The document keeps the due date that it names.',
    untrackedHelp: 'The invoice is in no balance, and its payments become a credit.',
    nowUntracked: 'The invoice is not tracked any more',
    nowTracked: 'The invoice is tracked again',
  },
});

type FollowUp = Pick<Invoice, 'vadeTarihi' | 'iadeTuru'> & { takipDisi: boolean };

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
      const { vadeTarihi, iadeTuru, takipDisi = false } = data;
      return { stored: { vadeTarihi, iadeTuru, takipDisi }, etag: response.headers.get('ETag') ?? undefined };
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
    const { vadeTarihi, takipDisi } = body;
    const dueText = vadeTarihi === null ? own('removed') : own('changed', { day: toScreenDate(vadeTarihi) });
    const isSame = takipDisi === opened?.stored.takipDisi;
    toast({ tone: 'success', text: isSame ? dueText : own(takipDisi ? 'nowUntracked' : 'nowTracked') });
    void invalidate('/fatura', '/tahsilat', '/alacak');
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
      {values && (
        <Checkbox isSelected={values.takipDisi} onChange={(takipDisi) => change({ takipDisi })}>
          <span className="kalem-two">
            {t('untracked')}
            <small>{own('untrackedHelp')}</small>
          </span>
        </Checkbox>
      )}
    </Dialog>
  );
}
