import { automaticNotes, composeNotes, toWireDraft, type InvoiceDraft } from '@kalem/domain';
import type { FormDraft } from './FormDraft';

/** The body of a save. The totals are left out: the server computes its own (INV-39). */
export function toBody(
  { header: { ozelNotlar, ...header }, malHizmetler }: FormDraft,
  odenecekTutarText: string,
): InvoiceDraft {
  const automatic = automaticNotes({ faturaTip: header.faturaTip, odenecekTutarText });
  return toWireDraft({
    ...header,
    malHizmetler: [...malHizmetler],
    not: composeNotes({ automatic, special: ozelNotlar }),
  });
}
