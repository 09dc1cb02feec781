import { DAY_MS } from '@kalem/domain';
import { asc, count, lte, sql } from 'drizzle-orm';
import type { ServerTransaction, ServerTx } from '../ports/Database';
import type { Jobs } from '../ports/Jobs';
import { clearRows } from './clearRows';
import { deadJobs } from './tables';

type DeadJob = typeof deadJobs.$inferSelect;

/** Does nothing when the row exists: a server may be killed before the queue removes the job. */
export async function insertDeadJob(tx: ServerTx, job: DeadJob): Promise<void> {
  await tx.insert(deadJobs).values(job).onConflictDoNothing();
}

export function listDeadJobs(tx: ServerTx): Promise<DeadJob[]> {
  return tx.select().from(deadJobs).orderBy(asc(deadJobs.diedAt));
}

export function countDeadJobs(tx: ServerTx): Promise<{ job: string; count: number }[]> {
  return tx.select({ job: deadJobs.job, count: count() }).from(deadJobs).groupBy(deadJobs.job);
}

/** Queues a dead job as new and removes its row. Returns its name, `undefined` when there is no such row. */
export async function retryDeadJob(tx: ServerTransaction, jobs: Jobs, id: string): Promise<string | undefined> {
  const [dead] = await tx
    .delete(deadJobs)
    .where(sql`${deadJobs.id}::text = ${id}`)
    .returning();
  if (dead) await jobs.enqueue(tx, dead.job, dead.payload);
  return dead?.job;
}

const KEPT_MS = 90 * DAY_MS;

export async function clearDeadJobs(tx: ServerTx, now: Date): Promise<void> {
  await clearRows(tx, deadJobs, lte(deadJobs.diedAt, new Date(now.getTime() - KEPT_MS)));
}
