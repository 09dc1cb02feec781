/** What the invoice form is opened for. */
export type InvoiceMode = { mode: 'new' } | { mode: 'edit' | 'copy'; invoiceId: string };

/** The navigation state `{ mode, id }` (INV-07); anything else means a new invoice. */
export function readInvoiceMode(state: unknown): InvoiceMode {
  if (typeof state !== 'object' || state === null || !('mode' in state) || !('id' in state)) return { mode: 'new' };
  const { mode, id } = state;
  if ((mode !== 'edit' && mode !== 'copy') || typeof id !== 'string') return { mode: 'new' };
  return { mode, invoiceId: id };
}
