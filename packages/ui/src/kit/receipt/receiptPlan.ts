import { type Fault, subtractAmounts, sumAmounts, toTl } from '@kalem/domain';
import { validateReceipt } from '@kalem/domain/checks';
import {
  creditLeft,
  debtorKey,
  paymentHint,
  type PaymentHint,
  reachOf,
  smaller,
  spreadOldestFirst,
  toKurus,
  writeKurus,
} from '@kalem/domain/ledger';
import type { components } from '@kalem/sdk';

type Schemas = components['schemas'];
type ReceiptWrite = Schemas['ReceiptWrite'];

/** A tracked invoice, with what is left to pay. */
export interface OpenInvoice extends Pick<InvoiceSummary, Shown> {
  tahsilat: Schemas['InvoiceCollection'];
  /** An opening balance is closed like an invoice. */
  tur?: Schemas['AcikKalemTuru'];
  /** Absent from the open invoices of an account. */
  talepAkisi?: InvoiceSummary['talepAkisi'];
  faturaTip?: InvoiceSummary['faturaTip'];
  portalFaturaTip?: InvoiceSummary['portalFaturaTip'];
  totals?: InvoiceSummary['totals'];
}

type InvoiceSummary = Schemas['InvoiceSummary'];
type Shown =
  | 'id'
  | 'belgeNumarasi'
  | 'faturaTarih'
  | 'vadeTarihi'
  | 'paraBirim'
  | 'dovizKur'
  | 'vknTckn'
  | 'aliciUnvan'
  | 'aliciAdi'
  | 'aliciSoyadi';

/** The field of the amount that closes the invoice at this place. */
export type RowName = `dagitim[${number}].tutar`;

/** The form values. The amounts of the invoices have the names of their faults. */
export type ReceiptValues = Pick<ReceiptWrite, 'tarih' | 'tutar' | 'paraBirim' | 'yontem'> & {
  kur: string;
  aciklama: string;
} & Record<RowName, string>;

/** Invoices of one customer account in one currency, with their places in the form. One receipt closes them. */
export interface Group {
  /** Currency and customer account. */
  key: string;
  paraBirim: string;
  rows: readonly { invoice: OpenInvoice; n: number }[];
}

/** The customer account of a payment that may close none of the invoices, and the currency of its invoices. */
export interface ReceiptAccount {
  id: string;
  paraBirim: string;
}

/** A receipt to book, and the place in the form of each of its allocations. */
export interface PlannedReceipt {
  /** The key of its group. */
  key: string;
  body: ReceiptWrite;
  rows: readonly number[];
}

export function rowName(n: number): RowName {
  return `dagitim[${n}].tutar`;
}

/** What closes the invoice at this place. */
export function amountOf(values: ReceiptValues, n: number): string {
  return values[rowName(n)] ?? '';
}

