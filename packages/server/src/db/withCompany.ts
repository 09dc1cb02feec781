import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../ports/Database';
import { companyRole } from './companyRole';
import { rowsOf } from './rowsOf';

/** Which role takes on the work, asked once: a new grant counts from the next start. */
const roles = new WeakMap<Queries, Promise<string>>();

/**
 * A transaction that sees and changes the rows of one company only, whatever its queries say: the database itself is the second wall.
 * It may touch the tables that have a `company_id`, and `company`; for anything else inside it use `asServer`.
 */
export async function withCompany<T>(
  db: Pick<Database, 'queries' | 'transaction'>,
  companyId: string,
  work: (tx: Queries) => Promise<T>,
): Promise<T> {
  const role = await roleOf(db.queries);
  return db.transaction(async (tx) => {
    // Sent ahead of the first query, not waited for: a transaction whose wall cannot be raised is aborted, and its queries with it.
    const wall = tx
      .execute(sql`select set_config('kalem.company_id', ${companyId}, true), set_config('role', ${role}, true)`)
      .then(() => undefined);
    wall.catch(() => undefined);
    const result = await work(tx);
    await wall;
    return result;
  });
}

function roleOf(queries: Queries): Promise<string> {
  const known =
    roles.get(queries) ??
    rowsOf<{ role: string }>(queries, sql`select ${companyRole} as role`).then(([row]) => row?.role ?? 'none');
  roles.set(queries, known);
  known.catch(() => roles.delete(queries));
  return known;
}
