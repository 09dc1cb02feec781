import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Queries } from '../ports/Database';
import { apiKeys, companies, members } from './tables';
import { fullPermissions, memberPermissions, type Permissions } from './permissions';
import { portalCredentials, signings } from '../portal/tables';

/** A company by its id, a deleted one too. */
export async function findCompany(queries: Queries, id: string): Promise<typeof companies.$inferSelect | undefined> {
  const [row] = await queries.select().from(companies).where(eq(companies.id, id));
  return row;
}

/** The company of a tax number, a deleted one too. */
export async function findCompanyByNumber(
  queries: Queries,
  vknTckn: string,
): Promise<typeof companies.$inferSelect | undefined> {
  const [row] = await queries.select().from(companies).where(eq(companies.vknTckn, vknTckn));
  return row;
}

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

/** A company that is not deleted, and that nobody deletes or changes until the transaction ends. */
export async function lockCompany(tx: Queries, id: string): Promise<typeof companies.$inferSelect | undefined> {
  const [row] = await tx
    .select()
    .from(companies)
    .where(and(eq(companies.id, id), isNull(companies.deletedAt)))
    .for('no key update');
  return row;
}

type Company = typeof companies.$inferSelect;

/** What can be written of a company. */
export type CompanyFields = Partial<
  Omit<
    typeof companies.$inferInsert,
    'id' | 'ownerId' | 'vknTckn' | 'createdAt' | 'paidAt' | 'demoDuration' | 'deletedAt' | 'imzaData' | 'logoData'
  >
>;

/**
 * Opens the company of this tax number for its owner. One that was deleted comes back with its old trial and licence (CMP-14), and none
 * of its former members. Undefined when there is a living one.
 */
export async function putCompany(
  tx: Queries,
  company: { id: string; ownerId: string; vknTckn: string; createdAt: Date },
  fields: CompanyFields,
): Promise<Company | undefined> {
  const [row] = await tx
    .insert(companies)
    .values({ ...fields, ...company })
    .onConflictDoUpdate({
      target: companies.vknTckn,
      set: { ...fields, ownerId: company.ownerId, deletedAt: null },
      setWhere: isNotNull(companies.deletedAt),
    })
    .returning();
  if (!row) return undefined;
  await tx.delete(members).where(eq(members.companyId, row.id));
  // One that was made while the company was being deleted would open it to its former owner.
  await tx.delete(apiKeys).where(eq(apiKeys.companyId, row.id));
  await tx
    .insert(members)
    .values({ companyId: row.id, userId: company.ownerId, ...fullPermissions, createdAt: company.createdAt });
  return row;
}

/** Fills the empty fields of a company; what somebody has written stays. */
export async function fillCompany(
  tx: Queries,
  company: typeof companies.$inferSelect,
  fields: CompanyFields,
): Promise<void> {
  const missing = Object.entries(fields).filter(
    ([name, value]) => value !== '' && company[name as keyof CompanyFields] === '',
  );
  if (missing.length > 0)
    await tx.update(companies).set(Object.fromEntries(missing)).where(eq(companies.id, company.id));
}

/** Writes these fields and answers the company's tax number. */
export async function changeCompany(
  tx: Queries,
  companyId: string,
  fields: CompanyFields,
): Promise<string | undefined> {
  const here = eq(companies.id, companyId);
  const change =
    Object.keys(fields).length > 0
      ? tx.update(companies).set(fields).where(here).returning({ vknTckn: companies.vknTckn })
      : tx.select({ vknTckn: companies.vknTckn }).from(companies).where(here);
  const [row] = await change;
  return row?.vknTckn;
}

/** A licence of a year starts (PAY-20). Whether there is such a company; a deleted one comes back with it (CMP-14). */
export async function markCompanyPaid(tx: Queries, companyId: string, paidAt: Date): Promise<boolean> {
  const rows = await tx
    .update(companies)
    .set({ paidAt })
    .where(eq(companies.id, companyId))
    .returning({ id: companies.id });
  return rows.length > 0;
}

/**
 * Hides a company and its data, and destroys what opens doors: the portal account, the API keys with their tokens, the signatures that
 * wait for a code. False when it was hidden already.
 */
export async function hideCompany(tx: Queries, companyId: string, deletedAt: Date): Promise<boolean> {
  const [hidden] = await tx
    .update(companies)
    .set({ deletedAt })
    .where(and(eq(companies.id, companyId), isNull(companies.deletedAt)))
    .returning({ id: companies.id });
  if (!hidden) return false;
  await tx.delete(portalCredentials).where(eq(portalCredentials.companyId, companyId));
  await tx.delete(signings).where(eq(signings.companyId, companyId));
  await tx.delete(apiKeys).where(eq(apiKeys.companyId, companyId));
  return true;
}
