import { validatePasswordReset } from '@kalem/domain';
import { forgetAttempts } from '../../db/queries/forgetAttempts';
import { spendPasswordLink, userOfPasswordLink, voidPasswordLinks } from '../../db/queries/passwordLinks';
import { endSessionsOf } from '../../db/queries/sessionTokens';
import { lockUser, updateUser } from '../../db/queries/userAccount';
import { writeAudit } from '../../db/queries/writeAudit';
import { sha256 } from '../../http/sha256';
import type { Ports } from '../../Ports';
import * as accountProblems from '../../problems/accountProblems';
import { refuseFaults } from '../../problems/refuseFaults';
import { attemptKey } from '../attemptKey';
import { limitAttempts } from '../limitAttempts';

const QUARTER_HOUR = 900;
const MOST_PER_ADDRESS = 30;

/** Sets the password of whoever has the mailed link, once, and ends all their sessions (ACC-26, SES-22). */
export async function resetPassword(
  ports: Ports,
  { token, password }: { token: string; password: string },
  address: string | undefined,
): Promise<void> {
  // The repetition is the form's alone.
  refuseFaults(validatePasswordReset({ password }).filter(({ path }) => path !== 'passwordRepeat'));
  if (address)
    await limitAttempts(ports, {
      purpose: 'resetPassword',
      subject: address,
      most: MOST_PER_ADDRESS,
      windowSeconds: QUARTER_HOUR,
    });

  const { db, clock, passwords, secrets } = ports;
  const now = clock.now();
  const tokenHash = await sha256(token);
  const userId = await userOfPasswordLink(db.queries, tokenHash, now);
  if (userId === undefined) throw accountProblems.resetLinkInvalid();

  const passwordHash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user || !(await spendPasswordLink(tx, tokenHash, now))) throw accountProblems.resetLinkInvalid();
    await updateUser(tx, userId, { passwordHash });
    await voidPasswordLinks(tx, userId, now);
    await endSessionsOf(tx, userId);
    // Whoever forgot the password has tried too many before.
    await forgetAttempts(tx, await attemptKey(secrets, 'signIn', user.email));
    await writeAudit(tx, { action: 'resetPassword', userId, entityId: userId, at: now });
  });
}
