import { receiptMethods } from '@kalem/domain/ledger';
import type { components } from '@kalem/sdk';
import { MoneyField } from '../../fields/MoneyField';
import { Select } from '../../primitives/choice/Select';
import { DateField } from '../../primitives/input/DateField';
import { TextField } from '../../primitives/input/TextField';
import { useMessages } from '../../provider/messages';
import type { Form } from '../useForm';
import { messages } from './messages';

/** Amount, day, method and explanation of a payment. */
export type PaymentValues = Required<
  Pick<components['schemas']['ReceiptWrite'], 'tarih' | 'tutar' | 'yontem' | 'aciklama'>
>;

interface PaymentFieldsProps {
  form: Pick<Form<PaymentValues, unknown>, 'field'>;
  paraBirim: string;
  /** The last day that can be chosen. */
  today: string;
  /** Shown below the amount. */
  amountHelp?: string;
}

/** The fields of a payment in one currency that closes no invoice yet. */
export function PaymentFields({ form, paraBirim, today, amountHelp }: PaymentFieldsProps) {
  const t = useMessages(messages);
  return (
    <div className="kalem-grid">
      <div data-span="4">
        <MoneyField
          label={t('tutar')}
          currency={paraBirim}
          autoFocus
          {...(amountHelp !== undefined && { description: amountHelp })}
          {...form.field('tutar')}
        />
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
  );
}
