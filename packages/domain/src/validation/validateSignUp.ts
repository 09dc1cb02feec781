import type { Fault } from './Fault';
import { FormChecker } from './FormChecker';

/** The sign-up call `{ name, email, password }`, name being first and last name. Source: ACC-14, ACC-15, ACC-18. */
export function validateSignUp(body: unknown): Fault[] {
  const fields = new FormChecker(body);
  fields.requiredName('name', 'NAME_TOO_SHORT');
  fields.requiredEmail('email');
  fields.requiredPassword('password', 'PASSWORD_TOO_SHORT');
  return fields.faults;
}
