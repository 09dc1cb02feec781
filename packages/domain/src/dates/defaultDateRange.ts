import { limits } from '../limits';
import { addDays } from './addDays';
import { istanbulNow } from './istanbulNow';

/** A range of calendar days, both ends included. */
export interface DateRange {
  /** First day, YYYY-MM-DD. */
  readonly start: string;
  /** Last day, YYYY-MM-DD. */
  readonly end: string;
}

/** The range that lists open with: the last seven days up to today in Istanbul. (LST-02, NUM-16) */
export function defaultDateRange(now: Date): DateRange {
  const today = istanbulNow(now).date;
  return { start: addDays(today, -limits.listDays), end: today };
}
