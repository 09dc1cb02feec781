import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Permissions } from '../../http/Session';
import type { Queries } from '../../ports/Database';
import { memberPermissions } from '../memberPermissions';
import { companies } from '../schema/companies';
import { members } from '../schema/members';

export interface CompanyOfUser {
  readonly company: typeof companies.$inferSelect;
  /** What the one who looks may do in it. */
  readonly permissions: Permissions;
}

/** The companies that a user belongs to, oldest first. */
export function listCompaniesOf(queries: Queries, userId: string): Promise<CompanyOfUser[]> {
  return queries
    .select({ company: companies, permissions: memberPermissions })
    .from(members)
    .innerJoin(companies, eq(companies.id, members.companyId))
    .where(and(eq(members.userId, userId), isNull(companies.deletedAt)))
    .orderBy(asc(companies.createdAt), asc(companies.id));
}
