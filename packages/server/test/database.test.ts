import { readdirSync, readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { asServer, readCompany, withCompany } from '../src/db/wall';
import { migrate } from '../src/db/migrate';
import { countSigningTry, findSigning, putSigning, returnSigningTry, spendSigning } from '../src/invoices/signingCodes';
import { rowsOf } from '../src/db/rows';
import { auditLog, companies, members, users } from '../src/schema';
import { describeError } from '../src/ports/Log';
import { signUpOwner } from '../src/testing/people';
import { testServer } from '../src/testing/startTestServer';

const server = await testServer();
const { companyId: mine } = await signUpOwner(server);
const { companyId: theirs } = await signUpOwner(server);

const ownerOf = async (id: string) =>
  (await server.db.queries.select({ ownerId: companies.ownerId }).from(companies).where(eq(companies.id, id)))[0]
    ?.ownerId ?? '';
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
    const changed = await withCompany(server.db, mine, (tx) =>
      tx.update(companies).set({ unvan: 'x' }).where(eq(companies.id, theirs)).returning(),
    );
    expect(changed).toEqual([]);
    const row = { companyId: theirs, action: 'x', at: server.clock.now() };
    await expect(withCompany(server.db, mine, (tx) => tx.insert(auditLog).values(row))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  });

  it('stands around every table of a company', async () => {
    const walled = await rowsOf<{ name: string }>(
      server.db.queries,
      sql`select tablename as name from pg_policies where policyname = 'company_wall'`,
    );
    const names = (await companyTables()).map(({ name }) => name).sort();
    expect(names.length).toBeGreaterThan(5);
    expect(walled.map(({ name }) => name).sort()).toEqual(names);
  });

  it('keeps the tables of no company out, except where the server steps out of it', async () => {
    await expect(withCompany(server.db, mine, (tx) => tx.select().from(users))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
    await withCompany(server.db, mine, async (tx) => {
      expect((await asServer(tx, (all) => all.select().from(users))).length).toBe(2);
      expect(await tx.select({ id: companies.id }).from(companies)).toEqual([{ id: mine }]);
    });
  });

  it('USR-14: the code asks for rows of one company behind it alone; what asks as the server itself is known by name', () => {
    // Accounts, sessions, jobs and the questions that name no company yet.
    const asServerItself = [
      'allWaitingInvoices',
      'apiKeyRows.findLiving',
      'clearExpired',
      'countAttempt',
      'demoSeed.finish',
      'demoSeed.isDone',
      'endingCompanies',
      'exchangeBulletin.keep',
      'exchangeBulletin.known',
      'findCompanyByNumber',
      'findCompanyOf',
      'findInvoicesByKey',
      'firstLinkedCompany',
      'forgetAttempts',
      'jobs.enqueue',
      'listCompaniesOf',
      'outboxMessage.find',
      'outboxMessage.markFailed',
      'outboxMessage.markSent',
      'passwordLinks.userOf',
      'phoneApproval.countTry',
      'portalAccount.find',
      'sentRequest.allOpen',
      'syncRun.due',
      'syncRun.unfinished',
      'userAccount.find',
      'userAccount.findByEmail',
    ];
    // Admins see all companies (ADM-08), and the bank and who comes back from it know a payment by its id alone (PAY-18).
    const acrossCompanies = [
      'anyCompany.find',
      'anyCompany.list',
      'campaign.list',
      'payment.find',
      'payment.findFor',
      'payment.listPaid',
    ];
    const folders = ['../src/services/', '../src/routes/'].map((folder) => new URL(folder, import.meta.url));
    const sources = folders.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(new URL(file, folder), 'utf8')),
    );
    const found = sources.flatMap((source) =>
      [...source.matchAll(/(\w+(?:\.\w+)?)\((?:\w+\.)*db\.queries/g)].map(([, name]) => name),
    );
    expect([...new Set(found)].sort()).toEqual([...asServerItself, ...acrossCompanies].sort());
  });

  it('USR-14: signatures and open writes are those of the company that asks', async () => {
    const signing = {
      id: crypto.randomUUID(),
      companyId: mine,
      userId: await ownerOf(mine),
      faturaIds: [],
      phoneNumber: '',
      portalOid: 'oid',
      createdAt: server.clock.now(),
      expiresAt: new Date('2027-01-01T00:00:00Z'),
    };
    const { queries } = server.db;
    await putSigning(queries, signing);
    expect(await countSigningTry(queries, theirs, signing.id, server.clock.now())).toBe(false);
    await spendSigning(queries, theirs, signing.id, server.clock.now());
    expect(await countSigningTry(queries, mine, signing.id, server.clock.now())).toBe(true);
    await returnSigningTry(queries, theirs, signing.id);
    expect(await findSigning(queries, mine, signing.id)).toMatchObject({ wrongCodes: 1, spentAt: null });
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

  it('API-07: every id is a uuid, but for those that others give', async () => {
    const columns = await rowsOf<{ name: string }>(
      server.db.queries,
      sql`select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and (column_name = 'id' or column_name like '%\\_id') and column_name not in ('il_id', 'ilce_id', 'vergi_dairesi_id', 'provider_id') and data_type <> 'uuid'`,
    );
    expect(columns).toEqual([]);
  });
});

describe('the log', () => {
  it('holds no value that PostgreSQL quotes in its message', async () => {
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

describe('one company read alone', () => {
  const rows = sql`select id from company`;

  it('sees the rows of its company alone, however many read at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => readCompany(server.db, mine, (tx) => rowsOf(tx, rows))),
    );
    expect(answers).toEqual(Array.from({ length: 40 }, () => [{ id: mine }]));
  });

  it('never lets a later statement out of the wall', async () => {
    const later = readCompany(server.db, mine, async (tx) => {
      await rowsOf(tx, rows);
      await new Promise((resolve) => setImmediate(resolve));
      return rowsOf(tx, rows);
    });
    expect(await later.catch(() => [{ id: mine }])).toEqual([{ id: mine }]);
  });

  it('hands a failure on, and the connection stays good', async () => {
    for (let time = 0; time < 15; time += 1)
      await expect(readCompany(server.db, mine, (tx) => tx.execute(sql`select 1 / 0`))).rejects.toThrow();
    expect(await readCompany(server.db, mine, (tx) => rowsOf(tx, rows))).toEqual([{ id: mine }]);
    expect((await rowsOf(server.db.queries, rows)).length).toBeGreaterThan(1);
  });
});
