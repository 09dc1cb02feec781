import { and, desc, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import { DAY_MS, validateEmailChange } from '@kalem/domain';
import { limitAttempts } from '../limits/attempts';
import { writeAudit } from '../db/audit';
import { serverQueries, withServer } from '../db/wall';
import { queueMessage } from '../messages/outbox';
import { addressTakenMail, emailChangeMail, emailVerificationMail } from '../messages/templates/account';
import type { ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import * as callProblems from '../problems/callProblems';
import * as peopleProblems from '../problems/peopleProblems';
import { refuseFaults } from '../problems/faults';
import { randomToken, sha256 } from '../db/secretTexts';
import { normalizeEmail } from './names';
import { findUser, findUserByEmail, type User } from './statements';
import { emailLinks, users } from './tables';
import { limitMailsTo } from '../limits/tryLimits';

/**
 * Requests another mail address; requires the password. The new address gets a link that makes the change. The
 * present address gets a link that restores it. If another user has the new address, answer and work are the same, so
 * that the caller cannot find out.
 */
export async function requestEmailChange(
  ports: Ports,
  userId: string,
  body: { email: string; password: string },
): Promise<User> {
  refuseFaults(validateEmailChange(body));
  await limitAttempts(ports, 'updateEmail', userId);
  const { db, clock, passwords } = ports;
  const user = await findUser(serverQueries(db, 'people'), userId);
  if (!user) throw callProblems.noSession();
  if (!(await passwords.verify(body.password, user.passwordHash ?? undefined)))
    throw peopleProblems.wrongCurrentPassword();
  const email = normalizeEmail(body.email);
  if (email === user.email) return user;
  await limitMailsTo(ports, email);
  await withServer(db, 'people', async (tx) => {
    const other = await findUserByEmail(tx, email);
    if (other) {
      // Creates a link without mailing it, so that the pending change looks the same as for a free address.
      await createLink(ports, tx, { userId, email, purpose: 'verify' });
      await queueMessage(ports, tx, { kind: 'mail', to: email, ...addressTakenMail(other.language) });
    } else await queueVerification(ports, tx, user, email);
    const link = await createLink(ports, tx, { userId, email: user.email, purpose: 'bringBack' });
    await queueMessage(ports, tx, { kind: 'mail', to: user.email, ...emailChangeMail(user.language, { link }) });
    await writeAudit(tx, { action: 'requestEmailChange', userId, entityId: userId, at: clock.now() });
  });
  return user;
}

/** The pending change of address. The latest one, if there are several. */
export async function findEmailChange(
  { db }: Ports,
  userId: string,
  now: Date,
): Promise<Pick<EmailLink, 'email' | 'expiresAt'> | undefined> {
  const server = serverQueries(db, 'people');
  const [link] = await server
    .select({ email: emailLinks.email, expiresAt: emailLinks.expiresAt })
    .from(emailLinks)
    .where(and(isChange(server, userId), gt(emailLinks.expiresAt, now)))
    .orderBy(desc(emailLinks.expiresAt))
    .limit(1);
  return link;
}

/** Voids the links of pending changes. The link that proves the present address stays, and so do the restore links. */
export async function cancelEmailChange({ db, clock }: Ports, userId: string): Promise<void> {
  const now = clock.now();
  await withServer(db, 'people', async (tx) => {
    await voidEmailChanges(tx, userId, now);
    await writeAudit(tx, { action: 'cancelEmailChange', userId, entityId: userId, at: now });
  });
}

/** `cancelEmailChange` within another transaction: an intruder with the old password may have requested the changes. */
export async function voidEmailChanges(tx: ServerTx, userId: string, now: Date): Promise<void> {
  await tx.update(emailLinks).set({ usedAt: now }).where(isChange(tx, userId));
}

/** Sends the link that proves the present address again. */
export async function requestVerification(ports: Ports, userId: string): Promise<void> {
  await limitAttempts(ports, 'verifyEmail', userId);
  await withServer(ports.db, 'people', async (tx) => {
    const user = await findUser(tx, userId);
    if (user && user.emailVerifiedAt === null) await queueVerification(ports, tx, user, user.email);
  });
}

/** Mails the link that proves an address to that address. */
export async function queueVerification(
  ports: Ports,
  tx: ServerTx,
  { id, language }: Pick<User, 'id' | 'language'>,
  email: string,
): Promise<void> {
  const link = await createLink(ports, tx, { userId: id, email, purpose: 'verify' });
  await queueMessage(ports, tx, { kind: 'mail', to: email, ...emailVerificationMail(language, { link }) });
}

type EmailLink = typeof emailLinks.$inferSelect;

export async function findEmailLink(tx: ServerTx, tokenHash: string, now: Date): Promise<EmailLink | undefined> {
  const [row] = await tx.select().from(emailLinks).where(isGood(tokenHash, now));
  return row;
}

/** Uses a link up. Returns false when it was used or has expired. */
export async function spendEmailLink(tx: ServerTx, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(emailLinks)
    .set({ usedAt: now })
    .where(isGood(tokenHash, now))
    .returning({ userId: emailLinks.userId });
  return rows.length > 0;
}

/** Voids the links to new addresses. Restore links stay. */
export async function voidVerifications(tx: ServerTx, userId: string, now: Date): Promise<void> {
  const isOpen = and(eq(emailLinks.userId, userId), eq(emailLinks.purpose, 'verify'), isNull(emailLinks.usedAt));
  await tx.update(emailLinks).set({ usedAt: now }).where(isOpen);
}

/**
 * Voids the restore links that are newer than `link`. Older ones stay, so that the first holder of an account can
 * always get it back.
 */
export async function voidLaterWaysBack(
  tx: ServerTx,
  { userId, expiresAt }: Pick<EmailLink, 'userId' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  const isLater = and(isWayBack(now), eq(emailLinks.userId, userId), gte(emailLinks.expiresAt, expiresAt));
  await tx.update(emailLinks).set({ usedAt: now }).where(isLater);
}

/** Whether a user may still restore this address. Registering with it would make that impossible. */
export async function isLeftForNow(tx: ServerTx, email: string, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ userId: emailLinks.userId })
    .from(emailLinks)
    .where(and(isWayBack(now), eq(emailLinks.email, email)))
    .limit(1);
  return rows.length > 0;
}

function isWayBack(now: Date) {
  return and(eq(emailLinks.purpose, 'bringBack'), isNull(emailLinks.usedAt), gt(emailLinks.expiresAt, now));
}

const lifetimes = { verify: DAY_MS, bringBack: 7 * DAY_MS } as const;

async function createLink(
  { clock, config }: Ports,
  tx: ServerTx,
  link: Pick<EmailLink, 'userId' | 'email' | 'purpose'>,
): Promise<string> {
  const token = randomToken();
  await tx.insert(emailLinks).values({
    ...link,
    tokenHash: await sha256(token),
    expiresAt: new Date(clock.now().getTime() + lifetimes[link.purpose]),
  });
  return `${config.publicUrl}/email/verify/${token}`;
}

/** Matches unused links to another address than the present one. */
function isChange(tx: ServerTx, userId: string) {
  const present = tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const isOpen = and(eq(emailLinks.userId, userId), eq(emailLinks.purpose, 'verify'), isNull(emailLinks.usedAt));
  return and(isOpen, sql`${emailLinks.email} <> (${present})`);
}

/** Matches a link that is not used and not expired. */
function isGood(tokenHash: string, now: Date) {
  return and(eq(emailLinks.tokenHash, tokenHash), isNull(emailLinks.usedAt), gt(emailLinks.expiresAt, now));
}
