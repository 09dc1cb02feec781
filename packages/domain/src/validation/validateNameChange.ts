import type { Fault } from './Fault';
import { FormChecker } from './FormChecker';

/** The name change form `{ name }`. Source: ACC-29. */
export function validateNameChange(form: unknown): Fault[] {
  const fields = new FormChecker(form);
  fields.requiredName('name', 'NAME_TOO_SHORT');
  return fields.faults;
}
