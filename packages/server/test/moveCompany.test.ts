import { sql } from 'drizzle-orm';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { rowsOf } from '../src/db/rows';
import { issueInvoice } from '../src/testing/invoices';
import { linkNewcomer } from '../src/testing/people';
import { emptyPdf, testServer } from '../src/testing/startTestServer';

const script = fileURLToPath(new URL('../scripts/moveCompany.sh', import.meta.url));

// Needs PostgreSQL's `psql`.
if (spawnSync('psql', ['--version']).status === 0) {
  const server = await testServer({ render: emptyPdf });
  const owner = await linkNewcomer(server, '33333302');
  const stayer = await linkNewcomer(server, '33333303');
  for (const who of [owner, stayer]) {
    const { id: faturaId, faturaTarih } = await issueInvoice(server, who);
    const { client, query } = who;
    const settings = { vadeGunu: null, vadeyiGoster: true, baslangic: faturaTarih };
    await client.PUT('/tahsilat-ayarlari', { params: { query }, body: settings });
    const receipt = { faturaId, tarih: faturaTarih, tutar: '100.00', paraBirim: 'TRY', yontem: 'HAVALE' as const };
    const body = { ...receipt, dagitim: [{ faturaId, tutar: '60.00' }] };
    const { data } = await client.POST('/tahsilat', { params: { query }, body });
    await client.POST('/tahsilat/{id}/geri-al', { params: { query, path: { id: data.id } }, body: {} });
  }
  await server.runJobs();

  const connection = inject('postgres');
  const [here] = await rowsOf<{ name: string }>(server.db.queries, sql`select current_database() as name`);
  const elsewhere = `kalem_${crypto.randomUUID().replaceAll('-', '')}`;
  const folder = mkdtempSync(join(tmpdir(), 'kalem-move-'));
  const admin = new pg.Client({ ...connection, database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${elsewhere} template kalem_template`);
  const target = new pg.Client({ ...connection, database: elsewhere });
  await target.connect();
  afterAll(async () => {
    await target.end();
    // A pooler keeps its connections for a while.
    await admin.query(`drop database ${elsewhere} with (force)`);
    await admin.end();
    rmSync(folder, { recursive: true, force: true });
  });

  const place = (name = '') =>
    `host=${connection.host} port=${connection.port ?? 5432} user=${connection.user} dbname=${name}`;
  const move = (companyId: string) =>
    spawnSync('sh', [script, companyId, place(here?.name), place(elsewhere)], {
      cwd: folder,
      env: { ...process.env, PGPASSWORD: String(connection.password) },
      encoding: 'utf8',
    });

  /** The number of a company's rows in each table, and the invoices, in one database. */
  const bothSides = async (companyId: string) => {
    const tables = await rowsOf<{ name: string }>(
      server.db.queries,
      sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'company_id' and table_name not like 'card_m%' order by 1`,
    );
    const question = [
      ...tables.map(
        ({ name }) =>
          `select '${name}' as name, count(*)::text as value from "${name}" where company_id = '${companyId}'`,
      ),
      `select 'order of allocation', md5(string_agg(credit_id::text || tutar, '' order by sira)) from allocation where company_id = '${companyId}'`,
      `select 'all of invoice', md5(string_agg(i::text, '' order by id)) from invoice i where company_id = '${companyId}'`,
    ].join(' union all ');
    const [source, copy] = [await rowsOf(server.db.queries, sql.raw(question)), (await target.query(question)).rows];
    return { source, copy };
  };

  describe('moving a company to another database', () => {
    it('copies all of its rows and people, and nothing of others', async () => {
      expect(move(owner.companyId)).toMatchObject({ status: 0, stderr: '' });
      const { source, copy } = await bothSides(owner.companyId);
      expect(source).toContainEqual({ name: 'invoice_document', value: '3' });
      expect(source).toContainEqual({ name: 'allocation', value: '3' });
      expect(copy).toEqual(source);
      const { rows } = await target.query('select email from "user"');
      expect(rows).toEqual([{ email: owner.email }]);
      expect((await target.query('select id from company')).rows).toEqual([{ id: owner.companyId }]);
    });

    it('copies nothing if one of its people exists there already', async () => {
      const before = await bothSides(owner.companyId);
      const again = move(owner.companyId);
      expect(again.status).not.toBe(0);
      expect(again.stderr).toContain('user_pkey');
      expect(await bothSides(owner.companyId)).toEqual(before);
    });
  });
} else it.skip('a company that moves to another database: there is no psql', () => undefined);
