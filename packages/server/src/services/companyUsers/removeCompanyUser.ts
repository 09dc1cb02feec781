import { deleteMember, findMember } from '../../db/queries/companyUsers';
import { writeAudit } from '../../db/queries/writeAudit';
import { withCompany } from '../../db/withCompany';
import type { Ports } from '../../Ports';
import * as companyUserProblems from '../../problems/companyUserProblems';
import * as requestProblems from '../../problems/requestProblems';

interface Removal {
  readonly companyId: string;
  /** Who removes. */
  readonly userId: string;
  /** Who goes. */
  readonly targetId: string;
}

/** Ends a user's membership, at once and nothing else: account, sessions and other companies stay (USR-09). The owner stays (USR-08). */
export async function removeCompanyUser({ db, clock }: Ports, { companyId, userId, targetId }: Removal): Promise<void> {
  await withCompany(db, companyId, async (tx) => {
    const target = await findMember(tx, companyId, targetId);
    if (!target) throw requestProblems.notFound();
    if (target.owner) throw companyUserProblems.ownerIsFixed();
    await deleteMember(tx, companyId, targetId);
    await writeAudit(tx, { action: 'removeCompanyUser', userId, companyId, entityId: targetId, at: clock.now() });
  });
}
