import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { apiKeys } from '../schema/apiKeys';
import { companies } from '../schema/companies';
import { portalCredentials } from '../schema/portalCredentials';
import { signings } from '../schema/signings';

/**
 * Hides a company and its data, and destroys what opens doors: the portal account, the API keys with their tokens, the signatures that
 * wait for a code. False when it was hidden already.
 */
export async function hideCompany(tx: Queries, companyId: string, deletedAt: Date): Promise<boolean> {
  const [hidden] = await tx
    .update(companies)
    .set({ deletedAt })
    .where(and(eq(companies.id, companyId), isNull(companies.deletedAt)))
    .returning({ id: companies.id });
  if (!hidden) return false;
  await tx.delete(portalCredentials).where(eq(portalCredentials.companyId, companyId));
  await tx.delete(signings).where(eq(signings.companyId, companyId));
  await tx.delete(apiKeys).where(eq(apiKeys.companyId, companyId));
  return true;
}
