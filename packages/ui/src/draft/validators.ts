import type { Line } from '@kalem/domain';
import { validateInvoice, validateLine } from '@kalem/domain/checks';
import { faultOfDomain, type FieldFault } from '../kit/fieldFault';
import { type DraftHeader, type FormDraft, placeOf, toCheckedHeader } from './FormDraft';

const none: readonly FieldFault[] = [];

/** Returns the faults of one line. Their `field` is the field in the line. The rules depend on the invoice type. */
export function checkLine(line: Line, header: DraftHeader): readonly FieldFault[] {
  if (header.isTypeOpen) return none;
  const faults = validateLine(line, 0, header).map(faultOfDomain);
  return faults.length === 0 ? none : faults.map((fault) => ({ ...fault, field: placeOf(fault.field).field }));
}

/** Returns the faults of the header. Lines are validated separately, one by one. */
export function checkHeader(header: DraftHeader, today: string): readonly FieldFault[] {
  const faults = validateInvoice({ ...toCheckedHeader(header), malHizmetler: [] }, { today });
  return faults.filter(({ path }) => !path.startsWith('malHizmetler')).map(faultOfDomain);
}

/** Returns the faults of all lines together and of the totals. */
export function checkTogether({ header, malHizmetler }: FormDraft, today: string): readonly FieldFault[] {
  const isMeant = (path: string) => path === 'malHizmetler' || path.startsWith('totals.');
  return validateInvoice({ ...toCheckedHeader(header), malHizmetler }, { today })
    .filter(({ path }) => isMeant(path))
    .map(faultOfDomain);
}
