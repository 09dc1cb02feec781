import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { companies } from '../../companies/tables';
import { invoices } from '../schema/invoices';

/** Invoices of all living companies that wait for the portal or whose outcome is unknown. */
export async function allWaitingInvoices(queries: Queries): Promise<{ companyId: string; invoiceId: string }[]> {
  return queries
    .select({ companyId: invoices.companyId, invoiceId: invoices.id })
    .from(invoices)
    .innerJoin(companies, and(eq(companies.id, invoices.companyId), isNull(companies.deletedAt)))
    .where(and(inArray(invoices.portalDurumu, ['BEKLIYOR', 'BELIRSIZ']), eq(invoices.onayDurumu, 'Onaylanmadi')));
}
