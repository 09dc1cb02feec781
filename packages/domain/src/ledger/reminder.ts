import { plus, type Whole } from '../calculation/arithmetic';
import { toKurus, writeKurus } from '../calculation/decimal';
import { addDays, daysBetween, isWeekend } from '../dates/days';
import { toScreenDate } from '../dates/screenDates';
import { printMoney } from '../document/money';
import { type PaymentLines, writePaymentLines } from './paymentLines';

/** The days from the due day on which automatic mails remind, before a company chooses its own. (MNY-63) */
export const defaultReminderDays: readonly number[] = [-3, 0, 7, 15, 30];

/** How many days a company may choose, and the earliest and latest of them. (MNY-63) */
export const reminderDayLimits = { most: 5, first: -60, last: 365 } as const;

/** A stage that is more days late than this is skipped. (MNY-64) */
export const latestStage = 2;
/** Days between two messages to one customer. (MNY-64) */
const APART = 3;
const FIRST_TIME = '09:00:00';
const LAST_TIME = '18:00:00';

/** Whether automatic mails may leave now: Monday to Friday, 09:00–18:00 in Istanbul. Source: MNY-64. */
export function isReminderTime({ date, time }: { readonly date: string; readonly time: string }): boolean {
  return !isWeekend(date) && time >= FIRST_TIME && time < LAST_TIME;
}

/** An open invoice, as the schedule of reminders needs it. */
export interface Remindable {
  readonly id: string;
  readonly cariHesapId: string;
  /** The day from which lateness counts, YYYY-MM-DD. */
  readonly vade: string;
  /** The invoice names a due date. Without one no day was promised, so nothing is sent before it. */
  readonly hasTerm: boolean;
  /** Stages of which it was reminded already. */
  readonly asamalar: readonly number[];
}

interface Schedule {
  readonly days: readonly number[];
  readonly today: string;
  /** The day of the last message to a customer account, of any kind. */
  readonly last: ReadonlyMap<string, string>;
}

/**
 * The invoices of which automatic mails remind today, by customer account, each with its stage. A stage goes once, is
 * skipped when it is more than two days late, and waits while the last message is less than three days old.
 * Source: MNY-63, MNY-64.
 */
export function dueReminders<Invoice extends Remindable>(
  invoices: readonly Invoice[],
  { days, today, last }: Schedule,
): Map<string, { readonly invoice: Invoice; readonly asama: number }[]> {
  const due = new Map<string, { invoice: Invoice; asama: number }[]>();
  if (isWeekend(today)) return due;
  for (const invoice of invoices) {
    const { cariHesapId } = invoice;
    const asama = stageOf(invoice, days, today);
    const before = last.get(cariHesapId);
    if (asama === undefined || (before !== undefined && daysBetween(before, today) < APART)) continue;
    due.set(cariHesapId, [...(due.get(cariHesapId) ?? []), { invoice, asama }]);
  }
  return due;
}

/** The last stage that was reached, unless it is over or was sent. */
function stageOf({ vade, hasTerm, asamalar }: Remindable, days: readonly number[], today: string): number | undefined {
  const since = daysBetween(vade, today);
  const reached = days.filter((day) => day <= since && (hasTerm || day >= 0));
  if (reached.length === 0) return undefined;
  const asama = Math.max(...reached);
  return since - asama > latestStage || asamalar.includes(asama) ? undefined : asama;
}

const FORECAST_DAYS = 7;

/**
 * The customer accounts of the messages that the coming seven days bring, today included, if nothing is paid: one entry
 * for each message. Source: MNY-63.
 */
export function forecastReminders(invoices: readonly Remindable[], { days, today, last }: Schedule): string[] {
  const sent = new Map(invoices.map(({ id, asamalar }) => [id, [...asamalar]]));
  const lastDays = new Map(last);
  const messages: string[] = [];
  for (let ahead = 0; ahead < FORECAST_DAYS; ahead += 1) {
    const day = addDays(today, ahead);
    const open = invoices.map((invoice) => ({ ...invoice, asamalar: sent.get(invoice.id) ?? [] }));
    for (const [cariHesapId, reminded] of dueReminders(open, { days, today: day, last: lastDays })) {
      messages.push(cariHesapId);
      lastDays.set(cariHesapId, day);
      for (const { invoice, asama } of reminded) sent.get(invoice.id)?.push(asama);
    }
  }
  return messages;
}

/** An invoice of a reminder. */
interface Reminded {
  readonly belgeNumarasi: string;
  /** The due date that the invoice names; null without one. */
  readonly vadeTarihi: string | null;
  readonly paraBirim: string;
  /** What is left to pay. */
  readonly kalan: string;
}

