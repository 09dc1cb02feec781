import { isCalendarDate, sumAmounts, toScreenDate } from '@kalem/domain';
import { collectionMark } from '@kalem/domain/ledger';
import { recipientOf } from '../../fields/invoices';
import { MoneyField } from '../../fields/MoneyField';
import { Amount, formatDecimal } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { NumberField } from '../../primitives/input/NumberField';
import { useMessages } from '../../provider/messages';
import { useApi } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import type { FormField } from '../useForm';
import { collectionText } from './collectionWords';
import { messages } from './messages';
import {
  amountOf,
  appliedOf,
  type Group,
  hintOf,
  type OpenInvoice,
  rateDifferenceOf,
  type ReceiptAccount,
  type ReceiptValues,
  rowName,
} from './receiptPlan';
import type { ReceiptForm } from './useReceipt';

/** The part of the form that the rows use. */
type RowsForm = Pick<ReceiptForm, 'values' | 'field' | 'isBooked' | 'spread'>;

interface ReceiptRowsProps {
  form: RowsForm;
  groups: readonly Group[];
  invoices: readonly OpenInvoice[];
  account: ReceiptAccount | undefined;
}

/** The invoices of a payment, and how much of it each gets (MNY-30). */
export function ReceiptRows({ form, groups, invoices, account }: ReceiptRowsProps) {
  const t = useMessages(messages);
  const shown = groups.filter(({ key }) => !form.isBooked(key));
  const isOnly = groups.length === 1;
  return (
    <div role="group" aria-label={t('dagitim')}>
      <div className="kalem-receipt__head">
        <h3 className="kalem-heading">{t('dagitim')}</h3>
        <span className="kalem-sm kalem-muted">{t('openInvoices', { n: invoices.length })}</span>
        {isOnly && (
          <Button size="sm" variant="quiet" onPress={form.spread}>
            {t('spread')}
          </Button>
        )}
      </div>
      <ul className="kalem-receipt__rows">
        {shown.flatMap(({ rows }) =>
          rows.map(({ invoice, n }) => (
            <ReceiptRow key={invoice.id} form={form} invoice={invoice} n={n} namesRecipient={!isOnly} />
          )),
        )}
      </ul>
      <dl className="kalem-receipt__sums">
        {isOnly && <Sum value={appliedOf(form.values, invoices, account)} currency={invoices[0]?.paraBirim ?? ''} />}
        {!isOnly &&
          shown.map(({ key, paraBirim, rows }) => (
            <Sum
              key={key}
              name={rows[0] && recipientOf(rows[0].invoice)}
              value={sumAmounts(rows.map(({ n }) => amountOf(form.values, n)))}
              currency={paraBirim}
            />
          ))}
      </dl>
    </div>
  );
}

interface ReceiptRowProps {
  form: RowsForm;
  invoice: OpenInvoice;
  n: number;
  namesRecipient: boolean;
}

function ReceiptRow({ form, invoice, n, namesRecipient }: ReceiptRowProps) {
  const t = useMessages(messages);
  const { belgeNumarasi, paraBirim, vadeTarihi, tahsilat } = invoice;
  const mark = collectionMark(invoice.talepAkisi ?? []);
  const hint = hintOf(invoice, amountOf(form.values, n));
  const facts = [
    namesRecipient && recipientOf(invoice),
    vadeTarihi && t('due', { day: toScreenDate(vadeTarihi) }),
    tahsilat.gecikmis && collectionText(tahsilat, t),
    mark && t(mark),
    hint && t(hint),
  ].filter(Boolean);
  const number = belgeNumarasi ?? t(invoice.tur === undefined || invoice.tur === 'FATURA' ? 'noNumber' : invoice.tur);
  const isClosed = sumAmounts([amountOf(form.values, n)]) === sumAmounts([tahsilat.kalan]);
  return (
    <li className="kalem-receipt__row">
      <span className="kalem-two">
        <span className="kalem-num">{number}</span>
        <small>{facts.join(' · ')}</small>
      </span>
      <span className="kalem-two kalem-receipt__rest">
        <Amount value={tahsilat.kalan} currency={paraBirim} />
        <small>{t(isClosed ? 'closed' : 'kalan')}</small>
      </span>
      <MoneyField label={t('closes', { number })} isLabelHidden currency={paraBirim} {...form.field(rowName(n))} />
    </li>
  );
}

function Sum({ name, value, currency }: { name?: string | undefined; value: string; currency: string }) {
  const t = useMessages(messages);
  return (
    <div>
      <dt className="kalem-cut">{name ?? t('sum')}</dt>
      <dd>
        <Amount value={value} currency={currency} />
      </dd>
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
