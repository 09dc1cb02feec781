import { eq, sql } from 'drizzle-orm';
import { describe, expect, inject, it } from 'vitest';
import { hasAudit, writeAudit } from '../src/db/audit';
import { migrate, missingMigrations } from '../src/db/migrate';
import { rowsOf } from '../src/db/rows';
import { asCompany, asServer, readCompany, withCompany, writeCompany } from '../src/db/wall';
import { countSigningTry, findSigning, putSigning, returnSigningTry, spendSigning } from '../src/portal/signings';
import { type CompanyTx, type Queries, type ServerTx, side } from '../src/ports/Database';
import { describeError } from '../src/ports/Log';
import { auditLog, companies, members, users } from '../src/schema';
import { signUpOwner } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();
const { companyId: mine } = await signUpOwner(server);
const { companyId: theirs } = await signUpOwner(server);

const ownerOf = async (id: string) =>
  (await server.db.queries.select({ ownerId: companies.ownerId }).from(companies).where(eq(companies.id, id)))[0]
    ?.ownerId ?? '';
/** A transaction without the role of the wall, so that only the conditions in the statements separate companies. */
const unguarded = (companyId: string): CompanyTx => {
  const queries: Queries = Object.create(server.db.queries);
  return Object.assign(queries, { companyId, [side]: 'company' as const });
};
const companyTables = () =>
  rowsOf<{ name: string }>(
    server.db.queries,
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'company_id' union select 'company'`,
  );

describe('row-level security, the second wall', () => {
  it('USR-14: work for one company sees no row of another, even if its query has no condition', async () => {
    await withCompany(server.db, mine, async (tx) => {
      expect(await tx.select({ id: companies.id }).from(companies)).toEqual([{ id: mine }]);
      expect((await tx.select().from(members)).map(({ companyId }) => companyId)).toEqual([mine]);
      expect((await tx.select().from(auditLog)).map(({ companyId }) => companyId)).toEqual([mine]);
    });
  });

  it('USR-14: work for one company cannot change or create rows of another', async () => {
    const changed = await withCompany(server.db, mine, (tx) =>
      tx.update(companies).set({ unvan: 'x' }).where(eq(companies.id, theirs)).returning(),
    );
    expect(changed).toEqual([]);
    const row = { companyId: theirs, action: 'updateCompany' as const, at: server.clock.now() };
    await expect(withCompany(server.db, mine, (tx) => tx.insert(auditLog).values(row))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  });

  it('covers every table of a company', async () => {
    const walled = await rowsOf(
      server.db.queries,
      sql`select tablename as name, relrowsecurity as "isOn", substring(qual from '^\\((\\w+) = .*kalem\\.company_id') as key
        from pg_policies join pg_class on relname = tablename and relnamespace = schemaname::regnamespace
        where policyname = 'company_wall' order by tablename collate "C"`,
    );
    const names = (await companyTables()).map(({ name }) => name).sort();
    expect(names.length).toBeGreaterThan(5);
    expect(walled).toEqual(names.map((name) => ({ name, isOn: true, key: name === 'company' ? 'id' : 'company_id' })));
  });

  it('hides tables without a company, except from work as the server', async () => {
    await expect(withCompany(server.db, mine, (tx) => tx.select().from(users))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
    await withCompany(server.db, mine, async (tx) => {
      expect((await asServer(tx, 'people', (all) => all.select().from(users))).length).toBe(2);
      expect(await tx.select({ id: companies.id }).from(companies)).toEqual([{ id: mine }]);
    });
  });

  it('USR-14: is restored after a caught error in work as the server', async () => {
    await withCompany(server.db, mine, async (tx) => {
      await asServer(tx, 'people', () => Promise.reject(new Error('no'))).catch(() => undefined);
      expect(await tx.select({ id: companies.id }).from(companies)).toEqual([{ id: mine }]);
    });
  });

  it('reports the first error of a server statement, not the aborted transaction', async () => {
    const failed = withCompany(server.db, mine, (tx) =>
      asServer(tx, 'people', (all) => all.execute(sql`select 1 / 0`)),
    );
    await expect(failed).rejects.toMatchObject({ cause: { code: '22012' } });
  });

  it('also applies within a transaction of the server, for one company at a time', async () => {
    const ofOne = sql`select id from company`;
    await server.db.transaction(async (all) => {
      expect(await asCompany(all, mine, (tx) => rowsOf(tx, ofOne))).toEqual([{ id: mine }]);
      await asCompany(all, theirs, () => Promise.reject(new Error('no'))).catch(() => undefined);
      expect(await rowsOf(all, ofOne)).toHaveLength(2);
    });
  });

  it('does not change for work that is outside already', async () => {
    await server.db.transaction(async (all) => {
      expect(await asServer(all, 'people', (same) => Promise.resolve(same === all))).toBe(true);
    });
  });

  it('USR-14: signatures and open writes are the company’s own, even without the wall', async () => {
    const signing = {
      id: crypto.randomUUID(),
      userId: await ownerOf(mine),
      faturaIds: [],
      phoneNumber: '',
      portalOid: 'oid',
      createdAt: server.clock.now(),
      expiresAt: new Date('2027-01-01T00:00:00Z'),
    };
    const [ours, others] = [unguarded(mine), unguarded(theirs)];
    await putSigning(ours, signing);
    expect(await countSigningTry(others, signing.id, server.clock.now())).toBe(false);
    await spendSigning(others, signing.id, server.clock.now());
    expect(await countSigningTry(ours, signing.id, server.clock.now())).toBe(true);
    await returnSigningTry(others, signing.id);
    expect(await findSigning(ours, signing.id)).toMatchObject({ companyId: mine, triedCodes: 1, spentAt: null });
  });

  it('ends with the transaction, even if it fails', async () => {
    await expect(withCompany(server.db, mine, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await server.db.queries.select().from(companies)).length).toBe(2);
  });
});

describe('migrations', () => {
  const checksumOf = async (name: string) =>
    (
      await rowsOf<{ checksum: string }>(
        server.db.queries,
        sql`select checksum from kalem_migration where name = ${name}`,
      )
    )[0]?.checksum;
  const setChecksum = (name: string, checksum: string | undefined) =>
    server.db.queries.execute(sql`update kalem_migration set checksum = ${checksum} where name = ${name}`);

  it('are applied once', async () => {
    expect(await migrate(server.db)).toEqual([]);
  });

  it('refuse to start when an applied migration was edited', async () => {
    const before = await checksumOf('0001_tables');
    await setChecksum('0001_tables', 'of another text');
    await expect(migrate(server.db)).rejects.toThrow('Migration 0001_tables was edited');
    await setChecksum('0001_tables', before);
  });

  it('create a function again when its file has changed', async () => {
    const name = 'functions/newestMatches';
    const before = await checksumOf(name);
    await server.db.queries.execute(
      sql`create or replace function newest_matches(pattern text, first_day date, last_day date, status text)
        returns setof uuid language plpgsql stable as $$ begin return; end $$`,
    );
    await setChecksum(name, 'of an older text');
    expect(await migrate(server.db)).toEqual([]);
    expect(await checksumOf(name)).toBe(before);
    const [made] = await rowsOf<{ prosecdef: boolean }>(
      server.db.queries,
      sql`select prosecdef from pg_proc where proname = 'newest_matches'`,
    );
    expect(made).toEqual({ prosecdef: true });
  });

  it('leave the functions of a database alone that a newer server has migrated', async () => {
    const name = 'functions/newestMatches';
    const before = await checksumOf(name);
    await setChecksum(name, 'of a newer text');
    await server.db.queries.execute(sql`insert into kalem_migration (name, checksum) values ('9999_newer', 'any')`);
    expect(await migrate(server.db)).toEqual([]);
    expect(await checksumOf(name)).toBe('of a newer text');
    expect(await missingMigrations(server.db)).toBe(0);
    await server.db.queries.execute(sql`delete from kalem_migration where name = '9999_newer'`);
    await setChecksum(name, before);
  });

  it.runIf(inject('database') === 'postgres')('let calls go on while they wait for a table', async () => {
    const name = 'functions/auditLog';
    await setChecksum(name, 'of an older text');
    const write = (tx: ServerTx) => writeAudit(tx, { action: 'createInvoice', at: server.clock.now() });
    let migrated: Promise<string[]> | undefined;
    await server.db.transaction(async (tx) => {
      await write(tx);
      migrated = migrate(server.db);
      const waiting = sql`select from pg_locks where relation = 'audit_log'::regclass and not granted`;
      await expect.poll(() => rowsOf(server.db.queries, waiting), { interval: 10 }).not.toEqual([]);
      // Without `lock_timeout` this write waits for the migration, which waits for this transaction.
      await write(server.db.queries);
    });
    expect(await migrated).toEqual([]);
    expect(await checksumOf(name)).not.toBe('of an older text');
  });

  it('refuse a database from before checksums', async () => {
    await server.db.queries.execute(sql`alter table kalem_migration rename column checksum to removed`);
    await expect(migrate(server.db)).rejects.toThrow('made by a version before 0.2');
    await server.db.queries.execute(sql`alter table kalem_migration rename column removed to checksum`);
  });

  it('API-07: every id is a uuid, except those assigned by others', async () => {
    const columns = await rowsOf<{ name: string }>(
      server.db.queries,
      sql`select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and (column_name = 'id' or column_name like '%\\_id') and column_name not in ('il_id', 'ilce_id', 'vergi_dairesi_id', 'provider_id') and data_type <> 'uuid'`,
    );
    expect(columns).toEqual([]);
  });
});

describe('the log', () => {
  it('contains no value that PostgreSQL quotes in its message', async () => {
    const failed = await server.db.queries.execute(sql`select ${'12345678901'}::text::uuid`).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(String((failed as Error).cause)).toContain('12345678901');
    const described = describeError(failed);
    expect(described).toMatchObject({ errorCode: '22P02', reason: 'string_to_uuid' });
    expect(JSON.stringify(described)).not.toContain('12345678901');
  });
});

describe('secrets', () => {
  it('GIB-02: a sealed text opens only in its own place, and only if unaltered', async () => {
    const { secrets } = server.ports;
    const sealed = await secrets.seal('Parola 1 şğ', mine);
    expect(sealed).not.toContain('Parola');
    expect(await secrets.open(sealed, mine)).toBe('Parola 1 şğ');
    await expect(secrets.open(sealed, theirs)).rejects.toThrow();
    const altered = sealed.replace(/..$/, (last) => (last === 'AA' ? 'BB' : 'AA'));
    await expect(secrets.open(altered, mine)).rejects.toThrow();
    expect(await secrets.seal('x', mine)).not.toBe(await secrets.seal('x', mine));
  });
});

describe('a single read of a company', () => {
  const rows = sql`select id from company`;

  it('sees only the rows of its company, with many concurrent reads', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => readCompany(server.db, mine, (tx) => rowsOf(tx, rows))),
    );
    expect(answers).toEqual(Array.from({ length: 40 }, () => [{ id: mine }]));
  });

  it('never runs a later statement outside of the wall', async () => {
    const later = readCompany(server.db, mine, async (tx) => {
      await rowsOf(tx, rows);
      await new Promise((resolve) => setImmediate(resolve));
      return rowsOf(tx, rows);
    });
    expect(await later.catch(() => [{ id: mine }])).toEqual([{ id: mine }]);
  });

  it('writes as well, and writes nothing when a statement fails', async () => {
    const log = (tx: CompanyTx, action: 'createInvoice' | 'updateInvoice') =>
      writeAudit(tx, { action, entityId: mine, at: server.clock.now() });
    await writeCompany(server.db, mine, (tx) => log(tx, 'createInvoice'));
    const failed = writeCompany(server.db, mine, (tx) =>
      Promise.all([log(tx, 'updateInvoice'), tx.execute(sql`select 1 / 0`)]),
    );
    await expect(failed).rejects.toThrow();
    const found = (action: 'createInvoice' | 'updateInvoice') =>
      readCompany(server.db, mine, (tx) => hasAudit(tx, { action, entityId: mine }));
    expect([await found('createInvoice'), await found('updateInvoice')]).toEqual([true, false]);
  });

  it('reports a failure and keeps the connection usable', async () => {
    for (let time = 0; time < 15; time += 1)
      await expect(readCompany(server.db, mine, (tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow();
    expect(await readCompany(server.db, mine, (tx) => rowsOf(tx, rows))).toEqual([{ id: mine }]);
    expect((await rowsOf(server.db.queries, rows)).length).toBeGreaterThan(1);
  });
});
