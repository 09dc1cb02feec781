import { validateNewCompany } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { findCompanyByNumber } from '../../db/queries/findCompanyByNumber';
import { putCompany } from '../../db/queries/putCompany';
import { writeAudit } from '../../db/queries/writeAudit';
import type { Ports } from '../../Ports';
import * as companyProblems from '../../problems/companyProblems';
import { refuseFaults } from '../../problems/refuseFaults';
import { refuseMissing } from '../../problems/refuseMissing';
import { companyFields } from './companyFields';

/**
 * Opens a company without a portal account; its trial starts (CMP-15). Nobody has proven here that the number is theirs, so a deleted
 * company comes back only to its former owner. The same `id` again means the same call again.
 */
export async function createCompany(
  { db, clock }: Ports,
  userId: string,
  id: string,
  body: components['schemas']['CompanyWrite'],
): Promise<string> {
  const { vknTckn } = refuseMissing(body, ['vknTckn', 'email']);
  refuseFaults(validateNewCompany(body));
  const now = clock.now();

  return db.transaction(async (tx) => {
    const there = await findCompanyByNumber(tx, vknTckn);
    if (there?.id === id) return id;
    if (there && there.ownerId !== userId) throw companyProblems.ownedByOther();
    const company = await putCompany(tx, { id, ownerId: userId, vknTckn, createdAt: now }, companyFields(body));
    if (!company) throw companyProblems.alreadyThere();
    await writeAudit(tx, { action: 'createCompany', userId, companyId: company.id, entityId: company.id, at: now });
    return company.id;
  });
}
