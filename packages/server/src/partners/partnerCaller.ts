import { and, eq, gt, isNull } from 'drizzle-orm';
import { companies } from '../companies/tables';
import { partners } from './tables';
import { partnerSessions } from './partnerSessionTables';
import * as partnerProblems from '../problems/partnerProblems';
import type { ServerTx } from '../ports/Database';
import type { FoundCaller } from '../sessions/findCaller';

/** Distinguishes the token of a partner session from a user's token. */
export const PARTNER_SESSION_PREFIX = 'kalem_session_';

interface Ask {
  readonly tokenHash: string;
  /** The company named by the call. */
  readonly companyId: string | undefined;
  /** The page's origin as sent by the browser. Null when the caller is not a page. */
  readonly origin: string | null;
  readonly now: Date;
}

/**
 * The holder of a partner session's token. Undefined when the session is over, its partner is paused, or its company is
 * deleted. Refuses pages of other origins than the partner's, so that a stolen token is useless on another page.
 */
export async function findPartnerCaller(
  tx: ServerTx,
  { tokenHash, companyId: named, origin, now }: Ask,
): Promise<FoundCaller | undefined> {
  const [row] = await tx
    .select({ session: partnerSessions, company: companyColumns, origins: partners.kaynaklar })
    .from(partnerSessions)
    .innerJoin(partners, and(eq(partners.id, partnerSessions.partnerId), isNull(partners.pausedAt)))
    .innerJoin(companies, and(eq(companies.id, partnerSessions.companyId), isNull(companies.deletedAt)))
    .where(and(eq(partnerSessions.tokenHash, tokenHash), gt(partnerSessions.expiresAt, now)));
  if (!row) return undefined;
  if (origin !== null && !row.origins.includes(origin)) throw partnerProblems.originNotAllowed();
  const { id, userId, partnerId, companyId, permissions, widgets } = row.session;
  const { id: _id, ownerId, ...licence } = row.company;
  return {
    user: {
      id: userId,
      admin: false,
      family: id,
      apiKey: undefined,
      partnerSession: { id, partnerId, companyId, permissions, widgets },
    },
    ...(named === companyId && { company: { id: companyId, ownerId, licence } }),
  };
}

const companyColumns = {
  id: companies.id,
  ownerId: companies.ownerId,
  createdAt: companies.createdAt,
  paidAt: companies.paidAt,
  demoDuration: companies.demoDuration,
  partnerId: companies.partnerId,
};
