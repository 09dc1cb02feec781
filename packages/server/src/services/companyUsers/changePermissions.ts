import { impliedPermissions } from '@kalem/domain';
import { findMember, updateMemberPermissions } from '../../db/queries/companyUsers';
import { writeAudit } from '../../db/queries/writeAudit';
import { withCompany } from '../../db/withCompany';
import type { Permissions } from '../../http/Session';
import type { Ports } from '../../Ports';
import * as companyUserProblems from '../../problems/companyUserProblems';
import * as requestProblems from '../../problems/requestProblems';
import { permissionsOf } from './permissionsOf';

interface Change {
  readonly companyId: string;
  /** Who changes. */
  readonly userId: string;
  /** Whose permissions. */
  readonly targetId: string;
}

/** Stores what a user of the company may do, and answers it: xWrite brings xRead (USR-06). The owner's stay (USR-08). */
export async function changePermissions(
  { db, clock }: Ports,
  { companyId, userId, targetId }: Change,
  body: Permissions,
): Promise<Permissions> {
  const permissions = impliedPermissions(permissionsOf(body));
  return withCompany(db, companyId, async (tx) => {
    const target = await findMember(tx, companyId, targetId);
    if (!target) throw requestProblems.notFound();
    if (target.owner) throw companyUserProblems.ownerIsFixed();
    await updateMemberPermissions(tx, companyId, targetId, permissions);
    const granted = Object.entries(permissions).flatMap(([name, isGranted]) => (isGranted ? [name] : []));
    await writeAudit(tx, {
      action: 'updatePermissions',
      userId,
      companyId,
      entityId: targetId,
      at: clock.now(),
      details: { granted },
    });
    return permissions;
  });
}
