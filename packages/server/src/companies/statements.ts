import { fullPermissions } from '@kalem/domain';
import { and, asc, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { serverQueries } from '../db/wall';
import { users } from '../people/tables';
import { dropSignings } from '../portal/signings';
import { portalCredentials } from '../portal/tables';
import type { CompanyTx, Database, ServerTx } from '../ports/Database';
import { documentLinks } from './linkTables';
import type { Permissions } from './permissions';
import { apiKeys, companies, invitations, members } from './tables';

type Company = typeof companies.$inferSelect;

/** The company, even if it is deleted. */
export async function findCompany(tx: CompanyTx): Promise<Company | undefined> {
  const [row] = await tx.select().from(companies).where(eq(companies.id, tx.companyId));
  return row;
}

/** Whether this is the company's own tax number. */
export async function isOwnNumber(tx: CompanyTx, vknTckn: string): Promise<boolean> {
  const isIt = and(eq(companies.id, tx.companyId), eq(companies.vknTckn, vknTckn));
  const rows = await tx.select({ id: companies.id }).from(companies).where(isIt);
  return rows.length > 0;
}

/** The company of a tax number, even if it is deleted; not one of a partner, nor one closed by a proof. */
export async function findCompanyByNumber(tx: ServerTx, vknTckn: string): Promise<Company | undefined> {
  const [row] = await tx
    .select()
    .from(companies)
    .where(and(eq(companies.vknTckn, vknTckn), isNull(companies.closedAt), isNull(companies.partnerId)));
  return row;
}

/** A user who was added to another user's company has no access until their address is proven. */
const belongs = or(isNotNull(users.emailVerifiedAt), eq(companies.ownerId, users.id));

/** A company with the permissions of this user. */
export async function findCompanyOf(
  tx: ServerTx,
  userId: string,
  companyId: string,
): Promise<CompanyOfUser | undefined> {
  const [row] = await tx
    .select({ company: companies, permissions: members.permissions })
    .from(companies)
    .innerJoin(members, and(eq(members.companyId, companies.id), eq(members.userId, userId)))
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(companies.id, companyId), isNull(companies.deletedAt), belongs));
  return row;
}

export interface CompanyOfUser {
  readonly company: Company;
  /** The permissions of this user in the company. */
  readonly permissions: Permissions;
}

/** The companies that a user belongs to, oldest first. */
export function listCompaniesOf(tx: ServerTx, userId: string): Promise<CompanyOfUser[]> {
  return tx
    .select({ company: companies, permissions: members.permissions })
    .from(members)
    .innerJoin(companies, eq(companies.id, members.companyId))
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.userId, userId), isNull(companies.deletedAt), belongs))
    .orderBy(asc(companies.createdAt), asc(companies.id));
}

/** The oldest company of the user that has a portal account. */
export async function firstLinkedCompany(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await serverQueries(db, 'caller')
    .select({ id: companies.id })
    .from(members)
    .innerJoin(companies, and(eq(companies.id, members.companyId), isNull(companies.deletedAt)))
    .innerJoin(portalCredentials, eq(portalCredentials.companyId, companies.id))
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.userId, userId), belongs))
    .orderBy(asc(companies.createdAt), asc(companies.id))
    .limit(1);
  return row?.id;
}

/** Locks the company until the transaction ends. Undefined when it is deleted. */
export async function lockCompany(tx: CompanyTx): Promise<Company | undefined> {
  const [row] = await tx
    .select()
    .from(companies)
    .where(and(eq(companies.id, tx.companyId), isNull(companies.deletedAt)))
    .for('no key update');
  return row;
}

/** The writable columns of a company. */
export type CompanyFields = Partial<
  Omit<
    typeof companies.$inferInsert,
    | 'id'
    | 'ownerId'
    | 'vknTckn'
    | 'createdAt'
    | 'paidAt'
    | 'demoDuration'
    | 'deletedAt'
    | 'imzaData'
    | 'logoData'
    | 'provenAt'
    | 'closedAt'
    | 'partnerId'
    | 'partnerRef'
  >
>;

/**
 * Creates the company of a tax number for its owner. A deleted one is restored with its old trial and licence (CMP-14),
 * but without its former members. Undefined when an active one exists.
 */
