import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Member, SessionUser } from '../../http/Session';
import type { Queries } from '../../ports/Database';
import { accessTokens, companies, members, users } from '../schema';

/** Who carries the access token, and their membership in the company when one is named; undefined when the token is not alive. */
export async function findCaller(queries: Queries, tokenHash: string, companyId: string | undefined, now: Date): Promise<{ user: SessionUser; member?: Member } | undefined> {
  const alive = and(eq(accessTokens.tokenHash, tokenHash), gt(accessTokens.expiresAt, now));
  const user = { id: users.id, admin: users.admin };
  if (companyId === undefined) {
    const [row] = await queries.select(user).from(accessTokens).innerJoin(users, eq(users.id, accessTokens.userId)).where(alive);
    return row && { user: row };
  }

  const licence = { createdAt: companies.createdAt, paidAt: companies.paidAt, demoDuration: companies.demoDuration };
  const [row] = await queries
    .select({ user, member: members, company: { id: companies.id, ownerId: companies.ownerId, ...licence } })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .leftJoin(members, and(eq(members.userId, users.id), eq(members.companyId, companyId)))
    .leftJoin(companies, and(eq(companies.id, members.companyId), isNull(companies.deletedAt)))
    .where(alive);
  if (!row) return undefined;
  if (!row.member || !row.company) return { user: row.user };

  const { companyId: id, userId, createdAt, ...permissions } = row.member;
  const { ownerId, id: _, ...companyLicence } = row.company;
  return { user: row.user, member: { companyId: id, owner: ownerId === userId, permissions, licence: companyLicence } };
}
