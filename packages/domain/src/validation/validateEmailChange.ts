import type { Fault } from './Fault';
import { FormChecker } from './FormChecker';

/** A form with a mail address alone, `{ email }`: address change, forgotten password, added user. Source: ACC-07, ACC-30, USR-02. */
export function validateEmailChange(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  fields.requiredEmail('email');
  return fields.faults;
}
