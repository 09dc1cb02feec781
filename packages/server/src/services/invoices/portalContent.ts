import { calculateInvoice } from '@kalem/domain';
import type { PortalInvoice } from '../../ports/Portal';
import type { InvoiceContent } from './invoiceContent';

/**
 * What the portal holds of an invoice, as it is stored. The amounts are the portal's own; what it does not tell (the KDV by rate, the total
 * in words, the TRY equivalents) is calculated of its lines.
 */
export function portalContent(invoice: PortalInvoice): Omit<InvoiceContent, 'faturaTip' | 'iskonto'> {
  const { ettn: _, belgeNumarasi: __, faturaTip: ___, ...content } = invoice;
  const { totals, tlKarsiligi } = calculateInvoice(invoice);
  return {
    ...content,
    malHizmetler: invoice.malHizmetler.map((line) => ({ id: crypto.randomUUID(), ...line })),
    totals: { ...totals, kdvToplamlar: [...totals.kdvToplamlar], ...invoice.totals },
    tlKarsiligi: tlKarsiligi ?? null,
    vergiler: Object.keys(totals.vergiToplamlar),
  };
}
