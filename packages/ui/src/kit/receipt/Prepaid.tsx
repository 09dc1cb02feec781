import { istanbulNow } from '@kalem/domain';
import { validateReceipt } from '@kalem/domain/checks';
import type { components } from '@kalem/sdk';
import { useMessages } from '../../provider/messages';
import { useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { FormDialog } from '../FormDialog';
import { useForm } from '../useForm';
import { messages } from './messages';
import { PaymentFields, type PaymentValues } from './PaymentFields';
import { useReverseReceipts } from './useReverseReceipts';

type Receipt = components['schemas']['Receipt'];

interface PrepaidProps {
  /** The saved draft, its recipient, and what is to be paid of it. */
  draft: { id: string; name: string; paraBirim: string; tutar: string };
  companyId: string;
  onClose: () => void;
}

/** The dialog of a payment for a draft: a credit until the invoice is approved (MNY-32). Mounted per opening. */
export function Prepaid({ draft, companyId, onClose }: PrepaidProps) {
  const t = useMessages(messages);
  const { client, now, toast } = useKalem();
  const invalidate = useInvalidate();
  const reverse = useReverseReceipts(companyId, () => undefined);
  const today = istanbulNow(now()).date;
  const { paraBirim } = draft;
  const bodyOf = (values: PaymentValues) => ({
    ...values,
    ...{ taslakId: draft.id, paraBirim, aciklama: values.aciklama.trim() },
  });
  const form = useForm<PaymentValues, Receipt>({
    kind: 'createReceipt',
    initial: { tarih: today, tutar: draft.tutar, yontem: 'NAKIT', aciklama: '' },
    required: ['tutar', 'tarih'],
    validate: (values) => validateReceipt(bodyOf(values), { today, invoice: () => undefined }),
    async submit(values, { key }) {
      const params = { query: { companyId }, header: { 'Idempotency-Key': key } };
      try {
        const { data } = await client.POST('/tahsilat', { params, body: bodyOf(values) });
        toast({
          tone: 'success',
          text: t('saved'),
          action: { label: t('reverse'), onAction: () => void reverse.run({ receipts: [data], neden: '' }) },
        });
        onClose();
        return data;
      } finally {
        void invalidate('/fatura', '/tahsilat', '/alacak');
      }
    },
  });
  return (
    <FormDialog title={t('prepaid')} note={draft.name} size="lg" form={form} submitLabel={t('save')} onClose={onClose}>
      <p className="kalem-sm kalem-muted">{t('prepaidHelp')}</p>
      <PaymentFields form={form} paraBirim={paraBirim} today={today} />
    </FormDialog>
  );
}
