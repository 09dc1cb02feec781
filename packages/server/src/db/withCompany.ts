import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../ports/Database';

/**
 * A transaction that sees and changes the rows of one company only, whatever its queries say: the database itself is the second wall.
 * It may touch the tables that have a `company_id`, and `company`; for anything else inside it use `asServer`.
 */
export function withCompany<T>(db: Database, companyId: string, work: (tx: Queries) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    // A database whose administrator does not allow the role (see the first migration) goes on with the first wall alone.
    await tx.execute(sql`select set_config('kalem.company_id', ${companyId}, true),
      set_config('role', coalesce((select rolname from pg_roles where rolname = 'kalem_member' and pg_has_role(session_user, oid, 'member')), 'none'), true)`);
    return work(tx);
  });
}
