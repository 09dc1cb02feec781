import { istanbulNow } from '@kalem/domain';
import { validateRefund } from '@kalem/domain/checks';
import type { components } from '@kalem/sdk';
import { formatDecimal } from '../../primitives/Amount';
import { useMessages } from '../../provider/messages';
import { useApi, useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { FormDialog } from '../FormDialog';
import { useForm } from '../useForm';
import { messages } from './messages';
import { PaymentFields, type PaymentValues } from './PaymentFields';
import { Unread } from './Unread';
import { useReverseReceipts } from './useReverseReceipts';

type Receipt = components['schemas']['Receipt'];

export interface RefundProps {
  /** The account that gets money back. */
  cariHesapId: string;
  /** The currency of its credit. */
  paraBirim: string;
  /** The first amount. Without it all of the credit. */
  tutar?: string;
  companyId: string;
  /** Has to close the dialog too. */
  onSaved: (receipts: readonly Receipt[]) => void;
  /** The refund was undone from the message. */
  onReversed: (receipt: Receipt) => void;
  onClose: () => void;
}

/** The dialog of money that is paid back from the credit of an account (MNY-33), mounted per opening. */
export function Refund(props: RefundProps) {
  const t = useMessages(messages);
  const { cariHesapId, companyId, paraBirim, onClose } = props;
  const { data, error, refetch } = useApi().useQuery(
    'get',
    '/alacak/{id}',
    { params: { path: { id: cariHesapId }, query: { companyId } } },
    { meta: { kind: 'readAccount' } },
  );
  if (!data) return <Unread title={t('refund')} error={error} onRetry={() => void refetch()} onClose={onClose} />;
  const credit = data.bakiyeler.find((balance) => balance.paraBirim === paraBirim)?.avans ?? '0.00';
  return <RefundFields {...props} name={data.aliciUnvan} credit={credit} />;
}

function RefundFields({ name, credit, ...props }: RefundProps & { name: string; credit: string }) {
  const t = useMessages(messages);
  const { client, locale, now, toast } = useKalem();
  const invalidate = useInvalidate();
  const { cariHesapId, paraBirim, companyId, onSaved, onReversed, onClose } = props;
  const reverse = useReverseReceipts(companyId, onReversed);
  const today = istanbulNow(now()).date;
  const bodyOf = (values: PaymentValues) => ({ ...values, cariHesapId, paraBirim, aciklama: values.aciklama.trim() });
  const form = useForm<PaymentValues, Receipt>({
    kind: 'createRefund',
    initial: { tarih: today, tutar: props.tutar ?? credit, yontem: 'HAVALE', aciklama: '' },
    required: ['tutar', 'tarih'],
    validate: (values) => validateRefund(bodyOf(values), { today, credit }),
    async submit(values, { key }) {
      const params = { query: { companyId }, header: { 'Idempotency-Key': key } };
      try {
        const { data } = await client.POST('/tahsilat/para-iadesi', { params, body: bodyOf(values) });
        toast({
          tone: 'success',
          text: t('refunded'),
          action: { label: t('reverse'), onAction: () => void reverse.run({ receipts: [data], neden: '' }) },
        });
        onSaved([data]);
        return data;
      } finally {
        void invalidate('/fatura', '/tahsilat', '/alacak');
      }
    },
  });
  return (
    <FormDialog title={t('refund')} note={name} size="lg" form={form} submitLabel={t('save')} onClose={onClose}>
      <PaymentFields
        form={form}
        paraBirim={paraBirim}
        today={today}
        amountHelp={t('creditIs', { amount: `${formatDecimal(credit, locale)} ${paraBirim}` })}
      />
    </FormDialog>
  );
}
