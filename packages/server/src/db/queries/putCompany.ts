import { eq, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../ports/Database';
import { apiKeys } from '../schema/apiKeys';
import { companies } from '../schema/companies';
import { members } from '../schema/members';
import { fullPermissions } from '../fullPermissions';

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
