import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../ports/Database';
import { sentRequests } from './tables';

export type SentRequest = typeof sentRequests.$inferSelect;

interface RequestKey {
  readonly companyId: string;
  readonly id: string;
}

const isIt = ({ companyId, id }: RequestKey) => and(eq(sentRequests.companyId, companyId), eq(sentRequests.id, id));
const isAbout = ({ companyId, belge }: Pick<SentRequest, 'companyId' | 'belge'>) =>
  and(eq(sentRequests.companyId, companyId), eq(sentRequests.belge, belge));
// Requests, and answers to requests, that went to the portal.

export async function findSentRequest(queries: Queries, key: RequestKey): Promise<SentRequest | undefined> {
  const [row] = await queries.select().from(sentRequests).where(isIt(key));
  return row;
}

/** The one about a document whose outcome is not known, else the newest. */
export async function newestSentRequest(
  queries: Queries,
  about: Pick<SentRequest, 'companyId' | 'belge'>,
): Promise<SentRequest | undefined> {
  const [row] = await queries
    .select()
    .from(sentRequests)
    .where(isAbout(about))
    .orderBy(sql`(${sentRequests.durum} = 'BELIRSIZ') desc`, desc(sentRequests.startedAt))
    .limit(1);
  return row;
}

/** Notes that it is about to go out; false when another one about the same document is on its way. */
export async function beginSentRequest(tx: Queries, request: Omit<SentRequest, 'durum' | 'bakilma'>): Promise<boolean> {
  const { companyId: _, id: __, ...again } = request;
  const rows = await tx
    .insert(sentRequests)
    .values({ ...request, durum: 'BELIRSIZ' })
    .onConflictDoUpdate({
      target: sentRequests.id,
      set: { ...again, durum: 'BELIRSIZ', bakilma: 0 },
      setWhere: and(isIt(request), sql`${sentRequests.durum} <> 'YAPILDI'`),
    })
    .returning({ id: sentRequests.id });
  return rows.length > 0;
}

export async function endSentRequest(
  tx: Queries,
  key: RequestKey,
  durum: Exclude<SentRequest['durum'], 'BELIRSIZ'>,
): Promise<void> {
  await tx.update(sentRequests).set({ durum }).where(isIt(key));
}

/** It never went out. */
export async function forgetSentRequest(tx: Queries, key: RequestKey): Promise<void> {
  await tx.delete(sentRequests).where(isIt(key));
}

export async function countRequestLook(queries: Queries, key: RequestKey): Promise<void> {
  await queries
    .update(sentRequests)
    .set({ bakilma: sql`${sentRequests.bakilma} + 1` })
    .where(isIt(key));
}

/** Those of all companies whose outcome is not known. */
export async function openSentRequests(queries: Queries): Promise<{ companyId: string; requestId: string }[]> {
  return queries
    .select({ companyId: sentRequests.companyId, requestId: sentRequests.id })
    .from(sentRequests)
    .where(eq(sentRequests.durum, 'BELIRSIZ'));
}
