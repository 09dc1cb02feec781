import { and, eq } from 'drizzle-orm';
import { partnerSessions } from '../partners/partnerSessionTables';
import type { CompanyTx } from '../ports/Database';
import { findMember } from './memberStatements';
import type { Permissions } from './permissions';

/** The end of a partner session, also of one that expired today. Undefined when it was revoked. */
export async function sessionEndOf(tx: CompanyTx, id: string): Promise<Date | undefined> {
  const [session] = await tx
    .select({ expiresAt: partnerSessions.expiresAt })
    .from(partnerSessions)
    .where(and(eq(partnerSessions.companyId, tx.companyId), eq(partnerSessions.id, id)));
  return session?.expiresAt;
}

interface Starter {
  readonly userId: string;
  /** The partner session that started the work. Null for a member or an API key. */
  readonly partnerSessionId: string | null;
}

/**
 * Whether the user who started background work is still a member with the permission to start it. Work of a partner
 * session may continue after the session has expired, but not after it was revoked.
 */
export async function mayContinue(
  tx: CompanyTx,
  { userId, partnerSessionId }: Starter,
  permission: keyof Permissions,
): Promise<boolean> {
  if (partnerSessionId !== null) return (await sessionEndOf(tx, partnerSessionId)) !== undefined;
  const member = await findMember(tx, userId);
  return member?.permissions[permission] === true;
}
