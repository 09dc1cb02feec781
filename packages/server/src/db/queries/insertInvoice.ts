import type { Queries } from '../../ports/Database';
import { invoices } from '../schema/invoices';
import { searchText } from '../search';

export type NewInvoice = Omit<typeof invoices.$inferInsert, 'arama' | 'version' | 'updatedAt'>;

/** Stores a new invoice; false when its id, or its ETTN in the company, is there already. */
export async function insertInvoice(tx: Queries, invoice: NewInvoice): Promise<boolean> {
  const values = { ...invoice, arama: searchText(invoice), updatedAt: invoice.createdAt };
  const rows = await tx.insert(invoices).values(values).onConflictDoNothing().returning({ id: invoices.id });
  return rows.length > 0;
}
