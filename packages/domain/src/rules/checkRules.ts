import { checkCodes } from './checkCodes';
import { checkHistory } from './checkHistory';
import { checkOperations } from './checkOperations';
import { checkParties } from './checkParties';
import type { CheckedInvoice } from './CheckedInvoice';

/** Adds a warning for each rule of tax law that an invoice does not keep. No rule refuses one. Source: RUL-04. */
export function checkRules(invoice: CheckedInvoice): void {
  checkParties(invoice);
  checkOperations(invoice);
  checkCodes(invoice);
  checkHistory(invoice);
}