interface ReminderParts {
  /** The names of the customer and of the company, each one line. */
  readonly name: string;
  readonly seller: string;
  readonly invoices: readonly Reminded[];
  /** The accounts to pay to, one for each currency; none for a text without payment lines. */
  readonly accounts: readonly Pick<PaymentLines, 'iban' | 'hesapSahibi' | 'paraBirim'>[];
  readonly today: string;
}

const PLEASE = 'Ödediyseniz bu iletiyi dikkate almayınız.';

/**
 * The Turkish text of a reminder of one or more invoices, and the subject of its mail. A day that the invoice does not
 * name is not printed. Source: MNY-16, MNY-62.
 */
export function describeReminder({ name, seller, invoices, accounts, today }: ReminderParts): {
  konu: string;
  metin: string;
} {
  const isBefore = ({ vadeTarihi }: Reminded) => vadeTarihi !== null && today < vadeTarihi;
  const [first, ...others] = invoices;
  if (!first) return { konu: '', metin: '' };
  const early = invoices.every(isBefore);
  const konu = `${seller}: ${early ? 'vadesi yaklaşan faturanız' : 'ödeme hatırlatması'}`;
  const lines = others.length === 0 ? oneInvoice(name, first, early) : severalInvoices(name, invoices, early);
  const payment = accounts.flatMap((account) => paymentLines(account, invoices));
  return { konu, metin: [...lines, ...payment, '', seller].join('\n') };
}

function oneInvoice(name: string, { belgeNumarasi, vadeTarihi, paraBirim, kalan }: Reminded, early: boolean): string[] {
  const amount = printMoney(kalan, paraBirim);
  if (vadeTarihi === null)
    return [
      `Sayın ${name}, ${belgeNumarasi} numaralı faturanızın ${amount} tutarındaki ödemesi henüz görünmüyor. ${PLEASE}`,
    ];
  const date = toScreenDate(vadeTarihi);
  return early
    ? [`Sayın ${name}, ${belgeNumarasi} numaralı ${amount} tutarındaki faturanızın vadesi ${date} tarihinde doluyor.`]
    : [
        `Sayın ${name}, ${belgeNumarasi} numaralı faturanızın ${amount} tutarındaki ödemesi ${date} vadesine göre henüz görünmüyor. ${PLEASE}`,
      ];
}

function severalInvoices(name: string, invoices: readonly Reminded[], early: boolean): string[] {
  const sums = new Map<string, Whole>();
  for (const { paraBirim, kalan } of invoices) sums.set(paraBirim, plus(sums.get(paraBirim) ?? 0, toKurus(kalan)));
  return [
    `Sayın ${name},`,
    '',
    early ? 'Aşağıdaki faturalarınızın vadesi yaklaşıyor:' : 'Aşağıdaki faturalarınızın ödemesi henüz görünmüyor:',
    '',
    ...invoices.map(
      ({ belgeNumarasi, vadeTarihi, paraBirim, kalan }) =>
        `${belgeNumarasi}${vadeTarihi === null ? '' : `, vade ${toScreenDate(vadeTarihi)}`}: ${printMoney(kalan, paraBirim)}`,
    ),
    '',
    ...[...sums].map(([paraBirim, sum]) => `Toplam: ${printMoney(writeKurus(sum), paraBirim)}`),
    ...(early ? [] : ['', PLEASE]),
  ];
}

/** More numbers are too long for the text of a bank transfer. */
const MOST_NUMBERS = 8;

/** How to pay the invoices of one currency: each by its number, several with their sum. */
function paymentLines(account: ReminderParts['accounts'][number], invoices: readonly Reminded[]): string[] {
  const due = invoices.filter(({ paraBirim }) => paraBirim === account.paraBirim);
  if (due.length === 0) return [];
  const tutar = writeKurus(due.map(({ kalan }) => toKurus(kalan)).reduce<Whole>(plus, 0));
  const aciklama = due.map(({ belgeNumarasi }) => belgeNumarasi).join(' ');
  const lines = writePaymentLines({ ...account, tutar, aciklama });
  return ['', ...(due.length > MOST_NUMBERS ? lines.slice(0, -1) : lines)];
}

/** A mail address for lists: its first letter, and where it is. 'bilgi@ornek.com.tr' → 'b***@ornek.com.tr'. (MNY-67) */
export function maskEmail(email: string): string {
  const [, first = '', domain = ''] = /^([^@]?)[^@]*(@.*)?$/u.exec(email) ?? [];
  return `${first}***${domain}`;
}
