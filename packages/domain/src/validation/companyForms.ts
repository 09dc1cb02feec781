import { isCalendarDate } from '../dates/days';
import { toScreenDate } from '../dates/screenDates';
import { FieldChecker, type Fault } from './FieldChecker';
import { FormChecker } from './FormChecker';

/** Upper limit for the size of a logo or signature. (NUM-11, NUM-22) */
export const imageBytes = 4 * 1024 * 1024;
/** The word that the user types to confirm the deletion of a company. (CMP-31, NUM-14) */
export const deletionWord = 'EMİNİM';

/** Digits of a person's tax number. (NUM-10) */
const TCKN_DIGITS = 11;
/** Most characters of acikAdres. (NUM-10) */
const ADDRESS_LENGTH = 50;

/**
 * Checks a stored company, also in the edit dialog: all fields are optional, but must be valid.
 * yetkiliDogumTarihi is YYYY/MM/DD, at the latest `today` (YYYY-MM-DD). Source: CMP-19 to CMP-23, NUM-10.
 */
export function validateCompany(company: unknown, today: string): Fault[] {
  const fields = new FormChecker(company);
  fields.email('email', 'MALFORMED_EMAIL');
  const birthDate = fields.text('yetkiliDogumTarihi');
  const isDay = /^\d{4}\/\d{2}\/\d{2}$/.test(birthDate) && isCalendarDate(birthDate.replaceAll('/', '-'));
  if (birthDate !== '' && !isDay) fields.error('yetkiliDogumTarihi', 'INVALID_DATE');
  else if (birthDate.replaceAll('/', '-') > today)
    fields.error('yetkiliDogumTarihi', 'DATE_TOO_LATE', { date: toScreenDate(today) });
  fields.digits('yetkiliTckn', TCKN_DIGITS, 'ELEVEN_DIGITS');
  fields.phone('yetkiliTelNo');
  fields.atMost('acikAdres', ADDRESS_LENGTH);
  return fields.faults;
}

/** Checks a company in the wizard: like `validateCompany`, with a required mail address. Source: CMP-18 to CMP-23. */
export function validateNewCompany(company: unknown, today: string): Fault[] {
  const fields = new FormChecker(company);
  fields.requiredEmail('email');
  return [...fields.faults, ...validateCompany(company, today).filter(({ path }) => path !== 'email')];
}

/** Portal credentials `{ userCode, password }`, both required. Source: CMP-12. */
export function validateGibCredentials(form: unknown): Fault[] {
  const fields = new FieldChecker(form);
  for (const field of ['userCode', 'password']) if (fields.isEmpty(field)) fields.error(field, 'REQUIRED');
  return fields.faults;
}

/**
 * The form `{ id, password }` that hands a company over: the id of the new owner and the password of the current one.
 * Source.
 */
export function validateHandOver(form: unknown): Fault[] {
  const fields = new FieldChecker(form);
  for (const field of ['id', 'password']) if (fields.isEmpty(field)) fields.error(field, 'REQUIRED');
  return fields.faults;
}

/** The form `{ name }` of an API key. Source: KEY-03, KEY-04. */
export function validateApiKey(form: unknown): Fault[] {
  const fields = new FieldChecker(form);
  if (fields.isEmpty('name')) fields.error('name', 'REQUIRED');
  return fields.faults;
}

/** Whether a logo or signature may be uploaded: a JPEG below `imageBytes`. Source: IMG-04. */
export function isImageAllowed({ type, size }: { readonly type: string; readonly size: number }): boolean {
  return type === 'image/jpeg' && size < imageBytes;
}
