import type { Fault } from './Fault';
import { FormChecker } from './FormChecker';

/** The login form `{ email, password }`. Source: ACC-04, ACC-05. */
export function validateLogin(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  fields.requiredEmail('email');
  fields.requiredPassword('password', 'PASSWORD_TOO_SHORT');
  return fields.faults;
}
