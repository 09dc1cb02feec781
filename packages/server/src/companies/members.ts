import { and, eq, inArray, ne } from 'drizzle-orm';
import { impliedPermissions } from '@kalem/domain';
import { limitAttempts } from '../limits/attempts';
import { writeAudit } from '../db/audit';
import { asServer, serverQueries, withCompany } from '../db/wall';
import { queueMessage } from '../messages/outbox';
import { formerOwnerMail, newOwnerMail } from '../messages/templates/ownership';
import { findUser } from '../people/statements';
import type { CompanyTx, ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import * as companyProblems from '../problems/companyProblems';
import * as peopleProblems from '../problems/peopleProblems';
import { deleteInvitation, findInvitation, lockInvitation, updateInvitedPermissions } from './invitations';
import { documentLinks } from './linkTables';
import { permissionsIn, type PermissionsWrite } from './permissionList';
import type { Permissions } from './permissions';
import { changeOwner, deleteMember, findMember, updateMemberPermissions } from './memberStatements';
import { lockCompany } from './statements';
import { companies, invitations, members } from './tables';
import { companyTitle } from './wire';

/** The permissions of a member, or of an invitation. */
export async function findPermissions(tx: CompanyTx, id: string): Promise<Permissions | undefined> {
  return ((await findMember(tx, id)) ?? (await findInvitation(tx, id)))?.permissions;
}

interface Change {
  /** The membership of the person who makes the change. */
  readonly giver: { readonly companyId: string; readonly owner: boolean; readonly permissions: Permissions };
  /** The user who makes the change. */
  readonly userId: string;
  /** The id of a member or of an invitation. */
  readonly targetId: string;
}

/**
 * Stores the permissions of a member and returns them. xWrite implies xRead (USR-06). The owner's permissions (USR-08)
 * and the caller's own cannot change. A caller can grant only permissions that they have, and only the owner can grant
 * yetkilendirmeWrite. Permissions that the body omits stay unchanged (MNY-104).
 */
export async function changePermissions(
  { db, clock }: Ports,
  { giver, userId, targetId }: Change,
  body: PermissionsWrite,
): Promise<Permissions> {
  return withCompany(db, giver.companyId, async (tx) => {
    // `handOverCompany` takes the same lock, because it makes the member the owner, who has all permissions.
    await lockCompany(tx);
    const member = await findMember(tx, targetId);
    const target = member ?? (await lockInvitation(tx, targetId));
    if (!target) throw callProblems.notFound();
    if (member?.owner) throw companyProblems.ownerIsFixed();
    if (targetId === userId) throw companyProblems.ownPermissions();
    const permissions = impliedPermissions(
      permissionsIn((name) => body[name] ?? keptOf(name, body, target.permissions)),
    );
    requireGivable(giver, newlyGiven(target.permissions, permissions));
    if (member) await updateMemberPermissions(tx, targetId, permissions);
    else await updateInvitedPermissions(tx, targetId, permissions);
    const granted = Object.entries(permissions).flatMap(([name, isGranted]) => (isGranted ? [name] : []));
    await writeAudit(tx, {
      action: 'updatePermissions',
      userId,
      entityId: targetId,
      at: clock.now(),
      details: { granted },
    });
    return permissions;
  });
}

/** A permission that the body omits. It ends with the reading that it implies. */
function keptOf(name: keyof Permissions, body: PermissionsWrite, before: Permissions): boolean {
  const reading = name.replace(/Write$/, 'Read') as keyof Permissions;
  return before[name] && body[reading] !== false;
}

function requireGivable({ owner, permissions }: Change['giver'], given: readonly (keyof Permissions)[]): void {
  if (owner) return;
  if (given.includes('yetkilendirmeWrite')) throw companyProblems.ownerGives();
  if (given.some((name) => !permissions[name])) throw companyProblems.notYoursToGive();
}

function newlyGiven(before: Permissions, after: Permissions): (keyof Permissions)[] {
  const names = Object.keys(after) as (keyof Permissions)[];
  return names.filter((name) => after[name] && !before[name]);
}

interface Removal {
  readonly companyId: string;
  /** The user who removes. */
  readonly userId: string;
  /** The user to remove, or the invitation to withdraw. */
  readonly targetId: string;
}

/**
 * Ends a membership at once. Sign-in, sessions and other companies stay (USR-09). The owner cannot be removed (USR-08).
 * An invitation is withdrawn.
 */
export async function removeCompanyUser({ db, clock }: Ports, { companyId, userId, targetId }: Removal): Promise<void> {
  await withCompany(db, companyId, async (tx) => {
    // `handOverCompany` takes the same lock, so that the new owner cannot be removed at the same time.
    await lockCompany(tx);
    if ((await findMember(tx, targetId))?.owner) throw companyProblems.ownerIsFixed();
    const isGone = (await deleteMember(tx, targetId)) || (await deleteInvitation(tx, targetId));
    if (!isGone) throw callProblems.notFound();
    await writeAudit(tx, { action: 'removeCompanyUser', userId, entityId: targetId, at: clock.now() });
  });
}

/**
 * Ends all access that a user granted to others in their own companies, because an intruder in the account may have
 * chosen those people. Invitations are deleted first: one that is being accepted is then deleted as a membership.
 */
export async function removeStaffOf(tx: ServerTx, ownerId: string, now: Date): Promise<void> {
  const own = tx.select({ id: companies.id }).from(companies).where(eq(companies.ownerId, ownerId));
  const invited = await tx
    .delete(invitations)
    .where(inArray(invitations.companyId, own))
    .returning({ companyId: invitations.companyId, entityId: invitations.id });
  const staff = await tx
    .delete(members)
    .where(and(inArray(members.companyId, own), ne(members.userId, ownerId)))
    .returning({ companyId: members.companyId, entityId: members.userId });
  await tx.delete(documentLinks).where(and(inArray(documentLinks.companyId, own), ne(documentLinks.userId, ownerId)));
  for (const gone of [...invited, ...staff])
    await writeAudit(tx, { action: 'removeCompanyUser', ...gone, userId: ownerId, at: now });
}

interface HandOver {
  readonly companyId: string;
  /** The owner. An admin cannot hand over the company. */
  readonly userId: string;
}

/**
 * Makes a member the owner. The old owner confirms with the password, and stays as a member with all permissions
 * unless they leave. Both get a mail.
 */
export async function handOverCompany(
  ports: Ports,
  { companyId, userId }: HandOver,
  { id, password, leave = false }: { id: string; password: string; leave?: boolean },
): Promise<void> {
  const { db, clock, passwords } = ports;
  await limitAttempts(ports, 'handOverCompany', userId);
  const owner = await findUser(serverQueries(db, 'people'), userId);
  if (!(await passwords.verify(password, owner?.passwordHash ?? undefined)))
    throw peopleProblems.wrongCurrentPassword();
  await withCompany(db, companyId, async (tx) => {
    const company = await lockCompany(tx);
    if (!owner || company?.ownerId !== userId) throw callProblems.noPermission();
    if (id === userId) throw companyProblems.alreadyOwner();
    if (!leave && owner.emailVerifiedAt === null) throw companyProblems.addressFirst();
    const isMember = (await findMember(tx, id)) !== undefined;
    const heir = await asServer(tx, 'people', (server) => findUser(server, id));
    // Members from before address verification may be unproven. They have no access, so they cannot become the
    // owner.
    if (!isMember || !heir || heir.emailVerifiedAt === null) throw callProblems.notFound();
    await changeOwner(tx, id);
    if (leave) await deleteMember(tx, userId);
    const mailed = { company: companyTitle(company), hasLeft: leave };
    await queueMessage(ports, tx, { kind: 'mail', to: heir.email, ...newOwnerMail(heir.language, mailed) });
    await queueMessage(ports, tx, { kind: 'mail', to: owner.email, ...formerOwnerMail(owner.language, mailed) });
    await writeAudit(tx, { action: 'handOverCompany', userId, entityId: id, at: clock.now(), details: { leave } });
  });
}