export async function putCompany(
  tx: ServerTx,
  company: { id: string; ownerId: string; vknTckn: string; createdAt: Date; provenAt?: Date },
  fields: CompanyFields,
): Promise<Company | undefined> {
  const [row] = await tx
    .insert(companies)
    .values({ ...fields, ...company })
    .onConflictDoUpdate({
      target: companies.vknTckn,
      targetWhere: and(isNull(companies.closedAt), isNull(companies.partnerId)),
      set: {
        ...fields,
        ownerId: company.ownerId,
        deletedAt: null,
        ...(company.provenAt && { provenAt: company.provenAt }),
      },
      setWhere: isNotNull(companies.deletedAt),
    })
    .returning();
  if (!row) return undefined;
  await tx.delete(members).where(eq(members.companyId, row.id));
  // A key made during the deletion would give the former owner access.
  await tx.delete(apiKeys).where(eq(apiKeys.companyId, row.id));
  await tx
    .insert(members)
    .values({ companyId: row.id, userId: company.ownerId, permissions: fullPermissions, createdAt: company.createdAt });
  return row;
}

/** Records that the portal's credentials proved the owner's right to the tax number. */
export async function markCompanyProven(tx: CompanyTx, provenAt: Date): Promise<void> {
  await tx
    .update(companies)
    .set({ provenAt })
    .where(and(eq(companies.id, tx.companyId), isNull(companies.provenAt)));
}

/**
 * Closes a company whose number another user has proven. It becomes inaccessible, and its number is free.
 * Returns false when it was closed, proven or given to another user in the meantime.
 */
export async function closeCompany(tx: CompanyTx, ownerId: string, closedAt: Date): Promise<boolean> {
  const isUnproven = and(isNull(companies.provenAt), isNull(companies.closedAt), eq(companies.ownerId, ownerId));
  const rows = await tx
    .update(companies)
    .set({ closedAt })
    .where(and(eq(companies.id, tx.companyId), isUnproven))
    .returning({ id: companies.id });
  if (rows.length === 0) return false;
  await hideCompany(tx, closedAt);
  return true;
}

/** Fills only the empty fields of a company. */
export async function fillCompany(tx: CompanyTx, company: Company, fields: CompanyFields): Promise<void> {
  const missing = Object.entries(fields).filter(
    ([name, value]) => value !== '' && company[name as keyof CompanyFields] === '',
  );
  if (missing.length > 0)
    await tx.update(companies).set(Object.fromEntries(missing)).where(eq(companies.id, tx.companyId));
}

/** Updates these fields and returns the company's tax number. */
export async function changeCompany(tx: CompanyTx, fields: CompanyFields): Promise<string | undefined> {
  const here = eq(companies.id, tx.companyId);
  const change =
    Object.keys(fields).length > 0
      ? tx.update(companies).set(fields).where(here).returning({ vknTckn: companies.vknTckn })
      : tx.select({ vknTckn: companies.vknTckn }).from(companies).where(here);
  const [row] = await change;
  return row?.vknTckn;
}

/** Sets the total of days that admins added to the trial (ADM-06). */
export async function lengthenTrial(tx: CompanyTx, demoDuration: number): Promise<void> {
  await tx.update(companies).set({ demoDuration }).where(eq(companies.id, tx.companyId));
}

/** Starts a licence of one year (PAY-20). A deleted company is restored (CMP-14). Returns false when there is none. */
export async function markCompanyPaid(tx: CompanyTx, paidAt: Date): Promise<boolean> {
  const rows = await tx
    .update(companies)
    .set({ paidAt })
    .where(eq(companies.id, tx.companyId))
    .returning({ id: companies.id });
  return rows.length > 0;
}

/**
 * Hides a company and its data, and deletes everything that gives access: the portal account, the API keys with their
 * tokens, the invitations, the document links and the waiting signatures. Returns false when it was hidden already.
 */
export async function hideCompany(tx: CompanyTx, deletedAt: Date): Promise<boolean> {
  const { companyId } = tx;
  const [hidden] = await tx
    .update(companies)
    .set({ deletedAt })
    .where(and(eq(companies.id, companyId), isNull(companies.deletedAt)))
    .returning({ id: companies.id });
  if (!hidden) return false;
  for (const doors of [portalCredentials, apiKeys, invitations, documentLinks])
    await tx.delete(doors).where(eq(doors.companyId, companyId));
  await dropSignings(tx);
  return true;
}
