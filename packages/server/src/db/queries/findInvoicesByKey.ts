import { and, eq, isNull, or } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import type { InvoiceRow } from '../invoiceWire';
import { companies } from '../../companies/tables';
import { invoices } from '../schema/invoices';

/** The invoices whose ETTN or id this is, in one company or, for signed links, in all that are not deleted; the portal's ETTNs may meet in two. */
export async function findInvoicesByKey(queries: Queries, key: string, companyId?: string): Promise<InvoiceRow[]> {
  const rows = await queries
    .select({ invoice: invoices })
    .from(invoices)
    .innerJoin(companies, and(eq(companies.id, invoices.companyId), isNull(companies.deletedAt)))
    .where(
      and(
        or(eq(invoices.ettn, key), eq(invoices.id, key)),
        companyId === undefined ? undefined : eq(invoices.companyId, companyId),
      ),
    );
  return rows.map(({ invoice }) => invoice);
}
