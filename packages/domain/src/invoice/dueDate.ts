import { addDays, daysBetween, isCalendarDate } from '../dates/days';
import { fromScreenDate, toScreenDate } from '../dates/screenDates';
import type { Invoice } from './Invoice';

/** Most days between an invoice and its due date. (MNY-15) */
export const MOST_TERM_DAYS = 365;

/** The terms that screens offer, in days; 0 on the same day. (MNY-14) */
export const usualTerms: readonly number[] = [0, 7, 15, 30, 45, 60, 90];

/**
 * Days after which an invoice without a term counts as late. The policy of MNY-16 (TTK 1530), to be confirmed by a tax
 * adviser.
 */
export const dueDaysWithoutTerm = 30;

/**
 * The term that a user typed: '30' or '30 gün' → 30, '' → null. A text that is no whole number is returned unchanged,
 * so that validation reports it. (MNY-19)
 */
export function readTermDays(typed: string): number | string | null {
  if (typed === '') return null;
  const count = exactCount.exec(typed)?.[1];
  return count === undefined ? typed : Number(count);
}

/** A longer count is not exact as a number. */
const exactCount = /^(\d{1,15})(?: ?gün)?$/i;

/** The fields that determine when an invoice is to be paid. */
type Dated = Pick<Invoice, 'faturaTarih' | 'vadeTarihi'>;

/** The day until which an invoice is to be paid, for lateness: its due date, else 30 days after its date. (MNY-16) */
export function dueDayOf({ faturaTarih, vadeTarihi }: Dated): string {
  return vadeTarihi ?? addDays(faturaTarih, dueDaysWithoutTerm);
}

/** Days since the due day; 0 until the due day is over in Istanbul. (MNY-16) */
export function daysLate(invoice: Dated, today: string): number {
  return Math.max(0, daysBetween(dueDayOf(invoice), today));
}

/** The due date of an invoice of `faturaTarih` with a term of some days. Undefined for an unreadable date. */
export function dueDateAfter(faturaTarih: string | undefined, days: number): string | undefined {
  if (!isCalendarDate(faturaTarih)) return undefined;
  const date = addDays(faturaTarih, days);
  return isCalendarDate(date) ? date : undefined;
}

/** The term of an invoice in days: 0 on the same day, null without a readable due date. */
export function termOf({ faturaTarih, vadeTarihi }: Partial<Dated>): number | null {
  return isCalendarDate(vadeTarihi) && isCalendarDate(faturaTarih) ? daysBetween(faturaTarih, vadeTarihi) : null;
}

/**
 * The due date after the term that was filled in (`before`, in days) is replaced by another one. A due date that a
 * user chose stays. (MNY-14)
 */
export function fillTerm(
  { faturaTarih, vadeTarihi = null }: Partial<Dated>,
  before: number | null,
  term: number | null,
): string | null {
  const isFilled = vadeTarihi === null ? before === null : termOf({ faturaTarih, vadeTarihi }) === before;
  if (!isFilled) return vadeTarihi;
  return term === null ? null : (dueDateAfter(faturaTarih, term) ?? vadeTarihi);
}

/**
 * The due date after the date of the invoice has changed: moved by the same number of days. Without two readable dates
 * it stays. (MNY-14)
 */
export function moveDueDate<Due extends string | null | undefined>(
  vadeTarihi: Due,
  from: string | undefined,
  to: string | undefined,
): Due | string {
  if (!isCalendarDate(vadeTarihi) || !isCalendarDate(from) || !isCalendarDate(to)) return vadeTarihi;
  return dueDateAfter(vadeTarihi, daysBetween(from, to)) ?? vadeTarihi;
}

const noteStart = 'Vade tarihi: ';

/**
 * The note of a due date after the date of the invoice: 'Vade tarihi: 15/12/2026'. '' without one, and on the same day.
 * (MNY-17)
 */
export function dueNote({ faturaTarih, vadeTarihi }: Partial<Dated>): string {
  const days = termOf({ faturaTarih, vadeTarihi });
  if (days === null || days < 1 || days > MOST_TERM_DAYS) return '';
  return `${noteStart}${toScreenDate(vadeTarihi ?? '')}`;
}

/** Whether a line of the notes is exactly the note of a due date. */
export function isDueNote(line: string): boolean {
  return readDueNote(line) !== undefined;
}

/** The first due date that a line of the notes of an invoice names, in exactly the form of `dueNote`. (MNY-18) */
export function dueDateInNotes(not: string, faturaTarih: string): string | null {
  for (const line of not.split(/\n|###/)) {
    const date = readDueNote(line.trim());
    if (date === undefined) continue;
    const days = daysBetween(faturaTarih, date);
    if (days >= 0 && days <= MOST_TERM_DAYS) return date;
  }
  return null;
}

function readDueNote(line: string): string | undefined {
  const date = line.startsWith(noteStart) ? fromScreenDate(line.slice(noteStart.length)) : undefined;
  return date !== undefined && line === `${noteStart}${toScreenDate(date)}` ? date : undefined;
}
