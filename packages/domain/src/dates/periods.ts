import { addDays, daysBetween, istanbulNow } from './days';

/** Days within which an invoice has to be signed. The policy of LST-21, to be confirmed by a tax adviser (OC-87). */
export const signingDays = 7;

/** A warning is shown from this many days before the last day on. (LST-21) */
const FEW_DAYS = 2;

/**
 * Days within which an invoice can be objected to or cancelled. The policy of REQ-22, to be confirmed by a tax adviser
 * (OC-87).
 */
export const objectionDays = 8;

/** Days before today in the default range of lists. (LST-02, NUM-16) */
const LIST_DAYS = 7;

/** The earliest date of a document: e-documents did not exist before. (ATK-67) */
export const firstDocumentDay = '2005-01-01';

/** Most days that a document's date may lie in the future. Later dates are typing mistakes. (ATK-67) */
const DAYS_AHEAD = 31;

/** The latest date of a document. (ATK-67) */
export function lastDocumentDay(today: string): string {
  return addDays(today, DAYS_AHEAD);
}

/** Last day to sign a draft: seven days after its date, but not past the end of its month. (LST-21) */
export function lastSigningDay(faturaTarih: string): string {
  const [year, month] = faturaTarih.split('-').map(Number);
  const monthEnd = new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10);
  return daysBetween(faturaTarih, monthEnd) < signingDays ? monthEnd : addDays(faturaTarih, signingDays);
}

/** Days left until a draft's last signing day; 0 on that day, below 0 once the time has passed. (LST-21) */
export function daysLeftToSign(faturaTarih: string, today: string): number {
  return daysBetween(today, lastSigningDay(faturaTarih));
}

/** Whether two days or fewer are left, also after the end. (LST-21) */
export function hasFewDays(daysLeft: number): boolean {
  return daysLeft <= FEW_DAYS;
}

/**
 * The latest invoice date whose last signing day is `day` or earlier. A list up to it contains all invoices that are
 * due by then. (LST-21)
 */
export function lastInvoiceDayDueBy(day: string): string {
  const weekBefore = addDays(day, -signingDays);
  const isMonthEnd = addDays(day, 1).endsWith('-01');
  const monthEnd = isMonthEnd ? day : addDays(`${day.slice(0, 7)}-01`, -1);
  return monthEnd > weekBefore ? monthEnd : weekBefore;
}

/** The latest invoice date with few days left to sign, or none. (LST-21) */
export function lastInvoiceDayDueSoon(today: string): string {
  return lastInvoiceDayDueBy(addDays(today, FEW_DAYS));
}

/** Last day to object to an invoice or ask for its cancellation. (REQ-22) */
export function lastObjectionDay(faturaTarih: string): string {
  return addDays(faturaTarih, objectionDays);
}

/**
 * Days left to object to an invoice or ask for its cancellation; 0 on the last day, below 0 once the time has passed.
 * (REQ-22)
 */
export function daysLeftToObject(faturaTarih: string, today: string): number {
  return daysBetween(today, lastObjectionDay(faturaTarih));
}

/** A range of calendar days, both ends included. */
export interface DateRange {
  /** First day, YYYY-MM-DD. */
  readonly start: string;
  /** Last day, YYYY-MM-DD. */
  readonly end: string;
}

/** The default range of lists: the last seven days up to today in Istanbul. (LST-02, NUM-16) */
export function defaultDateRange(now: Date): DateRange {
  const today = istanbulNow(now).date;
  return { start: addDays(today, -LIST_DAYS), end: today };
}

const SOME_MONDAY = '2024-01-01';

export type RangePreset = 'today' | 'thisWeek' | 'thisMonth' | 'lastMonth';

/** The days of a named range in Istanbul; weeks start on Monday. */
export function presetRange(preset: RangePreset, now: Date): DateRange {
  const today = istanbulNow(now).date;
  const month = `${today.slice(0, 7)}-01`;
  const monday = addDays(today, -(daysBetween(SOME_MONDAY, today) % 7));
  const lastOf = (first: string) => addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
  const previous = `${addDays(month, -1).slice(0, 7)}-01`;
  const ranges: Record<RangePreset, DateRange> = {
    today: { start: today, end: today },
    thisWeek: { start: monday, end: addDays(monday, 6) },
    thisMonth: { start: month, end: lastOf(month) },
    lastMonth: { start: previous, end: lastOf(previous) },
  };
  return ranges[preset];
}
