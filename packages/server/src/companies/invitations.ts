import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { DAY_MS, noPermissions, validateEmailForm } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { clearRows } from '../db/clearRows';
import { limitAttempts } from '../limits/attempts';
import { writeAudit } from '../db/audit';
import { asCompany, readCompany, serverQueries, withCompany, withServer } from '../db/wall';
import { queueMessage } from '../messages/outbox';
import { invitationMail } from '../messages/templates/company';
import { normalizeEmail } from '../people/names';
import { users } from '../people/tables';
import { limitMailsTo } from '../limits/tryLimits';
import type { CompanyTx, ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import * as companyProblems from '../problems/companyProblems';
import { refuseFaults } from '../problems/faults';
import type { Language } from '../problems/ProblemError';
import { mailNewMember } from './ownerMails';
import type { Permissions } from './permissions';
import { findMember, insertMember, listMembers } from './memberStatements';
import { lockCompany } from './statements';
import { companies, invitations, members } from './tables';
import { companyTitle } from './wire';

type Invitation = typeof invitations.$inferSelect;

const DAY = 86_400;
const LIFE_MS = 7 * DAY * 1000;

interface Sender {
  readonly companyId: string;
  /** The user who invites. */
  readonly userId: string;
  readonly id: string;
  /** The language of the call. The mail uses it, because the invited person's account must not be looked up. */
  readonly language: Language;
}

/**
 * Invites a mail address to the company, without permissions (USR-02, A-06). Answer and mail are the same with and
 * without an account, and no account is looked up. A repeated `id` is the same call. Throws 403 in a company of a
 * partner: its users come only through partner sessions.
 */
export async function inviteUser(ports: Ports, sender: Sender, body: { email: string }): Promise<string> {
  refuseFaults(validateEmailForm(body));
  const { companyId, userId, id, language } = sender;
  const email = normalizeEmail(body.email);
  const { db, clock } = ports;
  if (await readCompany(db, companyId, (tx) => findInvitation(tx, id))) return id;
  await limitMails(ports, sender, email);

  const now = clock.now();
  await withCompany(db, companyId, async (tx) => {
    const company = await lockInviting(tx, userId);
    if ((await listMembers(tx)).some((member) => member.email === email)) throw companyProblems.alreadyAdded();
    if (!(await insertInvitation(tx, { id, email, invitedBy: userId, now }))) throw companyProblems.alreadyInvited();
    await queueMessage(ports, tx, { kind: 'mail', to: email, ...mailOf(ports, company, language) });
    await writeAudit(tx, { action: 'addCompanyUser', userId, entityId: id, at: now });
  });
  return id;
}

/** Mails an invitation again and restarts its seven days. Throws 403 in a company of a partner. */
export async function renewInvitation(ports: Ports, sender: Sender): Promise<InvitedUser> {
  const { companyId, userId, id, language } = sender;
  const { db, clock } = ports;
  const there = await readCompany(db, companyId, (tx) => findInvitation(tx, id));
  if (!there) throw callProblems.notFound();
  await limitMails(ports, sender, there.email);

  const now = clock.now();
  return withCompany(db, companyId, async (tx) => {
    const company = await lockInviting(tx, userId);
    const [renewed] = await tx
      .update(invitations)
      .set({ invitedBy: userId, ...datesFrom(now) })
      .where(isIt(tx, id))
      .returning();
    if (!renewed) throw callProblems.notFound();
    await queueMessage(ports, tx, { kind: 'mail', to: renewed.email, ...mailOf(ports, company, language) });
    await writeAudit(tx, { action: 'renewInvitation', userId, entityId: id, at: now });
    return invitedUser(renewed);
  });
}

/**
 * Locks the inviting company. Throws 403 for a company of a partner, and for a sender who lost the permission while the
 * call waited for the lock: their invitations have just been deleted.
 */
async function lockInviting(tx: CompanyTx, userId: string) {
  const company = await lockCompany(tx);
  const sender = await findMember(tx, userId);
  if (company?.partnerId !== null || !sender?.permissions.yetkilendirmeWrite) throw callProblems.noPermission();
  return company;
}

/** Counts for all addresses alike, so that the limit does not reveal which have accounts. */
async function limitMails(ports: Ports, { companyId, userId }: Sender, email: string): Promise<void> {
  await limitAttempts(ports, 'addCompanyUser', userId);
  await limitAttempts(ports, 'invitation', `${companyId} ${email}`);
  await limitMailsTo(ports, email);
}

type InvitedUser = components['schemas']['CompanyUser'];

/** The company's open and expired invitations, oldest first. */
export async function listInvited(tx: CompanyTx): Promise<InvitedUser[]> {
  const rows = await tx
    .select()
    .from(invitations)
    .where(eq(invitations.companyId, tx.companyId))
    .orderBy(asc(invitations.createdAt), asc(invitations.id));
  return rows.map(invitedUser);
}

function invitedUser({ id, email, permissions, expiresAt }: Invitation): InvitedUser {
  return {
    id,
    name: '',
    email,
    emailVerified: false,
    owner: false,
    permissions,
    invitedUntil: expiresAt.toISOString(),
  };
}

/** The invitations to a user's address. Empty while the address is not confirmed. */
export async function listReceived(
  { db }: Ports,
  userId: string,
  now: Date,
): Promise<components['schemas']['ReceivedInvitation'][]> {
  const server = serverQueries(db, 'people');
  const rows = await server
    .select({ invitation: invitations, company: companies })
    .from(invitations)
    .innerJoin(companies, eq(companies.id, invitations.companyId))
    .where(isReceived(server, userId, now))
    .orderBy(asc(invitations.createdAt), asc(invitations.id));
  return rows.map(({ invitation: { id, permissions, createdAt, expiresAt }, company }) => ({
    id,
    companyName: companyTitle(company) || 'Bir şirket',
    permissions,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
}

/**
 * Adds the user to the company with the permissions of the invitation, and mails the owner. Returns the company.
 * Repeating it changes nothing.
 */
export async function acceptInvitation(ports: Ports, userId: string, id: string): Promise<string> {
  const { db, clock } = ports;
  const now = clock.now();
  return withServer(db, 'people', async (tx) => {
    const invitation = await takeReceived(tx, { userId, id, now });
    if (!invitation) {
      const joined = await companyJoinedBy(tx, userId, id);
      if (joined === undefined) throw callProblems.notFound();
      return joined;
    }
    const { companyId, permissions } = invitation;
    await asCompany(tx, companyId, async (company) => {
      await insertMember(company, { permissions, userId, invitationId: id, createdAt: now });
      await mailNewMember(ports, company, userId);
    });
    await writeAudit(tx, { action: 'acceptInvitation', companyId, userId, entityId: id, at: now });
    return companyId;
  });
}

export async function declineInvitation({ db, clock }: Ports, userId: string, id: string): Promise<void> {
  const now = clock.now();
  await withServer(db, 'people', async (tx) => {
    const invitation = await takeReceived(tx, { userId, id, now });
    if (!invitation) throw callProblems.notFound();
    const { companyId } = invitation;
    await writeAudit(tx, { action: 'declineInvitation', companyId, userId, entityId: id, at: now });
  });
}

export async function findInvitation(tx: CompanyTx, id: string): Promise<Invitation | undefined> {
  const [row] = await tx.select().from(invitations).where(isIt(tx, id));
  return row;
}

/** Locks the invitation until the transaction ends. */
export async function lockInvitation(tx: CompanyTx, id: string): Promise<Invitation | undefined> {
  const [row] = await tx.select().from(invitations).where(isIt(tx, id)).for('update');
  return row;
}

export async function updateInvitedPermissions(tx: CompanyTx, id: string, permissions: Permissions): Promise<void> {
  await tx.update(invitations).set({ permissions }).where(isIt(tx, id));
}

/** Returns false when there is no such invitation. */
export async function deleteInvitation(tx: CompanyTx, id: string): Promise<boolean> {
  const rows = await tx.delete(invitations).where(isIt(tx, id)).returning({ id: invitations.id });
  return rows.length > 0;
}

/** Inserts an invitation. Returns false when the address has an open one. An expired one is replaced. */
async function insertInvitation(
  tx: CompanyTx,
  { id, email, invitedBy, now }: { id: string; email: string; invitedBy: string; now: Date },
): Promise<boolean> {
  const { companyId } = tx;
  const isOver = and(eq(invitations.email, email), lte(invitations.expiresAt, now));
  await tx.delete(invitations).where(and(eq(invitations.companyId, companyId), isOver));
  const rows = await tx
    .insert(invitations)
    .values({ id, companyId, email, invitedBy, permissions: noPermissions, ...datesFrom(now) })
    .onConflictDoNothing()
    .returning({ id: invitations.id });
  return rows.length > 0;
}

interface Received {
  readonly userId: string;
  readonly id: string;
  readonly now: Date;
}

/** Deletes an invitation that the user received, and returns it. */
async function takeReceived(tx: ServerTx, { userId, id, now }: Received): Promise<Invitation | undefined> {
  const [row] = await tx
    .delete(invitations)
    .where(and(eq(invitations.id, id), isReceived(tx, userId, now)))
    .returning();
  return row;
}

async function companyJoinedBy(tx: ServerTx, userId: string, invitationId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ companyId: members.companyId })
    .from(members)
    .where(and(eq(members.userId, userId), eq(members.invitationId, invitationId)));
  return row?.companyId;
}

/**
 * Matches open invitations to the user's proven address. Excludes deleted companies, and companies of a partner
 * (invitations from before A-23).
 */
function isReceived(tx: ServerTx, userId: string, now: Date) {
  const proven = tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.emailVerifiedAt)));
  const inviting = tx.select({ id: companies.id }).from(companies).where(isNull(companies.partnerId));
  return and(
    sql`${invitations.email} = (${proven})`,
    gt(invitations.expiresAt, now),
    inArray(invitations.companyId, inviting),
  );
}

function datesFrom(now: Date) {
  return { createdAt: now, expiresAt: new Date(now.getTime() + LIFE_MS) };
}

function isIt(tx: CompanyTx, id: string) {
  return and(eq(invitations.companyId, tx.companyId), eq(invitations.id, id));
}

function mailOf({ config }: Ports, company: Parameters<typeof companyTitle>[0], language: Language) {
  return invitationMail(language, { company: companyTitle(company), page: `${config.publicUrl}/login` });
}

/** How long the sender still sees an expired invitation. */
const ENDED_INVITATIONS_MS = 30 * DAY_MS;

/** Deletes invitations that expired long ago. */
export async function clearInvitations(tx: ServerTx, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - ENDED_INVITATIONS_MS);
  await clearRows(tx, invitations, lte(invitations.expiresAt, longAgo));
}
