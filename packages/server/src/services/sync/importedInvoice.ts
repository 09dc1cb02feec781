import { calculateInvoice } from '@kalem/domain';
import type { NewInvoice } from '../../db/queries/insertInvoice';
import type { PortalDocument, PortalInvoice } from '../../ports/Portal';

/**
 * An invoice that the portal has and we have not, as it is stored: without a type, because it was not made here (GIB-05). The amounts are
 * the portal's own; what it does not tell (the KDV by rate, the total in words, the TRY equivalents) is calculated of its lines.
 */
export function importedInvoice(companyId: string, document: PortalDocument, invoice: PortalInvoice, now: Date, today: string): NewInvoice {
  const { totals, tlKarsiligi } = calculateInvoice(invoice);
  return {
    ...invoice,
    id: crypto.randomUUID(),
    companyId,
    ettn: document.ettn,
    belgeNumarasi: document.belgeNumarasi,
    faturaTarih: document.faturaTarih,
    faturaTip: null,
    malHizmetler: invoice.malHizmetler.map((line) => ({ id: crypto.randomUUID(), ...line })),
    totals: { ...totals, kdvToplamlar: [...totals.kdvToplamlar], ...invoice.totals },
    tlKarsiligi: tlKarsiligi ?? null,
    vergiler: Object.keys(totals.vergiToplamlar),
    onayDurumu: document.onayDurumu,
    portalDurumu: 'GONDERILDI',
    // The list tells that there is a request, not since when.
    talepAkisi: document.talep ? [{ ...document.talep, tarih: today }] : [],
    createdAt: now,
  };
}
