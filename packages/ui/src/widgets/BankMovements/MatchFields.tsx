import { istanbulNow } from '@kalem/domain';
import { spreadOldestFirst } from '@kalem/domain/ledger';
import { useState } from 'react';
import { FormDialog } from '../../kit/FormDialog';
import {
  amountOf,
  checkReceipts,
  firstValues,
  groupsOf,
  type OpenInvoice,
  planReceipts,
  type ReceiptAccount,
  type ReceiptValues,
  rowName,
  spread,
  surplusOf,
} from '../../kit/receipt/receiptPlan';
import { RateField, ReceiptRows } from '../../kit/receipt/ReceiptRows';
import { Unread } from '../../kit/receipt/Unread';
import { useOpenAccount } from '../../kit/receipt/useOpenAccount';
import { useForm } from '../../kit/useForm';
import { Amount } from '../../primitives/Amount';
import { Button } from '../../primitives/Button';
import { Banner } from '../../primitives/feedback/Banner';
import { useMessages } from '../../provider/messages';
import { useKalem } from '../../provider/useKalem';
import { matchMessages } from './matchMessages';
import { MovementHead } from './MovementFacts';
import type { BankMovement } from './useBankMovements';
import type { MatchDraft, MatchingOptions } from './useMatching';

export interface MatchProps extends Pick<MatchingOptions, 'onBeforeCollect'> {
  movement: BankMovement;
  companyId: string;
  onMatched: () => void;
  onClose: () => void;
}

/** A customer account in one currency, and the invoices to fill first; without them the oldest. */
export interface ChosenAccount {
  cariHesapId: string;
  paraBirim: string;
  first: readonly { faturaId: string; tutar?: string }[];
}

interface MatchFieldsProps extends MatchProps {
  account: ChosenAccount;
  onBack: () => void;
}

/** The open invoices of the account in its currency, and how much of the movement each gets. */
export function MatchFields({ account: chosen, ...props }: MatchFieldsProps) {
  const t = useMessages(matchMessages);
  const { account, error, read } = useOpenAccount(chosen.cariHesapId, props.companyId);
  if (!account) return <Unread title={t('title')} error={error} onRetry={read} onClose={props.onClose} />;
  const { cariHesapId: id, paraBirim } = chosen;
  return (
    <Fields
      {...props}
      account={{ id, paraBirim }}
      name={account.name}
      first={chosen.first}
      invoices={account.invoices.filter((invoice) => invoice.paraBirim === paraBirim)}
      onChanged={read}
    />
  );
}

interface FieldsProps extends Omit<MatchFieldsProps, 'account'> {
  account: ReceiptAccount;
  name: string;
  first: ChosenAccount['first'];
  invoices: readonly OpenInvoice[];
  /** The rest of an invoice is not what the form shows. */
  onChanged: () => void;
}

function Fields({ movement, account, name, first, invoices, companyId, ...props }: FieldsProps) {
  const t = useMessages(matchMessages);
  const { client, now } = useKalem();
  const today = istanbulNow(now()).date;
  const [refused, setRefused] = useState<string>();
  const form = useForm<ReceiptValues, true>({
    kind: 'confirmBankMovements',
    initial: valuesOf(movement, invoices, first),
    required: ['kur'],
    validate: (values) => checkReceipts(planReceipts(values, invoices, account), invoices, today),
    consent:
      props.onBeforeCollect && ((values) => props.onBeforeCollect?.([draftOf(movement, values, invoices, account)])),
    async submit(values, { key }) {
      setRefused(undefined);
      const header = { 'Idempotency-Key': key };
      const items = [draftOf(movement, values, invoices, account)];
      const { data } = await client.POST('/banka-hareketi/onay', {
        params: { query: { companyId }, header },
        body: { items },
      });
      const [outcome] = data.items;
      if (outcome?.sonuc === 'HATALI') {
        setRefused(outcome.mesaj);
        if (outcome.kod === 'OPEN_CHANGED') props.onChanged();
      } else props.onMatched();
      return true;
    },
  });
  const { values } = form;
  const isForeign = invoices.length > 0 && movement.paraBirim !== account.paraBirim;
  const surplus = surplusOf(values, invoices, account);
  const kur = form.field('kur');
  return (
    <FormDialog title={t('title')} note={name} size="lg" form={form} submitLabel={t('match')} onClose={props.onClose}>
      <div className="kalem-receipt">
        <MovementHead movement={movement} />
        <span>
          <Button size="sm" variant="quiet" onPress={props.onBack}>
            {t('another')}
          </Button>
        </span>
        {isForeign && (
          <div className="kalem-grid">
            <RateField
              field={{ ...kur, onChange: (rate) => form.fill(spread({ ...values, kur: rate }, invoices)) }}
              values={values}
              invoices={invoices}
              account={account}
              companyId={companyId}
            />
          </div>
        )}
        {invoices.length > 0 && (
          <ReceiptRows
            form={{ ...form, isBooked: () => false, spread: () => form.fill(spread(values, invoices)) }}
            groups={groupsOf(invoices)}
            invoices={invoices}
            account={account}
          />
        )}
        <p className="kalem-receipt__surplus" role="status">
          {surplus !== undefined && (
            <>
              <span>{t(surplus === movement.tutar ? 'advance' : 'surplus')}</span>{' '}
              <Amount value={surplus} currency={movement.paraBirim} />
            </>
          )}
        </p>
        {refused && <Banner tone="danger">{refused}</Banner>}
      </div>
    </FormDialog>
  );
}

/** The movement as a payment. Fills the given invoices, or all of them, oldest first. */
function valuesOf(
  { tarih, tutar, paraBirim }: BankMovement,
  invoices: readonly OpenInvoice[],
  first: ChosenAccount['first'],
): ReceiptValues {
  const values = { ...firstValues(invoices, tarih, undefined), tutar, paraBirim };
  if (first.length === 0) return spread(values, invoices);
  const wanted = invoices.filter(({ id }) => first.some(({ faturaId }) => faturaId === id));
  const open = wanted.map(({ tahsilat, ...invoice }) => ({ ...invoice, kalan: tahsilat.kalan }));
  const isSame = paraBirim === invoices[0]?.paraBirim;
  const amounts = new Map([
    ...(isSame ? spreadOldestFirst(tutar, open) : []).map((row) => [row.id, row.tutar] as const),
    ...first.flatMap((row) => (row.tutar === undefined ? [] : [[row.faturaId, row.tutar] as const])),
  ]);
  return { ...values, ...Object.fromEntries(invoices.map(({ id }, n) => [rowName(n), amounts.get(id) ?? ''])) };
}

/** What the call gets: the filled invoices, or the account alone when the movement is an advance. */
function draftOf(
  { id }: BankMovement,
  values: ReceiptValues,
  invoices: readonly OpenInvoice[],
  account: ReceiptAccount,
): MatchDraft {
  const dagitim = invoices.flatMap((invoice, n) => {
    const tutar = amountOf(values, n);
    if (!/[^0.]/.test(tutar)) return [];
    return [{ faturaId: invoice.id, tutar, beklenenKalan: invoice.tahsilat.kalan }];
  });
  if (dagitim.length === 0) return { id, cariHesapId: account.id };
  return { id, dagitim, ...(values.kur && { kur: values.kur }) };
}
