import type { Fault } from './Fault';
import { FieldChecker } from './FieldChecker';
import { isValidIban } from '../text/identifiers';

/** A bank entry `{ bankaAdi, iban }` of the ready notes. Source: NOT-05. */
export function validateBankEntry(entry: unknown): Fault[] {
  const fields = new FieldChecker(entry);
  fields.required('bankaAdi');
  const iban = fields.required('iban');
  if (iban !== undefined && !isValidIban(iban)) fields.error('iban', 'INVALID_IBAN');
  return fields.faults;
}
