import { automaticNotes, composeNotes, type InvoiceDraft, toWireDraft } from '@kalem/domain';
import type { FormDraft } from '../FormDraft';

/**
 * The body of a save. The totals are left out: the server calculates its own (INV-39). The notes name the due date if
 * `showsDueDate` (MNY-17).
 */
export function toBody(
  { header: { isTypeOpen: _, ozelNotlar, hazirNotlar, ...header }, malHizmetler }: FormDraft,
  odenecekTutarText: string,
  showsDueDate: boolean,
): InvoiceDraft {
  const { faturaTip, faturaTarih } = header;
  const vadeTarihi = showsDueDate ? header.vadeTarihi : null;
  const own = automaticNotes({ faturaTip, malHizmetler, odenecekTutarText, faturaTarih, vadeTarihi });
  const automatic = [...own, ...hazirNotlar];
  return toWireDraft({
    ...header,
    malHizmetler: [...malHizmetler],
    not: composeNotes({ automatic, special: ozelNotlar }),
  });
}
