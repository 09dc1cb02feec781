import { sql } from 'drizzle-orm';
import type { Database } from '../ports/Database';
import { companyWall } from './companyWall';
import { migrations } from './generated/migrations';
import { rowsOf } from './rowsOf';

const LOCK = 4_010_400;

/**
 * Brings the database to the newest schema, in one transaction; several servers that start at once take turns.
 * Answers the names of what was applied.
 */
export function migrate(db: Database): Promise<string[]> {
  return db.transaction(async (tx) => {
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
