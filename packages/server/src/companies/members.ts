import { and, eq, inArray, ne } from 'drizzle-orm';
import { impliedPermissions } from '@kalem/domain';
import { limitAttempts } from '../db/attempts';
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
import { permissionsIn } from './permissionList';
import type { Permissions } from './permissions';
import { changeOwner, deleteMember, findMember, lockCompany, updateMemberPermissions } from './statements';
import { companies, invitations, members } from './tables';
import { companyTitle } from './wire';

/** What a user of the company, or the recipient of an invitation, may do. */
export async function findPermissions(tx: CompanyTx, id: string): Promise<Permissions | undefined> {
  return ((await findMember(tx, id)) ?? (await findInvitation(tx, id)))?.permissions;
}

interface Change {
  /** What the one who changes is in the company. */
  readonly giver: { readonly companyId: string; readonly owner: boolean; readonly permissions: Permissions };
  /** The user who makes the change. */
  readonly userId: string;
  /** Whose permissions: a user's, or those that an invitation brings. */
  readonly targetId: string;
}

/**
 * Stores what a user of the company may do, and answers it: xWrite brings xRead (USR-06). The owner's permissions
 * cannot change (USR-08), nor can the caller's own. Nobody can grant a permission they lack, and only the owner grants
 * yetkilendirmeWrite.
 */
export async function changePermissions(
  { db, clock }: Ports,
  { giver, userId, targetId }: Change,
  body: Permissions,
): Promise<Permissions> {
  const permissions = impliedPermissions(permissionsIn((name) => body[name]));
  return withCompany(db, giver.companyId, async (tx) => {
    // A company is handed over under the same lock: its new owner has everything.
    await lockCompany(tx);
    const member = await findMember(tx, targetId);
    const target = member ?? (await lockInvitation(tx, targetId));
    if (!target) throw callProblems.notFound();
    if (member?.owner) throw companyProblems.ownerIsFixed();
    if (targetId === userId) throw companyProblems.ownPermissions();
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
 * Ends a user's membership, at once and nothing else: sign-in, sessions and other companies stay (USR-09). The owner
 * stays (USR-08). An invitation is taken back.
 */
export async function removeCompanyUser({ db, clock }: Ports, { companyId, userId, targetId }: Removal): Promise<void> {
  await withCompany(db, companyId, async (tx) => {
    // Handing over takes the same lock, so the new owner cannot be removed at the same time.
    await lockCompany(tx);
    if ((await findMember(tx, targetId))?.owner) throw companyProblems.ownerIsFixed();
    const isGone = (await deleteMember(tx, targetId)) || (await deleteInvitation(tx, targetId));
    if (!isGone) throw callProblems.notFound();
    await writeAudit(tx, { action: 'removeCompanyUser', userId, entityId: targetId, at: clock.now() });
  });
}

/**
 * Ends all access that a user granted to others in their own companies: an intruder in the account may have chosen
 * those people. Invitations go first: one that is just being accepted ends as the membership that it became.
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
  for (const gone of [...invited, ...staff])
    await writeAudit(tx, { action: 'removeCompanyUser', ...gone, userId: ownerId, at: now });
}

interface HandOver {
  readonly companyId: string;
  /** The owner who hands it over; no admin can in their place. */
  readonly userId: string;
}

/**
 * Makes one of the users the owner. The old owner confirms by password, and stays as a user who may do
 * everything unless they leave; both get a mail.
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
    // Before addresses were proven, users could be added whose address is not; they wait outside.
    if (!isMember || !heir || heir.emailVerifiedAt === null) throw callProblems.notFound();
    await changeOwner(tx, id);
    if (leave) await deleteMember(tx, userId);
    const mailed = { company: companyTitle(company), hasLeft: leave };
    await queueMessage(ports, tx, { kind: 'mail', to: heir.email, ...newOwnerMail(heir.language, mailed) });
    await queueMessage(ports, tx, { kind: 'mail', to: owner.email, ...formerOwnerMail(owner.language, mailed) });
    await writeAudit(tx, { action: 'handOverCompany', userId, entityId: id, at: clock.now(), details: { leave } });
  });
}
