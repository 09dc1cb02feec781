import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { expect, it } from 'vitest';
import { noPermissions } from '@kalem/domain';
import { pgliteDatabase } from '../page/pgliteDatabase';
import { invitations, members } from '../schema';
import { migrations } from './generated/migrations';
import { migrate } from './migrate';
import { serverQueries } from './wall';

const OWNER = '00000000-0000-4000-8000-000000000001';
const STAFF = '00000000-0000-4000-8000-000000000002';
const COMPANY = '00000000-0000-4000-8000-0000000000c1';

/** A database with the first `count` migrations, like an older server's. */
async function olderDatabase(count: number): Promise<PGlite> {
  const client = await PGlite.create({ extensions: { pg_trgm } });
  await client.exec(
    'create table kalem_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  for (const { name, checksum, sql } of migrations.slice(0, count)) {
    await client.exec(sql.replaceAll('--> statement-breakpoint', ';'));
    await client.query('insert into kalem_migration (name, checksum) values ($1, $2)', [name, checksum]);
  }
  return client;
}

it('USR-04: keeps the permissions of members and invitations when they become a list', async () => {
  const client = await olderDatabase(2);
  for (const [id, email] of [
    [OWNER, 'ayse@example.com'],
    [STAFF, 'isil@example.com'],
  ])
    await client.query(
      `insert into "user" (id, email, password_hash, name, created_at) values ($1, $2, 'x', 'Işıl Çağrı', now())`,
      [id, email],
    );
  await client.query(
    `insert into company (id, owner_id, vkn_tckn, created_at, demo_duration) values ($1, $2, '1234567890', now(), 14)`,
    [COMPANY, OWNER],
  );
  await client.query(
    `insert into member (company_id, user_id, created_at, fatura_read, fatura_write) values ($1, $2, now(), true, true)`,
    [COMPANY, STAFF],
  );
  await client.query(
    `insert into invitation (id, company_id, email, permissions, created_at, expires_at)
     values (gen_random_uuid(), $1, 'yeni@example.com', $2, now(), now())`,
    [COMPANY, JSON.stringify({ ...noPermissions, cariRead: true })],
  );

  const db = pgliteDatabase(client);
  expect(await migrate(db)).toEqual(migrations.slice(2).map(({ name }) => name));
  const queries = serverQueries(db, 'people');
  expect(await queries.select({ permissions: members.permissions }).from(members)).toEqual([
    { permissions: { ...noPermissions, faturaRead: true, faturaWrite: true } },
  ]);
  expect(await queries.select({ permissions: invitations.permissions }).from(invitations)).toEqual([
    { permissions: { ...noPermissions, cariRead: true } },
  ]);
  await client.close();
});
