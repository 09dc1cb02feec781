import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../ports/Database';
import { rowsOf } from './rows';

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

/** Like `withCompany`, for one statement that reads: the transaction ends behind it without waiting for the answer. */
export function readCompany<T>(
  { queries, reading }: Database,
  companyId: string,
  ask: (tx: Queries) => Promise<T>,
): Promise<T> {
  return withCompany({ queries, transaction: reading }, companyId, ask);
}

/** Steps out of the wall of `withCompany` for a moment, in the same transaction: for tables that belong to no company (jobs, users). */
export async function asServer<T>(tx: Queries, work: (tx: Queries) => Promise<T>): Promise<T> {
  const [before] = await rowsOf<{ role: string }>(
    tx,
    sql`select current_setting('role') as role, set_config('role', 'none', true)`,
  );
  const stepBack = () => tx.execute(sql`select set_config('role', ${before?.role ?? 'none'}, true)`);
  let result: T;
  try {
    result = await work(tx);
  } catch (error) {
    // After a failed statement nothing can be asked in this transaction any more, not even this; what failed is the first error.
    await stepBack().catch(() => undefined);
    throw error;
  }
  await stepBack();
  return result;
}

/**
 * The role of work for one company: `kalem_member`, or `none` where the administrator of the database does not let us make it or take it
 * on; then row-level security does not apply and the queries' own conditions are the only wall.
 */
const companyRole = sql`coalesce((
  select rolname from pg_roles where rolname = 'kalem_member'
    and pg_has_role(session_user, oid, case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)
), 'none')`;

/** Whether row-level security applies to work for one company. */
export async function hasCompanyWall(queries: Queries): Promise<boolean> {
  const [row] = await rowsOf<{ role: string }>(queries, sql`select ${companyRole} as role`);
  return row?.role !== 'none';
}
