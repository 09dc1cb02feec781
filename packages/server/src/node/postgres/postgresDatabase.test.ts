import { eq, sql } from 'drizzle-orm';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../db/migrate';
import { rowsOf } from '../../db/rows';
import { readCompany, withCompany } from '../../db/wall';
import { users } from '../../people/tables';
import { type Queries, raw } from '../../ports/Database';
import { hasPooler, startPooler } from '../../testing/startPooler';
import { postgresDatabase } from './postgresDatabase';
import { startEmbeddedPostgres } from './startEmbeddedPostgres';

// Needs Debian's pgbouncer. `npm run test:cluster` runs the whole HTTP suite through it.
describe.skipIf(!hasPooler)('API-06: behind a transaction-mode pooler', () => {
  let folder: string;
  let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
  let pooler: Awaited<ReturnType<typeof startPooler>>;
  let db: ReturnType<typeof open>;
  const open = (pooling: 'none' | 'transaction') =>
    postgresDatabase({ ...pooler.connection, pooling, max: 20 }, () => undefined);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kalem-pooled-'));
    postgres = await startEmbeddedPostgres({ dataDir: folder, password: 'test' });
    pooler = await startPooler(postgres.connection, folder);
    db = open('transaction');
    await migrate(db);
  });
  afterAll(async () => {
    await db.close();
    await pooler.stop();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const twenty = Array.from({ length: 20 }, () => crypto.randomUUID());

  it('runs a named prepared statement on any connection', async () => {
    const prepared = db[raw].queries
      .select({ email: users.email })
      .from(users)
      .where(eq(users.id, sql.placeholder('id')))
      .prepare('one_user');
    const found = await Promise.all([...twenty, ...twenty].map((id) => prepared.execute({ id })));
    expect(found.flat()).toEqual([]);
  });

  it('each transaction has its own company and leaves none behind', async () => {
    const place = (tx: Queries) =>
      rowsOf<{ at: string }>(
        tx,
        sql`select concat_ws(' ', current_setting('role'), current_setting('kalem.company_id', true)) as at`,
      );
    const insides = await Promise.all(twenty.flatMap((id) => [withCompany(db, id, place), readCompany(db, id, place)]));
    expect(insides.flat()).toEqual(twenty.flatMap((id) => [id, id]).map((id) => ({ at: `kalem_member ${id}` })));
    const outsides = await Promise.all(twenty.map(() => place(db[raw].queries)));
    expect(new Set(outsides.flat().map(({ at }) => at.trim()))).toEqual(new Set(['none']));
  });

  it('ATK-15: the timeouts are those of the role', async () => {
    const timeout = sql`select current_setting('statement_timeout') as text`;
    expect(await rowsOf(db[raw].queries, timeout)).toEqual([{ text: '30s' }]);
  });

  it('without the pooling option, statements fail behind a pooler', async () => {
    const unpooled = open('none');
    await expect(unpooled[raw].queries.execute(sql`select 1`)).rejects.toThrow();
    await unpooled.close();
  });
});
