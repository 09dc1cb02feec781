import { isCalendarDate, toScreenDate } from '@kalem/domain';
import { receiptMethods } from '@kalem/domain/ledger';
import type { components } from '@kalem/sdk';
import { MoneyField } from '../../fields/MoneyField';
import { Amount, formatDecimal } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Select } from '../../primitives/choice/Select';
import { DateField } from '../../primitives/input/DateField';
import { NumberField } from '../../primitives/input/NumberField';
import { TextField } from '../../primitives/input/TextField';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import type { Form, FormField } from '../useForm';
import { messages } from './messages';
import { appliedOf, type OpenInvoice, rateDifferenceOf, type ReceiptAccount, type ReceiptValues } from './receiptPlan';

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

interface RateFieldProps {
  field: FormField<string>;
  values: ReceiptValues;
  invoices: readonly OpenInvoice[];
  account: ReceiptAccount | undefined;
  companyId: string;
}

/** The rate of a payment in another currency: the user takes that of its day or types one (MNY-40). */
export function RateField({ field, values, invoices, account, companyId }: RateFieldProps) {
  const t = useMessages(messages);
  const { locale } = useKalem();
  const { tarih } = values;
  const currency = invoices[0]?.paraBirim ?? '';
  const { data } = useApi().useQuery(
    'get',
    '/currency',
    { params: { query: { companyId, currencyCode: currency, date: tarih } } },
    { meta: { kind: 'exchangeRate' }, enabled: isCalendarDate(tarih) },
  );
  const rate = data?.ForexBuying;
  const [only] = invoices.length === 1 ? invoices : [];
  const difference = only && rateDifferenceOf(values, only);
  return (
    <>
      <div data-span="8">
        <NumberField label={t('kur', { currency })} places={6} digits={9} affix="TRY" {...field} />
      </div>
      <p className="kalem-sm kalem-receipt__rate">
        {rate && data && (
          <Button size="sm" variant="quiet" onPress={() => field.onChange(rate)}>
            {t(data.kaynak, { date: toScreenDate(data.bultenTarihi) })}: {formatDecimal(rate, locale, 4)}
          </Button>
        )}
        <span>
          {t('applied')} <Amount value={appliedOf(values, invoices, account)} currency={currency} />
        </span>
        {difference && (
          <span className="kalem-muted">{t('rateDifference', { amount: formatDecimal(difference, locale) })}</span>
        )}
      </p>
    </>
  );
}
