import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { memberPermissions } from '../memberPermissions';
import { companies } from '../schema/companies';
import { members } from '../schema/members';
import type { CompanyOfUser } from './listCompaniesOf';

/** One company as one of its members sees it. */
export async function findCompanyOf(
  queries: Queries,
  userId: string,
  companyId: string,
): Promise<CompanyOfUser | undefined> {
  const [row] = await queries
    .select({ company: companies, permissions: memberPermissions })
    .from(companies)
    .innerJoin(members, and(eq(members.companyId, companies.id), eq(members.userId, userId)))
    .where(and(eq(companies.id, companyId), isNull(companies.deletedAt)));
  return row;
}
