import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { CompanyTx, ServerTx } from '../ports/Database';
import { sentRequests } from './tables';

/** A request, or the answer to a request, that was sent to the portal. */
export type SentRequest = typeof sentRequests.$inferSelect;

type RequestKey = Pick<SentRequest, 'id'>;

export async function findSentRequest(tx: CompanyTx, key: RequestKey): Promise<SentRequest | undefined> {
  const [row] = await tx.select().from(sentRequests).where(isIt(tx, key));
  return row;
}

/** The request on a document whose outcome is unknown, else the newest one. */
export async function newestSentRequest(
  tx: CompanyTx,
  { belge }: Pick<SentRequest, 'belge'>,
): Promise<SentRequest | undefined> {
  const [row] = await tx
    .select()
    .from(sentRequests)
    .where(and(eq(sentRequests.companyId, tx.companyId), eq(sentRequests.belge, belge)))
    .orderBy(sql`(${sentRequests.durum} = 'BELIRSIZ') desc`, desc(sentRequests.startedAt))
    .limit(1);
  return row;
}

/** Stores a request before it is sent. Returns false when another one on the same document is being sent. */
export async function beginSentRequest(
  tx: CompanyTx,
  request: Omit<SentRequest, 'companyId' | 'durum' | 'bakilma'>,
): Promise<boolean> {
  const { id: _, ...again } = request;
  const rows = await tx
    .insert(sentRequests)
    .values({ ...request, companyId: tx.companyId, durum: 'BELIRSIZ' })
    .onConflictDoUpdate({
      target: sentRequests.id,
      set: { ...again, durum: 'BELIRSIZ', bakilma: 0 },
      setWhere: and(isIt(tx, request), sql`${sentRequests.durum} <> 'YAPILDI'`),
    })
    .returning({ id: sentRequests.id });
  return rows.length > 0;
}

export async function endSentRequest(
  tx: CompanyTx,
  key: RequestKey,
  durum: Exclude<SentRequest['durum'], 'BELIRSIZ'>,
): Promise<void> {
  await tx.update(sentRequests).set({ durum }).where(isIt(tx, key));
}

/** Deletes a request that was never sent. */
export async function forgetSentRequest(tx: CompanyTx, key: RequestKey): Promise<void> {
  await tx.delete(sentRequests).where(isIt(tx, key));
}

export async function countRequestLook(tx: CompanyTx, key: RequestKey): Promise<void> {
  await tx
    .update(sentRequests)
    .set({ bakilma: sql`${sentRequests.bakilma} + 1` })
    .where(isIt(tx, key));
}

/** When these received requests were answered here. */
export async function answerTimes(tx: CompanyTx, oids: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  if (oids.length === 0) return new Map();
  const rows = await tx
    .select({ oid: sentRequests.belge, at: sentRequests.startedAt })
    .from(sentRequests)
    .where(
      and(
        eq(sentRequests.companyId, tx.companyId),
        eq(sentRequests.yon, 'GELEN'),
        eq(sentRequests.durum, 'YAPILDI'),
        inArray(sentRequests.belge, [...oids]),
      ),
    );
  return new Map(rows.map(({ oid, at }) => [oid, at]));
}

/** Requests of all companies whose outcome is unknown. */
export async function openSentRequests(tx: ServerTx): Promise<{ companyId: string; requestId: string }[]> {
  return tx
    .select({ companyId: sentRequests.companyId, requestId: sentRequests.id })
    .from(sentRequests)
    .where(eq(sentRequests.durum, 'BELIRSIZ'));
}

const isIt = (tx: CompanyTx, { id }: RequestKey) =>
  and(eq(sentRequests.companyId, tx.companyId), eq(sentRequests.id, id));
