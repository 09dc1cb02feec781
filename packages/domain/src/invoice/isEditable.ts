import type { Invoice } from './InvoiceDraft';

/** Whether an invoice can be edited: made in the product, and not approved or deleted. Source: INV-10, INV-11. */
export function isEditable({ faturaTip, onayDurumu }: Pick<Invoice, 'faturaTip' | 'onayDurumu'>): boolean {
  return Boolean(faturaTip) && onayDurumu === 'Onaylanmadi';
}
