import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asServer } from '../src/db/asServer';
import { migrate } from '../src/db/migrate';
import { rowsOf } from '../src/db/rowsOf';
import { auditLog, companies, members, users } from '../src/db/schema';
import { withCompany } from '../src/db/withCompany';
import { openCompany } from '../src/testing/openCompany';
import { signUpNewcomer } from '../src/testing/signUpNewcomer';
import { startTestServer, type TestServer } from '../src/testing/startTestServer';

let server: TestServer;
let mine: string;
let theirs: string;
beforeAll(async () => {
  server = await startTestServer();
  mine = (await openCompany((await signUpNewcomer(server)).client)).id;
  theirs = (await openCompany((await signUpNewcomer(server)).client)).id;
});
afterAll(() => server.close());

const companyTables = () =>
  rowsOf<{ name: string }>(
    server.db.queries,
    sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'company_id' union select 'company'`,
  );

describe('row-level security, the second wall', () => {
  it('USR-14: work for one company sees no row of another, although its query asks for all', async () => {
    await withCompany(server.db, mine, async (tx) => {
      expect(await tx.select({ id: companies.id }).from(companies)).toEqual([{ id: mine }]);
      expect((await tx.select().from(members)).map(({ companyId }) => companyId)).toEqual([mine]);
      expect((await tx.select().from(auditLog)).map(({ companyId }) => companyId)).toEqual([mine]);
    });
  });

  it('USR-14: nor changes or makes one', async () => {
    const changed = await withCompany(server.db, mine, (tx) => tx.update(companies).set({ unvan: 'x' }).where(eq(companies.id, theirs)).returning());
    expect(changed).toEqual([]);
    const row = { companyId: theirs, action: 'x', at: server.clock.now() };
    await expect(withCompany(server.db, mine, (tx) => tx.insert(auditLog).values(row))).rejects.toMatchObject({ cause: { code: '42501' } });
  });

  it('stands around every table of a company', async () => {
    const walled = await rowsOf<{ name: string }>(server.db.queries, sql`select tablename as name from pg_policies where policyname = 'company_wall'`);
    const names = (await companyTables()).map(({ name }) => name).sort();
    expect(names.length).toBeGreaterThan(5);
    expect(walled.map(({ name }) => name).sort()).toEqual(names);
  });

  it('keeps the tables of no company out, except where the server steps out of it', async () => {
    await expect(withCompany(server.db, mine, (tx) => tx.select().from(users))).rejects.toMatchObject({ cause: { code: '42501' } });
    await withCompany(server.db, mine, async (tx) => {
      expect((await asServer(tx, (all) => all.select().from(users))).length).toBe(2);
      expect(await tx.select({ id: companies.id }).from(companies)).toEqual([{ id: mine }]);
    });
  });

  it('ends with the transaction, also with one that fails', async () => {
    await expect(withCompany(server.db, mine, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect((await server.db.queries.select().from(companies)).length).toBe(2);
  });
});

describe('migrations', () => {
  it('are applied once', async () => {
    expect(await migrate(server.db)).toEqual([]);
  });

  it('API-07: every id is a uuid', async () => {
    const columns = await rowsOf<{ name: string }>(
      server.db.queries,
      sql`select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and (column_name = 'id' or column_name like '%\\_id') and column_name not in ('il_id', 'ilce_id', 'vergi_dairesi_id') and data_type <> 'uuid'`,
    );
    expect(columns).toEqual([]);
  });
});

describe('secrets', () => {
  it('GIB-02: a sealed text opens in its own place only, and not when a byte was changed', async () => {
    const { secrets } = server.ports;
    const sealed = await secrets.seal('Parola 1 şğ', mine);
    expect(sealed).not.toContain('Parola');
    expect(await secrets.open(sealed, mine)).toBe('Parola 1 şğ');
    await expect(secrets.open(sealed, theirs)).rejects.toThrow();
    await expect(secrets.open(`${sealed.slice(0, -2)}AA`, mine)).rejects.toThrow();
    expect(await secrets.seal('x', mine)).not.toBe(await secrets.seal('x', mine));
  });
});
