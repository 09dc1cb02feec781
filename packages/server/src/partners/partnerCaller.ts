import { and, eq, gt, isNull } from 'drizzle-orm';
import { companies } from '../companies/tables';
import { partners } from './tables';
import { partnerSessions } from './partnerSessionTables';
import * as partnerProblems from '../problems/partnerProblems';
import type { ServerTx } from '../ports/Database';
import type { FoundCaller } from '../sessions/findCaller';

/** What tells the token of a partner session from one of a signed-in user. */
export const PARTNER_SESSION_PREFIX = 'kalem_session_';

interface Ask {
  readonly tokenHash: string;
  /** The company that the call names. */
  readonly companyId: string | undefined;
  /** Where the page is from, as browsers say it; null when it is no page that calls. */
  readonly origin: string | null;
  readonly now: Date;
}

/**
 * The holder of a partner session's token; undefined when the session is over, its partner is paused, or its company is
 * deleted. A page of an origin that the partner has not named is refused: a stolen token is of no use in another page.
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
