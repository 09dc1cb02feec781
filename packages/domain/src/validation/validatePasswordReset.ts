import type { Fault } from './Fault';
import { FormChecker } from './FormChecker';

/** The password reset form `{ password, passwordRepeat }`. Source: ACC-23. */
export function validatePasswordReset(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  fields.requiredPassword('password', 'PASSWORD_TOO_SHORT');
  fields.repeatedPassword('passwordRepeat', 'password', 'NEW_PASSWORDS_DIFFER');
  return fields.faults;
}
