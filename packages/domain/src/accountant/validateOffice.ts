import { FormChecker } from '../validation/FormChecker';
import type { Fault } from '../validation/FieldChecker';
import { isLedgerCode } from './ledgerMap';

/**
 * Checks the accountant's settings `{ eposta, harita }`: a mail address if given, and codes of a chart. An empty code
 * is saved: it refuses a file only when an invoice needs it. Source: ACT-04.
 */
export function validateOffice(office: unknown): Fault[] {
  const form = new FormChecker(office);
  form.email('eposta', 'MALFORMED_EMAIL');
  const map = form.value('harita');
  for (const [index, row] of (Array.isArray(map) ? map : []).entries()) {
    const fields = new FormChecker(row, `harita[${index}].`);
    const kod = fields.text('kod');
    if (kod !== '' && !isLedgerCode(kod)) fields.error('kod', 'INVALID_LEDGER_CODE');
    form.faults.push(...fields.faults);
  }
  return form.faults;
}
