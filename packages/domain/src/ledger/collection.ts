import { minus, type Whole } from '../calculation/arithmetic';
import { toKurus, writeKurus } from '../calculation/decimal';
import { addDays } from '../dates/days';
import { daysLate, dueDayOf } from '../invoice/dueDate';
import { compareTr } from '../text/sorting';
import { smaller } from './Books';

/** The states of an invoice that is tracked: open, paid in part, paid, paid with a credit left over. (MNY-38) */
type CollectionState = 'ACIK' | 'KISMI' | 'ODENDI' | 'FAZLA';

/** What was received for an invoice. */
interface Collected {
  /** The payable amount. */
  readonly tutar: string;
  /** What is left of it. */
  readonly kalan: string;
  /** One of its payments has a credit that closes nothing. */
  readonly hasCredit: boolean;
}

/** The state of a tracked invoice and its lateness on a day. They are computed, never stored. Source: MNY-38. */
export function collectionState(
  invoice: Parameters<typeof dueDayOf>[0],
  { tutar, kalan, hasCredit }: Collected,
  today: string,
): { durum: CollectionState; gecikmis: boolean; gecikmeGunu: number; tahsilEdilen: string } {
  const [amount, rest] = [toKurus(tutar), toKurus(kalan)];
  const gecikmeGunu = rest > 0 ? daysLate(invoice, today) : 0;
  const tahsilEdilen = writeKurus(minus(amount, rest));
  return { durum: stateOf(amount, rest, hasCredit), gecikmis: gecikmeGunu > 0, gecikmeGunu, tahsilEdilen };
}

function stateOf(amount: Whole, rest: Whole, hasCredit: boolean): CollectionState {
  if (rest > 0) return rest < amount ? 'KISMI' : 'ACIK';
  return hasCredit ? 'FAZLA' : 'ODENDI';
}

interface Requested {
  readonly tip: 'IPTAL' | 'ITIRAZ';
  readonly durum: 'OLUSTU' | 'KABUL' | 'RET';
}

/** Why an invoice gets no reminder: an open objection or cancellation, or an accepted objection. */
export type CollectionMark = 'ITIRAZLI' | 'IPTAL_BEKLIYOR' | 'ITIRAZ_KABUL';

/**
 * The mark of a state of collection; undefined without any. A rejected request ends it. An accepted objection leaves
 * the invoice open, and stays marked. Source: MNY-36.
 */
export function collectionMark(talepAkisi: readonly Requested[]): CollectionMark | undefined {
  const open = talepAkisi.find(({ durum }) => durum === 'OLUSTU');
  if (open) return open.tip === 'ITIRAZ' ? 'ITIRAZLI' : 'IPTAL_BEKLIYOR';
  return talepAkisi.some(({ tip, durum }) => tip === 'ITIRAZ' && durum === 'KABUL') ? 'ITIRAZ_KABUL' : undefined;
}

/** The largest rest that may be written off, in units of the invoice's currency. (MNY-34) */
export const MOST_WRITE_OFF = '5.00';

/** Whether the rest of an invoice is small enough to be written off. Source: MNY-34. */
export function canWriteOff(kalan: string): boolean {
  const rest = toKurus(kalan);
  return rest > 0 && rest <= toKurus(MOST_WRITE_OFF);
}

/** An invoice with an open amount. */
interface OpenInvoice {
  readonly id: string;
  readonly belgeNumarasi: string | null;
  readonly faturaTarih: string;
  readonly vadeTarihi: string | null;
  readonly kalan: string;
}

/**
 * Spreads an amount over open invoices of one currency, by due day, then by number. Invoices that it does not reach are
 * left out. Source: MNY-30.
 */
export function spreadOldestFirst(amount: string, invoices: readonly OpenInvoice[]): { id: string; tutar: string }[] {
  let left = toKurus(amount);
  const spread: { id: string; tutar: string }[] = [];
  for (const { id, kalan } of [...invoices].sort(byDueDay)) {
    const tutar = smaller(left, toKurus(kalan));
    if (tutar <= 0) continue;
    left = minus(left, tutar);
    spread.push({ id, tutar: writeKurus(tutar) });
  }
  return spread;
}

/** What is used of a credit, and the invoices that it closes. */
interface UsedCredit {
  readonly id: string;
  readonly dagitim: { readonly id: string; readonly tutar: string }[];
}

/**
 * Spreads credits of one currency over open invoices: the credits in their order, the invoices by due day, then by
 * number. Credits that are not needed are left out. Source: MNY-31.
 */
export function spreadCredits(
  credits: readonly { readonly id: string; readonly tutar: string }[],
  invoices: readonly OpenInvoice[],
): UsedCredit[] {
  const rests = new Map(invoices.map(({ id, kalan }) => [id, toKurus(kalan)]));
  return credits.flatMap(({ id, tutar }) => {
    const open = invoices.map((invoice) => ({ ...invoice, kalan: writeKurus(rests.get(invoice.id) ?? 0) }));
    const dagitim = spreadOldestFirst(tutar, open);
    for (const share of dagitim) rests.set(share.id, minus(rests.get(share.id) ?? 0, toKurus(share.tutar)));
    return dagitim.length > 0 ? [{ id, dagitim }] : [];
  });
}

function byDueDay(left: OpenInvoice, right: OpenInvoice): number {
  const [leftDay, rightDay] = [dueDayOf(left), dueDayOf(right)];
  if (leftDay !== rightDay) return leftDay < rightDay ? -1 : 1;
  return compareTr(left.belgeNumarasi ?? '', right.belgeNumarasi ?? '');
}

/** The parts of an open amount by days since its due day, from the earliest to the latest. (MNY-47) */
export const ageingBuckets = ['vadesiGelmemis', 'gun30', 'gun60', 'gun90', 'gun90Ustu'] as const;

type AgeingBucket = (typeof ageingBuckets)[number];

/**
 * The earliest and the latest due day of a part, YYYY-MM-DD, both included; undefined without a limit. On the due day
 * itself an amount is not late. Source: MNY-47.
 */
export function dueDaysOf(bucket: AgeingBucket, today: string): { from: string | undefined; to: string | undefined } {
  const ago = (days: number) => addDays(today, -days);
  const limits = {
    vadesiGelmemis: { from: today, to: undefined },
    gun30: { from: ago(30), to: ago(1) },
    gun60: { from: ago(60), to: ago(31) },
    gun90: { from: ago(90), to: ago(61) },
    gun90Ustu: { from: undefined, to: ago(91) },
  };
  return limits[bucket];
}
