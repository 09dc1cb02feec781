import { istanbulNow, subtractAmounts } from '@kalem/domain';
import { collectionMark, receiptMethods } from '@kalem/domain/ledger';
import { type ReactNode, useState } from 'react';
import { recipientOf } from '../../fields/invoices';
import { MoneyField } from '../../fields/MoneyField';
import { Amount } from '../../primitives/Amount';
import { Select } from '../../primitives/choice/Select';
import { Badge } from '../../primitives/feedback/Badge';
import { Banner } from '../../primitives/feedback/Banner';
import { DateField } from '../../primitives/input/DateField';
import { TextField } from '../../primitives/input/TextField';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { FormDialog } from '../FormDialog';
import { CreditOffer } from './CreditOffer';
import { messages } from './messages';
import { appliedOf, groupsOf, hintOf, type OpenInvoice, surplusOf } from './receiptPlan';
import { RateField, ReceiptRows } from './ReceiptRows';
import { Unread } from './Unread';
import { useOpenAccount } from './useOpenAccount';
import { useOpenInvoices } from './useOpenInvoices';
import { type ReceiptForm, type ReceiptOptions, useReceipt } from './useReceipt';

export interface OpenReceiptProps extends Omit<ReceiptOptions, 'invoices' | 'account' | 'onChanged'> {
  /** The invoices that were paid. Changes are ignored. */
  faturaIds?: readonly string[] | undefined;
  /** The customer account that was paid, instead of invoices. */
  cariHesapId?: string | undefined;
  /** The only open item of the account that was paid: an opening balance. Without it all of a currency. */
  kalemId?: string | undefined;
  /** Called when the user closes the dialog without saving. `onSaved` has to close it too. */
  onClose: () => void;
}

/** The dialog of a payment received, mounted per opening (MNY-45). */
export function OpenReceipt({ faturaIds, cariHesapId, kalemId, ...options }: OpenReceiptProps) {
  if (!faturaIds && cariHesapId) return <AccountReceipt {...options} cariHesapId={cariHesapId} kalemId={kalemId} />;
  return <InvoicesReceipt {...options} faturaIds={faturaIds ?? []} />;
}

type OpenedProps = Omit<OpenReceiptProps, 'faturaIds' | 'cariHesapId' | 'kalemId'>;

function InvoicesReceipt({ faturaIds, ...options }: OpenedProps & { faturaIds: readonly string[] }) {
  const t = useMessages(messages);
  const { invoices, error, read } = useOpenInvoices(faturaIds, options.companyId);
  if (invoices?.length) return <ReceiptFields {...options} invoices={invoices} onChanged={read} />;
  return (
    <Unread title={t('collect')} error={invoices ? undefined : error} onRetry={read} onClose={options.onClose}>
      {invoices && <p>{t('nothingOpen')}</p>}
    </Unread>
  );
}

/** A payment for a customer account. It closes open invoices of one currency, or none. */
function AccountReceipt({
  cariHesapId,
  kalemId,
  ...options
}: OpenedProps & { cariHesapId: string; kalemId: string | undefined }) {
  const t = useMessages(messages);
  const { account, error, read } = useOpenAccount(cariHesapId, options.companyId);
  const [chosen, setChosen] = useState<string>();
  if (!account) return <Unread title={t('collect')} error={error} onRetry={read} onClose={options.onClose} />;
  const { name, currencies } = account;
  const invoices = account.invoices.filter(({ id }) => kalemId === undefined || id === kalemId);
  const paraBirim = chosen ?? invoices[0]?.paraBirim ?? 'TRY';
  return (
    <ReceiptFields
      {...options}
      key={paraBirim}
      account={{ id: cariHesapId, paraBirim }}
      invoices={invoices.filter((invoice) => invoice.paraBirim === paraBirim)}
      note={name}
      onChanged={read}
    >
      {currencies.length > 1 && kalemId === undefined && (
        <div data-span="4">
          <Select
            label={t('accountCurrency')}
            options={currencies.map((id) => ({ id, label: id }))}
            value={paraBirim}
            onChange={setChosen}
          />
        </div>
      )}
    </ReceiptFields>
  );
}

interface ReceiptFieldsProps extends ReceiptOptions {
  /** Whose payment it is; without it the recipient of the invoices. */
  note?: string;
  onClose: () => void;
  /** A field before the others. */
  children?: ReactNode;
}

