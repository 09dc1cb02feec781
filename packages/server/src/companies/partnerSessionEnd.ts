import { and, eq } from 'drizzle-orm';
import { partnerSessions } from '../partners/partnerSessionTables';
import type { CompanyTx } from '../ports/Database';

/** The end of a partner session, also of one that expired today. Undefined when it was revoked. */
export async function sessionEndOf(tx: CompanyTx, id: string): Promise<Date | undefined> {
  const [session] = await tx
    .select({ expiresAt: partnerSessions.expiresAt })
    .from(partnerSessions)
    .where(and(eq(partnerSessions.companyId, tx.companyId), eq(partnerSessions.id, id)));
  return session?.expiresAt;
}
