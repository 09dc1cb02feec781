import { fullPermissions, noPermissions } from '@kalem/domain';
import { sql } from 'drizzle-orm';
import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countDeadJobs } from '../../src/db/deadJobs';
import { migrations } from '../../src/db/generated/migrations';
import { migrate } from '../../src/db/migrate';
import { rowsOf } from '../../src/db/rows';
import { jobs } from '../../src/jobs';
import { createPgBossJobs } from '../../src/node/adapters/createPgBossJobs';
import type { Ports } from '../../src/ports/Ports';
import { openDump, type OpenDatabase } from '../../src/testing/databases';
import { startTestServer, type TestServer } from '../../src/testing/startTestServer';
import { demoPeople } from '../../src/seedDemo';
import { DUMP_SECRET, invitedEmail } from './fillDemo';
import { readsOf } from './readsOf';

/** Each release leaves a dump of a database that its build has filled: `npm run dump`. */
const dumps = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.sql.gz'));

describe.each(dumps)('the dump %s', (file) => {
  let server: TestServer;
  let before: Record<string, number>;
  beforeAll(async () => {
    const database = await openDump(gunzipSync(readFileSync(new URL(file, import.meta.url))).toString());
    before = await rowCounts(database.db);
    await migrate(database.db);
    server = await startTestServer({ database, secret: DUMP_SECRET });
    const [last] = await rowsOf<{ at: string }>(server.db.queries, sql`select max(at)::text as at from audit_log`);
    server.clock.set(last?.at ?? '');
  });
  afterAll(() => server.close());

  it('gets all migrations and keeps all rows', async () => {
    const names = await rowsOf<{ name: string }>(server.db.queries, sql`select name from kalem_migration`);
    expect(names).toEqual(expect.arrayContaining(migrations.map(({ name }) => ({ name }))));
    expect(await rowCounts(server.db)).toMatchObject(before);
  });

  it('answers each call that reads, with what the older build stored', async () => {
    const reads = await readsOf(server);
    for (const [call, read] of Object.entries(reads)) {
      const { data } = await read().catch((error: unknown) => {
        throw new Error(`${call} failed`, { cause: error });
      });
      expect(data, call).toBeTruthy();
      const items: unknown = Reflect.get(Object(data), 'items');
      if (items !== undefined) expect(items, call).not.toEqual([]);
    }
    expect(server.logs.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('USR-04, MNY-104, A-52: keeps the permissions of users, invitations and API keys; readers of invoices get muhasebeRead', async () => {
    const { listCompanyUsers, listApiKeys } = await readsOf(server);
    const { items: users } = (await listCompanyUsers()).data;
    const of = (wanted: string) => users.find(({ email }) => email === wanted)?.permissions;
    const staff = { faturaRead: true, faturaWrite: true, cariRead: true, stokRead: true };
    expect(of(demoPeople.staff.email)).toEqual({ ...noPermissions, ...staff, muhasebeRead: true });
    expect(of(invitedEmail)).toEqual({ ...noPermissions, cariRead: true });
    expect(users.find(({ owner }) => owner)?.permissions).toEqual(fullPermissions);
    const { items: keys } = (await listApiKeys()).data;
    expect(
      keys.map(({ name, permissions }) => [
        name,
        permissions?.cariWrite,
        permissions?.faturaWrite,
        permissions?.tahsilatRead,
      ]),
    ).toEqual([
      ['Muhasebe', true, true, false],
      ['Raporlar', true, false, false],
    ]);
  });

  it('runs each job that the older build queued', async () => {
    const { queries } = server.db;
    // pg-boss deletes jobs that were not started within a year.
    const waiting = sql`
      update pgboss.job set start_after = now(), keep_until = now() + interval '1 day'
      where state = 'created' returning name`;
    const queued = new Set((await rowsOf<{ name: string }>(queries, waiting)).map(({ name }) => name));
    const ran = new Set<string>();
    const recording = jobs.map(({ every: _, ...job }) => ({
      ...job,
      run: () => {
        ran.add(job.name);
        return Promise.resolve(undefined);
      },
    }));
    const queue = createPgBossJobs(server.db, server.ports.log, recording);
    await queue.start(server.ports as unknown as Ports);
    await expect.poll(() => [...ran].sort(), { timeout: 30_000 }).toEqual([...queued].sort());
    await queue.stop();
    expect(await countDeadJobs(queries)).toEqual([]);
  });
});

/** The number of rows of each of our tables, without those that an upgrade changes. */
async function rowCounts(db: OpenDatabase): Promise<Record<string, number>> {
  const tables = await rowsOf<{ name: string }>(
    db.queries,
    sql`select relname as name from pg_class
        where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'kalem_migration'`,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const [row] = await rowsOf<{ rows: number }>(
      db.queries,
      sql`select count(*)::int as rows from ${sql.identifier(name)}`,
    );
    counts[name] = row?.rows ?? 0;
  }
  return counts;
}
