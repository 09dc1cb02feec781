import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { invoices } from '../schema/invoices';

/** Ids of a company's invoices that wait for the portal or whose outcome is unknown. */
export async function waitingInvoices(queries: Queries, companyId: string): Promise<string[]> {
  const isWaiting = and(
    eq(invoices.companyId, companyId),
    eq(invoices.onayDurumu, 'Onaylanmadi'),
    inArray(invoices.portalDurumu, ['BEKLIYOR', 'BELIRSIZ']),
  );
  const rows = await queries.select({ id: invoices.id }).from(invoices).where(isWaiting);
  return rows.map(({ id }) => id);
}
