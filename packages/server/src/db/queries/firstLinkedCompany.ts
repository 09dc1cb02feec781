import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { companies } from '../schema/companies';
import { members } from '../schema/members';
import { portalCredentials } from '../schema/portalCredentials';

/** The oldest company of the user that has a portal account. */
export async function firstLinkedCompany(queries: Queries, userId: string): Promise<string | undefined> {
  const [row] = await queries
    .select({ id: companies.id })
    .from(members)
    .innerJoin(companies, and(eq(companies.id, members.companyId), isNull(companies.deletedAt)))
    .innerJoin(portalCredentials, eq(portalCredentials.companyId, companies.id))
    .where(eq(members.userId, userId))
    .orderBy(asc(companies.createdAt), asc(companies.id))
    .limit(1);
  return row?.id;
}
