import type { Fault } from './Fault';
import { FormChecker } from './FormChecker';

/** The password change form `{ password, new_password, newPasswordRepeat }`, `password` being the present one. Source: ACC-31. */
export function validatePasswordChange(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  if (fields.isEmpty('password')) fields.error('password', 'REQUIRED');
  fields.requiredPassword('new_password', 'NEW_PASSWORD_TOO_SHORT');
  fields.repeatedPassword('newPasswordRepeat', 'new_password', 'NEW_PASSWORDS_DIFFER');
  return fields.faults;
}
