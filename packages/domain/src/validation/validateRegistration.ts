import type { Fault } from './Fault';
import { FormChecker } from './FormChecker';

/**
 * The registration form `{ firstName, lastName, email, password, passwordRepeat, kvkk }`; `kvkk` is the consent box, true when
 * ticked. Source: ACC-12 to ACC-17.
 */
export function validateRegistration(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  fields.requiredName('firstName', 'FIRST_NAME_TOO_SHORT');
  fields.requiredName('lastName', 'LAST_NAME_TOO_SHORT');
  fields.requiredEmail('email');
  fields.requiredPassword('password', 'PASSWORD_TOO_SHORT');
  fields.repeatedPassword('passwordRepeat', 'password', 'PASSWORDS_DIFFER');
  if (fields.value('kvkk') !== true) fields.error('kvkk', 'KVKK_NOT_ACCEPTED');
  return fields.faults;
}
