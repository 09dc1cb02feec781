import type { Line } from '@kalem/domain';
import { validateInvoice, validateLine } from '@kalem/domain/checks';
import { faultOfDomain, type FieldFault } from '../kit/fieldFault';
import { type DraftHeader, type FormDraft, placeOf, toCheckedHeader } from './FormDraft';

const none: readonly FieldFault[] = [];

/** What is wrong with one line; the fields are those of the line. Its rules depend on the type of the invoice. */
export function checkLine(line: Line, header: DraftHeader): readonly FieldFault[] {
  if (header.isTypeOpen) return none;
  const faults = validateLine(line, 0, header).map(faultOfDomain);
  return faults.length === 0 ? none : faults.map((fault) => ({ ...fault, field: placeOf(fault.field).field }));
}

/** The lines are checked one by one where they are; here only what stands above them. */
export function checkHeader(header: DraftHeader, today: string): readonly FieldFault[] {
  const faults = validateInvoice({ ...toCheckedHeader(header), malHizmetler: [] }, { today });
  return faults.filter(({ path }) => !path.startsWith('malHizmetler')).map(faultOfDomain);
}

/** What is wrong with the lines as a whole and with their totals. */
export function checkTogether({ header, malHizmetler }: FormDraft, today: string): readonly FieldFault[] {
  const isMeant = (path: string) => path === 'malHizmetler' || path.startsWith('totals.');
  return validateInvoice({ ...toCheckedHeader(header), malHizmetler }, { today })
    .filter(({ path }) => isMeant(path))
    .map(faultOfDomain);
}
