import { isCalendarDate } from './days';

/** A calendar day as screens show it: '2026-09-03' → '03/09/2026'; anything else stays as it is. (INV-06, NUM-23) */
export function toScreenDate(date: string): string {
  return isCalendarDate(date) ? date.split('-').reverse().join('/') : date;
}

const form = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;

/** The day that was typed: '03/09/2026' (or '3.9.2026') → '2026-09-03'; undefined when there is none. (INV-17) */
export function fromScreenDate(typed: string): string | undefined {
  const match = form.exec(typed.trim());
  if (match === null) return undefined;
  const [day = '', month = '', year = ''] = match.slice(1);
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

/** A calendar day as `belgeTarihi` of a received invoice has it on the wire: '2026-09-03' → '03-09-2026' (REQ-09). */
export function toDayFirst(date: string): string {
  return date.split('-').reverse().join('-');
}

/** `belgeTarihi` of a received invoice as a calendar day: '03-09-2026' → '2026-09-03' (REQ-09). */
export function fromDayFirst(belgeTarihi: string): string {
  return belgeTarihi.split('-').reverse().join('-');
}

/** yetkiliDogumTarihi of the wire on the screen: '1980/02/01' → '01/02/1980'; anything else stays as it is. (CMP-03) */
export function toScreenBirthDate(yetkiliDogumTarihi: string): string {
  const date = yetkiliDogumTarihi.replaceAll('/', '-');
  const shown = toScreenDate(date);
  return shown === date ? yetkiliDogumTarihi : shown;
}

/** A birth date as the wire has it: '01/02/1980' → '1980/02/01'; undefined when there is no such day. (CMP-03) */
export function fromScreenBirthDate(typed: string): string | undefined {
  return fromScreenDate(typed)?.replaceAll('-', '/');
}
