import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../db/migrate';
import { auditLog } from '../db/tables';
import { users } from '../people/tables';
import { withoutWall } from '../testing/databases';
import { type DatabaseHandle, openEmbedded } from './postgres/openDatabase';
import { readPostmaster } from './postgres/readPostmaster';
import { runAdminCommand } from './runAdminCommand';

const folder = mkdtempSync(join(tmpdir(), 'kalem-admin-'));
const env = { KALEM_DATA: folder };
const email = 'ayse@ornek.com.tr';
let running: DatabaseHandle;

beforeAll(async () => {
  running = await openEmbedded(folder, 10, () => undefined);
  await migrate(running.db);
  await withoutWall(running.db)
    .queries.insert(users)
    .values({ id: crypto.randomUUID(), email, name: 'Ayşe', passwordHash: 'x', createdAt: new Date() });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const isAdmin = async () =>
  (await withoutWall(running.db).queries.select({ admin: users.admin }).from(users))[0]?.admin;

it('ADM-08: grants and revokes the admin role next to a running server, and writes the audit log', async () => {
  expect(await runAdminCommand(['--email', ' Ayse@Ornek.com.tr '], env)).toContain('is an admin now');
  expect(await isAdmin()).toBe(true);
  await runAdminCommand(['--email', email, '--revoke'], env);
  expect(await isAdmin()).toBe(false);
  expect(
    (await withoutWall(running.db).queries.select({ action: auditLog.action }).from(auditLog)).map(
      ({ action }) => action,
    ),
  ).toEqual(['makeAdmin', 'revokeAdmin']);
});

it('ADM-08: works without a running server too, and leaves none running', async () => {
  await running.close();
  await runAdminCommand(['--email', email], env);
  expect(readPostmaster(join(folder, 'postgres'))?.isRunning ?? false).toBe(false);
  running = await openEmbedded(folder, 10, () => undefined);
  expect(await isAdmin()).toBe(true);
  await running.close();
});

it('ADM-08: explains an unknown user, missing arguments and a folder without data', async () => {
  await expect(runAdminCommand(['--email', 'yok@ornek.com.tr'], env)).rejects.toThrow(
    'There is no user yok@ornek.com.tr',
  );
  for (const wrong of [[], ['--email', 'ayse'], ['ayse@ornek.com.tr'], ['--mail', email]])
    await expect(runAdminCommand(wrong, env)).rejects.toThrow('npm run admin -- --email');
  await expect(runAdminCommand(['--email', email], { KALEM_DATA: join(folder, 'nothing') })).rejects.toThrow(
    'There is no database in',
  );
});
