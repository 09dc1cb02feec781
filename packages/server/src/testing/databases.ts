import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject } from 'vitest';
import { companyWall } from '../db/rowLevelSecurity';
import { functions, migrations } from '../db/generated/migrations';
import { migrate } from '../db/migrate';
import { pgliteDatabase } from '../page/pgliteDatabase';
import { postgresDatabase } from '../node/postgres/postgresDatabase';
import { type Database, raw, type ServerTransaction, type ServerTx, side } from '../ports/Database';

const cache = fileURLToPath(new URL('../../node_modules/.cache/kalem', import.meta.url));
const extensions = { pg_trgm };

/** Opens the database of the Vitest project (`server-pglite`, `server-postgres`). The default is PGlite. */
export function openTestDatabase(): Promise<TestDatabase> {
  return inject('database') === 'postgres' ? openTestPostgres(inject('postgres')) : openTestPglite();
}

/** PGlite in memory, loaded from a migrated dump. The dump is created again when the migrations have changed. */
async function openTestPglite(): Promise<TestDatabase> {
  const client = await PGlite.create({ loadDataDir: await migratedDump(), extensions });
  const db = withoutWall(pgliteDatabase(client));
  return { db, reopen: () => Promise.resolve(db), drop: () => db.close() };
}

async function migratedDump(): Promise<Blob> {
  const version = createHash('sha256')
    .update(JSON.stringify([migrations, functions, companyWall]))
    .digest('hex')
    .slice(0, 16);
  const path = join(cache, `pglite-${version}.tar`);
  if (!existsSync(path)) await makeDump(path);
  return new Blob([readFileSync(path)], { type: 'application/x-tar' });
}

async function makeDump(path: string): Promise<void> {
  const client = await PGlite.create({ extensions });
  await migrate(pgliteDatabase(client));
  const dump = await client.dumpDataDir('none');
  await client.close();
  mkdirSync(cache, { recursive: true });
  // Test files run in parallel: each writes its own file and renames it, so that no file is ever incomplete.
  const draft = `${path}.${crypto.randomUUID()}`;
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, path);
}

/** A copy of the migrated template database. */
async function openTestPostgres(connection: Parameters<typeof postgresDatabase>[0]): Promise<TestDatabase> {
  const name = `kalem_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(connection, `create database ${name} template kalem_template`);
  return openPostgres(connection, name);
}

function openPostgres(connection: Parameters<typeof postgresDatabase>[0], name: string): TestDatabase {
  const open = () => withoutWall(postgresDatabase({ ...connection, database: name }, () => undefined));
  let db = open();

  return {
    get db() {
      return db;
    },
    async reopen() {
      await db.close();
      return (db = open());
    },
    async drop() {
      await db.close();
      await onServer(connection, `drop database ${name} with (force)`);
    },
  };
}

/** A PostgreSQL with the SQL of a dump, without today's migrations. */
export async function openDump(sql: string): Promise<TestDatabase> {
  const name = `kalem_${crypto.randomUUID().replaceAll('-', '')}`;
  const connection = inject('postgres');
  await onServer(connection, `create database ${name} template template0`);
  await onServer({ ...connection, database: name }, sql);
  return openPostgres(connection, name);
}

async function onServer(connection: pg.PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The database of the server suite. Absent in other projects. */
    database: 'pglite' | 'postgres';
    /** The PostgreSQL that postgresSetup started for this run. */
    postgres: Parameters<typeof postgresDatabase>[0];
  }
}

/** A migrated, empty database for one test file. */
export interface TestDatabase {
  readonly db: OpenDatabase;
  /** The same data through new connections, as after a restart. For a database in memory it is the same object. */
  reopen(): Promise<OpenDatabase>;
  /** Closes the database and deletes its data. */
  drop(): Promise<void>;
}

/** A database with direct access past the wall, which only tests may use. */
export interface OpenDatabase extends Database {
  readonly queries: ServerTx;
  transaction<T>(work: (tx: ServerTransaction) => Promise<T>): Promise<T>;
}

export function withoutWall(db: Database): OpenDatabase {
  const { queries, transaction } = db[raw];
  const marks = { [side]: 'server' as const };
  return {
    ...db,
    queries: Object.assign(queries, marks),
    transaction: (work) => transaction((tx) => work(Object.assign(tx, marks, { isTransaction: true as const }))),
  };
}
