import { eq } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { portalCredentials } from '../schema';

/** The sealed portal credentials of a company. */
export const portalAccount = {
  async find(queries: Queries, companyId: string): Promise<string | undefined> {
    const [row] = await queries.select({ sealed: portalCredentials.sealed }).from(portalCredentials).where(eq(portalCredentials.companyId, companyId));
    return row?.sealed;
  },

  async put(queries: Queries, companyId: string, sealed: string, now: Date): Promise<void> {
    const values = { sealed, updatedAt: now };
    await queries.insert(portalCredentials).values({ companyId, ...values }).onConflictDoUpdate({ target: portalCredentials.companyId, set: values });
  },
};
