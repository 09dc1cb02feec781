import { impliedPermissions, validateEmailChange } from '@kalem/domain';
import { limitAttempts } from '../db/attempts';
import { writeAudit } from '../db/audit';
import { asServer, withCompany } from '../db/wall';
import { queueMessage } from '../messages/outbox';
import { normalizeEmail } from '../people/names';
import { createPasswordLink } from '../people/passwordLinks';
import { findUserByEmail, insertUser, type User } from '../people/statements';
import type { ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import * as companyProblems from '../problems/companyProblems';
import { refuseFaults } from '../problems/refuseFaults';
import { deleteMember, findMember, insertMember, memberAddedBy, updateMemberPermissions } from './members';
import type { Member, Permissions } from './permissions';
import { lockCompany } from './statements';
import { companyTitle } from './wire';

const HOUR = 3600;
/** Each addition may send mail to a stranger. */
const MOST_PER_HOUR = 60;

interface Addition {
  readonly companyId: string;
  /** Who adds. */
  readonly userId: string;
  /** Fixed by the Idempotency-Key: the same one again means the same call again. */
  readonly callId: string;
}

/**
 * Adds a user by mail address, without any permission, and answers their id. An address that nobody signs in with is invited by a
 * mail with the link to set a password; so is one that was invited before and has set none (USR-03).
 */
export async function addCompanyUser(
  ports: Ports,
  { companyId, userId, callId }: Addition,
  body: { email: string },
): Promise<string> {
  refuseFaults(validateEmailChange(body));
  const email = normalizeEmail(body.email);
  const { db, clock } = ports;
  const done = await withCompany(db, companyId, (tx) => memberAddedBy(tx, callId));
  if (done !== undefined) return done;
  await limitAttempts(ports, { purpose: 'addCompanyUser', subject: userId, most: MOST_PER_HOUR, windowSeconds: HOUR });

  const now = clock.now();
  return withCompany(db, companyId, async (tx) => {
    const company = await lockCompany(tx);
    if (!company) throw callProblems.noPermission();
    const added = await asServer(tx, 'people', (server) => findOrInvite(server, email, now));
    if (!(await insertMember(tx, { userId: added.id, callId, createdAt: now }))) throw companyProblems.alreadyAdded();
    if (added.passwordHash === null) {
      const link = await asServer(tx, 'people', (server) => createPasswordLink(ports, server, added.id));
      await queueMessage(ports, tx, { kind: 'mail', to: email, ...invitationMail(company, link) });
    }
    await writeAudit(tx, { action: 'addCompanyUser', userId, entityId: added.id, at: now });
    return added.id;
  });
}

interface Change {
  /** What the one who changes is in the company. */
  readonly member: Member;
  /** Who changes. */
  readonly userId: string;
  /** Whose permissions. */
  readonly targetId: string;
}

/**
 * Stores what a user of the company may do, and answers it: xWrite brings xRead (USR-06). The owner's stay (USR-08), and so do those of
 * whoever calls. Nobody gives what he does not have, and yetkilendirmeWrite comes of the owner alone.
 */
export async function changePermissions(
  { db, clock }: Ports,
  { member, userId, targetId }: Change,
  body: Permissions,
): Promise<Permissions> {
  const permissions = impliedPermissions(permissionsOf(body));
  return withCompany(db, member.companyId, async (tx) => {
    const target = await findMember(tx, targetId);
    if (!target) throw callProblems.notFound();
    if (target.owner) throw companyProblems.ownerIsFixed();
    if (targetId === userId) throw companyProblems.ownPermissions();
    requireGivable(member, newlyGiven(target.permissions, permissions));
    await updateMemberPermissions(tx, targetId, permissions);
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

function requireGivable({ owner, permissions }: Member, given: readonly (keyof Permissions)[]): void {
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
  /** Who removes. */
  readonly userId: string;
  /** Who goes. */
  readonly targetId: string;
}

/** Ends a user's membership, at once and nothing else: sign-in, sessions and other companies stay (USR-09). The owner stays (USR-08). */
export async function removeCompanyUser({ db, clock }: Ports, { companyId, userId, targetId }: Removal): Promise<void> {
  await withCompany(db, companyId, async (tx) => {
    const target = await findMember(tx, targetId);
    if (!target) throw callProblems.notFound();
    if (target.owner) throw companyProblems.ownerIsFixed();
    await deleteMember(tx, targetId);
    await writeAudit(tx, { action: 'removeCompanyUser', userId, entityId: targetId, at: clock.now() });
  });
}

/** Two companies may invite the same address at once: the result is one person. */
async function findOrInvite(server: ServerTx, email: string, createdAt: Date): Promise<User> {
  const there = await findUserByEmail(server, email);
  const user =
    there ??
    (await insertUser(server, { id: crypto.randomUUID(), email, name: '', passwordHash: null, createdAt })) ??
    (await findUserByEmail(server, email));
  if (!user) throw new Error('The user could neither be found nor made');
  return user;
}

/** The mail to a user whom a company has added and who has no password yet (USR-03). */
function invitationMail(company: Parameters<typeof companyTitle>[0], link: string): { subject: string; body: string } {
  const name = companyTitle(company, 'Bir şirket');
  return {
    subject: `${name} sizi Kalem’e davet etti`,
    body: [
      'Merhaba,',
      '',
      `${name} sizi kullanıcı olarak ekledi. Parolanızı belirlemek için aşağıdaki bağlantıyı 60 dakika içinde açınız. Bağlantı bir kez kullanılabilir.`,
      '',
      link,
      '',
      'Süresi dolarsa giriş sayfasındaki "Şifremi Unuttum" ile yeni bir bağlantı isteyebilirsiniz.',
    ].join('\n'),
  };
}

/** The 14 permissions of a body, without whatever else stands in it. */
function permissionsOf(body: Permissions): Permissions {
  return {
    faturaRead: body.faturaRead,
    faturaWrite: body.faturaWrite,
    stokRead: body.stokRead,
    stokWrite: body.stokWrite,
    cariRead: body.cariRead,
    cariWrite: body.cariWrite,
    iptalItirazRead: body.iptalItirazRead,
    iptalItirazWrite: body.iptalItirazWrite,
    adimaDuzenlenenFaturalarRead: body.adimaDuzenlenenFaturalarRead,
    adimaDuzenlenenFaturalarWrite: body.adimaDuzenlenenFaturalarWrite,
    yetkilendirmeRead: body.yetkilendirmeRead,
    yetkilendirmeWrite: body.yetkilendirmeWrite,
    companyWrite: body.companyWrite,
    apiWrite: body.apiWrite,
  };
}
