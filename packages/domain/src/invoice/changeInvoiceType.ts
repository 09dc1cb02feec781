import type { FaturaTip } from '../facts/faturaTip';
import type { InvoiceDraft } from './InvoiceDraft';
import { newLine } from './newLine';

/** Taxes that a type begins with. Source: INV-13, INV-14. */
const firstTaxes: Partial<Record<FaturaTip, readonly string[]>> = { TEVKIFAT: ['V9015'], KONAKLAMAVERGISI: ['V0059'] };

/** Another type begins anew: its own taxes, no returned invoices, one empty line. Source: INV-12 to INV-14. */
export function changeInvoiceType(invoice: InvoiceDraft, faturaTip: FaturaTip): InvoiceDraft {
  const vergiler = [...(firstTaxes[faturaTip] ?? [])];
  return {
    ...invoice,
    faturaTip,
    vergiler,
    iadeFaturalari: [],
    malHizmetler: [newLine(faturaTip, { vergiler, iskonto: invoice.iskonto })],
  };
}
