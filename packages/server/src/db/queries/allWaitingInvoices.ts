import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { invoices } from '../schema';

/** Invoices of all companies that wait for the portal or whose outcome is unknown. */
export async function allWaitingInvoices(queries: Queries): Promise<{ companyId: string; invoiceId: string }[]> {
  return queries
    .select({ companyId: invoices.companyId, invoiceId: invoices.id })
    .from(invoices)
    .where(and(inArray(invoices.portalDurumu, ['BEKLIYOR', 'BELIRSIZ']), eq(invoices.onayDurumu, 'Onaylanmadi')));
}
