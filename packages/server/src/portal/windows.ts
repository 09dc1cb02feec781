import { addDays, istanbulNow } from '@kalem/domain';
import { refuseLongPeriod } from '../problems/faults';

/** First and last day, YYYY-MM-DD, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** The length of a list without given days. */
const USUAL_DAYS = 7;

/** The days of a portal list, by default the last seven (API-75). Throws 400 for more than a year. */
export function daysAskedFor(
  { baslangicTarihi, bitisTarihi }: { baslangicTarihi?: string | undefined; bitisTarihi?: string | undefined },
  now: Date,
): Days {
  const to = bitisTarihi ?? istanbulNow(now).date;
  const from = baslangicTarihi ?? addDays(to, -USUAL_DAYS);
  const days = { from, to };
  refuseLongPeriod(days);
  return days;
}

/** The portal accepts at most a week, including the first and last day (portal-protocol 8). */
const WINDOW_DAYS = 7;

/** Splits a range into windows of seven days, newest first. Empty when the range ends before it begins. */
export function windowsOf({ from, to }: Days): Days[] {
  const windows: Days[] = [];
  for (let last = to; last >= from; last = addDays(last, -WINDOW_DAYS)) {
    const first = addDays(last, 1 - WINDOW_DAYS);
    windows.push({ from: first < from ? from : first, to: last });
  }
  return windows;
}

/** The smallest number of windows that cover these days, oldest first. */
export function windowsAround(days: readonly string[]): Days[] {
  const windows: Days[] = [];
  for (const day of [...new Set(days)].sort()) {
    const last = windows.at(-1);
    if (last && day < addDays(last.from, WINDOW_DAYS)) windows[windows.length - 1] = { from: last.from, to: day };
    else windows.push({ from: day, to: day });
  }
  return windows;
}
