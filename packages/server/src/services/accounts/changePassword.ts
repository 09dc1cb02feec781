import { validatePasswordChange } from '@kalem/domain';
import type { components } from '@kalem/openapi';
import { forgetAttempts } from '../../db/queries/forgetAttempts';
import { voidPasswordLinks } from '../../db/queries/passwordLinks';
import { endSessionsOf } from '../../db/queries/sessionTokens';
import { findUser, lockUser, updateUser } from '../../db/queries/userAccount';
import { writeAudit } from '../../db/queries/writeAudit';
import type { SessionUser } from '../../http/Session';
import type { Ports } from '../../Ports';
import * as accountProblems from '../../problems/accountProblems';
import { refuseFaults } from '../../problems/refuseFaults';
import { limitAttempts } from '../limitAttempts';

const QUARTER_HOUR = 900;
const MOST_ATTEMPTS = 10;

/**
 * Changes the password for whoever knows the present one (ACC-33) and revokes all refresh tokens (SES-22): other devices are out at once,
 * this one when its access token ends. Mailed links are void.
 */
export async function changePassword(
  ports: Ports,
  { id, family }: SessionUser,
  body: components['schemas']['PasswordChange'],
): Promise<void> {
  // The repetition is the form's alone.
  refuseFaults(validatePasswordChange(body).filter(({ path }) => path !== 'newPasswordRepeat'));
  const { db, clock, passwords } = ports;
  const attempts = await limitAttempts(ports, {
    purpose: 'updatePassword',
    subject: id,
    most: MOST_ATTEMPTS,
    windowSeconds: QUARTER_HOUR,
  });
  const user = await findUser(db.queries, id);
  const fits = await passwords.verify(body.password, user?.passwordHash ?? undefined);
  if (!user || !fits) throw accountProblems.wrongCurrentPassword();

  const now = clock.now();
  const passwordHash = await passwords.hash(body.new_password);
  await db.transaction(async (tx) => {
    const locked = await lockUser(tx, id);
    if (locked?.passwordHash !== user.passwordHash) throw accountProblems.wrongCurrentPassword();
    await updateUser(tx, id, { passwordHash });
    await endSessionsOf(tx, id, family);
    await voidPasswordLinks(tx, id, now);
    await forgetAttempts(tx, attempts);
    await writeAudit(tx, { action: 'updatePassword', userId: id, entityId: id, at: now });
  });
}
