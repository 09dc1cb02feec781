import { isCalendarDate } from './isCalendarDate';

/** A calendar day as screens show it: '2026-09-03' → '03/09/2026'; anything that is no day as it is. (INV-06, NUM-23) */
export function toScreenDate(date: string): string {
  return isCalendarDate(date) ? date.split('-').reverse().join('/') : date;
}
