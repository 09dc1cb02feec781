import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import type { PortalReceivedRequest } from '../../ports/Portal';
import { receivedRequests } from '../schema/receivedRequests';

type ReceivedRequestRow = typeof receivedRequests.$inferSelect;
type Key = Pick<ReceivedRequestRow, 'companyId' | 'iptalItirazOid'>;

const isIt = ({ companyId, iptalItirazOid }: Key) =>
  and(eq(receivedRequests.companyId, companyId), eq(receivedRequests.iptalItirazOid, iptalItirazOid));
// Requests that others raised and the company answers, as the portal listed them last.

/** Stores one as the portal lists it, and forgets one that was withdrawn. */
export async function putReceivedRequest(
  tx: Queries,
  companyId: string,
  { durum, ...request }: PortalReceivedRequest,
  now: Date,
): Promise<void> {
  if (durum === null) {
    await tx.delete(receivedRequests).where(isIt({ companyId, ...request }));
    return;
  }
  const fields = { ...request, durum, updatedAt: now };
  await tx
    .insert(receivedRequests)
    .values({ companyId, ...fields })
    .onConflictDoUpdate({ target: [receivedRequests.companyId, receivedRequests.iptalItirazOid], set: fields });
}

export async function findReceivedRequest(queries: Queries, key: Key): Promise<ReceivedRequestRow | undefined> {
  const [row] = await queries.select().from(receivedRequests).where(isIt(key));
  return row;
}

export async function markReceivedRequest(
  tx: Queries,
  key: Key,
  durum: ReceivedRequestRow['durum'],
  now: Date,
): Promise<void> {
  await tx.update(receivedRequests).set({ durum, updatedAt: now }).where(isIt(key));
}

/** Takes the open requests of which nobody has been told yet, and notes that they are told now; two servers never take the same one. */
export async function takeUntoldRequests(tx: Queries, companyId: string, now: Date): Promise<ReceivedRequestRow[]> {
  return tx
    .update(receivedRequests)
    .set({ notifiedAt: now })
    .where(
      and(
        eq(receivedRequests.companyId, companyId),
        isNull(receivedRequests.notifiedAt),
        sql`${receivedRequests.durum} = 'OLUSTU'`,
      ),
    )
    .returning();
}
