import type { InvoiceDraft } from './InvoiceDraft';
import { newTaxFields } from './newTaxFields';

/** Puts a tax on the invoice and its fields on every line; fields that a line has already stay. Source: LIN-11 to LIN-13. */
export function addTax(invoice: InvoiceDraft, code: string): InvoiceDraft {
  const vergiler = invoice.vergiler ?? [];
  if (vergiler.includes(code)) return invoice;
  const malHizmetler = invoice.malHizmetler.map((line) => ({
    ...newTaxFields(code),
    ...line,
    kdvDahilBirimFiyat: undefined,
  }));
  return { ...invoice, vergiler: [...vergiler, code], malHizmetler };
}
