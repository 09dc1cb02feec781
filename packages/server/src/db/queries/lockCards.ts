import { sql } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';

/**
 * Lets one import or download at a time look for cards of a company by what they are known by and add those that are missing, until the
 * transaction ends: two with the same new card would both add it.
 */
export async function lockCards(tx: Queries, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${companyId}, 4010401))`);
}
