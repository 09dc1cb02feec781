import { and, eq } from 'drizzle-orm';
import { partnerSessions } from '../partners/partnerSessionTables';
import type { CompanyTx } from '../ports/Database';

/** Short, because only the partner's server knows whether its user is still signed in there. */
export const PARTNER_SESSION_MS = 15 * 60_000;

/** The end of a partner session. Undefined when it was revoked, or has expired. */
export async function sessionEndOf(tx: CompanyTx, id: string): Promise<Date | undefined> {
  const [session] = await tx
    .select({ expiresAt: partnerSessions.expiresAt })
    .from(partnerSessions)
    .where(and(eq(partnerSessions.companyId, tx.companyId), eq(partnerSessions.id, id)));
  return session?.expiresAt;
}
