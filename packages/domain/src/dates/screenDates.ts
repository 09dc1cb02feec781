import { isCalendarDate } from './days';

/** Formats a calendar day for screens: '2026-09-03' → '03/09/2026'. Other texts stay unchanged. (INV-06, NUM-23) */
export function toScreenDate(date: string): string {
  return isCalendarDate(date) ? date.split('-').reverse().join('/') : date;
}

/** Formats a day for a sentence: '2026-10-03' → '03.10.2026'. (RUL-04) */
export function toDottedDate(day: string): string {
  return day.split('-').reverse().join('.');
}

const form = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** Parses a typed day: '03/09/2026' (or '3.9.2026') → '2026-09-03'; undefined for an impossible day. (INV-17) */
export function fromScreenDate(typed: string): string | undefined {
  const match = form.exec(typed.trim());
  if (match === null) return undefined;
  const [day = '', month = '', year = ''] = match.slice(1);
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

/** Formats a calendar day as `belgeTarihi` of a received invoice: '2026-09-03' → '03-09-2026' (REQ-09). */
export function toDayFirst(date: string): string {
  return date.split('-').reverse().join('-');
}

/** Parses `belgeTarihi` of a received invoice: '03-09-2026' → '2026-09-03' (REQ-09). */
export function fromDayFirst(belgeTarihi: string): string {
  return belgeTarihi.split('-').reverse().join('-');
}

/** Formats yetkiliDogumTarihi for screens: '1980/02/01' → '01/02/1980'. Other texts stay unchanged. (CMP-03) */
export function toScreenBirthDate(yetkiliDogumTarihi: string): string {
  const date = yetkiliDogumTarihi.replaceAll('/', '-');
  const shown = toScreenDate(date);
  return shown === date ? yetkiliDogumTarihi : shown;
}

/** Parses a typed birth date for the wire: '01/02/1980' → '1980/02/01'; undefined for an impossible day. (CMP-03) */
export function fromScreenBirthDate(typed: string): string | undefined {
  return fromScreenDate(typed)?.replaceAll('-', '/');
}
