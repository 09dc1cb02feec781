import { DAY_MS } from '@kalem/domain';
import { and, eq, lte } from 'drizzle-orm';
import type { components } from '@kalem/openapi';
import { clearRows } from '../db/clearRows';
import { writeAudit } from '../db/audit';
import { withServer } from '../db/wall';
import { users } from '../people/tables';
import type { ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import { refuseFaults } from '../problems/faults';
import type { CallingPartner } from './keys';
import { partnerSessions } from './partnerSessionTables';

/** Ends one session of the partner. A session of another partner is not found. */
export async function endPartnerSession({ db, clock }: Ports, partner: CallingPartner, id: string): Promise<void> {
  await withServer(db, 'partners', async (tx) => {
    const [ended] = await tx
      .delete(partnerSessions)
      .where(and(eq(partnerSessions.id, id), eq(partnerSessions.partnerId, partner.id)))
      .returning();
    if (!ended) throw callProblems.notFound();
    const { companyId, userId } = ended;
    await writeAudit(tx, {
      action: 'revokePartnerSession',
      companyId,
      userId,
      entityId: id,
      details: { partnerId: partner.id },
      at: clock.now(),
    });
  });
}

/**
 * Ends all sessions of one user or of the whole partner. Returns the number of open ones. The caller must choose one of
 * the two, so that a missing parameter ends nothing.
 */
export async function endPartnerSessions(
  { db, clock }: Ports,
  partner: CallingPartner,
  { kullanici, tumu = false }: components['schemas']['PartnerRevocation'],
): Promise<number> {
  if (tumu === (kullanici !== undefined))
    refuseFaults([{ path: 'kullanici', code: tumu ? 'INVALID_VALUE' : 'REQUIRED', params: {}, severity: 'error' }]);
  return withServer(db, 'partners', async (tx) => {
    const userId = kullanici === undefined ? undefined : await userOf(tx, partner, kullanici);
    if (kullanici !== undefined && userId === undefined) return 0;
    const ended = await tx
      .delete(partnerSessions)
      .where(
        and(
          eq(partnerSessions.partnerId, partner.id),
          userId === undefined ? undefined : eq(partnerSessions.userId, userId),
        ),
      )
      .returning({ expiresAt: partnerSessions.expiresAt });
    const now = clock.now();
    const count = ended.filter(({ expiresAt }) => expiresAt > now).length;
    await writeAudit(tx, {
      action: 'revokePartnerSessions',
      ...(userId !== undefined && { userId }),
      entityId: partner.id,
      details: { partnerId: partner.id, count },
      at: now,
    });
    return count;
  });
}

/** Deletes sessions that expired a day ago. Until then a revocation also ends the imports that they started. */
export async function clearPartnerSessions(tx: ServerTx, now: Date): Promise<void> {
  await clearRows(tx, partnerSessions, lte(partnerSessions.expiresAt, new Date(now.getTime() - DAY_MS)));
}

async function userOf(tx: ServerTx, partner: CallingPartner, ref: string): Promise<string | undefined> {
  const [user] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.partnerId, partner.id), eq(users.partnerRef, ref)));
  return user?.id;
}
