import { eq } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { companies } from '../schema/companies';

/** A licence of a year starts (PAY-20). Whether there is such a company; a deleted one comes back with it (CMP-14). */
export async function markCompanyPaid(tx: Queries, companyId: string, paidAt: Date): Promise<boolean> {
  const rows = await tx
    .update(companies)
    .set({ paidAt })
    .where(eq(companies.id, companyId))
    .returning({ id: companies.id });
  return rows.length > 0;
}
