import { foldTr } from '@kalem/domain';
import { and, desc, eq, like } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import type { InvoiceSummaryRow } from '../invoiceWire';
import { invoices } from '../schema';
import { summaryColumns } from '../summaryColumns';

const MOST = 50;

/** Invoices whose number, recipient or ETTN contains the text, newest first, at most 50 (API-65). Nothing but blanks finds nothing. */
export async function searchInvoices(queries: Queries, companyId: string, q: string): Promise<InvoiceSummaryRow[]> {
  const text = foldTr(q);
  if (text === '') return [];
  // From three letters on the trigram index finds the rows; for fewer the list index goes through them from the newest.
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return queries
    .select(summaryColumns)
    .from(invoices)
    .where(and(eq(invoices.companyId, companyId), like(invoices.arama, pattern)))
    .orderBy(desc(invoices.faturaTarih), desc(invoices.faturaSaat), desc(invoices.id))
    .limit(MOST);
}
