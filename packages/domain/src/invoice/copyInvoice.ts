import { istanbulNow } from '../dates/days';
import type { Invoice, InvoiceDraft } from './InvoiceDraft';
import { openInvoice } from './openInvoice';

/** A new invoice with the contents of a saved one, of this moment in Istanbul; its identity stays behind. Source: INV-09. */
export function copyInvoice(saved: Invoice, { now }: { readonly now: Date }): InvoiceDraft {
  const { date, time } = istanbulNow(now);
  const draft = openInvoice(saved);
  const malHizmetler = draft.malHizmetler.map(({ id: _id, ...line }) => line);
  return { ...draft, faturaTarih: date, faturaSaat: time, malHizmetler };
}
