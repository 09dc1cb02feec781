import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate';
import { postgresDatabase } from '../node/postgres/postgresDatabase';
import { startEmbeddedPostgres } from '../node/postgres/startEmbeddedPostgres';
import { startPooler } from './startPooler';

// Tests may lose their data in a crash, so syncing is off, which is faster.
const settings = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'max_connections=200'];

/**
 * Starts one embedded PostgreSQL for the run with a migrated template that every test file copies. With
 * KALEM_TEST_POOLER all tests use it through pgbouncer.
 */
export default async function postgresSetup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'kalem-test-'));
  const server = await startEmbeddedPostgres({ dataDir: folder, password: 'test', settings });
  await makeTemplate(server.connection);
  const pooler = process.env['KALEM_TEST_POOLER'] ? await startPooler(server.connection, folder) : undefined;
  project.provide('postgres', pooler ? { ...pooler.connection, pooling: 'transaction' } : server.connection);

  return async () => {
    await pooler?.stop();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(connection: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query('create database kalem_template');
  await client.end();
  const db = postgresDatabase({ ...connection, database: 'kalem_template' }, () => undefined);
  await migrate(db);
  await db.close();
}
