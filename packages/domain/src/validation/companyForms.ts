import { isCalendarDate } from '../dates/days';
import { limits } from '../limits';
import { FieldChecker, type Fault } from './FieldChecker';
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

/** A company in the wizard: as `validateCompany`, and its mail address has to be there. Source: CMP-18 to CMP-23. */
export function validateNewCompany(company: unknown): Fault[] {
  const fields = new FormChecker(company);
  fields.requiredEmail('email');
  return [...fields.faults, ...validateCompany(company).filter(({ path }) => path !== 'email')];
}

/** Portal credentials `{ userCode, password }`: both have to be there. Source: CMP-12. */
export function validateGibCredentials(form: unknown): Fault[] {
  const fields = new FieldChecker(form);
  for (const field of ['userCode', 'password']) if (fields.isEmpty(field)) fields.error(field, 'REQUIRED');
  return fields.faults;
}

/** Whether a logo or signature may be sent: a JPEG smaller than 4 MB (`type` as files tell it, `size` in bytes). Source: IMG-04, NUM-11. */
export function isImageAllowed({ type, size }: { readonly type: string; readonly size: number }): boolean {
  return limits.imageTypes.some((allowed) => allowed === type) && size < limits.imageBytes;
}
