import { and, eq, gt, isNull } from 'drizzle-orm';
import { validateEmailForm } from '@kalem/domain';
import { writeAudit } from '../db/audit';
import { serverQueries, withServer } from '../db/wall';
import { queueMessage } from '../messages/outbox';
import { passwordResetMail } from '../messages/templates/account';
import type { ServerTx } from '../ports/Database';
import type { Ports } from '../ports/Ports';
import { refuseFaults } from '../problems/faults';
import { randomToken, sha256 } from '../db/secretTexts';
import { normalizeEmail } from './names';
import { findUser, findUserByEmail } from './statements';
import { passwordResets } from './tables';
import { limitTries } from '../limits/tryLimits';

/**
 * Queues the mail with a password link (ACC-09). An unknown address gets the same answer after the same work: its job
 * finds no user. Earlier links stay valid. Otherwise a stranger could void another user's link.
 */
export async function requestPasswordReset(
  ports: Ports,
  body: { email: string },
  address: string | undefined,
): Promise<void> {
  refuseFaults(validateEmailForm(body));
  const email = normalizeEmail(body.email);
  const { db, jobs } = ports;
  const server = serverQueries(db, 'people');
  const user = await findUserByEmail(server, email);
  await limitTries(ports, 'passwordReset', { email, userId: user?.id, address });
  await jobs.enqueue(server, 'mailPasswordReset', { userId: user?.id ?? crypto.randomUUID() });
}

/** Mails the link to set a new password (ACC-09). */
export async function mailPasswordReset(ports: Ports, userId: string): Promise<void> {
  await withServer(ports.db, 'people', async (tx) => {
    const user = await findUser(tx, userId);
    // A user of a partner has no account here (PRT-06).
    if (!user || user.partnerId !== null) return;
    const link = await createPasswordLink(ports, tx, userId);
    await queueMessage(ports, tx, { kind: 'mail', to: user.email, ...passwordResetMail(user.language, { link }) });
    await writeAudit(tx, { action: 'mailPasswordReset', userId, entityId: userId, at: ports.clock.now() });
  });
}

const LIFE_MS = 3_600_000;

/** Creates a password link. It works once within 60 minutes, and its token is stored hashed (ACC-09). */
async function createPasswordLink({ clock, config }: Ports, tx: ServerTx, userId: string): Promise<string> {
  const token = randomToken();
  await putPasswordLink(tx, {
    tokenHash: await sha256(token),
    userId,
    expiresAt: new Date(clock.now().getTime() + LIFE_MS),
  });
  return `${config.publicUrl}/password/reset/${token}`;
}

/** The user of a valid link. */
export async function userOfPasswordLink(tx: ServerTx, tokenHash: string, now: Date): Promise<string | undefined> {
  const [row] = await tx.select({ userId: passwordResets.userId }).from(passwordResets).where(isGood(tokenHash, now));
  return row?.userId;
}

/** Uses a link up. Returns false when it was used or has expired. */
export async function spendPasswordLink(tx: ServerTx, tokenHash: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(isGood(tokenHash, now))
    .returning({ userId: passwordResets.userId });
  return rows.length > 0;
}

/** Voids every link of a user. */
export async function voidPasswordLinks(tx: ServerTx, userId: string, now: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}

async function putPasswordLink(
  tx: ServerTx,
  link: { tokenHash: string; userId: string; expiresAt: Date },
): Promise<void> {
  await tx.insert(passwordResets).values(link);
}

/** Matches a link that is not used and not expired. */
function isGood(tokenHash: string, now: Date) {
  return and(eq(passwordResets.tokenHash, tokenHash), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));
}
