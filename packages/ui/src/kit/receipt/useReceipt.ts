import { istanbulNow } from '@kalem/domain';
import { ApiError, newIdempotencyKey } from '@kalem/sdk';
import type { components } from '@kalem/sdk';
import { useRef, useState } from 'react';
import { useMessages } from '../../provider/messages';
import { useInvalidate } from '../../provider/queries';
import { useKalem } from '../../provider/useKalem';
import type { Consent } from '../defineWidget';
import { type Form, type FormField, useForm } from '../useForm';
import { messages } from './messages';
import {
  changeAmount,
  checkReceipts,
  firstValues,
  followRests,
  type OpenInvoice,
  placeOf,
  planReceipts,
  type ReceiptAccount,
  type ReceiptValues,
  rowName,
  spread,
} from './receiptPlan';
import { useReverseReceipts } from './useReverseReceipts';

type Receipt = components['schemas']['Receipt'];

/** A payment before it is saved: the body of the call. */
export type ReceiptDraft = components['schemas']['ReceiptWrite'];

export interface ReceiptOptions {
  /** The invoices as they were read last. The first ones make the form. */
  invoices: readonly OpenInvoice[];
  /** The account that was paid, when the dialog was opened for one. */
  account?: ReceiptAccount | undefined;
  companyId: string;
  onSaved: (receipts: readonly Receipt[]) => void;
  /** A saved receipt was undone from the message. */
  onReversed: (receipt: Receipt) => void;
  /** Credits were used. `isAllPaid`: nothing is left to pay, so that the dialog has to be closed. */
  onCreditUsed: (receipts: readonly Receipt[], isAllPaid: boolean) => void;
  /** Asks the host before payments are saved: one for each customer account and currency. */
  onBeforeCollect?: ((receipts: readonly ReceiptDraft[]) => Consent) | undefined;
  /** The rest of an invoice is not what the form shows: reads the invoices again. */
  onChanged: () => void;
}

export interface ReceiptForm extends Form<ReceiptValues, readonly Receipt[]> {
  /** The props of a field on which the amounts of the invoices depend. */
  amountField: (name: 'tutar' | 'paraBirim' | 'kur') => FormField<string>;
  /** Whether the receipt of a group was saved, while another one was refused. */
  isBooked: (key: string) => boolean;
  /** Credits closed a part of the invoices. */
  creditUsed: (receipts: readonly Receipt[], rests: ReadonlyMap<string, string>) => void;
  /** Spreads the amount over the invoices, oldest first. */
  spread: () => void;
}

/** The form of a payment received. Saves one receipt for each customer account and currency. */
export function useReceipt(options: ReceiptOptions): ReceiptForm {
  const { invoices, account, companyId, onBeforeCollect, onSaved, onReversed, onChanged, onCreditUsed } = options;
  const t = useMessages(messages);
  const { client, now, toast } = useKalem();
  const invalidate = useInvalidate();
  const reverse = useReverseReceipts(companyId, onReversed);
  const today = istanbulNow(now()).date;
  /** Those of an attempt whose later receipt was refused, by group. They are not sent again. */
  const [booked, setBooked] = useState<ReadonlyMap<string, Receipt>>(new Map());
  const keys = useRef(new Map<string, string>());
  const sentRows = useRef<readonly number[]>([]);
  const planOf = (values: ReceiptValues) =>
    planReceipts(values, invoices, account).filter(({ key }) => !booked.has(key));

  const form = useForm<ReceiptValues, readonly Receipt[]>({
    kind: 'createReceipt',
    initial: firstValues(invoices, today, account),
    required: ['tutar', 'tarih', 'kur'],
    validate: (values) => checkReceipts(planOf(values), invoices, today),
    blame: (error) => blameRow(error, sentRows.current, Boolean(account) || invoices.length > 1),
    consent: onBeforeCollect && ((values) => onBeforeCollect(planOf(values).map(({ body }) => body))),
    async submit(values, attempt) {
      const all = new Map(booked);
      try {
        for (const { key, body, rows } of planOf(values)) {
          sentRows.current = rows;
          const header = { 'Idempotency-Key': keyOf(keys.current, `${attempt.key} ${key}`) };
          const { data } = await client.POST('/tahsilat', { params: { query: { companyId }, header }, body });
          all.set(key, data);
        }
      } catch (error) {
        setBooked(all);
        if (error instanceof ApiError && error.code === 'OPEN_CHANGED') onChanged();
        throw error;
      } finally {
        void invalidate('/fatura', '/tahsilat', '/alacak');
      }
      const receipts = [...all.values()];
      toast({
        tone: 'success',
        text: receipts.length > 1 ? t('savedSome', { n: receipts.length }) : t('saved'),
        action: { label: t('reverse'), onAction: () => void reverse.run({ receipts, neden: '' }) },
      });
      onSaved(receipts);
      return receipts;
    },
  });

  return {
    ...form,
    isBooked: (key) => booked.has(key),
    amountField: (name) => ({
      ...form.field(name),
      onChange(value: string) {
        const next = changeAmount(form.values, { [name]: value }, invoices);
        form.set(name, value);
        form.fill(next);
      },
    }),
    creditUsed(receipts, rests) {
      const isOpen = invoices.some(({ id, tahsilat }) => (rests.get(id) ?? tahsilat.kalan) !== '0.00');
      if (isOpen) {
        form.fill(followRests(form.values, invoices, rests));
        onChanged();
      }
      onCreditUsed(receipts, !isOpen);
    },
    spread: () => form.fill(spread(form.values, invoices)),
  };
}

/** The Idempotency-Key of one receipt of an attempt. */
function keyOf(keys: Map<string, string>, receipt: string): string {
  const key = keys.get(receipt) ?? newIdempotencyKey();
  keys.set(receipt, key);
  return key;
}

/** The field of the first fault of the server. The amount of a single invoice is that of the receipt. */
function blameRow(error: unknown, rows: readonly number[], hasRows: boolean) {
  const fault = error instanceof ApiError ? error.faults.find(({ path }) => path.startsWith('dagitim[')) : undefined;
  if (!fault) return undefined;
  const place = placeOf(fault.path, rows);
  const name = rows.map(rowName).find((one) => one === place);
  return { field: hasRows && name ? name : ('tutar' as const), text: fault.message };
}
