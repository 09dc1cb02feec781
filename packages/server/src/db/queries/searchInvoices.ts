import { foldTr } from '@kalem/domain';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import type { InvoiceSummaryRow } from '../invoiceWire';
import { hasTrigram } from '../search';
import { newestFirst } from '../newestFirst';
import { invoices } from '../schema/invoices';
import { summaryColumns } from '../summaryColumns';

/** Invoices whose number, recipient or ETTN contains the text, newest first, at most 50 (API-65). Nothing but blanks finds nothing. Only inside `withCompany`. */
export async function searchInvoices(tx: Queries, companyId: string, q: string): Promise<InvoiceSummaryRow[]> {
  const text = foldTr(q);
  if (text === '') return [];
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const found = sql`(select newest_matches(${text}, ${pattern}, ${hasTrigram(text)}))`;
  return tx
    .select(summaryColumns)
    .from(invoices)
    .where(and(eq(invoices.companyId, companyId), inArray(invoices.id, found)))
    .orderBy(...newestFirst);
}
