import { sql } from 'drizzle-orm';
import type { Database, ServerTx } from '../ports/Database';
import { companyWall } from './rowLevelSecurity';
import { functions, migrations } from './generated/migrations';
import { isLocked, rowsOf } from './rows';
import { serverQueries, withServer } from './wall';

const LOCK = 4_010_400;

/**
 * A migration that waits for a table makes all calls to this table wait. So it gives up soon, and starts again after a
 * pause. This is shorter than PostgreSQL's `deadlock_timeout`, so that a deadlock usually ends the migration, not a
 * call.
 */
const LOCK_WAIT_MS = 500;
const LOCK_TIME_MS = 120_000;

/**
 * Applies all missing migrations in one transaction, and returns their names. A lock makes servers that start at the
 * same time wait for each other. Functions and triggers are created again after a migration, and when their file has
 * changed. A database that a newer server has migrated keeps the newer functions.
 *
 * @throws when an applied migration was edited afterwards, or the database was made before migrations had checksums.
 */
export async function migrate(db: Database): Promise<string[]> {
  const start = Date.now();
  for (;;) {
    try {
      return await migrateOnce(db);
    } catch (error) {
      if (Date.now() - start > LOCK_TIME_MS || !isLocked(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, LOCK_WAIT_MS));
    }
  }
}

function migrateOnce(db: Database): Promise<string[]> {
  return withServer(db, 'schema', async (tx) => {
    // A migration may take minutes, and so may waiting for another server.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await tx.execute(sql.raw(`set local lock_timeout = ${LOCK_WAIT_MS}`));
    const applied = await appliedChecksums(tx);
    const missing = migrations.filter(({ name }) => !applied.has(name));
    const edited = migrations.find(({ name, checksum }) => (applied.get(name) ?? checksum) !== checksum);
    if (edited)
      throw new Error(`Migration ${edited.name} was edited after this database had applied it. Restore its file.`);
    const changed = functions.filter(({ name, checksum }) => missing.length > 0 || applied.get(name) !== checksum);
    // During an upgrade without an outage, an older server may restart after the newer ones have migrated.
    for (const file of [...missing, ...(isNewer(applied) ? [] : changed)]) await apply(tx, file);
    await tx.execute(sql.raw(companyWall));
    await tx.execute(sql.raw(ownerPermissions));
    return missing.map(({ name }) => name);
  });
}

/**
 * Gives the owners of companies the permissions of collection and accounting, because an owner has every permission
 * (USR-08, MNY-104, A-52). Runs at each start: while a server of the release before runs, the owners that it stores
 * lack them.
 */
const ownerPermissions = `
update member set permissions = member.permissions || array['tahsilatRead', 'tahsilatWrite', 'muhasebeRead', 'muhasebeWrite']
from company
where company.id = member.company_id and company.owner_id = member.user_id
  and not (array['tahsilatWrite', 'muhasebeWrite'] <@ member.permissions)`;

/** Whether the database has migrations of a newer server. Rows of functions are ignored: a later build may drop one. */
function isNewer(applied: ReadonlyMap<string, string>): boolean {
  const known = new Set(migrations.map(({ name }) => name));
  return [...applied.keys()].some((name) => !name.startsWith('functions/') && !known.has(name));
}

/** The checksum of each applied migration and function file, by name. */
async function appliedChecksums(tx: ServerTx): Promise<ReadonlyMap<string, string>> {
  await tx.execute(
    sql`create table if not exists kalem_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const columns = await rowsOf(
    tx,
    sql`select from pg_attribute where attrelid = 'kalem_migration'::regclass and attname = 'checksum'`,
  );
  if (columns.length === 0)
    throw new Error(
      'This database was made by a version before 0.2, which cannot be upgraded. Start with an empty one.',
    );
  const rows = await rowsOf<SqlFile>(tx, sql`select name, checksum from kalem_migration`);
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

type SqlFile = Pick<(typeof migrations)[number], 'name' | 'checksum'>;

async function apply(tx: ServerTx, { name, checksum, sql: text }: (typeof migrations)[number]): Promise<void> {
  for (const statement of text.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
  await tx.execute(sql`
    insert into kalem_migration (name, checksum) values (${name}, ${checksum})
    on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`);
}

/** How many migrations of this build the database lacks. It may also have migrations of a newer server. */
export async function missingMigrations(db: Database): Promise<number> {
  const applied = new Set(
    (await rowsOf<{ name: string }>(serverQueries(db, 'schema'), sql`select name from kalem_migration`)).map(
      ({ name }) => name,
    ),
  );
  return migrations.filter(({ name }) => !applied.has(name)).length;
}

const ANSWER_MS = 3000;

/** Whether the database answers within `ANSWER_MS` and can be written to. A frozen database would never answer. */
export async function databaseAnswers(db: Database): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => (timer = setTimeout(() => resolve(false), ANSWER_MS)));
  // A replica fails this query, so that its connection is closed.
  const asked = rowsOf(
    serverQueries(db, 'schema'),
    sql`select from pg_current_wal_lsn() where current_setting('transaction_read_only') = 'off'`,
  ).then(
    (rows) => rows.length > 0,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
