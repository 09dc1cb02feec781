import { isCalendarDate } from './isCalendarDate';

const form = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** The calendar day that was typed: '03/09/2026' (or '3.9.2026') → '2026-09-03'; undefined when there is no such day. (INV-17) */
export function fromScreenDate(typed: string): string | undefined {
  const match = form.exec(typed.trim());
  if (match === null) return undefined;
  const [day = '', month = '', year = ''] = match.slice(1);
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}
