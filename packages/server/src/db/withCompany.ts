import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../ports/Database';
import { companyRole } from './companyRole';

/**
 * A transaction that sees and changes the rows of one company only, whatever its queries say: the database itself is the second wall.
 * It may touch the tables that have a `company_id`, and `company`; for anything else inside it use `asServer`.
 */
export function withCompany<T>(db: Database, companyId: string, work: (tx: Queries) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('kalem.company_id', ${companyId}, true), set_config('role', ${companyRole}, true)`);
    return work(tx);
  });
}
