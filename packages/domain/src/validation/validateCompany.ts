import { isCalendarDate } from '../dates/days';
import { limits } from '../limits';
import type { Fault } from './Fault';
import { FormChecker } from './FormChecker';

/**
 * A company as it is stored and as the edit dialog checks it: everything optional, what is there has to be right.
 * yetkiliDogumTarihi is YYYY/MM/DD. Source: CMP-19 to CMP-23, NUM-10.
 */
export function validateCompany(company: unknown): Fault[] {
  const fields = new FormChecker(company);
  fields.email('email', 'MALFORMED_EMAIL');
  const birthDate = fields.text('yetkiliDogumTarihi');
  const isDay = /^\d{4}\/\d{2}\/\d{2}$/.test(birthDate) && isCalendarDate(birthDate.replaceAll('/', '-'));
  if (birthDate !== '' && !isDay) fields.error('yetkiliDogumTarihi', 'INVALID_DATE');
  fields.digits('yetkiliTckn', limits.tckn, 'ELEVEN_DIGITS');
  fields.phone('yetkiliTelNo');
  fields.atMost('acikAdres', limits.acikAdres);
  return fields.faults;
}
