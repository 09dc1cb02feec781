import { istanbulNow } from '@kalem/domain';
import { validateReceipt } from '@kalem/domain/checks';
import { receiptMethods } from '@kalem/domain/ledger';
import type { components } from '@kalem/sdk';
import { MoneyField } from '../../fields/MoneyField';
import { Select } from '../../primitives/choice/Select';
import { DateField } from '../../primitives/input/DateField';
import { TextField } from '../../primitives/input/TextField';
import { useMessages } from '../../provider/messages';
import { useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import { FormDialog } from '../FormDialog';
import { useForm } from '../useForm';
import { messages } from './messages';
import { useReverseReceipts } from './useReverseReceipts';

type Schemas = components['schemas'];
type Receipt = Schemas['Receipt'];
type PrepaidValues = Required<Pick<Schemas['ReceiptWrite'], 'tarih' | 'tutar' | 'yontem' | 'aciklama'>>;

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
  const bodyOf = (values: PrepaidValues) => ({
    ...values,
    ...{ taslakId: draft.id, paraBirim, aciklama: values.aciklama.trim() },
  });
  const form = useForm<PrepaidValues, Receipt>({
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
      <div className="kalem-grid">
        <div data-span="4">
          <MoneyField label={t('tutar')} currency={paraBirim} autoFocus {...form.field('tutar')} />
        </div>
        <div data-span="4">
          <DateField label={t('tarih')} maxValue={today} keepsUnreadable {...form.field('tarih')} />
        </div>
        <div data-span="4">
          <Select
            label={t('yontem')}
            options={receiptMethods.map((id) => ({ id, label: t(id) }))}
            {...form.field('yontem')}
          />
        </div>
        <div>
          <TextField label={t('aciklama')} isOptional maxLength={200} {...form.field('aciklama')} />
        </div>
      </div>
    </FormDialog>
  );
}
