import { automaticNotes, composeNotes, type InvoiceDraft, toWireDraft } from '@kalem/domain';
import type { FormDraft } from '../FormDraft';

/** The body of a save. The totals are left out: the server calculates its own (INV-39). */
export function toBody(
  { header: { isTypeOpen: _, ozelNotlar, hazirNotlar, ...header }, malHizmetler }: FormDraft,
  odenecekTutarText: string,
): InvoiceDraft {
  const own = automaticNotes({ faturaTip: header.faturaTip, malHizmetler, odenecekTutarText });
  const automatic = [...own, ...hazirNotlar];
  return toWireDraft({
    ...header,
    malHizmetler: [...malHizmetler],
    not: composeNotes({ automatic, special: ozelNotlar }),
  });
}
