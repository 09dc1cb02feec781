import type { CalculableInvoice } from './CalculableInvoice';

/** Currency of an invoice: `paraBirim`, else the customer card's name for it, `paraBirimi`, else TRY (INV-01, INV-08). */
export function currencyOf({ paraBirim, paraBirimi }: CalculableInvoice): string {
  const currency = paraBirim || paraBirimi;
  return typeof currency === 'string' ? currency : 'TRY';
}