function ReceiptFields({ note, onClose, children, ...options }: ReceiptFieldsProps) {
  const t = useMessages(messages);
  const { now } = useKalem();
  const form = useReceipt(options);
  const { invoices, account } = options;
  const groups = groupsOf(invoices);
  const [first] = invoices;
  const parties = new Set(groups.map(({ key }) => key.split(' ').slice(1).join(' ')));
  const isOne = groups.length <= 1;
  const recipient = first && [recipientOf(first), invoices.length === 1 && first.belgeNumarasi].filter(Boolean);
  return (
    <FormDialog
      title={t('collect')}
      note={note ?? (parties.size === 1 ? recipient?.join(' · ') : undefined)}
      size="lg"
      form={form}
      submitLabel={t('save')}
      onClose={onClose}
    >
      <div className="kalem-receipt">
        {groups.map(
          (group) =>
            !form.isBooked(group.key) && (
              <CreditOffer
                key={group.key}
                group={group}
                companyId={options.companyId}
                namesRecipient={parties.size > 1}
                onUsed={form.creditUsed}
                onChanged={options.onChanged}
              />
            ),
        )}
        {groups.length > 1 && <Banner>{t(parties.size > 1 ? 'severalParties' : 'severalCurrencies')}</Banner>}
        <div className="kalem-grid">
          {children}
          {isOne && (
            <div data-span="4">
              <MoneyField
                label={t('tutar')}
                currency={form.values.paraBirim}
                autoFocus
                {...form.amountField('tutar')}
              />
            </div>
          )}
          <div data-span="4">
            <DateField label={t('tarih')} maxValue={istanbulNow(now()).date} keepsUnreadable {...form.field('tarih')} />
          </div>
          <div data-span="4">
            <Select
              label={t('yontem')}
              options={receiptMethods.map((id) => ({ id, label: t(id) }))}
              {...form.field('yontem')}
            />
          </div>
          {isOne && first && first.paraBirim !== 'TRY' && <RateFields {...options} form={form} />}
          <div>
            <TextField label={t('aciklama')} isOptional maxLength={200} {...form.field('aciklama')} />
          </div>
        </div>
        {(invoices.length > 1 || (account && first)) && (
          <ReceiptRows form={form} groups={groups} invoices={invoices} account={account} />
        )}
        {invoices.length === 1 && first && !account && <OnlyInvoice form={form} invoice={first} />}
        {isOne && <Surplus form={form} invoices={invoices} account={account} />}
      </div>
    </FormDialog>
  );
}

interface PartProps extends Pick<ReceiptOptions, 'account'> {
  form: ReceiptForm;
  invoices: readonly OpenInvoice[];
}

/** The currency of a payment for foreign invoices, and the rate of one in TRY (MNY-40). */
function RateFields({ form, invoices, account, companyId }: PartProps & { companyId: string }) {
  const t = useMessages(messages);
  const currency = invoices[0]?.paraBirim ?? '';
  return (
    <>
      <div data-span="4">
        <Select
          label={t('paraBirim')}
          options={[currency, 'TRY'].map((id) => ({ id, label: id }))}
          {...form.amountField('paraBirim')}
        />
      </div>
      {form.values.paraBirim !== currency && (
        <RateField
          field={form.amountField('kur')}
          values={form.values}
          invoices={invoices}
          account={account}
          companyId={companyId}
        />
      )}
    </>
  );
}

/** The mark of a single invoice, what a smaller amount leaves, and why (MNY-36, MNY-44). */
function OnlyInvoice({ form, invoice }: { form: ReceiptForm; invoice: OpenInvoice }) {
  const t = useMessages(messages);
  const { paraBirim, talepAkisi = [], tahsilat } = invoice;
  const mark = collectionMark(talepAkisi);
  const isSame = form.values.paraBirim === paraBirim;
  const rest = subtractAmounts(tahsilat.kalan, appliedOf(form.values, [invoice], undefined));
  const hint = isSame ? hintOf(invoice, form.values.tutar) : undefined;
  return (
    <>
      {mark && (
        <span>
          <Badge tone="warning">{t(mark)}</Badge>
        </span>
      )}
      {rest !== '0.00' && (
        <p className="kalem-receipt__surplus">
          <span>{t('kalan')}</span> <Amount value={rest} currency={paraBirim} />
        </p>
      )}
      {hint && <p className="kalem-sm kalem-muted">{t(hint)}</p>}
    </>
  );
}

function Surplus({ form, invoices, account }: PartProps) {
  const t = useMessages(messages);
  const surplus = surplusOf(form.values, invoices, account);
  const isAdvance = appliedOf(form.values, invoices, account) === '0.00';
  return (
    <p className="kalem-receipt__surplus" role="status">
      {surplus !== undefined && (
        <>
          <span>{t(isAdvance ? 'advance' : 'surplus')}</span>{' '}
          <Amount value={surplus} currency={form.values.paraBirim} />
        </>
      )}
    </p>
  );
}
