import { mergeTalep } from '../../invoices/talepAkisi';
import type { NewInvoice } from '../../invoices/statements';
import type { PortalDocument, PortalInvoice } from '../../ports/Portal';
import { portalContent } from '../../invoices/content';

/** An invoice that the portal has and we have not, as it is stored: without a type, because it was not made here (GIB-05). */
export function importedInvoice(
  companyId: string,
  document: PortalDocument,
  invoice: PortalInvoice,
  now: Date,
  today: string,
): NewInvoice {
  return {
    ...portalContent(invoice),
    id: crypto.randomUUID(),
    companyId,
    ettn: document.ettn,
    belgeNumarasi: document.belgeNumarasi,
    faturaTarih: document.faturaTarih,
    faturaTip: null,
    onayDurumu: document.onayDurumu,
    portalDurumu: 'GONDERILDI',
    talepAkisi: mergeTalep([], document.talep, today),
    createdAt: now,
  };
}
