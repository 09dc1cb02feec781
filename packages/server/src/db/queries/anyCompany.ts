import { and, asc, eq, getTableColumns, isNull } from 'drizzle-orm';
import { fullPermissions, memberPermissions, type Permissions } from '../../companies/permissions';
import type { Queries } from '../../ports/Database';
import { companies, members } from '../../companies/tables';
import type { CompanyOfUser } from '../../companies/statements';

type Company = typeof companies.$inferSelect;

const { imzaData: _imzaData, logoData: _logoData, ...withoutImages } = getTableColumns(companies);

/** What an admin may do in a company that he does not belong to: what concerns the company itself, nothing with its data (ADM-08). */
const adminPermissions: Permissions = {
  ...fullPermissions,
  faturaRead: false,
  faturaWrite: false,
  stokRead: false,
  stokWrite: false,
  cariRead: false,
  cariWrite: false,
  iptalItirazRead: false,
  iptalItirazWrite: false,
  adimaDuzenlenenFaturalarRead: false,
  adimaDuzenlenenFaturalarWrite: false,
};
// Companies as an admin sees them.

/** All that are not deleted, oldest first, without their images: each may be four megabytes. */
export async function listAllCompanies(queries: Queries, userId: string): Promise<CompanyOfUser[]> {
  const rows = await queries
    .select({ company: withoutImages, permissions: memberPermissions })
    .from(companies)
    .leftJoin(members, and(eq(members.companyId, companies.id), eq(members.userId, userId)))
    .where(isNull(companies.deletedAt))
    .orderBy(asc(companies.createdAt), asc(companies.id));
  return rows.map(({ company, permissions }) => seen({ ...company, imzaData: null, logoData: null }, permissions));
}

export async function findAnyCompany(queries: Queries, userId: string, id: string): Promise<CompanyOfUser | undefined> {
  const [row] = await queries
    .select({ company: companies, permissions: memberPermissions })
    .from(companies)
    .leftJoin(members, and(eq(members.companyId, companies.id), eq(members.userId, userId)))
    .where(and(eq(companies.id, id), isNull(companies.deletedAt)));
  return row && seen(row.company, row.permissions);
}

export async function extendTrial(tx: Queries, id: string, demoDuration: number): Promise<void> {
  await tx.update(companies).set({ demoDuration }).where(eq(companies.id, id));
}

function seen(company: Company, permissions: Permissions | null): CompanyOfUser {
  return { company, permissions: permissions ?? adminPermissions };
}
