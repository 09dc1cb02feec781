import type { Fault } from './Fault';
import { FormChecker } from './FormChecker';

/** The phone form `{ phone }`, the number written in any way. Source: ACC-35. */
export function validatePhoneChange(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  if (fields.required('phone') !== undefined) fields.phone('phone');
  return fields.faults;
}