export function groupsOf(invoices: readonly OpenInvoice[]): Group[] {
  const groups = new Map<string, Group & { rows: { invoice: OpenInvoice; n: number }[] }>();
  for (const [n, invoice] of invoices.entries()) {
    const key = `${invoice.paraBirim} ${debtorKey(invoice)}`;
    const group = groups.get(key) ?? { key, paraBirim: invoice.paraBirim, rows: [] };
    group.rows.push({ invoice, n });
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The first values: the whole rests, paid today by bank transfer. */
export function firstValues(
  invoices: readonly OpenInvoice[],
  today: string,
  account: ReceiptAccount | undefined,
): ReceiptValues {
  return {
    tarih: today,
    tutar: invoices.length > 0 ? restOf(invoices) : '',
    paraBirim: invoices[0]?.paraBirim ?? account?.paraBirim ?? 'TRY',
    yontem: 'HAVALE',
    kur: '',
    aciklama: '',
    ...Object.fromEntries(invoices.map(({ tahsilat }, n) => [rowName(n), tahsilat.kalan])),
  };
}

/**
 * The values after the user changed the amount, its currency or the rate: the amount is spread over the invoices. A
 * preset amount follows the rests.
 */
export function changeAmount(
  values: ReceiptValues,
  patch: Partial<Pick<ReceiptValues, 'tutar' | 'paraBirim' | 'kur'>>,
  invoices: readonly OpenInvoice[],
): ReceiptValues {
  const next = { ...values, ...patch };
  const isPreset = patch.tutar === undefined && values.tutar === presetOf(values, invoices);
  return spread(isPreset ? { ...next, tutar: presetOf(next, invoices) } : next, invoices);
}

/**
 * The values after credits closed a part of the invoices. A preset amount follows what is left; a typed one stays and
 * is spread again. With several groups each amount is at most the rest.
 */
export function followRests(
  values: ReceiptValues,
  before: readonly OpenInvoice[],
  rests: ReadonlyMap<string, string>,
): ReceiptValues {
  const after = before.map((invoice) => {
    const { tahsilat, id } = invoice;
    return { ...invoice, tahsilat: { ...tahsilat, kalan: rests.get(id) ?? tahsilat.kalan } };
  });
  if (groupsOf(before).length > 1) {
    const most = after.map(({ tahsilat }, n) => {
      const kurus = smaller(toKurus(amountOf(values, n)), toKurus(tahsilat.kalan));
      return [rowName(n), kurus === 0 ? '' : writeKurus(kurus)] as const;
    });
    return { ...values, ...Object.fromEntries(most) };
  }
  const isPreset = values.tutar === presetOf(values, before);
  return spread(isPreset ? { ...values, tutar: presetOf(values, after) } : values, after);
}

/** Fills the amounts of the invoices, by due day (MNY-30). */
export function spread(values: ReceiptValues, invoices: readonly OpenInvoice[]): ReceiptValues {
  const reach = reachOf(values, invoices[0]?.paraBirim ?? '');
  const filled = spreadOldestFirst(reach, invoices.map(withRest));
  const amounts = new Map(filled.map(({ id, tutar }) => [id, tutar]));
  return { ...values, ...Object.fromEntries(invoices.map(({ id }, n) => [rowName(n), amounts.get(id) ?? ''])) };
}

/**
 * The receipts that the values describe: one for each group. A single group may be paid in another amount or currency
 * than its invoices add up to. A payment for an account may close none: then it is an advance.
 */
export function planReceipts(
  values: ReceiptValues,
  invoices: readonly OpenInvoice[],
  account: ReceiptAccount | undefined,
): PlannedReceipt[] {
  const groups = groupsOf(invoices);
  const { tarih, yontem, kur } = values;
  const aciklama = values.aciklama.trim();
  if (account && !invoices[0]) {
    const { tutar, paraBirim } = values;
    const body = { cariHesapId: account.id, tarih, tutar, paraBirim, kur: '', yontem, aciklama, dagitim: [] };
    return [{ key: account.id, body, rows: [] }];
  }
  // The amount of a single invoice has no field. It follows the rest that was read last.
  const filled = invoices.length === 1 && !account ? spread(values, invoices) : values;
  return groups.flatMap(({ key, paraBirim, rows }) => {
    const shares = rows.map(({ invoice, n }) => ({ invoice, n, tutar: amountOf(filled, n) })).filter(isFilled);
    const isOnly = groups.length === 1;
    const [first] = isOnly ? rows : shares;
    if (!first) return [];
    const paid = isOnly
      ? { tutar: values.tutar, paraBirim: values.paraBirim }
      : { tutar: sumAmounts(shares.map(({ tutar }) => tutar)), paraBirim };
    const body = {
      ...paid,
      ...(account ? { cariHesapId: account.id } : { faturaId: first.invoice.id }),
      tarih,
      yontem,
      kur: paid.paraBirim === paraBirim ? '' : kur,
      aciklama,
      dagitim: shares.map(({ invoice, tutar }) => ({
        faturaId: invoice.id,
        tutar,
        beklenenKalan: invoice.tahsilat.kalan,
      })),
    };
    return [{ key, body, rows: shares.map(({ n }) => n) }];
  });
}

/** The faults of planned receipts (MNY-28). Without any amount the first one is required. */
export function checkReceipts(
  planned: readonly PlannedReceipt[],
  invoices: readonly OpenInvoice[],
  today: string,
): Fault[] {
  const known = new Map(invoices.map((invoice) => [invoice.id, withRest(invoice)]));
  if (planned.length === 0) return [{ path: rowName(0), code: 'REQUIRED', params: {}, severity: 'error' }];
  const groups = groupsOf(invoices);
  const faults = planned.flatMap(({ key, body, rows }) => {
    // Without an amount nothing is allocated, and the rule of the domain misses no rate.
    const currency = groups.find((group) => group.key === key)?.paraBirim;
    const lacksRate = !body.kur && currency !== undefined && currency !== body.paraBirim;
    const rate: Fault[] = lacksRate ? [{ path: 'kur', code: 'REQUIRED', params: {}, severity: 'error' }] : [];
    const found = validateReceipt(body, { today, invoice: (id) => known.get(id) });
    return [...rate, ...found.map((fault) => ({ ...fault, path: placeOf(fault.path, rows) }))];
  });
  // The day is that of every receipt.
  return faults.filter(({ path }, index) => faults.findIndex((fault) => fault.path === path) === index);
}

/** The path in the form of a fault of one receipt. */
export function placeOf(path: string, rows: readonly number[]): string {
  return path.replace(/^dagitim\[(\d+)\]/, (_, index: string) => `dagitim[${rows[Number(index)] ?? index}]`);
}

/** What stays as a credit; undefined without any. */
export function surplusOf(
  values: ReceiptValues,
  invoices: readonly OpenInvoice[],
  account: ReceiptAccount | undefined,
): string | undefined {
  const [planned, ...others] = planReceipts(values, invoices, account);
  const paraBirim = invoices[0]?.paraBirim ?? account?.paraBirim ?? '';
  if (!planned || others.length > 0) return undefined;
  const dagitim = planned.body.dagitim?.map(({ tutar }) => ({ tutar, paraBirim })) ?? [];
  const left = creditLeft({ ...planned.body, dagitim });
  return left === null || left === '0.00' ? undefined : left;
}

/** What is closed, in the currency of the invoices. */
export function appliedOf(values: ReceiptValues, invoices: readonly OpenInvoice[], account?: ReceiptAccount): string {
  const amounts = planReceipts(values, invoices, account).flatMap(({ body }) => body.dagitim ?? []);
  return sumAmounts(amounts.map(({ tutar }) => tutar));
}

/** Why the amount for this invoice may differ from what is left; undefined when nothing explains it (MNY-44). */
export function hintOf(invoice: OpenInvoice, amount: string): PaymentHint | undefined {
  const { totals, tahsilat } = invoice;
  return totals && paymentHint({ ...invoice, totals }, sumAmounts([tahsilat.tahsilEdilen, amount]));
}

/** The difference of a payment at another rate than the invoice's, in TRY; undefined without one (MNY-40). */
export function rateDifferenceOf(values: ReceiptValues, invoice: OpenInvoice): string | undefined {
  // The open invoices of an account come without their rates.
  if (!invoice.dovizKur) return undefined;
  const applied = appliedOf(values, [invoice], undefined);
  const difference = subtractAmounts(toTl(applied, values.kur), toTl(applied, invoice.dovizKur));
  return difference === '0.00' ? undefined : difference;
}

function restOf(invoices: readonly OpenInvoice[]): string {
  return sumAmounts(invoices.map(({ tahsilat }) => tahsilat.kalan));
}

/** The amount that closes the invoices; '' while its rate is unknown. */
function presetOf({ paraBirim, kur }: ReceiptValues, invoices: readonly OpenInvoice[]): string {
  const rest = restOf(invoices);
  if (paraBirim === invoices[0]?.paraBirim) return rest;
  const inTry = toTl(rest, kur);
  return inTry === '0.00' ? '' : inTry;
}

function withRest({ tahsilat, ...invoice }: OpenInvoice) {
  return { ...invoice, kalan: tahsilat.kalan };
}

function isFilled(share: { invoice: OpenInvoice; n: number; tutar: string }): boolean {
  return /[^0.]/.test(share.tutar);
}
