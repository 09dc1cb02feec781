import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { insertDeadJob, listDeadJobs } from '../db/deadJobs';
import { migrate } from '../db/migrate';
import { rowsOf } from '../db/rows';
import { auditLog } from '../db/tables';
import { jobs } from '../jobs';
import { users } from '../people/tables';
import type { Ports } from '../ports/Ports';
import { withoutWall } from '../testing/databases';
import { createPgBossJobs } from './adapters/createPgBossJobs';
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

it('INV-38: lists dead jobs and queues one again, beside the running server', async () => {
  expect(await runAdminCommand(['--dead-jobs'], env)).toBe('There are no dead jobs.');
  const queue = createPgBossJobs(running.db, () => undefined, jobs);
  await queue.start({ ...running, clock: { now: () => new Date() } } as unknown as Ports);
  await queue.stop();
  const { queries } = withoutWall(running.db);
  const id = crypto.randomUUID();
  const payload = { webhookId: crypto.randomUUID() };
  const at = new Date('2026-09-01T09:00:00Z');
  await insertDeadJob(queries, {
    id,
    job: 'deliverWebhooks',
    version: 1,
    payload,
    attempts: 100,
    error: 'TypeError fetch failed',
    queuedAt: at,
    diedAt: at,
  });
  const shown = await runAdminCommand(['--dead-jobs'], env);
  for (const part of [id, 'deliverWebhooks version 1', payload.webhookId, '100 attempts: TypeError fetch failed'])
    expect(shown).toContain(part);
  expect(await runAdminCommand(['--retry', id], env)).toBe('deliverWebhooks is queued again.');
  expect(await listDeadJobs(queries)).toEqual([]);
  const waiting = sql`select data->'payload' as payload from pgboss.job where name = 'deliverWebhooks'`;
  expect(await rowsOf(queries, waiting)).toEqual([{ payload }]);
  for (const unknown of [id, 'what'])
    await expect(runAdminCommand(['--retry', unknown], env)).rejects.toThrow(`There is no dead job ${unknown}`);
}, 60_000);

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
