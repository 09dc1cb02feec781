import { validateEmailChange } from '@kalem/domain';
import { isDuplicate } from '../../db/isDuplicate';
import { voidPasswordLinks } from '../../db/queries/passwordLinks';
import { type User, updateUser } from '../../db/queries/userAccount';
import { writeAudit } from '../../db/queries/writeAudit';
import type { Ports } from '../../Ports';
import * as accessProblems from '../../problems/accessProblems';
import * as accountProblems from '../../problems/accountProblems';
import { refuseFaults } from '../../problems/refuseFaults';
import { normalizeEmail } from '../normalizeEmail';

/** Changes the mail address (ACC-33). Links that were mailed to the old one are void: it may be somebody else's by now. */
export async function changeEmail({ db, clock }: Ports, userId: string, body: { email: string }): Promise<User> {
  refuseFaults(validateEmailChange(body));
  const now = clock.now();
  try {
    return await db.transaction(async (tx) => {
      const user = await updateUser(tx, userId, { email: normalizeEmail(body.email) });
      if (!user) throw accessProblems.noSession();
      await voidPasswordLinks(tx, userId, now);
      await writeAudit(tx, { action: 'updateEmail', userId, entityId: userId, at: now });
      return user;
    });
  } catch (error) {
    if (isDuplicate(error)) throw accountProblems.emailTaken();
    throw error;
  }
}
