import { sql } from 'drizzle-orm';
import type { Database } from '../ports/Database';
import { companyWall } from './rowLevelSecurity';
import { migrations } from './generated/migrations';
import { rowsOf } from './rows';
import { serverQueries, withServer } from './wall';

const LOCK = 4_010_400;

/**
 * Brings the database to the newest schema, in one transaction; several servers that start at once take turns.
 * Answers the names of what was applied.
 */
export function migrate(db: Database): Promise<string[]> {
  return withServer(db, 'schema', async (tx) => {
    // Other servers may migrate for minutes, and so may this one.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(
      sql`create table if not exists kalem_migration (name text primary key, applied_at timestamptz not null default now())`,
    );
    const applied = new Set(
      (await rowsOf<{ name: string }>(tx, sql`select name from kalem_migration`)).map(({ name }) => name),
    );
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of missing) {
      for (const statement of migration.sql.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into kalem_migration (name) values (${migration.name})`);
    }
    await tx.execute(sql.raw(companyWall));
    return missing.map(({ name }) => name);
  });
}

/** How many migrations of this build the database lacks; it may hold a newer server's as well. */
export async function missingMigrations(db: Database): Promise<number> {
  const applied = new Set(
    (await rowsOf<{ name: string }>(serverQueries(db, 'schema'), sql`select name from kalem_migration`)).map(
      ({ name }) => name,
    ),
  );
  return migrations.filter(({ name }) => !applied.has(name)).length;
}

const ANSWER_MS = 3000;

/** Whether the database answers a question soon, which a frozen one never would, and can be written to. */
export async function databaseAnswers(db: Database): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), ANSWER_MS)));
  // A replica refuses the question, so that the connection to it is given up.
  const asked = rowsOf(
    serverQueries(db, 'schema'),
    sql`select from pg_current_wal_lsn() where current_setting('transaction_read_only') = 'off'`,
  ).then(
    (rows) => rows.length > 0,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
