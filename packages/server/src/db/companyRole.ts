import { sql } from 'drizzle-orm';

/**
 * The role of work for one company: `kalem_member`, or `none` where the administrator of the database does not let us make it or take it
 * on; then row-level security does not apply and the queries' own conditions are the only wall.
 */
export const companyRole = sql`coalesce((
  select rolname from pg_roles where rolname = 'kalem_member'
    and pg_has_role(session_user, oid, case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end)
), 'none')`;
