import { sql } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';

/** Lets one import of a company run at a time, until the transaction ends: two files with the same new card would both add it. */
export async function lockImports(tx: Queries, companyId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${companyId}, 4010401))`);
}
