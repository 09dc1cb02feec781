import { validatePasswordChange, validatePasswordReset } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { forgetAttempts, limitAttempts, limitNetwork } from '../limits/attempts';
import { writeAudit } from '../db/audit';
import { serverQueries, withServer } from '../db/wall';
import { deleteKeysOf } from '../companies/apiKeys';
import { removeStaffOf } from '../companies/members';
import { commonPasswordFaults } from '../people/commonPasswords';
import { voidEmailChanges } from '../people/emailLinks';
import { spendPasswordLink, userOfPasswordLink, voidPasswordLinks } from '../people/passwordLinks';
import { findUser, lockUser, updateUser } from '../people/statements';
import { forgetKnownAddresses, forgetTries } from '../limits/tryLimits';
import type { Ports } from '../ports/Ports';
import * as peopleProblems from '../problems/peopleProblems';
import { refuseFaults } from '../problems/faults';
import { sha256 } from '../db/secretTexts';
import type { SessionUser } from './findCaller';
import { endSessionsOf } from './statements';

/**
 * Changes the password; requires the present one (ACC-33). Revokes all refresh tokens (SES-22): other devices are
 * signed out at once, this one when its access token expires. Mailed links become void.
 */
export async function changePassword(
  ports: Ports,
  { id, family }: SessionUser,
  body: components['schemas']['PasswordChange'],
): Promise<void> {
  // Only the form has the repeated password.
  const faults = validatePasswordChange(body).filter(({ path }) => path !== 'newPasswordRepeat');
  refuseFaults([...faults, ...(await commonPasswordFaults('new_password', body.new_password))]);
  const { db, clock, passwords } = ports;
  const attempts = await limitAttempts(ports, 'updatePassword', id);
  const user = await findUser(serverQueries(db, 'people'), id);
  const fits = await passwords.verify(body.password, user?.passwordHash ?? undefined);
  if (!user || !fits) throw peopleProblems.wrongCurrentPassword();

  const now = clock.now();
  const passwordHash = await passwords.hash(body.new_password);
  await withServer(db, 'people', async (tx) => {
    const locked = await lockUser(tx, id);
    if (locked?.passwordHash !== user.passwordHash) throw peopleProblems.wrongCurrentPassword();
    await updateUser(tx, id, { passwordHash });
    await endSessionsOf(tx, id, family);
    await voidPasswordLinks(tx, id, now);
    await voidEmailChanges(tx, id, now);
    await forgetAttempts(tx, attempts);
    await writeAudit(tx, { action: 'updatePassword', userId: id, entityId: id, at: now });
  });
}

/** Sets the password by a mailed link, which works once. Ends all sessions of the user (ACC-26, SES-22). */
export async function resetPassword(
  ports: Ports,
  { token, password }: { token: string; password: string },
  address: string | undefined,
): Promise<void> {
  // Only the form has the repeated password.
  const faults = validatePasswordReset({ password }).filter(({ path }) => path !== 'passwordRepeat');
  refuseFaults([...faults, ...(await commonPasswordFaults('password', password))]);
  if (address) await limitNetwork(ports, 'resetPassword', { address });

  const { db, clock, passwords } = ports;
  const now = clock.now();
  const tokenHash = await sha256(token);
  const userId = await userOfPasswordLink(serverQueries(db, 'people'), tokenHash, now);
  if (userId === undefined) throw peopleProblems.resetLinkInvalid();

  const passwordHash = await passwords.hash(password);
  await withServer(db, 'people', async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user || !(await spendPasswordLink(tx, tokenHash, now))) throw peopleProblems.resetLinkInvalid();
    // The mailed link proves the address.
    await updateUser(tx, userId, { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? now });
    await voidPasswordLinks(tx, userId, now);
    await voidEmailChanges(tx, userId, now);
    await endSessionsOf(tx, userId);
    // An unproven account may have been created by a stranger with another person's address. So its keys and staff are
    // removed.
    if (user.emailVerifiedAt === null) {
      await deleteKeysOf(tx, userId, now);
      await removeStaffOf(tx, userId, now);
    }
    await forgetKnownAddresses(tx, userId);
    // A user who forgot the password may have used up the sign-in attempts.
    await forgetTries(ports, tx, 'signIn', { email: user.email, address });
    await writeAudit(tx, { action: 'resetPassword', userId, entityId: userId, at: now });
  });
}
