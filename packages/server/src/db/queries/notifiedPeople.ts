import { and, eq, or, sql } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { companies, members } from '../../companies/tables';
import { users } from '../../people/tables';

const columns = {
  email: users.email,
  phone: users.phone,
  emailNotificationPermission: users.emailNotificationPermission,
  phoneNotificationPermission: users.phoneNotificationPermission,
};
// Whom notifications of a company are for, and how they want them (NTF-01).

export function ownerToTell(queries: Queries, companyId: string) {
  return queries
    .select(columns)
    .from(users)
    .innerJoin(companies, eq(companies.ownerId, users.id))
    .where(eq(companies.id, companyId));
}

/** The owner, and who may read requests. */
export function readersOfRequests(queries: Queries, companyId: string) {
  return queries
    .select(columns)
    .from(users)
    .innerJoin(members, eq(members.userId, users.id))
    .innerJoin(companies, eq(companies.id, members.companyId))
    .where(and(eq(members.companyId, companyId), or(eq(companies.ownerId, users.id), sql`${members.iptalItirazRead}`)));
}
