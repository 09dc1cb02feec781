import { and, desc, eq, gte, inArray, lte } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import type { InvoiceSummaryRow } from '../invoiceWire';
import { invoices } from '../schema';
import { summaryColumns } from '../summaryColumns';

export interface InvoiceFilter {
  /** First and last day, both included. */
  readonly baslangicTarihi?: string;
  readonly bitisTarihi?: string;
  readonly belgeNumarasi?: string;
  readonly faturaTarih?: string;
  readonly ettn?: string;
}

const newestFirst = [desc(invoices.faturaTarih), desc(invoices.faturaSaat), desc(invoices.id)];

/** Invoices of a company, newest first, without their lines. */
export const listInvoices = {
  /**
   * A page and one more, which tells whether another follows. The ids come from the index alone and their rows afterwards, so that a page
   * costs the same however wide the rows are; a deep one still costs the index entries before it.
   */
  async page(queries: Queries, companyId: string, filter: InvoiceFilter, { offset, limit }: { offset: number; limit: number }): Promise<InvoiceSummaryRow[]> {
    const ids = queries.select({ id: invoices.id }).from(invoices).where(matching(companyId, filter)).orderBy(...newestFirst).limit(limit).offset(offset);
    return queries.select(summaryColumns).from(invoices).where(and(eq(invoices.companyId, companyId), inArray(invoices.id, ids))).orderBy(...newestFirst);
  },

  async all(queries: Queries, companyId: string, filter: InvoiceFilter): Promise<InvoiceSummaryRow[]> {
    return queries.select(summaryColumns).from(invoices).where(matching(companyId, filter)).orderBy(...newestFirst);
  },
};

function matching(companyId: string, { baslangicTarihi, bitisTarihi, belgeNumarasi, faturaTarih, ettn }: InvoiceFilter) {
  return and(
    eq(invoices.companyId, companyId),
    baslangicTarihi === undefined ? undefined : gte(invoices.faturaTarih, baslangicTarihi),
    bitisTarihi === undefined ? undefined : lte(invoices.faturaTarih, bitisTarihi),
    belgeNumarasi === undefined ? undefined : eq(invoices.belgeNumarasi, belgeNumarasi),
    faturaTarih === undefined ? undefined : eq(invoices.faturaTarih, faturaTarih),
    ettn === undefined ? undefined : eq(invoices.ettn, ettn),
  );
}
